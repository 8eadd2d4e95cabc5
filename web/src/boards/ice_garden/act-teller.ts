/** How acts speak of seats, regions and amounts, and what all of them have in common. */

import type { Act, ActLine, ActSound, ActStop, Telling } from "../contract";
import { nameOf, seatName } from "./texts";
import type { IceGardenView } from "./view";
import type { Group } from "./act-group";
import type { Picture } from "./act-picture";

export type IceTelling = Telling<IceGardenView>;

/** The facts of a sentence about a seat: its name, and whether it is the reader. */
export const who = (telling: IceTelling, seat: number): { name: string; you: "yes" | "no" } => ({
  name: seatName(telling, telling.view, seat),
  you: seat === telling.view.seat ? "yes" : "no",
});

export const regionName = (telling: IceTelling, region: string | null): string =>
  region ? nameOf(telling, region) : "";

/** The last event of a kind, with its facts. */
export function factsOf(group: Group, ...kinds: string[]): Record<string, unknown> | null {
  return group.events.findLast(({ kind }) => kinds.includes(kind))?.facts ?? null;
}

export const allOf = (group: Group, ...kinds: string[]): { kind: string; facts: Record<string, unknown> }[] =>
  group.events.filter(({ kind }) => kinds.includes(kind));

interface Telltale {
  title: string;
  heading?: string;
  cause: string;
  run?: readonly ActStop[];
  steps?: readonly string[];
  about: readonly (string | null)[];
  seat: number | null;
  verdict?: string | null;
  reason?: string | null;
  result: string;
  isGood?: boolean | null;
  lines?: readonly ActLine[];
  sound?: ActSound;
  weight: number;
  picture: Picture;
}

/** An act of this game. Nothing here is the reader's own roll, so no act waits for a tap. */
export function act(group: Group, what: Telltale): Act {
  const move = group.events.at(-1)!.move;
  return {
    key: `${move}-${group.kind}-${what.about[0] ?? ""}-${what.title}`,
    kind: group.kind,
    move,
    title: what.title,
    ...(what.heading && { heading: what.heading }),
    cause: what.cause,
    ...(what.run && { run: what.run }),
    steps: what.steps?.length ? what.steps : [what.title],
    about: what.about.filter((id) => id !== null),
    seat: what.seat,
    waits: false,
    ...(what.verdict && { verdict: what.verdict }),
    ...(what.reason && { reason: what.reason }),
    result: what.result,
    isGood: what.isGood ?? null,
    lines: what.lines ?? [],
    sound: what.sound ?? "none",
    weight: what.weight,
    facts: { picture: what.picture },
  };
}
