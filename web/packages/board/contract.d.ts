/**
 * What the table of Meadhall and a board know of each other. Neither knows a rule of any game.
 *
 * The boards of the page itself and those of other packages are given the same props and asked the same questions. They
 * differ in one thing: a board of the page is a component of its Svelte, one from outside draws into an element.
 */

import type { Choice, Told } from "./server";

/** Colour, shape and crest of a seat always go together. */
export type SeatColor = "red" | "black" | "green" | "blue" | "heather" | "amber";

export interface SeatLook {
  seat: number;
  name: string;
  color: SeatColor;
  yours: boolean;
}

/** What the server says of an id (card, place, person, good), in the reader's language. */
export interface GlossaryEntry {
  name: string;
  text: string | null;
  rule: string | null;
  /** The name in other grammatical cases, where it differs. */
  cases?: Readonly<Record<string, string>>;
}

export type Glossary = Readonly<Record<string, GlossaryEntry>>;

/** A sentence of the interface: `t("web-round", { round: 3 })`, from words/*.ftl. */
export type Translate = (key: string, facts?: Record<string, string | number>) => string;

/** A position, and everything needed to speak of it. */
export interface Telling<View> {
  view: View;
  seats: readonly SeatLook[];
  glossary: Glossary;
  t: Translate;
}

export interface BoardProps<View> extends Telling<View> {
  /** The ids that can be picked now, each with the choices it is part of. */
  targets: ReadonlyMap<string, readonly Choice[]>;
  /** All that can be done now; some of it lies nowhere on the board. */
  choices: readonly Choice[];
  /** What has been picked already of a move with several targets. */
  picked: readonly string[];
  /** The choice under the pointer, the focus or the first tap: the board draws what it would lead to. */
  considered: Choice | null;
  /** The journey that leads to what is considered, if it takes several moves. */
  journey: Journey | null;
  /** What is on the stage; the board marks what it is about. */
  act: Act | null;
  /** Whether its result is shown by now; what carries `data-tied` is tied to the stage then. */
  isActDone: boolean;
  /** The id under the pointer or the focus in a list or in the log; the board lights it up. */
  lit: string | null;
  /** The chances, from 0 to 1, of what lies ahead, by its id; empty where the position is not the present one. */
  outlooks: Readonly<Record<string, number>>;
  /** What led to this view since the last one, for motion. */
  events: readonly Told[];
  /** No motion: asked for, or jumping through a replay. */
  still: boolean;
  /** A target was clicked, tapped, or chosen by keyboard. */
  pick: (id: string) => void;
  /** The pointer or the focus is on a target (null: no longer). */
  consider: (id: string | null) => void;
  /** Show what is known of an id beside the thing itself; null: the pointer has left it. */
  inspect: (id: string | null, beside?: Element) => void;
}

export interface Phase {
  name: string;
  current: boolean;
}

/** A small figure beside a seat: an icon of `parts/icons.ts`, a count, and words for readers. */
export interface Bit {
  icon: string;
  /** Where it is an icon of the board's own: its path on 512 by 512 units. */
  path?: string;
  count: number;
  /** How many there can be: "3/6". */
  most?: number;
  label: string;
}

/** What the card of a player says besides the figures of their seat, where there is room: on a phone. */
export interface Further {
  bits: Bit[];
  /** What their leader, clan or scientist can do, and what they have. */
  lines: string[];
}

/** An opponent without a seat, such as the Automa of a solo game. */
export interface Stranger {
  id: string;
  name: string;
  /** One line: its level, what it plays. */
  note: string;
  score: number | null;
  bits: Bit[];
}

/** The board in words, for screen readers and for those who like to read. */
export interface TextSection {
  title: string;
  lines: string[];
}

/** What there is to know about a thing on the board as it stands now. */
export interface Explanation {
  title: string;
  /** A line such as "Harvest: 2 food." is set as a label and its value. */
  lines: string[];
  /** What a click would lead to, beyond what the choice itself says: "Warriors then", "7 of 8". */
  rows?: Row[];
  rule?: string | null;
  /** The id of what lies there, by whose emblem it is pictured. */
  holds?: string | null;
}

/** What a seat gains or loses in an act. */
export interface ActLine {
  seat: number | null;
  /** Instead of the crest of the seat: the path of an icon, on 512 by 512 units. */
  icon?: string;
  text: string;
  /** The change itself: "+6 glory", "−1 fuel". */
  change?: string;
  isGood?: boolean;
  /** The step from which it is shown; the last one unless told otherwise. */
  step?: number;
}

/** One of several things that are settled one after the other, such as the regions that score. */
export interface ActStop {
  /** A number, or as short. */
  mark: string;
  label: string;
  /** `won` by the seat of this colour, `over` without anybody, `now` on the stage, or still `ahead`. */
  state: "won" | "over" | "now" | "ahead";
  color?: SeatColor;
}

/** What may come of the reader's own roll, for as long as it waits. */
export interface RollForecast {
  /** For the button that rolls: "47% to win". */
  short: string;
  chances: readonly { text: string; odds: number }[];
  /** What the dice show on average, and what strikes back. */
  note: string;
}

/** The steps of something longer than an act, which may be in the middle of it. */
export interface Course {
  names: readonly string[];
  /** For each step of the act: which of them it is. */
  at: readonly number[];
}

/** The sound that goes with an act. */
export type ActSound = "dice" | "card" | "blow" | "horn" | "gain" | "none";

/** Something worth stopping for: a roll, a fight, an attack, a card, a winter. */
export interface Act {
  /** Unique within a game. */
  key: string;
  /** For `ActPicture`. */
  kind: string;
  /** The number of the move that led to it. */
  move: number;
  /** Who does what to whom, in a few words. */
  title: string;
  /** What stands over its picture instead of the title, where the crest of its seat, if any, says who acts. */
  heading?: string;
  /** Why it happens, in one sentence. */
  cause: string;
  /** The things of which this is one. */
  run?: readonly ActStop[];
  /** The names of its steps; the result is shown at the last one. */
  steps: readonly string[];
  /** What its steps are part of; else they are all there is. */
  course?: Course;
  /** The ids on the board that it is about, the most important one first. */
  about: readonly string[];
  /** What it is pictured by where it is recalled, if not by what it is about. */
  emblem?: Emblem;
  /** The seat that acts, or is struck; null if it concerns everybody. */
  seat: number | null;
  /** The reader's own roll or result: it waits for a tap at the first and at the last step. */
  waits: boolean;
  /** What the tap at the first step does: "Roll 3 dice". */
  prompt?: string;
  forecast?: RollForecast;
  /** It needs more room than the board's tray has. */
  isLong?: boolean;
  /** The outcome in a few words, which stand before the figure: "You dominate." */
  verdict?: string;
  /** How it came to that, in one sentence. */
  reason?: string;
  /** The outcome as one short figure: "1 hit", "+6 glory". */
  result: string;
  /** The picture shows the result, so that it need not stand below it. */
  isDrawn?: boolean;
  /** How long there is to read at its result, in milliseconds at normal pace, if that is longer than usual. */
  reading?: number;
  isGood: boolean | null;
  lines: readonly ActLine[];
  sound: ActSound;
  /** How much it matters to the reader, for the recap: points, or about as much. */
  weight: number;
  /** Whatever the picture needs. */
  facts: Readonly<Record<string, unknown>>;
}

/** How to get somewhere by several moves, of which the first is given. */
export interface Journey {
  first: Choice;
  /** The ids on the way, from the next one to the goal. */
  path: readonly string[];
  /** What it costs and risks, in a few words. */
  note: string;
  /** What another way to the same goal is called: "Around the Mines". */
  name?: string;
  /** Other ways to the goal that are worth their price. */
  others?: readonly Journey[];
  /** How many set out, where the reader may say so. */
  party?: Party;
}

/** A number to settle before a journey begins; the shell draws a stepper for it. */
export interface Party {
  n: number;
  least: number;
  most: number;
}

/** A journey that is about to begin, or under way. */
export interface Plan {
  /** How many the reader wishes to set out; null: as many as is usual. */
  party: number | null;
  /** The ids that are still ahead; empty before it begins. */
  path: readonly string[];
}

export interface ForecastLine {
  text: string;
  /** "+1 glory", "2 units", "held". */
  value: string;
  isGood: boolean | null;
}

/** What would come of what is considered, as far as the game tells the reader. */
export interface Forecast {
  /** What would be done: "Attack the Wolf Ford". */
  title: string;
  /** Who meets whom, in a few words. */
  note: string;
  /** The same as a command that fits on a button: "Attack with 3". */
  action: string;
  /** What the stepper of a party shows: "3 of 4 units". */
  party: string;
  /** The chance that it is about, in per cent. */
  odds: { label: string; percent: number } | null;
  lines: readonly ForecastLine[];
}

/** A small picture: an icon that is light on the colour of its ground. */
export interface Emblem {
  /** The path of the icon, on 512 by 512 units. */
  icon: string;
  ground: string;
}

/** How a choice stands in the list of all choices. */
export interface Listed {
  /** The heading that it shares with others: "Play a card". Null: the table finds one by what its sentence begins with. */
  group: string | null;
  /** The heading stands over several verbs, so that each line has to name its own. */
  isMixed?: boolean;
  emblem: Emblem | null;
  /** What a card says, for a choice with which nothing else is known. */
  says?: string | null;
}

/** A label and what there is of it. */
export interface Row {
  label: string;
  value: string;
  isGood?: boolean | null;
}

/** What the table asks a board at once, before and beside its first picture. */
export interface FaceHooks<View> {
  color: (view: View, seat: number) => SeatColor;
  /** Whom a seat plays: a leader, clan, scientist or crew; null as long as that is open. */
  persona: (telling: Telling<View>, seat: number) => string | null;
  /** The points of a seat; null where the viewer may not know them, undefined where the game has none. */
  score: (view: View, seat: number) => number | null | undefined;
  bits: (view: View, seat: number, t: Translate, glossary: Glossary) => Bit[];
  strangers: (telling: Telling<View>) => Stranger[];
  phases: (view: View, t: Translate) => Phase[];
  /** One line for the round and the like, at the left of the phases. */
  heading: (view: View, t: Translate) => string;
  /** Verbs from the most natural one down: a click on a thing with several choices takes the first. */
  verbs: readonly string[];
  /** Whether an id can be picked on the board now; choices without such an id stand in the prompt. */
  isPlaced: (view: View, id: string) => boolean;
}

/** What the table asks a board later on. */
export interface TaleHooks<View> {
  /** What happened, as acts worth stopping for, in order; the view is the one that it led to. */
  acts: (events: readonly Told[], telling: Telling<View>) => Act[];
  describe: (view: View, seats: readonly SeatLook[], t: Translate, glossary: Glossary) => TextSection[];
  /** More than the glossary knows: tracks, decks, what lies on a place now. */
  explain: (telling: Telling<View>, id: string) => Explanation | null;
  /** What a phone tells of a seat besides its figures. */
  further: (telling: Telling<View>, seat: number) => Further;
  /** What can be reached by several moves in a row, each goal with the way to it. */
  journeys: (view: View, choices: readonly Choice[], t: Translate, plan: Plan) => ReadonlyMap<string, Journey>;
  /** What would come of a choice, or of a journey that it begins; null where the game foretells nothing. */
  forecast: (telling: Telling<View>, considered: Choice | null, journey: Journey | null) => Forecast | null;
  /** How a choice stands in the list of all choices. */
  listed: (telling: Telling<View>, choice: Choice) => Listed;
  /** What a thing is pictured by where it is spoken of but does not lie on the board: a card, a piece. */
  emblem: (telling: Telling<View>, id: string) => Emblem | null;
}

/** Something that a board from outside has drawn into an element. */
export interface Drawn<Props> {
  /** Whatever may have changed is drawn again; what has not should stay as it is, with its focus. */
  update: (props: Props) => void;
  /** The element is about to be removed: stop timers, let go of listeners elsewhere. */
  destroy?: () => void;
}

/** Draws into an element, which is empty and has a size, and keeps it up to date. */
export type Draws<Props> = (element: HTMLElement, props: Props) => Drawn<Props>;

export type OwnProps<View> = BoardProps<View> & { seat: number };
export type ActProps<View> = Telling<View> & { act: Act; step: number; still: boolean };

/**
 * A board from outside: the default export of the module that `board.json` names. Only `mount` must be there. For every
 * question that it does not answer the table has an answer of its own.
 *
 * Whatever it draws with the attribute `data-thing="<id>"` is a thing of the game. The table answers clicks, taps, keys,
 * pointer and focus on it, as on its own boards: it is picked if it can be, else explained. The README says what else a
 * thing should have.
 */
export interface OutsideBoard<View> extends Partial<FaceHooks<View>>, Partial<TaleHooks<View>> {
  /** Draws the board itself: all that lies on the table. */
  mount: Draws<BoardProps<View>>;
  /** Draws what belongs to one seat: its cards, goods, figures. Other seats show what the viewer may know. */
  mountOwn?: Draws<OwnProps<View>>;
  /** Draws the picture of an act at one of its steps: dice, a card, a duel. */
  mountAct?: Draws<ActProps<View>>;
}
