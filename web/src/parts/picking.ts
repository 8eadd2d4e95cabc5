/** A move is built up target by target: each pick leaves the choices that hold all that was picked. */

import type { Choice } from "../api/types";

export type Outcome =
  | { kind: "play"; choice: Choice }
  /** Nothing on the board tells these apart any more. */
  | { kind: "menu"; choices: Choice[]; picked: string[] }
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

/** The choices, grey ones included, that go with what was picked. */
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

export function pick(choices: readonly Choice[], picked: readonly string[], id: string): Outcome {
  const legal = choices.filter((choice) => !choice.reason);
  const wider = [...picked, id];
  const fits = fitting(legal, wider);
  if (fits.length === 0) {
    if (picked.includes(id)) return { kind: "narrow", picked: picked.filter((one) => one !== id) };
    // Not part of the move so far: perhaps the beginning of another one.
    return picked.length > 0 && fitting(legal, [id]).length > 0 ? pick(choices, [], id) : { kind: "nothing" };
  }
  const only = fits[0]!;
  if (fits.length === 1) return { kind: "play", choice: only };
  const open = fits.every((choice) => remaining(choice, wider)!.length > 0);
  const distinct = new Set(fits.map((choice) => remaining(choice, wider)!.sort().join(" ")));
  if (open && distinct.size === fits.length) return { kind: "narrow", picked: wider };
  return { kind: "menu", choices: fits, picked: wider };
}
