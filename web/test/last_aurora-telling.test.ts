/** Last Aurora at the table: drives in one click, what happened, what things mean, and the opponent without a seat. */

import { describe, expect, it } from "vitest";
import type { Choice, Told } from "../src/api/types";
import lastAuroraSource from "../src/boards/last_aurora";
import { edgesOf, spaces } from "../src/boards/last_aurora/content";
import { deckId, DECKS } from "../src/boards/last_aurora/decks";
import { journeys, waysOf } from "../src/boards/last_aurora/journeys";
import { isForGood, isPlaced, VERBS } from "../src/boards/last_aurora/placing";
import { sceneOf } from "../src/boards/last_aurora/story-scenes";
import type { AuroraView } from "../src/boards/last_aurora/view";
import type { Act, Telling } from "../src/boards/contract";
import { choice, glossaryOf, speaker, stored, Tester, type StoredGlossary, entire } from "./boards";

const lastAurora = await entire(lastAuroraSource);

type Event = [move: number, kind: string, facts: Record<string, unknown>, text?: string];
interface Recorded {
  glossary: StoredGlossary;
  games: Record<string, { names: string[]; view: AuroraView; updates: Event[][] }>;
  moments: Record<string, { names: string[]; view: AuroraView; choices: [string, string, string | null, boolean][] }>;
}

const recorded = stored<Recorded>("last_aurora-games.json");
const glossary = glossaryOf(recorded.glossary);
const tester = new Tester(lastAurora, "last_aurora", glossary);
const { t } = tester;

function moment(name: string): { view: AuroraView; choices: Choice[]; telling: Telling<AuroraView> } {
  const { names, view, choices } = recorded.moments[name]!;
  const all = choices.map(([move, text, note, isGrey]): Choice => ({
    ...choice(move, text),
    note,
    reason: isGrey ? { rule: "", text: "" } : null,
  }));
  return { view, choices: all, telling: { view, seats: tester.looks({ names, view }), glossary, t } };
}

const told = ([move, kind, facts, text = ""]: Event): Told => ({ move, kind, facts, text, only: null });

function actsOf(game: string, speak = t): Act[] {
  const { names, view, updates } = recorded.games[game]!;
  const telling = { view, seats: tester.looks({ names, view }), glossary, t: speak };
  return updates.flatMap((events) => lastAurora.acts(events.map(told), telling));
}
const GAMES = Object.keys(recorded.games);

describe("a drive in one click", () => {
  it.each(["alpha-turn", "beta-turn", "solo-prepare", "alpha-drive"])("leads only along the road in %s", (name) => {
    const { view, choices } = moment(name);
    const found = journeys(view, choices, t);
    expect(found.size).toBeGreaterThan(1);
    const player = view.players[view.seat]!;
    const edges = edgesOf(view.map);
    for (const [goal, { path, first, note }] of found) {
      if (path.length === 0) continue;
      expect(path.at(-1)).toBe(goal);
      [player.space, ...path].reduce((from, to) => {
        const edge = edges.find((one) => one.frm === from && one.to === to);
        expect(edge, `${from} to ${to}`).toBeDefined();
        expect(edge!.kind !== "tracked" || player.is_tracked).toBe(true);
        return to;
      });
      expect(choices).toContain(first);
      expect(first.reason).toBeNull();
      expect(note).toMatch(/space/);
    }
  });

  it("says before setting out what it costs, and spends no more fuel than it must", () => {
    const { view, choices } = moment("solo-prepare");
    const found = journeys(view, choices, t);
    const points = choices.filter(({ verb, reason }) => verb === "drive" && !reason).map(({ note }) => parseInt(note!));
    for (const { path, first, note } of found.values()) {
      const extra = Number(first.targets[0]);
      expect(note).toContain(`${extra + 1} fuel`);
      if (extra > 0) expect(points[extra - 1]).toBeLessThan(path.length);
    }
  });

  it("goes step by step, and stops where it was to end", () => {
    const { view, choices } = moment("alpha-drive");
    const found = journeys(view, choices, t);
    for (const { first, path } of found.values()) if (path.length > 0) expect(first.move).toBe(`to:${path[0]}`);
    const here = view.players[view.seat]!.space;
    expect(found.get(here)).toMatchObject({ first: { verb: "stop" }, path: [] });
  });

  it("does not drive past the ship, and minds mines and avalanches", () => {
    const { view } = moment("alpha-drive");
    const player = { ...view.players[0]!, space: "a20", is_tracked: false };
    const there = { ...view, spaces_left: [], aurora: "a22", avalanches: ["a21"], mines: [{ space: "a22", seat: 1 }] };
    const ways = waysOf(there, player, 9);
    expect(ways.get("a21")![0]).toMatchObject({ points: 3, avalanches: 1 });
    expect(ways.get("a22")![0]).toMatchObject({ points: 4, mines: 1 });
    expect(ways.has("a23")).toBe(false);
    expect(waysOf(there, { ...player, is_tracked: true }, 9).get("a21")![0]!.points).toBe(2);
  });

  it("warns of contaminated ground", () => {
    const { view, choices } = moment("alpha-drive");
    for (const [goal, { note, path }] of journeys(view, choices, t))
      if (path.length > 0) expect(note.includes("contamination")).toBe(spaces[goal]!.contaminated);
  });
});

describe("an exploration in few clicks", () => {
  it.each([
    ["send", "done"],
    ["act", "act"],
  ])("goes on from %s by %s at a click on the card", (name, verb) => {
    const { view, choices } = moment(name);
    const card = view.slots.find(({ id }) => id === view.exploring)!.card!;
    expect(journeys(view, choices, t).get(card)?.first.verb).toBe(verb);
  });

  it("leaves to the reader what is not sure", () => {
    const { view, choices } = moment("gather");
    const open = choices.filter(({ reason }) => reason === null);
    expect(journeys(view, choices, t).size).toBe(open.length === 1 ? 1 : 0);
    expect(journeys({ ...view, waiting_for: "ExploreTurn", exploring: null }, choices, t).size).toBe(0);
  });
});

describe("what a click means", () => {
  it("knows every verb, and puts what is given up for good last", () => {
    const used = new Set(Object.keys(recorded.moments).flatMap((name) => moment(name).choices.map(({ verb }) => verb)));
    for (const verb of used) expect(VERBS, verb).toContain(verb);
    expect(VERBS.slice(-2).every((verb) => isForGood(choice(verb)))).toBe(true);
  });

  it("finds tokens in the convoy, people in the tray, and numbers nowhere", () => {
    const { view, choices } = moment("room");
    for (const { verb, targets } of choices.filter(({ reason }) => !reason))
      if (verb === "drop" || verb === "dismiss") expect(isPlaced(view, targets[0]!), targets[0]).toBe(true);
    expect(isPlaced(moment("solo-prepare").view, "0")).toBe(false);
    expect(isPlaced(moment("fire").view, moment("fire").view.players[0]!.survivors[0]!.card)).toBe(false);
    expect(isPlaced(moment("alpha-turn").view, "a05")).toBe(true);
  });
});

describe("what happened", () => {
  it.each(GAMES)("is told of %s with title, cause, steps and result, each once", (name) => {
    const all = actsOf(name);
    expect(all.length).toBeGreaterThan(20);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    for (const one of all) {
      expect(one.title, one.key).toBeTruthy();
      expect(one.steps.length, one.key).toBeGreaterThan(0);
      expect(one.about.filter(Boolean), one.key).toHaveLength(one.about.length);
      expect(`${one.title} ${one.cause} ${one.result} ${one.lines.map(({ text }) => text).join(" ")}`).not.toMatch(
        /undefined|NaN|board-/,
      );
    }
  });

  it.each(GAMES)("is told of %s in Polish, too", (name) => {
    expect(actsOf(name, speaker("last_aurora", "pl"))).toHaveLength(actsOf(name).length);
  });

  it("makes few acts of many events", () => {
    for (const { names, view, updates } of Object.values(recorded.games)) {
      const telling = { view, seats: tester.looks({ names, view }), glossary, t };
      for (const events of updates) expect(lastAurora.acts(events.map(told), telling).length).toBeLessThan(45);
    }
  });

  const only = (game: string, kind: string): Act[] => actsOf(game).filter((one) => one.kind === kind);

  it("tells of an attack who strikes, by which card, and in which columns", () => {
    const [one] = only("solo-all", "attack");
    expect(one!.facts).toMatchObject({ enemy: "tyr", outcome: "pvp_outcome_09" });
    expect(one!.steps).toEqual(["Cause", "Outcome", "Columns", "Damage"]);
    expect(one!.title).toContain("Tyr attacks");
    expect(one!.about[0]).toBe("tyr");
    expect(one!.result).toMatch(/^1 hit, column \d/);
  });

  it("waits for the reader's own shots, and says how likely they were", () => {
    const mine = only("solo-all", "shot").filter(({ seat }) => seat === 0);
    expect(mine.length).toBeGreaterThan(1);
    for (const one of mine) expect(one.waits).toBe(true);
    expect(mine.some(({ lines }) => lines.some(({ change }) => /\d+ of 12, \d+ %/.test(change ?? "")))).toBe(true);
  });

  it("tells the outcome of a story with the choice that led to it", () => {
    const all = only("solo-all", "story").filter(({ isGood }) => isGood !== null);
    expect(all[0]!.lines.map(({ text }) => text).join(" ")).toContain("Walk back along the tracks.");
    expect(all[0]!.lines.map(({ text }) => text).join(" ")).toContain("The wind carried more than snow.");
    expect(all[0]).toMatchObject({ waits: true, isGood: false, seat: 0, result: "failure" });
  });

  it("tells the turns of the Automa with the effects of its card", () => {
    const all = only("solo-all", "automa");
    expect(all.length).toBeGreaterThan(8);
    expect(all[0]!.title).toMatch(/^The Automa plays /);
    expect(all[0]!.cause).toBeTruthy();
    expect(new Set(all.map(({ facts }) => facts["phase"]))).toEqual(new Set(["exploration", "movement", "fire"]));
  });

  it("tells mines, events, ambushes, rounds and the end", () => {
    expect(only("four-beta-all", "mine")[0]!.lines[0]).toMatchObject({ seat: 1, change: "+2 damage", isGood: false });
    expect(only("solo-all", "event")[0]!.title).toBe("Event: Snowstorm");
    expect(only("solo-all", "ambush")[0]!.waits).toBe(true);
    expect(only("four-beta-all", "round").length).toBeGreaterThan(3);
    const [end] = only("four-beta-all", "end");
    expect(end!.lines).toHaveLength(4);
    expect(end!.cause).toContain("Ketil");
  });

  it("counts losses of everyone, the reader's first", () => {
    const fights = GAMES.flatMap((name) => actsOf(name)).filter(({ kind }) => kind === "shot" || kind === "attack");
    for (const { lines } of fights) {
      const mine = lines.findIndex(({ seat }) => seat === 0);
      expect(mine).toBeLessThan(1);
    }
    expect(fights.some(({ lines }) => lines.some(({ change }) => change?.includes("+1 fame")))).toBe(true);
  });
});

describe("whom a seat plays", () => {
  it("is its crew, told by its people", () => {
    const { telling } = moment("beta-turn");
    expect(lastAurora.persona(telling, 0)).toMatch(/ · \d survivors?$/);
    expect(lastAurora.persona(telling, 7)).toBeNull();
  });

  it("is joined by the Automa in a game alone, with all it has", () => {
    const [automa, ...others] = lastAurora.strangers(moment("act").telling);
    expect(others).toEqual([]);
    expect(automa).toMatchObject({ id: "seat_1", name: "Automa" });
    expect(automa!.note).toMatch(/level \d · speed \d/);
    expect(automa!.bits.length).toBeGreaterThan(4);
    expect(lastAurora.strangers(moment("beta-turn").telling)).toEqual([]);
  });
});

describe("what there is to know", () => {
  it.each(Object.keys(recorded.moments))("is told of everything on the board of %s", (name) => {
    const { view, telling } = moment(name);
    const ids = [
      ...view.slots.flatMap(({ id, card }) => [id, ...(card ? [card] : [])]),
      ...edgesOf(view.map).map(({ to }) => to),
      ...view.enemies.map(({ card }) => card),
      ...view.lurking,
      ...view.players.map(({ seat }) => `seat_${seat}`),
      ...(view.automa ? ["seat_1"] : []),
      ...view.players.flatMap(({ convoy, survivors }) => [
        ...convoy.flatMap(({ card, boxes }) => [card, ...boxes.map(({ id }) => id)]),
        ...survivors.map(({ card }) => card),
      ]),
      ...DECKS.map(deckId),
      "track_fame",
      "track_order",
      "track_dodge",
      "track_attack",
      ...view.outcomes_shown,
    ];
    for (const id of ids) {
      const known = lastAurora.explain(telling, id);
      expect(known?.title, id).toBeTruthy();
      expect(known!.lines.length > 0 || glossary[id]?.text, id).toBeTruthy();
      expect(known!.lines.join(" "), id).not.toMatch(/undefined|board-/);
    }
  });

  it("tells of a space its waypoint, its radiation, and who is there", () => {
    const { view, telling } = moment("alpha-turn");
    const [waypoint] = Object.keys(view.waypoints);
    expect(lastAurora.explain(telling, waypoint!)!.lines.join(" ")).toContain("waypoint");
    // The glossary tells what is printed there; it is not said twice.
    expect(lastAurora.explain(telling, "a04")!.lines.join(" ")).not.toContain("contamination");
    const bare = { ...telling, glossary: {} };
    expect(lastAurora.explain(bare, "a04")!.lines.join(" ")).toContain("contamination");
    expect(lastAurora.explain(telling, view.players[0]!.space)!.lines.join(" ")).toContain("Dagny");
  });

  it("counts the outcome cards that are left", () => {
    expect(lastAurora.explain(moment("fire").telling, "deck_outcome")!.lines.join(" ")).toMatch(
      /Weapon 1: \d+ of \d+ cards hit/,
    );
  });
});

it("gives every story a scene of its own kind", () => {
  expect(sceneOf("story_weather_station", "exploration")).toBe("tower");
  expect(sceneOf("story_thin_ice", "rest")).toBe("ice");
  const stories = Object.keys(glossary).filter((id) => id.startsWith("story_"));
  expect(stories.length).toBeGreaterThan(20);
  for (const id of stories) expect(sceneOf(id, "none"), id).toBe(sceneOf(id, "end"));
});
