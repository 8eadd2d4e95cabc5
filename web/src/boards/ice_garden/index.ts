import type { BoardModule } from "../contract";
import { acts } from "./acts";
import ActPicture from "./ActPicture.svelte";
import Board from "./Board.svelte";
import { describe } from "./describe";
import { explain } from "./explain";
import { seatColor } from "./looks";
import Own from "./Own.svelte";
import { isPlaced, VERBS } from "./placing";
import { bits, heading, persona, phases, strangers } from "./summary";
import type { IceGardenView } from "./view";

const iceGarden: BoardModule<IceGardenView> = {
  Board,
  Own,
  ActPicture,
  color: seatColor,
  persona,
  score: (view, seat) => view.players[seat]?.victory_points ?? 0,
  bits,
  strangers,
  phases,
  heading,
  describe,
  explain,
  verbs: VERBS,
  isPlaced,
  journeys: () => new Map(),
  acts,
};

export default iceGarden;
