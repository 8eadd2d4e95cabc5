/** What moves on the map, told by events: units from land to land, tiles out of the fog. */

import type { Told } from "../../api/types";
import type { Point } from "./geometry";
import { cellOf, type Land } from "./map";
import type { NorthgardFacts } from "./view";

export interface Travel {
  seat: number;
  n: number | null;
  from: Point;
  to: Point;
}

const MOVES = ["moved", "kaija_moved", "retreated", "kaija_retreated", "shifted"];

export function travelsOf(events: readonly Told[], lands: readonly Land[]): Travel[] {
  const spot = (area: string): Point | undefined =>
    lands.find(({ territory }) => territory.id === area || territory.areas.includes(area))?.units;
  return events.flatMap(({ kind, facts }) => {
    if (!MOVES.includes(kind)) return [];
    const { seat, origin, territory, n } = facts as NorthgardFacts["moved"];
    const owner = kind === "shifted" ? (facts as NorthgardFacts["shifted"]).other : seat;
    const [from, to] = [spot(origin), spot(territory)];
    return from && to ? [{ seat: owner, n: kind.startsWith("kaija") ? null : n, from, to }] : [];
  });
}

/** The cells whose fog has just lifted. */
export const foundCells = (events: readonly Told[]): Point[] =>
  events.flatMap(({ kind, facts }) => {
    const cell = kind === "tile_placed" ? cellOf((facts as NorthgardFacts["tile_placed"]).cell) : null;
    return cell ? [cell] : [];
  });
