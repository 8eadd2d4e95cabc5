import { describe, expect, it } from "vitest";
import type { Catalogue, GameInfo } from "../src/api/types";
import {
  againstBots,
  fieldOf,
  freshDraft,
  NO_CLOCK,
  recall,
  remembered,
  toSettings,
  withPlayers,
} from "../src/hall/draft";

const game: GameInfo = {
  id: "champions",
  name: "Champions of Midgard",
  summary: "",
  rules: "1",
  min_players: 2,
  max_players: 4,
  minutes: null,
  colors: [],
  scene: null,
  sky: null,
  lesson: null,
  board: null,
  bots: ["thrall", "jarl"],
  options: [
    {
      id: "mode",
      name: "Mode",
      sentence: "",
      default: "turns",
      values: [
        { value: "turns", name: "in turns" },
        { value: "secret", name: "in secret" },
      ],
    },
  ],
};
const catalogue: Catalogue = {
  games: [game],
  clocks: [{ id: "daily", name: "Daily", clock: { bank: 259200, gain: 43200, cap: 432000 } }],
  usual_clock: "daily",
  usual_bot: "jarl",
  daily: true,
};

describe("a table against bots", () => {
  it("has me and the usual number of bots, and no hurry", () => {
    const settings = againstBots(game, catalogue);
    expect(settings.seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
    expect(settings.clock).toBe(null);
  });

  it("has as many players as a small game allows", () => {
    expect(againstBots({ ...game, max_players: 2 }, catalogue).seats).toHaveLength(2);
  });
});

describe("what is sent", () => {
  it("names only further seats of mine, and only a level for bots", () => {
    const seats = [
      { who: "me", name: "not sent", bot: "jarl" },
      { who: "me", name: " Una ", bot: "jarl" },
      { who: "bot", name: "", bot: "thrall" },
    ] as const;
    const settings = toSettings("champions", { ...freshDraft(game, catalogue), seats: [...seats] });
    expect(settings.seats).toEqual([
      { who: "me", name: null, bot: null },
      { who: "me", name: "Una", bot: null },
      { who: "bot", name: null, bot: "thrall" },
    ]);
  });

  it("turns own figures of a clock into seconds", () => {
    const own = {
      bank: { amount: 2, unit: "hours" },
      gain: { amount: 30, unit: "seconds" },
      cap: { amount: 1, unit: "days" },
    } as const;
    const settings = toSettings("champions", { ...freshDraft(game, catalogue), clock: "own", own });
    expect(settings.clock).toEqual({ bank: 7200, gain: 30, cap: 86400 });
  });

  it("has no seed if the field is blank", () => {
    expect(toSettings("champions", { ...freshDraft(game, catalogue), seed: "  " }).seed).toBeNull();
  });
});

describe("last choices", () => {
  it("come back without the seed", () => {
    const draft = { ...freshDraft(game, catalogue), options: { mode: "secret" }, public: true, seed: "abc" };
    expect(recall(game, catalogue, remembered(draft))).toEqual({ ...draft, seed: "" });
  });

  it("are dropped where the game no longer offers them", () => {
    const draft = { ...freshDraft(game, catalogue), options: { mode: "gone" }, clock: "gone" };
    const recalled = recall(game, catalogue, remembered(draft));
    expect(recalled.options).toEqual({ mode: "turns" });
    expect(recalled.clock).toBe(NO_CLOCK);
  });

  it("keep their seats when a level is no longer offered", () => {
    const seats = [
      { who: "me", name: "", bot: "jarl" },
      { who: "bot", name: "", bot: "gone" },
    ] as const;
    const recalled = recall(game, catalogue, remembered({ ...freshDraft(game, catalogue), seats: [...seats] }));
    expect(recalled.seats.map((seat) => [seat.who, seat.bot])).toEqual([
      ["me", "jarl"],
      ["bot", "jarl"],
    ]);
  });

  it("are no error when they are broken", () => {
    for (const broken of ["{", "null", "[]", '{"seats":[null]}', '{"own":{"bank":3}}']) {
      expect(recall(game, catalogue, broken)).toEqual(freshDraft(game, catalogue));
    }
  });
});

it("keeps the seats that are there when more players come", () => {
  const seats = withPlayers([{ who: "me", name: "", bot: "jarl" }], 3, "thrall");
  expect(seats.map((seat) => seat.who)).toEqual(["me", "bot", "bot"]);
});

it("shows a refusal where the mistake is", () => {
  expect(["wrong-name", "wrong-setting", "wrong-clock", "wrong-seed", "too-many-tables"].map(fieldOf)).toEqual([
    "seats",
    "options",
    "clock",
    "seed",
    "table",
  ]);
});
