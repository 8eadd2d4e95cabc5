/** What the picture of an act is made of; `ActPicture.svelte` draws whatever there is of it, from top to bottom. */

import type { SeatColor } from "../contract";
import type { Bar } from "./bars";
import type { Decided } from "./decided";
import type { IconName } from "./glyphs";

/** A line of what happens, from the step on at which it does. */
export interface Row {
  icon: IconName;
  text: string;
  change?: string;
  tone?: "good" | "bad";
  step: number;
}

export interface PictureDie {
  number: number;
  text: string;
  /** It brought nothing and was rolled again. */
  inVain: boolean;
}

/** Something that was struck or that comes onto the map. */
export interface PicturePiece {
  kind: "unit" | "marker" | "nation";
  /** The unit. */
  id: string;
  color: SeatColor;
  text: string;
  damage: number;
  needed: number;
  isDefeated: boolean;
}

export interface PictureTrack {
  name: string;
  from: number;
  to: number;
  limit: number;
}

export interface Picture {
  dice?: PictureDie[];
  track?: PictureTrack;
  pieces?: PicturePiece[];
  rows?: Row[];
  bars?: Bar[];
  nations?: number;
  /** The step from which bars are shown. */
  barsFrom?: number;
  /** What the regions resolved before have brought to whoever dominates them. */
  decided?: Decided[];
  /** From where to where Vuko goes. */
  way?: { from: string; to: string };
  /** A Vuko tile. */
  card?: { icon: IconName; name: string; text: string };
}
