/** The time of a seat, in figures and in how pressing it is. */

import type { SeatPicture } from "../api/types";
import type { Translate } from "../boards/contract";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Seconds left, `elapsed` seconds after the picture was taken. */
export function left(seat: SeatPicture, elapsed: number): number {
  const seconds = seat.left ?? 0;
  return seat.running ? Math.max(0, seconds - Math.max(0, elapsed)) : seconds;
}

/** Minutes and seconds below an hour, as on a chess clock; above it the two largest units in words. */
export function clockText(seconds: number, t: Translate): string {
  const whole = Math.floor(seconds);
  if (whole < HOUR) return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  if (whole < DAY) {
    return t("web-clock-hours", { hours: Math.floor(whole / HOUR), minutes: Math.floor((whole % HOUR) / MINUTE) });
  }
  return t("web-clock-days", { days: Math.floor(whole / DAY), hours: Math.floor((whole % DAY) / HOUR) });
}

export type Urgency = "calm" | "soon" | "now";

export function urgency(seconds: number, bank: number): Urgency {
  if (seconds < Math.min(30, bank / 4)) return "now";
  return seconds < Math.min(HOUR, bank / 5) ? "soon" : "calm";
}
