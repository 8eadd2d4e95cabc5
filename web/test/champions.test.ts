/** The board of Champions: what it says of real positions, and where it puts things. */

import { describe, expect, it, vi } from "vitest";
import championsSource from "../src/boards/champions";
import { blameCost, shores, spaces } from "../src/boards/champions/content";
import { distance } from "../src/boards/parts/keys";
import { hitArea, layout, type Box, type LayoutName } from "../src/boards/champions/layout";
import { chances, isPlaced, rolledDice, tileTargets, trayKind, voyageOf } from "../src/boards/champions/tray";
import { lines, wrap } from "../src/boards/parts/lines";
import type { ChampionsView } from "../src/boards/champions/view";
import { targetsOf } from "../src/parts/picking";
import {
  clashes,
  clickAll,
  glossaryOf,
  outside,
  press,
  stored,
  tabStops,
  Tester,
  type Sample,
  type StoredGlossary,
  entire,
} from "./boards";

const champions = await entire(championsSource);

const { glossary: entries, tables } = stored<{
  glossary: StoredGlossary;
  tables: Record<string, Sample<ChampionsView>>;
}>("champions-views.json");
const glossary = glossaryOf(entries);
const tester = new Tester(champions, "champions", glossary);
const { t } = tester;
const sample = (name: string): Sample<ChampionsView> => tables[name]!;
const tell = (name: string, language?: "pl"): string => tester.tell(sample(name), language);

describe("the board in words", () => {
  it("tells every space with its effect, its stock and who is there", () => {
    const text = tell("p2-PlaceWorker");
    for (const { id } of sample("p2-PlaceWorker").view.spaces) expect(text).toContain(glossary[id]!.name);
    expect(text).toMatch(/Spear Maker: Take all the spearmen.*, in stock: \d+ spearm[ae]n/);
    expect(text).toContain("workers here: ");
    expect(text).toMatch(/attack \d, defense \d/);
  });

  it("tells of the fight that goes on, die by die", () => {
    const text = tell("p4-AfterRoll-fight");
    expect(text).toContain("fights Draugr Warlord");
    expect(text).toContain("Spearman, Shield");
  });

  it("keeps secret what the viewer does not know", () => {
    expect(tell("p3-AssignTogether")).toContain("crew kept secret");
    expect(tell("p4-KeepDestiny")).toContain("face down");
  });

  it("says everything in Polish, too", () => {
    for (const name of Object.keys(tables)) expect(tell(name, "pl")).not.toContain("undefined");
  });
});

describe("the lines around the board", () => {
  it("counts warriors wherever they are", () => {
    const { view } = sample("p4-AfterRoll-fight");
    const [warriors] = champions.bits(view, view.combat!.seat, t, glossary);
    expect(warriors).toEqual({ icon: "broadsword", count: 8, label: "8 warriors" });
  });

  it("tells more of a player where there is room", () => {
    const { view } = sample("p4-AfterRoll-fight");
    const { bits, lines } = champions.further({ view, seats: [], glossary, t }, view.combat!.seat);
    const { favor, blame, leader } = view.players[view.combat!.seat]!;
    expect(bits.map(({ label }) => label)).toEqual([`${favor} favor`, `${blame} blame`]);
    expect(bits.every(({ path }) => path)).toBe(true);
    expect(lines[0]).toContain(glossary[leader!]!.text!.slice(0, 20));
  });

  it.each([
    ["p2-PlaceWorker", "Workers"],
    ["p3-AssignTogether", "Warriors"],
    ["p4-AfterRoll-fight", "Fights"],
    ["p4-LoseFromShip", "Fights"],
    ["p2-end", undefined],
  ])("knows the phase of %s", (name, phase) => {
    const now = champions.phases(sample(name).view, t).find(({ current }) => current);
    expect(now?.name).toBe(phase);
  });

  it("marks one phase as current and names the round", () => {
    const { view } = sample("p4-LoseFromShip");
    expect(champions.phases(view, t).filter(({ current }) => current)).toHaveLength(1);
    expect(champions.heading(view, t)).toBe(`Round ${view.round} of 8`);
  });
});

describe.each<LayoutName>(["wide", "tall"])("the %s arrangement", (name) => {
  const place = layout(name, 4);

  it("has a place for every space and every shore", () => {
    expect(Object.keys(place.spaces).sort()).toEqual(Object.keys(spaces).sort());
    expect(Object.keys(place.shores).sort()).toEqual(Object.keys(shores).sort());
  });

  it("lets no two places answer for the same spot", () => {
    const areas: [string, Box][] = [
      ...Object.keys(place.spaces).map((id): [string, Box] => [id, hitArea(place, id)]),
      ...place.runes.map((box, index): [string, Box] => [`rune ${index}`, box]),
      ...Object.entries(place.shores),
      ["decks", place.decks],
      ["tray", place.tray],
      ["slipway", place.slipway],
      ["rounds", place.rounds],
    ];
    expect(clashes(areas)).toEqual([]);
    expect(outside(areas, place)).toEqual([]);
  });

  it("gives each space room for a thumb", () => {
    for (const id of Object.keys(place.spaces)) {
      const { w, h } = hitArea(place, id);
      expect(Math.min(w, h) * 0.75, id).toBeGreaterThanOrEqual(44);
    }
  });
});

describe("the tray", () => {
  it("lays out every die of a roll", () => {
    const { view } = sample("p4-AfterRoll-fight");
    expect(trayKind(view)).toBe("fight");
    expect(rolledDice(view)).toHaveLength(view.dice.reduce((sum, { n }) => sum + n, 0));
  });

  it("finds the voyage that waits", () => {
    const { view } = sample("p4-LoseFromShip");
    expect(trayKind(view)).toBe("voyage");
    expect(voyageOf(view)?.ship.holder).toBe(view.deciders[0]);
  });

  it("offers what lies nowhere else", () => {
    const swaps = sample("p4-SwapGoods");
    expect(tileTargets(swaps.view, targetsOf(swaps.choices, []))).toContain("coin>wood");
    const placing = sample("p2-PlaceWorker");
    expect(tileTargets(placing.view, targetsOf(placing.choices, []))).toEqual([]);
  });

  it("sorts the chances that the server has told", () => {
    const [one, two] = sample("p2-PlaceWorker").choices;
    expect(
      chances([
        { ...one!, odds: 0.2 },
        { ...two!, odds: 0.7 },
      ]),
    ).toEqual([
      { text: two!.text, odds: 0.7 },
      { text: one!.text, odds: 0.2 },
    ]);
  });

  it("breaks lines between words", () => {
    expect(wrap("one two three", 7)).toEqual(["one two", "three"]);
  });

  it("says where a text goes on", () => {
    expect(lines("one two three", 8, 2)).toEqual(["one two", "three"]);
    expect(lines("one two three", 8, 1)).toEqual(["one two…"]);
  });
});

it("goes with the arrow keys to what lies ahead", () => {
  expect(distance({ x: 0, y: 0 }, { x: 10, y: 3 }, [1, 0])).toBe(16);
  expect(distance({ x: 0, y: 0 }, { x: -10, y: 0 }, [1, 0])).toBe(Infinity);
});

describe("the drawn board", () => {
  it.each(Object.keys(tables))("offers every choice of %s by keyboard", async (name) => {
    const picked: string[] = [];
    const { props, end } = tester.draw(sample(name), (id) => picked.push(id));
    tabStops().forEach(press);
    const placed = [...props.targets.keys()].filter((id) => isPlaced(props.view, id));
    expect(new Set(picked)).toEqual(new Set(placed));
    await end();
  });

  it("tells in the panel of a seat what is used and what was slain, in sentences", async () => {
    const { view, ...rest } = sample("p2-end");
    const player = { ...view.players[0]!, used_runes: ["rune_potential"], defeated: ["draugr_thrall_red"], coin: 1 };
    const { end } = tester.drawOwn(
      tester.props({ ...rest, view: { ...view, players: [player, ...view.players.slice(1)] } }),
      0,
    );
    await expect.poll(() => document.body.textContent).toContain("Used. Worth 3 glory.");
    const text = document.body.textContent!;
    expect(document.querySelector('[aria-label="Draugr Thrall, red"]')).not.toBeNull();
    expect(text).toContain("no set of red, yellow and blue yet");
    expect(text).toMatch(/1\s*coin(?!s)/);
    expect(text).not.toContain("..");
    await end();
  });

  it("plays nothing for a thing that cannot be chosen", async () => {
    const pick = vi.fn();
    const { end } = tester.draw(sample("p2-end"), pick);
    clickAll('[role="button"]');
    expect(pick).not.toHaveBeenCalled();
    await end();
  });
});

it("blame costs glory, and no more than for six of them", () => {
  expect([0, 1, 3, 6, 9].map(blameCost)).toEqual([0, 1, 6, 21, 21]);
});
