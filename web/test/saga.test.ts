import { expect, test } from "vitest";
import type { Told } from "../src/api/types";
import { pieces } from "../src/shell/references";
import { Follow } from "../src/shell/follow.svelte";
import { paragraph } from "../src/shell/paragraph";
import { continued, filtered, rows } from "../src/shell/saga";

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

test("what is done again and again is one line, at its last move", () => {
  const loads = (move: number, seat = 0) => told(move, "loaded", { seat }, "Signe loads 1 food.");
  const made = rows([loads(1), loads(2), loads(3), told(3, "ready", { seat: 0 }), loads(4), loads(5, 1)], null);
  expect(made.map((row) => (row.kind === "line" ? [row.move, row.events.length] : row.kind))).toEqual([
    [3, 4],
    [4, 1],
    [5, 1],
  ]);
});

test("what happens by itself with one move stands together as long as it is of one kind", () => {
  const made = rows(
    [
      told(4, "filled", { place: "armory" }),
      told(4, "filled", { place: "smithy" }),
      told(4, "offered", { rune: "fame" }),
      told(5, "offered", { rune: "wealth" }),
      told(5, "offered", { rune: "gifts", rule: "EX-01" }),
      told(5, "offered", { rune: "runes", rule: "EX-02" }),
    ],
    null,
  );
  expect(made.map((row) => (row.kind === "line" ? row.events.length : row.kind))).toEqual([2, 1, 1, 1, 1]);
});

test("a part of a round in which nothing happened leaves no mark, unless the game stands there", () => {
  const phase = (name: string) => told(2, "phase_began", {}, name);
  const all = rows(
    [told(2, "round_began", {}, "Round 1"), phase("Rest"), phase("Fire"), told(2, "shot", { seat: 0 }), phase("End")],
    null,
  );
  expect(filtered(all, "all").map((row) => (row.kind === "mark" ? row.text : row.kind))).toEqual([
    "Round 1",
    "Fire",
    "line",
    "End",
  ]);
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

const ash = { seat: 0, name: "Ash", color: "red", yours: false } as const;
const you = { ...ash, yours: true };
const tellings = (...texts: string[]) => texts.map((text) => told(1, "done", { seat: 0 }, text));

test("a move is one sentence, and gains are counted together", () => {
  const market = tellings("Ash sends a worker to the Market.", "Ash gains 1 coin.", "Ash gains 2 food.");
  expect(paragraph(market, ash, "en").text).toBe("Ash sends a worker to the Market and gains 1 coin, 2 food.");
  expect(paragraph(market, you, "en").text).toBe("You send a worker to the Market and gain 1 coin, 2 food.");
  const polish = tellings("Ash wysyła robotnika na targ.", "Ash bierze 2 monety.");
  expect(paragraph(polish, you, "pl").text).toBe("Wysyłasz robotnika na targ i bierzesz 2 monety.");
});

test("what leads to one name after another is said once", () => {
  const drive = tellings("Ash drives to Valley 2.", "Ash drives to Valley 3.", "Ash drives to Coast 9.");
  expect(paragraph(drive, ash, "en").text).toBe("Ash drives to Valley 2, Valley 3, Coast 9.");
  expect(paragraph(tellings("Ash takes the rune Fame.", "Ash takes a card."), ash, "en").text).toBe(
    "Ash takes the rune Fame and takes a card.",
  );
});

test("clauses with commas of their own are kept apart", () => {
  const roll = tellings("Ash rolls: hit, hit.", "Ash defeats the troll!");
  expect(paragraph(roll, ash, "en").text).toBe("Ash rolls: hit, hit; defeats the troll!");
});

test("what is repeated is counted, and a long tale is folded", () => {
  expect(paragraph(tellings("Ash loses 1 axeman.", "Ash loses 1 axeman."), ash, "en").text).toBe(
    "Ash loses 1 axeman (×2).",
  );
  const long = tellings("Ash walks.", "Ash rides.", "Ash sails.", "Ash rows.", "Ash sleeps.");
  const made = paragraph(long, ash, "en");
  expect(made.text).toBe("Ash walks, rides, sails and rows.");
  expect(made.folded).toHaveLength(5);
});

test("sentences that begin otherwise stand side by side", () => {
  expect(paragraph(tellings("Ash goes hunting.", "The snow falls."), ash, "en").text).toBe(
    "Ash goes hunting. The snow falls.",
  );
});

test("the saga shows what is wanted, under the marks that it belongs to", () => {
  const all = rows(
    [
      told(1, "round_began", { round: 1 }, "Round 1"),
      told(1, "placed", { seat: 0 }),
      told(2, "round_began", { round: 2 }, "Round 2"),
      told(2, "phase_began", { phase: "war" }, "War"),
      told(2, "fight_began", { seat: 1 }),
      told(3, "blame_named", { seat: 1, other: 0 }),
      told(4, "round_began", { round: 3 }, "Round 3"),
    ],
    null,
  );
  const seen = (wanted: "all" | "results" | number) =>
    filtered(all, wanted).map((row) => (row.kind === "mark" ? row.text : row.kind === "line" ? row.move : "news"));
  expect(seen("all")).toEqual(["Round 1", 1, "Round 2", "War", 2, 3, "Round 3"]);
  expect(seen("results")).toEqual(["Round 2", "War", 2]);
  expect(seen(0)).toEqual(["Round 1", 1, "Round 2", "War", 3]);
});

/** A list of this height whose lines are 20 high. */
function listOf(lines: number) {
  return { scrollTop: 0, scrollHeight: lines * 20, clientHeight: 100 } as HTMLElement & { scrollHeight: number };
}

test("the newest line is in sight until the reader goes up, and again after a jump", () => {
  const follow = new Follow();
  const list = listOf(10);
  follow.show(list, 10);
  expect(list.scrollTop).toBe(200);

  list.scrollTop = 0;
  follow.scrolled(list);
  Object.assign(list, { scrollHeight: 260 });
  follow.show(list, 13);
  expect([list.scrollTop, follow.isFollowing, follow.fresh]).toEqual([0, false, 3]);

  follow.jump(list);
  expect([list.scrollTop, follow.isFollowing, follow.fresh]).toEqual([260, true, 0]);
});

test("a list that has grown since it was brought to its end was not left by the reader", () => {
  const follow = new Follow();
  const list = listOf(10);
  follow.show(list, 10);
  Object.assign(list, { scrollHeight: 300 });
  follow.scrolled(list);
  expect([list.scrollTop, follow.isFollowing]).toEqual([300, true]);
});

test("a list that becomes smaller still shows its end", () => {
  const follow = new Follow();
  const list = listOf(10);
  follow.show(list, 10);
  list.scrollTop = 120;
  follow.stick(list);
  expect(list.scrollTop).toBe(200);
});
