/** How far this browser has come in a lesson. */

import { remember, remembered } from "../memory";

export interface Progress {
  /** Where to go on; 1 if the lesson was never begun, or was finished. */
  step: number;
  /** The end was seen once. */
  done: boolean;
}

export function progressOf(game: string): Progress {
  const step = Number(remembered(`lesson.${game}`));
  return {
    step: Number.isInteger(step) && step > 0 ? step : 1,
    done: remembered(`lesson.${game}.done`) === "yes",
  };
}

export function keepProgress(game: string, step: number, steps: number): void {
  if (step >= steps) {
    remember(`lesson.${game}.done`, "yes");
    remember(`lesson.${game}`, null);
  } else remember(`lesson.${game}`, String(step));
}
