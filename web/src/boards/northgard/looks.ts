/** Which icon and which colours stand for what. */

import { cards, type Action } from "./content";
import type { IconName } from "./glyphs";

export const GOODS: Readonly<Record<string, IconName>> = {
  food: "wheat",
  wood: "wood-pile",
  lore: "rune-stone",
  glory: "laurels",
};

export const CLANS: Readonly<Record<string, IconName>> = {
  bear: "bear-head",
  boar: "boar-tusks",
  goat: "goat",
  raven: "raven",
  snake: "snake",
  stag: "deer-head",
  wolf: "wolf-head",
};

export const KINDS: Readonly<Record<string, IconName>> = {
  wolf: "wolf-head",
  brown_bear: "bear-head",
  draugr: "haunting",
  fallen_valkyrie: "angel-outfit",
};

export const ACTIONS: Readonly<Record<Action, IconName>> = {
  recruit: "viking-head",
  move: "walking-boot",
  explore: "compass",
  build: "hammer-nails",
  draw: "card-draw",
  special: "sundial",
};

/** The field of the picture is coloured by the first action of the card. */
export const FIELDS: Readonly<Record<Action, string>> = {
  recruit: "#7c3a22",
  move: "#3c5a73",
  explore: "#1f5f5c",
  build: "#6b4a24",
  draw: "#6a4570",
  special: "#4b5a3a",
};

const PICTURES: Readonly<Record<string, IconName>> = {
  start_feast: "beer-stein",
  dev_feast: "beer-stein",
  dev_fishing: "fishing",
  dev_wood_monopoly: "wood-pile",
  dev_lore_mastery: "rune-stone",
  dev_rangers: "bow-arrow",
  dev_hunters: "bow-arrow",
  dev_heroic_charge: "crossed-axes",
  dev_warriors: "battle-axe",
  dev_axe_throwers: "battle-axe",
  dev_grizzled_warriors: "crossed-axes",
  dev_allies_wild: "bear-head",
  dev_merchant: "trade",
  dev_cunning_merchant: "trade",
  dev_market_place: "trade",
  dev_up_market_place: "trade",
  dev_spy: "eyeball",
  dev_huginn_muninn: "raven",
  unrest: "flame",
};

export interface CardLook {
  picture: IconName;
  field: string;
}

export function cardLook(id: string): CardLook {
  const card = cards[id];
  const action = card?.icons?.[0];
  if (card?.scoring) return { picture: "trophy", field: "#7d5a0c" };
  if (!card || !action) return { picture: PICTURES[id] ?? "scroll-unfurled", field: "#4b3a38" };
  return {
    picture: PICTURES[id] ?? (card.clan ? CLANS[card.clan] : undefined) ?? ACTIONS[action],
    field: FIELDS[action],
  };
}
