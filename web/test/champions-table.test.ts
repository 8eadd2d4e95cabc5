import { afterEach, describe, expect, it, vi } from "vitest";
import championsSource from "../src/boards/champions";
import { encounters } from "../src/boards/champions/ahead";
import { changesAt, ghostsOf } from "../src/boards/champions/ghosts";
import { layout, SMALLEST_TEXT } from "../src/boards/champions/layout";
import { isPlaced } from "../src/boards/champions/tray";
import type { ChampionsView } from "../src/boards/champions/view";
import type { Telling } from "../src/boards/contract";
import { choice, glossaryOf, speaker, stored, Tester, type Sample, type StoredGlossary, entire } from "./boards";

const champions = await entire(championsSource);

const { glossary: entries, tables } = stored<{
  glossary: StoredGlossary;
  tables: Record<string, Sample<ChampionsView>>;
}>("champions-views.json");
const glossary = glossaryOf(entries);
const tester = new Tester(champions, "champions", glossary);
const names = Object.keys(tables);
const sample = (name: string): Sample<ChampionsView> => tables[name]!;
const telling = (name: string, language: "en" | "pl" = "en"): Telling<ChampionsView> => ({
  view: sample(name).view,
  seats: tester.looks(sample(name)),
  glossary,
  t: speaker("champions", language),
});
const wide = layout("wide", 4);

/** A window as narrow as a phone, or not. */
const widths = (isPhone: boolean): void => {
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: isPhone && query.includes("max-width"),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
};
afterEach(() => void vi.unstubAllGlobals());

describe("what there is to know", () => {
  it.each(names)("about every thing on the board at %s", async (name) => {
    const { end } = tester.draw(sample(name));
    const ids = [...document.querySelectorAll("[data-thing]")].map((thing) => thing.getAttribute("data-thing")!);
    expect(ids.length).toBeGreaterThan(40);
    for (const language of ["en", "pl"] as const) {
      const known = telling(name, language);
      const dumb = ids.filter((id) => !champions.explain(known, id) && !glossary[id]?.text);
      expect(dumb).toEqual([]);
    }
    await end();
  });

  it("tells of a space who is there and what waits there", () => {
    const { view } = sample("p2-PlaceWorker");
    const busy = view.spaces.find(({ id, workers }) => id === "armory" || workers.length > 0)!;
    expect(champions.explain(telling("p2-PlaceWorker"), "spear_maker")!.lines.join(" ")).toMatch(/In stock: \d/);
    expect(champions.explain(telling("p2-PlaceWorker"), busy.id)!.lines.length).toBeGreaterThan(0);
  });

  it("tells of a fight its attack, its defense, its reward and who claimed it", () => {
    const { view } = sample("p4-AfterRoll-fight");
    const { target } = view.fights.find(({ enemy }) => enemy)!;
    expect(champions.explain(telling("p4-AfterRoll-fight"), target)!.lines.join(" ")).toMatch(
      /Attack \d.*defense \d.*glory.*(Claimed|Nobody)/s,
    );
  });

  it("counts what is left in decks, and the rounds to come", () => {
    const known = telling("p2-PlaceWorker");
    expect(champions.explain(known, "deck_monster")!.title).toMatch(/^Monster deck: \d+ cards/);
    expect(champions.explain(known, "round")!.lines[0]).toMatch(/rounds? follow/);
    expect(champions.explain(known, "supply_axeman")!.title).toMatch(/axem[ae]n/);
    expect(champions.explain(known, "nothing_at_all")).toBeNull();
  });

  it("compares all players for a destiny", () => {
    const [line] = champions.explain(telling("p4-KeepDestiny"), "destiny_provider")!.lines;
    for (const name of sample("p4-KeepDestiny").names) expect(line).toContain(name);
  });
});

describe("where a choice is made", () => {
  it.each(names)("leaves at most five plain actions for the prompt at %s", (name) => {
    const { view, choices } = sample(name);
    const plain = choices.filter(({ targets }) => !targets.some((id) => isPlaced(view, id)));
    expect(plain.length).toBeLessThanOrEqual(5);
  });

  it("knows every thing that is picked on the board", () => {
    const { view, choices } = sample("p2-PlaceWorker");
    expect(choices.flatMap(({ targets }) => targets).every((id) => isPlaced(view, id))).toBe(true);
  });

  it("leaves runes, goods and people to the prompt", () => {
    const { view } = sample("p4-AfterRoll-fight");
    for (const id of ["rune_healing", "coin", "seat_1", "3"]) expect(isPlaced(view, id)).toBe(false);
    const offered = { ...view, dice: [], combat: null, waiting_for: "ChooseRune" };
    expect(isPlaced(offered, "rune_healing")).toBe(true);
  });

  it("loads warriors before food", () => {
    expect(champions.verbs.indexOf("die")).toBeLessThan(champions.verbs.indexOf("food"));
  });
});

describe("what would be", () => {
  const { view } = sample("p2-PlaceWorker");

  it("shows the worker at its space, and what it brings", () => {
    const ghosts = ghostsOf(view, wide, choice("place:spear_maker"));
    const { x, y } = wide.spaces["spear_maker"]!;
    expect(ghosts[0]).toEqual({ what: "worker", seat: view.seat, x, y: y + 37 });
    expect(ghosts[1]).toMatchObject({ what: "goods", amounts: [{ good: "spearman" }] });
  });

  it("shows a worker at every space to which one can be sent", () => {
    for (const { targets } of sample("p2-PlaceWorker").choices) {
      expect(ghostsOf(view, wide, choice(`place:${targets[0]}`))[0]?.what).toBe("worker");
    }
  });

  it("shows a die and food aboard, a swap, and a ship on its way", () => {
    const assigning = sample("p3-AssignTogether").view;
    expect(ghostsOf(assigning, wide, choice("die:axeman:large_public"))[0]).toMatchObject({ what: "die" });
    expect(ghostsOf(assigning, wide, choice("food:large_public"))[0]).toMatchObject({ what: "goods" });
    expect(ghostsOf(view, wide, choice("swap:coin>wood"))[0]).toMatchObject({
      amounts: [
        { good: "coin", n: -1 },
        { good: "wood", n: 1 },
      ],
    });
    expect(ghostsOf(view, wide, choice("sail:shore_1"))[0]).toMatchObject({ what: "ship" });
    expect(ghostsOf(view, wide, choice("build:private_karve"))[1]).toMatchObject({ what: "goods" });
  });

  it("shows nothing where nothing is considered", () => {
    expect(ghostsOf(view, wide, null)).toEqual([]);
    expect(ghostsOf(view, wide, choice("done"))).toEqual([]);
  });

  it("spares Gylfir the fee at the Merchant Ship", () => {
    const led = (leader: string): ChampionsView => ({
      ...view,
      players: view.players.map((player) => ({ ...player, leader })),
    });
    expect(changesAt(led("ullr"), "merchant_ship")).toContainEqual({ good: "coin", n: -1 });
    expect(changesAt(led("gylfir"), "merchant_ship")).not.toContainEqual({ good: "coin", n: -1 });
  });
});

describe.each([false, true])("every text of the board (phone: %s)", (isPhone) => {
  it.each(names)("is large enough at %s", async (name) => {
    widths(isPhone);
    const { end } = tester.draw(sample(name));
    const sizes = [...document.querySelectorAll("text")].map((text) =>
      Number(text.closest("[font-size]")?.getAttribute("font-size")),
    );
    expect(sizes.length).toBeGreaterThan(40);
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(SMALLEST_TEXT);
    await end();
  });
});

it("lists the fights of the round, the open ones among them", () => {
  const { view } = sample("p2-PlaceWorker");
  const open = view.fights.filter(({ enemy }) => enemy !== null);
  const chances = Object.fromEntries(open.map(({ target }, place) => [target, 0.4 + place / 10]));
  const rows = encounters({ ...telling("p2-PlaceWorker"), outlooks: chances });
  expect(rows.length).toBeGreaterThanOrEqual(open.length);
  for (const { target } of open) expect(rows.find(({ key }) => key === target)?.odds).toBe(chances[target]);
});

describe("with whom a chance is reckoned", () => {
  const basisIn = (view: ChampionsView, outlooks: Record<string, number>, target: string) =>
    encounters({ ...telling("p2-PlaceWorker"), view, outlooks }).find(({ key }) => key === target)!.basis;
  const { view } = sample("p2-PlaceWorker");
  const crews = (crew: Record<string, number> | null, holders: Record<string, number | null>): ChampionsView => ({
    ...view,
    players: view.players.map((one) => ({ ...one, warriors: { swordsman: 2, spearman: 2, axeman: 3 } })),
    fights: view.fights.map((one) => ({
      ...one,
      enemy: "draugr_wight_blue",
      holder: holders[one.target] ?? null,
      crew,
    })),
  });

  it("names all at home as long as they have nowhere else to go", () => {
    expect(basisIn(crews({}, { troll: 1 }), { troll: 0.4 }, "troll")).toBe("with 4 warriors");
    expect(basisIn(crews({}, { troll: 1, draugr_1: 0 }), { troll: 0.4, draugr_1: 0.4 }, "troll")).toBe(
      "with 4 warriors",
    );
  });

  it("says that they would all have to go where others wait for them", () => {
    const both = { troll: 0.4, draugr_1: 0.4 };
    expect(basisIn(crews({}, { troll: 1, draugr_1: 1 }), both, "troll")).toBe("if all 4 go here");
    expect(basisIn(crews({}, { troll: view.seat }), both, "draugr_1")).toBe("if all 4 go here");
  });

  it("says nothing once warriors have been sent, in the open or in secret, or where no chance is known", () => {
    expect(basisIn(crews({ swordsman: 1 }, { troll: 1 }), { troll: 0.4 }, "troll")).toBeNull();
    expect(basisIn(crews(null, { troll: 1 }), { troll: 0.4 }, "troll")).toBeNull();
    expect(basisIn(crews({}, { troll: 1 }), {}, "troll")).toBeNull();
  });
});

it("says whom a seat plays", () => {
  const known = telling("p2-PlaceWorker");
  const { leader } = known.view.players[0]!;
  expect(champions.persona(known, 0)).toBe(leader ? glossary[leader]!.name : null);
});
