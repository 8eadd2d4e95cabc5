import type { BoardModule } from "../contract";
import ActPicture from "./ActPicture.svelte";
import Board from "./Board.svelte";
import { acts, describe, explain, journeys } from "./later.svelte";
import { seatColor } from "./looks";
import Own from "./OwnLater.svelte";
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
  ActPicture,
  explain,
  verbs: VERBS,
  isPlaced,
  journeys,
  acts,
};

export default lastAurora;
