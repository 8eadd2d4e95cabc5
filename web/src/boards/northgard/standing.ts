/** What a seat may count on: its next Harvest, the coming Winter, the way to domination. */

import { buildings, DOMINATION, LONG_YEARS, RESOURCES, TEAM_DOMINATION } from "./content";
import type { NorthgardView } from "./view";

export function harvestOf(view: NorthgardView, seat: number): Record<string, number> {
  const own = view.territories.filter(({ controller }) => controller === seat);
  const goods = Object.fromEntries(
    RESOURCES.map((kind) => [kind, own.reduce((n, { yields }) => n + (yields[kind] ?? 0), 0)]),
  );
  return { ...goods, glory: own.reduce((n, { harvest_glory }) => n + harvest_glory, 0) };
}

/** Closed territories with a large building (NUL-EOY-01), those of a partner included (NUL-TEAM-07); null in the longer game. */
export function dominationOf(view: NorthgardView, seat: number): { n: number; most: number } | null {
  if (view.years === LONG_YEARS) return null;
  const partner = view.players[seat]?.partner ?? null;
  const held = view.territories.filter(
    ({ controller, is_open, buildings: built }) =>
      controller !== null &&
      (controller === seat || controller === partner) &&
      !is_open &&
      built.some(({ building }) => buildings[building]?.size === "large"),
  );
  return { n: held.length, most: partner === null ? DOMINATION : TEAM_DOMINATION };
}
