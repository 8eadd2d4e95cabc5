import { SEAT_COLORS } from "../../parts/seat-looks";
import type { BoardSource } from "../contract";
import Board from "./Board.svelte";
import { isShown } from "./drawn";
import Own from "./Own.svelte";
import { number } from "./plain";

/** Knows nothing of the game: seats get their colours in order, and the view is shown as it is. */
const plain: BoardSource<unknown> = {
  Board,
  color: (_, seat) => SEAT_COLORS[seat % SEAT_COLORS.length]!,
  score: (view, seat) => number(view, seat, ["score", "points", "glory"]),
  bits: () => [],
  phases: () => [],
  heading: (view, t) => {
    const round = (view as { round?: unknown } | null)?.round;
    return typeof round === "number" ? t("web-round", { round }) : "";
  },
  persona: () => null,
  strangers: () => [],
  verbs: [],
  isPlaced: isShown,
  tales: () =>
    Promise.resolve({
      Own,
      ActPicture: null,
      acts: () => [],
      describe: () => [],
      explain: () => null,
      further: () => ({ bits: [], lines: [] }),
      journeys: () => new Map(),
      forecast: () => null,
      listed: () => ({ group: null, emblem: null }),
      emblem: () => null,
    }),
};

export default plain;
