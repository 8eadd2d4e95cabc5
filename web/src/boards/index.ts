/**
 * Which board draws which game. A folder beside this file with the game's id is found by itself; a game of another
 * package may bring a board of its own.
 */

import { catalogue } from "../hall/catalogue";
import { renewWords, type WordSource } from "../words";
import type { BoardSource, LoadedBoard } from "./contract";
import { whole } from "./whole.svelte";

const PLAIN = "plain";

type Loader = () => Promise<{ default: BoardSource<any> }>;

const boards = import.meta.glob<{ default: BoardSource<any> }>("./*/index.ts");
const words = import.meta.glob<string>("@games/*/words/board/*.ftl", { query: "?raw", import: "default" });
const sources = new Map<string, WordSource>();

export async function loadBoard(game: string): Promise<LoadedBoard> {
  // A game of another package may be called as it likes, even like the folder of the plain board.
  const own = game === PLAIN ? undefined : (boards[`./${game}/index.ts`] as Loader | undefined);
  if (own) {
    try {
      const [loaded] = await Promise.all([own(), loadWords(game)]);
      return { module: whole(loaded.default, console.error), flat: false, isStandIn: false };
    } catch (error) {
      // Plain words are better than no table.
      console.error(error);
    }
  }
  const plain = whole((await (boards[`./${PLAIN}/index.ts`] as Loader)()).default, console.error);
  const brought = own ? null : (await catalogue()).games.find(({ id }) => id === game)?.board;
  if (brought) return (await import("./guest/load")).loadGuest(brought, plain);
  return { module: plain, flat: true, isStandIn: own !== undefined };
}

/** The words of a board; a game without one has none. */
export async function loadWords(game: string): Promise<void> {
  const load = (language: string) =>
    Object.entries(words).find(([path]) => path.endsWith(`/${game}/words/board/${language}.ftl`))?.[1];
  const en = load("en");
  const pl = load("pl");
  if (!en || !pl) return;
  if (!sources.has(game)) sources.set(game, { en, pl });
  await renewWords(sources.get(game)!);
}
