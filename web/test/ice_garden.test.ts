/** The board of Lords of the Ice Garden: what it says of positions, where it puts things, what can be picked. */

import { describe, expect, it, vi } from "vitest";
import iceGardenSource from "../src/boards/ice_garden";
import { boxes, helms, regions } from "../src/boards/ice_garden/content";
import { inOrder, layout, PAGES, type Box, type LayoutName } from "../src/boards/ice_garden/layout";
import { CELLS, MAP } from "../src/boards/ice_garden/map";
import { pageOf, stagedOn } from "../src/boards/ice_garden/pages";
import { broken, rowsOf } from "../src/boards/ice_garden/pieces";
import { advances, looseChoices, picksOf, reasonAt } from "../src/boards/ice_garden/spots";
import { phaseOf } from "../src/boards/ice_garden/summary";
import { attackedPieces, trayPlan } from "../src/boards/ice_garden/tray";
import type { IceGardenView } from "../src/boards/ice_garden/view";
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
  type Sample,
  type Stored,
  entire,
} from "./boards";

const iceGarden = await entire(iceGardenSource);

const store = stored<Stored<IceGardenView>>("ice_garden-views.json");
const NAMES = Object.keys(store.tables);
const glossary = glossaryOf(store.glossary);
const tester = new Tester(iceGarden, "ice_garden", glossary);
const { t } = tester;
const sample = (name: string): Sample<IceGardenView> => sampleOf(store, name);
const tell = (name: string, language?: "pl"): string => tester.tell(sample(name), language);
const offer = (name: string, picked: string[] = []) => {
  const { view, choices } = sample(name);
  return { view, picked, targets: targetsOf(choices, picked), considered: null };
};

describe("the board in words", () => {
  it("tells every region with its tile, its forces and who would dominate", () => {
    const text = tell("influence");
    for (const { id } of sample("influence").view.regions) expect(text).toContain(glossary[id]!.name);
    expect(text).toContain(
      "Northern Fjords: red number 7, gives 1 population, 2 gold, 1 M-factor, points by place: 6, 3, 2; Olaf has 4 influence (3 markers, Volcano People)",
    );
    expect(text).toContain("1 marker under Vuko's control");
    expect(text).toContain("Olaf would dominate");
  });

  it("tells the order inside stacks, the best first on the reputation track", () => {
    expect(tell("influence")).toContain("from the top: Olaf, Raven");
    expect(tell("setup")).toContain("Reputation yin-yang, best first: Olaf, Halvard, Signe, Raven");
  });

  it("tells of the attack that goes on and of wounds", () => {
    const text = tell("attack");
    expect(text).toContain("Attack in the Wastes of Dread: Raven: 2 damage left");
    expect(text).toContain("Nightmare, 2 damage");
    expect(text).toContain("Crab, defeated");
  });

  it("tells the steps of the solo opponent, its roll and what comes next", () => {
    const text = tell("solo");
    expect(text).toContain("Influence: two markers by die");
    expect(text).toContain("the die shows 4");
    expect(text).toContain("Next, at Making: Dead Snow +2, summons");
    expect(text).toContain("Passionaria Callo (independent)");
  });

  it.each(NAMES)("says all of %s in Polish, too", (name) => {
    expect(tell(name, "pl")).not.toMatch(/undefined|\bboard-/);
  });
});

describe("the lines around the board", () => {
  it.each([
    ["influence", "actions"],
    ["initiative", "initiative"],
    ["token", "initiative"],
    ["planning", "planning"],
    ["take", "domination"],
    ["setup", null],
  ])("knows the phase of %s", (name, phase) => {
    expect(phaseOf(sample(name).view)).toBe(phase);
  });

  it("counts M-factor of all levels", () => {
    const { view } = sample("influence");
    expect(iceGarden.bits(view, 1, t, glossary)).toContainEqual({
      icon: "floating-crystal",
      count: 5,
      label: "5 M-factor",
    });
    expect(iceGarden.score(view, 0)).toBe(31);
    const { bits, lines } = iceGarden.further({ view, seats: [], glossary, t }, 1);
    expect(bits[0]!.count).toBe(view.players[1]!.influence_markers);
    expect(lines.join()).toContain(glossary[view.players[1]!.scientist!]!.text!.slice(0, 20));
    expect(iceGarden.heading(view, t)).toBe("Round 6");
  });
});

describe("the map", () => {
  /** The ends of the curves of an outline. */
  function corners(outline: string): [number, number][] {
    const found: [number, number][] = [];
    let [x, y] = [0, 0];
    for (const [, letter, body] of outline.matchAll(/([Mq])([^Mqz]*)/g)) {
      const figures = [...body!.matchAll(/-?\d+/g)].map(Number);
      [x, y] = letter === "M" ? [figures[0]!, figures[1]!] : [x + figures[2]!, y + figures[3]!];
      found.push([x, y]);
    }
    return found;
  }

  it("has a border exactly where the content says that regions are adjacent", () => {
    const near = (one: string, other: string): number =>
      corners(CELLS[one]!.outline).filter(([x, y]) =>
        corners(CELLS[other]!.outline).some(([a, b]) => Math.hypot(x - a, y - b) < 26),
      ).length;
    for (const { id, adjacent } of Object.values(regions)) {
      for (const other of Object.keys(regions)) {
        if (other === id) continue;
        expect(near(id, other) + near(other, id) > 3, `${id} and ${other}`).toBe(adjacent.includes(other));
      }
    }
  });

  it("draws equal pieces as one and marks the leader", () => {
    const region = sample("influence").view.regions.find(({ id }) => id === "fire_lands")!;
    const [low, high] = rowsOf(region);
    expect(high.find(({ id }) => id === "crab")?.n).toBe(2);
    expect(low.find(({ leads }) => leads)?.seat).toBe(2);
    expect(low.map(({ kind }) => kind)).toEqual(["marker", "marker", "nation", "reserve_down"]);
  });

  it("breaks a long row into rows of about the same length", () => {
    const piece = rowsOf(sample("influence").view.regions[0]!)[0][0]!;
    expect(
      broken(
        Array.from({ length: 9 }, () => piece),
        7,
      ).map((row) => row.length),
    ).toEqual([5, 4]);
    expect(broken([], 7)).toEqual([]);
  });
});

describe("what can be picked where", () => {
  const pieceAt = (name: string, region: string, id: string, seat: number | null) =>
    rowsOf(sample(name).view.regions.find((one) => one.id === region)!)
      .flat()
      .find((piece) => piece.id === id && piece.seat === seat)!;

  it("takes a piece with its region in one go", () => {
    expect(picksOf(offer("move"), pieceAt("move", "bear_lands", "influence_marker", 1), "bear_lands")).toEqual([
      "bear_lands",
      "influence_marker",
    ]);
    expect(picksOf(offer("move"), pieceAt("move", "bear_lands", "influence_marker", 3), "bear_lands")).toEqual([]);
    expect(picksOf(offer("move"), pieceAt("move", "coast_of_sails", "influence_marker", 1), "coast_of_sails")).toEqual(
      [],
    );
  });

  it("takes what is attacked by owner and damage, in the region at hand only", () => {
    const there = "wastes_of_dread";
    expect(picksOf(offer("attack"), pieceAt("attack", there, "nightmare", 3), there)).toEqual(["nightmare", "2"]);
    expect(picksOf(offer("attack"), pieceAt("attack", there, "influence_marker", 0), there)).toEqual([
      "freihoff",
      "influence_marker",
    ]);
    expect(picksOf(offer("attack"), pieceAt("attack", there, "influence_marker", 2), there)).toEqual([]);
    expect(picksOf(offer("attack"), pieceAt("attack", "fire_lands", "influence_marker", 0), "fire_lands")).toEqual([]);
    expect(attackedPieces(sample("attack").view)!.some(({ seat }) => seat === 2)).toBe(false);
  });

  it("finds the helms that a marker can reach", () => {
    expect([...advances(offer("initiative"))]).toEqual([
      [8, "1"],
      [9, "2"],
    ]);
  });

  it("puts into the tray what lies nowhere else", () => {
    expect(looseChoices(offer("gorge"), false)).toHaveLength(sample("gorge").choices.length);
    expect(looseChoices(offer("influence"), false)).toEqual([]);
    expect(looseChoices(offer("move"), false)).toEqual([]);
    expect(looseChoices(offer("move"), true)).toHaveLength(6);
    expect(looseChoices(offer("shift"), false)).toEqual([]);
  });

  it("tells at a place why it cannot be chosen", () => {
    const [one] = sample("influence").choices;
    const grey = {
      ...one!,
      targets: ["fire_lands"],
      reason: { rule: "LIG-INF-01", text: "You had no presence there." },
    };
    expect(reasonAt([one!, grey], "fire_lands")).toBe("You had no presence there. LIG-INF-01");
    expect(reasonAt([one!, grey], one!.targets[0]!)).toBe(null);
  });

  it("opens the character board of whoever makes something", () => {
    expect(trayPlan(offer("making"), false)).toMatchObject({ board: 1, attacked: null });
    expect(trayPlan(offer("solo-making"), false)).toMatchObject({ board: 0 });
    expect(trayPlan(offer("influence"), false)).toMatchObject({ board: null, tiles: [], forecast: null });
  });

  it("foresees in the tray what a considered choice would lead to, and only there where nothing is to be picked", () => {
    const { choices } = sample("influence");
    const plan = trayPlan({ ...offer("influence"), considered: choices[1]! }, false);
    expect(plan.forecast?.region.id).toBe("northern_fjords");
    expect(trayPlan({ ...offer("gorge"), considered: choices[1]! }, false).forecast).toBe(null);
  });

  it("turns to the page of a phone on which the question is answered", () => {
    const page = (name: string) => pageOf(offer(name), trayPlan(offer(name), true));
    expect(page("influence")).toBe("map");
    expect(page("planning")).toBe("actions");
    expect(page("initiative")).toBe("tracks");
    expect(page("gorge")).toBe("now");
    expect(page("attack")).toBe("now");
  });

  it("turns a phone to the page on which what is staged happens", () => {
    const { view } = sample("influence");
    const [region] = view.regions;
    expect(stagedOn(view, [region!.id, "activation"])).toBe("map");
    expect(stagedOn(view, ["dead_snow", "making"])).toBe("actions");
    expect(stagedOn(view, ["stage_1", "victory_points"])).toBe("tracks");
    expect(stagedOn(view, [])).toBeUndefined();
  });
});

describe("the order of the planks", () => {
  const { view } = sample("influence");

  it("is this round's order, row by row", () => {
    const ids = inOrder(view);
    expect(ids.map((id) => view.boxes.find((box) => box.id === id)!.order)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    const place = layout("wide", view);
    expect(place.boxes[ids[1]!]!.y).toBe(place.boxes[ids[0]!]!.y);
    expect(place.boxes[ids[2]!]!.y).toBeGreaterThan(place.boxes[ids[0]!]!.y);
  });

  it("is the printed one while order tokens are being placed", () => {
    expect(inOrder(sample("token").view)).toEqual(
      Object.values(boxes)
        .sort((one, other) => one.printed_order - other.printed_order)
        .map(({ id }) => id),
    );
  });
});

describe("the board does not change with the question", () => {
  it.each(NAMES)("lies in %s as it always does", (name) => {
    const { view } = sample(name);
    const { boxes: _, ...place } = layout("wide", view);
    const { boxes: __, ...usual } = layout("wide", sample("influence").view);
    expect(place).toEqual(usual);
  });
});

describe.each<LayoutName>(["wide", "tall"])("the %s arrangement", (name) => {
  const place = layout(name, sample("influence").view);

  it("has a place for every box and every helm", () => {
    expect(Object.keys(place.boxes).sort()).toEqual(Object.keys(boxes).sort());
    expect(Object.keys(place.helms)).toHaveLength(helms.length);
  });

  it("lets no two places answer for the same spot", () => {
    const tracks: [string, Box][] = [
      ...Object.entries(place.stages),
      ["snow", place.snow],
      ["points", place.points],
      ["reputation", place.reputation],
    ];
    const all: [string, Box][] = [
      ...Object.entries(place.boxes),
      ...tracks,
      ["tray", place.tray],
      ["map", place.window],
    ];
    if (name === "wide") {
      expect(clashes(all)).toEqual([]);
      expect(outside(all, place)).toEqual([]);
      return;
    }
    // On a phone these are pages of their own.
    expect(clashes(tracks)).toEqual([]);
    expect(outside(tracks, { ...place, height: PAGES.tracks })).toEqual([]);
    expect(outside(Object.entries(place.boxes), { ...place, height: PAGES.actions })).toEqual([]);
    expect(outside([["tray", place.tray]], { ...place, height: PAGES.now })).toEqual([]);
    expect(place.window).toMatchObject({ w: MAP.w, h: MAP.h });
  });
});

describe("the drawn board", () => {
  it.each(NAMES)("offers every choice of %s by keyboard", async (name) => {
    const picks: string[] = [];
    const { props, end } = tester.draw(sample(name), (id) => picks.push(id));
    const reached = reachedMoves(props.choices, picks);
    expect(reached).toEqual(new Set(props.choices.filter(({ targets }) => targets.length > 0).map(({ move }) => move)));
    await end();
  });

  it("plays nothing for a thing that cannot be chosen", async () => {
    const choose = vi.fn();
    const { end } = tester.draw(sample("solo"), choose);
    clickAll('[role="button"]:not(.can-pick)');
    expect(choose).not.toHaveBeenCalled();
    await end();
  });

  it("shows in the panel of a seat its M-factor, its units and its goal", async () => {
    const table = sample("shift");
    const chosen: string[] = [];
    const { end } = tester.drawOwn(
      tester.props(table, (id) => chosen.push(id)),
      1,
    );
    const text = document.body.textContent!;
    for (const { unit } of table.view.players[1]!.units) expect(text).toContain(glossary[unit]!.name);
    expect(document.querySelectorAll(".rung .crystal")).toHaveLength(5);
    document.querySelector<HTMLButtonElement>(".shift")!.click();
    expect(chosen.length).toBeGreaterThan(0);
    await end();
  });
});
