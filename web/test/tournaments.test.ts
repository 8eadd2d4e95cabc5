import { describe, expect, test } from "vitest";
import type { EntrantRow, RoundTable, TournamentPage } from "../src/api/types";
import {
  finishedOf,
  leaders,
  nameOf,
  othersIn,
  ownTable,
  roundsOf,
  sayMargin,
  sayPlan,
  sayPoints,
} from "../src/tournaments/saying";

const entrant = (number: number, more: Partial<EntrantRow> = {}): EntrantRow => ({
  number,
  name: `Player ${number}`,
  bot: "",
  yours: false,
  left: false,
  place: number,
  points: 0,
  opponents: 0,
  between: 0,
  margin: 0,
  results: [],
  ...more,
});
const table = (entries: number[], more: Partial<RoundTable> = {}): RoundTable => ({
  table: entries.length > 1 ? entries.join("-") : "",
  entries,
  status: entries.length > 1 ? "playing" : null,
  points: [],
  totals: [],
  yours: false,
  asked: false,
  ...more,
});
const page = (tables: RoundTable[], more: Partial<TournamentPage> = {}): TournamentPage => ({
  id: "moot",
  title: "Winter Moot",
  game: "champions",
  kind: "swiss",
  size: 2,
  rounds_planned: 4,
  options: {},
  clock: "live",
  fill: null,
  stage: "playing",
  begins_at: null,
  opener: "Anna",
  you_opened: false,
  you_take_part: true,
  entrants: [entrant(1), entrant(2), entrant(3, { place: 1 })],
  rounds: [{ number: 1, tables, is_over: false, ends_at: null }],
  ...more,
});

describe("what is said", () => {
  test("halves as people write them", () => {
    expect([0, 0.5, 1, 3.5, 2.25].map((one) => sayPoints(one, "en"))).toEqual(["0", "½", "1", "3½", "2.25"]);
    expect(sayPoints(2.25, "pl")).toBe("2,25");
    expect([0, 3, -4.5].map((one) => sayMargin(one, "en"))).toEqual(["0", "+3", "−4.5"]);
  });

  test("what it is", () => {
    const t = (key: string, facts?: Record<string, string | number>) => `${key} ${facts?.n ?? ""}`.trim();
    expect(sayPlan(page([]), t)).toBe("web-moot-swiss, web-moot-duels");
    expect(sayPlan(page([], { size: 4, kind: "knock-out" }), t)).toBe("web-moot-knock-out, web-moot-tables-of 4");
  });
});

describe("what is found", () => {
  test("the others of a round, a bye, and nobody before it", () => {
    const shown = page([table([1, 2]), table([3])]);
    expect(othersIn(shown, shown.rounds[0], 1)).toBe("Player 2");
    expect(othersIn(shown, shown.rounds[0], 3)).toBe("");
    expect(othersIn(shown, shown.rounds[1], 1)).toBeNull();
    expect(nameOf(shown, 9)).toBe("");
  });

  test("the rounds to come are those of a Swiss", () => {
    expect(roundsOf(page([]))).toEqual([1, 2, 3, 4]);
    expect(roundsOf(page([], { rounds_planned: null }))).toEqual([1]);
  });

  test("the reader's table that waits comes first", () => {
    const runs = table([1, 2], { yours: true });
    const waits = table([1, 3], { yours: true, asked: true });
    expect(ownTable(page([runs, waits]))).toBe(waits);
    expect(ownTable(page([runs]))).toBe(runs);
    expect(ownTable(page([table([1, 2], { yours: true, status: "over" })]))).toBeUndefined();
  });

  test("how many tables are finished, and who leads", () => {
    const shown = page([table([1, 2], { status: "over" }), table([3])]);
    expect(finishedOf(shown.rounds[0]!)).toBe(2);
    expect(leaders(shown).map((one) => one.number)).toEqual([1, 3]);
  });
});
