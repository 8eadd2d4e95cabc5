import { expect, test } from "vitest";
import { applied, type Difference } from "../src/api/difference";

const table = {
  round: 1,
  waiting: null,
  deck: ["axe", "bow", "cup"],
  seats: [
    { coins: 4, crew: { axeman: 1 } },
    { coins: 2, crew: {} },
  ],
};

const cases: [string, Difference, unknown][] = [
  ["nothing", {}, table],
  ["everything", [7], 7],
  ["a value", { round: [2] }, { ...table, round: 2 }],
  ["a value by nothing", { round: [null] }, { ...table, round: null }],
  ["nothing by a list", { waiting: [[1, 2]] }, { ...table, waiting: [1, 2] }],
  [
    "an item deep down",
    { seats: { "1": { coins: [3] } } },
    { ...table, seats: [table.seats[0], { coins: 3, crew: {} }] },
  ],
  [
    "a new key",
    { seats: { "1": { crew: { axeman: [2] } } } },
    { ...table, seats: [table.seats[0], { coins: 2, crew: { axeman: 2 } }] },
  ],
  [
    "a key that is gone",
    { seats: { "0": { crew: { axeman: [] } } } },
    { ...table, seats: [{ coins: 4, crew: {} }, table.seats[1]] },
  ],
  ["the end of a list", { deck: { "1": [] } }, { ...table, deck: ["axe"] }],
  ["all of a list", { deck: { "0": [] } }, { ...table, deck: [] }],
  ["an item, and what follows it", { deck: { "0": ["oar"], "1": [] } }, { ...table, deck: ["oar"] }],
  [
    "items behind the end",
    { deck: { "3": ["oar"], "4": [["net"]] } },
    { ...table, deck: ["axe", "bow", "cup", "oar", ["net"]] },
  ],
];

for (const [what, change, after] of cases) {
  test(`a difference replaces ${what}`, () => expect(applied(table, change)).toEqual(after));
}

test("what was there stays as it was, and what is the same is shared", () => {
  const before = structuredClone(table);
  const after = applied(before, { seats: { "1": { coins: [9] } }, deck: { "0": [] } }) as typeof table;
  expect(before).toEqual(table);
  expect(after.seats[0]).toBe(before.seats[0]);
  expect(after.seats[1]!.crew).toBe(before.seats[1]!.crew);
});
