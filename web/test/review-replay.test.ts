import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Moment, Told } from "../src/api/types";
import { MomentCache } from "../src/review/moments";
import { Replay } from "../src/review/replay.svelte";
import { heard, linkTo, startOf, tell } from "../src/review/telling";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function told(move: number, text: string, only: number[] | null = null): Told {
  return { move, kind: "x", facts: {}, text, only };
}

const moment = (move: number, seat: number): Moment => ({
  move,
  moves: 9,
  seat,
  view: { move },
  prompt: "",
  events: [told(move, `move ${move}`)],
});

function fixture() {
  const ask = vi.fn(async (move: number, seat: number) => moment(move, seat));
  return { ask, replay: new Replay(new MomentCache(ask), 9) };
}

const settled = () => vi.advanceTimersByTimeAsync(0);

test("neighbours are ready before they are wanted, and nothing is asked twice", async () => {
  const { ask, replay } = fixture();
  replay.show(4, 1);
  await settled();
  expect(replay.shown?.move).toBe(4);
  expect(ask.mock.calls.map(([move]) => move).sort()).toEqual([3, 4, 5, 6]);
  replay.step(1);
  expect(replay.shown?.move).toBe(5);
  replay.step(-1);
  await settled();
  expect(ask.mock.calls.filter(([move]) => move === 4)).toHaveLength(1);
});

test("only a single step onward is shown as motion", async () => {
  const { replay } = fixture();
  replay.show(2, 0);
  await settled();
  expect(replay.still).toBe(true);
  replay.step(1);
  await settled();
  expect(replay.still).toBe(false);
  replay.step(-1);
  expect(replay.still).toBe(true);
  replay.look(1);
  await settled();
  expect(replay.still).toBe(true);
});

test("while pictures of the moves are taken nothing moves", async () => {
  const { replay } = fixture();
  replay.show(2, 0);
  await settled();
  replay.poses = true;
  replay.show(3);
  await settled();
  expect(replay.shown?.move).toBe(3);
  expect(replay.still).toBe(true);
});

test("an answer that comes too late is not shown", async () => {
  const waiting = new Map<number, () => void>();
  const ask = (move: number, seat: number) =>
    new Promise<Moment>((done) => waiting.set(move, () => done(moment(move, seat))));
  const replay = new Replay(new MomentCache(ask), 9);
  replay.show(2, 0);
  replay.show(7, 0);
  waiting.get(7)!();
  await settled();
  waiting.get(2)!();
  await settled();
  expect(replay.shown?.move).toBe(7);
});

test("it plays to the end and then begins anew", async () => {
  const { replay } = fixture();
  replay.show(7, 0);
  await settled();
  replay.speed = 2;
  replay.toggle();
  await settled();
  expect(replay.shown?.move).toBe(8);
  await vi.advanceTimersByTimeAsync(750);
  expect(replay.shown?.move).toBe(9);
  expect(replay.playing).toBe(false);
  replay.toggle();
  await settled();
  expect(replay.shown?.move).toBe(0);
  replay.step(1);
  expect(replay.playing).toBe(false);
});

test("a failure is not kept", async () => {
  const ask = vi
    .fn<(move: number, seat: number) => Promise<Moment>>()
    .mockRejectedValueOnce(new Error("away"))
    .mockResolvedValue(moment(1, 0));
  const cache = new MomentCache(ask);
  await expect(cache.get(1, 0)).rejects.toThrow("away");
  await settled();
  expect((await cache.get(1, 0)).move).toBe(1);
  expect(cache.peek(1, 0)?.move).toBe(1);
});

test("an address leads to a move and a seat, as far as they are open", () => {
  expect(startOf("57", "2", 100, [0, 1, 2], 0)).toEqual({ move: 57, seat: 2 });
  expect(startOf("999", null, 100, [1], 1)).toEqual({ move: 100, seat: 1 });
  expect(startOf("x", "3", 100, [1], 1)).toEqual({ move: 0, seat: -1 });
  expect(startOf(null, "", 100, [], -1)).toEqual({ move: 0, seat: -1 });
  expect(linkTo("a/b", 3, -1, "s&t")).toBe("/t/a%2Fb/replay?move=3&seat=-1&secret=s%26t");
});

test("the log tells a seat what it was told, and the title what was done", () => {
  const log = [told(1, "Ash pays."), told(1, "You draw Fame.", [1]), told(2, "Una rolls.")];
  expect(heard(log, 0).map((event) => event.text)).toEqual(["Ash pays.", "Una rolls."]);
  expect(heard(log, 1)).toHaveLength(3);
  expect(tell(moment(1, 1), log, (key) => key)).toEqual({ title: "Ash pays.", rest: "You draw Fame." });
  const silent = { ...moment(3, 0), events: [] };
  const words = (key: string, facts?: object) => `${key} ${JSON.stringify(facts)}`;
  expect(tell(silent, [], words).title).toBe('web-replay-untold {"move":3}');
  expect(tell(silent, [], words, [told(3, "You draw Fame.", [1])], ["Ash", "Una"]).title).toBe(
    'web-replay-secret {"name":"Una"}',
  );
  expect(tell(moment(0, 1), log, (key) => key).title).toBe("web-replay-opening");
});
