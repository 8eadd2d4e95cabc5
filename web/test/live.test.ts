import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LiveLine, type LineState } from "../src/shell/live";

class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 1;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly address: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  fail(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  heard(): void {
    this.onmessage?.({ data: JSON.stringify({ type: "heard" }) });
  }
  says(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  update(seq: number): void {
    this.says({ type: "update", picture: { seq, moves: 2, views: [] }, events: [], age: 0, asked: [] });
  }
}

let states: LineState[];
let seen: number;
let moves: number;
let line: LiveLine;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  seen = 0;
  line = new LiveLine({
    address: () => `/live?since=${seen}`,
    heard: (message) => {
      if (message.type === "update") ({ seq: seen, moves } = message.picture);
    },
    changed: (state) => states.push(state),
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  line.start();
});

afterEach(() => {
  line.stop();
  vi.useRealTimers();
});

test("a lost line comes back and asks for what it missed", () => {
  FakeSocket.all[0]!.update(7);
  FakeSocket.all[0]!.fail();
  expect(states.at(-1)).toBe("away");
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[1]!.address).toBe("/live?since=7");
  FakeSocket.all[1]!.update(9);
  expect(states.at(-1)).toBe("open");
});

test("it waits longer after every failure", () => {
  for (let attempt = 0; attempt < 5; attempt++) {
    FakeSocket.all.at(-1)!.fail();
    vi.advanceTimersByTime(20_000);
  }
  const attempts = FakeSocket.all.length;
  FakeSocket.all.at(-1)!.fail();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(attempts);
});

test("a refusal is for good, a plea for patience is not", () => {
  FakeSocket.all[0]!.fail(4429);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(2);
  FakeSocket.all[1]!.fail(4404);
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states.at(-1)).toBe("closed");
});

test("a line that does not bring what was announced is dead", () => {
  FakeSocket.all[0]!.update(7);
  line.expectNews();
  FakeSocket.all[0]!.update(8);
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all).toHaveLength(1);

  line.expectNews();
  vi.advanceTimersByTime(5000);
  expect(FakeSocket.all.map((socket) => socket.address)).toEqual(["/live?since=0", "/live?since=8"]);
  expect(states.at(-1)).toBe("away");
  FakeSocket.all[0]!.update(9);
  expect(seen).toBe(8);
  FakeSocket.all[1]!.update(9);
  expect([seen, states.at(-1)]).toEqual([9, "open"]);
});

test("back online it does not wait", () => {
  FakeSocket.all[0]!.fail();
  window.dispatchEvent(new Event("online"));
  expect(FakeSocket.all).toHaveLength(2);
});

test("it says that someone looks, and hears that this was heard", () => {
  FakeSocket.all[0]!.onopen?.();
  for (let second = 0; second < 20; second++) {
    vi.advanceTimersByTime(1000);
    FakeSocket.all[0]!.heard();
  }
  expect(FakeSocket.all[0]!.sent.length).toBe(4);
  expect(FakeSocket.all).toHaveLength(1);
});

test("a line that no longer answers is given up within seconds", () => {
  FakeSocket.all[0]!.update(7);
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all).toHaveLength(2);
  expect(states.at(-1)).toBe("away");
});

test("a connection that brings nothing is tried again", () => {
  vi.advanceTimersByTime(11_000);
  expect(FakeSocket.all).toHaveLength(2);
});

test("what the browser knows of a lost network is said at once", () => {
  FakeSocket.all[0]!.update(7);
  window.dispatchEvent(new Event("offline"));
  expect(states.at(-1)).toBe("away");
  FakeSocket.all[1]!.update(8);
  expect(states.at(-1)).toBe("open");
});

const MOVE = { seat: 0, decision: 7, move: "place:smithy", key: "k1" };

test("a difference continues the last picture", () => {
  FakeSocket.all[0]!.update(7);
  FakeSocket.all[0]!.says({ type: "changed", after: 7, picture: { seq: [8] }, events: [] });
  FakeSocket.all[0]!.says({ type: "changed", after: 8, picture: { seq: [9], moves: [3] }, events: [] });
  expect([seen, moves]).toEqual([9, 3]);
});

test("a difference to a picture that never came makes the line ask for a whole one", () => {
  FakeSocket.all[0]!.update(7);
  FakeSocket.all[0]!.says({ type: "changed", after: 8, picture: { seq: [9] }, events: [] });
  expect(FakeSocket.all).toHaveLength(2);
  expect(FakeSocket.all[1]!.address).toBe("/live?since=7");
  FakeSocket.all[1]!.update(9);
  expect([seen, states.at(-1)]).toEqual([9, "open"]);
});

test("a move goes by the line once that has brought the table", async () => {
  expect(line.move(MOVE)).toBeNull();
  FakeSocket.all[0]!.update(7);
  const moved = line.move(MOVE);
  expect(JSON.parse(FakeSocket.all[0]!.sent.at(-1)!)).toEqual({ type: "move", ...MOVE });
  FakeSocket.all[0]!.says({ type: "stored", key: "k0", seq: 1, moves: 1, repeated: false });
  FakeSocket.all[0]!.says({ type: "stored", key: "k1", seq: 8, moves: 3, repeated: false });
  await expect(moved).resolves.toMatchObject({ seq: 8, moves: 3 });
});

test("a move that is declined says why", async () => {
  FakeSocket.all[0]!.update(7);
  const moved = line.move(MOVE);
  const problem = { status: 422, kind: "obstacle", detail: "No room.", rule: "CHM-PLACE-03", retry_after: null };
  FakeSocket.all[0]!.says({ type: "declined", key: "k1", ...problem });
  await expect(moved).rejects.toMatchObject({ detail: "No room.", rule: "CHM-PLACE-03", passing: false });
});

test("when the line breaks, nobody knows what became of a move", async () => {
  FakeSocket.all[0]!.update(7);
  const moved = line.move(MOVE);
  FakeSocket.all[0]!.fail();
  await expect(moved).rejects.toMatchObject({ passing: true });
  expect(line.move(MOVE)).toBeNull();
});

test("a move that is not answered counts as lost with its line", async () => {
  FakeSocket.all[0]!.update(7);
  const moved = line.move(MOVE);
  vi.advanceTimersByTime(5000);
  await expect(moved).rejects.toMatchObject({ passing: true });
  expect(FakeSocket.all).toHaveLength(2);
});

test("a question is told by how it differs from the last one, also when that was answered long ago", () => {
  const question = { id: 7, seat: 0, prompt: "Place a worker.", choices: ["smithy", "market"], since: 1 };
  const shown: unknown[] = [];
  line.stop();
  line = new LiveLine({
    address: () => "/live",
    heard: (message) => message.type === "update" && shown.push(message.picture.views[0]!.decision),
    changed: () => {},
    open: (address) => new FakeSocket(address) as unknown as WebSocket,
  });
  line.start();
  const socket = FakeSocket.all.at(-1)!;
  const picture = { seq: 7, views: [{ seat: 0, decision: null }] };
  socket.says({ type: "update", picture, events: [], age: 0, asked: [question] });
  const told = [
    { seq: [8], views: { "0": { decision: { id: [8], choices: { "1": ["armory"] } } } } },
    { seq: [9], views: { "0": { decision: [null] } } },
    { seq: [10], views: { "0": { decision: [null] } } },
    { seq: [11], views: { "0": { decision: { id: [11] } } } },
  ];
  told.forEach((change, place) => socket.says({ type: "changed", after: 7 + place, picture: change, events: [] }));
  const second = { ...question, id: 8, choices: ["smithy", "armory"] };
  expect(shown).toEqual([null, second, null, null, { ...second, id: 11 }]);
});
