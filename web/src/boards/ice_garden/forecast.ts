/** Who would dominate a region, and what a choice would change about it. */

import type { Choice } from "../../api/types";
import { regions as cards, units as unitCards } from "./content";
import type { IceGardenView, RegionView } from "./view";

/** Influence of each seat in each region; what is not there counts nothing. */
type Influence = (seat: number, region: string) => number;

const influenceNow =
  (view: IceGardenView): Influence =>
  (seat, region) =>
    view.regions.find(({ id }) => id === region)?.forces.find((force) => force.seat === seat)?.influence ?? 0;

/** The better reputation wins the last tie; without a track the player loses it (LIG-DEF-09, LIG-SOL-05). */
function isMoreReputable(view: IceGardenView, seat: number, other: number): boolean {
  if (view.solo) return seat === view.solo.seat;
  // From the safest space down, each stack from its top (worst) to its bottom (best).
  const ladder = view.reputation.flatMap(({ stack }) => [...stack].reverse());
  return ladder.indexOf(seat) < ladder.indexOf(other);
}

/** The influence next door, which decides a tie (LIG-DOM-03). */
export function nextDoor(
  view: IceGardenView,
  seat: number,
  region: string,
  influence: Influence = influenceNow(view),
): number {
  const open = new Set(
    view.regions.filter(({ is_in_play, is_locked }) => is_in_play && !is_locked).map(({ id }) => id),
  );
  return (cards[region]?.adjacent ?? []).reduce((sum, id) => sum + (open.has(id) ? influence(seat, id) : 0), 0);
}

/** The eligible seats, the dominating one first (LIG-DOM-02 to LIG-DOM-04). */
function rank(view: IceGardenView, region: RegionView, influence: Influence): number[] {
  return view.players
    .map(({ seat }) => seat)
    .filter((seat) => influence(seat, region.id) > region.nations)
    .sort(
      (one, other) =>
        influence(other, region.id) - influence(one, region.id) ||
        nextDoor(view, other, region.id, influence) - nextDoor(view, one, region.id, influence) ||
        (isMoreReputable(view, one, other) ? -1 : 1),
    );
}

/** What would come and go: influence of the deciding seat by region. */
export interface Change {
  seat: number;
  /** A unit, or a marker. */
  piece: string;
  from: string | null;
  to: string | null;
  /** What it counts for dominance. */
  worth: number;
}

/** What a choice would do to the map; null if it moves nothing there that can be foreseen. */
export function changeOf(view: IceGardenView, choice: Choice): Change | null {
  const seat = view.deciders[0] ?? view.seat;
  const region = choice.targets.find((id) => id in cards) ?? null;
  const worthOf = (piece: string): number =>
    piece in unitCards ? (view.players[seat]?.units.find(({ unit }) => unit === piece)?.influence ?? 0) : 1;
  const change = (piece: string, from: string | null, to: string | null): Change => ({
    seat,
    piece,
    from,
    to,
    worth: worthOf(piece),
  });
  if (choice.verb === "influence" && region) return change("influence_marker", null, region);
  if (choice.verb === "to" && region) {
    const piece = view.focus?.piece ?? view.focus?.unit;
    return piece ? change(piece, view.focus?.region ?? null, region) : null;
  }
  if (choice.verb === "lose" && choice.targets[0] && view.vuko) return change(choice.targets[0], view.vuko, null);
  return null;
}

export interface Standing {
  seat: number;
  influence: number;
  /** From 1; 0 if it does not count. */
  place: number;
  points: number;
}

/** Everybody who has influence in a region, the dominating seat first. */
export function standings(view: IceGardenView, region: RegionView, change: Change | null = null): Standing[] {
  const now = influenceNow(view);
  const influence: Influence = (seat, id) =>
    now(seat, id) +
    (change?.seat === seat ? (change.to === id ? change.worth : 0) - (change.from === id ? change.worth : 0) : 0);
  const ranked = change ? rank(view, region, influence) : region.ranking;
  const times = Math.max(1, view.scoring_count);
  return view.players
    .map(({ seat }) => {
      const place = ranked.indexOf(seat) + 1;
      return {
        seat,
        influence: influence(seat, region.id),
        place,
        points: place > 0 ? (region.victory_points[place - 1] ?? 0) * times : 0,
      };
    })
    .filter((one) => one.influence > 0)
    .sort((one, other) => (one.place || 9) - (other.place || 9) || other.influence - one.influence);
}

export interface Forecast {
  region: RegionView;
  change: Change;
  before: Standing[];
  after: Standing[];
}

/** What a choice means for the region it is about: where something comes to, else where it leaves. */
export function forecastOf(view: IceGardenView, choice: Choice | null): Forecast | null {
  const change = choice && changeOf(view, choice);
  const region = change && view.regions.find(({ id }) => id === (change.to ?? change.from));
  if (!change || !region || region.order === null) return null;
  return { region, change, before: standings(view, region), after: standings(view, region, change) };
}

const strongest = (list: readonly Standing[], but: number): number =>
  Math.max(0, ...list.filter(({ seat }) => seat !== but).map(({ influence }) => influence));

/** Own influence against that of the strongest other, as it would be. */
export function score(list: readonly Standing[], seat: number): [own: number, other: number] {
  return [list.find((one) => one.seat === seat)?.influence ?? 0, strongest(list, seat)];
}

export const placeOf = (list: readonly Standing[], seat: number): Standing | undefined =>
  list.find((one) => one.seat === seat);
