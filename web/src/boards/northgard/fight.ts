/** A combat as it is staged: which step it is at, and where each point comes from. */

import type { CombatView, SideView } from "./view";

export const STAGES = ["food", "roll", "casualties", "retreat"] as const;

/** The bead that is lit; pushing comes before all of them, the bonus belongs to the roll. */
export function stageOf({ step }: CombatView): number {
  if (step === "push") return -1;
  if (step === "bonus") return 1;
  return STAGES.indexOf(step as (typeof STAGES)[number]);
}

export interface PointRow {
  key: string;
  /** Of the attacker and of the defender; null while it is open. */
  points: [number | null, number | null];
}

const SOURCES: readonly (readonly [string, keyof SideView])[] = [
  ["units", "unit_points"],
  ["card", "card_points"],
  ["buildings", "building_points"],
  ["clan", "clan_points"],
  ["food", "food"],
  ["die", "die_points"],
  ["bonus", "bonus_points"],
];

/** The sources that count for somebody; units, food and die are always named. */
export function pointRows({ attacker, defender }: CombatView): PointRow[] {
  const open = (side: SideView, key: keyof SideView): number | null =>
    key === "die_points" && side.die === null
      ? null
      : key === "food" && side.seat === null
        ? 0
        : (side[key] as number | null);
  return SOURCES.map(([key, field]) => ({
    key,
    points: [open(attacker, field), open(defender, field)] as [number | null, number | null],
  })).filter(({ key, points }) => ["units", "food", "die"].includes(key) || points.some((n) => n !== 0));
}
