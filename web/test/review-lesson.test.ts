import { beforeEach, expect, test, vi } from "vitest";
import type { Choice, LessonStep } from "../src/api/types";
import { LessonSession } from "../src/review/lesson.svelte";
import { keepProgress, progressOf } from "../src/review/progress";

beforeEach(() => localStorage.clear());

function choice(move: string, reason: Choice["reason"] = null): Choice {
  const [verb = "", ...targets] = move.split(":");
  return { move, verb, targets, text: move, final: false, reason, note: null, odds: null, changes: [] };
}

const STEPS = 3;
function step(number: number): LessonStep {
  const isEnd = number === STEPS;
  return {
    number,
    steps: STEPS,
    note: `Note ${number} on the market.\n\nGo to the smithy`,
    paragraphs: [
      [
        { text: `Note ${number} on the `, thing: null },
        { text: "market", thing: "market" },
        { text: ".", thing: null },
      ],
      [
        { text: "Go to the ", thing: null },
        { text: "smithy", thing: "smithy" },
      ],
    ],
    seat: 0,
    view: {},
    outlooks: {},
    prompt: isEnd ? "" : "Place a worker.",
    choices: isEnd
      ? []
      : [choice("place:market"), choice("place:smithy"), choice("place:sage", { rule: "X-1", text: "Taken." })],
    expected: isEnd ? null : "place:smithy",
    wrong_hint: "Not yet.",
    events: [{ move: number, kind: "x", facts: {}, text: `event ${number}`, only: null }],
  };
}

async function begun(at = 1) {
  const ask = vi.fn(async (number: number) => step(number));
  const session = new LessonSession("champions", ask);
  await session.go(at);
  return { session, ask };
}

test("the right move leads on, on the board as in the list, and its answer was ready", async () => {
  const { session, ask } = await begun();
  session.pick("smithy");
  await expect.poll(() => session.step?.number).toBe(2);
  expect(session.still).toBe(false);
  session.play(session.choices[1]!);
  await expect.poll(() => session.step?.number).toBe(3);
  expect(session.expected).toBeNull();
  expect(ask.mock.calls.map(([number]) => number)).toEqual([1, 2, 3]);
  expect(session.log.map((event) => event.text)).toEqual(["event 1", "event 2", "event 3"]);
});

test("another move is answered with a hint, and the right one is marked", async () => {
  const { session } = await begun();
  session.pick("market");
  expect(session.step?.number).toBe(1);
  expect(session.tries).toBe(1);
  expect(session.showing).toBe(true);
  expect(session.lit).toBe("smithy");
  session.light("market");
  session.light(null);
  expect(session.lit).toBe("smithy");
});

test("what the last paragraph names is what a step is about, and the end is about nothing", async () => {
  const { session } = await begun();
  expect(session.subject).toBe("smithy");
  await session.go(3);
  expect(session.subject).toBeNull();
});

test("a thing in the spotlight is lit, until something else is pointed at or the step is over", async () => {
  const { session } = await begun();
  session.spotlight("market");
  expect(session.lit).toBe("market");
  session.light("sage");
  expect(session.lit).toBe("sage");
  session.light(null);
  expect(session.lit).toBe("market");
  session.show();
  session.spotlight(null);
  expect(session.lit).toBe("smithy");
  session.spotlight("market");
  await session.go(2);
  expect([session.spotlit, session.lit]).toEqual([null, null]);
});

test("what cannot be done is looked at", async () => {
  const { session } = await begun();
  session.pick("sage");
  expect(session.inspecting.now?.id).toBe("sage");
  session.play(session.choices[2]!);
  expect(session.tries).toBe(0);
});

test("back and forth: motion only onward, and nothing heard of steps left out", async () => {
  const { session } = await begun(2);
  expect(session.log.map((event) => event.text)).toEqual(["event 2"]);
  await session.go(1);
  expect(session.still).toBe(true);
  expect(session.stepOf(2)).toBe(2);
  expect(session.stepOf(9)).toBeNull();
});

test("one goes on where one left, and the end is remembered", () => {
  expect(progressOf("champions")).toEqual({ step: 1, done: false });
  keepProgress("champions", 12, 27);
  expect(progressOf("champions")).toEqual({ step: 12, done: false });
  keepProgress("champions", 27, 27);
  expect(progressOf("champions")).toEqual({ step: 1, done: true });
  localStorage.setItem("meadhall.lesson.champions", "nonsense");
  expect(progressOf("champions").step).toBe(1);
});
