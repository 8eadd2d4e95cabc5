import { expect, test } from "vitest";
import { asDrawn, drawnIn, isShown, type Grid, openSquares, ranked, rowsOf } from "../src/boards/plain/drawn";

const grid: Grid = {
  drawn: "grid",
  columns: 2,
  rows: 2,
  squares: ["a1", "b1", "a2", "b2"],
  pieces: [
    { id: "man", at: "a1", seat: 0 },
    { id: "man", at: "b1", seat: 0 },
    { id: "king", at: "a2", seat: 0 },
  ],
  special: [],
};

test("a part of a view is drawn if it says what it is", () => {
  expect(asDrawn({ drawn: "tokens", id: "stone", n: 3, seat: -1 })?.drawn).toBe("tokens");
  expect(asDrawn({ drawn: "elsewhere" })).toBeNull();
  expect(asDrawn({ id: "stone" })).toBeNull();
  expect(asDrawn(["grid"])).toBeNull();
  expect(asDrawn(null)).toBeNull();
});

test("a list is drawn if there is nothing in it to read", () => {
  const stones = { drawn: "tokens", id: "stone", n: 3, seat: -1 };
  const hand = { drawn: "hand", id: "wind", cards: [], hidden: 1, seat: 0 };
  expect(drawnIn(stones)).toEqual([stones]);
  expect(drawnIn([stones, hand])).toEqual([stones, hand]);
  expect(drawnIn([stones, 7])).toEqual([]);
  expect(drawnIn([])).toEqual([]);
  expect(drawnIn({ hand })).toEqual([]);
});

test("what is not drawn stands in the prompt", () => {
  const hand = { drawn: "hand", id: "wind", cards: ["gale"], hidden: 1, seat: 0 };
  const view = { fjord: grid, winds: [hand], leader: "astrid" };
  expect(["a1", "gale", "wind", "astrid", "ice"].map((id) => isShown(view, id))).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  const read = { players: [{ cards: ["gale"] }], leader: "astrid" };
  expect(["gale", "astrid", "ice"].map((id) => isShown(read, id))).toEqual([true, true, false]);
});

test("the first row of a grid is at the bottom", () => {
  expect(rowsOf(grid)).toEqual([
    ["a2", "b2"],
    ["a1", "b1"],
  ]);
});

test("a move begins on a piece and then goes anywhere it can", () => {
  expect([...openSquares(grid, ["a2", "b2", "elsewhere"], [])]).toEqual(["a2"]);
  expect([...openSquares(grid, ["b2"], [])]).toEqual(["b2"]);
  expect([...openSquares(grid, ["b2"], ["a2"])]).toEqual(["b2"]);
});

test("the common piece is plain and the rare one is marked", () => {
  expect(ranked(grid, 0)).toEqual(["man", "king"]);
});
