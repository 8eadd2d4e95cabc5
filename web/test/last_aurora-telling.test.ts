/** Last Aurora at the table: drives in one click, what happened, what things mean, and the opponent without a seat. */

import { mount, unmount } from "svelte";
import { describe, expect, it, vi } from "vitest";
import { api } from "../src/api/client";
import type { Choice, Told } from "../src/api/types";
import lastAuroraSource from "../src/boards/last_aurora";
import { edgesOf, spaces } from "../src/boards/last_aurora/content";
import { deckId, DECKS } from "../src/boards/last_aurora/decks";
import { journeys, waysOf } from "../src/boards/last_aurora/journeys";
import { isForGood, isPlaced, VERBS } from "../src/boards/last_aurora/placing";
import { blowsOf } from "../src/boards/last_aurora/blows";
import { lostWith } from "../src/boards/last_aurora/cargo";
import { BOX, trainOf } from "../src/boards/last_aurora/convoy";
import { markBox, marksOf } from "../src/boards/last_aurora/marks";
import StoryScene from "../src/boards/last_aurora/StoryScene.svelte";
import { SCENES, sceneryOf } from "../src/boards/last_aurora/tale/table";
import { storyWords } from "../src/parts/stories.svelte";
import type { AuroraView, BoxView, ConvoyCardView } from "../src/boards/last_aurora/view";
import type { Act, Telling } from "../src/boards/contract";
import { drawnSmall } from "./acts";
import { choice, glossaryOf, speaker, stored, Tester, type StoredGlossary, entire } from "./boards";
import { storyAt, STORIES } from "./stories";

vi.spyOn(api, "get").mockImplementation((path) => Promise.resolve(storyAt(path) as never));

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
      expect(note).toContain(`${extra + 1} Fuel`);
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

  it("offers a way around mines where more fuel leads there", () => {
    const { view, choices } = moment("beta-turn");
    const [me, ...others] = view.players;
    const player = { ...me!, space: "b03", is_tracked: true, load: { ...me!.load, fuel: 3 } };
    const there = { ...view, avalanches: [], players: [player, ...others], mines: [{ space: "bp1", seat: 1 }] };
    const found = journeys(there, choices, t);
    expect(found.get("b08")).toMatchObject({
      path: ["bp1", "bp2", "b08"],
      others: [{ name: "Around the Mines", path: ["b04", "b05", "b07", "b08"] }],
    });
    expect(found.get("b08")!.note).toContain("1 Fuel · 3 of 3 spaces · a Mine goes off");
    expect(found.get("b08")!.others![0]!.note).toContain("2 Fuel · 4 of 4 spaces");
    expect(journeys({ ...there, mines: [] }, choices, t).get("b08")!.others).toBeUndefined();
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

  it.each(GAMES)("is drawn at every step of %s, in letters that can be read on a phone", async (name) => {
    const { names, view } = recorded.games[name]!;
    for (const language of ["en", "pl"] as const) {
      const speak = speaker("last_aurora", language);
      const telling = { view, seats: tester.looks({ names, view }), glossary, t: speak };
      for (const act of actsOf(name, speak))
        for (const step of act.steps.keys())
          expect((await drawnSmall(lastAurora.ActPicture!, { ...telling, act, step })).small).toEqual([]);
    }
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
    expect(one!.steps).toEqual(["Cause", "Outcome", "Armour", "Damage"]);
    expect(one!.title).toContain("attacked by Tyr");
    expect(one!.about.slice(0, 1)).toEqual(["seat_0"]);
    expect(one!.about).toContain("tyr");
    expect(one!.result).toMatch(/^1 hit, column \d/);
  });

  describe("of an attack", () => {
    const box = (id: string, kind: string, is_damaged = false): BoxView => ({
      id,
      kind,
      accepts: kind === "hold" ? ["fuel"] : [],
      level: 0,
      effect: "none",
      n: 0,
      is_damaged,
      is_fired: false,
    });
    const vehicle = (column: number, ...boxes: BoxView[]): ConvoyCardView => ({
      card: column === 1 ? "half_track" : "container",
      column,
      is_device: false,
      boxes,
      story: null,
    });
    /** A Truck with armour, and a Trailer with two tanks of which one is broken. */
    const convoy = [
      vehicle(1, box("half_track.1", "armor"), box("half_track.2", "hold")),
      vehicle(2, box("container.1", "hold"), box("container.2", "hold", true)),
    ];

    it("tells which columns are met, and what armour can take", () => {
      const met = (...columns: number[]): [number, boolean][] =>
        blowsOf({ convoy }, columns).map(({ column, isArmour }) => [column, isArmour]);
      expect(met(1, 1)).toEqual([
        [1, true],
        [1, false],
      ]);
      // There is no column 4: the last one is hit, and when it is full the next one towards the Truck.
      expect(met(4, 4, 4, 4)).toEqual([
        [2, false],
        [1, true],
        [1, false],
      ]);
    });

    it("tells what would be lost with a box", () => {
      const load = { fuel: 2 };
      expect(lostWith({ convoy, load }, "container.1")).toEqual(["fuel"]);
      expect(lostWith({ convoy, load }, "half_track.1")).toEqual([]);
      expect(lostWith({ convoy, load: { fuel: 1 } }, "container.1")).toEqual([]);
    });

    const { names, view } = recorded.games["four-beta-all"]!;
    const enemy = { card: "ice_jackals", region: "valley", attack: 1, hits: 2, defense: 4 };
    const there = {
      ...view,
      enemies: [{ ...enemy, asgard_defense: 0, asgard_hits: 0, targets: [], is_new: false, spared: [] }],
      outcomes_shown: ["outcome_08"],
      outcome_discard: ["outcome_01", "outcome_05"],
      outcome_back: null,
      players: view.players.map((one) => ({ ...one, convoy, region: one.seat < 2 ? "valley" : "coast" })),
    };
    const happens = (...events: [string, Record<string, unknown>][]): Act[] =>
      lastAurora.acts(
        events.map(([kind, facts]) => told([7, kind, facts])),
        { view: there, seats: tester.looks({ names, view }), glossary, t },
      );
    const [attacked] = happens(
      ["outcome_shown", { seat: 0, outcome: "outcome_08" }],
      ["enemy_attacked", { enemy: "ice_jackals", outcome: "outcome_08" }],
    );

    it("marks the columns that are hit, and tells who is not", () => {
      expect(attacked).toMatchObject({ kind: "attack", result: "Armour can take it", isDrawn: true });
      expect(attacked!.facts).toMatchObject({ armour: 1, passing: [] });
      expect(marksOf(attacked!)).toEqual([0, 1].map((seat) => ({ seat, at: 1, text: "+1 Damage" })));
      const lines = attacked!.lines.map(({ text }) => text);
      expect(lines.some((text) => text.startsWith("Not hit, not in the Valley: "))).toBe(true);
    });

    it("counts of the cards left those that are as bad, and is silent where more is known", () => {
      const chance = ({ lines }: Act) => lines.find(({ text }) => text.startsWith("This or worse"))?.change;
      // Every card of the ten that are left does no less than one that armour takes.
      expect(chance(attacked!)).toBeUndefined();
      const [worse] = happens(
        ["outcome_shown", { seat: 0, outcome: "outcome_07" }],
        ["enemy_attacked", { enemy: "ice_jackals", outcome: "outcome_07" }],
      );
      expect(chance(worse!)).toBeUndefined();
      there.outcomes_shown = ["outcome_07"];
      const [shown] = happens(
        ["outcome_shown", { seat: 0, outcome: "outcome_07" }],
        ["enemy_attacked", { enemy: "ice_jackals", outcome: "outcome_07" }],
      );
      expect(chance(shown!)).toMatch(/^\d of 10, \d\d%$/);
    });

    it("tells of the box that breaks what is lost with it", () => {
      const [one] = happens(["damaged", { seat: 1, box: "container.1" }], ["dropped", { seat: 1, token: "fuel" }]);
      expect(one).toMatchObject({ kind: "break", seat: 1, waits: false });
      expect(one!.about[0]).toBe("container.1");
      expect(marksOf(one!)).toEqual([{ seat: 1, at: "container.1", text: "−1 Fuel" }]);
      // One's own choice is seen as it is made, unless it costs more than the box.
      expect(happens(["damaged", { seat: 0, box: "container.1" }])).toEqual([]);
    });

    it("draws the marks where the boxes and columns are", () => {
      const train = trainOf({ convoy, power: 1 });
      const [truck, trailer] = train.columns;
      expect(markBox(train, 2)).toMatchObject({ x: trailer!.x, w: trailer!.w });
      expect(markBox(train, "half_track.2")!.x).toBe(markBox(train, "half_track.1")!.x + BOX);
      expect(markBox(train, "half_track.1")!.x).toBeGreaterThan(truck!.x);
      expect(markBox(train, "somewhere.1")).toBeNull();
    });
  });

  it("holds a story of somebody else until it is read", () => {
    const all = only("four-beta-all", "story");
    expect(all.length).toBeGreaterThan(0);
    for (const { reading, lines, cause } of all) {
      const words = [cause, ...lines.map(({ text }) => text)].join(" ").split(" ").length;
      expect(reading).toBeGreaterThan(Math.min(15_000, words * 150));
    }
  });

  it("waits for the reader's own shots, and says how likely they were", () => {
    const mine = only("solo-all", "shot").filter(({ seat }) => seat === 0);
    expect(mine.length).toBeGreaterThan(1);
    for (const one of mine) expect(one.waits).toBe(true);
    expect(mine.some(({ lines }) => lines.some(({ change }) => /\d+ of 12, \d+%/.test(change ?? "")))).toBe(true);
  });

  it("tells the outcome of a story with the choice that led to it", async () => {
    storyWords("last_aurora", "story_roll_call");
    await Promise.resolve();
    const all = only("solo-all", "story").filter(({ isGood }) => isGood !== null);
    expect(all[0]!.cause).toContain("Walk back along the tracks.");
    expect(all[0]!.lines.map(({ text }) => text).join(" ")).toContain("The wind carried more than snow.");
    expect(all[0]).toMatchObject({ waits: true, isGood: false, seat: 0, result: "failure" });
  });

  it("shows the letter of a Test in the middle of the scene, which is all that a phone has room for", async () => {
    const { names, view } = recorded.games["solo-all"]!;
    const telling = { view, seats: tester.looks({ names, view }), glossary, t };
    const act = only("solo-all", "story").find(({ facts }) => facts["outcome"])!;
    const { svg } = await drawnSmall(lastAurora.ActPicture!, { ...telling, act, step: 1 });
    const [, height, y] = /height="(\d+)".*translate\(\d+ (\d+)\)"><rect x="-26"/.exec(svg)!;
    expect(Number(y)).toBe(Number(height) / 2);
  });

  it("tells of a choice what it leads to, and reads to each the outcome of their own choice", () => {
    const { telling, view } = moment("alpha-turn");
    const chooses = (seat: number, option: string, text: string): Event => [
      9,
      "story_chosen",
      { seat, story: "story_smoke", option },
      `Somebody chooses: ${text}`,
    ];
    const results = (there: AuroraView, ...more: Event[]): string[] =>
      lastAurora
        .acts([chooses(1, "a", "Pay."), ...more].map(told), { ...telling, view: there })
        .map((one) => one.result);
    const story = { id: "story_smoke", seat: 0, choosers: [1, 0], chosen: ["a"], options: [] };
    expect(results({ ...view, story })).toEqual(["read when all have chosen"]);
    expect(results({ ...view, story: null })).toEqual(["a Test decides"]);
    const mission: Event = [9, "mission_taken", { seat: 1, story: "story_smoke" }];
    expect(results({ ...view, story: null }, mission)).toEqual(["a Mission begins"]);

    storyWords("last_aurora", "story_smoke");
    const read: Event = [
      9,
      "story_succeeded",
      { seat: 1, story: "story_smoke", option: "a", branch: 1 },
      "Smoke: Well.",
    ];
    const [both] = lastAurora.acts([chooses(0, "b", "Say nothing."), read].map(told), telling);
    expect(both).toMatchObject({ seat: 1, result: "success" });
    expect(both!.cause).not.toContain("Say nothing.");
  });

  it("names whoever is offered Loot after the fight", () => {
    const { telling } = moment("alpha-turn");
    const offered = (kind: string): Act | undefined =>
      lastAurora.acts([told([9, kind, { seat: 1, card: "spiked_bumper" }])], telling)[0];
    expect(offered("loot_taken")!.title).toMatch(/^\S+: Loot$/);
    expect(offered("loot_declined")!.result).toBe("declined");
  });

  it("tells of an ambush with the Enemy that strikes, though all of them come out first", () => {
    const event = (kind: string, facts: Record<string, unknown>): Told => ({
      move: 1,
      kind,
      facts,
      text: "",
      only: null,
    });
    const { telling } = moment("alpha-turn");
    const acts = lastAurora.acts(
      [
        event("enemy_entered", { enemy: "war_wolves", region: "coast" }),
        event("enemy_entered", { enemy: "ice_jackals", region: "coast" }),
        event("ambushed", { seat: 0, enemy: "war_wolves" }),
      ],
      telling,
    );
    expect(acts.map(({ kind, result }) => [kind, result])).toEqual([
      ["ambush", "1 Convoy struck"],
      ["ambush", "comes out"],
    ]);
  });

  it("tells the turns of the Automa with the effects of its card", () => {
    const all = only("solo-all", "automa");
    expect(all.length).toBeGreaterThan(8);
    expect(all[0]!.title).toMatch(/^The Automa plays /);
    expect(all[0]!.cause).toBeTruthy();
    expect(new Set(all.map(({ facts }) => facts["phase"]))).toEqual(new Set(["exploration", "movement", "fire"]));
  });

  it("tells mines, events, ambushes, rounds and the end", () => {
    expect(only("four-beta-all", "mine")[0]!.lines[0]).toMatchObject({ seat: 1, change: "+2 Damage", isGood: false });
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
    expect(fights.some(({ lines }) => lines.some(({ change }) => change?.includes("+1 Fame")))).toBe(true);
  });
});

describe("whom a seat plays", () => {
  it("is its crew, told by its people", () => {
    const { telling } = moment("beta-turn");
    expect(lastAurora.persona(telling, 0)).toMatch(/ · \d Survivors?$/);
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

  it("tells of a space its waypoint, its radiation, its avalanche, and who is there", () => {
    const { view, telling } = moment("alpha-turn");
    const [waypoint] = Object.keys(view.waypoints);
    expect(lastAurora.explain(telling, waypoint!)!.lines.join(" ")).toContain("Special Waypoint");
    // The glossary tells what is printed there; it is not said twice.
    expect(lastAurora.explain(telling, "a04")!.lines.join(" ")).not.toContain("1 Contamination");
    const bare = { ...telling, glossary: {} };
    expect(lastAurora.explain(bare, "a04")!.lines.join(" ")).toContain("1 Contamination");
    expect(lastAurora.explain(telling, view.players[0]!.space)!.lines.join(" ")).toContain("Dagny");
    const buried = { ...telling, view: { ...view, avalanches: ["a04"] } };
    expect(lastAurora.explain(buried, "a04")!.lines).toContain(telling.t("board-know-avalanche"));
    expect(lastAurora.explain(telling, "a04")!.lines).not.toContain(telling.t("board-know-avalanche"));
  });

  it("tells what is printed on a slot once, beside the slot and beside its card", () => {
    const { view, telling } = moment("alpha-turn");
    const { id, card } = view.slots.find((slot) => slot.card)!;
    const printed = { ...telling, glossary: { ...glossary, [id]: { ...glossary[card!]!, text: "Printed." } } };
    const about = (thing: string): string => lastAurora.explain(printed, thing)!.lines.join(" ");
    expect(about(card!)).toMatch(/explorers need \d in all.* Bonus:/);
    expect(about(id)).not.toMatch(/explorers need|Bonus:/);
  });

  it("counts the outcome cards that are left", () => {
    expect(lastAurora.explain(moment("fire").telling, "deck_outcome")!.lines.join(" ")).toMatch(
      /Weapon 1: \d+ of \d+ cards hit/,
    );
  });
});

describe("the scenes of stories", () => {
  const shown = (id: string): string[] => {
    const { sky, land, things } = sceneryOf(id);
    return [sky, land, ...things.map(([name]) => name)];
  };

  it("are there for every story, and for nothing else", () => {
    expect(Object.keys(SCENES).map((id) => `story_${id}`)).toEqual(STORIES);
  });

  it("never look like the story before: another place, or other things in it", () => {
    for (const [place, id] of STORIES.slice(1).entries()) {
      const [sky, land, first] = shown(id);
      const [lastSky, lastLand, lastFirst] = shown(STORIES[place]!);
      expect([land === lastLand, first === lastFirst, sky === lastSky].filter(Boolean).length, id).toBeLessThan(2);
    }
    expect(new Set(STORIES.map((id) => JSON.stringify(sceneryOf(id)))).size).toBe(STORIES.length);
  });

  it.each(STORIES)("are drawn: %s", (story) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const scene = mount(StoryScene, { target: svg, props: { story } });
    expect(svg.querySelectorAll("path").length).toBeGreaterThan(6);
    expect(svg.innerHTML).not.toMatch(/undefined|NaN/);
    void unmount(scene);
  });
});
