import type { BoardSource } from "../contract";
import Board from "./Board.svelte";
import { seatColor } from "./scene";
import { bits, heading, persona, phases, scoreOf } from "./summary";
import { isPlaced } from "./tray";
import { VERBS } from "./verbs";
import type { NorthgardView } from "./view";

const northgard: BoardSource<NorthgardView> = {
  Board,
  color: seatColor,
  score: scoreOf,
  bits,
  phases,
  heading,
  persona,
  strangers: () => [],
  verbs: VERBS,
  isPlaced,
  tales: () => import("./tales"),
};

export default northgard;
