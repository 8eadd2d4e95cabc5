import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatColor } from "./looks";
import Own from "./Own.svelte";
import { bits, heading, phases, score } from "./summary";
import type { AuroraView } from "./view";

const lastAurora: BoardModule<AuroraView> = {
  Board,
  Own,
  color: seatColor,
  score,
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

export default lastAurora;
