import { expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import type { SeatLook } from "../src/boards/contract";
import { changeRows, isSaid, rowOf } from "../src/shell/knowing";

const seats: SeatLook[] = [
  { seat: 0, name: "Signe", color: "red", yours: false },
  { seat: 1, name: "Dagny", color: "blue", yours: true },
];

function choice(note: string | null, ...changes: [seat: number, text: string, n: number][]): Choice {
  return {
    move: "m",
    verb: "m",
    targets: [],
    text: "Do it",
    final: false,
    reason: null,
    note,
    odds: null,
    changes: changes.map(([seat, text, n]) => ({ seat, text, n })),
  };
}

test("a short line with a label is a row", () => {
  expect(rowOf("In stock: 1 axeman.")).toEqual({ label: "In stock", value: "1 axeman" });
  expect(rowOf("Nobody here this round.")).toBe(null);
  expect(rowOf("A region of marshes. It borders on: Coast of Sails.")).toBe(null);
  expect(rowOf("Kraken: whoever sails there loses a warrior for each food that is missing.")).toBe(null);
});

test("what the reader gains and pays comes first, then what others do", () => {
  const market = choice(null, [0, "+1 coin", 1], [1, "−1 coin", -1], [1, "+1 wood", 1], [1, "+1 food", 1]);
  expect(changeRows(market, seats).map(({ value, isGood }) => [value, isGood])).toEqual([
    ["+1 wood, +1 food", true],
    ["−1 coin", false],
    ["+1 coin", true],
  ]);
  expect(changeRows(market, seats)[2]!.label).toBe("Signe");
});

test("a note is left out only if the rows say all of it", () => {
  const pays: [number, string, number] = [1, "−1 coin", -1];
  expect(isSaid(choice("Costs 1 coin", pays))).toBe(true);
  expect(isSaid(choice("Costs 1 coin and brings nothing", pays))).toBe(false);
  expect(isSaid(choice("Costs 1 coin"))).toBe(false);
  expect(isSaid({ ...choice("Costs 1 coin", pays), odds: 0.5 })).toBe(false);
});
