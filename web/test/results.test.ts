import { expect, test } from "vitest";
import type { Result, RivalPicture } from "../src/api/types";
import { decisive, outcome, sources, standings } from "../src/shell/results";

const automa: RivalPicture = { id: "automa", name: "Automa", total: 27, sheet: { fame: 11, objects: 16 }, won: true };
const alone: Result = { totals: [21], places: [2], sheets: [{ fame: 5, boarding: 16, objects_of_automa: 0 }] };
const three: Result = {
  totals: [70, 86, 81],
  places: [3, 1, 2],
  sheets: [
    { trolls: 60, runes: 10, blame: 0 },
    { trolls: 70, runes: 16, blame: 0 },
    { trolls: 81, runes: 0, blame: 0 },
  ],
};

test("everybody has a line, the winner first", () => {
  expect(standings(three, []).map((one) => [one.seat, one.place, one.total])).toEqual([
    [1, 1, 86],
    [2, 2, 81],
    [0, 3, 70],
  ]);
});

test("an opponent without a seat has its place and its points", () => {
  expect(standings(alone, [automa]).map((one) => [one.rival?.name ?? one.seat, one.place, one.total])).toEqual([
    ["Automa", 1, 27],
    [0, 2, 21],
  ]);
  const beaten = standings({ ...alone, places: [1], totals: [30] }, [{ ...automa, won: false }]);
  expect(beaten.map((one) => [one.rival?.name ?? one.seat, one.place])).toEqual([
    [0, 1],
    ["Automa", 2],
  ]);
});

test("a source that brought nobody anything has no row", () => {
  expect(sources(three.sheets)).toEqual(["trolls", "runes"]);
  expect(sources([alone.sheets[0]!, automa.sheet])).toEqual(["fame", "boarding", "objects"]);
});

test("what decided is where the first was furthest ahead of the second", () => {
  expect(decisive(standings(three, []))).toEqual({ source: "runes", more: 16, less: 0 });
  const tie = { ...three, totals: [70, 81, 81] };
  expect(decisive(standings(tie, []))).toBeNull();
});

test("the reader has won, lost, or only seen it", () => {
  const ending = { sentence: "", won: true, rivals: [] };
  expect(outcome(ending, 1)).toBe("won");
  expect(outcome({ ...ending, won: false }, 1)).toBe("lost");
  expect(outcome({ ...ending, won: null }, 0)).toBe("seen");
  expect(outcome(ending, 2)).toBe("seen");
});
