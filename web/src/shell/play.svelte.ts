/** What the reader is about to do at a table: picks, previews, imagined moves, looks back. */

import type { Choice, HintInfo, Told } from "../api/types";
import { Choosing } from "../parts/choosing.svelte";
import { complain } from "../parts/toasts.svelte";
import { Moments } from "./moments.svelte";
import { SPECTATOR, type TableSession } from "./table.svelte";
import { WhatIf } from "./what-if.svelte";

const NO_CHOICES: readonly Choice[] = [];

export class Play extends Choosing {
  hints = $state.raw<HintInfo[] | null>(null);
  thinking = $state(false);
  whatIf = $state.raw<WhatIf | null>(null);
  readonly moments: Moments;

  constructor(private readonly table: TableSession) {
    super();
    this.moments = new Moments(table.requests);
  }

  get seat(): number {
    return this.table.view?.seat ?? SPECTATOR;
  }

  /** Questions are answered in the present, or in a branch; never while looking back or watching the stage. */
  choices = $derived.by((): readonly Choice[] => {
    if (this.table.director.isOn) return NO_CHOICES;
    if (this.whatIf) return this.whatIf.asked?.choices ?? NO_CHOICES;
    if (this.moments.shown) return NO_CHOICES;
    return this.table.view?.decision?.choices ?? NO_CHOICES;
  });

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

  light = (id: string | null): void => {
    this.lit = id;
  };

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
