/** The parts of a view that are drawn (`meadhall/kernel/drawn.py`): a grid, cards, a heap of tokens. */

import type { Plain } from "./plain";

export interface Piece {
  id: string;
  at: string;
  seat: number;
}

export interface Grid {
  drawn: "grid";
  columns: number;
  rows: number;
  /** Row by row from the bottom; an empty one is a gap. */
  squares: string[];
  pieces: Piece[];
  special: { id: string; at: string }[];
}

export interface Hand {
  drawn: "hand";
  id: string;
  cards: string[];
  hidden: number;
  seat: number;
}

export interface Tokens {
  drawn: "tokens";
  id: string;
  n: number;
  seat: number;
}

export type Drawn = Grid | Hand | Tokens;

/** The part as what it is, or null where it is to be read and not looked at. */
export function asDrawn(value: Plain): Drawn | null {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return null;
  const kind = value.drawn;
  return kind === "grid" || kind === "hand" || kind === "tokens" ? (value as unknown as Drawn) : null;
}

/** What a field of a view draws: itself, or every item of a list that has nothing else in it. */
export function drawnIn(value: Plain): Drawn[] {
  const items = (Array.isArray(value) ? value : [value]).map(asDrawn);
  return items.every((item) => item !== null) ? items : [];
}

/** Whether an id can be picked where the view is drawn; where nothing is drawn, whatever is read can be. */
export function isShown(view: unknown, id: string): boolean {
  const fields = Object.values((view ?? {}) as Record<string, Plain>);
  const pictures = fields.flatMap(drawnIn);
  if (pictures.length === 0) return fields.some((value) => mentions(value, id));
  return pictures.some(
    (picture) =>
      (picture.drawn === "grid" && picture.squares.includes(id)) ||
      (picture.drawn === "hand" && picture.cards.includes(id)),
  );
}

function mentions(value: Plain, id: string): boolean {
  if (value === null || typeof value !== "object") return value === id;
  return Object.values(value).some((inner) => mentions(inner, id));
}

/** The rows of a grid from the top, as they are seen. */
export function rowsOf(grid: Grid): string[][] {
  const rows = Array.from({ length: grid.rows }, (_, row) =>
    grid.squares.slice(row * grid.columns, (row + 1) * grid.columns),
  );
  return rows.reverse();
}

/** Where a move can begin: on pieces, if any can be picked; once one is picked, wherever it leads. */
export function openSquares(grid: Grid, targets: Iterable<string>, picked: readonly string[]): Set<string> {
  const squares = new Set(grid.squares);
  const open = new Set([...targets].filter((id) => squares.has(id)));
  if (picked.length > 0) return open;
  const manned = new Set(grid.pieces.map((piece) => piece.at).filter((at) => open.has(at)));
  return manned.size > 0 ? manned : open;
}

/** The kinds of pieces of one seat, the most numerous first: the first is plain, the others are marked. */
export function ranked(grid: Grid, seat: number): string[] {
  const counts = new Map<string, number>();
  for (const piece of grid.pieces) if (piece.seat === seat) counts.set(piece.id, (counts.get(piece.id) ?? 0) + 1);
  return [...counts].sort((one, other) => other[1] - one[1] || one[0].localeCompare(other[0])).map(([id]) => id);
}
