/** What happened at a table is told once each, whichever way the pictures of it come. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Picture, Told } from "../src/api/types";
import { settings } from "../src/shell/settings.svelte";
import { type Audience, TableSession } from "../src/shell/table.svelte";
import { scene } from "./acts";

class FakeSocket {
  static addresses: string[] = [];
  static last: FakeSocket;
  /** Moves go by HTTP. */
  readyState = 2;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor(address: string) {
    FakeSocket.addresses.push(address);
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
}

const choice = { move: "show:1", reason: null } as Choice;

function picture(seq: number): Picture {
  const decision = { id: seq, seat: 0, choices: [choice] };
  return { seq, moves: seq, status: "playing", views: [{ seat: 0, decision }] } as unknown as Picture;
}

const event = (move: number): Told => ({ move, text: `Move ${move}.`, kind: "moved", facts: {}, only: null }) as Told;

function comes(seq: number, moves: readonly number[]): void {
  const data = JSON.stringify({ type: "update", picture: picture(seq), events: moves.map(event), age: 0, asked: [] });
  FakeSocket.last.onmessage?.({ data });
}

let now: Picture;
let table: TableSession;
let heard: string[];
const audience: Audience = {
  scenes: () => [],
  tell: (events) => heard.push(...events.map((one) => one.text)),
  isWatching: () => true,
};

beforeEach(async () => {
  vi.useFakeTimers();
  heard = [];
  now = picture(5);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (address: string) => {
    if (address.includes("/moves")) return Promise.resolve(Response.json({ seq: 7, moves: 7, repeated: false }));
    return Promise.resolve(Response.json(/\/(chat|events)/.test(address) ? [] : now));
  });
  table = new TableSession("t1", null);
  table.open();
  comes(5, []);
  await vi.advanceTimersByTimeAsync(0);
});

afterEach(() => {
  settings.pace = "normal";
  sessionStorage.clear();
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const logged = () => table.log.map((one) => one.text);

test("a picture that was asked for swallows nothing that led to it", async () => {
  table.attend(audience);
  window.dispatchEvent(new Event("offline"));
  now = picture(7);
  await table.play(choice);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.picture?.seq).toBe(7);
  // The line comes back, and tells all that it has not told yet.
  expect(FakeSocket.addresses.at(-1)).toContain("since=5");
  comes(7, [6, 7]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["Move 6.", "Move 7."]);
  expect(logged()).toEqual(heard);
});

test("what the line tells late is told, and the newer picture stays", async () => {
  table.attend(audience);
  window.dispatchEvent(new Event("offline"));
  now = picture(7);
  await table.play(choice);
  await vi.advanceTimersByTimeAsync(1000);
  comes(6, [6]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.picture?.seq).toBe(7);
  comes(7, [7]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["Move 6.", "Move 7."]);
});

test("nothing is told twice when a new connection tells the same", async () => {
  table.attend(audience);
  comes(6, [6]);
  comes(6, []);
  comes(5, [5]);
  await vi.advanceTimersByTimeAsync(1000);
  expect(heard).toEqual(["Move 6."]);
  expect(logged()).toEqual(heard);
});

test("whoever skips what is shown is told all of it", () => {
  table.attend({ ...audience, scenes: () => [scene({ waits: true })] });
  for (const seq of [6, 7, 8]) comes(seq, [seq]);
  expect(heard).toEqual([]);
  table.director.skip();
  expect(heard).toEqual(["Move 6.", "Move 7.", "Move 8."]);
});

test("what happens before the board is there is told when it is", () => {
  for (const seq of [6, 7]) comes(seq, [seq]);
  table.attend(audience);
  expect(heard).toEqual(["Move 6.", "Move 7."]);
});

test("whoever faces the screen next is told what led to what they see, and nothing that was for the other", () => {
  table.attend(audience);
  const views = [0, 1].map((seat) => ({ seat, decision: null }));
  const events = [event(6), { ...event(6), text: "A secret.", only: [0] }, { ...event(6), text: "A hint.", only: [1] }];
  const data = { type: "update", picture: { ...picture(6), views }, events, age: 0, asked: [] };
  table.face(0);
  FakeSocket.last.onmessage?.({ data: JSON.stringify(data) });
  table.face(1);
  expect(heard).toEqual(["Move 6.", "A secret.", "Move 6.", "A hint."]);
});
