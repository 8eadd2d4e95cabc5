/** What the table shell and a board know of each other. Neither knows a rule of any game. */

import type { Component } from "svelte";
import type { Choice, Told } from "../api/types";

/** Colour, shape and crest of a seat always go together; `parts/Crest.svelte` draws them. */
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
}

export type Glossary = Readonly<Record<string, GlossaryEntry>>;

/** A sentence of the interface: `t("web-round", { round: 3 })`, from words/*.ftl. */
export type Translate = (key: string, facts?: Record<string, string | number>) => string;

export interface BoardProps<View> {
  view: View;
  seats: readonly SeatLook[];
  glossary: Glossary;
  t: Translate;
  /** The ids that can be picked now, each with the choices it is part of. */
  targets: ReadonlyMap<string, readonly Choice[]>;
  /** All that can be done now; some of it lies nowhere on the board. */
  choices: readonly Choice[];
  /** What has been picked already of a move with several targets. */
  picked: readonly string[];
  /** The id under the pointer or the focus in a list or in the log; the board lights it up. */
  lit: string | null;
  /** What led to this view since the last one, for motion. */
  events: readonly Told[];
  /** No motion: asked for, or jumping through a replay. */
  still: boolean;
  /** A target was clicked, tapped, or chosen by keyboard. */
  pick: (id: string) => void;
  /** Show what is known of an id (null: nothing more); the shell has the place for it. */
  inspect: (id: string | null) => void;
}

export interface Phase {
  name: string;
  current: boolean;
}

/** A small figure beside a seat: an icon of `parts/icons.ts`, a count, and words for readers. */
export interface Bit {
  icon: string;
  count: number;
  label: string;
}

/** The board in words, for screen readers and for those who like to read. */
export interface TextSection {
  title: string;
  lines: string[];
}

/** What a game's folder under `boards/` exports as default. */
export interface BoardModule<View> {
  /** The board itself: one SVG scene with all that lies on it, trays and tracks included. */
  Board: Component<BoardProps<View>>;
  /** What belongs to one seat: its cards, goods, figures; beside the seats, or a tab on a phone. */
  Own: Component<BoardProps<View> & { seat: number }>;
  color: (view: View, seat: number) => SeatColor;
  /** The points of a seat, or null where the viewer may not know them. */
  score: (view: View, seat: number) => number | null;
  bits: (view: View, seat: number, t: Translate, glossary: Glossary) => Bit[];
  phases: (view: View, t: Translate) => Phase[];
  /** One line for the round and the like, at the left of the phases. */
  heading: (view: View, t: Translate) => string;
  describe: (view: View, seats: readonly SeatLook[], t: Translate, glossary: Glossary) => TextSection[];
}
