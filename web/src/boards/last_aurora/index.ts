import { addWords } from "../../words";
import type { BoardSource, BoardTales } from "../contract";
import Board from "./Board.svelte";
import { seatColor } from "./looks";
import { isPlaced, VERBS } from "./placing";
import { bits, heading, persona, phases, score, strangers } from "./summary";
import type { AuroraView } from "./view";

const words = import.meta.glob<string>("@games/last_aurora/words/stage/*.ftl", { query: "?raw", import: "default" });
const read = (language: string): Promise<string> =>
  Object.entries(words).find(([path]) => path.endsWith(`/${language}.ftl`))![1]();

/** What it tells has words of its own. */
async function tales(): Promise<BoardTales<AuroraView>> {
  const [told] = await Promise.all([import("./tales"), addWords({ en: () => read("en"), pl: () => read("pl") })]);
  return told;
}

const lastAurora: BoardSource<AuroraView> = {
  Board,
  color: seatColor,
  persona,
  score,
  bits,
  strangers,
  phases,
  heading,
  verbs: VERBS,
  isPlaced,
  tales,
};

export default lastAurora;
