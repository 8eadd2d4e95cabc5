/** The board of Last Aurora: what it says of positions, where it puts things, what can be picked. */

import { flushSync } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { Told } from "../src/api/types";
import lastAuroraSource from "../src/boards/last_aurora";
import { packed, spilled } from "../src/boards/last_aurora/cargo";
import { cards, edgesOf, outcomes, spacesOf } from "../src/boards/last_aurora/content";
import { trainOf } from "../src/boards/last_aurora/convoy";
import { isInside, type Box } from "../src/boards/last_aurora/geometry";
import { trayBox, wide } from "../src/boards/last_aurora/layout";
import { berth, FIELD, roadMap } from "../src/boards/last_aurora/map";
import { pageOf, stagedOn } from "../src/boards/last_aurora/pages";
import { isPlaced } from "../src/boards/last_aurora/placing";
import { restLines, whyNot } from "../src/boards/last_aurora/texts";
import { stepsOf } from "../src/boards/last_aurora/travels";
import { trayChoices, trayPlan } from "../src/boards/last_aurora/tray";
import type { AuroraView, BoxView } from "../src/boards/last_aurora/view";
import { targetsOf } from "../src/parts/picking";
import {
  clashes,
  clickAll,
  glossaryOf,
  outside,
  reachedMoves,
  sampleOf,
  stored,
  Tester,
  wordsOf,
  type Sample,
  type Stored,
  entire,
} from "./boards";
import { storyAt } from "./stories";

vi.spyOn(api, "get").mockImplementation((path) => Promise.resolve(storyAt(path) as never));

const lastAurora = await entire(lastAuroraSource);

const store = stored<Stored<AuroraView>>("last_aurora-views.json");
const NAMES = Object.keys(store.tables);
const glossary = glossaryOf(store.glossary);
const tester = new Tester(lastAurora, "last_aurora", glossary);
const { t } = tester;
const sample = (name: string): Sample<AuroraView> => sampleOf(store, name);
const tell = (name: string, language?: "pl"): string => tester.tell(sample(name), language);
const offer = (name: string) => {
  const { view, choices } = sample(name);
  return { view, targets: targetsOf(choices, []) };
};

describe("the board in words", () => {
  it("tells every slot with its card, its tokens and its bonus", () => {
    const text = tell("explore");
    expect(text).toContain(
      "Slot 1, value 1: Lost Children (Encounter), Pay 1 Food for 3 Fame, or 1 Fame for 2 Resources of your choice. Bonus: Repair 1",
    );
    expect(text).toContain("Abandoned Shop (Location), 2 Food, Explorers take 2 of the tokens. Bonus: 1 Food");
    expect(text).toContain("Slot 4, value 2: Empty until the end of the round. Bonus: Cleanse 1 or 1 Ammo");
  });

  it("tells every space of the road, with side roads and shortcuts", () => {
    const text = tell("drive");
    expect(text).toContain("Valley 5, shortcut for tracked Trucks to Valley 7");
    expect(text).toContain("Valley 3, Olaf's Convoy, Halvard's Convoy, side road to Valley, side road 5");
    expect(text).toContain("Valley, side road 5, an Avalanche blocks the way");
    expect(text).toContain("Aurora Stop 4, the Aurora waits here");
    const road = lastAurora
      .describe(sample("drive").view, tester.looks(sample("drive")), t, glossary)
      .find(({ title }) => title === "The road");
    expect(road?.lines).toHaveLength(spacesOf("beta").length);
  });

  it("tells of a story the choices and their letters, never what follows", async () => {
    tell("story");
    await Promise.resolve();
    const text = tell("story");
    expect(text).toContain("The river is as wide as a village");
    expect(text).toContain("Thin Ice (Halvard)");
    expect(text).toContain("Choice A: Put your foot down and race it. Test: A, B first. A tracked Truck adds C, D.");
    expect(text).toContain("Choice B: Back off and creep along the bank. Happens at once.");
  });

  it("tells of a story for all players who has chosen what and who is next", async () => {
    tell("together");
    await Promise.resolve();
    const text = tell("together");
    expect(text).toContain("The Only Stove (Olaf, for all players)");
    expect(text).toContain("Choice A: Pour in some of your own fuel. Happens at once.\n");
    expect(text).toContain("Choice B: Squeeze in and say nothing. Test: A, B first. Chosen by Signe.");
  });

  it("names a choice of a story, and says that its outcome is not known yet", async () => {
    const { view } = sample("story");
    const telling = { view, seats: tester.looks(sample("story")), glossary, t };
    lastAurora.explain(telling, "a");
    await Promise.resolve();
    expect(lastAurora.explain(telling, "a")).toMatchObject({
      title: "Put your foot down and race it.",
      lines: ["Test: A, B first. A tracked Truck adds C, D.", "What comes of it is read out only after the choice."],
    });
    expect(lastAurora.explain({ ...telling, view: { ...view, story: null } }, "a")).toBeNull();
  });

  it("tells of the next story what meets it and whether it is for all players", () => {
    const { view } = sample("story");
    const next = (trigger: string, is_for_all: boolean): string[] =>
      restLines(
        { seats: tester.looks(sample("story")), t, glossary },
        { ...view, story_top: { period: 2, trigger, is_for_all } },
      );
    expect(next("movement_end", false)).toContain("Story of period 2: when the Movement phase is over");
    expect(next("rest_end", true)).toContain("Story of period 2 for all players: when the Rest phase is over");
  });

  it("tells what enemies have suffered and what their targets bring", () => {
    const text = tell("solo");
    expect(text).toContain(
      "Tyr, in the Valley, attack 1, Asgard boxes 0 of 1 hit, Defence 0 of 3 hit, targets: Loot / 1 Object / 1 Fame / 1 Fame",
    );
  });

  it("tells the cards that the Automa has played", () => {
    expect(tell("solo")).toContain("Gun Crew: explores from Slot 3 to the left, drives 0 further, fires for 3");
  });

  it("keeps the hands of others to themselves", () => {
    const { view } = sample("story");
    const hidden = view.players.filter(({ seat }) => seat !== view.seat);
    expect(hidden.every(({ objects }) => objects === null)).toBe(true);
  });

  it.each(NAMES)("says all of %s in Polish, too", (name) => {
    expect(tell(name, "pl")).not.toMatch(/undefined|\bboard-|NaN/);
  });

  it("has the same words in both languages", () => {
    const keys = (language: "en" | "pl"): string[] =>
      [...wordsOf("last_aurora", language).matchAll(/^(board-[\w-]+) =/gm)].map(([, key]) => key!);
    expect(keys("pl")).toEqual(keys("en"));
    expect(new Set(keys("en")).size).toBe(keys("en").length);
  });
});

describe("the lines around the board", () => {
  it("counts goods and points of a seat", () => {
    const { view } = sample("story");
    expect(lastAurora.bits(view, 2, t, glossary).map(({ count }) => count)).toEqual([2, 0, 0, 1, 3]);
    const { bits, lines } = lastAurora.further({ view, seats: [], glossary, t }, 2);
    expect(bits.map(({ count }) => count)).toEqual([view.players[2]!.fame]);
    expect(lines).toHaveLength(2);
    expect(lastAurora.score(view, 2)).toBe(3);
    expect(lastAurora.heading(view, t)).toBe("Round 3");
    expect(lastAurora.phases(view, t).find(({ current }) => current)?.name).toBe("Movement");
  });

  it("gives each seat the colour of its box, and black to the Automa", () => {
    const { view } = sample("explore");
    expect([0, 1, 2, 3].map((seat) => lastAurora.color(view, seat))).toEqual(["red", "blue", "green", "amber"]);
    expect(lastAurora.color(sample("solo").view, 1)).toBe("black");
  });
});

describe.each(["alpha", "beta"])("the road of %s", (name) => {
  const map = roadMap(name);
  const places = [...map.places.values()];

  it("has a place on the field for every space, none upon another", () => {
    expect(places).toHaveLength(spacesOf(name).length);
    for (const one of places) {
      expect(one.x > 30 && one.x < FIELD.w - 30 && one.y > 15 && one.y < FIELD.h - 15, one.card.id).toBe(true);
      for (const other of places) {
        const apart = Math.abs(one.x - other.x) > 70 || Math.abs(one.y - other.y) > 30;
        expect(one === other || apart, `${one.card.id} and ${other.card.id}`).toBe(true);
      }
    }
  });

  it("draws every space inside its region", () => {
    for (const place of places) {
      const land = map.lands.find(({ corners }) => isInside(place, corners));
      expect(land?.region, place.card.id).toBe(place.card.region);
    }
  });

  it("draws every side road and every shortcut", () => {
    const count = (kind: string): number => edgesOf(name).filter((edge) => edge.kind === kind).length;
    expect(map.passes).toHaveLength(count("pass"));
    expect(map.shortcuts).toHaveLength(count("tracked"));
  });

  it("berths the ship on the ice, and on no space", () => {
    for (const { card, x, y } of places.filter(({ card }) => card.aurora_stop + card.aurora_red_stop > 0)) {
      const ship = berth(name, { x, y });
      const hidden = places.filter((place) => Math.abs(place.x - ship.x) < 60 && Math.abs(place.y - ship.y) < 28);
      expect(
        hidden.map((place) => place.card.id),
        card.id,
      ).toEqual([]);
    }
  });
});

describe("a convoy", () => {
  const hold = (id: string, ...accepts: string[]): BoxView => ({
    id,
    kind: "hold",
    accepts,
    level: 0,
    effect: "none",
    n: 0,
    is_damaged: false,
    is_fired: false,
  });

  it("finds room for all that it carries, the fussiest boxes first", () => {
    const boxes = [
      hold("wide", "survivor", "fuel", "food", "ammo"),
      hold("fuel", "fuel"),
      { ...hold("broken", "food"), is_damaged: true },
      hold("goods", "fuel", "food"),
    ];
    const convoy = [{ card: "truck", column: 1, is_device: false, story: null, boxes }];
    const held = packed({ convoy, load: { survivor: 1, fuel: 1, food: 1, ammo: 0 } });
    expect(Object.fromEntries(held)).toEqual({ wide: "survivor", fuel: "fuel", goods: "food" });
  });

  it("shows what has found no room", () => {
    const convoy = [
      { card: "truck", column: 1, is_device: false, story: null, boxes: [hold("one", "survivor", "fuel")] },
    ];
    expect(spilled({ convoy, load: { survivor: 1, fuel: 2, food: 0, ammo: 0 } })).toEqual(["fuel", "fuel"]);
  });

  it.each(NAMES)("shows every token that is carried in %s", (name) => {
    for (const player of sample(name).view.players) {
      const total = Object.values(player.load).reduce((sum, n) => sum + n, 0);
      expect(packed(player).size).toBe(total);
    }
  });

  it("stands in columns, devices above, with room up to the power of its truck", () => {
    const train = trainOf(sample("solo").view.players[0]!);
    expect(train.columns.map(({ n }) => n)).toEqual([1, 2]);
    expect(train.columns[1]!.device?.card).toBe("roof_rack");
    expect(train.free?.n).toBe(1);
    for (const [place, { x, w }] of train.columns.entries())
      expect(train.columns[place + 1]?.x ?? Infinity).toBeGreaterThan(x + w);
  });
});

describe("what can be picked where", () => {
  it("puts into the tray people and cards that lie nowhere else", () => {
    for (const placed of [
      "explore",
      "drive",
      "target",
      "damage",
      "keep",
      "mines",
      "actions",
      "attach",
      "story",
      "gather",
    ])
      expect(trayChoices(offer(placed)), placed).toEqual([]);
    for (const loose of ["strengthen", "draft"]) {
      const named = sample(loose).choices.filter(({ targets }) => targets.length > 0);
      expect(trayChoices(offer(loose)), loose).toHaveLength(named.length);
    }
  });

  it("plans room for a story, for loot and for tiles", () => {
    expect(trayPlan(offer("story"))).toMatchObject({ story: true, tiles: [] });
    expect(trayPlan(offer("loot")).loot).toBe(sample("loot").view.loot_shown);
    expect(trayPlan(offer("explore")).height).toBe(0);
  });

  it.each([
    ["explore", "explore"],
    ["drive", "road"],
    ["mines", "road"],
    ["target", "enemies"],
    ["damage", "convoy"],
    ["gather", "explore"],
    ["story", "now"],
    ["together", "now"],
  ])("opens for %s the page %s of a phone", (name, page) => {
    const { view, targets } = offer(name);
    expect(pageOf(view, targets)).toBe(page);
  });

  it("opens the tray for what is chosen there and in one's convoy, which lies below it", () => {
    const { view, targets } = offer("together");
    const [card] = view.players[view.deciders[0]!]!.convoy;
    const box = card!.boxes[0]!.id;
    expect(pageOf(view, new Map([[box, []]]))).toBe("convoy");
    expect(pageOf(view, new Map([[box, []], ...targets]))).toBe("now");
  });

  it("turns a phone to the page on which what is staged happens", () => {
    const { view } = offer("explore");
    const [slot] = view.slots;
    expect(stagedOn(view, [slot!.id, String(slot!.card)])).toBe("explore");
    expect(stagedOn(view, [String(view.enemies[0]?.card ?? "nobody"), view.players[0]!.space])).toBe("road");
    expect(stagedOn(view, ["nowhere"])).toBeUndefined();
  });

  it("tells at a place why it cannot be chosen", () => {
    const [, one] = sample("explore").choices;
    const grey = { ...one!, targets: ["slot_4"], reason: { rule: "LAU-EXP-03", text: "There is no card." } };
    expect(whyNot({ choices: [one!, grey] }, "slot_4")).toBe(". There is no card. LAU-EXP-03");
    expect(whyNot({ choices: [one!, grey] }, one!.targets[0]!)).toBe("");
  });
});

describe("motion", () => {
  it("drives each convoy from where it stood to where it has arrived", () => {
    const { places } = roadMap("alpha");
    const moved = (seat: number, space: string): Told => ({
      move: 1,
      kind: "moved",
      facts: { seat, space },
      text: "",
      only: null,
    });
    const steps = stepsOf(
      [moved(0, "a01"), moved(0, "a02"), moved(1, "a05")],
      new Map([
        [0, "a00"],
        [1, "a05"],
      ]),
      places,
    );
    expect(steps).toEqual([{ seat: 0, from: places.get("a00"), to: places.get("a02") }]);
  });
});

describe("the content", () => {
  it("knows every card of the sample positions, and no story", () => {
    for (const name of NAMES) {
      const { view } = sample(name);
      const shown = [
        ...view.slots.map(({ card }) => card),
        ...view.players.flatMap(({ convoy, survivors }) => [...convoy, ...survivors].map(({ card }) => card)),
      ];
      for (const card of shown) if (card) expect(cards, card).toHaveProperty(card);
    }
    expect(Object.keys(outcomes)).toHaveLength(24);
    expect(Object.keys(cards).some((id) => id.startsWith("story"))).toBe(false);
  });
});

describe.each([
  [1112, 752],
  [1050, 620],
  [1544, 932],
  [1544, 660],
  [900, 740],
])("the wide arrangement on %d by %d pixels", (w, h) => {
  it.each([false, true])("fills the window, and no two places answer for the same spot (duels: %s)", (hasDuels) => {
    const place = wide({ w, h }, hasDuels);
    const names = ["zone", "road", "fame", "ahead", "pvp", "decks", "enemies", "convoy"] as const;
    const areas = names.flatMap((name): [string, Box][] => (place[name] ? [[name, place[name]]] : []));
    expect(clashes(areas)).toEqual([]);
    expect(outside(areas, place)).toEqual([]);
    expect(place.width / place.height).toBeCloseTo(w / h);
    expect(place.enemies.x + place.enemies.w).toBeCloseTo(place.width);
    expect(place.convoy.y + place.convoy.h).toBeCloseTo(place.height);
  });

  it("lays the tray inside the board", () => {
    const place = wide({ w, h }, false);
    for (const needed of [120, 300, 900])
      for (const isExploring of [false, true])
        for (const isStory of [false, true])
          expect(outside([["tray", trayBox(place, needed, isExploring, isStory)]], place)).toEqual([]);
  });
});

it("draws the road as large as it was meant", () => {
  expect(wide({ w: 1112, h: 752 }, false).road.w).toBeGreaterThan(770);
  expect(wide({ w: 1050, h: 620 }, false).road.w).toBeGreaterThan(730);
});

describe("the drawn board", () => {
  it.each(NAMES)("offers by keyboard every choice of %s that has a place", async (name) => {
    const picks: string[] = [];
    const { props, end } = tester.draw(sample(name), (id) => picks.push(id));
    await vi.dynamicImportSettled();
    const reached = reachedMoves(props.choices, picks);
    const placed = props.choices.filter(({ targets: [id] }) => id !== undefined && isPlaced(props.view, id));
    expect(reached).toEqual(new Set(placed.map(({ move }) => move)));
    await end();
  });

  it("plays nothing for a thing that cannot be chosen", async () => {
    const choose = vi.fn();
    const { end } = tester.draw(sample("solo"), choose);
    clickAll('[role="button"]:not(.can-pick)');
    expect(choose).not.toHaveBeenCalled();
    await end();
  });

  it("shows the convoy of another seat when its crest is chosen", async () => {
    const { end } = tester.draw(sample("explore"));
    const crest = [...document.querySelectorAll(".look")].find((one) =>
      one.getAttribute("aria-label")!.includes("Halvard"),
    )!;
    crest.dispatchEvent(new MouseEvent("click", { bubbles: true }));
    flushSync();
    expect(document.querySelector('[data-thing="start_truck_green"]')).not.toBeNull();
    await end();
  });

  it("shows in the panel of a seat its crew by zones and its objects, and picks there", async () => {
    const chosen: string[] = [];
    const props = tester.props(sample("strengthen"), (id) => chosen.push(id));
    const seat = props.view.seat;
    const { end } = tester.drawOwn(props, seat);
    await vi.dynamicImportSettled();
    flushSync();
    const text = document.body.textContent!;
    for (const { card } of props.view.players[seat]!.survivors) expect(text).toContain(glossary[card]!.name);
    document.querySelector<HTMLButtonElement>("button.can")!.click();
    expect(chosen).toHaveLength(1);
    await end();
  });
});
