/** What every piece of the board can reach. */

import { createContext } from "svelte";
import type { SeatColor } from "../contract";
import type { BoardScene } from "../parts/scene.svelte";
import type { Point } from "./geometry";
import type { IconName } from "./glyphs";
import { CLANS } from "./looks";
import type { NorthgardView } from "./view";

export interface Scene extends BoardScene<NorthgardView> {
  /** The point of the map under a pointer. */
  readonly onWorld: (event: PointerEvent) => Point | null;
  /** A tile that is dragged over the map; null while none is. */
  drag: { tile: string; turn: number; x: number; y: number } | null;
}

export const [getScene, setScene] = createContext<Scene>();

const COLORS: Readonly<Record<string, SeatColor>> = {
  red: "red",
  purple: "heather",
  yellow: "amber",
  blue: "blue",
  green: "green",
};

export const seatColor = (view: NorthgardView, seat: number): SeatColor =>
  COLORS[(view.players[seat]?.color ?? "").replace(/^color_/, "")] ?? "black";

/** The clan's animal stands on the stone, so that colour is never the only sign. */
export const seatSign = (view: NorthgardView, seat: number): IconName =>
  CLANS[view.players[seat]?.clan ?? ""] ?? "viking-head";
