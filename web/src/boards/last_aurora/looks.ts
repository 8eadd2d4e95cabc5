/** Which icon and which colour stand for what. */

import type { SeatColor } from "../contract";
import { cards, enemies, type CardType, type Effect } from "./content";
import type { IconName } from "./glyphs";
import type { AuroraView } from "./view";

export interface Look {
  icon: IconName;
  fill: string;
}

const COLORS: Readonly<Record<string, SeatColor>> = { red: "red", blue: "blue", green: "green", yellow: "amber" };

/** The Automa has no colour of its own in the box. */
export const seatColor = (view: AuroraView, seat: number): SeatColor =>
  COLORS[view.players[seat]?.colour ?? ""] ?? "black";

/** Tokens on parchment and in boxes: ground and ink. */
export const TOKEN: Readonly<Record<string, { icon: IconName; fill: string; ink: string }>> = {
  fuel: { icon: "jerrycan", fill: "#a8381c", ink: "#fff1e4" },
  food: { icon: "canned-fish", fill: "#c8923a", ink: "#23150a" },
  ammo: { icon: "bullets", fill: "#5d6a70", ink: "#f4f1e6" },
  object: { icon: "toolbox", fill: "#2c4a52", ink: "#e3f1f3" },
  survivor: { icon: "person", fill: "#24609b", ink: "#eef7ff" },
};

const TYPES: Readonly<Record<CardType, Look>> = {
  location: { icon: "shop", fill: "#3f5a75" },
  survivor: { icon: "person", fill: "#5b4573" },
  truck: { icon: "truck", fill: "#8d2a16" },
  trailer: { icon: "caravan", fill: "#6b4a1f" },
  device: { icon: "sentry-gun", fill: "#4f5f63" },
  encounter: { icon: "conversation", fill: "#1d5a55" },
  event: { icon: "lightning-storm", fill: "#2c4a52" },
};

/** Cards that have a picture of their own. */
const ICONS: Readonly<Record<string, IconName>> = {
  petrol_station: "gas-pump",
  fuel_barge: "gas-pump",
  frozen_depot: "fuel-tank",
  leaking_refinery: "factory",
  tool_factory: "factory",
  fish_cannery: "factory",
  reactor_ruins: "radioactive",
  glowing_well: "radioactive",
  hot_crater: "radioactive",
  poisoned_silo: "radioactive",
  contaminated_warehouse: "radioactive",
  fallout_cloud: "radioactive",
  sunken_freighter: "anchor",
  broken_icebreaker: "anchor",
  helicopter_wreck: "helicopter",
  bus_depot: "bus",
  field_hospital: "medical-pack",
  ranger_hut: "mountains",
  hunting_lodge: "mountains",
  medic: "medical-pack",
  mechanic: "spanner",
  engineer: "spanner",
  field_mechanics: "spanner",
  mobile_workshop: "spanner",
  assembly_rig: "spanner",
  gunner: "sentry-gun",
  veteran: "sentry-gun",
  driver: "truck",
  ace_driver: "truck",
  lookout: "binoculars",
  sniper: "crosshair",
  dog_trainer: "direwolf",
  arctic_wolf: "direwolf",
  hunting_wolf: "direwolf",
  radio_operator: "public-speaker",
  synthetic_prototype: "robot-helmet",
  supply_bot: "robot-helmet",
  cook: "meat",
  alpha_mutant: "horned-helm",
  ghoul: "gas-mask",
  valkyrie: "viking-head",
  daughter_of_war: "viking-head",
  half_track: "battle-tank",
  crawler: "battle-tank",
  snow_plough: "battle-tank",
  asgard_destroyer: "battle-tank",
  tanker: "fuel-tank",
  armour_plates: "checked-shield",
  asgard_plates: "checked-shield",
  roof_rack: "toolbox",
  autocannon: "field-gun",
  heavy_cannon: "field-gun",
  twin_cannon: "field-gun",
  scrap_cannon: "field-gun",
  watch_turret: "anti-aircraft-gun",
  asgard_power_source: "round-star",
  war_standard: "flag-objective",
  cold_snap: "snowflake-2",
  snowstorm: "snowflake-2",
  beacon: "sun",
  emergency_broadcast: "public-speaker",
  canned_food: "canned-fish",
  active_camouflage: "dust-cloud",
  at_launcher: "missile-launcher",
  smoke_candle: "dust-cloud",
  unstable_fuel: "jerrycan",
  antirad: "radioactive",
  incendiary_rounds: "bullets",
  first_aid_kit: "medical-pack",
  toolbox: "toolbox",
  nitro: "battery-pack",
  stimulants: "syringe",
  binoculars: "binoculars",
  signal_flare: "flame",
  mine: "land-mine",
  war_wolves: "direwolf",
  ice_jackals: "wolf-head",
  rust_brotherhood: "pirate-skull",
  ash_cult: "gas-mask",
  steel_tide: "battle-tank",
  harbour_king: "pirate-skull",
  tyr: "viking-head",
  ullr: "snowflake-2",
  heimdallr: "horned-helm",
  hel: "horned-helm",
  thor: "lightning-storm",
  loki: "viking-head",
  pack: "direwolf",
  mutants: "horned-helm",
  asgardians: "viking-head",
  androids: "robot-helmet",
  active: "sun",
  rest: "campfire",
  exhausted: "night-sleep",
  top: "scroll-unfurled",
  a: "crossroad",
  b: "crossroad",
};

/** Whether it is a card that looks the same wherever it lies. */
export const isCard = (id: string): boolean => id in cards || id in enemies || id in ICONS || id.startsWith("story");

/** What a card, a token or anything else that can be offered looks like. */
export function lookOf(id: string): Look {
  const token = TOKEN[id];
  if (token) return token;
  const card = cards[id];
  if (card) return { ...TYPES[card.type], icon: ICONS[id] ?? TYPES[card.type].icon };
  if (id in enemies) return { icon: ICONS[id] ?? "pirate-skull", fill: isAsgard(id) ? "#2c5d86" : "#8d2a16" };
  if (id.startsWith("story")) return { icon: "scroll-unfurled", fill: "#17404a" };
  if (id.startsWith("seat")) return { icon: "crosshair", fill: "#8d2a16" };
  if (/^\d$/.test(id)) return { icon: "jerrycan", fill: "#a8381c" };
  return { icon: ICONS[id] ?? "check-mark", fill: "#2c4a52" };
}

const isAsgard = (id: string): boolean => (enemies[id]?.asgard_defense ?? 0) > 0;

/** What an effect gives, as far as one icon can say it. */
export function effectIcon({ do: what, what: thing }: Effect): IconName {
  if (what === "gain") return TOKEN[thing ?? ""]?.icon ?? "toolbox";
  return EFFECTS[what] ?? "check-mark";
}

const EFFECTS: Readonly<Record<string, IconName>> = {
  repair: "spanner",
  decontaminate: "medical-pack",
  draw_object: "toolbox",
  fame: "laurels",
  loot: "chest",
  move_survivor: "campfire",
};

export const BONUS: Readonly<Record<string, IconName>> = {
  fame: "laurels",
  repair: "spanner",
  object: "toolbox",
  hit_player: "crosshair",
  none: "padlock",
};
