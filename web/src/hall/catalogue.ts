/** The games of the house, asked for once per language. */

import { createSubscriber } from "svelte/reactivity";
import { api } from "../api/client";
import type { Catalogue } from "../api/types";
import type { SeatColor } from "../boards/contract";
import { SEAT_COLORS } from "../parts/seat-looks";
import { language } from "../words";

const asked = new Map<string, Promise<Catalogue>>();
/** The one that came last: colours and pictures are the same in every language. */
let latest: Catalogue | null = null;
let told: (() => void) | undefined;
const follow = createSubscriber((update) => {
  told = update;
});

export function catalogue(): Promise<Catalogue> {
  const spoken = language();
  let answer = asked.get(spoken);
  if (answer === undefined) {
    answer = api.get<Catalogue>("/games");
    asked.set(spoken, answer);
    answer.then(
      (all) => {
        latest = all;
        told?.();
      },
      // A failure is not kept: the next page asks again.
      () => asked.delete(spoken),
    );
  }
  return answer;
}

/** Nothing until the catalogue has come: nobody shall see an id for a moment. */
export function gameName(from: Catalogue | null, id: string): string {
  return from === null ? "" : (from.games.find((game) => game.id === id)?.name ?? id);
}

/** The picture that a game of another package brings for its gable, once the catalogue has come. */
export function pictureOf(game: string): string | null {
  follow();
  return latest?.games.find(({ id }) => id === game)?.board?.scene ?? null;
}

/** The colour of a seat as long as there is no position to ask: in the Hall, before the game begins. */
export function seatColor(game: string, seat: number): SeatColor {
  follow();
  const own = latest?.games.find(({ id }) => id === game)?.colors ?? [];
  const colors = own.length > 0 ? own : SEAT_COLORS;
  return colors[seat % colors.length]!;
}
