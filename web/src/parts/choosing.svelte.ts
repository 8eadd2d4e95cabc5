/** What a reader is about to choose: what is picked so far, lit up, and looked at. */

import type { Choice } from "../api/types";
import { Inspecting } from "./inspecting.svelte";
import { pick, targetsOf } from "./picking";

export abstract class Choosing {
  picked = $state.raw<string[]>([]);
  menu = $state.raw<{ choices: Choice[]; x: number; y: number } | null>(null);
  lit = $state<string | null>(null);
  /** The choice under the pointer, the focus or the first tap. */
  considered = $state.raw<Choice | null>(null);
  readonly inspecting = new Inspecting();
  readonly inspect = this.inspecting.show;
  /** Where a menu opens: the last place that was pointed at. */
  private pointer = { x: 0, y: 0 };

  abstract readonly choices: readonly Choice[];
  abstract readonly play: (choice: Choice) => void;

  targets = $derived.by(() => targetsOf(this.choices, this.picked));

  pick = (id: string): void => {
    const outcome = pick(this.choices, this.picked, id);
    this.menu = null;
    if (outcome.kind === "play") this.play(outcome.choice);
    else if (outcome.kind === "narrow") this.picked = outcome.picked;
    else if (outcome.kind === "menu") {
      this.picked = outcome.picked;
      this.menu = { choices: outcome.choices, ...this.pointer };
    } else this.inspect(id);
  };

  /** A thing on the board is pointed at: if one choice is left with it, that one is considered. */
  considerThing = (id: string | null): void => {
    const fits = id === null ? [] : (this.targets.get(id) ?? []);
    this.considered = fits.length === 1 ? fits[0]! : null;
  };

  pointAt(x: number, y: number): void {
    this.pointer = { x, y };
  }
}
