/** What one seat did with one move, as one sentence; what does not fit into it can be unfolded. */

import type { Told } from "../api/types";
import type { SeatLook } from "../boards/contract";
import type { Language } from "../words";
import { ofYours, type Said, saidOf, saidToYou, sentence } from "./you";

export interface Paragraph {
  text: string;
  /** The facts of all that it tells, so that the things it names can be found. */
  facts: Record<string, unknown>;
  /** All sentences one by one, where the text leaves something out. */
  folded: Told[];
}

/** More clauses than these are folded away. */
const CLAUSES = 4;
const AND: Readonly<Record<Language, string>> = { en: "and", pl: "i" };

/** What the reader has is called theirs. */
function textOf(event: Told, look: SeatLook | undefined, language: Language): string {
  return look?.yours ? ofYours(event.text, look.name, language) : event.text;
}

function said(event: Told, look: SeatLook | undefined, language: Language): Said | null {
  const found = look ? saidOf(textOf(event, look, language), look.name) : null;
  return found && look!.yours ? (saidToYou(found, language) ?? found) : found;
}

/** A sentence about the reader's own seat is said to the reader. */
export function spokenTo(event: Told, looks: readonly SeatLook[], language: Language): string {
  const seat = event.facts["seat"];
  const look = typeof seat === "number" ? looks[seat] : undefined;
  const found = said(event, look, language);
  return found ? sentence(found) : textOf(event, look, language);
}

export function paragraph(events: readonly Told[], look: SeatLook | undefined, language: Language): Paragraph {
  const clauses = events.map((event) => said(event, look, language));
  const subject = clauses[0]?.subject;
  const facts = { ids: events.flatMap((event) => Object.values(event.facts).flat()) };
  const isOne = clauses.every((one) => one !== null && one.subject === subject && /^[^.!?]*[.!]$/.test(one.clause));
  if (events.length > 1 && isOne) {
    const all = joined(clauses.map((one) => one!.clause.slice(0, -1)));
    const told = all.slice(0, CLAUSES);
    const end = clauses.some((one) => one!.clause.endsWith("!")) ? "!" : ".";
    return {
      text: sentence({ subject: subject!, clause: `${listed(told, language)}${end}` }),
      facts,
      folded: all.length > CLAUSES ? [...events] : [],
    };
  }
  const texts = events.map((event, index) =>
    clauses[index] ? sentence(clauses[index]) : textOf(event, look, language),
  );
  return {
    text: texts.slice(0, CLAUSES).join(" "),
    facts,
    folded: texts.length > CLAUSES ? [...events] : [],
  };
}

/** A verb and an amount, or what leads to a name. */
const PARTED = /^(\p{L}+ )(\d.*)$|^([^\p{Lu}\d]+ )(\p{Lu}.*)$/su;

/**
 * What begins alike becomes one clause: "gains 1 coin" and "gains 2 food", "drives to Valley 2" and "drives to
 * Valley 3"; equal clauses are counted.
 */
function joined(clauses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const clause of clauses) counts.set(clause, (counts.get(clause) ?? 0) + 1);
  const made: string[] = [];
  let before = "";
  for (const [clause, count] of counts) {
    const [, verb, amount, way, name] = PARTED.exec(clause) ?? [];
    const lead = verb ?? way ?? "";
    const rest = amount ?? name ?? clause;
    const counted = count > 1 ? `${rest} (×${count})` : rest;
    if (lead && lead === before) made.push(`${made.pop()}, ${counted}`);
    else made.push(`${lead}${counted}`);
    before = lead;
  }
  return made;
}

function listed(clauses: readonly string[], language: Language): string {
  if (clauses.length === 1) return clauses[0]!;
  // Clauses that have commas of their own need a stronger mark between them.
  if (clauses.slice(0, -1).some((clause) => /[,:;]/.test(clause))) return clauses.join("; ");
  return `${clauses.slice(0, -1).join(", ")} ${AND[language]} ${clauses.at(-1)}`;
}
