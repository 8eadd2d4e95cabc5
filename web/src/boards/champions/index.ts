import type { BoardModule } from "../contract";
import ActPicture from "./ActPicture.svelte";
import { acts } from "./acts";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { explain } from "./explain";
import Own from "./Own.svelte";
import { seatColor } from "./scene";
import { bits, heading, persona, phases } from "./summary";
import { isPlaced, VERBS } from "./tray";
import type { ChampionsView } from "./view";

const champions: BoardModule<ChampionsView> = {
  Board,
  Own,
  color: seatColor,
  score: (view, seat) => view.players[seat]?.glory ?? 0,
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
  journeys: () => new Map(),
  acts,
};

export default champions;
