/** What every piece of the board can reach: the props of the board, and the way things are focused. */

import { createContext } from "svelte";
import type { BoardProps, SeatColor } from "../contract";
import type { Layout } from "./layout";
import type { ChampionsView } from "./view";

export interface Focus {
  outline: string;
  /** The element that has the focus, in whose coordinates the outline is. */
  thing: SVGGElement;
}

export interface Scene {
  readonly props: BoardProps<ChampionsView>;
  readonly layout: Layout;
  /** Milliseconds for a piece that travels and for dice that roll; 0 where nothing shall move. */
  readonly pace: { move: number; roll: number };
  focus: Focus | null;
}

export const [getScene, setScene] = createContext<Scene>();

const COLORS: Readonly<Record<string, SeatColor>> = {
  color_red: "red",
  color_green: "green",
  color_purple: "heather",
  color_orange: "amber",
};

export const seatColor = (view: ChampionsView, seat: number): SeatColor =>
  COLORS[view.players[seat]?.color ?? ""] ?? "black";
