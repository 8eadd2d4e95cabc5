/** Northgard at the table: what happened as acts, journeys, explanations, and cards that can be read. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it } from "vitest";
import type { Told } from "../src/api/types";
import northgardSource from "../src/boards/northgard";
import { buildings, cards, clans, tiles } from "../src/boards/northgard/content";
import { setFace } from "../src/boards/northgard/face";
import { ghostsOf } from "../src/boards/northgard/ghosts";
import { freeSites, openSides } from "../src/boards/northgard/ground";
import { raisedBox, strip } from "../src/boards/northgard/hand";
import { usualUnits } from "../src/boards/northgard/journeys";
import { labelsOf } from "../src/boards/northgard/labels";
import { wide } from "../src/boards/northgard/layout";
import { drawMap, territoryOf } from "../src/boards/northgard/map";
import { heldTiles, isLaid, isTurning } from "../src/boards/northgard/tray";
import type { NorthgardView } from "../src/boards/northgard/view";
import type { Act, Telling } from "../src/boards/contract";
import { choice, speaker, stored, Tester, entire } from "./boards";
import { combat, position, tables } from "./northgard-tables";

const northgard = await entire(northgardSource);

const names = ["Signe", "Halvard", "Ash"];
const tester = new Tester(northgard, "northgard", {});
const recorded = stored<Record<string, Pick<Told, "move" | "kind" | "facts">[]>>("northgard-events.json");

const telling = (view: NorthgardView, language: "en" | "pl" = "en"): Telling<NorthgardView> => ({
  view,
  seats: tester.looks({ names, view }),
  glossary: {},
  t: speaker("northgard", language),
});
const happened = (name: string): Told[] => recorded[name]!.map((event) => ({ ...event, text: "", only: null }));
const tell = (name: string, own: Partial<NorthgardView> = {}, language: "en" | "pl" = "en"): Act[] =>
  northgard.acts(happened(name), telling(position(own), language));
/** What the game calls things; figures that only the server knows are about as long as a digit. */
function gameWords(language: "en" | "pl"): (key: string) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const file = `../../src/meadhall/games/northgard/words/${language}.ftl`;
  bundle.addResource(new FluentResource(readFileSync(new URL(file, `file://${import.meta.dirname}/`), "utf-8")));
  return (key) => bundle.formatPattern(bundle.getMessage(key)!.value!, {}, []).replace(/\{\$\w+\}/g, "2");
}
const kinds = (acts: readonly Act[]): string[] => acts.map(({ kind }) => kind);

describe("acts", () => {
  it("stages an own fight with strength, dice, losses and outcome, and waits for it", () => {
    const [fight, ...others] = tell("own fight");
    expect(others).toEqual([]);
    expect(fight).toMatchObject({ kind: "fight", result: "8 : 5", isGood: true, waits: true, sound: "dice" });
    expect(fight!.steps).toEqual(["Strength", "Dice", "Losses", "Outcome"]);
    expect(fight!.lines).toContainEqual({ seat: 0, text: "wins the fight", isGood: true });
    expect(fight!.lines.some(({ seat, change }) => seat === 0 && change === "−1 unit")).toBe(true);
  });

  it("tells what a fight led to, if it is known only later", () => {
    const [act] = tell("taken land");
    expect(act).toMatchObject({ kind: "outcome", seat: 0, result: "+1 Glory", isGood: true });
  });

  it("does not wait for the fights of others", () => {
    const [, fight] = tell("valkyrie");
    expect(fight).toMatchObject({ kind: "fight", waits: false, isGood: null, result: "8 : 3" });
  });

  it("warns of a creature that attacks before the dice fall", () => {
    expect(kinds(tell("beginning"))).toEqual(["card", "creatures", "fight"]);
  });

  it("sums up the Glory of a discovery that closes land", () => {
    const [act] = tell("own discovery");
    expect(act).toMatchObject({ kind: "explore", result: "+4 Glory", isGood: true, seat: 0 });
    expect(act!.facts["tiles"]).toEqual([{ tile: "tile_08", turn: 1 }]);
  });

  it("shows the cards of others with what they do, and none of the reader's own", () => {
    const active = [{ card: "clan_goat", was_played: true }];
    const players = position().players.map((player) => ({ ...player, active }));
    const [act] = tell("building", { players, resolving: null });
    expect(act).toMatchObject({ kind: "card", seat: 1, facts: { card: "clan_goat" } });
    expect(act!.lines.map(({ change }) => change)).toEqual([undefined, "+1 food"]);
    expect(tell("building", { seat: 1 })).toEqual([]);
  });

  it("counts what a Draugr takes from the reader", () => {
    const acts = tell("draugr");
    expect(acts.at(-1)).toMatchObject({ kind: "creatures", result: "−1 unit", isGood: false });
  });

  it("makes one act each of harvest, winter and the new year", () => {
    const acts = tell("year");
    expect(kinds(acts)).toEqual(["harvest", "winter", "year"]);
    expect(acts[1]!.lines.map(({ seat, isGood }) => [seat, isGood])).toEqual([
      [0, undefined],
      [1, undefined],
      [2, false],
    ]);
    expect(tell("year", { seat: 2 })[1]).toMatchObject({ waits: true, result: "Unrest", isGood: false });
  });

  it("ends with the winner and the Glory of everybody", () => {
    const own: Partial<NorthgardView> = {
      phase: "end",
      glory_by_source: [{ closing: 9 }, { closing: 20 }, { unrest: -5 }],
    };
    const act = tell("end", own).at(-1)!;
    expect(act).toMatchObject({ kind: "end", seat: 1, result: "20 Glory", isGood: false });
    expect(act.lines).toHaveLength(3);
  });

  it("gives each act a key of its own, the same one whenever it is told", () => {
    const keys = Object.keys(recorded).flatMap((name) => tell(name).map(({ key }) => key));
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys).toEqual(Object.keys(recorded).flatMap((name) => tell(name).map(({ key }) => key)));
  });

  it.each(Object.keys(recorded))("draws every step of %s, and tells it in both languages", async (name) => {
    for (const language of ["en", "pl"] as const)
      for (const act of tell(name, {}, language)) {
        expect(JSON.stringify(act)).not.toMatch(/undefined|NaN/);
        for (const step of act.steps.keys()) {
          const props = { ...telling(position(), language), act, step, still: true };
          const drawn = mount(northgard.ActPicture!, { target: document.body, props });
          flushSync();
          expect(document.body.querySelector("svg")!.innerHTML).not.toMatch(/NaN/);
          await unmount(drawn);
        }
      }
  });
});

describe("journeys", () => {
  const moving = { seat: 0, left: 1, origin: null, target: null, with_kaija: false, passing: null };
  const view = position({ moving });
  const choices = [choice("from:start.e"), choice("done")];

  it("lead by one click to the lands beside, if the moves are enough", () => {
    const found = northgard.journeys(view, choices, tester.t);
    expect([...found.keys()]).toEqual(["start.n"]);
    expect(found.get("start.n")).toMatchObject({ first: { move: "from:start.e" }, path: ["start.e", "start.n"] });
    const farther = position({ moving: { ...moving, left: 2 } });
    expect([...northgard.journeys(farther, choices, tester.t).keys()]).toEqual(["start.n", "tile_07.s"]);
  });

  it("go on from decision to decision until the units march", () => {
    const asked = northgard.journeys(tables["move"]!.view, tables["move"]!.choices, tester.t);
    expect(asked.get("start.n")?.first.move).toBe("to:start.n");
    const counted = northgard.journeys(tables["units"]!.view, tables["units"]!.choices, tester.t);
    expect(counted.get("start.n")?.first.move).toBe("units:3");
  });

  it("leave one unit to hold the land, but never stay at home", () => {
    const lone = position({
      moving: { ...moving, origin: "tile_07.n", target: "start.e" },
      territories: position().territories.map((one) => ({ ...one, units: one.units.map((n) => Math.min(n, 1)) })),
    });
    expect(usualUnits(lone, [choice("units:1")])?.move).toBe("units:1");
  });

  it("are nobody's while somebody else moves", () => {
    expect(northgard.journeys(position({ moving: { ...moving, seat: 1 } }), choices, tester.t).size).toBe(0);
  });

  it("show the way and the units that would go", () => {
    const journey = northgard.journeys(view, choices, tester.t).get("start.n")!;
    const { lands } = drawMap(view);
    const ghosts = ghostsOf({ view, lands, considered: null, journey, choices, grow: 1 });
    expect(ghosts.way?.from).toEqual(lands.find(({ id }) => id === "start.e")!.units);
    expect(ghosts.stone).toMatchObject({ seat: 0, n: 3 });
  });

  it("show a building and a tile that are only considered", () => {
    const { lands } = drawMap(view);
    const considered = choice("build:food_silo:tile_02.s.s1");
    const none = { journey: null, choices: [], grow: 1, lands };
    expect(ghostsOf({ ...none, view, considered }).house?.building).toBe("food_silo");
    const laying = tables["cells"]!.view;
    expect(ghostsOf({ ...none, view: laying, considered: choice("cell:0,-1") }).tile).toEqual({
      tile: "tile_05",
      x: 0,
      y: -1,
    });
  });
});

describe("what a click means", () => {
  it("is playing a card before waiting with it, and everyone before one", () => {
    const rank = (verb: string): number => northgard.verbs.indexOf(verb);
    expect(rank("play")).toBe(0);
    for (const other of ["wait", "replace", "remove", "upgrade"]) expect(rank(other)).toBeGreaterThan(0);
    expect(rank("retreat_all")).toBeLessThan(rank("retreat"));
  });

  it("has no tile in hand while a group lands on the one that lies there", () => {
    const laid = { seat: 0, tile: "tile_02", x: 2, y: 0, drawn: [] };
    const view = position({ phase: "setup", placing: laid });
    expect(isLaid(view)).toBe(true);
    expect(isTurning(view)).toBe(false);
    expect(heldTiles(view)).toEqual([]);
    expect(northgard.isPlaced(view, "tile_02.s")).toBe(true);
  });
});

describe("explanations", () => {
  const view = position({ combat });
  const explained = (id: string, language: "en" | "pl" = "en") => northgard.explain(telling(view, language), id);

  it("tell of a land who holds it, what is free, and what lies beside it", () => {
    const lines = explained("start.e")!.lines.join("\n");
    expect(lines).toMatch(/held by Signe/);
    expect(lines).toMatch(/Harvest now: 1 food, 2 Glory/);
    expect(lines).toMatch(/Free sites: /);
    expect(lines).toMatch(/Beside it: /);
  });

  it("count open sides and free sites", () => {
    const land = (id: string) => territoryOf(view, id)!;
    expect(openSides(view, land("start.n"))).toBe(1);
    expect(openSides(view, land("start.e"))).toBe(0);
    const { small, stone, large } = freeSites(land("start.e"));
    const all = ["start.e", "tile_07.m", "tile_02.n"].flatMap((id) => {
      const [tile, area] = id.split(".");
      return tiles[tile!]!.area.find((one) => one.id === area)!.sites;
    });
    expect(small + stone + large).toBe(all.length - 1);
  });

  const ids = [
    ...["start.e", "tile_02.n.n1", "tile_02.s.s1", "0,-1", "wolf_beige", "tile_05", "food_silo", "stag"],
    ...["dev_rangers", "start_feast", "ach_builder", "clan_stag_annexation", "food", "glory", "unit", "hand"],
    ...["tile_pile", "development_deck", "unrest", "achievements", "creature_line", "draw_pile", "active"],
    ...["discard", "display", "year", "first_player", "seat_1", "kaija", "scorched_earth"],
    ...Object.keys(buildings),
    ...Object.keys(clans),
  ];
  it.each([...new Set(ids)])("know %s in both languages", (id) => {
    for (const language of ["en", "pl"] as const) {
      const found = explained(id, language);
      expect(found?.title).toBeTruthy();
      expect(JSON.stringify(found)).not.toMatch(/undefined|NaN/);
    }
  });

  it("have nothing to say of what is not on the board", () => {
    expect(explained("nowhere")).toBeNull();
  });
});

describe("what can be read", () => {
  const windows = [
    { width: 1050, height: 620, field: 512, dock: 100 },
    { width: 1112, height: 752, field: 604, dock: 140 },
    { width: 1544, height: 932, field: 748, dock: 176 },
  ];

  it.each(windows)("is as large as the window of $width by $height allows", ({ width, height, field, dock }) => {
    const place = wide({ width, height }, 1);
    expect(place.rail.h).toBe(field);
    expect(place.cards).toMatchObject({ w: width, h: dock });
    expect(place.field.w).toBeGreaterThan(width * 0.75);
  });

  it.each(["en", "pl"] as const)("is every card of a hand, raised in full (%s)", (language) => {
    const say = gameWords(language);
    const view = position();
    for (const { width, height } of windows) {
      const { cards: box } = wide({ width, height }, 1);
      const [first] = strip(view, view.players[0]!, box, () => false).cards;
      const lies = first!.box;
      const raised = raisedBox(lies, box);
      expect(lies.w).toBeGreaterThanOrEqual(154);
      expect(raised.w).toBeGreaterThanOrEqual(178);
      for (const id of Object.keys(cards)) {
        const name = say(`name-${id}`).replace(/ \(.*\)$/, "");
        const text = say(`text-${id}`);
        const marks = { glory: Boolean(cards[id]!.glory), flash: cards[id]!.flash ?? false };
        const low = setFace(name, text, lies, "standing", marks);
        const high = setFace(name, text, raised, "raised", marks);
        for (const { title, text: words } of [low, high]) {
          expect(title.size).toBeGreaterThanOrEqual(11);
          expect(words.size).toBeGreaterThanOrEqual(11);
          expect(title.cut).toBe(false);
        }
        expect({ id, cut: high.text.cut }).toEqual({ id, cut: false });
      }
    }
  });

  it("is the name of every land, none upon another", () => {
    const { lands } = drawMap(position());
    const labels = labelsOf(lands, ({ id }) => `Land of ${id}`, 1);
    expect(labels.map(({ id }) => id).sort()).toEqual(lands.map(({ id }) => id).sort());
    for (const { size } of labels) expect(size).toBeGreaterThanOrEqual(11);
  });
});
