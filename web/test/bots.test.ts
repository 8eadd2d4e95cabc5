import { mount, tick, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HintInfo } from "../src/api/types";
import LevelChoice from "../src/parts/LevelChoice.svelte";
import Hints from "../src/shell/Hints.svelte";
import { hasWord, LANGUAGES, speak } from "../src/words";

const LEVELS = ["thrall", "karl", "huscarl", "jarl", "konung"];
let mounted: ReturnType<typeof mount> | undefined;

beforeEach(() => speak("en"));
afterEach(() => {
  if (mounted) void unmount(mounted);
  document.body.replaceChildren();
});

test.each(LANGUAGES)("every level has a name and a sentence (%s)", async (language) => {
  await speak(language);
  for (const level of LEVELS) {
    expect(hasWord(`web-bot-${level}`)).toBe(true);
    expect(hasWord(`web-bot-${level}-say`)).toBe(true);
  }
});

test("a level is chosen by its name", async () => {
  const choose = vi.fn();
  mounted = mount(LevelChoice, {
    target: document.body,
    props: { label: "Level", bots: LEVELS, value: "karl", choose, describedby: "say" },
  });
  await tick();
  const select = document.querySelector("select")!;
  expect(select.value).toBe("karl");
  expect([...select.options].map((option) => option.text)).toEqual(["Thrall", "Karl", "Huscarl", "Jarl", "Konung"]);
  select.value = "jarl";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  expect(choose).toHaveBeenCalledWith("jarl");
});

test("a hint tells each move with its chance to win, and plays it", async () => {
  const hints: HintInfo[] = [
    { move: "place:smithy", text: "Send a worker to the Smithy", share: 0.7, chance: 0.624 },
    { move: "place:market", text: "Send a worker to the Market", share: 0.3, chance: 0.581 },
  ];
  const play = vi.fn();
  mounted = mount(Hints, { target: document.body, props: { hints, play, consider: vi.fn(), close: vi.fn() } });
  await tick();
  const rows = [...document.querySelectorAll("li")];
  expect(rows.map((row) => row.querySelector(".chance")!.textContent?.trim())).toEqual([
    "62% to win the game",
    "58% to win the game",
  ]);
  rows[1]!.querySelector("button")!.click();
  expect(play).toHaveBeenCalledWith("place:market");
});
