/** Where the pieces of a land stand. */

import { areaOf } from "./content";
import type { Point } from "./geometry";
import { siteAt, spotOf, type Land } from "./map";
import type { BuildingView, CreatureView, NorthgardView, TerritoryView } from "./view";

export interface Standing {
  key: string;
  seat: number;
  /** null for Kaija. */
  n: number | null;
  at: Point;
}

const bearOf = (view: NorthgardView): number | null => view.players.find(({ clan }) => clan === "bear")?.seat ?? null;

/** One stone for each seat, and one for Kaija, side by side. */
export function stonesOf(view: NorthgardView, { territory, units }: Land, grow: number): Standing[] {
  const bear = bearOf(view);
  const stones = territory.units.flatMap((n, seat) =>
    n > 0 ? [{ key: `${territory.id} ${seat}`, seat, n: n as number | null }] : [],
  );
  if (territory.kaija && bear !== null) stones.push({ key: `${territory.id} kaija`, seat: bear, n: null });
  const step = 25 * grow;
  return stones.map((stone, place) => ({
    ...stone,
    at: { x: units.x + (place - (stones.length - 1) / 2) * step, y: units.y },
  }));
}

/** A building without a site stands beside the lettering of its area. */
export function houseAt(view: NorthgardView, building: BuildingView, place: number): Point | null {
  if (building.site) return siteAt(view, building.site);
  const spot = spotOf(view, building.area, "label_at");
  return spot && { x: spot.x + 14 + (place % 3) * 12, y: spot.y - 8 };
}

/** Creatures stand before their lair where there is one; several of them side by side. */
export function creatureAt(
  view: NorthgardView,
  territory: TerritoryView,
  creature: CreatureView,
  grow: number,
): Point | null {
  const card = areaOf(creature.area)?.card;
  const spot = spotOf(view, creature.area, card?.lair ? "lair_at" : "label_at");
  const beside = territory.creatures.filter(({ area }) => area === creature.area);
  const place = beside.findIndex((one) => one.creature === creature.creature);
  return spot && { x: spot.x + place * 28 * grow + (card?.lair ? 4 : 0), y: spot.y + (card?.lair ? 3 : 0) };
}
