/** Where something opens beside a thing, so that it hides neither the thing nor itself. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}
export interface Extent {
  width: number;
  height: number;
}
export type Side = "right" | "left" | "below" | "above";

/** Pixels between the thing and what opens beside it, and to the edge of the window. */
export const GAP = 12;
const EDGE = 8;

const between = (least: number, most: number, number: number) => Math.max(least, Math.min(most, number));

/** To the right if there is room, else to the left, below or above; else where there is most room. */
export function besideThing(thing: Box, size: Extent, window: Extent): { x: number; y: number; side: Side } {
  const room: Record<Side, number> = {
    right: window.width - EDGE - thing.right - GAP - size.width,
    left: thing.left - GAP - EDGE - size.width,
    below: window.height - EDGE - thing.bottom - GAP - size.height,
    above: thing.top - GAP - EDGE - size.height,
  };
  const sides: Side[] = ["right", "left", "below", "above"];
  const side =
    sides.find((one) => room[one] >= 0) ?? sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const at: Record<Side, { x: number; y: number }> = {
    right: { x: thing.right + GAP, y: thing.top },
    left: { x: thing.left - GAP - size.width, y: thing.top },
    below: { x: thing.left, y: thing.bottom + GAP },
    above: { x: thing.left, y: thing.top - GAP - size.height },
  };
  return {
    x: between(EDGE, window.width - EDGE - size.width, at[side].x),
    y: between(EDGE, window.height - EDGE - size.height, at[side].y),
    side,
  };
}
