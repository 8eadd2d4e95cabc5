/** A result in the order in which it is read. */

import type { Result } from "../api/types";
import type { Glossary } from "../boards/contract";
import { hasWord, t } from "../words";

/** The seats, the winner first. */
export function ranking(result: Result): number[] {
  return result.places.map((_, seat) => seat).sort((a, b) => result.places[a]! - result.places[b]! || a - b);
}

/** All that brought or cost points, in the order of the sheets. */
export function sources(result: Result): string[] {
  return [...new Set(result.sheets.flatMap((sheet) => Object.keys(sheet)))];
}

export function sourceName(source: string, glossary: Glossary): string {
  const named = glossary[`source-${source}`] ?? glossary[`source:${source}`] ?? glossary[source];
  if (named) return named.name;
  if (hasWord(`board-source-${source}`)) return t(`board-source-${source}`);
  return `${source.charAt(0).toUpperCase()}${source.slice(1).replaceAll("_", " ")}`;
}
