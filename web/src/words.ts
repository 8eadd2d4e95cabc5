/** The words of the interface, by Project Fluent; a change of language shows at once. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createSubscriber } from "svelte/reactivity";
import { remember, remembered } from "./memory";
import { withMinus } from "./parts/minus";

export const LANGUAGES = ["en", "pl"] as const;
export type Language = (typeof LANGUAGES)[number];
export type WordSource = Record<Language, () => Promise<string>>;

const files = import.meta.glob<string>("@words/web/*/*.ftl", { query: "?raw", import: "default" });

const areas = new Map<string, WordSource>();

/** The words of one part of the client, such as its hall: a file in each language. */
export function wordsOf(area: string): WordSource {
  const load = (code: Language) => Object.entries(files).find(([path]) => path.endsWith(`/${code}/${area}.ftl`))![1]();
  const source = areas.get(area) ?? { en: () => load("en"), pl: () => load("pl") };
  areas.set(area, source);
  return source;
}

/** What has been asked for, and when it can be spoken. */
const sources = new Map<WordSource, Promise<void>>([[wordsOf("shell"), Promise.resolve()]]);

let current: Language = firstLanguage();
let bundle = new FluentBundle(current, { useIsolating: false });
let told: (() => void) | undefined;
const follow = createSubscriber((update) => {
  told = update;
});
// More words are not another language: whoever asks the server again in it waits for that.
let switched: (() => void) | undefined;
const followLanguage = createSubscriber((update) => {
  switched = update;
});

/** The stored choice, else the first language of the browser that we speak. */
export function firstLanguage(wished: readonly string[] = navigator.languages): Language {
  const chosen = remembered("language");
  const known = [chosen, ...wished.map((tag) => tag.slice(0, 2))].find((code) => isLanguage(code));
  return (known as Language | undefined) ?? "en";
}

export function isLanguage(code: unknown): code is Language {
  return LANGUAGES.includes(code as Language);
}

export function language(): Language {
  followLanguage();
  return current;
}

/** The sentence with this key. A missing one shows its key: that is seen and mended. */
export function t(key: string, facts?: Record<string, string | number>): string {
  follow();
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return withMinus(bundle.formatPattern(message.value, facts ?? null, []));
}

/** Whether there is a sentence with this key. */
export function hasWord(key: string): boolean {
  follow();
  return bundle.hasMessage(key);
}

let wishes = 0;

/** Load everything in a language and then change to it, unless another one is wished for meanwhile. */
export async function speak(wished: Language, byChoice = false): Promise<void> {
  const wish = ++wishes;
  const texts = await Promise.all([...sources.keys()].map((source) => source[wished]()));
  if (wish !== wishes) return;
  const next = new FluentBundle(wished, { useIsolating: false });
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  current = wished;
  document.documentElement.lang = wished;
  if (byChoice) remember("language", wished);
  told?.();
  switched?.();
}

/** Words that come with a lazily loaded part, such as a page or a board. */
export function addWords(source: WordSource): Promise<void> {
  const known = sources.get(source);
  if (known) return known;
  const added = add(source);
  sources.set(source, added);
  // What could not be loaded may be asked for again.
  added.catch(() => sources.delete(source));
  return added;
}

/** The words of a board: two boards may use one key, and the one that is shown now is meant. */
export function renewWords(source: WordSource): Promise<void> {
  sources.delete(source);
  return addWords(source);
}

async function add(source: WordSource): Promise<void> {
  const wished = current;
  const text = await source[wished]();
  // The language has changed meanwhile, perhaps without these words.
  if (wished !== current) return add(source);
  bundle.addResource(new FluentResource(text), { allowOverrides: true });
  told?.();
}
