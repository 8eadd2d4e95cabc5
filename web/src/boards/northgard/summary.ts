/** The few lines that the table shows around the board. */

import type { Bit, Phase, Telling, Translate } from "../contract";
import { RESOURCES } from "./content";
import type { NorthgardView } from "./view";

const PHASES = ["start_of_year", "actions", "creatures", "harvest", "winter", "end_of_year"] as const;

/** With the Creatures module there is a deck of them, a line, or a pile of the beaten. */
export const hasCreatures = (view: NorthgardView): boolean =>
  view.creature_deck + view.creature_line.length + view.creature_discard.length > 0;

export function phases(view: NorthgardView, t: Translate): Phase[] {
  if (view.phase === "setup" || view.phase === "end") return [{ name: t(`board-phase-${view.phase}`), current: true }];
  return PHASES.filter((phase) => phase !== "creatures" || hasCreatures(view)).map((phase) => ({
    name: t(`board-phase-${phase}`),
    current: phase === view.phase,
  }));
}

export const heading = (view: NorthgardView, t: Translate): string =>
  t("board-year", { year: view.year, years: view.years });

/** The clan that a seat leads. */
export function persona({ view, glossary }: Telling<NorthgardView>, seat: number): string | null {
  const clan = view.players[seat]?.clan ?? null;
  return clan === null ? null : (glossary[clan]?.name ?? clan);
}

/** Glory is kept face down (NUL-INFO-02): where it is hidden the table shows no figure. */
export function scoreOf(view: NorthgardView, seat: number): number | null {
  const sheet = view.glory_by_source?.[seat];
  return sheet ? Object.values(sheet).reduce((sum, n) => sum + n, 0) : (view.players[seat]?.glory ?? null);
}

const ICONS = { food: "wheat", wood: "wood-pile", lore: "rune-stone" } as const;

export function bits(view: NorthgardView, seat: number, t: Translate): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  return [
    ...RESOURCES.map((kind) => ({
      icon: ICONS[kind],
      count: player[kind],
      label: t(`board-amount-${kind}`, { n: player[kind] }),
    })),
    { icon: "meeple", count: player.units_on_map, label: t("board-amount-unit", { n: player.units_on_map }) },
    { icon: "scroll-unfurled", count: player.hand_size, label: t("board-amount-card", { n: player.hand_size }) },
  ];
}
