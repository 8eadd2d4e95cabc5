/** The figures printed on cards, tiles and spaces, from the content files that the rules read too. */

import boardFile from "@games/champions/content/board.toml";
import componentsFile from "@games/champions/content/components.toml";
import destiniesFile from "@games/champions/content/destinies.toml";
import diceFile from "@games/champions/content/dice.toml";
import draugrFile from "@games/champions/content/draugr.toml";
import journeysFile from "@games/champions/content/journeys.toml";
import leadersFile from "@games/champions/content/leaders.toml";
import longshipsFile from "@games/champions/content/longships.toml";
import merchantsFile from "@games/champions/content/merchants.toml";
import monstersFile from "@games/champions/content/monsters.toml";
import runesFile from "@games/champions/content/runes.toml";
import stallsFile from "@games/champions/content/stalls.toml";
import trollsFile from "@games/champions/content/trolls.toml";

export type Warrior = "swordsman" | "spearman" | "axeman";
export type Face = "blank" | "hit_1" | "hit_2" | "shield";
export type EnemyColor = "red" | "yellow" | "blue" | "none";

/** What a keyword of the content files does, as far as it is drawn; the words for it come from the server. */
export interface Effect {
  do: string;
  what?: string;
  n?: number | "all";
  type?: Warrior;
  pay?: Record<string, number> | string;
  gain?: Record<string, number> | string;
  attack?: number;
  defense?: number;
  glory?: number;
  /** The space that it concerns. */
  at?: string;
}

interface Entry {
  id: string;
}
interface Placed extends Entry {
  x: number;
  y: number;
}
export interface SpaceCard extends Placed {
  color: "red" | "blue" | "brown" | "brown_red";
  slots: [number, number, number];
  stock?: string;
  effects: Effect[];
}
export interface ShoreCard extends Placed {
  order: number;
  warriors_fed_per_food: number;
  min_players: number;
}
export interface EnemyCard extends Entry {
  kind: "troll" | "draugr" | "monster" | "journey";
  attack: number;
  defense: number;
  glory: number;
  color: EnemyColor;
  forbidden: Warrior[];
  wood?: number;
  coins?: number;
  favor?: number;
}
export interface WithEffects extends Entry {
  effects: Effect[];
  kind?: string;
  glory?: number;
  warrior_limit?: number;
}
export interface ShipCard extends Entry {
  kind: "public" | "private";
  capacity: number;
  hire_cost: Record<string, number>;
  build_cost: Record<string, number>;
  glory: number;
}
export interface DestinyCard extends Entry {
  metric: string;
  full: number;
  tied: number;
}
interface DieCard extends Entry {
  faces: Face[];
}
interface FaceCard extends Entry {
  damage: number;
  shields: number;
}

const list = <T>(file: Record<string, unknown>, key: string): T[] => file[key] as T[];
const byId = <T extends Entry>(cards: T[]): Record<string, T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

const kindOf = (file: Record<string, unknown>, kind: EnemyCard["kind"]): EnemyCard[] =>
  list<EnemyCard>(file, "card").map((card) => ({ ...card, kind }));

export const WARRIORS: readonly Warrior[] = ["swordsman", "spearman", "axeman"];
export const COLORS: readonly EnemyColor[] = ["red", "yellow", "blue"];

export const spaces = byId(list<SpaceCard>(boardFile, "space"));
export const shores = byId(list<ShoreCard>(boardFile, "shore"));
export const stalls = byId(list<WithEffects>(stallsFile, "stall"));
export const merchants = byId(list<WithEffects>(merchantsFile, "card"));
export const runes = byId(list<WithEffects>(runesFile, "card"));
export const leaders = byId(list<WithEffects>(leadersFile, "leader"));
export const destinies = byId(list<DestinyCard>(destiniesFile, "card"));
export const ships = byId(list<ShipCard>(longshipsFile, "ship"));
export const dice = byId(list<DieCard>(diceFile, "die"));
export const faces = byId(list<FaceCard>(diceFile, "face"));
export const journeys = byId(list<WithEffects>(journeysFile, "card"));

/** The Kraken is an enemy that comes on a journey card. */
const fromTheSea: EnemyCard[] = Object.values(journeys).flatMap((card) =>
  card.effects
    .filter((effect) => effect.do === "fight")
    .map((effect) => ({
      id: card.id,
      kind: "journey" as const,
      attack: effect.attack ?? 0,
      defense: effect.defense ?? 0,
      glory: effect.glory ?? 0,
      color: "none" as const,
      forbidden: [],
    })),
);

export const enemies = byId([
  ...kindOf(trollsFile, "troll"),
  ...kindOf(draugrFile, "draugr"),
  ...kindOf(monstersFile, "monster"),
  ...fromTheSea,
]);

const scoring = componentsFile["scoring"] as {
  church_prices: [number, number][];
  worker_hut_prices: number[];
  hunting_food_cap: number;
  set_glory: number;
  blame_penalty: number[];
};
export const ROUNDS = (componentsFile["round"] as { rounds: number }).rounds;
export const CHURCH_PRICES = scoring.church_prices;
export const HUNT_CAP = scoring.hunting_food_cap;
export const SET_GLORY = scoring.set_glory;
/** The glory lost at the end for this much blame. */
export function blameCost(blame: number): number {
  return Math.abs(scoring.blame_penalty[Math.min(blame, scoring.blame_penalty.length - 1)] ?? 0);
}

/** What the next worker from the huts costs; the price falls with every one that is hired. */
export function hutPrice(buyers: number): number {
  const prices = scoring.worker_hut_prices;
  return prices[Math.min(buyers, prices.length - 1)] ?? 0;
}

/** The second reward of an enemy beside glory. */
export function spoils(card: EnemyCard): { good: string; n: number } | null {
  if (card.wood) return { good: "wood", n: card.wood };
  if (card.coins) return { good: "coin", n: card.coins };
  if (card.favor) return { good: "favor", n: card.favor };
  return null;
}
