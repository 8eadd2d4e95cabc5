/** A board on which nothing can be done: for figures of the rulebook and for what is drawn on the stage. */

import type { BoardProps, Glossary, Telling } from "../contract";

type Deeds = Omit<BoardProps<unknown>, keyof Telling<unknown>>;

const ignore = (): void => undefined;

const NOTHING_TO_DO: Deeds = {
  targets: new Map(),
  choices: [],
  picked: [],
  considered: null,
  journey: null,
  act: null,
  isActDone: false,
  lit: null,
  outlooks: {},
  events: [],
  still: true,
  pick: ignore,
  consider: ignore,
  inspect: ignore,
};

/** What a board needs in order to show a position and nothing else. */
export function stillProps<View>(telling: Telling<View>): BoardProps<View> {
  return { ...NOTHING_TO_DO, ...telling };
}

/** A glossary in which whatever is not known has no name: a picture is not lettered with ids. */
export function nameless(known: () => Glossary = () => ({})): Glossary {
  return new Proxy<Record<string, Glossary[string]>>(
    {},
    { get: (_, id) => known()[String(id)] ?? { name: "", text: null, rule: null } },
  );
}
