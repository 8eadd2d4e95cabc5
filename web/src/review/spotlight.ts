/** Where a thing that the board lights up is drawn. */

import { tick } from "svelte";
import { bringIntoView } from "../parts/viewport";

export interface Hole {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The edges of what the board lights up now; a board from outside marks the thing itself. */
const litOn = (board: Element): Element[] => [
  ...board.querySelectorAll(".thing > .edge.lit, .guest [data-thing][data-lit]"),
];

/** Bring what is lit into view. A board of several pages is turned to the page on which it lies. */
export async function seekLit(board: Element): Promise<void> {
  await tick();
  if (litOn(board).length === 0) await turnToLit(board);
  const [edge] = litOn(board);
  if (edge) bringIntoView(edge);
}

async function turnToLit(board: Element): Promise<void> {
  const pages = [...board.querySelectorAll<HTMLElement>(".column > nav > button")];
  const open = pages.find((page) => page.ariaPressed === "true");
  for (const page of [...pages.filter((one) => one !== open), ...(open ? [open] : [])]) {
    page.click();
    await tick();
    if (litOn(board).length > 0) return;
  }
}

/** The boxes of what is lit, in pixels of the board, a little larger than the things themselves. */
export function holesIn(board: Element, margin: number): Hole[] {
  const frame = board.getBoundingClientRect();
  return litOn(board)
    .map((edge) => edge.getBoundingClientRect())
    .filter(({ width, height }) => width > 0 && height > 0)
    .map(({ left, top, width, height }) => ({
      x: left - frame.left - margin,
      y: top - frame.top - margin,
      width: width + 2 * margin,
      height: height + 2 * margin,
    }));
}
