/** Ratings as a range: what is shown is its careful lower end. */

import type { Rating, Summary } from "../api/types";

const AT_FIRST = 1000;
const PER_POINT = 40;
/** Spreads on either side within which a player's strength almost certainly lies. */
const SPREADS = 3;

export interface Range {
  low: number;
  mean: number;
  high: number;
}

export function range(rating: Pick<Rating, "mean" | "spread">): Range {
  const figure = (strength: number) => Math.round(AT_FIRST + PER_POINT * strength);
  return {
    low: figure(rating.mean - SPREADS * rating.spread),
    mean: figure(rating.mean),
    high: figure(rating.mean + SPREADS * rating.spread),
  };
}

/** A scale on which all these ranges have room, with whole hundreds at its ends. */
export function scaleOf(ranges: readonly Range[]): [number, number] {
  const low = Math.min(AT_FIRST, ...ranges.map((one) => one.low));
  const high = Math.max(2 * AT_FIRST, ...ranges.map((one) => one.high));
  return [Math.floor(low / 100) * 100, Math.ceil(high / 100) * 100];
}

export type Outcome =
  | { kind: "open" | "playing" | "ended" }
  | { kind: "over"; place: number; points: number; shared: boolean; resigned: boolean };

/** How a game went for a person; with several seats, the best of them. */
export function outcome(table: Summary, person: string): Outcome {
  if (table.status !== "over") return { kind: table.status };
  const seats = table.seats.flatMap((seat, number) => (seat.person === person ? [number] : []));
  const best = seats.sort((one, other) => (table.places[one] ?? 99) - (table.places[other] ?? 99))[0];
  const place = best === undefined ? undefined : table.places[best];
  if (best === undefined || place === undefined) return { kind: "ended" };
  return {
    kind: "over",
    place,
    points: table.totals[best] ?? 0,
    shared: table.places.filter((other) => other === place).length > 1,
    resigned: table.seats[best]?.resigned ?? false,
  };
}
