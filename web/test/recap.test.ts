/** What is told of the time since one's last turn, and when. */

import { beforeEach, expect, test } from "vitest";
import type { Told } from "../src/api/types";
import type { SeatLook } from "../src/boards/contract";
import { lastTurn, recapEntries, shortened } from "../src/shell/recap/entries";
import { Recap } from "../src/shell/recap/recap.svelte";
import type { Scene } from "../src/shell/stage/director.svelte";
import { toReader } from "../src/shell/stage/scenes";
import { act, scene } from "./acts";

const ME = 0;

function told(move: number, seat: number | null, text = `Move ${move}.`): Told {
  return { move, kind: "placed", facts: seat === null ? {} : { seat, place: "armory" }, text, only: null };
}

test("mine comes first, then what cost me something, then what weighs most", () => {
  const scenes = [
    scene({ key: "light", title: "Signe rests", move: 2, weight: 1 }),
    scene({ key: "heavy", move: 3, weight: 9 }),
    scene({
      key: "cost",
      title: "Signe robs you",
      move: 4,
      lines: [{ seat: ME, text: "", change: "−1 fuel", isGood: false }],
    }),
    scene({ key: "mine", move: 1, seat: ME, weight: 0 }),
  ];
  const entries = recapEntries(scenes, [], ME);
  expect(entries.map((entry) => entry.key)).toEqual(["mine", "cost", "heavy", "light"]);
  expect(entries[1]).toMatchObject({ changes: [{ text: "−1 fuel", isGood: false }] });
});

test("figures are the reader's or, where the act leaves the reader alone, those of whoever acts", () => {
  const lines = [
    { seat: 1, text: "", change: "+5 glory", isGood: true },
    { seat: 1, text: "", change: "−1 food", isGood: false },
    { seat: ME, text: "", change: "−2 coins", isGood: false },
  ];
  const both = scene({ key: "both", title: "Both", move: 1, seat: 1, lines });
  const theirs = scene({ key: "theirs", title: "Theirs", move: 2, seat: 1, lines: lines.slice(0, 2) });
  const bare = scene({ key: "bare", move: 3, seat: 1, result: "2 hits", lines: [{ seat: 2, text: "looks on" }] });
  const empty = scene({ key: "empty", title: "Signe explores the Cook", move: 4, seat: 1, result: "" });
  const twice = scene({ key: "twice", title: "Round 2 begins", move: 5, seat: null, result: "round 2" });
  const bent = scene({ key: "bent", title: "Dobierasz Skrzynkę Narzędziową", move: 6, result: "Skrzynka Narzędziowa" });
  const all = recapEntries([both, theirs, bare, empty, twice, bent], [], ME);
  const changes = Object.fromEntries(all.map((one) => [one.key, one.changes]));
  expect(changes).toEqual({
    both: [{ text: "−2 coins", isGood: false }],
    theirs: [
      { text: "+5 glory", isGood: null },
      { text: "−1 food", isGood: null },
    ],
    bare: [{ text: "2 hits", isGood: null }],
    empty: [],
    twice: [],
    bent: [],
  });
});

test("a fight of several rolls is one entry, told by its end and watched from its beginning", () => {
  const roll = scene({ key: "roll", move: 2, result: "2 damage" });
  const other = scene({ key: "other", move: 3, seat: 2 });
  const outcome = scene({ key: "outcome", move: 4, result: "", lines: [{ seat: 1, text: "", change: "+4 glory" }] });
  const entries = recapEntries([roll, other, outcome], [], ME);
  expect(entries.map(({ key, scenes }) => [key, scenes])).toEqual([
    ["outcome", [roll, outcome]],
    ["other", [other]],
  ]);
  expect(entries[0]!.changes).toEqual([{ text: "+4 glory", isGood: null }]);
});

test("whom somebody fought is told, however much it brought", () => {
  const changes = ["+13 glory", "+2 favor", "+4 coins", "−1 spearman"];
  const lines = changes.map((change) => ({ seat: 1, text: "", change }));
  const [entry] = recapEntries([scene({ title: "Signe fights the Drowned Oarsman", lines })], [], ME);
  expect(entry).toMatchObject({ text: "Signe fights the Drowned Oarsman" });
  expect(entry!.changes.map(({ text }) => text)).toEqual(["+13 glory", "+2 favor"]);
});

test("there are six at the most", () => {
  const scenes = Array.from({ length: 9 }, (_, move) =>
    scene({ key: `${move}`, title: `Fight ${move}`, move, weight: move }),
  );
  expect(recapEntries(scenes, [], ME).map((entry) => entry.key)).toEqual(["8", "7", "6", "5", "4", "3"]);
});

test("sentences of others fill up, one for what each does in a row", () => {
  const log = [told(1, ME), told(2, 1), told(3, 1, "Then this."), told(4, 2), told(5, null), told(6, 2), told(7, 1)];
  const entries = recapEntries([scene({ key: "act", move: 4 })], log, ME);
  expect(entries.map((entry) => entry.text)).toEqual(["Signe fights the Troll", "Move 2", "Move 6", "Move 7"]);
  expect(entries[1]).toMatchObject({ text: "Move 2", move: 3, about: ["armory", "armory"], scenes: [] });
});

test("a move that tells of several seats in turn has an entry for each of them", () => {
  const keys = recapEntries([], [told(3, 1), told(3, 2), told(3, 1)], ME).map((entry) => entry.key);
  expect(new Set(keys).size).toBe(3);
});

test("what came and went in a row of moves is told with its figures", () => {
  const log = [
    told(1, 1, "Signe sends a worker to the Runesmith."),
    told(1, 1, "Signe pays 1 wood."),
    told(2, 1, "Signe takes the rune Potential."),
    told(2, 1, "Signe pays 1 wood."),
    told(3, 1, "Signe gains 2 coins."),
    told(3, 1, "Signe leaves at the well 1 rune."),
  ];
  expect(recapEntries([], log, ME)).toMatchObject([
    {
      text: "Signe sends a worker to the Runesmith",
      changes: [
        { text: "pays 1 wood", isGood: null },
        { text: "gains 2 coins", isGood: null },
      ],
    },
  ]);
});

test("what the reader did is said to the reader", () => {
  const seats: SeatLook[] = [
    { seat: ME, name: "Astrid 654012", color: "blue", yours: true },
    { seat: 1, name: "Bjorn", color: "red", yours: false },
  ];
  const mine = act({ seat: ME, title: "Astrid 654012 attacks Bjorn" });
  expect(toReader(mine, seats, "en").title).toBe("You attack Bjorn");
  expect(toReader({ ...mine, title: "Astrid 654012 atakuje: Bjorn" }, seats, "pl").title).toBe("Atakujesz: Bjorn");
  const others = act({ seat: 1, title: "Bjorn attacks Astrid 654012" });
  expect(toReader(others, seats, "en")).toBe(others);
});

test("no entry has more than nine words", () => {
  expect(shortened("Signe sends a worker to the Armory.", 9)).toBe("Signe sends a worker to the Armory");
  expect(shortened("Signe sends a worker to the Armory, and hires two swordsmen.", 9)).toBe(
    "Signe sends a worker to the Armory, and hires…",
  );
});

test("the log tells where the last turn ended", () => {
  const log = [told(1, ME), told(2, 1), told(3, ME), told(4, ME), told(5, 1), told(6, 2)];
  expect(lastTurn(log, ME)).toEqual({ ended: 3, isMidTurn: false });
  expect(lastTurn([...log, told(7, ME)], ME)).toEqual({ ended: 3, isMidTurn: true });
  expect(lastTurn([], ME)).toEqual({ ended: 0, isMidTurn: true });
});

let recap: Recap;
let isCovered: boolean;
let log: Told[];
let scenes: Map<number, Scene[]>;

function stands(decision: number | null): boolean {
  const moves = log.at(-1)?.move ?? 0;
  return recap.notice({ seat: ME, decision, moves, log, scenesOf: (move) => scenes.get(move) ?? [] });
}

beforeEach(() => {
  isCovered = false;
  recap = new Recap(() => isCovered);
  log = [];
  scenes = new Map();
});

test("nothing is told where nothing happened", () => {
  expect([stands(1), recap.hangs, recap.entries]).toEqual([false, false, []]);
});

test("it hangs at the start of one's turn, and not at the second question of it", () => {
  stands(1);
  log = [told(1, ME)];
  stands(null);
  log = [...log, told(2, 1), told(3, 2)];
  expect([stands(3), recap.hangs]).toEqual([true, true]);
  expect(recap.entries.map((entry) => entry.move)).toEqual([2, 3]);
  log = [...log, told(4, ME)];
  expect([stands(4), recap.hangs]).toEqual([false, false]);
  expect(recap.entries.map((entry) => entry.move)).toEqual([2, 3]);
  recap.toggle();
  expect(recap.hangs).toBe(true);
});

test("what an opponent without a seat did with one's own move is told too", () => {
  stands(1);
  log = [told(1, ME)];
  scenes.set(1, [scene({ move: 1, seat: null })]);
  expect([stands(2), recap.entries.length]).toEqual([true, 1]);
});

test("one's own roll alone is no news", () => {
  stands(1);
  log = [told(1, ME)];
  scenes.set(1, [scene({ move: 1, seat: ME })]);
  expect([stands(2), recap.hangs]).toEqual([false, false]);
});

test("whoever comes back finds what happened in the log", () => {
  log = [told(1, ME), told(2, 1), told(3, 2)];
  expect([stands(3), recap.hangs, recap.entries.map((entry) => entry.move)]).toEqual([true, true, [2, 3]]);
});

test("whoever comes back in the middle of a turn finds it folded", () => {
  log = [told(1, ME), told(2, 1), told(3, ME)];
  expect([stands(3), recap.hangs, recap.entries.map((entry) => entry.move)]).toEqual([false, false, [2]]);
});

test("while something else is shown it does not hang, nor does it claim to", () => {
  stands(1);
  log = [told(1, ME), told(2, 1), told(3, 2)];
  stands(3);
  isCovered = true;
  expect(recap.hangs).toBe(false);
  recap.toggle();
  isCovered = false;
  expect(recap.hangs).toBe(true);
});

test("on a phone it waits in its tab, where it covers nothing that can be chosen", () => {
  recap = new Recap(
    () => false,
    () => false,
  );
  stands(1);
  log = [...log, told(1, ME), told(2, 1), told(3, 2)];
  scenes.set(3, [scene({ key: "3", move: 3, seat: 2 })]);
  expect([stands(2), recap.hangs, recap.entries.length > 0]).toEqual([true, false, true]);
  recap.toggle();
  expect(recap.hangs).toBe(true);
});
