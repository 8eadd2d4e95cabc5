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
  update(seq: number): void {
    this.onmessage?.({ data: JSON.stringify({ type: "update", picture: { seq }, events: [] }) });
  }
}

let states: LineState[];
let seen: number;
let line: LiveLine;

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  states = [];
  seen = 0;
  line = new LiveLine({
    address: () => `/live?since=${seen}`,
    heard: (message) => {
      if (message.type === "update") seen = message.picture.seq;
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
