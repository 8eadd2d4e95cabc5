/** What lies in the tray: an attack that goes on, a character board, the opponent of the solo variant, loose choices. */

import type { Choice } from "../../api/types";
import type { Piece } from "./pieces";
import { rowsOf } from "./pieces";
import { isWorkshop, looseChoices } from "./spots";
import type { IceGardenView } from "./view";

export interface TrayPlan {
  /** Points are being dealt in a region. */
  attacked: Piece[] | null;
  /** The seat whose character board lies here. */
  board: number | null;
  tiles: Choice[];
  /** How much of the opponent of the solo variant is shown. */
  opponent: "no" | "line" | "whole";
  columns: number;
  /** The height that all of it would like; 0 if there is nothing. */
  height: number;
}

export const TILE = 56;
export const OPPONENT = { no: 0, line: 42, whole: 92 } as const;
export const HEAD = 40;

interface Offer {
  readonly view: IceGardenView;
  readonly targets: ReadonlyMap<string, readonly Choice[]>;
  readonly picked: readonly string[];
}

/** Whatever in the region an attack can reach: all that others have there, and the nations. */
export function attackedPieces(view: IceGardenView): Piece[] | null {
  const region = view.regions.find(({ id }) => id === view.attack?.region);
  if (!view.attack || !region) return null;
  return rowsOf(region)
    .flat()
    .filter(({ kind, seat }) => kind === "nation" || (seat !== null && seat !== view.attack!.seat));
}

export function trayPlan(offer: Offer, shown: number | null, isSmall: boolean): TrayPlan {
  const { view } = offer;
  const attacked = attackedPieces(view);
  const tiles = looseChoices(offer, isSmall).filter(({ verb }) => !attacked || verb !== "hit");
  // On a phone all character boards lie open below; only the one that is worked on comes up.
  const works = isWorkshop(offer);
  const open = isSmall || tiles.length > 4 ? null : (shown ?? view.solo?.seat ?? null);
  const board = attacked ? null : works ? (view.deciders[0] ?? null) : open;
  const opponent = !view.solo ? "no" : attacked || works || tiles.length > 0 ? "line" : "whole";
  const columns = tiles.every(({ verb }) => verb === "token")
    ? Math.max(1, tiles.length)
    : tiles.length > 8 || (tiles.length === 3 && tiles.every(({ targets }) => targets.length === 1))
      ? 3
      : tiles.length === 1
        ? 1
        : 2;
  const rows = Math.ceil(tiles.length / columns);
  const height =
    OPPONENT[opponent] +
    (attacked ? 96 + Math.ceil(attacked.length / 2) * 56 : 0) +
    (board !== null ? 280 : 0) +
    (tiles.length > 0 ? rows * TILE + (board === null ? HEAD : 8) : 0);
  return { attacked, board, tiles, opponent, columns, height: height > 0 ? height + 20 : 0 };
}
