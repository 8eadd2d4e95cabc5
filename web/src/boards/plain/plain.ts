/** Any view as nested words: for games that have no board of their own. */

import type { Glossary } from "../contract";

export type Plain = string | number | boolean | null | Plain[] | { [name: string]: Plain };

/** An id by its name, if the glossary has one; other words are made readable. */
export function word(value: string, glossary: Glossary): string {
  return glossary[value]?.name ?? value.replaceAll("_", " ");
}

export function isFlat(value: Plain): value is string | number | boolean | null {
  return value === null || typeof value !== "object";
}

export function isEmpty(value: Plain): boolean {
  return value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0);
}

/** The columns of a list whose items all have the same simple fields, or null. */
export function columns(list: readonly Plain[]): string[] | null {
  const first = list[0];
  if (list.length < 2 || first === undefined || isFlat(first) || Array.isArray(first)) return null;
  const names = Object.keys(first);
  const alike = list.every(
    (item) => !isFlat(item) && !Array.isArray(item) && Object.keys(item).join() === names.join(),
  );
  return alike ? names : null;
}

/** What the first of these fields of a player says; undefined where there is none. */
export function number(view: unknown, seat: number, names: readonly string[]): number | undefined {
  const players = (view as { players?: Record<string, unknown>[] } | null)?.players;
  const player = players?.[seat];
  for (const name of names) if (typeof player?.[name] === "number") return player[name];
  return undefined;
}
