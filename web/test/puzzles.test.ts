import { beforeEach, describe, expect, test, vi } from "vitest";
import { api } from "../src/api/client";
import type { Choice, OpenPuzzle, Verdict, WeighedChoice } from "../src/api/types";
import type { Glossary } from "../src/boards/contract";
import { placeOf, PuzzleSession } from "../src/puzzles/puzzle.svelte";
import { reasonsFor, rivalOf, shareOf } from "../src/puzzles/reasons";

const choice = (move: string): Choice => ({
  move,
  verb: move,
  targets: [move],
  text: `To ${move}`,
  final: false,
  reason: null,
  note: null,
  odds: null,
  changes: [],
});
const weighed = (move: string, chance: number, more: Partial<WeighedChoice> = {}): WeighedChoice => ({
  move,
  chance,
  error: 0.01,
  lacks: {},
  rivals: 0,
  chosen: 0,
  ...more,
});
const verdict = (move: string): Verdict => ({
  move,
  solved: move === "fish",
  counts: true,
  choices: [weighed("fish", 0.6), weighed("rest", 0.4, { chosen: 3 }), weighed("fight", 0.1, { chosen: 1 })],
  natural: "rest",
  simulations: 8000,
  rating: { shown: 1000, spread: 100, answers: 4 },
  before: null,
});
const opened = (answered: Verdict | null = null): OpenPuzzle => ({
  puzzle: {
    id: "0123456789",
    game: "champions",
    players: 2,
    options: {},
    names: ["Aud", "Ulfar"],
    seat: 1,
    view: {},
    outlooks: {},
    prompt: "Choose.",
    choices: ["fish", "rest", "fight"].map(choice),
  },
  rating: { shown: 1000, spread: 100, answers: 0 },
  yours: null,
  verdict: answered,
  next: null,
  is_today: false,
});
const t = (key: string) => key;
const glossary = { "source-fishing": { name: "Fishing" } } as unknown as Glossary;

describe("an answer", () => {
  const post = vi.spyOn(api, "post");
  beforeEach(() => void post.mockReset());

  test("is sent once, and then nothing can be chosen any more", async () => {
    post.mockResolvedValue(verdict("rest"));
    const heard: Verdict[] = [];
    const session = new PuzzleSession(opened(), undefined, (one) => heard.push(one));
    expect(session.choices).toHaveLength(3);
    session.play(session.choices[1]!);
    session.play(session.choices[0]!);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    expect(post.mock.calls).toEqual([[placeOf("champions", "0123456789"), { move: "rest" }]]);
    expect(session.choices).toEqual([]);
    expect([session.given?.move, session.best?.move]).toEqual(["rest", "fish"]);
    // The best choice is shown on the board.
    expect(session.lit).toBe("fish");
  });

  test("that was given before is known at once", () => {
    const session = new PuzzleSession(opened(verdict("fish")));
    expect(session.choices).toEqual([]);
    session.play(choice("rest"));
    expect(post).not.toHaveBeenCalled();
  });

  test("cannot be what the rules prevent", () => {
    const session = new PuzzleSession(opened());
    session.play({ ...choice("fish"), reason: { rule: "A-1", text: "No boat." } });
    expect(post).not.toHaveBeenCalled();
  });
});

describe("why", () => {
  test("a right answer is compared with the next best, a wrong one with the best", () => {
    expect(rivalOf(verdict("fish"))?.move).toBe("rest");
    expect(rivalOf(verdict("fight"))?.move).toBe("fight");
  });

  test("points by source with their signs, the most first", () => {
    const other = weighed("rest", 0.4, { lacks: { fishing: 1.5, feast: -2, crumbs: 0.3 }, rivals: 3 });
    expect(reasonsFor(other, glossary, "en", t)).toEqual([
      { name: "web-puzzle-best-rival", points: "−3" },
      { name: "feast", points: "−2" },
      { name: "Fishing", points: "+1.5" },
    ]);
    expect(reasonsFor(other, glossary, "pl", t)[2]?.points).toBe("+1,5");
    expect(reasonsFor(weighed("rest", 0.4), glossary, "en", t)).toEqual([]);
  });

  test("how others chose, in percent", () => {
    const { choices } = verdict("fish");
    expect(choices.map((one) => shareOf(one, choices))).toEqual([0, 75, 25]);
    expect(shareOf(choices[0]!, [weighed("fish", 0.5)])).toBe(0);
  });
});
