/** The names in a sentence that stand for things: each can be lit on the board and looked up. */

import type { Glossary } from "../boards/contract";

export interface Piece {
  text: string;
  /** The id of the thing that the text names. */
  id?: string;
  strong?: boolean;
}

interface Found {
  from: number;
  to: number;
  id?: string;
  strong?: boolean;
}

export function pieces(
  text: string,
  facts: Record<string, unknown>,
  glossary: Glossary,
  names: readonly string[],
): Piece[] {
  const found: Found[] = [];
  for (const name of names) {
    const from = name ? text.search(new RegExp(`(?<!\\p{L})${escape(name)}(?!\\p{L})`, "u")) : -1;
    if (from >= 0) found.push({ from, to: from + name.length, strong: true });
  }
  const ids = [
    ...new Set(
      Object.values(facts)
        .flat()
        .filter((value) => typeof value === "string"),
    ),
  ];
  for (const id of ids) {
    const name = glossary[id]?.name;
    const place = name ? find(text, name) : null;
    if (place) found.push({ ...place, id });
  }
  return cut(text, found);
}

/** Where a name stands, whatever its case: in some languages its words change their endings. */
export function find(text: string, name: string): { from: number; to: number } | null {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  if (at >= 0) return { from: at, to: at + name.length + /^\p{L}*/u.exec(text.slice(at + name.length))![0].length };
  const stems = name.split(/\s+/).map((word) => escape(word.slice(0, stemLength(word.length))));
  const match = new RegExp(stems.map((stem) => `(?<!\\p{L})${stem}\\p{L}*`).join("\\s+"), "iu").exec(text);
  return match ? { from: match.index, to: match.index + match[0].length } : null;
}

function stemLength(letters: number): number {
  if (letters <= 3) return letters;
  return Math.max(3, letters - (letters > 6 ? 3 : 2));
}

function escape(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function cut(text: string, found: Found[]): Piece[] {
  // Of two that overlap the longer is meant: "Draugr Warlord", not "Draugr".
  const kept: Found[] = [];
  for (const one of found.sort((a, b) => b.to - b.from - (a.to - a.from))) {
    if (kept.every((other) => one.to <= other.from || one.from >= other.to)) kept.push(one);
  }
  const result: Piece[] = [];
  let at = 0;
  for (const { from, to, id, strong } of kept.sort((a, b) => a.from - b.from)) {
    if (from > at) result.push({ text: text.slice(at, from) });
    result.push({ text: text.slice(from, to), ...(id ? { id } : {}), ...(strong ? { strong } : {}) });
    at = to;
  }
  if (at < text.length) result.push({ text: text.slice(at) });
  return result;
}
