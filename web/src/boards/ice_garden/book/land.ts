/** The parts of the map that the rulebook shows, and what stands on them. */

import type { Box } from "../../parts/geometry";
import { units } from "../content";
import { CELLS, MAP } from "../map";
import type { PieceKind } from "../pieces";
import { colorOfUnit } from "./content";
import type { SeatColor } from "../../contract";

export const MAP_VIEW: Box = { ...MAP };

/** A window around the tile of a region, with a rim of its neighbours. */
export function regionView(id: string): Box {
  const { x, y } = CELLS[id]?.tile ?? { x: MAP.x + MAP.w / 2, y: MAP.y + MAP.h / 2 };
  return { x: x - 190, y: y - 92, w: 380, h: 252 };
}

export interface Standing {
  kind: PieceKind;
  id: string;
  color: SeatColor;
  n: number;
}

/** `faun`, `marker.red.2`, `controlled.black`, `nation`, `reserve.2` or `nightmare_token`: what stands in a region. */
export function standing(word: string): Standing {
  const [what = "", ...rest] = word.split(".");
  if (what in units) return { kind: "unit", id: what, color: colorOfUnit(what), n: Number(rest[0] ?? 1) };
  if (what === "marker" || what === "controlled") {
    return { kind: what, id: what, color: (rest[0] ?? "red") as SeatColor, n: Number(rest[1] ?? 1) };
  }
  // The token has the name of the unit that lays it.
  const kind = what.replace("_token", "") as PieceKind;
  return { kind, id: what, color: "black", n: Number(rest[0] ?? 1) };
}

/** Markers and what belongs to the land in the first row, all that stands upright in the second. */
export function rows(words: readonly string[]): [Standing[], Standing[]] {
  const all = words.map(standing);
  const isLow = ({ kind }: Standing): boolean =>
    ["marker", "controlled", "nation", "reserve", "reserve_down"].includes(kind);
  return [all.filter(isLow), all.filter((one) => !isLow(one))];
}
