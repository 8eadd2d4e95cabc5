/** What of a land is still free: the sides where it may grow, and the sites where one may build. */

import { areaOf, tiles, type SiteKind } from "./content";
import type { Point } from "./geometry";
import type { NorthgardView, TerritoryView, TileView } from "./view";

const SIDES = ["N", "E", "S", "W"] as const;
/** From a cell to the one that each side faces, in the order of the sides. */
export const WAYS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The area of a laid tile that faces a direction (NUL-TILE-04). */
export function facing({ tile, turn }: Pick<TileView, "tile" | "turn">, direction: number): string | null {
  const side = SIDES[(direction - turn + 8) % 4]!;
  const area = tiles[tile]?.area.find(({ sides }) => sides.includes(side));
  return area ? `${tile}.${area.id}` : null;
}

export const tileAt = (view: NorthgardView, { x, y }: Point): TileView | undefined =>
  view.tiles.find((tile) => tile.x === x && tile.y === y);

/** The sides of a territory at which no tile lies yet (NUL-TILE-08). */
export function openSides(view: NorthgardView, { areas }: TerritoryView): number {
  return view.tiles.reduce(
    (sum, laid) =>
      sum +
      WAYS.filter(({ x, y }, direction) => {
        const area = facing(laid, direction);
        return area !== null && areas.includes(area) && !tileAt(view, { x: laid.x + x, y: laid.y + y });
      }).length,
    0,
  );
}

/** The sites without a building, by kind. */
export function freeSites({ areas, buildings }: TerritoryView): Record<SiteKind, number> {
  const built = new Set(buildings.map(({ site }) => site));
  const free: Record<SiteKind, number> = { small: 0, stone: 0, large: 0 };
  for (const id of areas)
    for (const site of areaOf(id)?.card.sites ?? []) if (!built.has(`${id}.${site.id}`)) free[site.kind]++;
  return free;
}

/** The lands around an empty cell. */
export function landsAround(view: NorthgardView, cell: Point): string[] {
  const found = WAYS.flatMap(({ x, y }, direction) => {
    const beside = tileAt(view, { x: cell.x + x, y: cell.y + y });
    return beside ? (facing(beside, (direction + 2) % 4) ?? []) : [];
  });
  return [...new Set(found)];
}
