import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisInfo, Moment, TurningPointInfo } from "../src/api/types";
import type { SeatLook } from "../src/boards/contract";
import { BetterLine } from "../src/review/better.svelte";
import {
  Chances,
  greatest,
  lineInWords,
  momentOf,
  stepsOf,
  toChoice,
  toMarks,
  toSamples,
} from "../src/review/chances.svelte";
import ChancesPanel from "../src/review/ChancesPanel.svelte";
import { addWords, speak, t, wordsOf } from "../src/words";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const mistake: TurningPointInfo = {
  first: 2,
  move: 3,
  kind: "mistake",
  by: 1,
  seat: 1,
  before: 0.5,
  after: 0.2,
  error: 0.03,
  played: [
    { move: "rest", text: "Rest" },
    { move: "done", text: "Done" },
  ],
  better: [
    { move: "send:troll", text: "Send a warrior" },
    { move: "send:troll", text: "Send a warrior" },
    { move: "fight:troll", text: "Fight" },
  ],
};
const luck: TurningPointInfo = {
  first: 4,
  move: 4,
  kind: "luck",
  by: 0,
  seat: 0,
  before: 0.8,
  after: 0.3,
  error: 0.014,
  played: [{ move: "roll", text: "Roll" }],
  better: [],
};
const done: AnalysisInfo = {
  progress: "done",
  moves: 4,
  chances: [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.8, 0.2],
    [0.3, 0.7],
    [0, 1],
  ],
  turning_points: [mistake, luck],
};
const thinking: AnalysisInfo = { ...done, progress: "thinking", chances: done.chances.slice(0, 2), turning_points: [] };

test("it is asked for again until all is thought through", async () => {
  const answers = [thinking, thinking, done];
  const ask = vi.fn(async () => answers.shift()!);
  const chances = new Chances(ask);
  await chances.follow();
  expect(chances.known?.chances).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(3);
  expect(chances.known?.progress).toBe("done");
});

test("who has left asks no more", async () => {
  const ask = vi.fn(async () => thinking);
  const chances = new Chances(ask);
  await chances.follow();
  chances.stop();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test("a failure is told, and what is known stays", async () => {
  const ask = vi.fn(async () => thinking);
  const chances = new Chances(ask);
  await chances.follow();
  ask.mockRejectedValueOnce(new Error("away"));
  await vi.advanceTimersByTimeAsync(2000);
  expect(chances.failed).toBe(true);
  expect(chances.known?.chances).toHaveLength(2);
});

test("chances are drawn in per cent", () => {
  expect(
    toSamples([
      [0.5, 0.5],
      [0.999, 0.001],
    ]),
  ).toEqual([
    { move: 0, points: [50, 50] },
    { move: 1, points: [99, 1] },
  ]);
});

test("the greatest turning points are those after which a chance was most different", () => {
  expect(greatest([mistake, luck], 1)).toEqual([luck]);
  expect(greatest([mistake, luck], 3)).toEqual([mistake, luck].sort((a, b) => a.move - b.move));
  expect(toMarks([luck], () => "Luck")).toEqual([{ move: 4, seat: 0, title: "Luck" }]);
});

test("a mistake is looked at before its turn began", () => {
  expect([mistake, luck].map(momentOf)).toEqual([1, 4]);
});

test("a step of a line is drawn as considered, and what is done several times is told once", () => {
  expect(toChoice(mistake.better[2]!)).toMatchObject({ verb: "fight", targets: ["troll"], text: "Fight" });
  expect(stepsOf(mistake.better)).toEqual([
    { text: "Send a warrior", times: 2, index: 0 },
    { text: "Fight", times: 1, index: 2 },
  ]);
});

test("a line is one sentence", async () => {
  await speak("en");
  await addWords(wordsOf("review"));
  expect(lineInWords(mistake.better, t)).toBe("Send a warrior (×2); Fight");
  expect(lineInWords([], t)).toBe("");
});

test("a long line is told by its first steps, and how many follow", async () => {
  await speak("en");
  await addWords(wordsOf("review"));
  const line = [1, 2, 3, 4, 5].map((n) => ({ move: `keep:${n}`, text: `Keep ${n}` }));
  expect(lineInWords(line, t, 3)).toBe("Keep 1; Keep 2; Keep 3; and 2 more");
  expect(lineInWords(line.slice(0, 4), t, 3)).toBe("Keep 1; Keep 2; Keep 3; Keep 4");
  expect(lineInWords(line, t)).toBe("Keep 1; Keep 2; Keep 3; Keep 4; Keep 5");
});

const place = (move: number, seat: number, view: string): Moment => ({
  move,
  moves: 4,
  seat,
  view,
  prompt: "",
  events: [],
});

test("a better line is walked through from where the turn began, in the eyes of its seat", async () => {
  const played = vi.fn(async (move: number, seat: number) => place(move, seat, "played"));
  const instead = vi.fn(async (move: number, seat: number, line: readonly string[]) => place(move, seat, line.join()));
  const better = new BetterLine(played, instead);
  await better.show(mistake, 0);
  expect(better.shown?.moment.view).toBe("played");
  expect(played).toHaveBeenCalledWith(1, 1);
  better.step(1);
  await vi.waitFor(() => expect(better.shown?.index).toBe(1));
  better.step(1);
  await vi.waitFor(() => expect(better.shown?.moment.view).toBe("send:troll,send:troll"));
  expect(instead).toHaveBeenLastCalledWith(1, 1, ["send:troll", "send:troll"]);
  better.leaveUnlessAt(1, 1);
  expect(better.shown).not.toBeNull();
  better.leaveUnlessAt(2, 1);
  expect(better.shown).toBeNull();
});

test("whoever has left a better line is not led back by a late answer", async () => {
  let answer: (moment: Moment) => void = () => undefined;
  const better = new BetterLine(() => new Promise((resolve) => (answer = resolve)), vi.fn());
  const asked = better.show(mistake, 0);
  better.leaveUnlessAt(1, 0);
  answer(place(1, 1, "late"));
  await asked;
  expect(better.shown).toBeNull();
});

const looks: SeatLook[] = [
  { seat: 0, name: "Anna", yours: true, color: "red" },
  { seat: 1, name: "Bjorn", yours: false, color: "green" },
];

async function panel(info: AnalysisInfo) {
  vi.useRealTimers();
  await speak("en");
  await addWords(wordsOf("review"));
  const chances = new Chances(async () => info);
  await chances.follow();
  chances.stop();
  const show = vi.fn();
  const showBetter = vi.fn();
  const props = { chances, looks, at: 4, jump: vi.fn(), show, showBetter, shown: null };
  const mounted = mount(ChancesPanel, { target: document.body, props });
  await tick();
  return { show, showBetter, end: () => void unmount(mounted) };
}

test("a turning point says what was done and leads to its move", async () => {
  const { show, end } = await panel(done);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("li > button:has(.said)")];
  expect(buttons.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Move 3 Mistake Bjorn had a better line. Bjorn: 20% instead of 50% (±3)",
    "Move 4 Luck Anna: Roll. Chance, or what came to light, did the rest. Anna: from 80% to 30% (±1)",
  ]);
  expect(buttons[1]!.getAttribute("aria-current")).toBe("step");
  buttons[0]!.click();
  expect(show).toHaveBeenCalledWith(1);
  expect(document.querySelectorAll("svg .mark")).toHaveLength(2);
  end();
});

test("of a mistake both lines are told, and each step leads to its place on the board", async () => {
  const { show, showBetter, end } = await panel(done);
  const [played, better] = [...document.querySelectorAll("[role=group]")].map((line) => [
    ...line.querySelectorAll("button"),
  ]);
  expect(played!.map((one) => one.textContent)).toEqual(["Rest", "Done"]);
  expect(better!.map((one) => one.textContent)).toEqual(["Send a warrior (×2)", "Fight"]);
  played![1]!.click();
  expect(show).toHaveBeenCalledWith(2);
  better![1]!.click();
  expect(showBetter).toHaveBeenCalledWith(mistake, 2);
  end();
});

test("whoever does not see the chart hears it and reads it as a table", async () => {
  const { show, end } = await panel(done);
  expect(document.querySelector("svg[role=img]")!.getAttribute("aria-label")).toContain(
    "After move 4: Anna 0%, Bjorn 100%.",
  );
  const rows = [...document.querySelectorAll("tbody tr")];
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent).join(" "))).toEqual([
    "0 50% 50%",
    "1 50% 50%",
    "2 80% 20%",
    "3 30% 70%",
    "4 0% 100%",
  ]);
  rows[4]!.querySelector("button")!.click();
  expect(show).toHaveBeenCalledWith(4);
  end();
});

test("while it is being thought through, what is known is there and the progress is told", async () => {
  const { end } = await panel(thinking);
  expect(document.querySelector("[role=status]")!.textContent).toContain("1 of 4 moves");
  expect(document.querySelector("progress")!.value).toBe(1);
  expect(document.querySelectorAll("tbody tr")).toHaveLength(2);
  expect(document.querySelector("ol")).toBeNull();
  end();
});
