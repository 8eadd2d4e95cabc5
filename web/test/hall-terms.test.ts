import { beforeAll, describe, expect, it } from "vitest";
import type { Catalogue, GameInfo, OptionInfo, Picture, Setting, Summary } from "../src/api/types";
import { gameName } from "../src/hall/catalogue";
import { sayOpen } from "../src/hall/saying";
import { chosenRules, clockTerm, termsOf } from "../src/hall/terms";
import { addWords, speak, t, wordsOf } from "../src/words";

function option(id: string, name: string, values: [Setting, string][]): OptionInfo {
  return {
    id,
    name,
    sentence: `What ${name} changes.`,
    default: values[0]![0],
    values: values.map(([value, name]) => ({ value, name })),
  };
}

const game = {
  id: "last_aurora",
  options: [
    option("map", "Map", [
      ["alpha", "Alpha Map"],
      ["beta", "Beta Map"],
    ]),
    option("stories", "Stories", [
      [false, "off"],
      [true, "on"],
    ]),
    option("may_leave", "Fauns may leave", [
      [true, "on"],
      [false, "off"],
    ]),
  ],
} as unknown as GameInfo;
const catalogue = {
  games: [game],
  clocks: [{ id: "daily", name: "Daily: three days", clock: null }],
} as unknown as Catalogue;

function picture(part: Partial<Picture>): Picture {
  const usual = { game: "last_aurora", options: {}, clock_name: "daily", undo: "none", hints: true, seeded: false };
  return { ...usual, ...part } as unknown as Picture;
}

const named = (part: Partial<Picture>) => termsOf(picture(part), catalogue, t, "en").map((term) => term.name);

beforeAll(async () => {
  await speak("en");
  await addWords(wordsOf("hall"));
});

describe("chosen rules", () => {
  const names = (options: Record<string, Setting>) => chosenRules(game, options).map((one) => one.name);

  it("are those that are not as usual, each with its value", () => {
    expect(names({})).toEqual([]);
    expect(names({ map: "alpha", stories: false, may_leave: true })).toEqual([]);
    expect(names({ map: "beta", stories: true, may_leave: false })).toEqual([
      "Map: Beta Map",
      "Stories",
      "Fauns may leave: off",
    ]);
    expect(chosenRules(game, { stories: true })[0]!.sentence).toBe("What Stories changes.");
  });

  it("leave out what this house does not know", () => {
    expect(names({ map: "gamma", unknown: true })).toEqual([]);
    expect(chosenRules(undefined, { map: "beta" })).toEqual([]);
  });
});

describe("the terms of a table", () => {
  it("tell the rules, the time, and what may be asked", () => {
    expect(named({ options: { map: "beta" } })).toEqual(["Map: Beta Map", "Time: Daily", "Undo: Never", "Hints"]);
    expect(named({ hints: false, seeded: true })).toEqual([
      "The base game",
      "Time: Daily",
      "Undo: Never",
      "No hints",
      "Chosen seed",
    ]);
  });

  it("tell a clock of one's own in figures", () => {
    const own = termsOf(
      picture({ clock_name: null, clock: { bank: 7200, gain: 90, cap: 172800 } }),
      catalogue,
      t,
      "en",
    )[1]!;
    expect(own.name).toBe("Time: Custom");
    expect(own.sentence).toBe(
      "2 hours to begin with, 90 seconds more for each decision, never more than 2 days on the clock",
    );
  });
});

it("takes the name of a clock from its sentence", () => {
  expect(clockTerm("Quick: five minutes, and: more")).toEqual({ name: "Quick", sentence: "five minutes, and: more" });
  expect(clockTerm("Quick")).toEqual({ name: "Quick", sentence: "" });
});

it("says in the list of open tables what is played", () => {
  const open = (options: Record<string, Setting>) =>
    sayOpen({ options, seats: [], clock: "daily" } as unknown as Summary, game, t);
  expect(open({ map: "beta", stories: true })).toMatch(/ With Map: Beta Map, Stories\.$/);
  expect(open({})).not.toContain("With");
});

it("names a game once the catalogue has come, and shows no id before", () => {
  expect(gameName(null, "last_aurora")).toBe("");
  expect(gameName({ games: [{ ...game, name: "Last Aurora" }] } as unknown as Catalogue, "last_aurora")).toBe(
    "Last Aurora",
  );
});
