/** What dice show on average, and how likely they are to show at least this much. */

import { dice as dieCards, type Face, type Warrior } from "./content";
import { dieDamage } from "./tray";
import type { ChampionsView } from "./view";

export interface DiceChance {
  average: number;
  /** The chance of at least this much damage, from 0 to 1. */
  atLeast: (damage: number) => number;
}

/** The damage of a throw of these warriors, with what their leader adds; more than `most` does not count. */
export function diceChance(
  view: ChampionsView,
  seat: number,
  kinds: readonly Warrior[],
  most = Number.POSITIVE_INFINITY,
): DiceChance {
  let spread = new Map([[0, 1]]);
  for (const kind of kinds) {
    const faces = dieCards[kind]?.faces ?? [];
    const next = new Map<number, number>();
    for (const [sum, chance] of spread) {
      for (const face of faces) {
        const damage = Math.min(most, sum + dieDamage(view, seat, kind, face));
        next.set(damage, (next.get(damage) ?? 0) + chance / faces.length);
      }
    }
    spread = next;
  }
  const outcomes = [...spread];
  return {
    average: outcomes.reduce((sum, [damage, chance]) => sum + damage * chance, 0),
    atLeast: (least) => outcomes.reduce((sum, [damage, chance]) => (damage >= least ? sum + chance : sum), 0),
  };
}

/** `swordsman:hit_1` as the die and the face that it shows. */
export function dieOf(word: string): { kind: Warrior; face: Face } {
  const [kind, face] = word.split(":") as [Warrior, Face];
  return { kind, face };
}
