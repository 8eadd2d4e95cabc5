/** What is printed on the board and on the character boards, from the content files that the rules read too. */

import actionsFile from "@games/ice_garden/content/actions.toml";
import boardFile from "@games/ice_garden/content/board.toml";
import charactersFile from "@games/ice_garden/content/characters.toml";
import initiativeFile from "@games/ice_garden/content/initiative.toml";
import upgradesFile from "@games/ice_garden/content/upgrades.toml";

interface Entry {
  id: string;
}
interface RegionCard extends Entry {
  terrain: "ice" | "fjord" | "waste" | "coast" | "forest" | "valley" | "hills" | "marsh";
  adjacent: string[];
}
interface BoxCard extends Entry {
  printed_order: number;
  slots: number;
  markers_allowed?: boolean;
}
interface HelmCard {
  index: number;
  stage: number;
  x: number;
}
interface UnitCard extends Entry {
  character: string;
  level: number;
  figures: number;
  printed: string[];
  special: string[];
  events: string[];
}
interface UpgradeCard extends Entry {
  price: Record<string, number>;
}

const list = <T>(file: Record<string, unknown>, key: string): T[] => file[key] as T[];
const byId = <T extends Entry>(cards: T[]): Record<string, T> =>
  Object.fromEntries(cards.map((card) => [card.id, card]));

export const regions = byId(list<RegionCard>(boardFile, "region"));
export const boxes = byId(list<BoxCard>(actionsFile, "box"));
export const helms = list<HelmCard>(initiativeFile, "helm");
export const units = byId(list<UnitCard>(charactersFile, "unit"));
export const upgrades = byId(list<UpgradeCard>(upgradesFile, "upgrade"));

export const RESOURCES = ["population", "gold", "m_factor"] as const;

export const LEVELS = (charactersFile["m_factor_path"] as { levels: number[] }).levels;
export const POINTS_END = (boardFile["victory_track"] as { last: number }).last;

/** Abilities, specials and events that a unit has from the start and that nothing may cover. */
export function printedOn(unit: string): string[] {
  const { printed, special, events } = units[unit] ?? { printed: [], special: [], events: [] };
  return [...printed, ...special, ...events];
}
