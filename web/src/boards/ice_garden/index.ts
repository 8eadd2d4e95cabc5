import type { BoardModule } from "../contract";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { seatColor } from "./looks";
import Own from "./Own.svelte";
import { bits, heading, phases } from "./summary";
import type { IceGardenView } from "./view";

const iceGarden: BoardModule<IceGardenView> = {
  Board,
  Own,
  color: seatColor,
  score: (view, seat) => view.players[seat]?.victory_points ?? 0,
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

export default iceGarden;
