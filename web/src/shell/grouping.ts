/** Choices in groups that begin alike, so that a long list can be read at a glance. */

import type { Choice } from "../api/types";
import { byNature, rank } from "../parts/picking";

/** One line of the list: a choice, or several that begin with the same thing and unfold. */
export interface Entry {
  key: string;
  /** What the choices of an entry have in common; of a single choice, what its group's heading leaves. */
  text: string;
  choices: Choice[];
  /** What each of several choices says below it. */
  parts: string[];
}

export interface ChoiceGroup {
  verb: string;
  /** What stands over the group; empty if nothing does. */
  heading: string;
  entries: Entry[];
}

/** What a board and the glossary know of the choices. */
export interface Wording {
  /** From the most natural one down. */
  verbs: readonly string[];
  /** The heading of a choice; null: the one that its beginning gives it. */
  headingOf: (choice: Choice) => string | null;
  /** Whether the heading leaves open what is done. */
  isMixed: (choice: Choice) => boolean;
  /** The name of a thing, then the same in other grammatical cases. */
  namesOf: (id: string) => readonly string[];
  /** Over what has no heading where others have one, and over what ends a turn, which comes last. */
  besides: string;
  finish: string;
}

const NO_WORDING: Wording = {
  verbs: [],
  headingOf: () => null,
  isMixed: () => false,
  namesOf: () => [],
  besides: "",
  finish: "",
};

/** Below this many a list is read faster than its headings. */
const GROUP_FROM = 9;
const HEAD_FROM = 5;
const ALIKE = 4;
/** From this many choices on, those that begin with the same thing are folded into one line. */
const FOLD_FROM = 9;
const FOLDED_ALIKE = 3;

/** What can be done, the most natural first: groups with headings, and what stands alone. */
export function grouped(choices: readonly Choice[], wording: Partial<Wording> = {}): ChoiceGroup[] {
  const known = { ...NO_WORDING, ...wording };
  const { verbs, headingOf, besides, finish } = known;
  const possible = byNature(
    choices.filter((one) => !one.reason),
    verbs,
  );
  const folds = possible.length >= FOLD_FROM;
  const headed = collected(possible, (one) => headingOf(one) ?? "");
  const others = headed.get("") ?? [];
  headed.delete("");
  if (possible.length < HEAD_FROM || headed.size + Math.min(1, others.length) < 2) return begun(possible, verbs, folds);
  const named = [...headed].map(([heading, members]) => ({
    verb: members.reduce((best, { verb }) => (rank(verbs, verb) < rank(verbs, best) ? verb : best), members[0]!.verb),
    heading,
    entries: entriesOf(members, folds, known),
  }));
  named.sort((a, b) => rank(verbs, a.verb) - rank(verbs, b.verb));
  const hasOthers = named.some(({ heading }) => heading !== finish);
  const rest = begun(others, verbs, folds).map((group) => ({
    ...group,
    heading: group.heading || (hasOthers ? besides : ""),
  }));
  return [
    ...named.filter(({ heading }) => heading !== finish),
    ...rest,
    ...named.filter(({ heading }) => heading === finish),
  ];
}

/** What stands under one heading: of several verbs, each that has many choices is one line. */
function entriesOf(members: readonly Choice[], folds: boolean, { namesOf, isMixed }: Wording): Entry[] {
  const verbs = collected(members, ({ verb }) => verb);
  const startOf = (some: readonly Choice[]): string =>
    some.length > 1 ? commonStart(some.map(({ text }) => text)) : "";
  const single = (choice: Choice, start: string): Entry => ({
    key: choice.move,
    text: start ? shortened(choice, start, namesOf) : choice.text,
    choices: [choice],
    parts: [],
  });
  if (verbs.size === 1 && !isMixed(members[0]!)) {
    const start = startOf(members);
    const isPlain = members.every(({ targets }) => targets.length < 2);
    return isPlain ? members.map((one) => single(one, start)) : folded(members, start, folds);
  }
  return [...verbs].flatMap(([verb, some]) => {
    const start = startOf(some);
    if (!folds || some.length < FOLDED_ALIKE || start === "") return some.map((one) => single(one, ""));
    return [{ key: verb, text: start, choices: some, parts: some.map((one) => shortened(one, start, namesOf)) }];
  });
}

/** "Smithy (1 waiting)" of "Send a worker to the Smithy (1 waiting)": the name as it stands in the glossary. */
function shortened(choice: Choice, start: string, namesOf: Wording["namesOf"]): string {
  const names = choice.targets.length === 1 ? namesOf(choice.targets[0]!) : [];
  for (const name of [...names].sort((a, b) => b.length - a.length)) {
    const at = choice.text.indexOf(name);
    if (at < 0 || wordsOf(choice.text.slice(0, at)).length > wordsOf(start).length + 1) continue;
    const tail = choice.text.slice(at + name.length).replace(/^[”"]/, "");
    if (/^($| \(|:)/.test(tail)) return names[0] + tail;
  }
  return rest(choice, start);
}

const wordsOf = (text: string): string[] => text.split(" ").filter(Boolean);

/** Choices by what their sentences begin with. */
function begun(possible: readonly Choice[], verbs: readonly string[], folds: boolean): ChoiceGroup[] {
  const groups: ChoiceGroup[] = [];
  for (const [key, members] of byBeginning(possible)) {
    const verb = key.split("\n")[0]!;
    const start = commonStart(members.map((one) => one.text));
    const isGroup = possible.length >= GROUP_FROM && members.length >= ALIKE && start.split(" ").length >= 2;
    const entries = folded(members, isGroup ? start : "", folds);
    const before = groups.at(-1);
    // What stands alone shares a group as long as it is about equally natural.
    if (!isGroup && before && before.heading === "") before.entries.push(...entries);
    else groups.push({ verb, heading: isGroup ? `${start} …` : "", entries });
  }
  return merged(groups.sort((a, b) => rank(verbs, a.verb) - rank(verbs, b.verb)));
}

/** Neighbours without a heading are one group. */
function merged(groups: readonly ChoiceGroup[]): ChoiceGroup[] {
  const all: ChoiceGroup[] = [];
  for (const group of groups) {
    const before = all.at(-1);
    if (before && before.heading === "" && group.heading === "") before.entries.push(...group.entries);
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
  const single = (choice: Choice): Entry => ({
    key: choice.move,
    text: rest(choice, start),
    choices: [choice],
    parts: [],
  });
  if (!folds) return choices.map(single);
  const byFirst = collected(choices, (choice) =>
    choice.targets.length > 1 ? `${choice.verb}:${choice.targets[0]}` : choice.move,
  );
  return [...byFirst].flatMap(([key, members]) => {
    const common = commonStart(members.map((one) => one.text));
    const text = common.slice(start.length).trim();
    return members.length > 1 && byFirst.size > 1 && text !== ""
      ? [{ key, text, choices: members, parts: members.map((one) => rest(one, common)) }]
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
