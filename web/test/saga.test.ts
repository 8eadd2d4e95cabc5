import { expect, test } from "vitest";
import type { Told } from "../src/api/types";
import { pieces } from "../src/shell/references";
import { continued, rows } from "../src/shell/saga";

function told(move: number, kind: string, facts: Record<string, unknown> = {}, text = kind): Told {
  return { move, kind, facts, text, only: null };
}

test("what a seat did with one move stands together", () => {
  const made = rows(
    [
      told(1, "placed", { seat: 0 }),
      told(1, "paid", { seat: 0 }),
      told(1, "gained", { seat: 1 }),
      told(2, "placed", { seat: 0 }),
    ],
    null,
  );
  expect(made.map((row) => (row.kind === "line" ? row.events.length : row.kind))).toEqual([2, 1, 1]);
});

test("a new round is a mark, and news begin where the reader left", () => {
  const made = rows(
    [told(3, "placed", { seat: 0 }), told(3, "round_began", { round: 2 }), told(4, "placed", { seat: 1 })],
    3,
  );
  expect(made.map((row) => row.kind)).toEqual(["line", "mark", "news", "line"]);
});

test("what was taken back leaves the log; that it was stays", () => {
  const log = [told(1, "placed"), told(2, "placed"), told(2, "table-joined")];
  expect(continued(log, [told(1, "table-took-back")], 1).map((event) => event.kind)).toEqual([
    "placed",
    "table-joined",
    "table-took-back",
  ]);
});

const glossary = {
  smithy: { name: "Kuźnia", text: null, rule: null },
  draugr: { name: "Draugr", text: null, rule: null },
  warlord: { name: "Draugr Warlord", text: null, rule: null },
};

test("names in a sentence lead to their things", () => {
  expect(
    pieces("Ash slew the Draugr Warlord.", { seat: 0, enemy: "warlord", kind: "draugr" }, glossary, ["Ash"]),
  ).toEqual([
    { text: "Ash", strong: true },
    { text: " slew the " },
    { text: "Draugr Warlord", id: "warlord" },
    { text: "." },
  ]);
});

test("inflected names are found too", () => {
  expect(pieces("Ash idzie do Kuźni.", { space: "smithy" }, glossary, []).find((piece) => piece.id)?.text).toBe(
    "Kuźni",
  );
  expect(pieces("3 Draugry nadchodzą", { enemy: "draugr" }, glossary, []).find((piece) => piece.id)?.text).toBe(
    "Draugry",
  );
});

test("signs in names do no harm", () => {
  const odd = { odd: { name: "a(b", text: null, rule: null } };
  expect(pieces("nothing here", { id: "odd", list: ["odd", 3] }, odd, [""])).toEqual([{ text: "nothing here" }]);
});
