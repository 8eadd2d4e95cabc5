/** A tile in hand: what its areas would join where it lies. */

import type { Point } from "./geometry";
import { facing, tileAt, WAYS } from "./ground";
import { territoryOf } from "./map";
import type { Laid } from "./tiles";
import type { NorthgardView } from "./view";

/** The areas of a tile that would become part of a held territory, with the seat that holds it. */
export function joined(view: NorthgardView, laid: Laid): Map<string, number> {
  const found = new Map<string, number>();
  WAYS.forEach((way, direction) => {
    const beside = tileAt(view, { x: laid.x + way.x, y: laid.y + way.y });
    const mine = facing(laid, direction);
    const theirs = beside && facing(beside, (direction + 2) % 4);
    const holder = theirs ? territoryOf(view, theirs)?.controller : null;
    if (mine && holder !== null && holder !== undefined) found.set(mine, holder);
  });
  return found;
}

export type Side = "south" | "north" | "east" | "west" | "none";

/** A side of a cell on which no tile lies. */
export function freeSide(view: NorthgardView, at: Point): Side {
  const isFree = ({ x, y }: Point): boolean => !tileAt(view, { x: at.x + x, y: at.y + y });
  const [north, east, south, west] = WAYS.map(isFree);
  return south ? "south" : north ? "north" : east ? "east" : west ? "west" : "none";
}
