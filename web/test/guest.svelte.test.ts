/** Boards that packages bring: drawn, picked from, and replaced where they fail. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
// @ts-expect-error Plain modules, which packages/board/tsconfig.json checks.
import example from "../packages/board/example/board.js";
// @ts-expect-error As above.
import tafl from "../../examples/hnefatafl/src/hnefatafl/board/board.js";
import type { BoardProps, Grid, LoadedBoard, OutsideBoard, Translate } from "../src/boards/contract";
import { welcome } from "../src/boards/guest/welcome.svelte";
import { stillProps } from "../src/boards/parts/still";
import source from "../src/boards/plain";
import { whole } from "../src/boards/whole.svelte";
import { targetsOf } from "../src/parts/picking";
import { choice, press } from "./boards";

const plain = whole(source, console.error);
const t: Translate = (key, facts) => [key, ...Object.values(facts ?? {})].join(" ");
const SEATS = ["Anna", "Bo"].map((name, seat) => ({ seat, name, color: "red" as const, yours: seat === 0 }));

const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
beforeEach(() => warn.mockClear());
afterEach(() => document.body.replaceChildren());

function given<View>(view: View, moves: string[] = [], more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  const choices = moves.map((move) => choice(move, `play ${move}`));
  const picked = more.picked ?? [];
  const telling = { view, seats: SEATS, glossary: {}, t };
  return { ...stillProps(telling), choices, targets: targetsOf(choices, picked), ...more };
}

/** The board in the page, and how it is given something else. */
function draw<View>(loaded: LoadedBoard, first: BoardProps<View>) {
  let props = $state.raw<BoardProps<View>>(first);
  const drawn = mount(loaded.module.Board, {
    target: document.body,
    props: new Proxy({} as BoardProps<unknown>, {
      get: (_, name) => props[name as keyof BoardProps<View>],
      ownKeys: () => Object.keys(props),
      has: (_, name) => name in props,
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    }),
  });
  flushSync();
  return {
    give(next: BoardProps<View>) {
      props = next;
      flushSync();
    },
    end: () => unmount(drawn),
  };
}

const thing = (id: string): HTMLElement => document.querySelector<HTMLElement>(`[data-thing="${id}"]`)!;
const click = (id: string): void => void thing(id).dispatchEvent(new MouseEvent("click", { bubbles: true }));

test("the example draws its stones, and a click on one picks it", async () => {
  const pick = vi.fn();
  const inspect = vi.fn();
  const loaded = welcome(example as OutsideBoard<unknown>, plain);
  const board = draw(loaded, given({ stones: 5 }, ["take:1", "take:2"], { pick, inspect }));
  expect(document.querySelectorAll(".nim-stone")).toHaveLength(5);
  click("2");
  expect(pick).toHaveBeenCalledExactlyOnceWith("2");
  click("3");
  expect(inspect).toHaveBeenCalledExactlyOnceWith("3", thing("3"));
  const kept = thing("1");
  board.give(given({ stones: 4 }, ["take:1"]));
  expect(document.querySelectorAll(".nim-stone")).toHaveLength(4);
  expect(kept.isConnected).toBe(false);
  expect(loaded.module.heading({ stones: 4 }, t)).toBe("board-stones 4");
  expect(loaded.isStandIn).toBe(false);
  await board.end();
  expect(document.querySelector(".nim-stone")).toBeNull();
});

test("pointing at a thing considers what it would do", async () => {
  const consider = vi.fn();
  draw(
    welcome(example as OutsideBoard<unknown>, plain),
    given({ stones: 5 }, ["take:1"], { consider, inspect: vi.fn() }),
  );
  thing("1").dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType: "mouse" }));
  // Svelte listens to pointers a moment later; a browser gives it that moment.
  await Promise.resolve();
  thing("1").dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
  expect(consider).toHaveBeenCalledExactlyOnceWith("1");
});

const failing = (where: "mount" | "update"): OutsideBoard<{ stones: number }> => ({
  mount(element) {
    if (where === "mount") throw new Error("no stones");
    element.textContent = "fine so far";
    return {
      update() {
        throw new Error("no more stones");
      },
    };
  },
});

test("a board that throws while it is drawn is replaced by the plain one, which says so", () => {
  const loaded = welcome(failing("mount") as OutsideBoard<unknown>, plain);
  draw(loaded, given({ stones: 5 }));
  expect(loaded.isStandIn).toBe(true);
  expect(loaded.flat).toBe(true);
  expect(loaded.module.Board).toBe(plain.Board);
  expect(warn).toHaveBeenCalledOnce();
});

test("a board that throws later on is replaced then", () => {
  const loaded = welcome(failing("update") as OutsideBoard<unknown>, plain);
  const board = draw(loaded, given({ stones: 5 }));
  expect(loaded.isStandIn).toBe(false);
  board.give(given({ stones: 4 }));
  expect(loaded.isStandIn).toBe(true);
});

test("a question that fails is answered plainly, and the board stays", () => {
  const score = () => {
    throw new Error("no score");
  };
  const loaded = welcome({ ...(example as OutsideBoard<unknown>), score }, plain);
  const view = { stones: 5, players: [{ points: 3 }] };
  expect(loaded.module.score(view, 0)).toBe(3);
  expect(loaded.module.score(view, 0)).toBe(3);
  expect(warn).toHaveBeenCalledOnce();
  expect(loaded.isStandIn).toBe(false);
});

test("a board that could not be loaded is stood in for at once", () => {
  const loaded = welcome(null, plain);
  expect(loaded.isStandIn).toBe(true);
  expect(loaded.module.Board).toBe(plain.Board);
});

const letters = ["a", "b", "c"];
const grid: Grid = {
  drawn: "grid",
  columns: 3,
  rows: 3,
  squares: [1, 2, 3].flatMap((row) => letters.map((letter) => `${letter}${row}`)),
  pieces: [
    { id: "attacker", at: "a1", seat: 0 },
    { id: "attacker", at: "c1", seat: 0 },
    { id: "king", at: "b2", seat: 1 },
  ],
  special: [{ id: "throne", at: "b2" }],
};
const position = {
  seat: 0,
  waiting_for: 0,
  board: grid,
  last: [] as string[],
  captured: [0, 2],
  repeated: 1,
  quiet: 0,
  ending: "playing",
};
const MOVES = ["move:a1:a2", "move:a1:b1", "move:c1:c2"];
const open = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(".can-pick[tabindex='0']")].map((square) => square.dataset["thing"]!);

test("in Hnefatafl one picks a piece, then a square or another piece", () => {
  const pick = vi.fn();
  const board = draw(welcome(tafl as OutsideBoard<unknown>, plain), given(position, MOVES, { pick }));
  expect(open().sort()).toEqual(["a1", "c1"]);
  press(thing("a1"));
  expect(pick).toHaveBeenLastCalledWith("a1");
  board.give(given(position, MOVES, { pick, picked: ["a1"] }));
  expect(open().sort()).toEqual(["a2", "b1"]);
  expect(thing("a2").getAttribute("aria-label")).toBe("play move:a1:a2. a2");
  expect(thing("a1").getAttribute("aria-pressed")).toBe("true");
  click("c1");
  expect(pick).toHaveBeenLastCalledWith("c1");
});

test("what is considered, the last move and what is captured are drawn", () => {
  const considered = choice("move:a1:a2");
  const board = draw(welcome(tafl as OutsideBoard<unknown>, plain), given(position, MOVES, { considered }));
  expect(document.querySelector(".tafl-above .way")?.getAttribute("d")).toBe("M20 100L20 60");
  expect(document.querySelectorAll(".tafl-tray")[1]!.querySelectorAll(".tafl-piece")).toHaveLength(2);
  const pieces = [{ id: "attacker", at: "a2", seat: 0 }, ...grid.pieces.slice(1)];
  const moved = { ...position, board: { ...grid, pieces }, last: ["a1", "a2"] };
  board.give(given(moved, []));
  const last = () => [...document.querySelectorAll<HTMLElement>(".last")].map((square) => square.dataset["thing"]);
  expect(last()).toEqual(["a1", "a2"]);
  board.give(given(position, MOVES));
  expect(last()).toEqual([]);
});
