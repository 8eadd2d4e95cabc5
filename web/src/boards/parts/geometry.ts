/** Points and boxes of a drawing. */

export interface Point {
  x: number;
  y: number;
}
export interface Box extends Point {
  w: number;
  h: number;
}

/** The edge of a box with round corners. */
export function outlineOf({ x, y, w, h }: Box, radius = 8): string {
  const r = Math.min(radius, w / 2, h / 2);
  return `M${x + r} ${y}h${w - 2 * r}q${r} 0 ${r} ${r}v${h - 2 * r}q0 ${r} ${-r} ${r}h${2 * r - w}q${-r} 0 ${-r} ${-r}v${2 * r - h}q0 ${-r} ${r} ${-r}z`;
}

/** Whether a point lies inside the ring. */
export function isInside({ x, y }: Point, ring: readonly Point[]): boolean {
  let inside = false;
  ring.forEach((one, place) => {
    const other = ring.at(place - 1)!;
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x)
      inside = !inside;
  });
  return inside;
}

/** One of several boxes that stand in columns, row below row, `gap` apart. */
export function inGrid({ x, y, w }: Omit<Box, "h">, columns: number, row: number, gap: number, place: number): Box {
  const step = (w + gap) / columns;
  return { x: x + (place % columns) * step, y: y + Math.floor(place / columns) * row, w: step - gap, h: row - 6 };
}

/** How much wider than its sheet a drawing becomes in a room of this aspect, in units; never so wide that it tears. */
export const spareIn = (aspect: number, { width, height }: { width: number; height: number }): number =>
  Math.max(0, Math.min(width / 6, Math.floor(aspect * height) - width));
