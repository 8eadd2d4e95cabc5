/** A board that is a column on a phone: what it brings into view. */

import { afterEach, expect, it, vi } from "vitest";
import { showStaged } from "../src/boards/parts/column";

const HEIGHT = 600;

function column(scrolled: number): { column: HTMLElement; tray: Element; moved: () => unknown } {
  document.body.innerHTML = `<div><p data-thing="troll"></p><section><p data-thing="troll"></p></section></div>`;
  const found = document.querySelector("div")!;
  const tray = found.children[1]!;
  found.scrollTop = scrolled;
  const at = (one: Element, top: number) =>
    vi.spyOn(one, "getBoundingClientRect").mockReturnValue(new DOMRect(0, top, 300, one === found ? HEIGHT : 80));
  at(found, 100);
  at(found.children[0]!, 100 + 40 - scrolled);
  at(tray, 100 + 900 - scrolled);
  const scroll = vi.fn();
  found.scrollTo = scroll;
  return { column: found, tray, moved: () => scroll.mock.calls.map(([to]) => (to as ScrollToOptions).top) };
}

afterEach(() => vi.restoreAllMocks());

it("brings what is staged to the upper end, where nothing lies over it, and not its repetition in the tray", () => {
  const { column: board, tray, moved } = column(700);
  showStaged(board, tray, ["nobody", "troll"], false);
  expect(moved()).toEqual([28]);
});

it("leaves the tray for the beginning of the board if what is staged is gone", () => {
  const { column: board, tray, moved } = column(700);
  showStaged(board, tray, ["nobody"], false);
  expect(moved()).toEqual([0]);
});

it("stays where it is if there is nothing to bring, and no tray in view", () => {
  const { column: board, tray, moved } = column(100);
  showStaged(board, tray, ["nobody"], false);
  expect(moved()).toEqual([]);
});
