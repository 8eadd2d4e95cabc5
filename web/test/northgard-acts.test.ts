/** Northgard at the table: what happened as acts, journeys, explanations, and cards that can be read. */

import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { NO_PLAN } from "../src/parts/choosing.svelte";
import { flushSync, mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import type { Told } from "../src/api/types";
import northgardSource from "../src/boards/northgard";
import { buildings, cards, clans, tiles } from "../src/boards/northgard/content";
import { faceOf, heightFor, roomFor, setFace } from "../src/boards/northgard/face";
import { ghostsOf } from "../src/boards/northgard/ghosts";
import { freeSites, openSides } from "../src/boards/northgard/ground";
import { raisedBox, strip } from "../src/boards/northgard/hand";
import { usualUnits } from "../src/boards/northgard/journeys";
import { labelsOf, type Label, type Thing } from "../src/boards/northgard/labels";
import { houseAt, stonesOf } from "../src/boards/northgard/pieces";
import { chanceOf } from "../src/boards/northgard/geometry";
import { wide } from "../src/boards/northgard/layout";
import { drawMap, extentOf, territoryOf } from "../src/boards/northgard/map";
import { heldTiles, isLaid, isTurning } from "../src/boards/northgard/tray";
import type { NorthgardView } from "../src/boards/northgard/view";
import type { Act, Telling } from "../src/boards/contract";
import { drawnSmall } from "./acts";
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
    expect(fight).toMatchObject({
      kind: "fight",
      result: "8 : 5",
      isDrawn: true,
      isGood: true,
      waits: true,
      sound: "dice",
    });
    expect(fight!.steps).toEqual(["Strength", "Dice", "Losses", "Outcome"]);
    expect(fight!.lines).toContainEqual({ seat: 0, text: "wins the fight", isGood: true });
    expect(fight!.lines.some(({ seat, change }) => seat === 0 && change === "−1 unit")).toBe(true);
  });

  it("says why a fight is won where the score does not tell", () => {
    const fought = (attack: number, defence: number): string[] => {
      const told = happened("own fight").map((event) =>
        event.kind === "combat_scored" ? { ...event, facts: { ...event.facts, attack, defence } } : event,
      );
      return northgard
        .acts(told, telling(position({})))[0]!
        .lines.flatMap(({ seat, text }) => (seat === null ? [text] : []));
    };
    expect(fought(8, 5)).toEqual(["No attacker is left, so the score does not count."]);
    expect(fought(5, 5)).toEqual(["A tie goes to the defender."]);
    expect(fought(4, 5)).toEqual([]);
  });

  it("tells what a fight led to, if it is known only later", () => {
    const [act] = tell("taken land");
    expect(act).toMatchObject({ kind: "outcome", seat: 0, result: "+1 Glory", isGood: true });
  });

  it("does not wait for the fights of others", () => {
    const [, fight] = tell("valkyrie");
    expect(fight).toMatchObject({ kind: "fight", waits: false, isGood: null, isDrawn: true, result: "8 : 3" });
  });

  it("tells whoever is attacked that it is they", () => {
    const [asDefender, asAttacker] = [0, 2].map((seat) => tell("own fight", { seat })[0]!.title);
    expect(asDefender).toBe("Ash attacks you");
    expect(asAttacker).toBe("Ash attacks Signe");
    expect(tell("own fight", {}, "pl")[0]!.title).toBe("Ash cię atakuje");
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
          const { svg, small } = await drawnSmall(northgard.ActPicture!, {
            ...telling(position(), language),
            act,
            step,
          });
          expect(svg).not.toMatch(/NaN/);
          expect(small).toEqual([]);
        }
      }
  });
});

describe("journeys", () => {
  const moving = { seat: 0, left: 1, origin: null, target: null, with_kaija: false, passing: null, prospects: [] };
  const view = position({ moving });
  const choices = [choice("from:start.e"), choice("done")];

  it("lead by one click to the lands beside, if the moves are enough", () => {
    const found = northgard.journeys(view, choices, tester.t, NO_PLAN);
    expect([...found.keys()]).toEqual(["start.n"]);
    expect(found.get("start.n")).toMatchObject({ first: { move: "from:start.e" }, path: ["start.e", "start.n"] });
    const farther = position({ moving: { ...moving, left: 2 } });
    expect([...northgard.journeys(farther, choices, tester.t, NO_PLAN).keys()]).toEqual(["start.n", "tile_07.s"]);
  });

  it("go on from decision to decision until the units march", () => {
    const asked = northgard.journeys(tables["move"]!.view, tables["move"]!.choices, tester.t, NO_PLAN);
    expect(asked.get("start.n")?.first.move).toBe("to:start.n");
    const counted = northgard.journeys(tables["units"]!.view, tables["units"]!.choices, tester.t, NO_PLAN);
    expect(counted.get("start.n")?.first.move).toBe("units:3");
  });

  it("lead over lands in which nobody fights, and end where somebody does", () => {
    const links = [
      ...position().links,
      { a: "start.n", b: "start.w", is_hard: false },
      { a: "start.w", b: "start.s", is_hard: false },
      { a: "tile_07.s", b: "tile_02.s", is_hard: false },
    ];
    const marching = position({ links, moving: { ...moving, left: 3 } });
    const found = northgard.journeys(marching, choices, tester.t, NO_PLAN);
    expect(found.get("start.s")?.path).toEqual(["start.e", "start.n", "start.w", "start.s"]);
    expect(found.get("tile_07.s")?.path).toEqual(["start.e", "tile_07.s"]);
    expect(found.has("tile_02.s")).toBe(false);
    const { lands } = drawMap(marching);
    const journey = found.get("start.w")!;
    const ghosts = ghostsOf({ view: marching, lands, considered: null, journey, choices, grow: 1 });
    expect(ghosts.way).toHaveLength(2);
    expect(ghosts.stone).toMatchObject({ n: 3 });
  });

  it("keep their goal through every decision of a step", () => {
    const links = [...position().links, { a: "start.n", b: "start.w", is_hard: false }];
    const under = { ...moving, left: 1, origin: "start.e", target: "start.n" };
    const view = position({ links, moving: under });
    const asked = [choice("without_kaija"), choice("with_kaija")];
    const kaija = northgard.journeys(view, asked, tester.t, NO_PLAN).get("start.w");
    expect(kaija).toMatchObject({ first: { move: "without_kaija" }, path: ["start.n", "start.w"] });
    const units = northgard.journeys(view, [choice("units:1"), choice("units:3")], tester.t, NO_PLAN).get("start.w");
    expect(units).toMatchObject({ first: { move: "units:3" }, path: ["start.n", "start.w"] });
  });

  it("leave one unit to hold the land, but never stay at home", () => {
    const lone = position({
      moving: { ...moving, origin: "tile_07.n", target: "start.e" },
      territories: position().territories.map((one) => ({ ...one, units: one.units.map((n) => Math.min(n, 1)) })),
    });
    expect(usualUnits(lone, [choice("units:1")])?.move).toBe("units:1");
  });

  it("are nobody's while somebody else moves", () => {
    expect(northgard.journeys(position({ moving: { ...moving, seat: 1 } }), choices, tester.t, NO_PLAN).size).toBe(0);
  });

  it("show the way and the units that would go", () => {
    const journey = northgard.journeys(view, choices, tester.t, NO_PLAN).get("start.n")!;
    const { lands } = drawMap(view);
    const ghosts = ghostsOf({ view, lands, considered: null, journey, choices, grow: 1 });
    expect(ghosts.way.map(({ from }) => from)).toEqual([lands.find(({ id }) => id === "start.e")!.units]);
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

describe("a forecast", () => {
  const fight = (units: number, percent: number) => ({ units, percent, losses: 80, losses_of_foe: 125 });
  const moving = {
    seat: 0,
    left: 2,
    origin: null,
    target: null,
    with_kaija: false,
    passing: null,
    prospects: [
      {
        territory: "tile_07.n",
        opponent: 2,
        creature: null,
        must_fight: true,
        figures: 3,
        gain: { glory: 1 },
        fights: [fight(1, 8), fight(2, 30), fight(3, 64), fight(4, 81)],
      },
      {
        territory: "tile_07.s",
        opponent: null,
        creature: "wolf_beige",
        must_fight: false,
        figures: 1,
        gain: { glory: 1 },
        fights: [1, 2, 3, 4].map((n) => fight(n, 10 * n)),
      },
    ],
  };
  const links = [...position().links, { a: "start.e", b: "tile_07.n", is_hard: false }];
  const view = position({ moving, links });
  const choices = [choice("from:start.e"), choice("done")];
  const to = (goal: string, party: number | null = null) => {
    const journey = northgard.journeys(view, choices, tester.t, { party, path: [] }).get(goal)!;
    return northgard.forecast(telling(view), journey.first, journey);
  };
  const lines = (goal: string, party?: number) => to(goal, party)!.lines.map(({ text, value }) => `${text}: ${value}`);

  it("gives the game's chance for the number that goes, and what a victory brings", () => {
    expect(to("tile_07.n")).toMatchObject({
      note: "3 of yours against 3 of Ash's",
      action: "Attack with 3",
      party: "3 of 4 units",
      odds: { percent: 64 },
    });
    expect(to("tile_07.n", 2)).toMatchObject({ action: "Attack with 2", odds: { percent: 30 } });
    expect(lines("tile_07.n")).toEqual([
      "If you win: +1 Glory",
      "You lose, on average: 0.8 units",
      "Ash, on average: 1.3 units",
      "Territory 2, with 1 left: held",
    ]);
  });

  it("says when nobody stays behind", () => {
    expect(lines("tile_07.n", 4)).toContain("Territory 2, with 0 left: given up");
  });

  it("of a land without enemies tells what is there instead", () => {
    expect(to("start.n")).toMatchObject({
      title: "Go to Territory 1",
      note: "nobody holds it; it becomes yours",
      odds: null,
    });
    expect(lines("tile_07.s")).toContain("wolf_beige, if you fight it: 30% to win");
  });

  it("is nobody's business while somebody else moves", () => {
    const other = position({ moving: { ...moving, seat: 1 }, links });
    expect(northgard.forecast(telling(other), choice("to:tile_07.n"), null)).toBeNull();
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
    expect(lines).toMatch(/Next Harvest: 1 food, 2 Glory/);
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
      const [first] = strip(
        view,
        view.players[0]!,
        box,
        () => false,
        () => 120,
      ).cards;
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

  it.each(["en", "pl"] as const)("is every word of a hand with the cards of a clan beside it (%s)", (language) => {
    const say = gameWords(language);
    const entries = Object.keys(cards).map((id) => [
      id,
      { name: say(`name-${id}`), text: say(`text-${id}`), rule: null },
    ]);
    const voice = { t: speaker("northgard", language), glossary: Object.fromEntries(entries), seats: [] };
    const view = position();
    const starting = ["start_recruit", "start_move", "start_explore", "start_feast"];
    // As many as are drawn for a year, and none as before the first.
    const drawn = [starting, []];
    // Those set aside give way to a fifth card, and to one with much to say.
    const large = [
      [...starting, "start_build"],
      [...starting.slice(1), "dev_intimidate"],
    ];
    for (const { width, height } of windows) {
      const { cards: box } = wide({ width, height }, 1);
      for (const [clan, hand] of Object.keys(clans).flatMap((id) =>
        [...drawn, ...large].map((some) => [id, some] as const),
      )) {
        const upgrades = Object.keys(cards).filter((id) => id.startsWith(`clan_${clan}_`));
        const player = { ...view.players[0]!, hand, hand_size: hand.length, upgrades, active: [] };
        const needs = (id: string, h: number) => roomFor(voice, id, h);
        const lying = strip({ ...view, resolving: null }, player, box, () => false, needs).cards;
        expect(lying.map(({ id }) => id)).toEqual([...hand, ...upgrades]);
        for (const { id, zone, box: size } of lying) {
          if (large.includes(hand) && zone === "aside") continue;
          const { title, text } = faceOf(voice, id!, size, "standing");
          expect({ id, width, cut: title.cut || text.cut }).toEqual({ id, width, cut: false });
        }
      }
    }
  });

  it.each(["en", "pl"] as const)("is a card on offer that lies low, its picture above its text (%s)", (language) => {
    const say = gameWords(language);
    const size = { w: 172, h: 70 };
    const set = (pose: "lying" | "standing") =>
      Object.keys(cards).map((id) => {
        const marks = { glory: Boolean(cards[id]!.glory), flash: cards[id]!.flash ?? false };
        return setFace(say(`name-${id}`).replace(/ \(.*\)$/, ""), say(`text-${id}`), size, pose, marks);
      });
    const lying = set("lying");
    set("standing").forEach(({ text }, place) => text.cut || expect(lying[place]!.text.cut).toBe(false));
    expect(lying.filter(({ pose }) => pose === "standing").length).toBeGreaterThan(5);
  });

  it.each(["en", "pl"] as const)("is every card of a display that is staged on a phone (%s)", (language) => {
    const say = gameWords(language);
    const ids = Object.keys(cards);
    const entries = ids.map((id) => [id, { name: say(`name-${id}`), text: say(`text-${id}`), rule: null }]);
    const voice = { t: speaker("northgard", language), glossary: Object.fromEntries(entries), seats: [] };
    // Half of the picture on the smallest phone, and on a usual one.
    for (const w of [156, 171])
      for (const id of ids) {
        const { title, text } = faceOf(voice, id, { w, h: heightFor(voice, [id], w) }, "lying");
        expect({ id, w, cut: title.cut || text.cut }).toEqual({ id, w, cut: false });
        expect(Math.min(title.size, text.size)).toBeGreaterThanOrEqual(11);
      }
  });

  it("is a display on the stage of a phone, drawn as large as it is set", () => {
    let measured: (width: number) => void = () => {};
    class Observer {
      constructor(told: (entries: { contentRect: { width: number } }[]) => void) {
        measured = (width) => told([{ contentRect: { width } }]);
      }
      observe(): void {}
      disconnect(): void {}
    }
    vi.stubGlobal("ResizeObserver", Observer);
    const year = tell("year").find(({ kind }) => kind === "year")!;
    const act = { ...year, facts: { ...year.facts, display: Object.keys(cards).slice(0, 4) } };
    const drawn = mount(northgard.ActPicture!, {
      target: document.body,
      props: { ...telling(position()), act, step: 0, still: true },
    });
    flushSync();
    measured(342);
    flushSync();
    expect(document.querySelector("svg.nul")!.getAttribute("viewBox")).toMatch(/^0 0 342 /);
    void unmount(drawn);
    vi.unstubAllGlobals();
  });

  it("is the name of every land, none upon another", () => {
    const view = position();
    const { lands } = drawMap(view);
    const labels = labelsOf(view, lands, ({ id }) => `Land of ${id}`, 1);
    expect(labels.map(({ id }) => id).sort()).toEqual(lands.map(({ id }) => id).sort());
    for (const { size } of labels) expect(size).toBeGreaterThanOrEqual(11);
  });

  /** Tiles at random in a block, every area a land of its own, most of them with something upon it. */
  function crowded(seed: string): NorthgardView {
    const chance = chanceOf(seed);
    const some = <One>(all: readonly One[]): One => all[Math.floor(chance() * all.length)]!;
    const ids = Object.keys(tiles).filter((id) => !id.startsWith("start"));
    const drawn = ids.sort(() => chance() - 0.5).slice(0, 14);
    const laid = drawn.map((tile, n) => ({ tile, x: n % 5, y: Math.floor(n / 5), turn: Math.floor(chance() * 4) }));
    const territories = drawn.flatMap((tile) =>
      tiles[tile]!.area.map(({ id, sites }) => {
        const area = `${tile}.${id}`;
        const [one, site] = [position().territories[0]!, sites[0]];
        const built = site && chance() < 0.3 ? [{ building: "food_silo", area, site: `${area}.${site.id}` }] : [];
        const units =
          chance() < 0.5
            ? some([
                [2, 0, 0],
                [0, 1, 0],
                [1, 0, 2],
              ])
            : [0, 0, 0];
        return { ...one, id: area, areas: [area], units, buildings: built };
      }),
    );
    return position({ tiles: laid, territories });
  }

  it("hides no other name, and hardly ever a piece, on crowded maps", () => {
    let [written, hidden] = [0, 0];
    for (let n = 0; n < 8; n++) {
      const view = crowded(`map ${n}`);
      const { lands } = drawMap(view);
      const sight = extentOf(view, []);
      const pixel = 1.25;
      const labels = labelsOf(
        view,
        lands,
        ({ id }) => ["Saga Fjord", "Bone Hollow", "Darkfir Forest"][id.length % 3]!,
        pixel,
      );
      const meets = (one: Label & Thing, x: number, y: number, wide: number, high: number): boolean =>
        Math.abs(one.x - x) < one.wide + wide && Math.abs(one.y - y) < one.high + high;
      const pieces = [
        ...lands.flatMap((land) =>
          stonesOf(view, land, pixel).map(({ at }) => ({ ...at, wide: 10 * pixel, high: 16 * pixel })),
        ),
        ...view.territories.flatMap(({ buildings }) =>
          buildings.flatMap((house, place) => {
            const at = houseAt(view, house, place);
            return at ? [{ x: at.x, y: at.y - 4, wide: 11, high: 14 }] : [];
          }),
        ),
      ];
      for (const [place, label] of labels.entries()) {
        written += 1;
        expect(label.size / pixel).toBeGreaterThanOrEqual(11);
        const [above, below] = [label.y - label.high - sight.y, sight.y + sight.h - label.y - label.high];
        expect(Math.min(above, below), `${label.id} of map ${n}`).toBeGreaterThanOrEqual(-1);
        for (const other of labels.slice(place + 1))
          expect({ n, meet: meets(label, other.x, other.y, other.wide - 2, other.high - 2) }).toEqual({
            n,
            meet: false,
          });
        if (pieces.some(({ x, y, wide, high }) => meets(label, x, y, wide, high))) hidden += 1;
      }
    }
    expect(hidden / written).toBeLessThan(0.02);
  }, 60_000);
});
