/** Where a thing that can be chosen lies: on the road, in a slot, in a convoy, in the tray, or nowhere. */

import type { Choice } from "../../api/types";
import { seatId, spaces } from "./content";
import type { AuroraView, PlayerView } from "./view";

export type Spot = "road" | "zone" | "enemies" | "convoy" | "tray";

/** In these turns people and Objects only offer something besides; the panel of the seat and the prompt name them. */
const TURNS = ["ExploreTurn", "MoveTurn", "Prepare", "Drive", "FireTurn", "AfterAction", "React"];
/** Tokens of the load are given away. */
const GIVING = ["GainTokens", "Recruit", "LoseAny", "Unload", "BurnFuel", "PayShot"];
/** Objects of the hand are what it is about. */
const HANDLING = ["Strengthen", "EatObject", "PayShot", "KeepLimit", "DiscardObjects"];
/** The discard pile is searched. */
const SEARCHING = ["SalvageCard", "RecruitFromDiscard"];

/** The seat that looks on, or the one whose turn it is. */
export const chooser = (view: AuroraView): PlayerView | undefined =>
  view.players[view.seat] ?? view.players[view.deciders[0] ?? 0];

function inTray(view: AuroraView, step: string, id: string): boolean {
  if (view.story !== null && (id === "a" || id === "b")) return true;
  if (view.outcomes_shown.includes(id) && step === "ChooseOutcome") return true;
  if (step === "DraftCrew") return true;
  if (SEARCHING.includes(step)) return view.discard.includes(id);
  const player = chooser(view);
  if (!player) return false;
  if (HANDLING.includes(step) && (player.objects?.includes(id) || player.tales.includes(id))) return true;
  return !TURNS.includes(step) && player.survivors.some(({ card }) => card === id);
}

/** Where an id can be picked now; null: nowhere on the board. */
export function spotOf(view: AuroraView, id: string): Spot | null {
  const step = view.waiting_for ?? "";
  if (view.slots.some((slot) => slot.id === id || slot.card === id)) return "zone";
  if (id in spaces) return "road";
  if (view.enemies.some(({ card }) => card === id)) return "enemies";
  if ([...view.players, ...(view.automa ? [view.automa] : [])].some(({ seat }) => seatId(seat) === id)) return "road";
  const player = chooser(view);
  const convoy = player?.convoy ?? [];
  if (convoy.some(({ card, boxes }) => card === id || boxes.some((box) => box.id === id))) return "convoy";
  if (step === "Gather" && (slotTokens(view)[id] ?? 0) > 0) return "zone";
  if (GIVING.includes(step) && (player?.load[id] ?? 0) > 0) return "convoy";
  return inTray(view, step, id) ? "tray" : null;
}

/** What lies on the card that is being explored. */
export const slotTokens = (view: AuroraView): Readonly<Record<string, number>> =>
  view.slots.find(({ id }) => id === view.exploring)?.tokens ?? {};

export const isPlaced = (view: AuroraView, id: string): boolean => spotOf(view, id) !== null;

/** A survivor who goes, or a convoy card that is thrown away, does not come back. */
export const isForGood = ({ verb }: Choice): boolean => verb === "dismiss" || verb === "scrap";

/**
 * A click on a thing with several choices takes the first of these. What gives something up for good comes last, so
 * that it is never what a click means.
 */
export const VERBS: readonly string[] = [
  "to",
  "explore",
  "act",
  "bonus",
  "take",
  "send",
  "feed",
  "help",
  "fire",
  "at",
  "load",
  "option",
  "outcome",
  "repair",
  "cleanse",
  "shift",
  "cook",
  "heal",
  "gain",
  "mount",
  "replace",
  "keep",
  "face",
  "salvage",
  "crew",
  "mine",
  "hit",
  "remove",
  "damage",
  "contaminate",
  "ability",
  "play",
  "use",
  "go",
  "drive",
  "burn",
  "zone",
  "give",
  "blast",
  "done",
  "stop",
  "decline",
  "refuse",
  "stay",
  "pass",
  "discard",
  "drop",
  "scrap",
  "dismiss",
];
