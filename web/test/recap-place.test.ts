import { expect, test } from "vitest";
import { cornerFor } from "../src/shell/recap/place";

const frame = { width: 1000, height: 600 };
const strip = { width: 500, height: 80 };
const thing = (left: number, top: number, width = 60, height = 60) => ({ left, top, width, height });

test("the recap hangs from the bar, under its tab", () => {
  expect(cornerFor(strip, frame, [])).toEqual({ edge: "top", side: "right" });
  expect(cornerFor(strip, frame, [thing(700, 300)])).toEqual({ edge: "top", side: "right" });
});

test("it makes room for what can be chosen", () => {
  expect(cornerFor(strip, frame, [thing(700, 10)])).toEqual({ edge: "top", side: "left" });
  expect(cornerFor(strip, frame, [thing(700, 10), thing(100, 10)])).toEqual({ edge: "bottom", side: "right" });
  const all = [thing(700, 10), thing(100, 10), thing(700, 530), thing(100, 530), thing(200, 530)];
  expect(cornerFor(strip, frame, all)).toEqual({ edge: "top", side: "right" });
});

test("it stays where it hides only the edge of something large", () => {
  expect(cornerFor(strip, frame, [thing(600, 40, 300, 400)])).toEqual({ edge: "top", side: "right" });
});
