/** The few lines that the table shows around the board. */

import type { Bit, Phase, Translate } from "../contract";
import { ROUNDS, WARRIORS } from "./content";
import type { ChampionsView } from "./view";

const PHASES = ["workers", "assign", "fights", "cleanup"] as const;
type PhaseName = (typeof PHASES)[number] | "setup";

const STEPS: Readonly<Record<string, PhaseName>> = {
  ChooseLeader: "setup",
  AssignWarriors: "assign",
  AssignTogether: "assign",
  AfterRoll: "fights",
  PickDice: "fights",
  LoseWarriors: "fights",
  UseFame: "fights",
  NameBlamed: "fights",
  ReplaceJourney: "fights",
  LoseFromShip: "fights",
  FinalRunes: "cleanup",
};

/** Runes can be used in several phases; then the table itself tells which it is. */
export function phaseOf(view: ChampionsView): PhaseName | null {
  const step = view.waiting_for;
  if (step === null) return null;
  const known = STEPS[step];
  if (known) return known;
  if (step !== "ChooseGift" && step !== "OpenDestiny") return "workers";
  if (view.fights.every(({ enemy }) => enemy === null)) return "cleanup";
  return view.players.some(({ workers }) => workers > 0) ? "workers" : "assign";
}

export function phases(view: ChampionsView, t: Translate): Phase[] {
  const now = phaseOf(view);
  if (now === "setup") return [{ name: t("board-phase-setup"), current: true }];
  return PHASES.map((phase) => ({ name: t(`board-phase-${phase}`), current: phase === now }));
}

export const heading = (view: ChampionsView, t: Translate): string =>
  t("board-round", { round: view.round, rounds: ROUNDS });

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
