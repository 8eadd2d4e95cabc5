/** What the reader is about to do at a table: picks, previews, imagined moves, looks back. */

import type { Choice, HintInfo, Told } from "../api/types";
import { pick, targetsOf } from "../parts/picking";
import { complain } from "../parts/toasts.svelte";
import { Moments } from "./moments.svelte";
import { SPECTATOR, type TableSession } from "./table.svelte";
import { WhatIf } from "./what-if.svelte";

const NO_CHOICES: readonly Choice[] = [];

export class Play {
  picked = $state.raw<string[]>([]);
  menu = $state.raw<{ choices: Choice[]; x: number; y: number } | null>(null);
  lit = $state<string | null>(null);
  inspected = $state<string | null>(null);
  hints = $state.raw<HintInfo[] | null>(null);
  thinking = $state(false);
  whatIf = $state.raw<WhatIf | null>(null);
  readonly moments: Moments;
  /** Where a menu opens: the last place that was pointed at. */
  private pointer = { x: 0, y: 0 };

  constructor(private readonly table: TableSession) {
    this.moments = new Moments(table.requests);
  }

  get seat(): number {
    return this.table.view?.seat ?? SPECTATOR;
  }

  /** Questions are answered in the present, or in a branch; never while looking back. */
  choices = $derived.by((): readonly Choice[] => {
    if (this.whatIf) return this.whatIf.asked?.choices ?? NO_CHOICES;
    if (this.moments.shown) return NO_CHOICES;
    return this.table.view?.decision?.choices ?? NO_CHOICES;
  });

  targets = $derived.by(() => targetsOf(this.choices, this.picked));

  view = $derived.by((): unknown => {
    if (this.whatIf?.branch) return this.whatIf.branch.view;
    return this.moments.shown?.view ?? this.table.view?.view ?? null;
  });

  get events(): readonly Told[] {
    if (this.whatIf?.branch) return this.whatIf.branch.events.filter((one) => one.move === this.whatIf?.answers.length);
    return this.moments.shown?.events ?? this.table.events;
  }

  play = (choice: Choice): void => {
    if (choice.reason) return;
    this.clear();
    const asked = this.whatIf?.asked;
    if (this.whatIf && asked) void this.whatIf.answer(asked.seat, choice.move);
    else void this.table.play(choice);
  };

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

  inspect = (id: string | null): void => {
    this.inspected = id;
  };

  light = (id: string | null): void => {
    this.lit = id;
  };

  pointAt(x: number, y: number): void {
    this.pointer = { x, y };
  }

  /** Forget what was begun. */
  clear = (): void => {
    this.picked = [];
    this.menu = null;
    this.lit = null;
    this.hints = null;
  };

  async askHint(): Promise<void> {
    if (this.thinking || !this.table.view?.decision || this.whatIf) return;
    this.thinking = true;
    try {
      this.hints = await this.table.requests.hint(this.seat);
    } catch (error) {
      complain(error);
    }
    this.thinking = false;
  }

  playHint = (move: string): void => {
    const choice = this.choices.find((one) => one.move === move);
    if (choice) this.play(choice);
  };

  async imagine(): Promise<void> {
    const picture = this.table.picture;
    if (!picture || this.seat === SPECTATOR) return;
    const at = this.moments.shown?.move ?? picture.moves;
    this.moments.leave();
    this.clear();
    const branch = new WhatIf(this.table.requests, this.seat, at);
    // From here on no key plays in earnest, even before the branch is there.
    this.whatIf = branch;
    await branch.begin();
    if (!branch.branch) this.stopImagining();
  }

  stopImagining(): void {
    this.whatIf = null;
    this.clear();
  }
}
