/** Where a bubble lies within the side column, in pixels. */

export interface Place {
  top: number;
  left: number;
  right: number;
  /** aside: its tail points at the crest beside it; left, right: at the seat above it, near that edge. */
  tail: "aside" | "left" | "right";
  /** From that edge of the bubble to the tail. */
  at: number;
}

const MARGIN = 8;
const TAIL = 18;

/** Below the name of a seat, or below the strip of a phone; null: that seat is not shown. */
export function placeAt(column: HTMLElement, seat: number, isStrip: boolean): Place | null {
  const shown = column.querySelector(`[data-seat="${seat}"]`);
  const crest = shown?.querySelector(".badge")?.getBoundingClientRect();
  const name = shown?.querySelector(".name")?.getBoundingClientRect();
  if (!crest || !name) return null;
  const frame = column.getBoundingClientRect();
  if (!isStrip)
    return { top: name.bottom - frame.top + 2, left: name.left - frame.left, right: MARGIN, tail: "aside", at: 0 };
  const middle = crest.left + crest.width / 2 - frame.left;
  const isLeft = middle <= frame.width / 2;
  const near = Math.max(MARGIN, (isLeft ? middle : frame.width - middle) - TAIL);
  const at = (isLeft ? middle : frame.width - middle) - near - 5;
  const top = frame.height + MARGIN;
  return isLeft
    ? { top, left: near, right: MARGIN, tail: "left", at }
    : { top, left: MARGIN, right: near, tail: "right", at };
}
