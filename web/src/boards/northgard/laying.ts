/** A tile in hand: what its areas would join where it lies. */

import { tiles } from "./content";
import type { Point } from "./geometry";
import { territoryOf } from "./map";
import type { Laid } from "./tiles";
import type { NorthgardView } from "./view";

const SIDES = ["N", "E", "S", "W"] as const;
const WAYS: readonly Point[] = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
];

/** The area that faces a direction (NUL-TILE-04). */
function facing({ tile, turn }: Laid, direction: number): string | null {
  const side = SIDES[(direction - turn + 8) % 4]!;
  const area = tiles[tile]?.area.find(({ sides }) => sides.includes(side));
  return area ? `${tile}.${area.id}` : null;
}

/** The areas of a tile that would become part of a held territory, with the seat that holds it. */
export function joined(view: NorthgardView, laid: Laid): Map<string, number> {
  const found = new Map<string, number>();
  WAYS.forEach((way, direction) => {
    const beside = view.tiles.find(({ x, y }) => x === laid.x + way.x && y === laid.y + way.y);
    const mine = facing(laid, direction);
    const theirs = beside && facing(beside, (direction + 2) % 4);
    const holder = theirs ? territoryOf(view, theirs)?.controller : null;
    if (mine && holder !== null && holder !== undefined) found.set(mine, holder);
  });
  return found;
}
