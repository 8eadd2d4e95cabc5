/** What the page of the daily saga says in words and numbers. */

import type { DailyGame, Deal, OwnDaily } from "../api/types";
import type { Translate } from "../boards/contract";

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Dates are British where the language is English. */
export const locale = (language: string): string => (language === "en" ? "en-GB" : language);

/** A day such as 2026-11-18 with its weekday; it is a day of UTC, wherever the reader is. */
export function sayDay(day: string, language: string): string {
  const format = new Intl.DateTimeFormat(locale(language), { dateStyle: "full", timeZone: "UTC" });
  return format.format(new Date(`${day}T00:00:00Z`));
}

/** The first letter of each of the last seven days, today last. */
export function weekLetters(day: string, language: string): string[] {
  const format = new Intl.DateTimeFormat(locale(language), { weekday: "narrow", timeZone: "UTC" });
  const today = Date.parse(`${day}T00:00:00Z`);
  return Array.from({ length: 7 }, (_, index) => format.format(today - (6 - index) * 24 * HOUR * 1000));
}

/** Hours and minutes until midnight. */
export function sayLeft(seconds: number, t: Translate): string {
  const left = Math.max(0, Math.floor(seconds / MINUTE));
  return t("web-daily-left", { hours: Math.floor(left / 60), minutes: left % 60 });
}

/** How long somebody took; whoever slept over it took hours. */
export function sayTime(seconds: number, t: Translate): string {
  if (seconds < HOUR) return t("web-daily-minutes", { n: Math.max(1, Math.round(seconds / MINUTE)) });
  return t("web-daily-hours", { n: Math.round(seconds / HOUR) });
}

/** The saga alone, or with whom and in which seat. */
export function sayDeal(deal: Deal, t: Translate): string {
  if (deal.players === 1) return t("web-daily-solo");
  return t("web-daily-seat", { seat: (deal.seat ?? 0) + 1, players: deal.players });
}

export function sayOpponents(deal: Deal, t: Translate): string {
  return t("web-daily-opponents", { n: deal.players - 1, level: deal.bot });
}

/** How many in a hundred of the others did worse; null if that is nothing to tell. */
export function betterThan(yours: OwnDaily, told: number): number | null {
  if (yours.place === null || told < 2) return null;
  return Math.floor((100 * (told - yours.place)) / (told - 1)) || null;
}

/** The saga that the Hall shows: one that is under way, else one that is told, else another each day. */
export function featured(games: readonly DailyGame[], day: string): DailyGame | undefined {
  const running = games.find((one) => one.yours?.status === "playing");
  const told = games.find((one) => one.yours?.status === "over");
  const number = Math.floor(Date.parse(`${day}T00:00:00Z`) / (24 * HOUR * 1000));
  return running ?? told ?? games[number % Math.max(1, games.length)];
}

/** A hash in few characters. */
export const short = (hash: string): string => `${hash.slice(0, 4)} ${hash.slice(4, 8)} … ${hash.slice(-4)}`;
