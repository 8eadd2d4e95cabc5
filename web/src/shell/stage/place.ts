/** Where the stage lies over the board, and the line that ties it to what it is about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "left" | "right";

export const MARGIN = 8;

/** The right side, unless what it is about would lie under it there and not on the left. */
export function sideFor(thing: Box | null, panel: { width: number; height: number }, frame: Box): Side {
  if (!thing) return "right";
  const right = hidden(thing, { ...panel, left: frame.width - panel.width - MARGIN, top: MARGIN });
  return right > hidden(thing, { ...panel, left: MARGIN, top: MARGIN }) ? "left" : "right";
}

/** How much of the thing the panel would hide, from 0 to 1. */
function hidden(thing: Box, panel: Box): number {
  const across = Math.min(thing.left + thing.width, panel.left + panel.width) - Math.max(thing.left, panel.left);
  const down = Math.min(thing.top + thing.height, panel.top + panel.height) - Math.max(thing.top, panel.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.max(1, thing.width * thing.height);
}

/** A bow from the edge of the panel to the edge of the thing; empty if the thing lies under the panel. */
export function tie(thing: Box, panel: Box): string {
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  const isLeft = middle.x < panel.left;
  if (!isLeft && middle.x < panel.left + panel.width && hidden(thing, panel) > 0.3) return "";
  const from = {
    x: isLeft ? panel.left : middle.x > panel.left + panel.width ? panel.left + panel.width : middle.x,
    y: isLeft || middle.x > panel.left + panel.width ? panel.top + Math.min(60, panel.height / 3) : panel.top,
  };
  const to = edgeTowards(thing, middle, from);
  const lift = Math.min(60, Math.abs(from.x - to.x) / 5);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Where the straight line from the middle of a box to a point leaves the box. */
function edgeTowards(box: Box, middle: { x: number; y: number }, point: { x: number; y: number }) {
  const across = point.x - middle.x;
  const down = point.y - middle.y;
  const share = Math.min(
    1,
    across === 0 ? 1 : box.width / 2 / Math.abs(across),
    down === 0 ? 1 : box.height / 2 / Math.abs(down),
  );
  return { x: middle.x + across * share, y: middle.y + down * share };
}

const round = (number: number): number => Math.round(number * 10) / 10;

/** The first of the ids that lies on the board now. */
export function find(frame: Element, ids: readonly string[]): Element | null {
  for (const id of ids) {
    const found = [...frame.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)].find(
      (one) => one.getBoundingClientRect().width > 0,
    );
    if (found) return found;
  }
  return null;
}

/** A box in the coordinates of the frame. */
export function boxIn(frame: Element, element: Element): Box {
  const outer = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - outer.left, top: top - outer.top, width, height };
}
