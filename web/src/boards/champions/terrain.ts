/** The painted ground as paths. The chance in it is always the same, so a board never flickers. */

import type { Box } from "./layout";

function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A row of rounded fells from the left to the right edge, down to `foot`. */
export function fells(box: Box, top: number, foot: number, height: number, seed: number): string {
  const next = chance(seed);
  let path = `M${box.x} ${foot}V${top}`;
  let x = box.x;
  while (x < box.x + box.w) {
    const step = 50 + next() * 50;
    path += `Q${round(x + step / 2)} ${round(top - height * (0.5 + next()))} ${round(x + step)} ${round(top + next() * 10)}`;
    x += step;
  }
  return `${path}V${foot}Z`;
}

/** Pines in little groves, clear of the places where cards lie. */
export function pines(box: Box, top: number, foot: number, clear: readonly Box[]): string {
  const next = chance(21);
  let path = "";
  for (let grove = 0; grove < 16; grove++) {
    const gx = box.x + 12 + next() * (box.w - 30);
    const gy = top + 24 + next() * (foot - top - 30);
    for (let tree = 0; tree < 4; tree++) {
      const x = gx + (next() - 0.5) * 46;
      const y = gy + (next() - 0.5) * 26;
      const half = 5 + next() * 4;
      const free = clear.every(
        (area) => x < area.x - 12 || x > area.x + area.w + 6 || y < area.y || y > area.y + area.h + 20,
      );
      if (!free || x < box.x + 4 || x > box.x + box.w - 18) continue;
      path += `M${round(x)} ${round(y)}l${round(half)}-${round(half * 2.8)}l${round(half)} ${round(half * 2.8)}z`;
    }
  }
  return path;
}

/** Stakes with a gap for the gate. */
export function palisade(box: Box, foot: number, gate: number): string {
  const next = chance(3);
  let path = "";
  for (let x = box.x; x < box.x + box.w; x += 9) {
    if (Math.abs(x + 4 - gate) < 22) continue;
    const height = 20 + Math.round(next() * 5);
    path += `M${x} ${foot}v-${height}l4-6l4 6v${height}z`;
  }
  return path;
}

export function grass(box: Box, top: number, foot: number): string {
  const next = chance(11);
  let path = "";
  for (let tuft = 0; tuft < (box.w * (foot - top)) / 6500; tuft++) {
    const x = Math.round(box.x + 10 + next() * (box.w - 20));
    const y = Math.round(top + 20 + next() * (foot - top - 40));
    path += `M${x} ${y}l-3-7m3 7v-9m0 9l3-7`;
  }
  return path;
}

/** The edge between land and sea, from left to right, a little lower at each step outwards. */
export function coast(box: Box, y: number): string {
  const half = box.w / 2;
  return `M${box.x} ${y - 8}Q${box.x + half * 0.25} ${y + 10} ${box.x + half * 0.5} ${y}T${box.x + half} ${y + 4}T${box.x + half * 1.55} ${y - 2}T${box.x + box.w} ${y + 6}`;
}

export function waves(box: Box, top: number, foot: number): string {
  const next = chance(5);
  let path = "";
  for (let wave = 0; wave < (box.w * (foot - top)) / 3600; wave++) {
    const x = Math.round(box.x + 8 + next() * (box.w - 46));
    const y = Math.round(top + next() * (foot - top));
    path += `M${x} ${y}q5-6 10 0q5 6 10 0q5-6 10 0`;
  }
  return path;
}

/** A headland that grows out of the lower edge. */
export function headland({ x, y, w, h }: Box): string {
  const at = (share: number): number => round(x + w * share);
  return [
    `M${at(0.01)} ${y + h}Q${at(0)} ${round(y + h * 0.6)} ${at(0.02)} ${round(y + h * 0.36)}`,
    `Q${at(0.05)} ${y + 10} ${at(0.14)} ${y + 4}Q${at(0.24)} ${y} ${at(0.34)} ${y + 5}`,
    `T${at(0.56)} ${y + 3}T${at(0.78)} ${y + 4}`,
    `Q${at(0.94)} ${y + 8} ${at(0.97)} ${round(y + h * 0.3)}Q${at(1)} ${round(y + h * 0.6)} ${at(0.99)} ${y + h}Z`,
  ].join("");
}
