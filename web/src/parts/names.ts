/** The names of a game's things, for drawings that letter them where there is no table. */

import { getContext, setContext } from "svelte";
import type { Glossary } from "../boards/contract";

const KEY = Symbol("names");

export const shareNames = (read: () => Glossary): unknown => setContext(KEY, read);

/** Empty where nobody shares any. */
export const sharedNames = (): (() => Glossary) => getContext<(() => Glossary) | undefined>(KEY) ?? (() => ({}));
