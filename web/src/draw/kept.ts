/**
 * What this browser keeps of how the seed of a table is drawn, so that it need not believe the server afterwards.
 *
 * `kernel/draw.py` says how a seed is drawn: the server commits to a secret, browsers pledge a number of their own, and
 * once nobody can sit down any more they reveal it.
 */

import type { Picture } from "../api/types";
import { remember, remembered } from "../memory";
import { sha256 } from "./sha256";

export interface Kept {
  /** What the server had published when the table was first seen here. */
  commitment: string;
  /** The number that this browser adds. */
  contribution?: string;
  /** What everybody had pledged when it was revealed. */
  pledges?: string[];
}

const place = (table: string): string => `draw.${table}`;

export function keptOf(table: string): Partial<Kept> {
  return JSON.parse(remembered(place(table)) ?? "{}") as Partial<Kept>;
}

function keep(table: string, more: Partial<Kept>): void {
  remember(place(table), JSON.stringify({ ...keptOf(table), ...more }));
}

export function newContribution(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

export const pledgeOf = (contribution: string): string => sha256(`meadhall pledge\n${contribution}`);

/** The number for this table: the same one as long as it is not known how the last attempt to sit down ended. */
export function contributionFor(table: string): string {
  const contribution = keptOf(table).contribution ?? newContribution();
  keepContribution(table, contribution);
  return contribution;
}

export function keepContribution(table: string, contribution: string): void {
  keep(table, { contribution });
}

/** Keep what is published at the first sight of a table; returns whether it has changed since. */
export function hasChanged(picture: Picture): boolean {
  const kept = keptOf(picture.id);
  if (kept.commitment === undefined) keep(picture.id, { commitment: picture.commitment });
  return (
    (kept.commitment ?? picture.commitment) !== picture.commitment ||
    (kept.pledges !== undefined && kept.pledges.join() !== pledgesOf(picture).join())
  );
}

/** The number to reveal now, or null. It is revealed only once nobody else can choose a number to suit it. */
export function toReveal(picture: Picture): string | null {
  const { contribution } = keptOf(picture.id);
  if (contribution === undefined || picture.status !== "open" || !picture.gathered) return null;
  const pledge = pledgeOf(contribution);
  const isAwaited = picture.seats.some((seat) => seat.yours && seat.pledge === pledge && !seat.contribution);
  return isAwaited && picture.seats.every((seat) => seat.taken) ? contribution : null;
}

export function keepPledges(picture: Picture): void {
  keep(picture.id, { pledges: pledgesOf(picture) });
}

const pledgesOf = (picture: Picture): string[] => picture.seats.map((seat) => seat.pledge);
