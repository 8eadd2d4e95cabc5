/** How an act is made of a group: title, cause, result, and a line for everyone concerned. */

import type { Told } from "../../api/types";
import type { Act, ActLine, ActSound } from "../contract";
import { percent } from "../../parts/percent";
import { cards, outcomes, seatId, type OutcomeCard } from "./content";
import type { Mark } from "./marks";
import { changeOf, join, nameOf, seatName, textOf, type Voice } from "./texts";
import type { AuroraView } from "./view";
import { called, figureOf, isGoodFor, linesOf, tallyOf, weightOf, type Tallies } from "./act-changes";
import type { Group } from "./act-groups";

/** Everything that the makers of acts need. */
export interface Making {
  voice: Voice;
  view: AuroraView;
  group: Group;
  tallies: Tallies;
  lines: ActLine[];
}

export function prepare(voice: Voice, view: AuroraView, group: Group): Making {
  const tallies = tallyOf(voice, view, group.events);
  return { voice, view, group, tallies, lines: linesOf(voice, view, tallies) };
}

export const find = ({ group }: Making, ...kinds: string[]): Told | undefined =>
  group.events.find(({ kind }) => kinds.includes(kind));
export const all = ({ group }: Making, ...kinds: string[]): Told[] =>
  group.events.filter(({ kind }) => kinds.includes(kind));
export const idOf = (told: Told | undefined, fact: string): string => String(told?.facts[fact] ?? "");
export const numberOf = (told: Told | undefined, fact: string): number => Number(told?.facts[fact] ?? 0);
export const steps = (voice: Voice, ...names: string[]): string[] =>
  names.map((name) => voice.t(`board-act-step-${name}`));

/** "you", or the name of the seat. */
export const who = ({ voice, view }: Making, seat: number): string => called(voice, view, seat);
export const whoAll = (making: Making, seats: readonly number[]): string =>
  seats.map((seat) => who(making, seat)).join(", ");
export const nameIn = ({ voice }: Making, id: string, grammaticalCase = ""): string =>
  nameOf(voice, id, grammaticalCase);
export const isMe = ({ view }: Making, seat: number): boolean => seat === view.seat;

interface Fields {
  title: string;
  cause: string;
  seat?: number | null;
  steps?: readonly string[];
  about?: readonly string[];
  waits?: boolean;
  result?: string;
  isGood?: boolean | null;
  lines?: readonly ActLine[];
  sound?: ActSound;
  weight?: number;
  prompt?: string;
  isDrawn?: boolean;
  reading?: number;
  facts?: Readonly<Record<string, unknown>>;
}

/** Fills in what the group itself knows. */
export function act(making: Making, kind: string, fields: Fields): Act {
  const { voice, view, group, tallies, lines } = making;
  const seat = fields.seat ?? null;
  const mine = weightOf(tallies, view.seat);
  const broken = breaks(making);
  const { prompt, ...rest } = fields;
  return {
    kind,
    // Set when all acts are known.
    key: "",
    move: group.events[0]!.move,
    steps: steps(voice, "cause", "result"),
    seat,
    waits: fields.waits ?? (seat === view.seat || mine > 0.9),
    result: figureOf(voice, tallies, tallies.has(view.seat) ? view.seat : (seat ?? -1)),
    isGood: isGoodFor(tallies, tallies.has(view.seat) ? view.seat : (seat ?? -1)),
    sound: "card",
    weight: mine * 2 + (seat === view.seat ? 1 : 0.5),
    ...rest,
    facts: { marks: broken, ...fields.facts },
    lines: mineFirst(fields.lines ?? lines, view.seat),
    about: [...(fields.about ?? []), ...broken.map(({ at }) => String(at)), ...(seat === null ? [] : [seatId(seat)])],
    ...(prompt === undefined ? {} : { prompt }),
  };
}

/** The boxes that break, each with what is lost with it. */
function breaks({ voice, group }: Making): Mark[] {
  const broken: { seat: number; at: string; lost: Map<string, number> }[] = [];
  for (const told of group.events) {
    const seat = numberOf(told, "seat");
    if (told.kind === "damaged") broken.push({ seat, at: idOf(told, "box"), lost: new Map() });
    const lost = told.kind === "dropped" ? idOf(told, "token") : told.kind === "dismissed" ? "survivor" : null;
    const last = broken.findLast((one) => one.seat === seat);
    if (lost && last) last.lost.set(lost, (last.lost.get(lost) ?? 0) + 1);
  }
  return broken.map(({ seat, at, lost }) => ({
    seat,
    at,
    text: join(...[...lost].map(([what, n]) => changeOf(voice, what, -n))),
  }));
}

/** The reader's own line stands first; whatever concerns no seat keeps its place. */
const mineFirst = (lines: readonly ActLine[], seat: number): ActLine[] => [
  ...lines.filter((line) => line.seat === seat),
  ...lines.filter((line) => line.seat !== seat),
];

/** The level of the weapon in a box, and its name. */
export function weaponOf(box: string): number {
  const [card = "", place = "1"] = box.split(".");
  return cards[card]?.boxes?.[Number(place) - 1]?.level ?? 0;
}

/** The deck that an Outcome card belongs to. */
const deckOf = (outcome: string): OutcomeCard[] =>
  Object.values(outcomes).filter(({ id }) => id.startsWith("pvp") === outcome.startsWith("pvp"));

function shareLine(voice: Voice, text: string, deck: readonly OutcomeCard[], isSo: (card: OutcomeCard) => boolean) {
  const n = deck.filter(isSo).length;
  return note(voice.t(text), voice.t("board-act-chance-of", { n, of: deck.length, percent: percent(n / deck.length) }));
}

/** LAU-FIRE-06: how many cards of the deck would have done as much, or more. */
export const chanceLine = (voice: Voice, outcome: string, isSo: (hits: readonly number[]) => boolean): ActLine =>
  shareLine(voice, "board-act-chance", deckOf(outcome), ({ hits }) => isSo(hits));

/**
 * How many of the cards that could have been turned would have done this or worse. The discards are known to all,
 * as long as the card lies on the table; of the PvP deck more is known than the discards (LAU-INFO-03), so nothing
 * is said of it.
 */
export function leftLine({ voice, view }: Making, outcome: string, isSo: (card: OutcomeCard) => boolean): ActLine[] {
  if (view.outcomes_shown.at(-1) !== outcome || view.outcome_back !== null) return [];
  const left = deckOf(outcome).filter(({ id }) => id === outcome || !view.outcome_discard.includes(id));
  // Where every card does as much there is nothing to say.
  return left.every(isSo) ? [] : [shareLine(voice, "board-act-chance-left", left, isSo)];
}

/** A line about something that has no seat. */
export const note = (text: string, change?: string): ActLine => ({
  seat: null,
  text,
  ...(change === undefined ? {} : { change }),
});

export { nameOf, seatName, textOf };
