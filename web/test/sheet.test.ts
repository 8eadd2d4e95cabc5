import { expect, test } from "vitest";
import { belowBoard, FOLDED, PEEK, pixelsOf, settle } from "../src/parts/sheet";

const room = 700;

test("a sheet rests at the nearest of its heights", () => {
  expect(settle(["folded", "peek"], room, PEEK - 10, 0)).toBe("peek");
  expect(settle(["folded", "peek"], room, FOLDED + 10, 0)).toBe("folded");
  expect(settle(["half", "full"], room, 600, 0)).toBe("full");
});

test("a flick goes one height on, wherever it ends", () => {
  expect(settle(["half", "full"], room, pixelsOf("half", room) + 20, 1)).toBe("full");
  expect(settle(["half", "full"], room, pixelsOf("full", room) - 20, -1)).toBe("half");
  expect(settle(["half", "full"], room, pixelsOf("half", room) - 20, -1)).toBeNull();
});

test("pushed far below its lowest height it goes away", () => {
  expect(settle(["half", "full"], room, 100, 0)).toBeNull();
});

test("the board ends under the round corners of the sheet, and what is read above it", () => {
  expect([belowBoard("peek"), belowBoard("folded")]).toEqual([PEEK - 12, FOLDED - 12]);
  expect(belowBoard("peek", true)).toBe(belowBoard("folded", true));
});
