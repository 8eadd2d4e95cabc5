/** Choices in groups that begin alike, so that a long list can be read at a glance. */

import type { Choice } from "../api/types";

export interface ChoiceGroup {
  verb: string;
  /** The words that all choices of the group begin with; empty if there are none. */
  start: string;
  choices: Choice[];
}

/** Below this many a list is read faster than its headings. */
export const GROUP_FROM = 9;
export const FILTER_FROM = 26;
const ALIKE = 4;

/** Grey ones last; the order is otherwise that of the server. */
export function sorted(choices: readonly Choice[]): Choice[] {
  return [...choices.filter((one) => !one.reason), ...choices.filter((one) => one.reason)];
}

/** Groups that begin alike, then what stands alone, and at the end all that cannot be done now. */
export function grouped(choices: readonly Choice[]): ChoiceGroup[] {
  if (choices.length < GROUP_FROM) return [{ verb: "", start: "", choices: sorted(choices) }];
  const groups: ChoiceGroup[] = [];
  const rest: Choice[] = [];
  for (const [key, members] of byBeginning(choices)) {
    const start = commonStart(members.map((one) => one.text));
    if (members.length >= ALIKE && start.split(" ").length >= 2) {
      groups.push({ verb: key.split("\n")[0]!, start, choices: members });
    } else rest.push(...members);
  }
  const all = [...groups, { verb: "", start: "", choices: rest }];
  return [...part(all, (one) => !one.reason), ...part(all, (one) => one.reason !== null)];
}

/** The same groups with only some of their choices. */
function part(groups: readonly ChoiceGroup[], belongs: (choice: Choice) => boolean): ChoiceGroup[] {
  return groups
    .map((group) => ({ ...group, choices: group.choices.filter(belongs) }))
    .filter((group) => group.choices.length > 0);
}

function byBeginning(choices: readonly Choice[]): Map<string, Choice[]> {
  const found = new Map<string, Choice[]>();
  for (const choice of choices) {
    const key = `${choice.verb}\n${choice.text.split(" ").slice(0, 2).join(" ")}`;
    const known = found.get(key);
    if (known) known.push(choice);
    else found.set(key, [choice]);
  }
  return found;
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

/** What a button says below its group's heading. */
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
