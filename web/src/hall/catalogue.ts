/** The games of the house, asked for once per language. */

import { api } from "../api/client";
import type { Catalogue, GameInfo } from "../api/types";
import { language } from "../words";

const asked = new Map<string, Promise<Catalogue>>();

export function catalogue(): Promise<Catalogue> {
  const spoken = language();
  let answer = asked.get(spoken);
  if (answer === undefined) {
    answer = api.get<Catalogue>("/games");
    asked.set(spoken, answer);
    // A failure is not kept: the next page asks again.
    answer.catch(() => asked.delete(spoken));
  }
  return answer;
}

/** Nothing until the catalogue has come: nobody shall see an id for a moment. */
export function gameName(from: Catalogue | null, id: string): string {
  return from === null ? "" : (from.games.find((game) => game.id === id)?.name ?? id);
}

/** Minutes at a table, from the rulebooks; the catalogue does not say it. */
const TIMES: Readonly<Record<string, { least: number; most: number }>> = {
  champions: { least: 60, most: 90 },
  ice_garden: { least: 60, most: 90 },
  last_aurora: { least: 60, most: 90 },
  northgard: { least: 45, most: 90 },
};

export function playingTime(game: GameInfo): { least: number; most: number } | null {
  return TIMES[game.id] ?? null;
}
