/** A board is shown as soon as its first picture can be drawn; what it can tell besides comes a moment later. */

import type { BoardModule, BoardSource, BoardTales } from "./contract";

export function whole<View>(
  { tales, ...face }: BoardSource<View>,
  failed: (error: unknown) => void,
): BoardModule<View> {
  /** Whoever asked too early asks again when it is there. */
  let told = $state.raw<BoardTales<View> | null>(null);
  tales().then((loaded) => (told = loaded), failed);
  return {
    ...face,
    get Own() {
      return told?.Own ?? null;
    },
    get ActPicture() {
      return told?.ActPicture ?? null;
    },
    acts: (events, telling) => told?.acts(events, telling) ?? [],
    describe: (view, seats, t, glossary) => told?.describe(view, seats, t, glossary) ?? [],
    explain: (telling, id) => told?.explain(telling, id) ?? null,
    further: (telling, seat) => told?.further(telling, seat) ?? { bits: [], lines: [] },
    journeys: (view, choices, t, plan) => told?.journeys(view, choices, t, plan) ?? new Map(),
    emblem: (telling, id) => told?.emblem(telling, id) ?? null,
    listed: (telling, choice) => told?.listed(telling, choice) ?? { group: null, emblem: null },
    forecast: (telling, considered, journey) => told?.forecast(telling, considered, journey) ?? null,
  };
}
