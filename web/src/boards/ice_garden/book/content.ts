/** What the figures of the rulebook show of the content: whose units are which, and the tiles. */

import charactersFile from "@games/ice_garden/content/characters.toml";
import initiativeFile from "@games/ice_garden/content/initiative.toml";
import tilesFile from "@games/ice_garden/content/region_tiles.toml";
import vukoFile from "@games/ice_garden/content/vuko_tiles.toml";
import type { SeatColor } from "../../contract";
import { RESOURCES, units } from "../content";
// Shared as a whole, the board is not cut into small files, which would make its first load heavier.
import "../index";

interface Scientist {
  id: string;
  colour: SeatColor;
}
interface TileCard {
  id: string;
  order: number;
  population: number;
  gold: number;
  m_factor: number;
  vp: number[];
}
interface Helm {
  index: number;
  stage: number;
  ship: number;
  red: boolean;
  action_markers: number;
}
interface Space {
  free_spaces: number;
  maker_spy_spaces: number;
}

export const scientists = charactersFile["character"] as Scientist[];
const tiles = tilesFile["tile"] as TileCard[];
const spaces = charactersFile["unit"] as (Space & { id: string })[];

export const helms = initiativeFile["helm"] as Helm[];
export const vukoTiles = vukoFile["effect"] as { id: string; arrow: boolean }[];

export const colorOf = (scientist: string): SeatColor =>
  scientists.find(({ id }) => id === scientist)?.colour ?? "black";
export const colorOfUnit = (unit: string): SeatColor => colorOf(units[unit]?.character ?? "");
export const spacesOf = (unit: string): Space =>
  spaces.find(({ id }) => id === unit) ?? { free_spaces: 0, maker_spy_spaces: 0 };

/** A tile as the board draws it. */
export function tileOf(id: string) {
  const tile = tiles.find((one) => one.id === id);
  return {
    order: tile?.order ?? null,
    resources: Object.fromEntries(RESOURCES.map((kind) => [kind, tile?.[kind] ?? 0])),
    taken: [],
    victory_points: tile?.vp ?? [],
  };
}
