/** Who sits at the table: what the side column shows of them. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { Choice, Picture } from "../src/api/types";
import type { Act, BoardModule, SeatLook } from "../src/boards/contract";
import type { Company } from "../src/shell/people";
import Seats from "../src/shell/Seats.svelte";
import { speak, t } from "../src/words";

const seat = { kind: "me", taken: true, sitting_in: null, resigned: false, left: null, running: false };
const picture = {
  status: "playing",
  clock: null,
  sit_in: "karl",
  seats: [
    { ...seat, name: "Dagny", yours: true, bot: null, asked: true },
    { ...seat, name: "Ash", yours: false, bot: "huscarl", asked: false },
  ],
} as unknown as Picture;
const looks: SeatLook[] = [
  { seat: 0, name: "Dagny", color: "heather", yours: true },
  { seat: 1, name: "Ash", color: "amber", yours: false },
];
const module = {
  persona: (_: unknown, number: number) => ["Asmundr the Pious", "Ullr the Berserker"][number],
  score: (_: unknown, number: number) => [41, null][number],
  bits: () => [{ icon: "meat", count: 3, label: "3 food" }],
  further: () => ({ bits: [{ icon: "favor", path: "M0 0", count: 2, label: "2 favor" }], lines: ["Trolls flee."] }),
  strangers: () => [{ id: "automa", name: "Automa", note: "hard", score: 27, bits: [] }],
} as unknown as BoardModule<unknown>;

function company(considered: Choice | null = null): Company {
  return {
    module,
    telling: { view: null, seats: looks, glossary: {}, t },
    picture,
    at: 0,
    presence: null,
    considered,
    act: null,
    isActDone: false,
  };
}

let shown: ReturnType<typeof mount> | null = null;

function show(props: Record<string, unknown>): HTMLElement[] {
  shown = mount(Seats, { target: document.body, props: { company: company(), open: () => {}, ...props } });
  flushSync();
  return [...document.querySelectorAll<HTMLElement>(".people li")];
}

beforeAll(() => speak("en"));
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

test("a seat has a name, a persona, points and figures with numbers", () => {
  const [own, other] = show({});
  expect(own!.textContent).toContain("Asmundr the Pious");
  expect(own!.querySelector(".score")?.textContent).toContain("41");
  expect(own!.querySelector(".bit")?.textContent).toContain("3");
  expect(own!.classList.contains("turn")).toBe(true);
  expect(other!.querySelector(".score")).toBeNull();
  expect(other!.querySelector("em")?.textContent).toMatch(/bot/i);
});

test("a table without a clock shows none", () => {
  show({});
  expect(document.querySelector(".clock")).toBeNull();
});

test("an opponent without a seat sits on stone", () => {
  const stone = show({})[2]!;
  expect(stone.className).toContain("stone");
  expect(stone.textContent).toContain("27");
  expect(stone.querySelector("button")).toBeNull();
});

test("what a considered choice would change is shown at its seat", () => {
  const changes = [
    { seat: 0, text: "+1 glory", n: 1 },
    { seat: 0, text: "−2 wood", n: -2 },
  ];
  const [own, other] = show({ company: company({ changes } as unknown as Choice) });
  const chips = [...own!.querySelectorAll(".changes i")];
  expect(chips.map((chip) => [chip.textContent, chip.classList.contains("bad")])).toEqual([
    ["+1 glory", false],
    ["−2 wood", true],
  ]);
  expect(other!.querySelector(".changes")).toBeNull();
});

test("a press opens the board of a player", () => {
  const open = vi.fn();
  show({ open })[1]!.querySelector("button")!.click();
  expect(open).toHaveBeenCalledWith(1);
});

test("the strip of a phone says points and names, its pages all figures in words", () => {
  const strip = show({ form: "strip" })[0]!.textContent;
  expect(strip).toContain("41");
  expect(strip).toContain("You");
  void unmount(shown!);
  shown = null;
  const [page] = show({ form: "pages", only: [1] });
  expect(page!.textContent).toContain("3 food");
  // Beside the board there is no room for the rest.
  expect(strip).not.toContain("Trolls flee.");
  expect(page!.textContent).toContain("Trolls flee.");
  const favor = [...page!.querySelectorAll(".bit")].find((bit) => bit.textContent?.includes("2 favor"));
  expect(favor?.querySelector("path")?.getAttribute("d")).toBe("M0 0");
});

test("during an act it is its seat's turn, and its result stands at the seats that it changed", () => {
  const act = {
    seat: 1,
    lines: [
      { seat: 1, text: "Ash slays the troll", change: "+5 glory", isGood: true },
      { seat: 0, text: "You take the blame", change: "+1 blame", isGood: false },
    ],
  } as unknown as Act;
  const [dagny, ash] = show({ company: { ...company(), act } });
  expect([dagny, ash].map((one) => one!.classList.contains("turn"))).toEqual([false, true]);
  expect(ash!.querySelector(".changes")).toBe(null);
  void unmount(shown!);
  const done = show({ company: { ...company(), act, isActDone: true } });
  expect(done.slice(0, 2).map((one) => one.querySelector(".changes")?.textContent.trim())).toEqual([
    "+1 blame",
    "+5 glory",
  ]);
  expect(done[0]!.querySelector(".changes .bad")).not.toBe(null);
  void unmount(shown!);
  // On a phone the stage says it, and nothing may cover the points.
  const strip = show({ form: "strip", company: { ...company(), act, isActDone: true } });
  expect(strip.some((one) => one.querySelector(".changes"))).toBe(false);
});
