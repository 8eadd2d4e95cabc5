/** Times in few words: what is left on a clock, and when something was. */

import type { Translate } from "../boards/contract";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "8:52" below an hour, then hours, then days: nobody counts the seconds of three days. */
export function timeLeft(seconds: number, t: Translate): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left < HOUR) return `${Math.floor(left / MINUTE)}:${String(left % MINUTE).padStart(2, "0")}`;
  if (left < 2 * DAY) return t("web-hall-hours", { n: Math.floor(left / HOUR) });
  return t("web-hall-days", { n: Math.floor(left / DAY) });
}

export type Unit = "seconds" | "minutes" | "hours" | "days";
export const UNITS: Readonly<Record<Unit, number>> = { seconds: 1, minutes: MINUTE, hours: HOUR, days: DAY };

export interface Span {
  amount: number;
  unit: Unit;
}

export function toSeconds(span: Span): number {
  return span.amount * UNITS[span.unit];
}

/** In the largest unit in which it is a whole number. */
export function toSpan(seconds: number): Span {
  for (const unit of ["days", "hours", "minutes"] as const) {
    const amount = seconds / UNITS[unit];
    if (amount >= 1 && Number.isInteger(amount)) return { amount, unit };
  }
  return { amount: seconds, unit: "seconds" };
}

/** A day in the words of the language; the server counts in seconds. */
export function day(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long" }).format(at * 1000);
}

export function moment(at: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);
}
