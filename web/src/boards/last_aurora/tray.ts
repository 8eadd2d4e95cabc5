/** What lies in the tray: a Story, cards that were turned, and choices that lie nowhere else. */

import type { Choice } from "../../api/types";
import { outcomes } from "./content";
import type { AuroraView } from "./view";

export interface Offer {
  readonly view: AuroraView;
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
}

const ON_ROAD = ["to", "blast", "mine"];

/** Whether the choice is made at its place on the board. */
export function isPlaced(view: AuroraView, { verb, targets }: Choice, shown: number): boolean {
  const id = targets[0] ?? "";
  if (view.slots.some((slot) => slot.id === id)) return true;
  if (ON_ROAD.includes(verb)) return true;
  if (view.enemies.some(({ card }) => card === id) && targets.length === 1) return true;
  if (id.startsWith("seat_")) return true;
  const convoy = view.players[shown]?.convoy ?? [];
  return targets.length === 1 && convoy.some(({ card, boxes }) => card === id || boxes.some((box) => box.id === id));
}

/** All that can be chosen now and has no place elsewhere, in the order of the prompt. */
export function looseChoices({ view, targets }: Offer, shown: number): Choice[] {
  const open = new Set([...targets.values()].flat());
  return [...open].filter(
    (choice) =>
      choice.reason === null &&
      !isPlaced(view, choice, shown) &&
      !(view.story && choice.verb === "option") &&
      !(choice.verb === "outcome" && view.outcomes_shown.includes(choice.targets[0] ?? "")),
  );
}

export interface TrayPlan {
  story: boolean;
  attack: boolean;
  outcomes: string[];
  loot: string | null;
  tiles: Choice[];
  columns: number;
  /** The height that all of it would like; 0 if there is nothing. */
  height: number;
}

/** A card that was read stays until the next one; only while it is being read it belongs here. */
const READING = ["LookAgain", "ChooseOutcome", "TurnMiss"];

export const TILE = 50;
export const STORY = 236;
export const OUTCOME = 74;
export const LINE = 30;
/** More tiles than this stand in two columns. */
const ONE_COLUMN = 6;

export function trayPlan(offer: Offer, shown: number): TrayPlan {
  const { view } = offer;
  const tiles = looseChoices(offer, shown);
  const story = view.story !== null;
  const attack = view.attack !== null;
  const shownOutcomes = READING.includes(view.waiting_for ?? "")
    ? view.outcomes_shown.filter((id) => id in outcomes)
    : [];
  const columns = tiles.length > ONE_COLUMN ? 2 : 1;
  const rows = Math.ceil(tiles.length / columns);
  const height =
    (story ? STORY : 0) +
    (attack ? LINE + 6 : 0) +
    Math.ceil(shownOutcomes.length / 2) * OUTCOME +
    (view.loot_shown ? 64 : 0) +
    (tiles.length > 0 ? LINE + rows * TILE : 0);
  return {
    story,
    attack,
    outcomes: shownOutcomes,
    loot: view.loot_shown,
    tiles,
    columns,
    height: height > 0 ? height + 20 : 0,
  };
}
