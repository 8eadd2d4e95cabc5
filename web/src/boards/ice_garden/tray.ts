/**
 * What lies in the tray: an attack that goes on, a character board, loose choices, what a considered choice would
 * lead to, or how the regions stand. The tray itself is always there, and always as large.
 */

import type { Choice } from "../../api/types";
import { forecastOf, type Forecast } from "./forecast";
import type { Piece } from "./pieces";
import { rowsOf } from "./pieces";
import { isWorkshop, looseChoices } from "./spots";
import type { IceGardenView } from "./view";

export interface TrayPlan {
  /** What a considered choice would do to a region. */
  forecast: Forecast | null;
  /** Points are being dealt in a region. */
  attacked: Piece[] | null;
  /** The seat whose character board lies here. */
  board: number | null;
  tiles: Choice[];
  columns: number;
}

interface Offer {
  readonly view: IceGardenView;
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
  readonly picked: readonly string[];
  readonly considered: Choice | null;
}

/** Whatever in the region an attack can reach: all that others have there, and the nations. */
export function attackedPieces(view: IceGardenView): Piece[] | null {
  const region = view.regions.find(({ id }) => id === view.attack?.region);
  if (!view.attack || !region) return null;
  return rowsOf(region)
    .flat()
    .filter(({ kind, seat }) => kind === "nation" || (seat !== null && seat !== view.attack!.seat));
}

/** Wide enough for a line of words each. */
function columnsFor(tiles: readonly Choice[]): number {
  if (tiles.length > 0 && tiles.every(({ verb }) => verb === "token")) return tiles.length;
  const short = tiles.every(({ verb }) => verb === "exchange" || verb === "take" || verb === "count");
  if (tiles.length > 8 || (short && tiles.length > 2)) return 3;
  return tiles.length === 1 ? 1 : 2;
}

export function trayPlan(offer: Offer, isSmall: boolean): TrayPlan {
  const { view } = offer;
  const attacked = attackedPieces(view);
  const tiles = looseChoices(offer, isSmall).filter(({ verb }) => !attacked || verb !== "hit");
  const board = !attacked && isWorkshop(offer) ? (view.deciders[0] ?? null) : null;
  // What lies in the tray to be chosen stays there; a forecast is for choices that are made on the map.
  const forecast = tiles.length === 0 && board === null && !attacked ? forecastOf(view, offer.considered) : null;
  return { forecast, attacked, board, tiles, columns: columnsFor(tiles) };
}
