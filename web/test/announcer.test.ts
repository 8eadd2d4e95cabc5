import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../src/shell/announcer.svelte";

let announcer: Announcer;
const texts = (): string[] => announcer.lines.map((line) => line.text);

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
});
afterEach(() => vi.useRealTimers());

test("a repeat is a sentence of its own", () => {
  announcer.say("Signe rolls.");
  announcer.say("Signe rolls.");
  expect(texts()).toEqual(["Signe rolls.", "Signe rolls."]);
  expect(new Set(announcer.lines.map((line) => line.key)).size).toBe(2);
});

test("nothing is dropped when much is said at once", () => {
  announcer.say(...Array.from({ length: 80 }, (_, number) => `${number}`), "");
  expect(texts()).toHaveLength(80);
});

test("what was read goes", () => {
  announcer.say("old");
  vi.advanceTimersByTime(15_000);
  announcer.say("new");
  vi.advanceTimersByTime(15_000);
  expect(texts()).toEqual(["new"]);
});

test("whoever comes next hears nothing of what was said before", () => {
  announcer.say("You draw the destiny Provider.");
  announcer.forget();
  expect(texts()).toEqual([]);
});
