/** What stands in a region, in the order in which it is drawn, and which of it a click may choose. */

import type { Point } from "../parts/geometry";
import type { RegionView } from "./view";

export type PieceKind =
  | "marker"
  | "controlled"
  | "unit"
  | "nation"
  | "reserve"
  | "reserve_down"
  | "tower"
  | "thorn"
  | "nightmare"
  | "lock"
  | "vuko";

/** Pieces that are alike count as one. */
export interface Piece {
  key: string;
  kind: PieceKind;
  /** What a move and the glossary call it. */
  id: string;
  seat: number | null;
  n: number;
  damage: number;
  isDefeated: boolean;
  /** Its owner would dominate the region. */
  leads: boolean;
}

const IDS: Readonly<Record<Exclude<PieceKind, "unit">, string>> = {
  marker: "influence_marker",
  controlled: "controlled_marker",
  nation: "nation",
  reserve: "magical_reserve",
  reserve_down: "magical_reserve",
  tower: "red_tower",
  thorn: "thorn",
  nightmare: "nightmare_token",
  lock: "region_lock_token",
  vuko: "vuko",
};

function token(kind: Exclude<PieceKind, "unit">, n: number, seat: number | null = null): Piece {
  return { key: `${kind} ${seat ?? ""}`, kind, id: IDS[kind], seat, n, damage: 0, isDefeated: false, leads: false };
}

/** Markers and what belongs to the land in the first row, all that stands upright in the second. */
export function rowsOf(region: RegionView): [Piece[], Piece[]] {
  const low: Piece[] = [];
  const high: Piece[] = [];
  for (const { seat, markers, controlled, units } of region.forces) {
    if (markers > 0) low.push(token("marker", markers, seat));
    if (controlled > 0) low.push(token("controlled", controlled, seat));
    for (const { unit, damage, is_defeated } of units) {
      const key = `${unit} ${damage} ${is_defeated}`;
      const alike = high.find((piece) => piece.key === key);
      if (alike) alike.n += 1;
      else high.push({ key, kind: "unit", id: unit, seat, n: 1, damage, isDefeated: is_defeated, leads: false });
    }
  }
  if (region.nations > 0) low.push(token("nation", region.nations));
  if (region.reserves > 0) low.push(token("reserve", region.reserves));
  if (region.reserves_down > 0) low.push(token("reserve_down", region.reserves_down));
  if (region.has_red_tower) high.push(token("tower", 1));
  if (region.has_thorn) high.push(token("thorn", 1));
  if (region.has_vuko) high.push(token("vuko", 1));
  if (region.nightmare_tokens > 0) high.push(token("nightmare", region.nightmare_tokens));
  if (region.is_locked) high.push(token("lock", 1));
  const first = region.ranking[0];
  const leader = [...low, ...high].find(({ seat }) => seat !== null && seat === first);
  if (leader) leader.leads = true;
  return [low, high];
}

/** Rows of at most so many; what does not fit goes into a further row. */
export function broken(row: readonly Piece[], most: number): Piece[][] {
  const rows: Piece[][] = [];
  const each = Math.ceil(row.length / Math.ceil(row.length / most));
  for (let at = 0; at < row.length; at += each) rows.push(row.slice(at, at + each));
  return rows;
}

export interface Spot extends Point {
  piece: Piece;
  scale: number;
}

/** From the tile down, each row as high as what stands in it; a crowded region draws closer together. */
export function placed([low, high]: readonly [Piece[], Piece[]], tile: Point): Spot[] {
  const isCrowded = broken(low, 7).length + broken(high, 7).length > 2;
  const size = isCrowded ? 0.84 : 1;
  let y = tile.y + (isCrowded ? 39 : 43);
  const spots: Spot[] = [];
  for (const [row, step] of [
    [low, 40],
    [high, 56],
  ] as const) {
    for (const part of broken(row, isCrowded ? 8 : 7)) {
      const close = Math.min(1, 6.4 / part.length);
      if (row === high) y += 10 * size;
      for (const [place, piece] of part.entries()) {
        const x = tile.x + (place - (part.length - 1) / 2) * 42 * size * close;
        spots.push({ piece, x, y, scale: size * Math.max(close, 0.88) });
      }
      y += step * size;
    }
  }
  return spots;
}
