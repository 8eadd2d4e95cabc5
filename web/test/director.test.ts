/** When something is staged, for how long, and when the picture that it led to is shown. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { MOTION, type Pace, RESULT, STEP, TOO_LONG } from "../src/shell/pace";
import { Director, type Scene } from "../src/shell/stage/director.svelte";
import { pressOnStage } from "../src/shell/stage/keys";
import { scene } from "./acts";

interface Update {
  name: string;
  scenes: Scene[];
  asks: boolean;
}

let shown: string[];
let pace: Pace;
let watched: boolean;
let past: Scene[];
let director: Director<Update>;

const quiet = (name: string, asks = false): Update => ({ name, scenes: [], asks });
const staged = (name: string, ...scenes: Scene[]): Update => ({ name, scenes, asks: false });
const onStage = (): string | undefined => director.scene?.act.key;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  past = [];
  pace = "normal";
  watched = true;
  director = new Director<Update>({
    show: (update) => shown.push(update.name),
    scenes: (update) => update.scenes,
    past: () => past,
    asks: (update) => update.asks,
    pace: () => pace,
    isWatched: () => watched,
  });
});

afterEach(() => {
  director.stop();
  vi.useRealTimers();
});

test("what has no act is shown at once, and held for as long as pieces move", () => {
  director.add(quiet("first"));
  director.add(quiet("second"));
  expect(shown).toEqual(["first"]);
  vi.advanceTimersByTime(MOTION);
  expect(shown).toEqual(["first", "second"]);
});

test("a long row of pictures does not keep a question waiting", () => {
  for (let number = 0; number < 20; number++) director.add(quiet(`${number}`));
  vi.advanceTimersByTime(MOTION * 12);
  expect(shown).toHaveLength(20);
});

test("an act is played over the old picture; the new one comes with its last step", () => {
  director.add(staged("after", scene()));
  expect([onStage(), director.step, shown]).toEqual(["act", 0, []]);
  vi.advanceTimersByTime(STEP);
  expect([director.step, director.isResult, shown]).toEqual([1, false, []]);
  vi.advanceTimersByTime(STEP);
  expect([director.step, director.isResult, shown]).toEqual([2, true, ["after"]]);
  vi.advanceTimersByTime(RESULT - 1);
  expect(director.isOn).toBe(true);
  vi.advanceTimersByTime(1);
  expect(director.isOn).toBe(false);
});

test("what there is to read is held for as long as that takes, at the reader's pace, whatever waits", () => {
  pace = "slow";
  director.add(staged("story", scene({ steps: ["Result"], reading: RESULT + 4000 })));
  for (let number = 0; number < 9; number++) director.add(staged(`${number}`, scene({ key: `${number}` })));
  expect(director.hold!.length).toBe(2 * (RESULT + 4000));
  director.goOn();
  expect(onStage()).toBe("0");
});

test("little to read is held no shorter than any result", () => {
  director.add(staged("story", scene({ steps: ["Result"], reading: 100 })));
  expect(director.hold!.length).toBe(RESULT);
});

test("of several acts the last one brings the picture", () => {
  director.add(staged("after", scene({ key: "one" }), scene({ key: "two" })));
  vi.advanceTimersByTime(2 * STEP);
  expect([onStage(), director.isResult, shown]).toEqual(["one", true, []]);
  vi.advanceTimersByTime(RESULT + 2 * STEP);
  expect([onStage(), director.isResult, shown]).toEqual(["two", true, ["after"]]);
});

test.each<[Pace, number]>([
  ["slow", 2],
  ["fast", 0.4],
])("%s takes %d times as long", (wished, factor) => {
  pace = wished;
  director.add(staged("after", scene()));
  vi.advanceTimersByTime(2 * STEP * factor - 1);
  expect(shown).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(shown).toEqual(["after"]);
  vi.advanceTimersByTime(RESULT * factor);
  expect(director.isOn).toBe(false);
});

test("with the stage off everything is shown at once", () => {
  pace = "off";
  director.add(staged("one", scene()));
  director.add(quiet("two"));
  expect([shown, director.isOn]).toEqual([["one", "two"], false]);
});

test("too much to stage is staged faster until it is less", () => {
  const length = 2 * STEP + RESULT;
  const many = Math.ceil(TOO_LONG / length) + 2;
  for (let number = 0; number < many; number++) director.add(staged(`${number}`, scene({ key: `${number}` })));
  // The first began before the others came.
  vi.advanceTimersByTime(STEP);
  expect(director.hold?.length).toBe(STEP * 0.4);
  vi.advanceTimersByTime(length);
  while (Number(onStage()) < many - 2) director.goOn();
  expect(director.hold?.length).toBe(STEP);
});

test("one's own roll waits for a tap, and so does its result", () => {
  director.add(staged("after", scene({ waits: true, prompt: "Roll 3 dice" })));
  vi.advanceTimersByTime(60_000);
  expect([director.step, director.isWaiting, director.hold, shown]).toEqual([0, true, null, []]);
  director.goOn();
  expect([director.step, director.isWaiting]).toEqual([1, false]);
  vi.advanceTimersByTime(STEP);
  expect([director.isResult, director.isWaiting, shown]).toEqual([true, true, ["after"]]);
  vi.advanceTimersByTime(60_000);
  expect(director.isOn).toBe(true);
  director.goOn();
  expect(director.isOn).toBe(false);
});

test("an act without steps is its result", () => {
  director.add(staged("after", scene({ steps: [] })));
  expect([director.isResult, shown]).toEqual([true, ["after"]]);
});

test("skipping shows everything up to the next question, what is still to come included", () => {
  director.add(staged("one", scene({ waits: true })));
  director.add(staged("two", scene()));
  director.skip();
  expect([shown, director.isOn]).toEqual([["one", "two"], false]);
  director.add(staged("three", scene()));
  expect([shown.at(-1), director.isOn]).toEqual(["three", false]);
  director.add(quiet("asked", true));
  director.add(staged("four", scene()));
  vi.advanceTimersByTime(MOTION);
  expect([shown.at(-1), director.isOn]).toEqual(["asked", true]);
});

test("a question that is already there ends the skipping", () => {
  director.add({ ...staged("asked", scene()), asks: true });
  director.skip();
  director.add(staged("later", scene()));
  expect([shown, director.isOn]).toEqual([["asked"], true]);
});

test("nothing is staged for somebody who does not look, or was away", () => {
  watched = false;
  director.add(staged("hidden", scene()));
  watched = true;
  director.add(staged("missed", scene()), true);
  expect([shown, director.isOn]).toEqual([["hidden", "missed"], false]);
});

test("looking away shows what waits", () => {
  director.add(staged("one", scene()));
  director.add(quiet("two"));
  vi.advanceTimersByTime(2 * STEP);
  director.flush();
  expect([shown, director.isOn]).toEqual([["one", "two"], false]);
});

test("watching again changes no picture and waits for nobody", () => {
  director.add(staged("after", scene({ waits: true, move: 7 })));
  director.skip();
  expect(director.watchAgain(7)).toBe(true);
  expect([director.isReplay, director.isWaiting]).toEqual([true, false]);
  vi.advanceTimersByTime(2 * STEP + RESULT);
  expect([shown, director.isOn]).toEqual([["after"], false]);
});

test("what was before the page was opened is made from the log", () => {
  expect(director.watchAgain(3)).toBe(false);
  past = [scene({ move: 3, key: "old" })];
  expect(director.watchAgain(3)).toBe(true);
  expect(onStage()).toBe("old");
});

test("what happens during a look back follows it", () => {
  past = [scene({ key: "old" })];
  director.watchAgain(3);
  director.add(staged("after", scene({ key: "new" })));
  expect([onStage(), shown]).toEqual(["old", []]);
  vi.advanceTimersByTime(2 * STEP + RESULT);
  expect(onStage()).toBe("new");
});

test("the act on the stage begins again", () => {
  director.add(staged("after", scene({ waits: true })));
  director.goOn();
  vi.advanceTimersByTime(STEP);
  director.again();
  expect([director.step, director.isWaiting, shown]).toEqual([0, false, ["after"]]);
  vi.advanceTimersByTime(2 * STEP);
  expect([director.isWaiting, shown]).toEqual([true, ["after"]]);
});

test("moves that were taken back cannot be watched", () => {
  director.add(staged("after", scene({ move: 7 })));
  director.skip();
  director.forget(6);
  expect(director.watchAgain(7)).toBe(false);
});

test("Space goes on, with Shift it skips, and too late it presses nothing", () => {
  const press = (key: string, shiftKey = false): boolean => {
    const event = new KeyboardEvent("keydown", { key, shiftKey, cancelable: true });
    pressOnStage(director, event);
    return event.defaultPrevented;
  };
  expect(press(" ")).toBe(false);
  director.add(staged("one", scene()));
  expect([press(" "), director.step]).toEqual([true, 1]);
  expect([press(" ", true), director.isOn]).toEqual([true, false]);
  expect(press("Enter")).toBe(true);
  vi.advanceTimersByTime(1000);
  expect(press("Enter")).toBe(false);
});
