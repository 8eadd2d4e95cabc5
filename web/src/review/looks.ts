import type { SeatColor, SeatLook } from "../boards/contract";

/** `colors`: those of all seats in one word, so that nothing is drawn anew while they stay the same. */
export function looksOf(seats: readonly { name: string; yours: boolean }[], colors: string): SeatLook[] {
  const each = colors.split(" ") as SeatColor[];
  return seats.map(({ name, yours }, seat) => ({ seat, name, yours, color: each[seat] ?? "black" }));
}
