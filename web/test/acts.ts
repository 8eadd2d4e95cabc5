/** Acts and scenes for tests, of which only what a test is about has to be said. */

import type { Act, Telling } from "../src/boards/contract";
import type { Scene } from "../src/shell/stage/director.svelte";

export function act(wished: Partial<Act> = {}): Act {
  return {
    key: "act",
    kind: "fight",
    move: 1,
    title: "Signe fights the Troll",
    cause: "She claimed it.",
    steps: ["Roll", "Hits", "Losses"],
    about: ["troll"],
    seat: 1,
    waits: false,
    result: "2 hits",
    isGood: null,
    lines: [],
    sound: "dice",
    weight: 1,
    facts: {},
    ...wished,
  };
}

export const telling: Telling<unknown> = { view: null, seats: [], glossary: {}, t: (key) => key };

export const scene = (wished: Partial<Act> = {}): Scene => ({ act: act(wished), telling });
