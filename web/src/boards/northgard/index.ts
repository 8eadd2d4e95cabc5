import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import Own from "./Own.svelte";
import { seatColor } from "./scene";
import { bits, heading, phases, scoreOf } from "./summary";
import type { NorthgardView } from "./view";

const northgard: BoardModule<NorthgardView> = {
  Board,
  Own,
  color: seatColor,
  score: scoreOf,
  bits,
  phases,
  heading,
  describe,
  ActPicture: null,
  persona: () => null,
  strangers: () => [],
  explain: () => null,
  verbs: [],
  isPlaced: () => true,
  journeys: () => new Map(),
  acts: () => [],
};

export default northgard;
