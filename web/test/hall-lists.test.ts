import { describe, expect, it } from "vitest";
import type { SeatSummary, Summary } from "../src/api/types";
import { norseName } from "../src/hall/norse";
import { outcome, range, scaleOf } from "../src/hall/ratings";
import { timeLeft, toSpan } from "../src/hall/time";
import { byUrgency, freeSeats, runsOut, standing } from "../src/hall/urgency";
import { readAgent } from "../src/hall/agents";
import { readSaga } from "../src/hall/saga";

function seat(part: Partial<SeatSummary>): SeatSummary {
  return {
    kind: "open",
    name: "",
    person: "",
    bot: "",
    sitting_in: "",
    resigned: false,
    asked: false,
    runs_out: null,
    ...part,
  };
}

function table(id: string, part: Partial<Summary>): Summary {
  return {
    id,
    game: "champions",
    options: {},
    status: "playing",
    public: true,
    opener: "",
    opener_name: "",
    seats: [],
    clock: "daily",
    undo: "free",
    hints: true,
    seeded: false,
    rated: false,
    moves: 0,
    opened_at: 0,
    started_at: 0,
    changed_at: 0,
    finished_at: 0,
    totals: [],
    places: [],
    end_reason: "",
    rematch: "",
    imported: false,
    factions: [],
    daily: "",
    ...part,
  };
}

const t = (key: string, facts?: Record<string, string | number>) => `${key} ${facts?.["n"] ?? ""}`;

describe("my tables", () => {
  const late = table("late", { seats: [seat({ person: "me", asked: true, runs_out: 900 })] });
  const soon = table("soon", { seats: [seat({ person: "me", asked: true, runs_out: 100 })] });
  const others = table("others", {
    changed_at: 9,
    seats: [seat({ person: "me" }), seat({ person: "you", asked: true, runs_out: 50 })],
  });
  const over = table("over", { changed_at: 99, status: "over", seats: [seat({ person: "me" })] });

  it("come with the shortest clock of mine first, finished ones last", () => {
    expect(byUrgency([over, others, late, soon], "me").map((one) => one.id)).toEqual([
      "soon",
      "late",
      "others",
      "over",
    ]);
  });

  it("do not wait for someone who resigned", () => {
    expect(standing(table("x", { seats: [seat({ person: "me", asked: true, resigned: true })] }), "me")).toBe("others");
  });

  it("show the clock of whoever is asked", () => {
    expect(runsOut(others, "me")).toBe(50);
    expect(runsOut(over, "me")).toBeNull();
  });
});

it("counts only seats that anyone may take as free", () => {
  const seats = [seat({}), seat({ kind: "friend" }), seat({ person: "you" }), seat({ kind: "bot", bot: "greedy" })];
  expect(freeSeats(table("x", { seats }))).toBe(1);
});

it("tells time in the unit that matters", () => {
  expect(timeLeft(532, t)).toBe("8:52");
  expect(timeLeft(-5, t)).toBe("0:00");
  expect(timeLeft(19 * 3600, t)).toBe("web-hall-hours 19");
  expect(timeLeft(49 * 3600, t)).toBe("web-hall-days 2");
  expect(toSpan(5400)).toEqual({ amount: 90, unit: "minutes" });
  expect(toSpan(0)).toEqual({ amount: 0, unit: "seconds" });
});

it("finds names that fit into 24 characters, and others when one is taken", () => {
  for (let attempt = 0; attempt < 9; attempt += 1) {
    for (const chance of [0, 0.5, 0.999]) expect(norseName(attempt, () => chance).length).toBeLessThanOrEqual(24);
  }
  expect(norseName(1, () => 0)).not.toBe(norseName(0, () => 0));
});

describe("results", () => {
  it("take the best of several seats", () => {
    const played = table("x", {
      status: "over",
      places: [2, 1, 3],
      totals: [50, 70, 20],
      seats: [seat({ person: "me" }), seat({ person: "you" }), seat({ person: "me" })],
    });
    expect(outcome(played, "me")).toMatchObject({ kind: "over", place: 2, points: 50 });
    expect(outcome(played, "you")).toMatchObject({ place: 1, shared: false });
  });

  it("span the range of a rating, the shown figure at its lower end", () => {
    const found = range({ mean: 25, spread: 25 / 3 });
    expect(found).toEqual({ low: 1000, mean: 2000, high: 3000 });
    expect(scaleOf([found])).toEqual([1000, 3000]);
  });
});

it("reads browsers, and admits what it does not know", () => {
  expect(readAgent("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")).toEqual({
    browser: "Firefox",
    system: "Linux",
  });
  expect(readAgent("Python-urllib/3.11")).toBeNull();
});

it("takes only what may be a saga", () => {
  expect(readSaga('{"game":"champions","seats":["a"],"moves":[{}],"result":null}')).toMatchObject({
    game: "champions",
    moves: 1,
    isOver: false,
  });
  for (const wrong of ["", "[]", "null", '{"game":1}', '{"game":"x","seats":[]}']) expect(readSaga(wrong)).toBeNull();
});
