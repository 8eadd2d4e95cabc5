/** Why a choice is better, in words: where its points come from, by many games played on from there. */

import type { Verdict, WeighedChoice } from "../api/types";
import type { Glossary, Translate } from "../boards/contract";
import { withMinus } from "../parts/minus";

const LEAST = 0.5;
const MOST = 5;

/** The choice that the best one is compared with: one's own, or the next best if one's own was best. */
export function rivalOf(verdict: Verdict): WeighedChoice | null {
  const { choices, move, solved } = verdict;
  const own = choices.find((one) => one.move === move);
  return (solved ? choices[1] : own) ?? null;
}

export interface Reason {
  name: string;
  /** How many points more, with its sign. */
  points: string;
}

/** What the best choice brings beyond another by the end of the game, the most important first. */
export function reasonsFor(other: WeighedChoice, glossary: Glossary, language: string, t: Translate): Reason[] {
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const rows = Object.entries(other.lacks).map(([source, n]): [string, number] => [
    glossary[`source-${source}`]?.name ?? source,
    n,
  ]);
  if (other.rivals !== 0) rows.push([t("web-puzzle-best-rival"), -other.rivals]);
  return rows
    .filter(([, n]) => Math.abs(n) >= LEAST)
    .sort(([, a], [, b]) => Math.abs(b) - Math.abs(a))
    .slice(0, MOST)
    .map(([name, n]) => ({ name, points: withMinus(format.format(n)) }));
}

/** A chance in percent. */
export const percent = (chance: number): number => Math.round(100 * chance);

/** How many of a hundred first answers were this choice. */
export function shareOf(one: WeighedChoice, all: readonly WeighedChoice[]): number {
  const answers = all.reduce((sum, each) => sum + each.chosen, 0);
  return answers === 0 ? 0 : Math.round((100 * one.chosen) / answers);
}
