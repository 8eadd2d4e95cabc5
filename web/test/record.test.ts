import { describe, expect, test } from "vitest";
import { drawCourse } from "../src/hall/record/course";
import { STONES } from "../src/hall/record/stones";
import { wilson } from "../src/hall/record/wilson";

describe("the share of victories", () => {
  test("has an interval that stays sensible at its ends", () => {
    const rounded = (wins: number, games: number) => wilson(wins, games).map((bound) => Math.round(1000 * bound));
    expect(rounded(8, 10)).toEqual([490, 943]);
    expect(rounded(0, 10)).toEqual([0, 278]);
    expect(rounded(10, 10)).toEqual([722, 1000]);
  });
});

describe("the course of a rating", () => {
  test("is a band around a line, one step for each game", () => {
    const points = [
      { at: 1, mean: 25, spread: 5 },
      { at: 2, mean: 30, spread: 4 },
    ];
    const drawing = drawCourse(points, [1000, 3000], 100, 50);
    // 1000 + 40 * mean: 2000 and 2200, half and three fifths of the way up.
    expect(drawing.line).toBe("M0.0 25.0L100.0 20.0");
    expect(drawing.band).toBe("M0.0 10.0L100.0 8.0L100.0 32.0L0.0 40.0Z");
  });

  test("of one game is a straight stretch", () => {
    expect(drawCourse([{ at: 1, mean: 25, spread: 5 }], [1000, 3000], 100, 50).line).toBe("M0.0 25.0L100.0 25.0");
  });
});

test("every runestone stands once", () => {
  expect(new Set(STONES.map((stone) => stone.id)).size).toBe(STONES.length);
});
