/** A move is built up target by target: each pick leaves the choices that hold all that was picked. */

import type { Choice } from "../api/types";

export type Outcome =
  | { kind: "play"; choice: Choice }
  /** Several moves are left: the next target tells them apart, or the prompt asks which one. */
  | { kind: "narrow"; picked: string[] }
  | { kind: "nothing" };

/** The targets left to pick, or null if the choice does not hold what was picked. */
export function remaining(choice: Choice, picked: readonly string[]): string[] | null {
  const left = [...choice.targets];
  for (const id of picked) {
    const at = left.indexOf(id);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The choices, impossible ones included, that go with what was picked. */
export function fitting(choices: readonly Choice[], picked: readonly string[]): Choice[] {
  return choices.filter((choice) => remaining(choice, picked) !== null);
}

/** All that can be picked next, each with the choices it leads to. */
export function targetsOf(choices: readonly Choice[], picked: readonly string[]): Map<string, Choice[]> {
  const targets = new Map<string, Choice[]>();
  for (const choice of choices) {
    if (choice.reason) continue;
    for (const id of new Set(remaining(choice, picked) ?? [])) {
      const known = targets.get(id);
      if (known) known.push(choice);
      else targets.set(id, [choice]);
    }
  }
  return targets;
}

/** How natural a verb is: the smaller, the more. A verb that a board does not name comes last. */
export function rank(verbs: readonly string[], verb: string): number {
  const at = verbs.indexOf(verb);
  return at < 0 ? verbs.length : at;
}

/** The most natural verbs first; choices of the same verb keep their order. */
export function byNature(choices: readonly Choice[], verbs: readonly string[]): Choice[] {
  return [...choices].sort((a, b) => rank(verbs, a.verb) - rank(verbs, b.verb));
}

/** The choice that a click means, if nothing but its verb has to be guessed. */
function natural(fits: readonly Choice[], picked: readonly string[], verbs: readonly string[]): Choice | null {
  if (fits.length === 1) return fits[0]!;
  const best = Math.min(...fits.map((choice) => rank(verbs, choice.verb)));
  const likely = fits.filter((choice) => rank(verbs, choice.verb) === best);
  const only = likely[0]!;
  return likely.length === 1 && best < verbs.length && remaining(only, picked)!.length === 0 ? only : null;
}

export function pick(
  choices: readonly Choice[],
  picked: readonly string[],
  id: string,
  verbs: readonly string[] = [],
): Outcome {
  const legal = choices.filter((choice) => !choice.reason);
  const wider = [...picked, id];
  const fits = fitting(legal, wider);
  if (fits.length === 0) {
    if (picked.includes(id)) return { kind: "narrow", picked: picked.filter((one) => one !== id) };
    // Not part of the move so far: perhaps the beginning of another one.
    return picked.length > 0 && fitting(legal, [id]).length > 0 ? pick(choices, [], id, verbs) : { kind: "nothing" };
  }
  const meant = natural(fits, wider, verbs);
  return meant ? { kind: "play", choice: meant } : { kind: "narrow", picked: wider };
}
