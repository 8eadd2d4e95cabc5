import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnalysisInfo, TurningPointInfo } from "../src/api/types";
import type { SeatLook } from "../src/boards/contract";
import { betterAt, Chances, greatest, momentOf, toMarks, toSamples } from "../src/review/chances.svelte";
import ChancesPanel from "../src/review/ChancesPanel.svelte";
import { addWords, speak, wordsOf } from "../src/words";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const mistake: TurningPointInfo = {
  move: 2,
  kind: "mistake",
  by: 1,
  seat: 1,
  before: 0.5,
  after: 0.2,
  played: "Rest",
  better: "Fight",
  better_move: "fight:troll",
};
const luck: TurningPointInfo = {
  move: 3,
  kind: "luck",
  by: 0,
  seat: 0,
  before: 0.8,
  after: 0.3,
  played: "Roll",
  better: null,
  better_move: null,
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
  expect(toMarks([luck], () => "Luck")).toEqual([{ move: 3, seat: 0, title: "Luck" }]);
});

test("a mistake is looked at before it was made, with the better move on the board", () => {
  expect([mistake, luck].map(momentOf)).toEqual([1, 3]);
  expect(betterAt(done, 1)).toMatchObject({ verb: "fight", targets: ["troll"], text: "Fight" });
  expect(betterAt(done, 3)).toBeNull();
  expect(betterAt(null, 1)).toBeNull();
});

const looks: SeatLook[] = [
  { seat: 0, name: "Anna", yours: true, color: "red" },
  { seat: 1, name: "Bjorn", yours: false, color: "green" },
];

async function panel(info: AnalysisInfo): Promise<{ show: ReturnType<typeof vi.fn>; end: () => void }> {
  vi.useRealTimers();
  await speak("en");
  await addWords(wordsOf("review"));
  const chances = new Chances(async () => info);
  await chances.follow();
  chances.stop();
  const show = vi.fn();
  const mounted = mount(ChancesPanel, { target: document.body, props: { chances, looks, at: 3, jump: vi.fn(), show } });
  await tick();
  return { show, end: () => void unmount(mounted) };
}

test("a turning point says what was done and leads to its move", async () => {
  const { show, end } = await panel(done);
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("li button")];
  expect(buttons.map((one) => one.textContent?.replace(/\s+/g, " ").trim())).toEqual([
    "Move 2 Mistake Bjorn: Rest. A bot would have preferred: Fight. Bjorn: from 50% to 20%",
    "Move 3 Luck Anna: Roll. Chance, or what came to light, did the rest. Anna: from 80% to 30%",
  ]);
  expect(buttons[1]!.getAttribute("aria-current")).toBe("step");
  buttons[0]!.click();
  expect(show).toHaveBeenCalledWith(1);
  expect(document.querySelectorAll("svg .mark")).toHaveLength(2);
  end();
});

test("whoever does not see the chart hears it and reads it as a table", async () => {
  const { show, end } = await panel(done);
  expect(document.querySelector("svg[role=img]")!.getAttribute("aria-label")).toContain(
    "After move 3: Anna 30%, Bjorn 70%.",
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
