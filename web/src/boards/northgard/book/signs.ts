/** A card in signs: what it does, how often, and what it adds; its words stand in the text. */

import { cards, type CardEffect } from "../content";
import type { IconName } from "../glyphs";
import { ACTIONS, GOODS } from "../looks";

export interface Sign {
  icon: IconName;
  /** How often, or by how much. */
  text: string;
}

const SCORED: Readonly<Record<string, IconName>> = {
  small_building: "hammer-nails",
  empty_small_site: "compass",
  food_icon: "wheat",
  wood_icon: "wood-pile",
  lore_icon: "rune-stone",
  lair: "death-skull",
  unit: "viking-head",
};

const number = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);
const plus = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

/** Effects that need more than signs to tell show the sign of their action alone. */
function signsOf(effect: CardEffect): Sign[] {
  const n = number(effect["n"], 1);
  switch (effect.kind) {
    case "recruit":
      return [{ icon: "viking-head", text: String(n) }];
    case "move": {
      const points = number(effect["points"], 0);
      return [
        { icon: "walking-boot", text: String(n) },
        ...(points > 0 ? [{ icon: "battle-axe" as const, text: plus(points) }] : []),
      ];
    }
    case "explore":
      return [{ icon: "compass", text: String(number(effect["draw"], 1) * number(effect["times"], 1)) }];
    case "build": {
      const discount = number(effect["discount"], 0);
      return [
        { icon: "hammer-nails", text: String(number(effect["times"], 1)) },
        ...(discount > 0 ? [{ icon: "wood-pile" as const, text: plus(-discount) }] : []),
      ];
    }
    case "draw":
      return [{ icon: "card-draw", text: String(n) }];
    case "collect":
      return [{ icon: GOODS[String(effect["resource"])] ?? "laurels", text: plus(n) }];
    default:
      return [];
  }
}

export function cardSigns(id: string): Sign[] {
  const card = cards[id];
  if (card?.scoring)
    return card.scoring.slice(0, 1).map(({ what, glory }) => ({ icon: SCORED[what] ?? "trophy", text: plus(glory) }));
  const told = (card?.effects ?? []).flatMap(signsOf);
  return told.length > 0 ? told : (card?.icons ?? []).map((action) => ({ icon: ACTIONS[action], text: "" }));
}
