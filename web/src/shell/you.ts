/**
 * Sentences about the reader's own seat, said to the reader: "Dagny takes 2 coins" becomes "You take 2 coins".
 *
 * The server tells everyone the same sentence, with names. In both languages such a sentence is the name, the verb
 * in the third person and the rest, so that only verbs change; what does not look like that is left as it is.
 */

import type { Language } from "../words";

/** A sentence without its subject: the clause begins with the verb. */
export interface Said {
  subject: string;
  clause: string;
}

/** The subject of a sentence that begins with this name, and what is said of it. */
export function saidOf(text: string, name: string): Said | null {
  if (!name || !text.startsWith(`${name} `)) return null;
  return { subject: name, clause: text.slice(name.length + 1) };
}

/** The same said to whom it is about; null if it cannot be turned. */
export function saidToYou({ clause }: Said, language: Language): Said | null {
  const turned = language === "pl" ? polish(clause) : english(clause);
  return turned === null ? null : { subject: language === "pl" ? "" : "You", clause: turned };
}

/** "Dagny's Cook feeds the Leader" becomes "Your Cook ...". In Polish the order of words would have to change. */
export function ofYours(text: string, name: string, language: Language): string {
  if (language !== "en" || !name) return text;
  const [first = "", ...rest] = text.split(`${name}'s `);
  return first === "" && rest.length > 0 ? `Your ${rest.join("your ")}` : [first, ...rest].join("your ");
}

export function sentence({ subject, clause }: Said): string {
  return subject ? `${subject} ${clause}` : clause.charAt(0).toUpperCase() + clause.slice(1);
}

const IRREGULAR: Readonly<Record<string, string>> = { has: "have", is: "are", will: "will", dies: "die" };

function englishVerb(verb: string): string | null {
  if (verb in IRREGULAR) return IRREGULAR[verb]!;
  if (/ies$/.test(verb)) return verb.replace(/ies$/, "y");
  if (/(ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.slice(0, -2);
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : null;
}

/** Verbs that follow an "and"; a plural noun may stand there too. */
const ENGLISH_SECOND = /(?<= and )(?:gets|has|keeps|leaves|puts|rolls|sets|shows|takes)\b/g;

function english(clause: string): string | null {
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)$/su.exec(clause) ?? [];
  const verb = englishVerb(first);
  if (verb === null) return null;
  return (
    verb + rest.replace(ENGLISH_SECOND, (second) => englishVerb(second) ?? second).replace("their own", "your own")
  );
}

/** What may stand between the subject and its verb. */
const POLISH_BEFORE = /^(?:(?:nie|nic nie|jak zawsze) )?/u;
const POLISH_SECOND =
  /(?<= i (?:nie )?|\()(?:bierze|dociera|dostaje|ma|odkłada|oszczędza|rzuca|zatrzymuje|zostawia)(?!\p{L})/gu;

/** In the present tense the second person has one ending more than the third: bierze, bierzesz. */
const polishVerb = (verb: string): string | null => (/[aeiy]$/.test(verb) ? `${verb}sz` : null);

function polish(clause: string): string | null {
  const before = POLISH_BEFORE.exec(clause)![0];
  const [, first = "", rest = ""] = /^(\p{L}+)(.*)$/su.exec(clause.slice(before.length)) ?? [];
  const verb = polishVerb(first);
  if (verb === null) return null;
  return before + verb + rest.replace(POLISH_SECOND, (second) => polishVerb(second) ?? second);
}
