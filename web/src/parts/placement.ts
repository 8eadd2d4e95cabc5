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
/** Sides that differ by less than this share of one thing count as equal. */
const SLIGHT = 0.05;

const between = (least: number, most: number, number: number) => Math.max(least, Math.min(most, number));

interface Place {
  x: number;
  y: number;
  side: Side;
}

/**
 * To the right if there is room, else to the left, below or above; else where there is most room.
 * Of the sides with room it takes the one on which least of `clear` is hidden.
 */
export function besideThing(thing: Box, size: Extent, window: Extent, clear: readonly Box[] = []): Place {
  const room: Record<Side, number> = {
    right: window.width - EDGE - thing.right - GAP - size.width,
    left: thing.left - GAP - EDGE - size.width,
    below: window.height - EDGE - thing.bottom - GAP - size.height,
    above: thing.top - GAP - EDGE - size.height,
  };
  const sides: Side[] = ["right", "left", "below", "above"];
  const roomy = sides.filter((one) => room[one] >= 0);
  const roomiest = sides.reduce((best, one) => (room[one] > room[best] ? one : best));
  const across = [thing.left, thing.right - size.width];
  const down = [thing.top, thing.bottom - size.height];
  const at: Record<Side, { x: number; y: number }[]> = {
    right: down.map((y) => ({ x: thing.right + GAP, y })),
    left: down.map((y) => ({ x: thing.left - GAP - size.width, y })),
    below: across.map((x) => ({ x, y: thing.bottom + GAP })),
    above: across.map((x) => ({ x, y: thing.top - GAP - size.height })),
  };
  const places = (roomy.length > 0 ? roomy : [roomiest]).flatMap((side) =>
    at[side].map(({ x, y }): Place & { hides: number } => {
      const place = {
        x: between(EDGE, window.width - EDGE - size.width, x),
        y: between(EDGE, window.height - EDGE - size.height, y),
      };
      const box = { left: place.x, top: place.y, right: place.x + size.width, bottom: place.y + size.height };
      return { ...place, side, hides: clear.reduce((sum, one) => sum + hidden(one, box), 0) };
    }),
  );
  const { x, y, side } = places.reduce((best, one) => (one.hides < best.hides - SLIGHT ? one : best));
  return { x, y, side };
}

/** How much of a box lies under another one, from 0 to 1. */
function hidden(box: Box, over: Box): number {
  const across = Math.min(box.right, over.right) - Math.max(box.left, over.left);
  const down = Math.min(box.bottom, over.bottom) - Math.max(box.top, over.top);
  if (across <= 0 || down <= 0) return 0;
  return (across * down) / Math.max(1, (box.right - box.left) * (box.bottom - box.top));
}
