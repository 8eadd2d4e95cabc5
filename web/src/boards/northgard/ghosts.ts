/** What would be: the pieces that a considered move or journey would bring, and the way they would take. */

import type { Choice } from "../../api/types";
import type { Journey } from "../contract";
import type { Point } from "./geometry";
import { cellOf, siteAt, spotOf, territoryOf, type Land } from "./map";
import { partyFrom, usualUnits } from "./journeys";
import { stonesOf } from "./pieces";
import type { NorthgardView } from "./view";

export interface Ghosts {
  /** Step by step. */
  way: { from: Point; to: Point }[];
  /** `n` is null for Kaija. */
  stone: { seat: number; n: number | null; at: Point } | null;
  house: { building: string; at: Point } | null;
  tile: { tile: string; x: number; y: number } | null;
}

const NONE: Ghosts = { way: [], stone: null, house: null, tile: null };

interface Moment {
  view: NorthgardView;
  lands: readonly Land[];
  considered: Choice | null;
  journey: Journey | null;
  choices: readonly Choice[];
  grow: number;
}

export function ghostsOf({ view, lands, considered, journey, choices, grow }: Moment): Ghosts {
  const landOf = (id: string | null | undefined): Land | undefined =>
    id ? lands.find(({ territory }) => territory.id === id || territory.areas.includes(id)) : undefined;
  /** Beside the stones that stand there already. */
  const besideOthers = (land: Land): Point => {
    const last = stonesOf(view, land, grow).at(-1)?.at;
    return last ? { x: last.x + 25 * grow, y: last.y } : land.units;
  };
  const march = (
    from: string | null | undefined,
    to: string | null | undefined,
    seat: number,
    n: number | null,
  ): Ghosts => {
    const [origin, goal] = [landOf(from), landOf(to)];
    if (!goal) return NONE;
    return {
      ...NONE,
      way: origin && origin !== goal ? [{ from: origin.units, to: goal.units }] : [],
      stone: { seat, n, at: besideOthers(goal) },
    };
  };
  const { moving, combat, placing } = view;
  const unitsIn = (id: string | null | undefined, seat: number): number =>
    (id ? territoryOf(view, id)?.units[seat] : undefined) ?? 0;
  const marching = (from: string | null | undefined): number => (from ? partyFrom(view, from, null).n : 1);
  if (journey && moving) {
    const stops = journey.first.verb === "from" ? journey.path : [moving.origin, ...journey.path];
    const n = journey.party?.n ?? marching(stops[0]);
    const steps = stops.slice(1).map((to, place) => march(stops[place], to, moving.seat, n));
    return { ...(steps.at(-1) ?? NONE), way: steps.flatMap(({ way }) => way) };
  }
  if (!considered) return NONE;
  const [first, second] = considered.targets;
  switch (considered.verb) {
    case "to":
      return march(moving?.origin, first, view.seat, marching(moving?.origin));
    case "units": {
      const n = Number(first ?? usualUnits(view, choices)?.targets[0] ?? 1);
      return march(moving?.origin, moving?.target, view.seat, n);
    }
    case "recruit":
    case "camp":
      return march(null, first, view.seat, 1);
    case "place":
      return march(null, first, view.seat, view.phase === "setup" ? 3 : 1);
    case "recruit_kaija":
      return march(null, first, view.seat, null);
    case "retreat":
    case "push":
      return march(
        combat?.territory,
        first,
        considered.verb === "push" ? (combat?.defender.seat ?? view.seat) : view.seat,
        1,
      );
    case "retreat_all":
      return march(combat?.territory, first, view.seat, Math.max(1, unitsIn(combat?.territory, view.seat)));
    case "retreat_kaija":
      return march(combat?.territory, first, view.seat, null);
    case "build":
    case "build_loose": {
      const at = second ? (siteAt(view, second) ?? spotOf(view, second, "label_at")) : null;
      return first && at ? { ...NONE, house: { building: first, at } } : NONE;
    }
    case "cell": {
      const cell = first ? cellOf(first) : null;
      return cell && placing?.tile ? { ...NONE, tile: { tile: placing.tile, ...cell } } : NONE;
    }
    default:
      return NONE;
  }
}

/** A bow from one land to another that ends short of the stones there, and its arrow head. */
export function bow({ from, to }: { from: Point; to: Point }, grow: number): { line: string; head: string } {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const long = Math.max(1, Math.hypot(dx, dy));
  const bend = {
    x: (from.x + to.x) / 2 + (dy / long) * long * 0.16,
    y: (from.y + to.y) / 2 - Math.abs(dx / long) * long * 0.16,
  };
  const back = Math.min(30 * grow, long * 0.3);
  const [ex, ey] = [to.x - bend.x, to.y - bend.y];
  const reach = Math.max(1, Math.hypot(ex, ey));
  const end = { x: to.x - (ex / reach) * back, y: to.y - (ey / reach) * back };
  const tip = { x: end.x + (ex / reach) * 16 * grow, y: end.y + (ey / reach) * 16 * grow };
  const side = { x: (-ey / reach) * 9 * grow, y: (ex / reach) * 9 * grow };
  const at = ({ x, y }: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;
  return {
    line: `M${at(from)}Q${at(bend)} ${at(end)}`,
    head: `M${at(tip)}L${at({ x: end.x + side.x, y: end.y + side.y })}L${at({ x: end.x - side.x, y: end.y - side.y })}Z`,
  };
}
