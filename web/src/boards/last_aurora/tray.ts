/** What lies in the tray: a Story, cards that were turned, and things to choose from that lie nowhere else. */

import type { Choice } from "../../api/types";
import { outcomes } from "./content";
import { spotOf } from "./placing";
import type { AuroraView } from "./view";

export interface Offer {
  readonly view: AuroraView;
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
}

/** All that can be chosen now and lies in the tray, in the order of the prompt; what gives somebody up stands last. */
export function trayChoices({ view, targets }: Offer): Choice[] {
  const open = [...new Set([...targets.values()].flat())].filter(
    ({ reason, verb, targets: [id = ""] }) =>
      reason === null &&
      spotOf(view, id) === "tray" &&
      !(view.story && verb === "option") &&
      !(verb === "outcome" && view.outcomes_shown.includes(id)),
  );
  return [...open.filter(({ verb }) => verb !== "dismiss"), ...open.filter(({ verb }) => verb === "dismiss")];
}

export interface TrayPlan {
  story: boolean;
  attack: boolean;
  outcomes: string[];
  loot: string | null;
  tiles: Choice[];
  columns: number;
  /** How high a tile is: crews have more to say. */
  row: number;
  /** The height that all of it would like; 0 if there is nothing. */
  height: number;
}

/** A card that was read stays until the next one; only while it is being read it belongs here. */
const READING = ["LookAgain", "ChooseOutcome", "TurnMiss"];

const TILE = 50;
const CREW = 84;
/** A Story is read here from its opening to its choices. */
export const STORY = 480;
export const OUTCOME = 74;
export const LINE = 30;
/** More tiles than this stand in two columns. */
const ONE_COLUMN = 4;

export function trayPlan(offer: Offer): TrayPlan {
  const { view } = offer;
  const tiles = trayChoices(offer);
  const story = view.story !== null;
  const attack = view.attack !== null;
  const shownOutcomes = READING.includes(view.waiting_for ?? "")
    ? view.outcomes_shown.filter((id) => id in outcomes)
    : [];
  const isDraft = view.waiting_for === "DraftCrew";
  const columns = tiles.length > ONE_COLUMN && !isDraft ? 2 : 1;
  const row = isDraft ? CREW : TILE;
  const rows = Math.ceil(tiles.length / columns);
  const height =
    (story ? STORY : 0) +
    (attack ? LINE + 6 : 0) +
    Math.ceil(shownOutcomes.length / 2) * OUTCOME +
    (view.loot_shown ? 64 : 0) +
    (tiles.length > 0 ? LINE + rows * row : 0);
  return {
    story,
    attack,
    outcomes: shownOutcomes,
    loot: view.loot_shown,
    tiles,
    columns,
    row,
    height: height > 0 ? height + 20 : 0,
  };
}
