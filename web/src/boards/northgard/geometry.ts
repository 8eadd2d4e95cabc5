/** Points, rings and paths: how straight templates become soft land. Clockwise means inside at the right hand. */

import type { Point } from "../parts/geometry";

export { isInside, outlineOf, type Box, type Point } from "../parts/geometry";

export const round = (n: number): number => Math.round(n * 10) / 10;
const name = ({ x, y }: Point): string => `${round(x)},${round(y)}`;

/** Twice the area of a triangle; positive where the way bends to the right. */
const bend = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x);

function angle(a: Point, b: Point, c: Point): number {
  const dot = (b.x - a.x) * (c.x - b.x) + (b.y - a.y) * (c.y - b.y);
  return Math.atan2(bend(a, b, c), dot);
}

/** The outline of rings laid side by side: edges that two of them share vanish, the others are chained. */
export function unite(rings: readonly (readonly Point[])[]): Point[][] {
  const edges = new Map<string, [Point, Point]>();
  for (const ring of rings) {
    ring.forEach((a, place) => {
      const b = ring[(place + 1) % ring.length]!;
      if (!edges.delete(`${name(b)}>${name(a)}`)) edges.set(`${name(a)}>${name(b)}`, [a, b]);
    });
  }
  const leaving = new Map<string, [Point, Point][]>();
  for (const edge of edges.values()) {
    const key = name(edge[0]);
    leaving.set(key, [...(leaving.get(key) ?? []), edge]);
  }
  const loops: Point[][] = [];
  for (const first of edges.values()) {
    const starts = leaving.get(name(first[0]))!;
    if (!starts.includes(first)) continue;
    starts.splice(starts.indexOf(first), 1);
    const loop = [first[0]];
    let edge = first;
    for (;;) {
      const ways = leaving.get(name(edge[1]));
      if (!ways || ways.length === 0) break;
      // Where land touches itself at a corner the sharpest right turn keeps to the same piece.
      const [from, to] = edge;
      const next = ways.reduce((best, way) => (angle(from, to, way[1]) > angle(from, to, best[1]) ? way : best));
      ways.splice(ways.indexOf(next), 1);
      loop.push(next[0]);
      edge = next;
    }
    loops.push(loop);
  }
  return loops;
}

/** The ring drawn in by a distance, corners included. */
export function inset(ring: readonly Point[], by: number): Point[] {
  const count = ring.length;
  const normals = ring.map((a, place) => {
    const b = ring[(place + 1) % count]!;
    const long = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: -(b.y - a.y) / long, y: (b.x - a.x) / long };
  });
  return ring.map((point, place) => {
    const one = normals[(place + count - 1) % count]!;
    const other = normals[place]!;
    // A corner moves along its bisector, the further the sharper it is, within reason.
    const share = by / Math.max(0.12, 1 + one.x * other.x + one.y * other.y);
    return { x: point.x + (one.x + other.x) * share, y: point.y + (one.y + other.y) * share };
  });
}

/** Corners become control points of curves between the middles of the edges: round, and short to write. */
export function curve(ring: readonly Point[]): string {
  const middles = ring.map((a, place) => {
    const b = ring[(place + 1) % ring.length]!;
    return `${round((a.x + b.x) / 2)} ${round((a.y + b.y) / 2)}`;
  });
  return `M${middles.at(-1)}${ring.map(({ x, y }, place) => `Q${round(x)} ${round(y)} ${middles[place]}`).join("")}Z`;
}

export const line = (points: readonly Point[]): string =>
  points.map(({ x, y }, place) => `${place ? "L" : "M"}${round(x)} ${round(y)}`).join("");

export function areaInside(ring: readonly Point[]): number {
  return ring.reduce((sum, a, place) => {
    const b = ring[(place + 1) % ring.length]!;
    return sum + (a.x * b.y - b.x * a.y) / 2;
  }, 0);
}

/** Points along a line, so far from one another. */
export function walk(points: readonly Point[], step: number): Point[] {
  const found: Point[] = [];
  let ahead = step / 2;
  for (let place = 1; place < points.length; place++) {
    const [a, b] = [points[place - 1]!, points[place]!];
    const long = Math.hypot(b.x - a.x, b.y - a.y);
    for (; ahead <= long; ahead += step)
      found.push({ x: a.x + ((b.x - a.x) * ahead) / long, y: a.y + ((b.y - a.y) * ahead) / long });
    ahead -= long;
  }
  return found;
}

/** The same numbers for the same name, from 0 to 1: drawings do not change from one look to the next. */
export function chanceOf(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = Math.imul(state ^ (state >>> 15), 2246822519) ^ Math.imul(state ^ (state >>> 13), 3266489917);
    return ((state ^= state >>> 16) >>> 0) / 4294967296;
  };
}
