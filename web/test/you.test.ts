/** What is told of the reader is said to the reader, in every sentence that the games have. */

import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { ofYours, saidOf, saidToYou, sentence } from "../src/shell/you";

const turned = (text: string, language: "en" | "pl") => {
  const said = saidToYou(saidOf(text, "Ash")!, language);
  return said && sentence(said);
};

test.each([
  ["Ash takes 2 coins.", "You take 2 coins."],
  ["Ash passes.", "You pass."],
  ["Ash copies Brundr.", "You copy Brundr."],
  ["Ash loses 1 axeman.", "You lose 1 axeman."],
  ["Ash goes hunting.", "You go hunting."],
  ["Ash is cleared of 1 blame.", "You are cleared of 1 blame."],
  ["Ash gains 2 Fame and has 5.", "You gain 2 Fame and have 5."],
  ["Ash enthrals a marker and puts one of their own there.", "You enthral a marker and put one of your own there."],
])("%s", (text, said) => expect(turned(text, "en")).toBe(said));

test.each([
  ["Ash bierze 2 monety.", "Bierzesz 2 monety."],
  ["Ash nie atakuje.", "Nie atakujesz."],
  ["Ash traci 1 punkt Sławy (ma 4).", "Tracisz 1 punkt Sławy (masz 4)."],
  ["Ash traci załogę i nie dociera do celu: Wyspa.", "Tracisz załogę i nie docierasz do celu: Wyspa."],
  ["Ash wycofuje się do portu.", "Wycofujesz się do portu."],
])("%s", (text, said) => expect(turned(text, "pl")).toBe(said));

test.each([
  ["Ash's Cook feeds the Leader.", "Your Cook feeds the Leader."],
  ["Vuko slays Ash's Brundr.", "Vuko slays your Brundr."],
  ["Ash takes 2 coins.", "Ash takes 2 coins."],
])("what the reader has: %s", (text, said) => expect(ofYours(text, "Ash", "en")).toBe(said));

test("a name is a whole word, and odd sentences stay as they are", () => {
  expect(saidOf("Ashes fall.", "Ash")).toBeNull();
  expect(saidOf("The snow falls.", "Ash")).toBeNull();
  expect(turned("Ash 3.", "en")).toBeNull();
});

const GAMES = new URL("../../src/meadhall/games/", `file://${import.meta.dirname}/`);

/** The sentences of a game's events that begin with a seat, each with plain words for what else it names. */
function sentences(game: string, language: "en" | "pl"): string[] {
  const file = readFileSync(new URL(`${game}/words/${language}.ftl`, GAMES), "utf-8");
  const events = file.slice(file.indexOf("\nevent-"), file.indexOf("\n## Obstacles"));
  return [...events.matchAll(/(?:= |\] )\{ \$seat \} (?!\()([^\n]+)/g)]
    .map((found) => `Ash ${found[1]!.replaceAll(/\{[^}]*\}/g, "Orm")}`)
    .filter((text) => !text.startsWith("Ash Orm"));
}

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith("_"))
  .map((entry) => entry.name);

describe.each(games)("%s", (game) => {
  test.each(["en", "pl"] as const)("every sentence about a seat can be said to the reader in %s", (language) => {
    const all = sentences(game, language);
    expect(all.length).toBeGreaterThan(20);
    expect(all.filter((text) => turned(text, language) === null)).toEqual([]);
  });
});
