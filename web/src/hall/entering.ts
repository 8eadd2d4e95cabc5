/** Nobody has to type a name before the first game. */

import { Refusal } from "../api/client";
import { session } from "../session.svelte";
import { norseName } from "./norse";

/** Enter as a guest with a friendly name, unless somebody has entered already. */
export async function enterSomehow(wished: string = norseName(0)): Promise<void> {
  if (session.me !== null) return;
  let name = wished;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await session.enter(name);
    } catch (error) {
      if (!(error instanceof Refusal) || error.kind !== "name-taken" || attempt > 8) throw error;
      name = norseName(attempt);
    }
  }
}
