import type { BoardSource } from "../contract";
import Board from "./Board.svelte";
import { seatColor } from "./scene";
import { bits, heading, persona, phases } from "./summary";
import { isPlaced, VERBS } from "./tray";
import type { ChampionsView } from "./view";

const champions: BoardSource<ChampionsView> = {
  Board,
  color: seatColor,
  score: (view, seat) => view.players[seat]?.glory ?? 0,
  bits,
  phases,
  heading,
  persona,
  strangers: () => [],
  verbs: VERBS,
  isPlaced,
  tales: () => import("./tales"),
};

export default champions;
