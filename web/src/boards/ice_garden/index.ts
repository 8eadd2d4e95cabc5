import type { BoardSource } from "../contract";
import Board from "./Board.svelte";
import { seatColor } from "./looks";
import { isPlaced, VERBS } from "./placing";
import { bits, heading, persona, phases, strangers } from "./summary";
import type { IceGardenView } from "./view";

const iceGarden: BoardSource<IceGardenView> = {
  Board,
  color: seatColor,
  persona,
  score: (view, seat) => view.players[seat]?.victory_points ?? 0,
  bits,
  strangers,
  phases,
  heading,
  verbs: VERBS,
  isPlaced,
  tales: () => import("./tales"),
};

export default iceGarden;
