/** What this browser keeps of the seals of daily sagas, so that it need not believe the server the day after. */

import type { DailySaga } from "../api/types";
import { seedFrom } from "../draw/checks";
import { sha256 } from "../draw/sha256";
import { remember, remembered } from "../memory";

const KEPT = "daily.seals";
const MOST = 60;

export interface SealCheck {
  /** Whether the opened secret and seed fit the commitment. */
  fits: boolean;
  /** Whether this browser saw the same commitment before the seed was opened; null if it saw none. */
  wasSeen: boolean | null;
}

const seals = (): Record<string, string> => JSON.parse(remembered(KEPT) ?? "{}") as Record<string, string>;

/** Keep the commitments of sagas that are still sealed: one that comes with its secret proves nothing. */
export function keepSeals(saga: DailySaga): void {
  if (saga.secret === null) keepSeal(saga.day, saga.game, saga.commitment);
  // Where a day ends the next begins.
  if (saga.tomorrow !== null) keepSeal(new Date(saga.ends * 1000).toISOString().slice(0, 10), saga.game, saga.tomorrow);
}

/** Keep a commitment as it is first seen; the oldest ones are forgotten. */
function keepSeal(day: string, game: string, commitment: string): void {
  const kept = seals();
  const name = `${day} ${game}`;
  if (name in kept) return;
  const newest = Object.entries({ ...kept, [name]: commitment })
    .sort()
    .slice(-MOST);
  remember(KEPT, JSON.stringify(Object.fromEntries(newest)));
}

/** What is open, compared with what was promised; null as long as it is sealed. */
export function checkSeal(saga: DailySaga): SealCheck | null {
  if (saga.secret === null) return null;
  const nothing = Array.from({ length: saga.deal.players }, () => "");
  const draw = { how: "", secret: saga.secret, pledges: nothing, contributions: nothing };
  const seen = seals()[`${saga.day} ${saga.game}`];
  return {
    fits: sha256(`meadhall secret\n${saga.secret}`) === saga.commitment && seedFrom(draw) === saga.seed,
    wasSeen: seen === undefined ? null : seen === saga.commitment,
  };
}
