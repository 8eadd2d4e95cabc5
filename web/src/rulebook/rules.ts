/** The numbered rules of a game, as they are read and searched. */

import type { RuleSection } from "../api/types";
import { fits } from "./markup";

/** A stretch of a rule and where it comes from: the rulebook, a public page, or our judgement. */
export interface Stretch {
  mark: "r" | "p" | "j" | null;
  /** Which page, or why. */
  note: string;
  text: string;
}

const MARK = /\[([RPJ](?:\/[RPJ])*)(?:[:,;]?\s+([^\]]*))?\]\s*/g;

/** Marks stand before what they speak of, "[R] Wood is unlimited. [J] Food, too."; readers get them as words. */
export function stretches(text: string): Stretch[] {
  const found: Stretch[] = [];
  let last: Stretch = { mark: null, note: "", text: "" };
  let end = 0;
  const close = (until: number) => {
    last.text = text.slice(end, until).trim();
    if (last.text !== "") found.push(last);
  };
  for (const match of text.matchAll(MARK)) {
    close(match.index);
    // "[R/J]": what is ours in it matters most.
    last = {
      mark: (["j", "p"] as const).find((one) => match[1]?.toLowerCase().includes(one)) ?? "r",
      note: match[2]?.trim() ?? "",
      text: "",
    };
    end = match.index + match[0].length;
  }
  close(text.length);
  return found;
}

/** What is left of the book when only rules with all these words are shown; a title counts for its rules. */
export function filtered(sections: readonly RuleSection[], words: readonly string[]): RuleSection[] {
  if (words.length === 0) return [...sections];
  return sections
    .map((section) => ({
      ...section,
      rules: section.rules.filter((rule) => fits(words, rule.id, rule.text, section.title)),
    }))
    .filter((section) => section.rules.length > 0);
}

export function countRules(sections: readonly RuleSection[]): number {
  return sections.reduce((sum, section) => sum + section.rules.length, 0);
}
