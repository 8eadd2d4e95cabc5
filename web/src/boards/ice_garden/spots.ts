/** Where on the table a choice is made: at a region, at a piece, at a helm, on a character board, or in the tray. */

import type { Choice } from "../../api/types";
import { remaining } from "../../parts/picking";
import type { Piece } from "./pieces";
import type { IceGardenView } from "./view";

interface Offer {
  readonly view: IceGardenView;
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
  readonly picked: readonly string[];
}

/** Verbs whose targets are regions and boxes as a whole; these are drawn with their own ids. */
const PLACES = new Set(["tile", "thorn", "influence", "from", "to", "plan", "box"]);
/** Verbs that choose a piece on the map. */
const PIECES = new Set(["move", "carry", "hit", "lose", "seize"]);
/** Verbs that choose something on the character board of whoever decides. */
const WORKSHOP = new Set(["make", "shift", "upgrade", "ability", "space", "summon", "count", "assign"]);
/** Of those, the ones that have their own place on it, large enough for a thumb. */
const ON_BOARD = new Set(["shift", "upgrade", "summon"]);

/** All choices that can be gone on with, each once. */
function openChoices({ targets }: Offer): Choice[] {
  return [...new Set([...targets.values()].flat())];
}

export const isWorkshop = (offer: Offer): boolean => openChoices(offer).some(({ verb }) => WORKSHOP.has(verb));

/** Pieces on the map are to be picked, not whole regions. */
export const asksForPieces = (offer: Offer): boolean => openChoices(offer).some(({ verb }) => PIECES.has(verb));

/** The region that a piece is chosen in, where the move does not name it. */
function regionAsked(view: IceGardenView): string | null {
  return view.attack?.region ?? view.focus?.region ?? view.resolving ?? view.vuko;
}

/** What to pick for this piece, in order; nothing if it is not to be had now. */
export function picksOf(offer: Offer, piece: Piece, region: string): string[] {
  const { view, picked } = offer;
  const own = new Set([region, piece.id, String(piece.damage)]);
  const scientist = piece.seat === null ? null : view.players[piece.seat]?.scientist;
  if (scientist) own.add(scientist);
  for (const choice of openChoices(offer)) {
    if (!PIECES.has(choice.verb) || piece.isDefeated || !choice.targets.includes(piece.id)) continue;
    if (!choice.targets.every((id) => own.has(id))) continue;
    if (!choice.targets.includes(region) && regionAsked(view) !== region) continue;
    const namesOwner = piece.kind === "unit" || piece.kind === "nation" || choice.targets.includes(scientist ?? "");
    if (!namesOwner && piece.seat !== view.deciders[0]) continue;
    return remaining(choice, picked) ?? [];
  }
  return [];
}

/** The choices with one verb, by what they name. */
export function asked(offer: Offer, verb: string): Map<string, Choice> {
  const found = new Map<string, Choice>();
  for (const choice of openChoices(offer)) if (choice.verb === verb) found.set(choice.targets.join(":"), choice);
  return found;
}

export interface Shift {
  from: number;
  to: number;
  choice: Choice;
}

/** Steps of M-factor from level to level. */
export function shifts(offer: Offer): Shift[] {
  return [...asked(offer, "shift")].map(([word, choice]) => {
    const [from = 0, to = 0] = word.split(/[:>]/).map(Number);
    return { from, to, choice };
  });
}

/** The helm that a marker would reach, by the number of helms to go. */
export function advances(offer: Offer): Map<number, string> {
  const helm = offer.view.players[offer.view.deciders[0] ?? -1]?.helm;
  const reached = new Map<number, string>();
  if (helm) for (const step of asked(offer, "advance").keys()) reached.set(helm + Number(step), step);
  return reached;
}

/** On a phone pieces are small for a thumb; once there are only a few to choose from they lie in the tray as well. */
const FEW = 6;

/** Choices that lie nowhere else; the tray offers them, so that nothing can be missing. */
export function looseChoices(offer: Offer, isSmall: boolean): Choice[] {
  const open = openChoices(offer);
  const reachable = advances(offer).size > 0;
  const hasFew = isSmall && open.filter(({ verb }) => PIECES.has(verb)).length <= FEW;
  return open.filter(({ verb }) => {
    if (PLACES.has(verb) || ON_BOARD.has(verb)) return false;
    if (verb === "advance") return !reachable;
    return hasFew || !PIECES.has(verb);
  });
}

/** Why a place that one might think of cannot be chosen, with the number of the rule. */
export function reasonAt(choices: readonly Choice[], id: string): string | null {
  const reason = choices.find(
    ({ targets, reason }) => reason !== null && targets.length === 1 && targets[0] === id,
  )?.reason;
  return reason ? `${reason.text} ${reason.rule}` : null;
}
