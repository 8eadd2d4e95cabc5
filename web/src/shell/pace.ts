/** How fast the stage goes on, and for how long it holds what it shows. */

import type { Act } from "../boards/contract";

export const PACES = ["slow", "normal", "fast", "off"] as const;
/** Off: nothing is staged; what happened stands in the recap and in the saga. */
export type Pace = (typeof PACES)[number];

/** Milliseconds at normal pace. */
export const STEP = 1100;
export const RESULT = 2400;
/** Between two pictures without an act, so that pieces can be followed. */
export const MOTION = 420;
/** More than this waiting to be staged is too much: the pace rises. */
export const TOO_LONG = 12_000;

const FACTORS: Record<Pace, number> = { slow: 2, normal: 1, fast: 0.4, off: 0 };

export function isPace(word: string | null): word is Pace {
  return PACES.includes(word as Pace);
}

export function factorOf(pace: Pace): number {
  return FACTORS[pace];
}

/** One step faster; the fastest stays what it is, for off would hide what the reader wants to see. */
export function raised(pace: Pace): Pace {
  return pace === "slow" ? "normal" : pace === "normal" ? "fast" : pace;
}

/** How long the result of an act is held at normal pace: long enough to be read. */
export function resultOf({ reading = 0 }: Pick<Act, "reading">): number {
  return Math.max(RESULT, reading);
}

/** How long an act takes at normal pace. */
export function lengthOf(act: Pick<Act, "steps" | "reading">): number {
  return Math.max(0, act.steps.length - 1) * STEP + resultOf(act);
}
