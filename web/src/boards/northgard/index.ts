import type { BoardModule } from "../contract";
import ActPicture from "./ActPicture.svelte";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { explain } from "./explain";
import { journeys, VERBS } from "./journeys";
import Own from "./Own.svelte";
import { seatColor } from "./scene";
import { bits, heading, persona, phases, scoreOf } from "./summary";
import { isPlaced } from "./tray";
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
  ActPicture,
  persona,
  strangers: () => [],
  explain,
  verbs: VERBS,
  isPlaced,
  journeys,
  acts,
};

export default northgard;
