/** A result in the order in which it is read. */

import type { EndingPicture, Result, RivalPicture } from "../api/types";
import type { Glossary } from "../boards/contract";
import { hasWord, t } from "../words";

/** The seats, the winner first. */
export function ranking(result: Result): number[] {
  return result.places.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]! || a - b);
}

/** Who has a line in the result: a seat, or an opponent without one. */
export interface Standing {
  seat: number | null;
  rival: RivalPicture | null;
  total: number;
  place: number;
  sheet: Readonly<Record<string, number>>;
}

/** All of them, the winner first; an opponent without a seat is ranked among the seats by what it has. */
export function standings(result: Result, rivals: readonly RivalPicture[]): Standing[] {
  const seats = ranking(result).map((seat): Standing => ({
    seat,
    rival: null,
    total: result.totals[seat]!,
    place: result.places[seat]!,
    sheet: result.sheets[seat]!,
  }));
  const others = rivals.map((rival): Standing => {
    const ahead = seats.filter((one) => one.total >= rival.total).length;
    return { seat: null, rival, total: rival.total, place: rival.won ? 1 : ahead + 1, sheet: rival.sheet };
  });
  return [...seats, ...others].sort((a, b) => a.place - b.place);
}

/** All that brought or cost somebody points, in the order of the sheets. */
export function sources(sheets: readonly Readonly<Record<string, number>>[]): string[] {
  const all = [...new Set(sheets.flatMap((sheet) => Object.keys(sheet)))];
  return all.filter((source) => sheets.some((sheet) => sheet[source]));
}

export function sourceName(source: string, glossary: Glossary): string {
  const named = glossary[`source-${source}`] ?? glossary[`source:${source}`] ?? glossary[source];
  if (named) return named.name;
  if (hasWord(`board-source-${source}`)) return t(`board-source-${source}`);
  return `${source.charAt(0).toUpperCase()}${source.slice(1).replaceAll("_", " ")}`;
}

/** What the reader has to do with the end: they won, they lost, or they looked on or played for all. */
export function outcome(ending: EndingPicture | null, yours: number): "won" | "lost" | "seen" {
  if (!ending || ending.won === null || yours !== 1) return "seen";
  return ending.won ? "won" : "lost";
}

/** Where the first was furthest ahead of the second: the source that decided it, with the points of both. */
export function decisive(standings: readonly Standing[]): { source: string; more: number; less: number } | null {
  const [first, second] = standings;
  if (!first || !second || first.total <= second.total) return null;
  const leads = sources([first.sheet, second.sheet]).map((source) => ({
    source,
    more: first.sheet[source] ?? 0,
    less: second.sheet[source] ?? 0,
  }));
  const most = leads.reduce((best, one) => (one.more - one.less > best.more - best.less ? one : best), leads[0]!);
  return most && most.more > most.less ? most : null;
}
