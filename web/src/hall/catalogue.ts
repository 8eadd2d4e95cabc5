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

/** The picture of a game, or null if it has none; undefined until the catalogue has come. */
export function pictureOf(game: string): string | null | undefined {
  follow();
  return latest === null ? undefined : (latest.games.find(({ id }) => id === game)?.scene ?? null);
}

const DUSK = ["#12282e", "#2c5560", "#0f272c"];

/** The background of a banner in which the picture of a game lies. */
export function skyOf(game: string): string {
  follow();
  const [top, middle, ground] = latest?.games.find(({ id }) => id === game)?.sky ?? DUSK;
  return `linear-gradient(${top}, ${middle} 60%, ${ground} 80%)`;
}

/** The colour of a seat as long as there is no position to ask: in the Hall, before the game begins. */
export function seatColor(game: string, seat: number): SeatColor {
  follow();
  const own = latest?.games.find(({ id }) => id === game)?.colors ?? [];
  const colors = own.length > 0 ? own : SEAT_COLORS;
  return colors[seat % colors.length]!;
}
