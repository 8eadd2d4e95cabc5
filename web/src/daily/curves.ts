/** The lines of points over a game, as coordinates; the drawing is in `Curves.svelte`. */

import type { Sample } from "../api/types";

export interface Plane {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
  decisions: number;
  least: number;
  most: number;
}

export function planeFor(curves: readonly (readonly Sample[])[], width: number, height: number): Plane {
  const all = curves.flat();
  const points = all.map((one) => one.points);
  return {
    width,
    height,
    left: 34,
    right: width - 118,
    top: 14,
    bottom: height - 26,
    decisions: Math.max(1, ...all.map((one) => one.decisions)),
    least: Math.min(0, ...points),
    most: Math.max(5, ...points),
  };
}

export function x(plane: Plane, decisions: number): number {
  return plane.left + ((plane.right - plane.left) * decisions) / plane.decisions;
}

export function y(plane: Plane, points: number): number {
  return plane.bottom - ((plane.bottom - plane.top) * (points - plane.least)) / (plane.most - plane.least);
}

export function path(plane: Plane, curve: readonly Sample[]): string {
  return curve
    .map((one, index) => `${index ? "L" : "M"}${x(plane, one.decisions).toFixed(1)} ${y(plane, one.points).toFixed(1)}`)
    .join("");
}

/** Round numbers between two bounds, some four of them. */
export function ticks(least: number, most: number): number[] {
  const rough = Math.max(1, (most - least) / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? power;
  const first = Math.ceil(least / step) * step;
  return Array.from({ length: Math.floor((most - first) / step) + 1 }, (_, index) => first + index * step);
}

/** Two names at the ends of lines, moved apart if they would lie on each other. */
export function apart(a: number, b: number, least: number): [number, number] {
  const gap = Math.abs(a - b);
  if (gap >= least) return [a, b];
  const push = (least - gap) / 2;
  return a <= b ? [a - push, b + push] : [a + push, b - push];
}
