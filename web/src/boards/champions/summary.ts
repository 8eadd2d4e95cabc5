/** The few lines that the table shows around the board. */

import type { Bit, Phase, Telling, Translate } from "../contract";
import { ROUNDS, WARRIORS } from "./content";
import type { ChampionsView } from "./view";

const PHASES = ["workers", "assign", "fights", "cleanup"] as const;

export function phases(view: ChampionsView, t: Translate): Phase[] {
  if (view.phase === "setup") return [{ name: t("board-phase-setup"), current: true }];
  return PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), current: phase === view.phase }));
}

export const heading = (view: ChampionsView, t: Translate): string =>
  t("board-round", { round: view.round, rounds: ROUNDS });

export function persona({ view, glossary }: Telling<ChampionsView>, seat: number): string | null {
  const leader = view.players[seat]?.leader;
  return leader ? (glossary[leader]?.name ?? null) : null;
}

/** All warriors of a seat: at home and, where it may be known, sent out. */
export function warriorsOf(view: ChampionsView, seat: number): { home: number; out: Record<string, number> } {
  const sum = (crew: Readonly<Record<string, number>>) => WARRIORS.reduce((n, warrior) => n + (crew[warrior] ?? 0), 0);
  const out: Record<string, number> = {};
  for (const { holder, crew } of [...view.fights, ...view.ships]) {
    if (holder !== seat || !crew) continue;
    for (const warrior of WARRIORS) out[warrior] = (out[warrior] ?? 0) + (crew[warrior] ?? 0);
  }
  return { home: sum(view.players[seat]?.warriors ?? {}), out };
}

export function bits(view: ChampionsView, seat: number, t: Translate): Bit[] {
  const player = view.players[seat];
  if (!player) return [];
  const { home, out } = warriorsOf(view, seat);
  const warriors = home + WARRIORS.reduce((n, warrior) => n + (out[warrior] ?? 0), 0);
  return [
    { icon: "broadsword", count: warriors, label: t("board-amount-warrior", { n: warriors }) },
    { icon: "meat", count: player.food, label: t("board-amount-food", { n: player.food }) },
    { icon: "wood-beam", count: player.wood, label: t("board-amount-wood", { n: player.wood }) },
    { icon: "two-coins", count: player.coin, label: t("board-amount-coin", { n: player.coin }) },
  ];
}
