/** Where the stage lies, and what ties it to the board. */

import { expect, test } from "vitest";
import { type Box, MARGIN, placeFor, tie } from "../src/shell/stage/place";

const box = (left: number, top: number, width = 60, height = 60): Box => ({ left, top, width, height });
const area = box(0, 120, 1100, 450);
const panel = { width: 500, height: 440 };

test("it lies at the right of its area", () => {
  expect(placeFor([], panel, area)).toEqual({ side: "right", left: 600, top: 120 });
  expect(placeFor([box(100, 200)], panel, area).side).toBe("right");
});

test("it goes to the left rather than hide what it is about", () => {
  expect(placeFor([box(900, 200)], panel, area)).toEqual({ side: "left", left: 0, top: 120 });
});

test("what comes first is hidden last", () => {
  expect(placeFor([box(100, 200), box(900, 200)], panel, area).side).toBe("right");
  expect(placeFor([box(900, 200), box(100, 200)], panel, area).side).toBe("left");
});

test("what is higher than its area reaches above it, not below", () => {
  expect(placeFor([], { width: 500, height: 500 }, area).top).toBe(70);
  expect(placeFor([], { width: 500, height: 900 }, area).top).toBe(MARGIN);
});

test("a line leaves the edge that is nearest to the thing", () => {
  const lies = { ...panel, left: 600, top: 120 };
  expect(tie(box(100, 200), lies)).toMatch(/^M600 230Q/);
  expect(tie(box(700, 600), lies)).toMatch(/^M730 560Q/);
  expect(tie(box(700, 20), lies)).toMatch(/^M730 120Q/);
});

test("what lies under it, or has been scrolled away, is not tied to it", () => {
  expect(tie(box(100, -90), { ...panel, left: 600, top: 120 })).toBe("");
  expect(tie(box(700, 200), { ...panel, left: 600, top: 120 })).toBe("");
});
