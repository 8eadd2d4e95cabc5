/** The regions of a Domination phase that have been resolved, in the order of their red numbers. */

import type { IceGardenView, RegionView } from "./view";

export interface Decided {
  region: string;
  /** Whoever dominates it; null if nobody does. */
  seat: number | null;
  points: number;
}

/** The regions in play, as they are resolved. */
export const inOrder = (view: IceGardenView): RegionView[] =>
  view.regions.filter(({ order }) => order !== null).sort((one, other) => one.order! - other.order!);

/** All that have had their turn, the one at hand included; `times`: how often regions score. */
export function decidedOf(view: IceGardenView, times: number): Decided[] {
  return inOrder(view)
    .slice(0, view.dominated.length)
    .map(({ id, victory_points }, place) => {
      const seat = view.dominated[place] ?? null;
      return { region: id, seat, points: seat === null ? 0 : (victory_points[0] ?? 0) * times };
    });
}
