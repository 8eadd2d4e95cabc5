/** What can be picked on the board and what a click on it means; all else stands in the prompt. */

import { boxes, regions, units, upgrades } from "./content";
import type { IceGardenView } from "./view";

/** A thing with several choices: what one most likely wants of it. Finishing and declining come last. */
export const VERBS = [
  "influence",
  "to",
  "move",
  "from",
  "carry",
  "hit",
  "lose",
  "seize",
  "tile",
  "thorn",
  "plan",
  "advance",
  "token",
  "box",
  "take",
  "exchange",
  "raven",
  "make",
  "shift",
  "upgrade",
  "ability",
  "space",
  "summon",
  "count",
  "assign",
  "pillage",
  "attack",
  "keep",
  "decline",
  "done",
] as const;

/** Goods, tokens and small numbers that lie in the tray, on the initiative track or on a character board. */
const LOOSE = new Set([
  "population",
  "gold",
  "m_factor",
  "m_factor_0",
  "m_factor_1",
  "m_factor_2",
  "m_factor_3",
  "discard_vuko_token",
  "raise_reputation",
  "move_m_factor",
  "upgrade_unit",
  "summon_units",
  "influence_marker",
  "controlled_marker",
  "nation",
]);

export function isPlaced(view: IceGardenView, id: string): boolean {
  return (
    id in regions ||
    id in boxes ||
    id in units ||
    id in upgrades ||
    LOOSE.has(id) ||
    id.startsWith("order_") ||
    // Levels, spaces, helms and counts are picked where they are drawn; an exchange lies in the tray.
    /^\d$/.test(id) ||
    id.includes(">") ||
    view.players.some(({ scientist }) => scientist === id)
  );
}
