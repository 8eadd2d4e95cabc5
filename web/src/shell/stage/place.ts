/** Where the stage lies over the board, and the line that ties it to what it is about. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export type Side = "left" | "right";

export const MARGIN = 8;
/** A line leaves the panel no nearer to a corner. */
const CORNER = 28;

export interface Point {
  x: number;
  y: number;
}

/** In pixels; the words of an act need as much. */
const LEAST_TRAY = 360;

/** Where a board has a tray for what happens: the stage fills it, as long as all of it can be seen. */
export function trayIn(frame: Element): Box | null {
  const tray = frame.querySelector('[data-stage="tray"]');
  if (!tray) return null;
  const box = boxIn(frame, tray);
  const { width, height } = frame.getBoundingClientRect();
  const isWhole =
    box.left > -1 && box.top > -1 && box.left + box.width < width + 1 && box.top + box.height < height + 1;
  return isWhole && box.width >= LEAST_TRAY ? box : null;
}

/** The space in which a board lets the stage lie; without one, all of the frame. */
export function spaceIn(frame: Element): Box {
  const marked = frame.querySelector('[data-stage="space"]');
  if (marked) return boxIn(frame, marked);
  const { width, height } = frame.getBoundingClientRect();
  return { left: MARGIN, top: MARGIN, width: width - 2 * MARGIN, height: height - 2 * MARGIN };
}

/**
 * At the right of its area, unless that hides more of what it is about than the left; what comes first counts most.
 * What is higher than the area reaches above it.
 */
export function placeFor(
  things: readonly Box[],
  panel: { width: number; height: number },
  area: Box,
): { side: Side; left: number; top: number } {
  const top = Math.max(MARGIN, Math.min(area.top, area.top + area.height - panel.height));
  const lefts = { right: area.left + area.width - panel.width, left: area.left };
  const cost = (side: Side): number =>
    things.reduce((sum, thing, place) => sum + hidden(thing, { ...panel, left: lefts[side], top }) / 2 ** place, 0);
  const side = cost("right") > cost("left") ? "left" : "right";
  return { side, left: lefts[side], top };
}

/** How much of the thing the panel would hide, from 0 to 1. */
export function hidden(thing: Box, panel: Box): number {
  const across = Math.min(thing.left + thing.width, panel.left + panel.width) - Math.max(thing.left, panel.left);
  const down = Math.min(thing.top + thing.height, panel.top + panel.height) - Math.max(thing.top, panel.top);
  return across <= 0 || down <= 0 ? 0 : (across * down) / Math.max(1, thing.width * thing.height);
}

/**
 * A bow from the edge of the panel to the edge of the thing; empty if the thing lies under the panel, or out of sight.
 * `met`: where it meets the thing, if that is known better than by its box.
 */
export function tie(thing: Box, panel: Box, met: Point | null = null): string {
  if (thing.left + thing.width < 0 || thing.top + thing.height < 0) return "";
  const middle = { x: thing.left + thing.width / 2, y: thing.top + thing.height / 2 };
  if (hidden(thing, panel) > 0.3) return "";
  const end = { x: panel.left + panel.width, y: panel.top + panel.height };
  const within = (value: number, from: number, to: number): number =>
    Math.min(Math.max(value, from + CORNER), to - CORNER);
  const isBeside = middle.x < panel.left || middle.x > end.x;
  const from = isBeside
    ? { x: middle.x < panel.left ? panel.left : end.x, y: within(middle.y, panel.top, end.y) }
    : { x: within(middle.x, panel.left, end.x), y: middle.y < panel.top ? panel.top : end.y };
  const to = met ?? edgeTowards(thing, middle, from);
  const lift = Math.min(60, Math.abs(from.x - to.x) / 5);
  const bend = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 - lift };
  return `M${round(from.x)} ${round(from.y)}Q${round(bend.x)} ${round(bend.y)} ${round(to.x)} ${round(to.y)}`;
}

/** Where the straight line from the middle of a box to a point leaves the box. */
function edgeTowards(box: Box, middle: Point, point: Point): Point {
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

/** Those of the ids that lie on the board now. */
export function find(frame: Element, ids: readonly string[]): Element[] {
  return [...new Set(ids)].flatMap((id) => {
    const found = [...frame.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)].find(
      (one) => one.getBoundingClientRect().width > 0,
    );
    return found ? [found] : [];
  });
}

/** How many points of an outline are compared. */
const POINTS = 64;

/** The point of a drawn thing's outline that is nearest to the panel's left edge; null for anything without one. */
export function nearestPoint(frame: Element, thing: Element, panel: Box): Point | null {
  const outline = thing.querySelector<SVGGeometryElement>("path");
  const matrix = outline?.getScreenCTM?.();
  if (!outline?.getTotalLength || !matrix) return null;
  const outer = frame.getBoundingClientRect();
  const length = outline.getTotalLength();
  const distance = (point: Point): number => Math.hypot(point.x - panel.left, point.y - panel.top - MARGIN);
  return Array.from({ length: POINTS }, (_, place) => {
    const { x, y } = outline.getPointAtLength((length * place) / POINTS).matrixTransform(matrix);
    return { x: x - outer.left, y: y - outer.top };
  }).reduce((near, one) => (distance(one) < distance(near) ? one : near));
}

/** A box in the coordinates of the frame. */
export function boxIn(frame: Element, element: Element): Box {
  const outer = frame.getBoundingClientRect();
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left: left - outer.left, top: top - outer.top, width, height };
}
