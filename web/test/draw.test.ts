import { createHash } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Picture, Saga } from "../src/api/types";
import { checkSaga, seedFrom } from "../src/draw/checks";
import { contributionFor, hasChanged, keepPledges, keptOf, pledgeOf, toReveal } from "../src/draw/kept";
import { sha256 } from "../src/draw/sha256";

const theirs = (text: string) => createHash("sha256").update(text).digest("hex");

beforeEach(() => localStorage.clear());

describe("the hash", () => {
  it("is SHA-256, whatever the length", () => {
    for (let length = 0; length < 200; length++) expect(sha256("x".repeat(length))).toBe(theirs("x".repeat(length)));
    for (const text of ["Zażółć gęślą jaźń", "🍺\n", "meadhall seed\n- -"]) expect(sha256(text)).toBe(theirs(text));
  });
});

/** A picture with two seats, the first of them mine, as far as the draw needs one. */
function picture(more: Partial<Picture> = {}, contribution = ""): Picture {
  const pledge = pledgeOf(contributionFor("t"));
  const seats = [
    { yours: true, taken: true, pledge, contribution },
    { yours: false, taken: true, pledge: pledgeOf("b".repeat(64)), contribution: "" },
  ];
  return { id: "t", status: "open", gathered: true, commitment: "c", seats, ...more } as unknown as Picture;
}

describe("what a browser keeps", () => {
  it("draws one number for a table and keeps it", () => {
    const number = contributionFor("t");
    expect(number).toMatch(/^[0-9a-f]{64}$/);
    expect(contributionFor("t")).toBe(number);
    expect(contributionFor("other")).not.toBe(number);
  });

  it("keeps the first fingerprint and notices another", () => {
    expect(hasChanged(picture())).toBe(false);
    expect(hasChanged(picture())).toBe(false);
    expect(hasChanged(picture({ commitment: "d" }))).toBe(true);
    expect(keptOf("t").commitment).toBe("c");
  });

  it("notices that somebody's pledge was exchanged after it revealed its own number", () => {
    const before = picture();
    keepPledges(before);
    expect(hasChanged(before)).toBe(false);
    const seats = before.seats.map((seat, number) => (number === 1 ? { ...seat, pledge: "e".repeat(64) } : seat));
    expect(hasChanged(picture({ seats }))).toBe(true);
  });

  it("reveals its number only once all seats are settled, and once", () => {
    const number = contributionFor("t");
    expect(toReveal(picture())).toBe(number);
    expect(toReveal(picture({ gathered: false }))).toBeNull();
    expect(toReveal(picture({ status: "playing" }))).toBeNull();
    expect(toReveal(picture({}, number))).toBeNull();
    const free = picture().seats.map((seat, at) => (at === 1 ? { ...seat, taken: false } : seat));
    expect(toReveal(picture({ seats: free }))).toBeNull();
    const exchanged = picture().seats.map((seat) => ({ ...seat, pledge: "e".repeat(64) }));
    expect(toReveal(picture({ seats: exchanged }))).toBeNull();
  });
});

describe("the proof", () => {
  const numbers = ["a".repeat(64), "b".repeat(64)];
  const draw = { secret: "rune", pledges: numbers.map(pledgeOf), contributions: numbers, how: "" };
  const commitment = sha256("meadhall secret\nrune");
  const saga = { seats: ["Anna", "Bjorn"], commitment, seed: seedFrom(draw), draw } as unknown as Saga;
  const kept = { commitment, contribution: numbers[0]!, pledges: draw.pledges };
  const broken = (changed: Partial<Saga>, mine: object = kept) =>
    checkSaga({ ...saga, ...changed } as Saga, mine)
      .filter((check) => check.holds === false)
      .map((check) => check.sentence);

  it("holds for an honest game", () => {
    const found = checkSaga(saga, kept);
    expect(found.filter((check) => check.holds !== null).every((check) => check.holds)).toBe(true);
    expect(found.filter((check) => check.holds)).toHaveLength(5);
  });

  it("follows the same rule as the server", () => {
    expect(saga.seed).toBe(
      theirs(`meadhall seed\nrune\n${draw.pledges[0]} ${numbers[0]}\n${draw.pledges[1]} ${numbers[1]}`),
    );
  });

  it("finds whatever was changed", () => {
    expect(broken({ commitment: "0" })).toEqual(["web-check-commitment-not", "web-check-secret-not"]);
    expect(broken({ draw: { ...draw, secret: "ruin" } })).toEqual(["web-check-secret-not", "web-check-seed-not"]);
    expect(broken({ seed: "0" })).toEqual(["web-check-seed-not"]);
    const other = { ...draw, contributions: ["c".repeat(64), numbers[1]!] };
    expect(broken({ draw: other })).toEqual(["web-check-yours-not", "web-check-pledges-not", "web-check-seed-not"]);
    const swapped = { ...draw, pledges: [...draw.pledges].reverse(), contributions: [...numbers].reverse() };
    expect(broken({ draw: swapped })).toEqual(["web-check-pledges-not", "web-check-seed-not"]);
  });

  it("finds a whole draw that was made up afterwards, by what was kept", () => {
    const made = { secret: "loaded", pledges: ["", ""], contributions: ["", ""], how: "" };
    const fake = { commitment: sha256("meadhall secret\nloaded"), draw: made, seed: seedFrom(made) };
    expect(broken(fake)).toEqual(["web-check-commitment-not", "web-check-yours-not"]);
    expect(broken(fake, {})).toEqual([]);
  });

  it("says what it cannot know", () => {
    const unknown = checkSaga({ ...saga, draw: null } as Saga, {}).map((check) => check.sentence);
    expect(unknown).toEqual(["web-check-commitment-unknown", "web-check-not-drawn"]);
  });
});
