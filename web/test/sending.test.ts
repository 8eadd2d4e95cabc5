/** From the click until the question is gone: an answer is given once. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Choice, Picture } from "../src/api/types";
import { toasts } from "../src/parts/toasts.svelte";
import { TableSession } from "../src/shell/table.svelte";
import { t } from "../src/words";

class FakeSocket {
  static last: FakeSocket;
  /** It brings news but takes no moves: they go by HTTP, where each attempt can be answered by itself. */
  readyState = 2;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
  shows(picture: unknown): void {
    this.onmessage?.({ data: JSON.stringify({ type: "update", picture, events: [], asked: [] }) });
  }
}

const choice = { move: "show:1", reason: null } as Choice;
const other = { move: "show:2", reason: null } as Choice;

/** What the server says about a table at which the first seat is asked this decision, or nothing. */
function picture(seq: number, decision: number | null): Picture {
  const asked = decision === null ? null : { id: decision, seat: 0, choices: [choice, other] };
  return { seq, moves: seq, status: "playing", views: [{ seat: 0, decision: asked }] } as unknown as Picture;
}

interface Sent {
  body: { decision: number; move: string; key: string };
  fail: () => void;
  answer: (status: number, body: unknown) => void;
}

let sent: Sent[];
let now: Picture;
let table: TableSession;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  now = picture(5, 5);
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", (address: string, request: RequestInit) => {
    if (!address.includes("/moves")) {
      return Promise.resolve(Response.json(/\/(chat|events)/.test(address) ? [] : now));
    }
    return new Promise<Response>((resolve, reject) => {
      sent.push({
        body: JSON.parse(request.body as string),
        fail: () => reject(new TypeError("Failed to fetch")),
        answer: (status, body) => resolve(Response.json(body, { status })),
      });
    });
  });
  table = new TableSession("t1", null);
  table.open();
  FakeSocket.last.shows(now);
});

afterEach(() => {
  sessionStorage.clear();
  table.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test("a question is answered once, however often it is clicked and whatever others do", async () => {
  const playing = table.play(choice);
  void table.play(other);
  expect(table.sending).toBe("show:1");
  FakeSocket.last.shows(picture(6, 5));
  await vi.advanceTimersByTimeAsync(1000);
  void table.play(other);
  expect(sent.map((one) => one.body.move)).toEqual(["show:1"]);

  sent[0]!.answer(200, { seq: 7, moves: 7, repeated: false });
  await playing;
  await vi.advanceTimersByTimeAsync(3000);
  expect(table.sending).toBe("show:1");
  FakeSocket.last.shows(picture(7, 7));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.sending).toBeNull();
  void table.play(other);
  expect(sent.map((one) => one.body.decision)).toEqual([5, 7]);
});

test("an answer that was refused can be given again", async () => {
  const playing = table.play(choice);
  sent[0]!.answer(409, { kind: "bot-sits-in", detail: "A bot plays for you." });
  await playing;
  expect(table.sending).toBeNull();
});

test("without a line the picture is asked for", async () => {
  table.line = "away";
  const playing = table.play(choice);
  now = picture(6, null);
  sent[0]!.answer(200, { seq: 6, moves: 6, repeated: false });
  await playing;
  await vi.advanceTimersByTimeAsync(1000);
  expect([table.picture?.seq, table.sending]).toEqual([6, null]);
});

test("a dead line is noticed when the move does not come back by it", async () => {
  const dead = FakeSocket.last;
  const playing = table.play(choice);
  sent[0]!.answer(200, { seq: 6, moves: 6, repeated: false });
  await playing;
  await vi.advanceTimersByTimeAsync(5000);
  expect(FakeSocket.last).not.toBe(dead);
  expect(table.sending).toBe("show:1");
  FakeSocket.last.shows(picture(6, null));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.sending).toBeNull();
});

test("a move made without a network is kept, and sent under the same key when the line is back", async () => {
  window.dispatchEvent(new Event("offline"));
  const playing = table.play(choice);
  sent[0]!.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect([table.line, table.isMoveKept, table.sending]).toEqual(["away", true, "show:1"]);
  void table.play(other);

  FakeSocket.last.shows(now);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.map((one) => one.body.move)).toEqual(["show:1", "show:1"]);
  expect(sent[1]!.body.key).toBe(sent[0]!.body.key);
  sent[1]!.answer(200, { seq: 6, moves: 6, repeated: false });
  await playing;
  expect(table.isMoveKept).toBe(false);
  FakeSocket.last.shows(picture(6, null));
  await vi.advanceTimersByTimeAsync(1000);
  expect(table.sending).toBeNull();
});

test("an attempt that hangs is not waited for once the line is back", async () => {
  void table.play(choice);
  window.dispatchEvent(new Event("offline"));
  expect(table.isMoveKept).toBe(true);
  FakeSocket.last.shows(now);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(2);
});

test("a kept move whose question has gone is refused, with the reason", async () => {
  const playing = table.play(choice);
  sent[0]!.fail();
  await vi.advanceTimersByTimeAsync(400);
  sent[1]!.answer(409, { kind: "stale-decision", detail: "The table has moved on." });
  await playing;
  expect([table.sending, table.isMoveKept]).toEqual([null, false]);
  expect(toasts.at(-1)?.text).toContain(t("web-kept-refused", { reason: "The table has moved on." }));
});

/** The page is left and opened again, by a reload. */
function reload(): void {
  table.close();
  table = new TableSession("t1", null);
  table.open();
  FakeSocket.last.shows(now);
}

test("a move that was on its way is sent again after a reload, under the same key", async () => {
  void table.play(choice);
  sent[0]!.fail();
  await vi.advanceTimersByTimeAsync(0);
  reload();
  await vi.advanceTimersByTimeAsync(0);
  expect(table.sending).toBe("show:1");
  expect(sent.at(-1)!.body).toEqual(sent[0]!.body);
  sent.at(-1)!.answer(200, { seq: 6, moves: 6, repeated: true });
  FakeSocket.last.shows(picture(6, null));
  await vi.advanceTimersByTimeAsync(0);
  expect(table.sending).toBeNull();
  const before = sent.length;
  reload();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toHaveLength(before);
});

test("a move whose question has gone by the time of the reload is refused, with the reason", async () => {
  void table.play(choice);
  sent[0]!.fail();
  await vi.advanceTimersByTimeAsync(0);
  now = picture(9, 9);
  reload();
  await vi.advanceTimersByTimeAsync(0);
  sent.at(-1)!.answer(409, { kind: "stale-decision", detail: "The table has moved on." });
  await vi.advanceTimersByTimeAsync(0);
  expect(toasts.at(-1)?.text).toContain(t("web-kept-refused", { reason: "The table has moved on." }));
  expect(table.sending).toBeNull();
});
