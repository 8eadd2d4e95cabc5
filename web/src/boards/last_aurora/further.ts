/** What a phone's card of a player says besides the figures of the seat. */

import type { Further, Telling } from "../contract";
import { amount, join, nameOf, truckWords } from "./texts";
import type { AuroraView } from "./view";

export function further(telling: Telling<AuroraView>, seat: number): Further {
  const player = telling.view.players[seat];
  if (!player || telling.view.phase === "setup") return { bits: [], lines: [] };
  const cards = [...player.convoy].sort((one, other) => one.column - other.column);
  return {
    bits: [{ icon: "laurels", count: player.fame, label: amount(telling, "fame", player.fame) }],
    lines: [truckWords(telling, player), join(...cards.map(({ card }) => nameOf(telling, card)))].filter(Boolean),
  };
}
