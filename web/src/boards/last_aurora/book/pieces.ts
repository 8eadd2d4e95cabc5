/** The pieces of the rulebook's figures: which kinds there are, and which piece shows a thing. */

// Shared as a whole, the board is not cut into small files.
import "../index";
import { automaCards, cards, enemies, outcomes, waypoints } from "../content";
import type { IconName } from "../glyphs";

/** Each kind with an example. */
export const kinds: Record<string, string> = {
  thing: "thing:war_wolves",
  /** A card without its words: `card:machine_gun`. */
  card: "card:machine_gun",
  /** A Survivor, with the Contamination on it. */
  survivor: "survivor:leader_red:1",
  /** An Enemy: Damage on plain and on Asgard boxes, Target counters from the left. */
  enemy: "enemy:tyr:2:1:red+blue",
  /** An Outcome card and what is read on it: `level2`, `columns1`, `letter`. */
  outcome: "outcome:outcome_08:level2",
  /** A Convoy: colour, cards from the front with what is on their roofs, load, boxes with Damage. */
  train: "train:red:start_truck_red@machine_gun+start_container_red:survivor+survivor+fuel:start_container_red.2",
  /** The road from one space to another, and what stands on it. */
  road: "road:alpha:a20:a00:a06:red@a03+blue@a05+waypoint_alpha_3@a06",
  /** The whole road, and where the ship lies. */
  map: "map:alpha:a20:red@a03+blue@a05",
  slot: "slot:alpha:4",
  /** Both tracks of a PvP card, or one of them: spaces of the markers, from 0. */
  pvp: "pvp:2:1",
  dodge: "dodge:2",
  attack: "attack:2",
  /** An Action card of the Automa and the phase whose line is read. */
  automa: "automa:automa_2:movement",
  /** A token or counter; those with an owner name the colour, too. */
  token: "token:fuel",
  /** A box: what it accepts, its level or its effect; then what lies in it, `damaged` or `fired`. */
  box: "box:hold:any:food",
  zone: "zone:rest",
  sign: "sign:pack",
  bonus: "bonus:repair",
  phase: "phase:fire",
  waypoint: "waypoint:waypoint_beta_1",
  /** A Stop of the Aurora; `stop:3:red` is a red one. */
  stop: "stop:3",
  ship: "ship:aurora",
  convoy: "convoy:red",
  space: "space:contaminated",
  letter: "letter:A",
  order: "order:red+blue+green",
};

export const ACCEPTS: Readonly<Record<string, string[]>> = {
  any: ["survivor", "fuel", "food", "ammo"],
  resource: ["fuel", "food", "ammo"],
};

export const PHASES: Readonly<Record<string, IconName>> = {
  exploration: "treasure-map",
  rest: "campfire",
  movement: "truck",
  fire: "crosshair",
  end: "hourglass",
};

const OBJECTS = [
  "incendiary_rounds",
  "first_aid_kit",
  "toolbox",
  "nitro",
  "stimulants",
  "binoculars",
  "signal_flare",
  "mine",
  "canned_food",
  "active_camouflage",
  "at_launcher",
  "smoke_candle",
  "unstable_fuel",
  "antirad",
];

/** Things that are no cards. */
const OTHERS: Readonly<Record<string, string>> = {
  alpha: "map:alpha:a20",
  beta: "map:beta:b22",
  valley: "road:alpha:a20:a00:a05",
  coast: "road:alpha:a20:a15:a10",
  bay: "road:alpha:a20:a30:a25",
  aurora: "ship:aurora",
  avalanche: "space:avalanche",
  hurried_ship: "stop:1:red",
  survivor: "token:survivor",
  fuel: "token:fuel",
  food: "token:food",
  ammo: "token:ammo",
  resource: "token:resource",
  object: "token:object",
  fame: "token:fame",
  damage: "token:damage",
  contamination: "token:contamination",
  target: "token:target",
  hold: "box:hold:any",
  armor: "box:armor",
  asgard_armor: "box:asgard_armor",
  weapon: "box:weapon:2",
  scrap_weapon: "box:scrap_weapon:3",
  special: "box:special:none",
  fame_end: "box:special:fame_end",
  fame_end_per_asgard_armor: "box:special:fame_end_per_asgard_armor",
  object_limit: "box:special:object_limit",
  object_each_round: "box:special:object_each_round",
  active: "zone:active",
  rest: "zone:rest",
  exhausted: "zone:exhausted",
  exploration: "phase:exploration",
  movement: "phase:movement",
  fire: "phase:fire",
  end: "phase:end",
  pack: "sign:pack",
  mutants: "sign:mutants",
  asgardians: "sign:asgardians",
  androids: "sign:androids",
  repair: "bonus:repair",
  hit_player: "sign:seat_0",
  top: "sign:top",
  auto: "sign:a",
  test: "letter:A",
  mission: "sign:story",
};

/** The piece that shows a thing, in the words of a figure. */
export function pieceOf(id: string): string | null {
  const card = cards[id];
  if (card) return `${card.type === "survivor" ? "survivor" : "card"}:${id}`;
  if (OBJECTS.includes(id)) return `card:${id}`;
  if (id in enemies) return `enemy:${id}`;
  if (id in outcomes) return `outcome:${id}`;
  if (id in automaCards) return `automa:${id}`;
  if (id in waypoints) return `waypoint:${id}`;
  if (id.startsWith("slot_")) return `slot:alpha:${id.slice(5)}`;
  if (id.startsWith("pvp_card")) return "pvp:0:0";
  return OTHERS[id] ?? null;
}

export const hasPicture = (id: string): boolean => pieceOf(id) !== null;
