/**
 * What the table shell and a board know of each other: the package `@meadhall/board`, which boards of other packages are
 * written against, and what our own boards have besides, because they share the Svelte of the page.
 */

import type { ActProps, BoardProps, FaceHooks, OwnProps, TaleHooks } from "@meadhall/board";
import type { Component } from "svelte";

export type * from "@meadhall/board";

/** What a board needs for its first picture. */
export interface BoardFace<View> extends FaceHooks<View> {
  /** The board itself: one SVG scene with all that lies on it, trays and tracks included. */
  Board: Component<BoardProps<View>>;
}

/** What a board can tell besides; it is fetched after the first picture. */
export interface BoardTales<View> extends TaleHooks<View> {
  /** What belongs to one seat: its cards, goods, figures. Other seats show what the viewer may know. */
  Own: Component<OwnProps<View>> | null;
  /** The picture of an act at one of its steps: dice, a card, a duel. */
  ActPicture: Component<ActProps<View>> | null;
}

/** What a game's folder under `boards/` exports as default. */
export interface BoardSource<View> extends BoardFace<View> {
  tales: () => Promise<BoardTales<View>>;
}

/** A board as the shell knows it: what it can tell is empty until it has been fetched. */
export type BoardModule<View> = BoardFace<View> & BoardTales<View>;

/** A board as it is shown. */
export interface LoadedBoard {
  module: BoardModule<any>;
  /** Read like a page, not looked at like a picture: it scrolls and does not zoom. */
  flat: boolean;
  /** The plain board stands in for one that does not work. */
  isStandIn: boolean;
}
