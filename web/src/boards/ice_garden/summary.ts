/** The few lines that the table shows around the board. */

import type { Bit, Phase, Translate } from "../contract";
import type { IceGardenView } from "./view";

const PHASES = ["initiative", "planning", "actions", "domination"] as const;
type PhaseName = (typeof PHASES)[number];

const OF: Readonly<Record<string, PhaseName>> = {
  help: "initiative",
  initiative: "initiative",
  action_order: "initiative",
  planning: "planning",
  domination: "domination",
};

/** Every box is a part of the Action phase; null before the first round and after the last. */
export function phaseOf(view: IceGardenView): PhaseName | null {
  if (view.phase === "setup" || view.phase === "over") return null;
  return OF[view.phase] ?? "actions";
}

export function phases(view: IceGardenView, t: Translate): Phase[] {
  if (view.phase === "setup") return [{ name: t("board-phase-setup"), current: true }];
  const now = phaseOf(view);
  return PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), current: phase === now }));
}

/** Before the first round there is only the map. */
export const heading = (view: IceGardenView, t: Translate): string =>
  view.round > 0 ? t("board-round", { round: view.round }) : t("board-title");

export function bits(view: IceGardenView, seat: number, t: Translate): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  const crystals = player.m_factor.reduce((sum, n) => sum + n, 0);
  return [
    { icon: "meeple-group", count: player.population, label: t("board-amount-population", { n: player.population }) },
    { icon: "two-coins", count: player.gold, label: t("board-amount-gold", { n: player.gold }) },
    { icon: "floating-crystal", count: crystals, label: t("board-amount-m_factor", { n: crystals }) },
  ];
}
