/** Running a game again to see that nobody helped chance. */

import type { TableRequests } from "../api/tables";
import type { Proof } from "../api/types";
import { complain } from "../parts/toasts.svelte";

export class Proving {
  proof = $state.raw<Proof | null>(null);
  isRunning = $state(false);

  constructor(private readonly requests: TableRequests) {}

  run = async (): Promise<void> => {
    this.isRunning = true;
    try {
      this.proof = await this.requests.proof();
    } catch (error) {
      complain(error);
    }
    this.isRunning = false;
  };
}
