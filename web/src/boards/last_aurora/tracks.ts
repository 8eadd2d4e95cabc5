/** Tracks in words: who stands where on Fame, in the order and in the duels. */

import { seatName, type Voice } from "./texts";
import type { AuroraView } from "./view";

const everyone = (view: AuroraView) => [...view.players, ...(view.automa ? [view.automa] : [])];

export const fameWords = (voice: Voice, view: AuroraView): string =>
  everyone(view)
    .map(({ seat, fame }) => voice.t("board-fame-of", { name: seatName(voice, seat), n: fame }))
    .join(", ");

export const hasPassed = (view: AuroraView, seat: number): boolean =>
  view.phase === "exploration" && (view.players[seat]?.has_passed ?? false);

export const orderWords = (voice: Voice, view: AuroraView): string =>
  voice.t("board-text-order", {
    names: view.order
      .map((seat) =>
        hasPassed(view, seat) ? voice.t("board-passed", { name: seatName(voice, seat) }) : seatName(voice, seat),
      )
      .join(", "),
  });

export const dodgeLines = (voice: Voice, view: AuroraView): string[] =>
  everyone(view).map(({ seat, dodge_mark }) =>
    voice.t("board-dodge-of", { name: seatName(voice, seat), n: view.dodge_track[dodge_mark] ?? 0 }),
  );

export const dodgeWords = (voice: Voice, view: AuroraView): string => dodgeLines(voice, view).join(", ");

export const attackMarkLines = (voice: Voice, view: AuroraView): string[] =>
  everyone(view).map(({ seat, attack_mark }) =>
    voice.t("board-attack-mark", { name: seatName(voice, seat), n: attack_mark }),
  );

export const attackMarkWords = (voice: Voice, view: AuroraView): string => attackMarkLines(voice, view).join(", ");
