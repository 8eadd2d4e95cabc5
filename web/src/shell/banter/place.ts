/** Where a bubble lies, in pixels from the edges of the side column. */

export interface Place {
  top: number;
  left: number;
  right: number;
}

const MARGIN = 8;

/** Below the name of a seat, pointing at its crest; null: that seat is not shown. */
export function besideCrest(column: HTMLElement, seat: number): Place | null {
  const name = column.querySelector(`[data-seat="${seat}"] .name`)?.getBoundingClientRect();
  if (!name) return null;
  const frame = column.getBoundingClientRect();
  return { top: name.bottom - frame.top + 2, left: name.left - frame.left, right: MARGIN };
}

/** On a phone: over the upper part of the board, below whatever is pressed to turn its pages. */
export function overBoard(column: HTMLElement): Place | null {
  const board = column.closest(".table")?.querySelector("main");
  if (!board) return null;
  const [frame, area] = [column.getBoundingClientRect(), board.getBoundingClientRect()];
  const tabs = [...board.querySelectorAll("nav, [role=tablist]")].map((one) => one.getBoundingClientRect().bottom);
  return {
    top: Math.max(area.top, ...tabs) - frame.top + MARGIN,
    left: area.left - frame.left + MARGIN,
    right: frame.right - area.right + MARGIN,
  };
}
