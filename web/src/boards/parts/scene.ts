/** What the pieces of any board can reach: the props of the board, its pace, and what has the focus. */

import { createContext } from "svelte";
import type { BoardProps } from "../contract";

export interface Focus {
  outline: string;
  /** The element that has the focus, in whose coordinates the outline is. */
  thing: SVGGElement;
}

export interface BoardScene<View = unknown> {
  readonly props: BoardProps<View>;
  /** Milliseconds for a piece that travels and for dice that roll; 0 where nothing shall move. */
  readonly pace: { move: number; roll: number };
  focus: Focus | null;
}

export const [getBoardScene, setBoardScene] = createContext<BoardScene>();
