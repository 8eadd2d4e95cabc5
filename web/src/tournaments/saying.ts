/** What the pages of tournaments say in numbers and names. */

import type { EntrantRow, RoundTable, TournamentLine, TournamentPage, TournamentRound } from "../api/types";
import type { Translate } from "../boards/contract";
import { locale } from "../daily/saying";
import { withMinus } from "../parts/minus";

const HALF = "½";

/** Points in halves as people write them, other fractions with two decimal places. */
export function sayPoints(points: number, language: string): string {
  const whole = Math.floor(points);
  const rest = points - whole;
  if (Math.abs(rest - 0.5) < 1e-9) return whole === 0 ? HALF : `${whole}${HALF}`;
  return new Intl.NumberFormat(language, { maximumFractionDigits: 2 }).format(points);
}

/** A margin with its sign. */
export function sayMargin(margin: number, language: string): string {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  return withMinus(format.format(margin));
}

/** A day and an hour, as people where the reader lives write them. */
export const sayTime = (at: number, language: string): string =>
  new Intl.DateTimeFormat(locale(language), { dateStyle: "medium", timeStyle: "short" }).format(at * 1000);

export const nameOf = (page: TournamentPage, entry: number): string =>
  page.entrants.find((one) => one.number === entry)?.name ?? "";

/** The others at an entrant's table in a round; null where there was none, nobody where they had a bye. */
export function othersIn(page: TournamentPage, round: TournamentRound | undefined, entry: number): string | null {
  const table = round?.tables.find((one) => one.entries.includes(entry));
  if (!table) return null;
  const others = table.entries.filter((one) => one !== entry);
  return others.map((one) => nameOf(page, one)).join(", ");
}

/** How many rounds are shown: those there are, and those of a Swiss that are still to come. */
export const roundsOf = (page: TournamentPage): number[] =>
  Array.from({ length: Math.max(page.rounds.length, page.rounds_planned ?? 0) }, (_, index) => index + 1);

/** The reader's table that waits for them, else one that is under way. */
export function ownTable(page: TournamentPage): RoundTable | undefined {
  const own = page.rounds.flatMap((round) => round.tables).filter((one) => one.yours && one.status === "playing");
  return own.find((one) => one.asked) ?? own[0];
}

export const finishedOf = (round: TournamentRound): number =>
  round.tables.filter((one) => one.status !== "playing" && one.status !== "open").length;

export const leaders = (page: TournamentPage): EntrantRow[] => page.entrants.filter((one) => one.place === 1);

/** What a tournament is, in one line. */
export function sayPlan(page: TournamentPage | TournamentLine, t: Translate): string {
  const table = page.size === 2 ? t("web-moot-duels") : t("web-moot-tables-of", { n: page.size });
  return `${t(`web-moot-${page.kind}`)}, ${table}`;
}
