/** A tile as it lies on the map: its areas and borders, turned (NUL-TILE-04) and softened. */

import { tiles, type AreaCard, type Pair } from "./content";
import type { Point } from "./geometry";

export interface Laid {
  tile: string;
  x: number;
  y: number;
  turn: number;
}

export interface AreaShape {
  id: string;
  card: AreaCard;
  laid: Laid;
  ring: Point[];
}

export interface BorderShape {
  hard: boolean;
  line: Point[];
}

export interface TileShape {
  areas: AreaShape[];
  borders: BorderShape[];
}

/** The side of a cell. */
export const CELL = 124;
const STEPS = 14;

export function turned([u, v]: Pair, turn: number): Pair {
  if (turn === 1) return [1000 - v, u];
  if (turn === 2) return [1000 - u, 1000 - v];
  return turn === 3 ? [v, 1000 - u] : [u, v];
}

const sway = (x: number, y: number, phase: number): number =>
  4.6 * Math.sin(x / 37 + y / 71 + phase) +
  2.6 * Math.sin(x / 19 - y / 29 + 2 * phase) +
  1.4 * Math.sin(y / 13 + x / 53 + 3 * phase);

/** A point of the template on the map. Nothing moves on the edge of a tile, so that neighbours always meet. */
export function onMap(laid: Laid, point: Pair): Point {
  const [u, v] = turned(point, laid.turn);
  const x = (laid.x + u / 1000) * CELL;
  const y = (laid.y + v / 1000) * CELL;
  const give = Math.sin((Math.PI * u) / 1000) * Math.sin((Math.PI * v) / 1000);
  return { x: x + sway(x, y, 0.7) * give, y: y + sway(y, x, 2.9) * give };
}

const isEdge = ([u, v]: Pair, [s, t]: Pair): boolean =>
  (u === s && (u === 0 || u === 1000)) || (v === t && (v === 0 || v === 1000));

/** The way from one corner of the template to the next, without its end. */
function cut(from: Pair, to: Pair): Pair[] {
  const at = (share: number): Pair => [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
  // An edge of the tile stays straight; only its ends are rounded.
  if (isEdge(from, to)) return [0, 0.06, 0.5, 0.94].map(at);
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const steps = Math.max(4, Math.round((STEPS * long) / 1000));
  return Array.from({ length: steps }, (_, step) => at(step / steps));
}

const known = new Map<string, TileShape>();

export function shapeOf(laid: Laid): TileShape {
  const key = `${laid.tile} ${laid.x} ${laid.y} ${laid.turn}`;
  const shape = known.get(key) ?? makeShape(laid);
  known.set(key, shape);
  return shape;
}

function makeShape(laid: Laid): TileShape {
  const card = tiles[laid.tile];
  const areas = (card?.area ?? []).map((area) => ({
    id: `${laid.tile}.${area.id}`,
    card: area,
    laid,
    ring: area.polygon
      .flatMap((corner, place) => cut(corner, area.polygon[(place + 1) % area.polygon.length]!))
      .map((point) => onMap(laid, point)),
  }));
  const borders = (card?.border ?? []).map(({ kind, line }) => ({
    hard: kind === "hard",
    line: [...line.slice(1).flatMap((corner, place) => cut(line[place]!, corner)), line.at(-1)!].map((point) =>
      onMap(laid, point),
    ),
  }));
  return { areas, borders };
}
