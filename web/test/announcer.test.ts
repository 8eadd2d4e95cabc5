import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Announcer } from "../src/shell/announcer.svelte";

const SOON = 500;

let announcer: Announcer;
let page: { place: number; close: () => void };
const texts = (place = page.place): string[] =>
  announcer.lines.filter((line) => line.place === place).map((line) => line.text);

beforeEach(() => {
  vi.useFakeTimers();
  announcer = new Announcer();
  page = announcer.open();
  vi.advanceTimersByTime(SOON);
});
afterEach(() => vi.useRealTimers());

test("a repeat is a sentence of its own", () => {
  announcer.say("Signe rolls.");
  announcer.say("Signe rolls.");
  vi.advanceTimersByTime(1);
  expect(texts()).toEqual(["Signe rolls.", "Signe rolls."]);
  expect(new Set(announcer.lines.map((line) => line.key)).size).toBe(2);
});

test("nothing is dropped when much is said at once", () => {
  announcer.say(...Array.from({ length: 80 }, (_, number) => `${number}`), "");
  vi.advanceTimersByTime(1);
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
  vi.advanceTimersByTime(1);
  announcer.say("You draw the destiny Trader.");
  announcer.forget();
  vi.advanceTimersByTime(SOON);
  expect(texts()).toEqual([]);
  announcer.say("Round 2 begins.");
  vi.advanceTimersByTime(2_000);
  const dialog = announcer.open();
  vi.advanceTimersByTime(SOON);
  expect(texts(dialog.place)).toEqual([]);
});

test("what is said before there is a region is read once it is there", () => {
  page.close();
  announcer.say("Round 1 begins.");
  vi.advanceTimersByTime(SOON);
  expect(announcer.lines).toEqual([]);
  const { place } = announcer.open();
  // A region that comes with words in it is not read out.
  vi.advanceTimersByTime(100);
  expect(announcer.lines).toEqual([]);
  vi.advanceTimersByTime(SOON);
  expect(texts(place)).toEqual(["Round 1 begins."]);
});

test("a dialog silences the page behind it, so it reads what is said", () => {
  announcer.say("Signe slays the troll.");
  announcer.awaitDialog();
  vi.advanceTimersByTime(SOON);
  expect(announcer.lines).toEqual([]);
  const dialog = announcer.open();
  vi.advanceTimersByTime(SOON);
  expect(texts(dialog.place)).toEqual(["Signe slays the troll."]);
  vi.advanceTimersByTime(2_000);
  dialog.close();
  announcer.say("Signe gains 4 glory.");
  vi.advanceTimersByTime(SOON);
  expect(texts()).toEqual(["Signe gains 4 glory."]);
});

test("a dialog that does not come keeps nothing back", () => {
  announcer.awaitDialog();
  announcer.say("Signe slays the troll.");
  vi.advanceTimersByTime(5_000);
  expect(texts()).toEqual(["Signe slays the troll."]);
});

test("what a dialog cuts short is said again in it, and in the page once it is gone", () => {
  announcer.say("Erik plays Feast.");
  vi.advanceTimersByTime(5000);
  announcer.say("Erik gains 2 lore.", "Erik wins.");
  vi.advanceTimersByTime(300);
  const dialog = announcer.open();
  vi.advanceTimersByTime(SOON);
  expect(texts()).toEqual(["Erik plays Feast."]);
  expect(texts(dialog.place)).toEqual(["Erik gains 2 lore.", "Erik wins."]);
  vi.advanceTimersByTime(1200);
  dialog.close();
  vi.advanceTimersByTime(SOON);
  expect(texts()).toEqual(["Erik plays Feast.", "Erik wins."]);
});
