/** The pages of a phone, and which of them is asked for. */

import type { Choice } from "../../api/types";
import { heldTiles, isTurning, looseTargets } from "./tray";
import type { NorthgardView } from "./view";

export type Page = "map" | "now" | "cards" | "market";

/** Lands, areas and cells have a mark in their ids that nothing else has. */
const isOnMap = (id: string): boolean => /[.,]/.test(id);

/** Where what is staged happens, if it has a place of its own. */
export function stagedOn(about: readonly string[]): Page | undefined {
  return about.some(isOnMap) ? "map" : undefined;
}

export function pageOf(view: NorthgardView, targets: ReadonlyMap<string, readonly Choice[]>): Page {
  const loose = looseTargets(view, targets);
  const me = view.players[view.seat];
  const held = heldTiles(view);
  if (loose.length > 0 && loose.length === targets.size) return "now";
  if (isTurning(view)) return "map";
  if (held.some((tile) => tile !== null && targets.has(tile))) return "now";
  if ([...targets.keys()].some(isOnMap)) return "map";
  if (view.display.some((card) => targets.has(card))) return "market";
  return me?.hand.some((card) => targets.has(card)) || me?.upgrades.some((card) => targets.has(card))
    ? "cards"
    : loose.length > 0
      ? "now"
      : "map";
}
