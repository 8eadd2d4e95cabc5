/** The few lines that the table shows around the board. */

import type { Bit, Phase, Translate } from "../contract";
import { GOODS } from "./content";
import { TOKEN } from "./looks";
import type { AuroraView } from "./view";

const PHASES = ["exploration", "rest", "movement", "fire", "end"] as const;

export function phases(view: AuroraView, t: Translate): Phase[] {
  if (view.phase === "setup") return [{ name: t("board-phase-setup"), current: true }];
  return PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), current: phase === view.phase }));
}

/** Before the first round there is only the road. */
export const heading = (view: AuroraView, t: Translate): string =>
  view.round > 0 ? t("board-round", { round: view.round }) : t("board-title");

/** What the end of the game would give now, Fame included. */
export const score = (view: AuroraView, seat: number): number => {
  const player = view.players[seat] ?? (view.automa?.seat === seat ? view.automa : null);
  return Object.values(player?.score ?? {}).reduce((sum, n) => sum + n, 0);
};

export function bits(view: AuroraView, seat: number, t: Translate): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  return GOODS.map((what) => {
    const count = what === "object" ? player.object_count : (player.load[what] ?? 0);
    return { icon: TOKEN[what]!.icon, count, label: t(`board-amount-${what}`, { n: count }) };
  });
}
