/** Choices in groups that begin alike, so that a long list can be read at a glance. */

import type { Choice } from "../api/types";
import { rank } from "../parts/picking";

/** One line of the list: a choice, or several that begin with the same thing and unfold. */
export interface Entry {
  key: string;
  /** What the choices of an entry have in common; of a single choice, what its group's heading leaves. */
  text: string;
  choices: Choice[];
}

export interface ChoiceGroup {
  verb: string;
  /** The words that all choices of the group begin with; empty if there are none. */
  start: string;
  entries: Entry[];
}

/** Below this many a list is read faster than its headings. */
const GROUP_FROM = 9;
const ALIKE = 4;
/** From this many choices on, those that begin with the same thing are folded into one line. */
const FOLD_FROM = 9;

/** What can be done, the most natural first: groups that begin alike, and what stands alone. */
export function grouped(choices: readonly Choice[], verbs: readonly string[] = []): ChoiceGroup[] {
  const possible = choices.filter((one) => !one.reason);
  const groups: ChoiceGroup[] = [];
  for (const [key, members] of byBeginning(possible)) {
    const verb = key.split("\n")[0]!;
    const start = commonStart(members.map((one) => one.text));
    const isGroup = possible.length >= GROUP_FROM && members.length >= ALIKE && start.split(" ").length >= 2;
    const heading = isGroup ? start : "";
    const entries = folded(members, heading, possible.length >= FOLD_FROM);
    const before = groups.at(-1);
    // What stands alone shares a group as long as it is about equally natural.
    if (!isGroup && before && before.start === "") before.entries.push(...entries);
    else groups.push({ verb, start: heading, entries });
  }
  return merged(groups.sort((a, b) => rank(verbs, a.verb) - rank(verbs, b.verb)));
}

/** Neighbours without a heading are one group. */
function merged(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const all: ChoiceGroup[] = [];
  for (const group of groups) {
    const before = all.at(-1);
    if (before && before.start === "" && group.start === "") before.entries.push(...group.entries);
    else all.push({ ...group, entries: [...group.entries] });
  }
  return all;
}

function byBeginning(choices: readonly Choice[]): Map<string, Choice[]> {
  return collected(choices, (choice) => `${choice.verb}\n${choice.text.split(" ").slice(0, 2).join(" ")}`);
}

function collected(choices: readonly Choice[], keyOf: (choice: Choice) => string): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = keyOf(choice);
    const known = found.get(key);
    if (known) known.push(choice);
    else found.set(key, [choice]);
  }
  return found;
}

/** Choices with several targets: those that share the first one are one line. */
function folded(choices: readonly Choice[], start: string, folds: boolean): Entry[] {
  const single = (choice: Choice): Entry => ({ key: choice.move, text: rest(choice, start), choices: [choice] });
  if (!folds) return choices.map(single);
  const byFirst = collected(choices, (choice) =>
    choice.targets.length > 1 ? `${choice.verb}:${choice.targets[0]}` : choice.move,
  );
  return [...byFirst].flatMap(([key, members]) => {
    const common = commonStart(members.map((one) => one.text));
    const text = common.slice(start.length).trim();
    return members.length > 1 && byFirst.size > 1 && text !== ""
      ? [{ key, text, choices: members }]
      : members.map(single);
  });
}

/** The whole words that all texts begin with; every text keeps at least one word of its own. */
export function commonStart(texts: readonly string[]): string {
  const [first, ...others] = texts.map((text) => text.split(" "));
  if (!first) return "";
  let count = first.length - 1;
  for (const words of others) {
    let same = 0;
    while (same < count && same < words.length - 1 && words[same] === first[same]) same++;
    count = same;
  }
  return first.slice(0, count).join(" ");
}

/** What a line says below its group's heading. */
export function rest(choice: Choice, start: string): string {
  return start ? choice.text.slice(start.length).trim() : choice.text;
}

/** The choices whose text holds all words that were typed, accents and case aside. */
export function filtered(choices: readonly Choice[], typed: string): Choice[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  return choices.filter((choice) => words.every((word) => plain(choice.text).includes(word)));
}

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/g, "l").replace(/Ł/g, "L").toLowerCase();
}
