/** Points, boxes and soft lines. */

import type { Box, Point } from "../parts/geometry";

export { isInside, type Box, type Point } from "../parts/geometry";

/** The edge of a box with sawn corners. */
export const outlineOf = ({ x, y, w, h }: Box, r = 5): string =>
  `M${x + r} ${y}H${x + w - r}L${x + w} ${y + r}V${y + h - r}L${x + w - r} ${y + h}H${x + r}L${x} ${y + h - r}V${y + r}Z`;

const round = (n: number): string => String(Math.round(n * 10) / 10);
export const at = ({ x, y }: Point): string => `${round(x)} ${round(y)}`;
export const middle = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 });

/** Where one of several crests stands in a small cell, and how large. */
export function cluster(count: number, place: number): Point & { scale: number } {
  if (count === 1) return { x: 0, y: 0, scale: 0.58 };
  if (count === 2) return { x: place === 0 ? -6.5 : 6.5, y: 0, scale: 0.46 };
  return { x: place % 2 === 0 ? -7 : 7, y: place < 2 ? -6.5 : 6.5, scale: 0.36 };
}

/** A curve through all points, as Catmull and Rom draw it; the pen is at the first already. */
export function through(points: readonly Point[]): string {
  return points
    .slice(1)
    .map((end, index) => {
      const start = points[index]!;
      const before = points[index - 1] ?? start;
      const after = points[index + 2] ?? end;
      const leave = { x: start.x + (end.x - before.x) / 6, y: start.y + (end.y - before.y) / 6 };
      const reach = { x: end.x - (after.x - start.x) / 6, y: end.y - (after.y - start.y) / 6 };
      return `C${at(leave)} ${at(reach)} ${at(end)}`;
    })
    .join("");
}

/** A closed outline whose corners are soft: each point pulls the curve between the middles beside it. */
export function softly(points: readonly Point[]): string {
  const ends = points.map((point, index) => middle(point, points[(index + 1) % points.length]!));
  return `M${at(ends.at(-1)!)}${points.map((point, index) => `Q${at(point)} ${at(ends[index]!)}`).join("")}Z`;
}
