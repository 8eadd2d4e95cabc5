/** What a phone's card of a player says besides the figures of the seat. */

import type { Further, Telling } from "../contract";
import { pathOf } from "./glyphs";
import { GOODS } from "./looks";
import { amount, join, nameOf, sentenceOf } from "./texts";
import type { ChampionsView } from "./view";

export function further(telling: Telling<ChampionsView>, seat: number): Further {
  const player = telling.view.players[seat];
  if (!player) return { bits: [], lines: [] };
  const { leader, runes, used_runes, longship, destiny_count: n } = player;
  const owned = [...runes, ...used_runes, ...(longship ? [longship] : [])].map((id) => nameOf(telling, id));
  return {
    bits: (["favor", "blame"] as const).map((what) => ({
      icon: what,
      path: pathOf(GOODS[what]!),
      count: player[what],
      label: amount(telling, what, player[what]),
    })),
    lines: [
      leader ? sentenceOf(telling, leader) : "",
      join(...owned, n > 0 && telling.t("board-own-destiny-count", { n })),
    ].filter(Boolean),
  };
}
