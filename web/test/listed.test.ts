/** How boards group and picture what can be chosen, and what they picture things by. */

import { expect, test } from "vitest";
import type { BoardSource, Telling } from "../src/boards/contract";
import { choice, entire, stored, wordsOf } from "./boards";

const SHARED = new Set(["web-list-finish"]);
const VIEWS: Record<string, () => unknown> = {
  champions: () =>
    stored<{ tables: Record<string, { view: unknown }> }>("champions-views.json").tables["p2-PlaceWorker"]!.view,
  ice_garden: () => ({}),
  last_aurora: () => ({ slots: [{ id: "slot_1", card: "bus_depot" }] }),
  northgard: () => ({}),
};
/** For each game: verbs of its most common question; a place; a thing that is the same wherever it lies. */
const ASKED: Record<string, { choices: string[]; place: string; thing: string }> = {
  champions: {
    choices: [
      "place:troll_gate",
      "place:armory",
      "place:beg",
      "die:axeman:draugr_1",
      "food:own_longship",
      "done",
      "peek:x",
    ],
    place: "armory",
    thing: "draugr_wight_blue",
  },
  ice_garden: {
    choices: [
      "take:gold",
      "exchange:gold+gold>m_factor",
      "summon:crab",
      "plan:making",
      "influence:coast_of_sails",
      "done",
    ],
    place: "coast_of_sails",
    thing: "crab",
  },
  last_aurora: {
    choices: ["explore:slot_1", "fire:old_truck.4", "play:stimulants", "drive:1", "to:a12", "pass", "act"],
    place: "a12",
    thing: "bus_depot",
  },
  northgard: {
    choices: ["play:start_feast", "wait:start_feast", "recruit:tile_1.n", "clan:snake", "food:2", "pass", "end_turn"],
    place: "tile_03.w",
    thing: "start_feast",
  },
};

test.each(Object.entries(ASKED))("%s pictures and groups its choices", async (game, { choices, place, thing }) => {
  const source = (await import(`../src/boards/${game}/index.ts`)) as { default: BoardSource<unknown> };
  const glyphs = (await import(`../src/boards/${game}/glyphs.ts`)) as { drawn: Promise<void> };
  const board = await entire(source.default);
  await glyphs.drawn;
  const asked: string[] = [];
  const telling: Telling<unknown> = {
    view: VIEWS[game]!(),
    seats: [],
    glossary: {},
    t: (key) => (asked.push(key), key),
  };
  const listed = choices.map((move) => board.listed(telling, choice(move)));
  for (const [place, { emblem }] of listed.entries()) {
    expect(emblem?.icon, choices[place]).toMatch(/^m/i);
    expect(emblem?.ground, choices[place]).toMatch(/^#/);
  }
  expect(new Set(listed.map(({ group }) => group)).size).toBeGreaterThan(2);
  for (const key of asked.filter((one) => !SHARED.has(one)))
    for (const language of ["en", "pl"] as const) expect(wordsOf(game, language)).toContain(`\n${key} =`);
  expect(board.emblem(telling, thing)?.icon).toMatch(/^m/i);
  expect(board.emblem(telling, place)).toBe(null);
});

test("what a card says stands below it where it is played, and nowhere else", async () => {
  const source = (await import("../src/boards/northgard/index.ts")) as { default: BoardSource<unknown> };
  const board = await entire(source.default);
  const text = "Choose one: recruit 1 unit, move once, explore or build.";
  const telling: Telling<unknown> = {
    view: {},
    seats: [],
    glossary: { start_feast: { name: "Feast", text, rule: null } },
    t: (key) => key,
  };
  expect(board.listed(telling, choice("play:start_feast")).says).toBe(text);
  expect(board.listed(telling, choice("wait:start_feast")).says).toBe(null);
});
