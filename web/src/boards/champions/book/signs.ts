/** A leader or a destiny as one small card: who or what it is, and what it is about. */

import { destinies, type EnemyColor } from "../content";
import type { IconName } from "../glyphs";
import { CARD_FIELDS, DECKS, GOODS } from "../looks";

interface Sign {
  head: IconName;
  icon: IconName;
  field: string;
}

const PLAIN = "#5a452b";

const GIFTS: Readonly<Record<string, IconName>> = {
  asmundr: "prayer",
  dagrun: "scroll-unfurled",
  gylfir: "sailboat",
  svanhildr: "broadsword",
  ullr: "battle-axe",
};

const OWNED: Readonly<Record<string, string>> = { coins: "coin", warriors: "swordsman" };

export function signOf(id: string): Sign {
  const metric = destinies[id]?.metric;
  if (metric === undefined) return { head: "viking-head", icon: GIFTS[id] ?? "hunting-horn", field: PLAIN };
  const head = "scroll-unfurled";
  const slain = /^(\w+?)s?_defeated$/.exec(metric)?.[1];
  if (slain === undefined) {
    return {
      head,
      icon: metric === "runes" ? "rune-stone" : (GOODS[OWNED[metric] ?? metric] ?? "two-coins"),
      field: PLAIN,
    };
  }
  const deck = DECKS[slain];
  return deck
    ? { head, icon: deck.icon, field: deck.back }
    : { head, icon: "death-skull", field: CARD_FIELDS[slain as EnemyColor] ?? PLAIN };
}
