/** Which piece shows a thing of the glossary on its own page. */

import {
  destinies,
  dice,
  enemies,
  faces,
  journeys,
  leaders,
  merchants,
  runes,
  ships,
  shores,
  spaces,
  stalls,
} from "../content";
import { DECKS } from "../looks";
import { TOKENS } from "./tokens";

/** What the glossary calls by a name of its own. */
const OTHERS: Readonly<Record<string, string>> = {
  warrior: "faces:swordsman",
  troll_card: "foe:troll_hill_1",
  draugr_card_1: "foe:draugr_thrall_red",
  draugr_card_2: "foe:draugr_wight_blue",
  merchant_pile: "merchant:merchant_settlers",
  rune_row: "rune:rune_gifts",
  enemy_discard: "good:discard",
  own_longship: "hull:private_karve",
  variant_hall_of_fame: "foe:monster_lindworm_yellow",
  variant_wary_townsfolk: "good:blame:1",
};

/** Null for what has no picture. */
export function pictureOf(id: string): string | null {
  if (id in OTHERS) return OTHERS[id]!;
  if (id === "deck") return "deck:rune";
  if (id in DECKS) return `deck:${id}`;
  if (id in TOKENS) return `good:${id}`;
  if (id in dice) return `faces:${id}`;
  if (id in faces) return `die:swordsman:${id}`;
  if (id in leaders || id in destinies) return `sign:${id}`;
  if (id in journeys && !(id in enemies)) return `journey:${id}`;
  if (id in enemies) return `card:${id}`;
  if (id in merchants) return `merchant:${id}`;
  if (id in runes) return `rune:${id}`;
  if (id in stalls) return `stall:${id}`;
  if (id in ships) return `hull:${id}`;
  if (id in shores) return `shore:${id}`;
  if (id.startsWith("port_")) return `shore:shore_${id.at(-1)}`;
  if (id in spaces) return `place:${id}`;
  return null;
}
