/** Who drives on the road, told by events. */

import type { Told } from "../../api/types";
import type { Point } from "./geometry";
import type { Place } from "./map";

export interface Step {
  seat: number;
  from: Point;
  to: Point;
}

/** Each convoy that moved, from where it stood to where it has arrived. */
export function stepsOf(
  events: readonly Told[],
  before: ReadonlyMap<number, string>,
  places: ReadonlyMap<string, Place>,
): Step[] {
  const last = new Map<number, string>();
  for (const { kind, facts } of events)
    if (kind === "moved" || kind === "arrived") last.set(Number(facts["seat"]), String(facts["space"]));
  return [...last].flatMap(([seat, space]) => {
    const from = places.get(before.get(seat) ?? "");
    const to = places.get(space);
    return from && to && from !== to ? [{ seat, from, to }] : [];
  });
}
