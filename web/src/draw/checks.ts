/** Whether the seed of a finished game was drawn as it should be, by what this browser has kept and can compute. */

import type { Draw, Saga } from "../api/types";
import { type Kept, pledgeOf } from "./kept";
import { sha256 } from "./sha256";

export interface Check {
  /** null: there is nothing to compare. */
  holds: boolean | null;
  /** The key of its sentence. */
  sentence: string;
  facts?: Record<string, string | number>;
}

const said = (holds: boolean | null, sentence: string): Check => ({
  holds,
  sentence: `web-check-${sentence}${holds === null ? "-unknown" : holds ? "" : "-not"}`,
});

export function checkSaga(saga: Saga, kept: Partial<Kept>): Check[] {
  const isKept = kept.commitment === undefined ? null : kept.commitment === saga.commitment;
  const commitment = said(isKept, "commitment");
  if (saga.draw === null) return [commitment, { holds: null, sentence: "web-check-not-drawn" }];
  const { draw } = saga;
  return [
    commitment,
    said(sha256(`meadhall secret\n${draw.secret}`) === saga.commitment, "secret"),
    ...whoAdded(saga.seats, draw),
    said(isYoursIn(draw, kept), "yours"),
    ...(draw.pledges.some(Boolean) ? [said(arePledgesKept(draw, kept), "pledges")] : []),
    said(seedFrom(draw) === saga.seed, "seed"),
  ];
}

export function seedFrom({ secret, pledges, contributions }: Draw): string {
  const lines = pledges.map((pledge, seat) => `${pledge || "-"} ${contributions[seat] || "-"}`);
  return sha256(["meadhall seed", secret, ...lines].join("\n"));
}

function whoAdded(names: readonly string[], draw: Draw): Check[] {
  const added = names.filter((_, seat) => draw.contributions[seat]);
  const silent = names.filter((_, seat) => draw.pledges[seat] && !draw.contributions[seat]);
  return [
    added.length > 0
      ? { holds: null, sentence: "web-check-added", facts: { names: added.join(", ") } }
      : { holds: null, sentence: "web-check-added-nobody" },
    ...(silent.length > 0 ? [{ holds: null, sentence: "web-check-silent", facts: { names: silent.join(", ") } }] : []),
  ];
}

/** null where this browser has nothing in it: it did not sit down here, or was not asked to reveal anything. */
function isYoursIn(draw: Draw, { contribution, pledges }: Partial<Kept>): boolean | null {
  if (contribution === undefined || pledges === undefined) return null;
  return draw.contributions.includes(contribution);
}

function arePledgesKept(draw: Draw, { pledges }: Partial<Kept>): boolean {
  const fit = draw.pledges.every(
    (pledge, seat) => !draw.contributions[seat] || pledgeOf(draw.contributions[seat]) === pledge,
  );
  return fit && (pledges === undefined || pledges.join() === draw.pledges.join());
}
