/** Shape and crest of each seat colour, on a field of 44 by 44 around the middle. */

import type { SeatColor } from "../boards/contract";
import type { IconName } from "./icons";

export const SEAT_SHAPES: Record<SeatColor, string> = {
  red: "M0-20Q2-20 3.4-18.6L18.6-3.4Q20-2 20 0Q20 2 18.6 3.4L3.4 18.6Q2 20 0 20Q-2 20-3.4 18.6L-18.6 3.4Q-20 2-20 0Q-20-2-18.6-3.4L-3.4-18.6Q-2-20 0-20Z",
  black: "M-12-16H12Q16-16 16-12V12Q16 16 12 16H-12Q-16 16-16 12V-12Q-16-16-12-16Z",
  green: "M-8.5-17H8.5L18 0L8.5 17H-8.5L-18 0Z",
  blue: "M0-17.5A17.5 17.5 0 1 1 0 17.5A17.5 17.5 0 1 1 0-17.5Z",
  heather: "M-15-16H15Q17-16 17-13V1Q16 12 0 20Q-16 12-17 1V-13Q-17-16-15-16Z",
  amber: "M0-20L17-7V14Q17 17 14 17H-14Q-17 17-17 14V-7Z",
};

export const SEAT_CRESTS: Record<SeatColor, IconName> = {
  red: "flame",
  black: "raven",
  green: "deer-head",
  blue: "drakkar",
  heather: "wolf-head",
  amber: "sun",
};

export const SEAT_COLORS = Object.keys(SEAT_SHAPES) as SeatColor[];
