/** What a phone's card of a player says besides the figures of the seat. */

import type { Further, Telling } from "../contract";
import { textOf } from "./texts";
import type { IceGardenView } from "./view";

export function further(telling: Telling<IceGardenView>, seat: number): Further {
  const player = telling.view.players[seat];
  if (!player) return { bits: [], lines: [] };
  const { influence_markers: markers, scientist } = player;
  const units = player.units.reduce((sum, { on_board }) => sum + on_board, 0);
  return {
    bits: [
      { icon: "meeple", count: markers, label: telling.t("board-text-supply", { n: markers }) },
      { icon: "rune-stone", count: units, label: telling.t("board-bit-units", { n: units }) },
    ],
    lines: scientist && textOf(telling, scientist) ? [`${textOf(telling, scientist)}.`] : [],
  };
}
