/** The signs that stand for choices and ideas which lie nowhere on the board. */

import type { IconName } from "../glyphs";
import { ABILITIES, BOXES, GOALS } from "../looks";

export const SIGNS: Readonly<Record<string, IconName>> = {
  discard_vuko_token: "hood",
  raise_reputation: "laurels",
  move_m_factor: "floating-crystal",
  upgrade_unit: "shield",
  summon_units: "glowing-hands",
  summon: "glowing-hands",
  yin_yang: "yin-yang",
  ice_garden: "iceberg",
  goal: "laurels",
  dead_snow: "snowflake-2",
};

/** What each Vuko tile makes hard. */
export const VUKO: Readonly<Record<string, IconName>> = {
  fire_people: "flame",
  whisperers: "mountains",
  nightwalkers: "flying-flag",
  both_bears: "snowflake-2",
  vuko_and_cyphral: "floating-crystal",
  giant_snake: "snake",
  raven_plan: "raven",
  spear_of_fools: "broadsword",
};

export const signOf = (id: string): IconName => SIGNS[id] ?? ABILITIES[id] ?? GOALS[id] ?? BOXES[id] ?? "crown";
