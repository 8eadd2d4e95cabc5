import { describe, expect, it } from "vitest";
import type { Told } from "../src/api/types";
import championsSource from "../src/boards/champions";
import ActPicture from "../src/boards/champions/ActPicture.svelte";
import { diceChance } from "../src/boards/champions/chances";
import { destinyPoints } from "../src/boards/champions/destinies";
import { shortName } from "../src/boards/champions/texts";
import type { ChampionsView } from "../src/boards/champions/view";
import type { Act, Telling } from "../src/boards/contract";
import { drawnSmall } from "./acts";
import { glossaryOf, speaker, stored, type Sample, type StoredGlossary, entire } from "./boards";

const champions = await entire(championsSource);

/** Events of games that were really played, with what they changed in the view of the first seat. */
interface Played {
  players: number;
  told: [move: number, kind: string, facts: Record<string, unknown>][];
  change: Partial<ChampionsView>;
}
const played = stored<Record<string, Played>>("champions-events.json");
const { glossary: entries, tables } = stored<{
  glossary: StoredGlossary;
  tables: Record<string, Sample<ChampionsView>>;
}>("champions-views.json");
const BASES: Readonly<Record<number, string>> = { 2: "p2-PlaceWorker", 3: "p3-AssignTogether", 4: "p4-SwapGoods" };
const NAMES = ["Dagny", "Halvard", "Signe", "Ketil"];

const events = (name: string): Told[] =>
  played[name]!.told.map(([move, kind, facts]) => ({ move, kind, facts, text: "", only: null }));

function telling(name: string, language: "en" | "pl" = "en"): Telling<ChampionsView> {
  const { players, change } = played[name]!;
  const view = { ...tables[BASES[players]!]!.view, combat: null, ...change };
  const seats = view.players.map(({ seat }) => ({
    seat,
    name: NAMES[seat]!,
    color: champions.color(view, seat),
    yours: seat === view.seat,
  }));
  return { view, seats, glossary: glossaryOf(entries), t: speaker("champions", language) };
}

const actsOf = (name: string, told = events(name)): Act[] => champions.acts(told, telling(name));

describe("what happened", () => {
  it("lets the reader roll their own dice", () => {
    const act = actsOf("own roll").at(-1)!;
    expect(act).toMatchObject({ kind: "fight", seat: 0, waits: true, sound: "dice" });
    expect(act.prompt).toMatch(/^Roll \d dice$/);
    expect(act.steps).toEqual(["Your roll", "Roll"]);
    expect(act.course).toEqual({ names: ["Your roll", "Reroll", "Damage", "Losses"], at: [0, 0] });
    expect(act.result).toMatch(/^\d damage/);
    expect(act.lines.at(-1)!.text).toMatch(/on average/);
  });

  it("tells the chance of a throw before it falls, and nothing of what it shows", () => {
    const said = (faces: string[]) => {
      const told = events("own roll");
      const odds = { favor: 3, attack: 2, left: 4, win: 0.469, win_with_favor: 0.68, favor_counted: 2 };
      const dice = faces.map((face) => `swordsman:${face}`);
      return actsOf("own roll", [...told.slice(0, -1), { ...told.at(-1)!, facts: { seat: 0, ...odds, dice } }]).at(-1)!
        .forecast;
    };
    expect(said(["blank", "blank", "blank"])).toEqual({
      short: "47% to win",
      chances: [
        { text: "You win the fight", odds: 0.469 },
        { text: "with 2 favor, for blanks", odds: 0.68 },
      ],
      note: "This roll deals 2 damage on average, and 4 will slay it. Its attack of 2 strikes back: 2 warriors fall each round, one fewer for each shield.",
    });
    expect(said(["hit_2", "hit_2", "hit_2"])).toEqual(said(["blank", "blank", "blank"]));
  });

  it("foretells what the reader's own hunters bring, but no throw of somebody else", () => {
    const began = { ...events("hunt")[1]!, facts: { seat: 0 } };
    const rolled = { ...began, kind: "rolled", facts: { seat: 0, dice: Array(9).fill("axeman:blank") } };
    const [act] = actsOf("hunt", [began, rolled]);
    expect(act!.forecast).toMatchObject({ short: "about 6 food", chances: [] });
    expect(act!.course!.names).toEqual(["Your roll", "Reroll", "Food"]);
    expect(actsOf("hunt").find(({ kind }) => kind === "hunt")!.forecast).toBeUndefined();
  });

  it("calls a troll by the name that is its own", () => {
    const named = (name: string) =>
      shortName(
        { ...telling("own roll"), glossary: { troll_hill_4: { name, text: null, rule: null } } },
        "troll_hill_4",
      );
    expect(named("Hill Troll Slow Grumm")).toBe("Slow Grumm");
    expect(named("Górski Troll Miotacz Głazów")).toBe("Miotacz Głazów");
    expect(named("Draugr Warlord")).toBe("Draugr Warlord");
  });

  it("tells what was gained and what was lost in lines of their own", () => {
    const told = events("own victory");
    const fallen = { ...told[0]!, kind: "lost", facts: { seat: 0, warrior: "axeman", reason: "combat" } };
    const { lines } = actsOf("own victory", [told[0]!, fallen, ...told.slice(1)])[0]!;
    expect(lines).toMatchObject([
      { seat: 0, change: "+4 glory, +2 coins", isGood: true },
      { seat: 0, change: "−1 axeman", isGood: false },
    ]);
  });

  it("ties a fight to the place where it is fought", () => {
    expect(actsOf("own roll").at(-1)!.about).toEqual(["draugr_thrall_yellow", "draugr_2"]);
  });

  it("shows a fight without a decision as one act, from the dice to the spoils", () => {
    const act = actsOf("reroll and victory of another").find(({ kind }) => kind === "fight")!;
    expect(act.waits).toBe(false);
    expect(act.steps).toEqual(["Reroll", "Damage", "Victory"]);
    expect(act.course).toEqual({ names: ["Roll", "Reroll", "Damage", "Losses", "Victory"], at: [1, 2, 4] });
    expect(act.result).toMatch(/^\+\d+ glory$/);
    expect(act.lines[0]).toMatchObject({ seat: act.seat });
    expect(act.lines[0]!.change).toContain("glory");
  });

  it("waits at the reader's own victory, and names what it brought", () => {
    const act = actsOf("own victory")[0]!;
    expect(act).toMatchObject({ kind: "fight", waits: true, isGood: true });
    expect(act.steps.at(-1)).toBe("Victory");
    expect(act.about[0]).toMatch(/^(troll|draugr|monster)_/);
  });

  it("says when a fight is lost, and by whom", () => {
    const told = events("own victory").filter(({ kind }) => kind === "damaged");
    const { facts } = told[0]!;
    const stands = { ...told[0]!, kind: "enemy_stands", facts: { seat: facts["seat"], enemy: facts["enemy"] } };
    const fallen = { ...told[0]!, kind: "lost", facts: { seat: 0, warrior: "axeman", reason: "combat" } };
    const [act] = actsOf("own victory", [...told, fallen, stands]);
    expect(act).toMatchObject({ result: "It still stands", isGood: false, steps: ["Damage", "Losses", "Outcome"] });
    expect(act!.lines[0]!.change).toBe("−1 axeman");
  });

  it("tells who takes the blame", () => {
    const act = actsOf("blame").find(({ kind }) => kind === "blame")!;
    expect(act.lines).toHaveLength(1);
    expect(act.lines[0]).toMatchObject({ change: "+1 blame", isGood: false });
  });

  it("tells of the troll's rage before the new round", () => {
    const kinds = actsOf("rage and round").map(({ kind }) => kind);
    expect(kinds.slice(-2)).toEqual(["rage", "round"]);
    const { lines } = actsOf("rage and round").find(({ kind }) => kind === "rage")!;
    expect(lines).toHaveLength(played["rage and round"]!.players);
  });

  it("tells what a hunt brings, even where it only says that food was gained", () => {
    expect(actsOf("hunt").find(({ kind }) => kind === "hunt")).toMatchObject({ about: ["hunting_grounds"] });
    expect(actsOf("hunted")[0]).toMatchObject({ kind: "hunt", steps: ["Food"] });
  });

  it("turns the journey card over and tells what the sea took", () => {
    const act = actsOf("voyage with losses").find(({ kind }) => kind === "voyage")!;
    expect(act).toMatchObject({ steps: ["Losses", "Food"], isGood: false });
    expect(act.lines[0]!.change).toBe("−1 swordsman");
    const quiet = actsOf("voyage").find(({ kind }) => kind === "voyage")!;
    expect(quiet.steps[0]).toBe("The card");
    expect(quiet.about[0]).toMatch(/^shore_/);
    expect(quiet.cause).toMatch(/\.$/);
  });

  it("shows runes, and the dice that follow one", () => {
    expect(actsOf("rune").some(({ kind }) => kind === "rune")).toBe(true);
    const used = { move: 1, kind: "rune_used", facts: { seat: 1, rune: "rune_potential" }, text: "", only: null };
    const rolled = { ...used, kind: "rolled", facts: { seat: 1, dice: ["axeman:hit_2"] } };
    const damaged = { ...used, kind: "damaged", facts: { seat: 1, enemy: "draugr_thrall_red", n: 2, total: 2 } };
    expect(actsOf("rune", [used, rolled, damaged]).map(({ kind }) => kind)).toEqual(["rune", "fight"]);
  });

  it("ends with the destinies of all", () => {
    const act = actsOf("end").at(-1)!;
    expect(act).toMatchObject({ kind: "end", waits: true });
    expect(act.lines).toHaveLength(played["end"]!.players);
  });

  it("does not stop for a worker that is placed", () => {
    expect(actsOf("placing")).toEqual([]);
  });

  it("gives every act a key of its own", () => {
    for (const name of Object.keys(played)) {
      const keys = actsOf(name).map(({ key }) => key);
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  it("bears events that it does not know, or that miss something", () => {
    for (const name of Object.keys(played)) {
      const odd = events(name).map((told) => ({ ...told, facts: {} }));
      expect(() => actsOf(name, odd)).not.toThrow();
      expect(() => actsOf(name, [{ ...odd[0]!, kind: "unheard_of" }, ...events(name).slice(1)])).not.toThrow();
    }
  });

  it("speaks Polish, too", () => {
    for (const name of Object.keys(played)) {
      for (const act of champions.acts(events(name), telling(name, "pl"))) {
        expect([act.title, act.cause, act.result, ...act.steps].join(" ")).not.toMatch(/undefined|NaN/);
      }
    }
  });
});

it.each(Object.keys(played))("draws every step of: %s", async (name) => {
  for (const act of actsOf(name)) {
    for (let step = 0; step < act.steps.length; step++) {
      const { svg, small } = await drawnSmall(ActPicture, { ...telling(name), act, step });
      expect(svg).not.toBe("");
      expect(small).toEqual([]);
    }
  }
});

describe("chances", () => {
  it("counts what dice show", () => {
    const { view } = telling("own roll");
    const none = diceChance(view, 0, []);
    expect([none.average, none.atLeast(0), none.atLeast(1)]).toEqual([0, 1, 0]);
    const two = diceChance(view, 0, ["axeman", "axeman"]);
    expect(two.average).toBeCloseTo(2 * diceChance(view, 0, ["axeman"]).average);
    expect(two.atLeast(1)).toBeGreaterThan(two.atLeast(2));
  });

  it("scores destinies as the rules do", () => {
    const { view } = telling("end");
    const points = view.players.flatMap(({ seat, destinies }) => destinies.map((id) => destinyPoints(view, seat, id)));
    expect(points.length).toBeGreaterThan(0);
    for (const worth of points) expect(worth).toBeGreaterThanOrEqual(0);
  });
});
