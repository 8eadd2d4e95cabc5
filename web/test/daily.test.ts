import { beforeEach, describe, expect, test } from "vitest";
import type { DailyGame, DailySaga, OwnDaily } from "../src/api/types";
import { apart, path, planeFor, ticks, x, y } from "../src/daily/curves";
import { betterThan, featured, sayDay, sayLeft, sayTime, short, weekLetters } from "../src/daily/saying";
import { checkSeal, keepSeals } from "../src/daily/seal";
import { sha256 } from "../src/draw/sha256";

const t = (key: string, facts?: Record<string, string | number>) => `${key} ${Object.values(facts ?? {}).join("/")}`;
const yours = (status: OwnDaily["status"], place: number | null = null): OwnDaily => ({
  table: "t",
  status,
  place,
  points: 5,
  won: false,
  abandoned: false,
  seconds: 60,
});

describe("what the page says", () => {
  test("a day is that of UTC, wherever the reader is", () => {
    expect(sayDay("2026-11-18", "en")).toBe("Wednesday, 18 November 2026");
    expect(sayDay("2026-11-18", "pl")).toBe("środa, 18 listopada 2026");
    expect(weekLetters("2026-11-18", "en").join("")).toBe("TFSSMTW");
  });

  test("times in hours and minutes", () => {
    expect(sayLeft(2 * 3600 + 59, t)).toBe("web-daily-left 2/0");
    expect(sayLeft(-5, t)).toBe("web-daily-left 0/0");
    expect(sayTime(10, t)).toBe("web-daily-minutes 1");
    expect(sayTime(3 * 3600, t)).toBe("web-daily-hours 3");
  });

  test("how many did worse, if anybody did", () => {
    expect(betterThan(yours("over", 12), 214)).toBe(94);
    expect(betterThan(yours("over", 1), 2)).toBe(100);
    expect(betterThan(yours("over", 2), 2)).toBeNull();
    expect(betterThan(yours("over", 1), 1)).toBeNull();
    expect(betterThan(yours("over", null), 9)).toBeNull();
  });

  test("the Hall shows what is under way, then what is told, then another game each day", () => {
    const games = ["a", "b", "c"].map((game) => ({ game, yours: null }) as DailyGame);
    const seen = ["2026-11-18", "2026-11-19", "2026-11-20"].map((day) => featured(games, day)?.game);
    expect(new Set(seen).size).toBe(3);
    games[1]!.yours = yours("over", 1);
    expect(featured(games, "2026-11-18")?.game).toBe("b");
    games[2]!.yours = yours("playing");
    expect(featured(games, "2026-11-18")?.game).toBe("c");
    expect(featured([], "2026-11-18")).toBeUndefined();
  });

  test("a hash in few characters", () => expect(short("0123456789abcdef")).toBe("0123 4567 … cdef"));
});

describe("the seal", () => {
  const commitment = sha256("meadhall secret\nthe secret");
  const opened = {
    day: "2026-11-18",
    game: "champions",
    deal: { players: 2, bot: "karl", options: {}, seat: 0 },
    commitment,
    secret: "the secret",
    seed: sha256("meadhall seed\nthe secret\n- -\n- -"),
    tomorrow: null,
  } as unknown as DailySaga;
  const sealed: DailySaga = { ...opened, secret: null, seed: null };

  beforeEach(() => localStorage.clear());

  test("what is open fits what was promised", () => {
    expect(checkSeal({ ...opened, secret: null, seed: null })).toBeNull();
    expect(checkSeal(opened)).toEqual({ fits: true, wasSeen: null });
    expect(checkSeal({ ...opened, secret: "another" })?.fits).toBe(false);
    expect(checkSeal({ ...opened, seed: commitment })?.fits).toBe(false);
  });

  test("the first sight of a seal is what counts", () => {
    keepSeals(sealed);
    keepSeals({ ...sealed, commitment: "another" });
    expect(checkSeal(opened)?.wasSeen).toBe(true);
    keepSeals({ ...sealed, game: "northgard", commitment: "another" });
    expect(checkSeal({ ...opened, game: "northgard" })?.wasSeen).toBe(false);
  });

  test("a seal that comes with its secret was not seen before", () => {
    keepSeals(opened);
    expect(checkSeal(opened)?.wasSeen).toBeNull();
  });

  test("that of tomorrow is kept today", () => {
    keepSeals({
      ...sealed,
      day: "2026-11-17",
      ends: Date.UTC(2026, 10, 18) / 1000,
      commitment: "",
      tomorrow: commitment,
    });
    expect(checkSeal(opened)?.wasSeen).toBe(true);
  });

  test("old seals are forgotten", () => {
    for (let number = 10; number < 80; number += 1) keepSeals({ ...sealed, day: `20${number}-01-01` });
    expect(checkSeal({ ...opened, day: "2079-01-01" })?.wasSeen).toBe(true);
    expect(checkSeal({ ...opened, day: "2010-01-01" })?.wasSeen).toBeNull();
  });
});

describe("curves", () => {
  const curve = [
    { decisions: 0, points: -2 },
    { decisions: 10, points: 18 },
  ];
  const plane = planeFor([curve, []], 600, 250);

  test("lead from the lower left to the upper right", () => {
    expect([x(plane, 0), x(plane, 10)]).toEqual([plane.left, plane.right]);
    expect([y(plane, -2), y(plane, 18)]).toEqual([plane.bottom, plane.top]);
    expect(path(plane, curve)).toBe(`M${plane.left}.0 ${plane.bottom}.0L${plane.right}.0 ${plane.top}.0`);
  });

  test("have round numbers beside them", () => {
    expect(ticks(0, 104)).toEqual([0, 50, 100]);
    expect(ticks(-2, 18)).toEqual([0, 5, 10, 15]);
    expect(ticks(0, 1)).toEqual([0, 1]);
  });

  test("have names that do not lie on each other", () => {
    expect(apart(10, 50, 17)).toEqual([10, 50]);
    expect(apart(10, 12, 18)).toEqual([2, 20]);
    expect(apart(12, 10, 18)).toEqual([20, 2]);
  });
});
