/** The few lines that the table shows around the board. */

import type { Bit, Glossary, Phase, Stranger, Telling, Translate } from "../contract";
import { join, nameOf } from "./texts";
import type { IceGardenView, PlayerView } from "./view";

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

/** How close a seat is to its goal, with the goal in words. */
function goalBit(t: Translate, glossary: Glossary, player: PlayerView): Bit[] {
  const { goal, goal_progress: n, goal_target: target } = player;
  if (!goal) return [];
  const label = t("board-goal", { goal: glossary[goal]?.name ?? goal, n, target });
  return [{ icon: "laurels", count: n, most: target, label }];
}

export function bits(view: IceGardenView, seat: number, t: Translate, glossary: Glossary): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  const crystals = player.m_factor.reduce((sum, n) => sum + n, 0);
  return [
    { icon: "meeple-group", count: player.population, label: t("board-amount-population", { n: player.population }) },
    { icon: "two-coins", count: player.gold, label: t("board-amount-gold", { n: player.gold }) },
    { icon: "floating-crystal", count: crystals, label: t("board-amount-m_factor", { n: crystals }) },
    ...goalBit(t, glossary, player),
  ];
}

/** The scientist of a seat. */
export function persona(telling: Telling<IceGardenView>, seat: number): string | null {
  const scientist = telling.view.players[seat]?.scientist;
  return scientist ? nameOf(telling, scientist) : null;
}

/** The Independent Player of a solo game: its level and its scientist, its points, and how close it is to its goal. */
export function strangers(telling: Telling<IceGardenView>): Stranger[] {
  const { view, t } = telling;
  const player = view.solo && view.players[view.solo.seat];
  if (!view.solo || !player) return [];
  const units = player.units.reduce((sum, { on_board }) => sum + on_board, 0);
  return [
    {
      id: "independent_player",
      name: t("board-independent-name"),
      note: join(nameOf(telling, view.solo.level), player.scientist && nameOf(telling, player.scientist)),
      score: player.victory_points,
      bits: [
        {
          icon: "meeple",
          count: player.influence_markers,
          label: t("board-text-supply", { n: player.influence_markers }),
        },
        { icon: "rune-stone", count: units, label: t("board-bit-units", { n: units }) },
        ...goalBit(t, telling.glossary, player),
      ],
    },
  ];
}
