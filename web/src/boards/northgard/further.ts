/** What a phone's card of a player says besides the figures of the seat. */

import type { Further, Telling } from "../contract";
import { pathOf } from "./glyphs";
import { amount, textOf } from "./texts";
import type { NorthgardView } from "./view";

export function further(telling: Telling<NorthgardView>, seat: number): Further {
  const player = telling.view.players[seat];
  if (!player) return { bits: [], lines: [] };
  const { territories: count, clan } = player;
  return {
    bits: [{ icon: "territory", path: pathOf("compass"), count, label: amount(telling, "territory", count) }],
    lines: clan && textOf(telling, clan) ? [`${textOf(telling, clan)}.`] : [],
  };
}
