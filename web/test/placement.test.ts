import { expect, test } from "vitest";
import { besideThing, GAP } from "../src/parts/placement";

const window = { width: 1366, height: 768 };
const size = { width: 300, height: 200 };
const thing = (left: number, top: number, width = 60, height = 60) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test("it opens to the right, twelve pixels beside the thing", () => {
  expect(besideThing(thing(400, 300), size, window)).toEqual({ x: 460 + GAP, y: 300, side: "right" });
});

test("near the right edge it opens to the left", () => {
  expect(besideThing(thing(1200, 300), size, window)).toEqual({ x: 1200 - GAP - 300, y: 300, side: "left" });
});

test("beside a thing as wide as the window it opens below or above", () => {
  expect(besideThing(thing(0, 100, 1366), size, window).side).toBe("below");
  expect(besideThing(thing(0, 600, 1366), size, window)).toMatchObject({ y: 600 - GAP - 200, side: "above" });
});

test("it always stays inside the window", () => {
  expect(besideThing(thing(400, 740), size, window).y).toBe(768 - 8 - 200);
  expect(besideThing(thing(0, 0, 1366, 768), size, window)).toMatchObject({ x: 8 });
});

test("it opens where it hides least of what has to stay in sight", () => {
  const tray = thing(480, 100, 500, 400);
  expect(besideThing(thing(400, 300), size, window, [tray]).side).toBe("left");
  const target = thing(150, 300);
  expect(besideThing(thing(400, 300), size, window, [tray, target])).toMatchObject({ side: "below", x: 160 });
});

test("among equals it stays with the right side", () => {
  expect(besideThing(thing(400, 300), size, window, [thing(1000, 0)]).side).toBe("right");
});
