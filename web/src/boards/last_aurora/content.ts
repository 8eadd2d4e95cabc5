/** What is printed on boards and cards, from the content files that the rules read too. Stories are not among them. */

import automaFile from "@games/last_aurora/content/automa.toml";
import boardsFile from "@games/last_aurora/content/boards.toml";
import componentsFile from "@games/last_aurora/content/components.toml";
import baseEnemies from "@games/last_aurora/content/enemies_base.toml";
import baseExploration from "@games/last_aurora/content/exploration_base.toml";
import crewsFile from "@games/last_aurora/content/fs_crews.toml";
import newEnemies from "@games/last_aurora/content/fs_enemies.toml";
import newExploration from "@games/last_aurora/content/fs_exploration.toml";
import newLoot from "@games/last_aurora/content/fs_loot.toml";
import pvpFile from "@games/last_aurora/content/fs_pvp.toml";
import baseLoot from "@games/last_aurora/content/loot_base.toml";
import outcomeFile from "@games/last_aurora/content/outcome_base.toml";
import startFile from "@games/last_aurora/content/start_cards.toml";

export interface Effect {
  do: string;
  what?: string;
  n?: number;
  to?: string;
}
interface Entry {
  id: string;
}
export interface SpaceCard extends Entry {
  map: string;
  region: Region;
  progress: number;
  x: number;
  y: number;
  contaminated: boolean;
  aurora_stop: number;
  aurora_red_stop: number;
  start: boolean;
}
export interface Edge {
  map: string;
  frm: string;
  to: string;
  kind: "road" | "pass" | "tracked";
}
interface SlotCard {
  map: string;
  slot: number;
  bonus: Effect[][];
}
export interface PrintedBox {
  kind: string;
  accepts?: string[];
  level?: number;
  effect?: string;
}
export type CardType = "survivor" | "truck" | "trailer" | "device" | "location" | "encounter" | "event";
export interface Card extends Entry {
  type: CardType;
  explore?: number;
  contaminated?: boolean;
  boxes?: PrintedBox[];
  speed?: number;
  power?: number;
  tracked?: boolean;
  crew?: string;
  special?: string;
  contamination_limit?: number;
  tokens?: string[];
  options?: { cost: Effect[]; effects: Effect[] }[];
}
interface EnemyCard extends Entry {
  attack: number;
  defense: number;
  asgard_defense: number;
  target_rewards: Effect[][];
}
export interface OutcomeCard extends Entry {
  hits: number[];
  letters: string[];
  columns: number[];
}
export interface AutomaCard extends Entry {
  explore_slot: number;
  explore_arrow: "left" | "right";
  move_bonus: number;
  fire_damage: number;
  explore_effects: AutomaEffects[];
  move_effects: AutomaEffects[];
  fire_effects: AutomaEffects[];
}
interface AutomaEffects {
  who: string;
  effects: Effect[];
}

export type Region = "valley" | "coast" | "bay";
export const REGIONS: readonly Region[] = ["valley", "coast", "bay"];
export const TOKENS = ["survivor", "fuel", "food", "ammo"] as const;
export const GOODS = ["fuel", "food", "ammo", "object"] as const;
export const ZONES = ["active", "rest", "exhausted"] as const;

const list = <T>(file: Record<string, unknown>, key: string): T[] => (file[key] ?? []) as T[];
const byId = <T extends Entry>(...cards: T[][]): Record<string, T> =>
  Object.fromEntries(cards.flat().map((card) => [card.id, card]));

export const spacesOf = (map: string): SpaceCard[] =>
  list<SpaceCard>(boardsFile, "space").filter((space) => space.map === map);
export const edgesOf = (map: string): Edge[] => list<Edge>(boardsFile, "edge").filter((edge) => edge.map === map);
export const spaces = byId(list<SpaceCard>(boardsFile, "space"));

export const cards = byId(
  ...[startFile, baseExploration, newExploration, crewsFile].map((file) => list<Card>(file, "card")),
  ...[baseLoot, newLoot].map((file) => list<Card>(file, "loot")),
);
export const enemies = byId(list<EnemyCard>(baseEnemies, "enemy"), list<EnemyCard>(newEnemies, "enemy"));
export const outcomes = byId(list<OutcomeCard>(outcomeFile, "outcome"), list<OutcomeCard>(pvpFile, "outcome"));
export const automaCards = byId(list<AutomaCard>(automaFile, "automa_card"));
export const waypoints = byId(list<Entry & { effects: Effect[] }>(componentsFile, "waypoint"));
const constants = componentsFile["constants"] as Record<
  "fame_min" | "fame_max" | "rounds" | "extra_fuel_max" | "extra_fuel_speed",
  number
>;
export const FAME = { least: constants.fame_min, most: constants.fame_max };
export const ROUNDS = constants.rounds;
/** LAU-MOVE-03: what each Fuel beyond the first adds, and how many of those there may be. */
export const EXTRA_FUEL = { most: constants.extra_fuel_max, speed: constants.extra_fuel_speed };

/** The Bonus Actions of a slot; one of them can be chosen. */
export function bonusesOf(map: string, slot: string): Effect[][] {
  return list<SlotCard>(boardsFile, "slot").find((one) => one.map === map && `slot_${one.slot}` === slot)?.bonus ?? [];
}

export const seatId = (seat: number): string => `seat_${seat}`;
