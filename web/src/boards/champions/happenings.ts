/** What happened, cut into stretches that belong together: a round of dice, a voyage, a new round. */

import type { Told } from "../../api/types";
import type { ChampionsView } from "./view";

export type HappeningKind = "fight" | "hunt" | "skipped" | "voyage" | "rune" | "blame" | "rage" | "round" | "end";

export interface Happening {
  kind: HappeningKind;
  seat: number | null;
  told: Told[];
}

const BEGINS: Readonly<Record<string, HappeningKind>> = {
  hunt_began: "hunt",
  fight_began: "fight",
  fight_skipped: "skipped",
  journey_revealed: "voyage",
  rune_used: "rune",
  blame_named: "blame",
  troll_raged: "rage",
  round_ended: "round",
  game_ended: "end",
};

/** What goes on with the happening that has begun, or begins one where it comes first. */
const GOES_ON: Readonly<Record<string, HappeningKind>> = {
  damaged: "fight",
  enemy_defeated: "fight",
  enemy_stands: "fight",
  fed: "voyage",
  lost_food: "voyage",
  empty_ship: "voyage",
  voyage_failed: "voyage",
};

/** What belongs to whatever goes on. */
const FOLLOWS = new Set([
  "gained",
  "blame_discarded",
  "destiny_opened",
  "journey_seen",
  "round_began",
  "enemy_appeared",
  "monster_appeared",
  "merchant_arrived",
  "journey_laid",
  "restocked",
  "rune_shown",
  "first_player",
]);

/** After these the next gain has another cause. */
const TOWN = new Set([
  "placed",
  "placed_at_stall",
  "boarded_own_longship",
  "paid",
  "mustered",
  "sailed",
  "rune_taken",
  "peeked",
  "destinies_drawn",
  "built",
  "hired",
  "assigned",
  "loaded",
  "assignment_done",
  "turn_order_demanded",
]);

export const seatOf = ({ facts }: Told): number | null => (typeof facts["seat"] === "number" ? facts["seat"] : null);

export function happenings(events: readonly Told[], view: ChampionsView): Happening[] {
  const found: Happening[] = [];
  let now: Happening | null = null;

  const begin = (kind: HappeningKind, told: Told): void => {
    now = { kind, seat: seatOf(told), told: [told] };
    found.push(now);
  };
  const goOn = (kind: HappeningKind, told: Told): void => {
    if (now?.kind === kind && now.seat === seatOf(told)) now.told.push(told);
    else begin(kind, told);
  };

  events.forEach((told, place) => {
    const { kind } = told;
    if (BEGINS[kind]) begin(BEGINS[kind], told);
    else if (GOES_ON[kind]) goOn(GOES_ON[kind], told);
    else if (kind === "lost") goOn(told.facts["reason"] === "combat" ? "fight" : "voyage", told);
    else if (kind === "rolled" || kind === "favor_spent") {
      if (now && isOpen(now, told)) now.told.push(told);
      else begin(diceFor(events.slice(place), now, view), told);
    } else if (TOWN.has(kind)) now = null;
    else if (kind === "gained" && now === null && isHuntYield(events, place, view)) begin("hunt", told);
    else if (FOLLOWS.has(kind)) (now as Happening | null)?.told.push(told);
  });
  return found;
}

/** Whether a throw is a reroll of the one before it: no blow has fallen since. */
const isOpen = ({ kind, seat, told }: Happening, next: Told): boolean =>
  (kind === "fight" || kind === "hunt") &&
  seat === seatOf(next) &&
  told.every((one) => one.kind !== "damaged" && one.kind !== "gained");

/** A throw without a beginning: another round of the fight, or a reroll of one that was shown before. */
function diceFor(ahead: readonly Told[], now: Happening | null, view: ChampionsView): HappeningKind {
  const seat = seatOf(ahead[0]!);
  if (now?.kind === "fight" && now.seat === seat) return "fight";
  const next = ahead.find(({ kind }) => kind in BEGINS || kind === "damaged" || kind === "gained");
  if (next) return next.kind === "damaged" && seatOf(next) === seat ? "fight" : "hunt";
  return view.combat?.seat === seat ? "fight" : "hunt";
}

/** Food that comes at the beginning of a move was hunted, unless the rune of gifts has brought it. */
function isHuntYield(events: readonly Told[], place: number, view: ChampionsView): boolean {
  const told = events[place]!;
  const player = view.players[seatOf(told) ?? -1];
  return (
    told.facts["good"] === "food" &&
    events[place - 1]?.move !== told.move &&
    player !== undefined &&
    !player.used_runes.includes("rune_gifts")
  );
}
