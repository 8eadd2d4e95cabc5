/** Which icon and which colours stand for what. */

import type { EnemyColor, Face, Warrior } from "./content";
import type { IconName } from "./glyphs";

export const WEAPONS: Readonly<Record<Warrior, IconName>> = {
  swordsman: "broadsword",
  spearman: "stone-spear",
  axeman: "battle-axe",
};

/** Body, shaded edge and ink of the dice; they keep their colours in both themes. */
export const DICE: Readonly<Record<Warrior, { body: string; edge: string; ink: string }>> = {
  swordsman: { body: "#f4eddc", edge: "#d6c9a9", ink: "#24201a" },
  spearman: { body: "#b4361f", edge: "#7d1f10", ink: "#fff1e4" },
  axeman: { body: "#2a2f34", edge: "#14171a", ink: "#f1e6cd" },
};

export const GOODS: Readonly<Record<string, IconName>> = {
  coin: "two-coins",
  wood: "wood-beam",
  food: "meat",
  favor: "prayer",
  blame: "imp-laugh",
  worker: "meeple",
  ...WEAPONS,
};

export const HOUSES: Readonly<Record<string, IconName>> = {
  armory: "broadsword",
  spear_maker: "stone-spear",
  blacksmith: "battle-axe",
  smokehouse: "meat",
  jarls_longhouse: "viking-longhouse",
  market: "swap-bag",
  runesmith: "rune-stone",
  stave_church: "viking-church",
  worker_huts: "meeple",
  sage_house: "eyeball",
  shipwright: "hammer-nails",
};

const ENEMIES: Readonly<Record<string, IconName>> = {
  draugr_thrall: "raise-zombie",
  draugr_raider: "skull-mask",
  draugr_berserker: "half-dead",
  draugr_warlord: "crowned-skull",
  draugr_guard: "haunting",
  draugr_oarsman: "skull-crossed-bones",
  draugr_wight: "ghost",
  monster_dark_elf: "hooded-figure",
  monster_fenris_cubs: "wolf-howl",
  monster_fire_giant: "fire-silhouette",
  monster_frost_giant: "ice-golem",
  monster_hel_hound: "hound",
  monster_huldra: "mermaid",
  monster_lindworm: "dragon-head",
  monster_mare: "horse-head",
  monster_nokk: "sea-creature",
  monster_sea_serpent: "sea-serpent",
  monster_storm_eagle: "eagle-head",
  monster_ulfhedinn: "werewolf",
  journey_kraken: "octopus",
};

/** The card's id without its colour or number tells its kind. */
export const enemyIcon = (id: string): IconName => ENEMIES[id] ?? ENEMIES[id.replace(/_[a-z]+$/, "")] ?? "troll";

export const CARD_FIELDS: Readonly<Record<EnemyColor, string>> = {
  red: "#8d2a16",
  yellow: "#8a6410",
  blue: "#2c5d86",
  none: "#3f5a37",
};

export const JOURNEYS: Readonly<Record<string, IconName>> = {
  journey_all_quiet: "sailboat",
  journey_kraken: "octopus",
  journey_lost: "compass",
  journey_becalmed: "meat",
  journey_storm: "lightning-storm",
  journey_whirlpool: "whirlwind",
};

export const DECKS: Readonly<Record<string, { icon: IconName; back: string }>> = {
  troll: { icon: "troll", back: "#3f5a37" },
  draugr: { icon: "haunting", back: "#4c4757" },
  monster: { icon: "sea-serpent", back: "#6d3a22" },
  journey: { icon: "big-wave", back: "#173d47" },
  merchant: { icon: "sailboat", back: "#5c4a1e" },
  rune: { icon: "rune-stone", back: "#24454e" },
  destiny: { icon: "scroll-unfurled", back: "#5a452b" },
};

/** How many weapons a face shows; a shield is drawn as itself. */
export const HITS: Readonly<Record<Face, number>> = { blank: 0, hit_1: 1, hit_2: 2, shield: 0 };
