/** What is printed on tiles, cards, buildings and dice, from the content files that the rules read too. */

import buildingsFile from "@games/northgard/content/buildings.toml";
import cardsFile from "@games/northgard/content/cards.toml";
import clansFile from "@games/northgard/content/clans.toml";
import creaturesFile from "@games/northgard/content/creatures.toml";
import diceFile from "@games/northgard/content/dice.toml";
import gameFile from "@games/northgard/content/game.toml";
import tilesFile from "@games/northgard/content/tiles.toml";

export type Pair = readonly [number, number];
export type Resource = "food" | "wood" | "lore";
export type Action = "recruit" | "move" | "explore" | "build" | "draw" | "special";
export type SiteKind = "small" | "stone" | "large";

interface Entry {
  id: string;
}
export interface AreaCard extends Entry {
  sides: string[];
  lair: boolean;
  lair_at?: Pair;
  sites: { id: string; kind: SiteKind; at: Pair }[];
  icons: { resource: Resource; at: Pair }[];
  units_at: Pair;
  label_at: Pair;
  polygon: Pair[];
}
export interface TileCard extends Entry {
  number: number;
  area: AreaCard[];
  border?: { a: string; b: string; kind: "regular" | "hard"; line: Pair[] }[];
}
export interface CardCard extends Entry {
  glory?: number;
  flash?: boolean;
  icons?: Action[];
  clan?: string;
  effects?: CardEffect[];
  scoring?: { what: string; glory: number }[];
}
/** A word of the effect vocabulary with its parameters. */
export interface CardEffect {
  kind: string;
  [parameter: string]: unknown;
}
export interface BuildingCard extends Entry {
  size: "small" | "large";
  cost_wood: number;
}
export interface CreatureKind extends Entry {
  value: number;
  glory: number;
}
export interface FaceCard extends Entry {
  points: number;
  casualties: number;
  choice: boolean;
}

const list = <T>(file: Record<string, unknown>, key: string): T[] => file[key] as T[];
const byId = <T extends Entry>(cards: T[]): Readonly<Record<string, T>> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

export const RESOURCES: readonly Resource[] = ["food", "wood", "lore"];

export const tiles = byId(list<TileCard>(tilesFile, "tile"));
export const cards = byId(
  ["starting_card", "clan_card", "development_card", "achievement_card", "unrest_card"].flatMap((key) =>
    list<CardCard>(cardsFile, key),
  ),
);
export const clans = byId(list<Entry>(clansFile, "clan"));
export const buildings = byId(list<BuildingCard>(buildingsFile, "building"));
export const kinds = byId(list<CreatureKind>(creaturesFile, "kind"));
export const creatures = byId(list<Entry & { kind: string }>(creaturesFile, "creature"));
export const faces = byId(list<FaceCard>(diceFile, "face"));

interface WinterRow {
  units_min: number;
  units_max: number;
  food: number;
  wood: number;
}
const winter = list<WinterRow>(gameFile, "winter");

/** What a Winter costs with so many units on the map. */
export function winterCost(units: number): { food: number; wood: number } {
  const row = winter.find(({ units_min, units_max }) => units >= units_min && units <= units_max);
  return { food: row?.food ?? 0, wood: row?.wood ?? 0 };
}

interface Domination {
  domination_territories: number;
}
/** Closed territories with a large building that win the game at once; partners count theirs together. */
export const DOMINATION = (gameFile["scoring"] as Domination).domination_territories;
const variants = gameFile["variant"] as { team_game: Domination; long_game: { years: number } };
export const TEAM_DOMINATION = variants.team_game.domination_territories;
/** The longer game knows no domination (NUL-LONG-02). */
export const LONG_YEARS = variants.long_game.years;

/** An area such as `tile_07.m` as its tile and its own part. */
export function areaOf(id: string): { tile: string; card: AreaCard } | null {
  const [tile, part] = id.split(".");
  const card = tiles[tile ?? ""]?.area.find((area) => area.id === part);
  return tile && card ? { tile, card } : null;
}
