import type { Glossary } from "../boards/contract";

/** The imperative of a prompt, and what it adds. */
export function firstSentence(text: string): { title: string; rest: string } {
  const found = /^(.+?[.!?])\s+(?=\p{Lu})(.+)$/su.exec(text);
  return found ? { title: found[1]!, rest: found[2]! } : { title: text, rest: "" };
}

/** A sentence, or its beginning, after which something follows. */
export const withoutStop = (text: string): string => text.replace(/[.:,;]$/, "");

/** A place to go to, for a sentence: its name, and its form with a preposition where the language has one. */
export const goalWords = (glossary: Glossary, id: string): Record<string, string> => ({
  goal: glossary[id]?.name ?? id,
  to: glossary[id]?.cases?.["to"] ?? "none",
});
