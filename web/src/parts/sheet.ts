/** How high a sheet stands that is drawn up from the lower edge of a phone. */

export type Height = "folded" | "peek" | "steps" | "half" | "full";

/** Pixels of a sheet that is folded, and of one that shows the question and its actions. */
export const FOLDED = 44;
export const PEEK = 128;
/** Pixels of a sheet with the steps of a replay. */
const STEPS = 188;
/** Pixels of a sheet that only says what is asked, beside another tab than the board. */
const BRIEF = 84;
/** Pixels of its round corners, which lie over the board. */
const CORNER = 12;
/** Pixels a millisecond: a flick, which goes one height on wherever it ends. */
const FLICK = 0.45;

/** `room`: pixels between the seats and the tabs. */
export function pixelsOf(height: Height, room: number): number {
  return { folded: FOLDED, peek: PEEK, steps: STEPS, half: Math.round(room * 0.56), full: room }[height];
}

/** Pixels that the board leaves to the sheet; what is read beside a brief one may not lie under its corners. */
export function belowBoard(height: Height, isBrief = false): number {
  return isBrief ? BRIEF : pixelsOf(height, 0) - CORNER;
}

/** Where a sheet comes to rest that was let go; null: it was pushed down and away. */
export function settle(heights: readonly Height[], room: number, pixels: number, speed: number): Height | null {
  const steps = heights
    .map((height) => ({ height, at: pixelsOf(height, room) }))
    .sort((one, other) => one.at - other.at);
  if (speed > FLICK) return (steps.find(({ at }) => at > pixels) ?? steps.at(-1)!).height;
  if (speed < -FLICK) return steps.findLast(({ at }) => at < pixels)?.height ?? null;
  const lowest = steps[0]!;
  if (pixels < lowest.at * 0.6) return null;
  return steps.reduce((best, one) => (Math.abs(one.at - pixels) < Math.abs(best.at - pixels) ? one : best)).height;
}
