/**
 * What is not needed for the first picture is fetched after it: how to get somewhere, what things mean, what happened.
 * Until it is here, single steps lead on, the glossary speaks for things, and the log for what happens.
 */

import type { Choice, Told } from "../../api/types";
import { addWords } from "../../words";
import type { Act, BoardModule, Explanation, Journey, Telling, Translate } from "../contract";
import type { AuroraView } from "./view";

const words = import.meta.glob<string>("@games/last_aurora/words/stage/*.ftl", { query: "?raw", import: "default" });
const read = (language: string): Promise<string> =>
  Object.entries(words).find(([path]) => path.endsWith(`/${language}.ftl`))![1]();

/** Whoever asked too early asks again. */
let teller = $state.raw<typeof import("./telling") | null>(null);

async function fetchAll(): Promise<void> {
  const [loaded] = await Promise.all([import("./telling"), addWords({ en: () => read("en"), pl: () => read("pl") })]);
  teller = loaded;
}

export const ready: Promise<void> = fetchAll();

export const explain = (telling: Telling<AuroraView>, id: string): Explanation | null =>
  teller?.explain(telling, id) ?? null;

export const acts = (events: readonly Told[], telling: Telling<AuroraView>): Act[] =>
  teller?.acts(events, telling) ?? [];

export const journeys = (view: AuroraView, choices: readonly Choice[], t: Translate): ReadonlyMap<string, Journey> =>
  teller?.journeys(view, choices, t) ?? new Map();

export const describe: BoardModule<AuroraView>["describe"] = (view, seats, t, glossary) =>
  teller?.describe(view, seats, t, glossary) ?? [];
