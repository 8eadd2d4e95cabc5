/** Things come and go while somebody looks at them. */

import { expect, test, vi } from "vitest";
import { looking } from "../src/parts/looking";

test("a thing that is taken away while it has the focus is no longer considered", () => {
  const thing = document.createElement("button");
  const now = $state<{ considered: string | null }>({ considered: null });
  const consider = (id: string | null) => (now.considered = id);
  const stop = looking(() => ({ id: "sage", consider, inspect: () => undefined }))(thing);
  vi.spyOn(thing, "matches").mockReturnValue(true);
  thing.dispatchEvent(new FocusEvent("focus"));
  expect(now.considered).toBe("sage");
  // Browsers report a lost focus at once, in the middle of what Svelte is just working out.
  const drawn = $derived(thing.dispatchEvent(new FocusEvent("blur")));
  expect(() => drawn).not.toThrow();
  expect(now.considered).toBeNull();
  stop();
});
