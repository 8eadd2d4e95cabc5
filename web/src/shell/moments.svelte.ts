/** Looking back without leaving the table: how it stood after an earlier move. */

import type { TableRequests } from "../api/tables";
import type { Moment } from "../api/types";
import { complain } from "../parts/toasts.svelte";

export class Moments {
  shown = $state.raw<Moment | null>(null);
  /** The last move of the walk. */
  last = $state(0);

  constructor(private readonly requests: TableRequests) {}

  async show(number: number, seat: number, last: number): Promise<void> {
    try {
      this.shown = await this.requests.moment(number, seat);
      this.last = last;
    } catch (error) {
      complain(error);
    }
  }

  step(by: number): void {
    const shown = this.shown;
    if (!shown) return;
    const next = shown.move + by;
    if (next > this.last) this.leave();
    else if (next >= 0) void this.show(next, shown.seat, this.last);
  }

  leave(): void {
    this.shown = null;
  }
}
