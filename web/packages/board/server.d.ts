/** Written by tools/generate_types.py from the Python structs: edit those instead. */

/** A piece on a square. */
export interface Piece {
  /** What it is: it has a name in the game's words. */
  id: string;
  /** The square it is on. */
  at: string;
  /** Whose it is; it has the colour of this seat. */
  seat: number;
}

/** A square with a meaning of its own, such as a throne. */
export interface Special {
  id: string;
  at: string;
}

/** A board of squares, in rows from the bottom to the top. */
export interface Grid {
  drawn: "grid";
  columns: number;
  rows: number;
  /** The ids of all squares, row by row; an empty one stands for a gap. */
  squares: string[];
  pieces: Piece[];
  special: Special[];
}

/** Cards side by side: a hand, a display, a row on the table. */
export interface Hand {
  drawn: "hand";
  /** What the cards are together. */
  id: string;
  cards: string[];
  /** How many more there are, face down. */
  hidden: number;
  seat: number;
}

/** A heap of things that are all alike. */
export interface Tokens {
  drawn: "tokens";
  id: string;
  n: number;
  seat: number;
}

/** Why a choice cannot be made. */
export interface Reason {
  rule: string;
  text: string;
}

/** What a choice certainly adds to a seat's things, or takes away. */
export interface Change {
  seat: number;
  /** The amount with its sign, such as "+2 wood". */
  text: string;
  n: number;
}

export interface Choice {
  move: string;
  verb: string;
  targets: string[];
  text: string;
  /** Whether chance or a secret is involved, so that it cannot simply be taken back. */
  final: boolean;
  /** What prevents it; null if the choice can be made. */
  reason: Reason | null;
  /** What it costs, gains and risks, in a few words, where the game can say so. */
  note: string | null;
  /** The chance to win the fight, or whatever it is about, from 0 to 1. */
  odds: number | null;
  changes: Change[];
}

/** An event in words, for those who may know it. */
export interface Told {
  /** The number of the move that it followed; 0 for the opening. */
  move: number;
  kind: string;
  /**
   * Those that the event names, what could be expected before it (`Game.prospects`), and the
   * `rule` by which it happened (`Game.cited`).
   */
  facts: Record<string, unknown>;
  text: string;
  /** Which of the seats asked about heard it; null if everyone did. */
  only: number[] | null;
}
