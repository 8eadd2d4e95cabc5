/** Small maps for the book: which tiles lie where, who stands on them, and what is to be looked at. */

import type { Point } from "../geometry";
import { facing, tileAt, WAYS } from "../ground";
import type { Laid } from "../tiles";
import { areaOf } from "../content";
import type { NorthgardView, TerritoryView } from "../view";
import { emptyView } from "./view";

export interface Scenery {
  /** Tile, column, row, quarter turns clockwise. */
  tiles: readonly (readonly [tile: string, x: number, y: number, turn: number])[];
  /** The part of the map that is shown, in cells; all of it if there is none. */
  crop?: readonly [left: number, top: number, right: number, bottom: number];
  /** How much larger than other maps it is drawn; 1 if nothing is said. */
  near?: number;
  /** By area: whose units, and how many. */
  units?: Readonly<Record<string, readonly [seat: number, n: number]>>;
  /** By site. */
  houses?: Readonly<Record<string, string>>;
  /** By area. */
  creatures?: Readonly<Record<string, string>>;
  /** The area that the token lies on. */
  scorched?: string;
  /** Cells where a tile is about to lie. */
  spots?: readonly (readonly [x: number, y: number])[];
  /** Numbers or letters that the text speaks of, and where they stand, in cells. */
  marks?: Readonly<Record<string, readonly [x: number, y: number]>>;
  /** A corner of the lattice where borders meet well, or do not. */
  corner?: { x: number; y: number; fits: boolean };
  /** The way that units take, from area to area. */
  ways?: readonly (readonly [from: string, to: string])[];
}

/** What the shore looks like after the clans of the lesson have landed. */
const LANDED: Scenery["tiles"] = [
  ["start", 0, 0, 0],
  ["tile_11", -1, 0, 0],
  ["tile_02", 0, 1, 0],
  ["tile_06", -1, 1, 2],
  ["tile_20", -1, -1, 1],
];
const LANDED_UNITS = {
  "tile_11.n": [0, 3],
  "tile_06.w": [0, 3],
  "start.s": [1, 3],
  "tile_20.n": [1, 3],
} as const;
const CORNER: Scenery["tiles"] = [
  ["start", 0, 0, 0],
  ["tile_13", 0, -1, 0],
  ["tile_02", 1, 0, 2],
];

const BANDS: Scenery = {
  tiles: [["tile_14", 0, 0, 0]],
  marks: { A: [0.5, 0.45], B: [0.73, 0.88], C: [0.73, 0.1] },
  crop: [-0.14, -0.14, 1.14, 1.14],
  near: 1.5,
};

export const SCENES: Readonly<Record<string, Scenery>> = {
  /** The first tile of the first player. */
  landing: { tiles: LANDED.slice(0, 2), units: { "tile_11.n": [0, 3] } },
  landed: { tiles: LANDED, units: LANDED_UNITS },
  five: {
    tiles: [
      ["start", 0, 0, 0],
      ["start_five", 1, 0, 0],
    ],
  },
  /** What can be on a land. */
  parts: {
    tiles: [
      ["tile_03", 0, 0, 0],
      ["tile_04", 1, 0, 0],
    ],
    marks: { 1: [0.11, 0.42], 2: [0.99, 0.26], 3: [0.42, 0.9], 4: [0.15, 0.08], 5: [1.44, 0.18] },
    crop: [-0.12, -0.12, 2.12, 1.12],
    near: 1.8,
  },
  /** An open land with one gap, and the same land closed. */
  gap: { tiles: LANDED, units: LANDED_UNITS, spots: [[-2, -1]], crop: [-2.2, -1.2, 0.5, 0.6] },
  closed: { tiles: [...LANDED, ["tile_18", -2, -1, 3]], units: LANDED_UNITS, crop: [-2.2, -1.2, 0.5, 0.6] },
  /** Borders at a corner with four tiles. */
  fits: { tiles: [...CORNER, ["tile_05", 1, -1, 0]], corner: { x: 1, y: 0, fits: true } },
  breaks: { tiles: [...CORNER, ["tile_05", 1, -1, 1]], corner: { x: 1, y: 0, fits: false } },
  /** A regular border in the south, a hard one in the north. */
  march: { ...BANDS, units: { "tile_14.m": [0, 5] } },
  marched: { ...BANDS, units: { "tile_14.m": [0, 1], "tile_14.n": [0, 3], "tile_14.s": [0, 1] } },
  /** The fight of the lesson: Ravenwood against South Shingle. */
  attack: {
    tiles: LANDED.slice(0, 4),
    units: { "tile_06.w": [0, 5], "start.s": [1, 2], "start.e": [1, 1] },
    houses: { "tile_02.s.s1": "training_camp", "tile_02.n.n1": "food_silo" },
    ways: [["tile_02.s", "tile_02.n"]],
    crop: [-1.15, -0.1, 1.2, 2.15],
  },
  conquered: {
    tiles: LANDED.slice(0, 4),
    units: { "tile_06.w": [0, 1], "start.s": [0, 4], "start.e": [1, 2] },
    houses: { "tile_02.s.s1": "training_camp", "tile_02.n.n1": "food_silo" },
    crop: [-1.15, -0.1, 1.2, 2.15],
  },
  /** A year's end: closed land, an altar, a silo. */
  harvest: {
    tiles: [...LANDED, ["tile_18", -2, -1, 3]],
    units: { "tile_11.n": [0, 1], "tile_11.s": [0, 2], "tile_06.w": [0, 1], "start.s": [0, 4] },
    houses: { "tile_02.s.s1": "training_camp", "tile_02.n.n1": "food_silo", "tile_11.s.s1": "altar_of_kings" },
    crop: [-2.15, -1.15, 1.15, 2.15],
  },
  /** The Snake's token beside its own land. */
  scorched: {
    tiles: LANDED.slice(0, 3),
    units: { "start.w": [4, 2], "start.s": [1, 3] },
    scorched: "start.s",
    crop: [-1.15, -0.15, 1.15, 1.6],
    near: 1.3,
  },
  /** A lair, its Draugr, and the two lands it may go to. */
  draugr: {
    tiles: [
      ["tile_01", 0, 0, 0],
      ["tile_02", 0, 1, 0],
    ],
    units: { "tile_01.n": [0, 3], "tile_01.s": [1, 3] },
    houses: { "tile_02.n.n1": "food_silo" },
    creatures: { "tile_01.w": "draugr_beige" },
    crop: [-0.15, -0.15, 1.15, 1.5],
    near: 1.8,
  },
};

/** The lands of some tiles: areas that face one another belong together (NUL-TILE-05). */
function lands(view: NorthgardView): string[][] {
  const parent = new Map<string, string>();
  const root = (id: string): string => {
    const up = parent.get(id) ?? id;
    return up === id ? id : root(up);
  };
  for (const tile of view.tiles)
    WAYS.forEach(({ x, y }, direction) => {
      const own = facing(tile, direction)!;
      parent.set(own, root(own));
      const beside = tileAt(view, { x: tile.x + x, y: tile.y + y });
      const other = beside && facing(beside, (direction + 2) % 4);
      if (other) parent.set(root(other), root(own));
    });
  const found = new Map<string, string[]>();
  for (const id of parent.keys()) found.set(root(id), [...(found.get(root(id)) ?? []), id]);
  return [...found.values()];
}

/** A table with nothing but this piece of land on it. */
export function viewOf(scenery: Scenery): NorthgardView {
  const tiles: Laid[] = scenery.tiles.map(([tile, x, y, turn]) => ({ tile, x, y, turn }));
  const view: NorthgardView = { ...emptyView, tiles };
  return { ...view, territories: lands(view).map((areas) => territoryOf(areas, scenery)) };
}

function territoryOf(areas: string[], { units = {}, houses = {}, creatures = {}, scorched }: Scenery): TerritoryView {
  const held = areas.flatMap((area) => units[area] ?? []);
  const [seat, n] = held.length > 0 ? (held as [number, number]) : [null, 0];
  return {
    id: areas[0]!,
    areas,
    tiles: new Set(areas.map((area) => areaOf(area)?.tile)).size,
    is_open: true,
    controller: seat,
    units: emptyView.players.map((player) => (player.seat === seat ? n : 0)),
    kaija: false,
    printed: {},
    yields: {},
    harvest_glory: 0,
    buildings: Object.entries(houses).flatMap(([site, building]) => {
      const area = site.slice(0, site.lastIndexOf("."));
      return areas.includes(area) ? [{ building, area, site }] : [];
    }),
    creatures: areas.flatMap((area) => {
      const creature = creatures[area];
      return creature ? [{ creature, kind: creature.replace(/_(?:beige|brown|dark_brown)$/, ""), area }] : [];
    }),
    scorched_earth: scorched !== undefined && areas.includes(scorched),
  };
}

/** The middle of an arrow, drawn aside of the straight way so that it does not cover what stands there. */
export const bow = (from: Point, to: Point): Point => ({
  x: (from.x + to.x) / 2 + (to.y - from.y) * 0.18,
  y: (from.y + to.y) / 2 - (to.x - from.x) * 0.18,
});
