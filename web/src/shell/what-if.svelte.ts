/** Only imagined: answers for all seats on a private copy, in which the unknown is redealt. */

import type { TableRequests } from "../api/tables";
import type { BranchAnswer, BranchPicture, BranchSeat } from "../api/types";
import { complain } from "../parts/toasts.svelte";

export class WhatIf {
  branch = $state.raw<BranchPicture | null>(null);
  answers = $state.raw<BranchAnswer[]>([]);
  private world = $state(0);
  busy = $state(false);

  constructor(
    private readonly requests: TableRequests,
    readonly seat: number,
    readonly at: number,
  ) {}

  get asked(): BranchSeat | null {
    return this.branch?.asked[0] ?? null;
  }

  begin = () => this.ask([], this.world);
  answer = (seat: number, move: string) => this.ask([...this.answers, { seat, move }], this.world);
  stepBack = () => this.ask(this.answers.slice(0, -1), this.world);
  /** The same beginning in another world: what was played may not even be possible there. */
  redeal = () => this.ask([], this.world + 1);

  private async ask(answers: BranchAnswer[], world: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      this.branch = await this.requests.whatIf(this.seat, this.at, world, answers);
      this.answers = answers;
      this.world = world;
    } catch (error) {
      complain(error);
    }
    this.busy = false;
  }
}
