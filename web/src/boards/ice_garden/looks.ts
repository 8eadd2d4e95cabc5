/** Which icon stands for what. */

import type { SeatColor } from "../contract";
import type { IconName } from "./glyphs";
import type { IceGardenView } from "./view";

export const UNITS: Readonly<Record<string, IconName>> = {
  moonlit_brother: "hooded-figure",
  enlightened_one: "third-eye",
  harrasim: "cowled",
  crab: "crab",
  rattling_musician: "pan-flute",
  wyvern: "wyvern",
  wild_children: "tribal-mask",
  faun: "goat",
  nightmare: "floating-ghost",
  volcano_people: "volcano",
  ice_drakkar: "drakkar",
  tree_brothers: "evil-tree",
};

/** Basic and special abilities and events. */
export const ABILITIES: Readonly<Record<string, IconName>> = {
  attack: "broadsword",
  shield: "shield",
  dominate: "crown",
  speed: "wingfoot",
  maker_spy: "cowled",
  ice_floe_crossing: "iceberg",
  recruit: "robber-hand",
  piper: "pan-flute",
  pillage: "robber-hand",
  torment: "floating-ghost",
  enthral: "goat",
  lock_region: "padlock",
  build_tower: "stone-tower",
  carry_reserves: "crystal-growth",
};

export const BOXES: Readonly<Record<string, IconName>> = {
  viper_gorge: "snake",
  influence: "flying-flag",
  move: "walking-boot",
  voracious_mountain: "mountains",
  raven_shadow: "raven",
  making: "glowing-hands",
  activation: "broadsword",
  vuko: "hood",
};

export const GOODS: Readonly<Record<string, IconName>> = {
  population: "meeple-group",
  gold: "two-coins",
  m_factor: "floating-crystal",
};

export const GOALS: Readonly<Record<string, IconName>> = {
  goal_red_towers: "stone-tower",
  goal_absorbed_reserves: "crystal-growth",
  goal_locked_regions: "padlock",
  goal_recruited_markers: "flying-flag",
};

/** The runestone that every unit is, and the line cut along its edge. */
export const STONE = "M-17 26V-6Q-17-26 0-30Q17-26 17-6V26Z";
export const STONE_EDGE = "M-13 13V-6Q-13-22 0-25.500Q13-22 13-6V13";

/** As in the Hall: a seat keeps its colour, whichever Scientist is drawn for it. */
const COLORS: readonly SeatColor[] = ["heather", "amber", "green", "blue"];

export const seatColor = (_: IceGardenView, seat: number): SeatColor => COLORS[seat] ?? "black";
