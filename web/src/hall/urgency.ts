/** Which of my tables needs me most. */

import type { SeatSummary, Summary } from "../api/types";

export type Standing = "waits" | "others" | "open" | "done";

export function mySeats(table: Summary, me: string): SeatSummary[] {
  return table.seats.filter((seat) => seat.person === me);
}

export function standing(table: Summary, me: string): Standing {
  if (table.status === "open") return "open";
  if (table.status !== "playing") return "done";
  return mySeats(table, me).some((seat) => seat.asked && !seat.resigned) ? "waits" : "others";
}

/** When the first clock of a seat that is asked runs out: mine if I am asked, else that of the others. */
export function runsOut(table: Summary, me: string): number | null {
  const asked = table.seats.filter((seat) => seat.asked && seat.runs_out !== null);
  const mine = asked.filter((seat) => seat.person === me);
  const times = (mine.length > 0 ? mine : asked).map((seat) => seat.runs_out ?? Infinity);
  return times.length > 0 ? Math.min(...times) : null;
}

const ORDER: Record<Standing, number> = { waits: 0, others: 1, open: 2, done: 3 };

/** Tables that wait for me first, the shortest clock leading; then those that changed last. */
export function byUrgency(tables: readonly Summary[], me: string): Summary[] {
  const key = (table: Summary) => ORDER[standing(table, me)];
  return [...tables].sort((one, other) => {
    if (key(one) !== key(other)) return key(one) - key(other);
    if (standing(one, me) === "waits") {
      return (runsOut(one, me) ?? Infinity) - (runsOut(other, me) ?? Infinity);
    }
    return other.changed_at - one.changed_at;
  });
}

/** Anyone may sit down here: a seat is meant for anyone, and nobody has taken it. */
export function isFree(seat: SeatSummary): boolean {
  return seat.kind === "open" && seat.person === "" && seat.bot === "";
}

export function freeSeats(table: Summary): number {
  return table.seats.filter(isFree).length;
}

export function waitingFor(table: Summary): string[] {
  return table.seats.filter((seat) => seat.asked).map((seat) => seat.name);
}
