/** What a replay says of a move, and how an address leads to it. */

import type { Moment, Told } from "../api/types";
import type { Translate } from "../boards/contract";
import { seatOf } from "../shell/saga";
import { SPECTATOR } from "../shell/table.svelte";

/** What a seat was told; the spectator hears what everyone hears. */
export function heard(log: readonly Told[], seat: number): Told[] {
  return log.filter((event) => event.only === null || event.only.includes(seat));
}

/** The first sentence of a move says what was done, the others what came of it. */
export function tell(
  moment: Moment | null,
  log: readonly Told[],
  t: Translate,
  /** All that the reader may know of the game, also what the shown seat was not told. */
  whole: readonly Told[] = log,
  names: readonly string[] = [],
): { title: string; rest: string } {
  if (moment === null) return { title: "", rest: "" };
  if (moment.move === 0) return { title: t("web-replay-opening"), rest: "" };
  const known = log.filter((event) => event.move === moment.move);
  const [first, ...others] = known.length > 0 ? known : moment.events;
  if (!first) return { title: untold(moment.move, whole, t, names), rest: "" };
  return { title: first.text, rest: others.map((event) => event.text).join(" ") };
}

function untold(move: number, whole: readonly Told[], t: Translate, names: readonly string[]): string {
  const secret = whole.find((event) => event.move === move && event.only !== null);
  const name = secret ? names[seatOf(secret) ?? secret.only?.[0] ?? SPECTATOR] : undefined;
  return name ? t("web-replay-secret", { name }) : t("web-replay-untold", { move });
}

/** Where the address points, as far as there is such a place. */
export function startOf(
  move: string | null,
  seat: string | null,
  moves: number,
  open: readonly number[],
  usual: number,
): { move: number; seat: number } {
  const wanted = Number.parseInt(move ?? "0", 10);
  const eyes = seat === null || seat === "" ? usual : Number(seat);
  return {
    move: Number.isFinite(wanted) ? Math.min(Math.max(0, wanted), moves) : 0,
    seat: open.includes(eyes) ? eyes : SPECTATOR,
  };
}

export function linkTo(table: string, move: number, seat: number, secret: string | null): string {
  const words = new URLSearchParams({ move: String(move), seat: String(seat) });
  if (secret) words.set("secret", secret);
  return `/t/${encodeURIComponent(table)}/replay?${words}`;
}
