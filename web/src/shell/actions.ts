/** The few buttons of a prompt: what cannot be chosen on the board, and what is considered there. */

import type { Choice } from "../api/types";
import { byNature, remaining } from "../parts/picking";

/** Several choices that differ by a number alone make one action. */
export interface Action {
  key: string;
  choices: readonly Choice[];
  /** The one filled button: what the reader most likely wants to press. */
  isPrimary: boolean;
}

export interface Situation {
  choices: readonly Choice[];
  picked: readonly string[];
  /** What can be done with the thing pointed at, the most natural first. */
  aboutThing: readonly Choice[];
  /** What somebody recommends. */
  marked: string | null;
  verbs: readonly string[];
  isPlaced: (id: string) => boolean;
}

export const MOST = 5;
/** Fewer than this many are read faster as buttons. */
const STEPPER_FROM = 3;

/** Whether a choice must stand in the prompt: nothing that is left of it lies on the board. */
function isLoose(choice: Choice, { picked, isPlaced }: Situation): boolean {
  const left = choice.reason ? null : remaining(choice, picked);
  return left !== null && !left.some(isPlaced);
}

export function actionsOf(situation: Situation): Action[] {
  const { choices, aboutThing, marked, verbs, picked } = situation;
  const loose = byNature(
    choices.filter((choice) => isLoose(choice, situation)),
    verbs,
  );
  const near = aboutThing.filter((choice) => !loose.includes(choice) && remaining(choice, picked)!.length <= 1);
  const groups = [...near.slice(0, MOST - Math.min(2, loose.length)).map((choice) => [choice]), ...stepped(loose)];
  const shown = groups.slice(0, MOST);
  const primary = primaryOf(situation, shown, near[0] ?? null);
  return shown.map((group) => ({
    key: group.length > 1 ? `${group[0]!.verb} …` : group[0]!.move,
    choices: group,
    isPrimary: group === primary || group.some((choice) => choice.move === marked),
  }));
}

/** What is pointed at; or, where nothing can be done on the board, the most natural choice. */
function primaryOf(situation: Situation, shown: readonly Choice[][], pointed: Choice | null): Choice[] | null {
  if (situation.marked !== null) return null;
  if (pointed) return shown.find((group) => group[0] === pointed) ?? null;
  const isAllLoose = situation.choices.every(
    (choice) => choice.reason || isLoose(choice, situation) || remaining(choice, situation.picked) === null,
  );
  return isAllLoose ? (shown[0] ?? null) : null;
}

/** Runs of choices that differ by one number, each as a group; all others alone. */
function stepped(choices: readonly Choice[]): Choice[][] {
  const groups: Choice[][] = [];
  const byPattern = new Map<string, Choice[]>();
  for (const choice of choices) {
    const pattern = patternOf(choice.move);
    const known = byPattern.get(pattern);
    if (known) known.push(choice);
    else {
      const group = [choice];
      if (pattern !== choice.move) byPattern.set(pattern, group);
      groups.push(group);
    }
  }
  return groups.flatMap((group) =>
    group.length >= STEPPER_FROM && group.every((choice) => /\d/.test(choice.text))
      ? [group]
      : group.map((choice) => [choice]),
  );
}

/** A number within a name is none. */
const isNumber = (word: string): boolean => /^\d+$/.test(word);

/** A move with its number left out. */
function patternOf(move: string): string {
  const words = move.split(":");
  const at = words.findLastIndex(isNumber);
  return words.map((word, index) => (index === at ? "#" : word)).join(":");
}

/** The number that tells a choice from others like it. */
export const numberOf = ({ move }: Choice): string => move.split(":").findLast(isNumber) ?? "";
