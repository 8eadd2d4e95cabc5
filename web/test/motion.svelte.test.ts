/** What flies over a board when something happens, and when it has arrived. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Told } from "../src/api/types";
import championsSource from "../src/boards/champions";
import type { ChampionsView } from "../src/boards/champions/view";
import { glossaryOf, stored, Tester, type Sample, type StoredGlossary, entire } from "./boards";

const champions = await entire(championsSource);

const { glossary, tables } = stored<{ glossary: StoredGlossary; tables: Record<string, Sample<ChampionsView>> }>(
  "champions-views.json",
);
const tester = new Tester(champions, "champions", glossaryOf(glossary));
const gained = (n: number): Told[] => [
  { move: 1, kind: "gained", facts: { seat: 0, n, good: "coin" }, text: "", only: null },
];
const flying = (): string[] =>
  [...document.querySelectorAll('g[aria-hidden="true"] circle[r="21"] ~ text')].map((text) => text.textContent!);

/** Nothing really moves in a test. */
const resting = { cancel: () => undefined, finished: new Promise(() => undefined) } as unknown as Animation;

let props = $state(tester.props(tables["p2-PlaceWorker"]!));
let drawn: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Element.prototype, "animate").mockReturnValue(resting);
  props = { ...tester.props(tables["p2-PlaceWorker"]!), still: false, events: gained(1) };
  drawn = mount(champions.Board, { target: document.body, props });
  flushSync();
});

afterEach(async () => {
  await unmount(drawn);
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it("lets nothing fly that led to the first picture", () => {
  expect(flying()).toEqual([]);
});

it("lets goods fly until they have arrived", () => {
  props.events = gained(2);
  flushSync();
  expect(flying()).toEqual(["2"]);
  vi.advanceTimersByTime(800);
  flushSync();
  expect(flying()).toEqual([]);
});

it("shows the last of many", () => {
  props.events = Array.from({ length: 12 }, (_, place) => gained(place)).flat();
  flushSync();
  expect(flying()).toEqual(["2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]);
});

it("lets nothing fly while the board keeps still", () => {
  props.still = true;
  props.events = gained(3);
  flushSync();
  expect(flying()).toEqual([]);
});
