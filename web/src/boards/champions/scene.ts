/** What every piece of the board can reach, the places of the layout among it. */

import { createContext } from "svelte";
import type { SeatColor } from "../contract";
import type { BoardScene } from "../parts/scene.svelte";
import type { Layout } from "./layout";
import type { ChampionsView } from "./view";

export interface Scene extends BoardScene<ChampionsView> {
  readonly layout: Layout;
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
