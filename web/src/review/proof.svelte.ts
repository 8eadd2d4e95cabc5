/** Running a game again to see that nobody helped chance. */

import type { TableRequests } from "../api/tables";
import type { Proof } from "../api/types";
import { type Check, checkSaga } from "../draw/checks";
import { keptOf } from "../draw/kept";
import { complain } from "../parts/toasts.svelte";

export class Proving {
  /** What the server found when it ran the game again. */
  proof = $state.raw<Proof | null>(null);
  /** What this page found by itself. */
  checks = $state.raw<readonly Check[]>([]);
  isRunning = $state(false);

  constructor(private readonly requests: TableRequests) {}

  run = async (): Promise<void> => {
    this.isRunning = true;
    try {
      const [proof, saga] = await Promise.all([this.requests.proof(), this.requests.saga()]);
      this.checks = checkSaga(saga, keptOf(this.requests.id));
      this.proof = proof;
    } catch (error) {
      complain(error);
    }
    this.isRunning = false;
  };
}
