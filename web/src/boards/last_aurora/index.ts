import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { journeys } from "./journeys";
import { seatColor } from "./looks";
import Own from "./Own.svelte";
import { isPlaced, VERBS } from "./placing";
import { bits, heading, persona, phases, score, strangers } from "./summary";
import type { AuroraView } from "./view";

const lastAurora: BoardModule<AuroraView> = {
  Board,
  Own,
  color: seatColor,
  persona,
  score,
  bits,
  strangers,
  phases,
  heading,
  describe,
  ActPicture: null,
  explain: () => null,
  verbs: VERBS,
  isPlaced,
  journeys,
  acts: () => [],
};

export default lastAurora;
