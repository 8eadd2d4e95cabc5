/** The board of Northgard: the shape of its land, what it says of positions, and what can be picked. */

import { describe, expect, it, vi } from "vitest";
import type { Told } from "../src/api/types";
import northgardSource from "../src/boards/northgard";
import { pointRows, stageOf } from "../src/boards/northgard/fight";
import { areaInside, inset, unite, walk, type Point } from "../src/boards/northgard/geometry";
import { page, strip } from "../src/boards/northgard/hand";
import { joined } from "../src/boards/northgard/laying";
import { USUAL, wide } from "../src/boards/northgard/layout";
import { drawMap, extentOf, terrainOf } from "../src/boards/northgard/map";
import { pageOf, stagedOn } from "../src/boards/northgard/pages";
import { dominationOf, harvestOf } from "../src/boards/northgard/standing";
import { CELL, shapeOf, turned } from "../src/boards/northgard/tiles";
import { travelsOf } from "../src/boards/northgard/travels";
import { arrangeTray, contentOf, trayWidth } from "../src/boards/northgard/tray-places";
import { looseKind, looseTargets } from "../src/boards/northgard/tray";
import { tiles } from "../src/boards/northgard/content";
import type { NorthgardView } from "../src/boards/northgard/view";
import type { Glossary } from "../src/boards/contract";
import { byNature, targetsOf } from "../src/parts/picking";
import { apart, choice, clickAll, press, tabStops, Tester, entire } from "./boards";
import { combat, position, tables, type Table } from "./northgard-tables";

const northgard = await entire(northgardSource);

const glossary: Glossary = {
  "start.e": { name: "East Strand", text: null, rule: null },
  "start.n": { name: "North Landing", text: null, rule: null },
  food_silo: { name: "Food Silo", text: "Harvest: 1 food.", rule: null },
  wolf_beige: { name: "Wolf (beige)", text: "Only buildings score.", rule: null },
  dev_fishing: { name: "Fishing", text: "Collect 3 food.", rule: null },
};

const names = ["Signe", "Halvard", "Ash"];
const tester = new Tester(northgard, "northgard", glossary);
const { t } = tester;
const tell = (view: NorthgardView, language?: "en" | "pl"): string => tester.tell({ names, view }, language);
const draw = (table: Table, pick?: (id: string) => void) => tester.draw({ names, ...table }, pick);
const told = (kind: string, facts: Record<string, unknown>): Told => ({ move: 1, kind, facts, text: kind, only: null });

describe("the land", () => {
  const square = (x: number, y: number): Point[] => [
    { x, y },
    { x: x + 1, y },
    { x: x + 1, y: y + 1 },
    { x, y: y + 1 },
  ];

  it("unites what lies side by side, without a line between", () => {
    const [ring, ...others] = unite([square(0, 0), square(1, 0)]);
    expect(others).toEqual([]);
    expect(areaInside(ring!)).toBe(2);
  });

  it("keeps a hole open, and pieces apart that meet at a corner", () => {
    const around = [0, 1, 2]
      .flatMap((x) => [0, 1, 2].map((y) => [x, y] as const))
      .filter(([x, y]) => x !== 1 || y !== 1);
    expect(
      unite(around.map(([x, y]) => square(x, y)))
        .map(areaInside)
        .sort(),
    ).toEqual([-1, 9]);
    expect(unite([square(0, 0), square(1, 1)])).toHaveLength(2);
  });

  it("leaves a groove along every border", () => {
    expect(
      areaInside(
        inset(
          square(0, 0).map(({ x, y }) => ({ x: x * 100, y: y * 100 })),
          2,
        ),
      ),
    ).toBeCloseTo(96 * 96);
    expect(
      walk(
        [
          { x: 0, y: 0 },
          { x: 30, y: 0 },
        ],
        10,
      ).map(({ x }) => x),
    ).toEqual([5, 15, 25]);
  });

  it("turns points as NUL-TILE-04 says", () => {
    expect([0, 1, 2, 3].map((turn) => turned([100, 300], turn))).toEqual([
      [100, 300],
      [700, 100],
      [900, 700],
      [300, 900],
    ]);
  });

  it.each(Object.keys(tiles))("covers the whole of %s with its areas, edge to edge", (tile) => {
    for (const turn of [0, 1, 2, 3]) {
      const { areas } = shapeOf({ tile, x: 2, y: -1, turn });
      const [ring, ...others] = unite(areas.map((area) => area.ring));
      expect(others).toEqual([]);
      expect(areaInside(ring!)).toBeCloseTo(CELL * CELL);
    }
  });

  it("makes one outline of a territory on three tiles, and stitches and ridges of its borders", () => {
    const drawing = drawMap(position());
    const land = drawing.lands.find(({ id }) => id === "start.e")!;
    expect(land.path.match(/M/g)).toHaveLength(1);
    expect(land.terrain).toBe("valley");
    const borders = ["start", "tile_07", "tile_02"].flatMap((tile) => tiles[tile]!.border ?? []);
    expect(drawing.ridges).toHaveLength(borders.filter(({ kind }) => kind === "hard").length);
    expect(drawing.regular.match(/M/g)).toHaveLength(borders.filter(({ kind }) => kind === "regular").length);
    expect(drawing.seams.match(/M/g)).toHaveLength(2);
  });

  it("follows what grows: lair, wood, or nothing at all", () => {
    const areas = (id: string) => shapeOf({ tile: id, x: 0, y: 0, turn: 0 }).areas;
    expect(
      terrainOf(
        "x",
        areas("tile_04").filter(({ card }) => card.lair),
      ),
    ).toBe("waste");
    expect(["coast", "marsh"]).toContain(terrainOf("start.n", areas("start").slice(0, 1)));
  });

  it("shows all tiles and all cells that are offered", () => {
    const { x, y, w, h } = extentOf(position(), [{ x: -2, y: 3 }]);
    expect(x).toBeLessThan(-2 * CELL);
    expect(y).toBeLessThan(0);
    expect(x + w).toBeGreaterThan(3 * CELL);
    expect(y + h).toBeGreaterThan(4 * CELL);
  });

  it("knows whose land a tile in hand would join", () => {
    const at = (turn: number) => joined(position(), { tile: "tile_05", x: 0, y: 1, turn });
    // South of the start tile lies land of seat 1; whichever area faces it would join.
    for (const turn of [0, 1, 2, 3]) expect([...at(turn).values()]).toEqual([1]);
    expect(new Set([0, 1, 2, 3].flatMap((turn) => [...at(turn).keys()])).size).toBe(2);
  });
});

describe("the board in words", () => {
  it("tells every territory with its holder, its yield and its neighbours", () => {
    const text = tell(position());
    expect(text).toContain("East Strand: closed, 3 tiles, Signe: 4 units, yields 1 food, 2 Glory, Food Silo");
    expect(text).toMatch(/Beside it: North Landing; .* across a hard border/);
    expect(text).toContain("Halvard: 2 units, Kaija");
    expect(text).toContain("Wolf (beige), strength 4, 1 Glory");
  });

  it("tells of the combat, side by side", () => {
    const text = tell(position({ combat }));
    expect(text).toContain(
      "Attacker Signe: units 4, card 1, die 1, Die: 1 point and 1 casualty, 6 points in total, inflicts 1 casualty",
    );
    expect(text).toContain("Ash wins.");
  });

  it("keeps secret what the viewer does not know", () => {
    const text = tell(tables["watching"]!.view);
    expect(text).toContain("hidden tile");
    expect(text).toContain("Glory hidden");
  });

  it.each(Object.keys(tables))("says everything of %s in both languages", (name) => {
    for (const language of ["en", "pl"] as const)
      expect(tell(tables[name]!.view, language)).not.toMatch(/undefined|NaN/);
  });
});

describe("the lines around the board", () => {
  it("names the year and marks one phase", () => {
    expect(northgard.heading(position(), t)).toBe("Year 4 of 7");
    expect(
      northgard
        .phases(position(), t)
        .filter(({ current }) => current)
        .map(({ name }) => name),
    ).toEqual(["Actions"]);
    expect(northgard.phases(position({ creature_line: [], creature_deck: 0 }), t)).toHaveLength(5);
  });

  it("counts what a seat has, and what it may hope for", () => {
    expect(northgard.bits(position(), 0, t, glossary).map(({ count }) => count)).toEqual([2, 3, 1, 6, 3]);
    const more = northgard.further({ view: position(), seats: [], glossary, t }, 0);
    expect(more.bits.map(({ count }) => count)).toEqual([position().players[0]!.territories]);
    expect(harvestOf(position(), 0)).toEqual({ food: 1, wood: 0, lore: 0, glory: 2 });
    expect(dominationOf(position(), 0)).toEqual({ n: 0, most: 3 });
    expect(dominationOf(position({ years: 10 }), 0)).toBeNull();
    expect(northgard.score(position(), 0)).toBe(21);
    expect(northgard.score(position(), 1)).toBeNull();
    expect(northgard.score(tables["end"]!.view, 0)).toBe(17);
  });
});

describe("what has just happened", () => {
  const view = position();

  it("lets units travel from land to land", () => {
    const { lands } = drawMap(view);
    const [travel] = travelsOf([told("moved", { seat: 0, origin: "start.n", territory: "tile_07.m", n: 2 })], lands);
    expect(travel).toMatchObject({ seat: 0, n: 2, to: lands[1]!.units });
  });
});

describe("the tray", () => {
  it("stages a combat, with the points by source", () => {
    expect(stageOf(combat)).toBe(3);
    expect(pointRows(combat)).toEqual([
      { key: "units", points: [4, 2] },
      { key: "card", points: [1, 0] },
      { key: "buildings", points: [0, 2] },
      { key: "food", points: [0, 2] },
      { key: "die", points: [1, 0] },
    ]);
  });

  it("offers what lies nowhere else, each thing as what it is", () => {
    const loose = (name: string) => looseTargets(tables[name]!.view, targetsOf(tables[name]!.choices, []));
    expect(loose("turn")).toEqual([]);
    expect(loose("build")).toEqual(["food_silo", "training_camp"]);
    expect(["boar", "food_silo", "tile_05", "dev_spy"].map(looseKind)).toEqual(["clan", "building", "tile", "card"]);
  });

  it.each(["units", "feast", "exchange", "opponent", "food", "loss"])("leaves %s to the prompt", (name) => {
    const { view, choices } = tables[name]!;
    expect(looseTargets(view, targetsOf(choices, []))).toEqual([]);
    for (const { targets } of choices) for (const id of targets) expect(northgard.isPlaced(view, id)).toBe(false);
  });

  it("finishes the exchange after a harvest before it trades, but moves before it finishes", () => {
    const offered = (name: string) => byNature(tables[name]!.choices, northgard.verbs).map(({ move }) => move);
    expect(offered("exchange")).toEqual(["done", "pay:food", "pay:wood", "pay:lore"]);
    expect(offered("recruit").at(-1)).toBe("done");
    expect(byNature([choice("done"), choice("from:start.e")], northgard.verbs)[0]!.verb).toBe("from");
  });

  it.each(Object.keys(tables))("has room for all of %s on the map", (name) => {
    const { view, choices } = tables[name]!;
    const targets = targetsOf(choices, []);
    const { field } = wide(USUAL, 1);
    const w = trayWidth(view, targets, field);
    const h = field.h - 20;
    const { held, shown, loose } = arrangeTray({ x: 0, y: 0, w: w - 24, h: h - 24 }, contentOf(view, targets));
    for (const { box } of [...held, ...shown, ...loose]) expect(box.y + box.h).toBeLessThanOrEqual(h);
  });
});

describe("the cards of a seat", () => {
  it.each([
    [0, 0],
    [3, 2],
    [5, 4],
    [7, 8],
  ])("lie side by side with %i in hand and %i spent", (inHand, spent) => {
    const player = {
      ...position().players[0]!,
      hand: Array<string>(inHand).fill("start_feast"),
      hand_size: inHand,
      active: Array(spent).fill({ card: "dev_spy", was_played: true }),
    };
    const { cards: box } = wide(USUAL, 0);
    for (const { cards, draw, discard } of [
      strip(
        position(),
        player,
        box,
        () => false,
        () => 120,
      ),
      page(position(), player),
    ]) {
      const boxes = [...cards.map((card) => card.box), draw, discard];
      for (const [place, one] of boxes.entries())
        for (const other of boxes.slice(place + 1)) expect(apart(one, other)).toBe(true);
    }
  });
});

it.each([
  ["turn", "cards"],
  ["display", "market"],
  ["cells", "map"],
  ["move", "map"],
  ["units", "map"],
  ["drawn tiles", "now"],
  ["feast", "map"],
  ["retreat", "map"],
  ["watching", "map"],
])("opens for %s the page %s on a phone", (name, wanted) => {
  expect(pageOf(tables[name]!.view, targetsOf(tables[name]!.choices, []))).toBe(wanted);
});

it("turns a phone to the map for what is staged there", () => {
  const { territories } = position();
  expect(stagedOn(["year", territories[0]!.id])).toBe("map");
  expect(stagedOn(["tile_pile"])).toBeUndefined();
});

describe("the drawn board", () => {
  it.each(Object.keys(tables))("offers every choice of %s that has a place by keyboard", async (name) => {
    const picked: string[] = [];
    const { props, end } = draw(tables[name]!, (id) => picked.push(id));
    tabStops().forEach(press);
    const placed = [...props.targets.keys()].filter((id) => northgard.isPlaced(props.view, id));
    expect(new Set(picked)).toEqual(new Set(placed));
    await end();
  });

  it("turns the tile before it is set down", async () => {
    const pick = vi.fn();
    const view = position({ placing: { seat: 0, tile: "tile_05", x: 0, y: -1, drawn: ["tile_05"] } });
    const { end } = draw({ view, choices: [choice("turn:1"), choice("turn:3")] }, pick);
    const right = document.querySelector(`[aria-label="${t("board-turn-right")}"]`)!;
    press(document.querySelector('[data-thing="1"]')!);
    press(right);
    press(document.querySelector('[data-thing="3"]')!);
    press(right);
    expect(document.querySelector('[data-thing="1"]')).not.toBeNull();
    expect(pick.mock.calls).toEqual([["1"], ["3"]]);
    await end();
  });

  it("plays nothing for a thing that cannot be chosen", async () => {
    const pick = vi.fn();
    const { end } = draw(tables["end"]!, pick);
    clickAll('[role="button"]');
    expect(pick).not.toHaveBeenCalled();
    await end();
  });

  it("tells in the panel of a seat what comes next", async () => {
    const { end } = tester.drawOwn(tester.props({ names, ...tables["exchange"]! }), 0);
    expect(document.body.textContent).toMatch(/Next Harvest\s*1 food, 2 Glory/);
    expect(document.body.textContent).toMatch(/Winter\s*1 food/);
    await end();
  });
});
