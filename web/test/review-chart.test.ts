import { expect, test } from "vitest";
import { coarseFirst, frameFor, line, moveAt, sampleAt, sampleMoves, spread, xOf, yOf } from "../src/review/chart";

const samples = [
  { move: 0, points: [0, 0] },
  { move: 50, points: [5, 2] },
  { move: 100, points: [10, -4] },
];

test("a short game is looked at move by move, a long one here and there", () => {
  expect(sampleMoves(3, 40)).toEqual([0, 1, 2, 3]);
  const long = sampleMoves(380, 40);
  expect(long).toHaveLength(40);
  expect(long[0]).toBe(0);
  expect(long.at(-1)).toBe(380);
  expect(new Set(long).size).toBe(40);
});

test("the end comes first, then the line grows finer, and nothing is asked twice", () => {
  const moves = sampleMoves(380, 40);
  const order = coarseFirst(moves);
  expect(order.slice(0, 3)).toEqual([380, 0, moves[8]]);
  expect([...order].sort((a, b) => a - b)).toEqual(moves);
  expect(coarseFirst([])).toEqual([]);
});

test("a click finds the move below it", () => {
  const frame = frameFor(samples, 100, 600, 80);
  for (const move of [0, 1, 37, 100]) expect(moveAt(frame, xOf(frame, move))).toBe(move);
  expect(moveAt(frame, -50)).toBe(0);
  expect(moveAt(frame, 5000)).toBe(100);
});

test("points below nothing are drawn below the line of nothing", () => {
  const frame = frameFor(samples, 100, 600, 80);
  expect(frame.least).toBe(-4);
  expect(yOf(frame, 10)).toBe(frame.top);
  expect(yOf(frame, -4)).toBe(frame.bottom);
  expect(yOf(frame, 0)).toBeLessThan(frame.bottom);
});

test("a line stays level until points change", () => {
  const frame = frameFor(samples, 100, 600, 80);
  expect(line(frame, samples, 0)).toMatch(/^M[\d.]+ [\d.]+(H[\d.]+V[\d.]+){2}$/);
  expect(line(frame, [], 0)).toBe("");
  expect(line(frame, samples, 0, true)).toMatch(/^M[\d.]+ [\d.]+(L[\d.]+ [\d.]+){2}$/);
});

test("crests keep their distance, their order, and stay inside", () => {
  expect(spread([10, 11, 50], 15, 9, 65)).toEqual([10, 25, 50]);
  const low = spread([64, 65, 63], 15, 9, 65);
  expect(Math.max(...low)).toBeLessThanOrEqual(65);
  expect(low[2]!).toBeLessThan(low[0]!);
  expect(low[0]!).toBeLessThan(low[1]!);
});

test("between two samples the earlier one holds", () => {
  expect(sampleAt(samples, 70)?.move).toBe(50);
  expect(sampleAt(samples, 100)?.move).toBe(100);
  expect(sampleAt([], 3)).toBeNull();
});
