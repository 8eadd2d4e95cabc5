import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import { actionsOf, MOST, type Situation } from "../src/shell/actions";
import { firstSentence } from "../src/shell/sentences";

function choice(move: string, text = move): Choice {
  const [verb, ...targets] = move.split(":");
  return { move, verb: verb!, targets, text, final: false, note: null, odds: null, reason: null, changes: [] };
}

function shown(situation: Partial<Situation> & { choices: Choice[] }): [string, boolean][] {
  return actionsOf({
    picked: [],
    aboutThing: [],
    marked: null,
    verbs: [],
    isPlaced: (id) => !/^\d+$/.test(id) && id !== "deck",
    ...situation,
  }).map((action) => [action.choices.map((one) => one.move).join(" "), action.isPrimary]);
}

describe("a prompt offers", () => {
  test("what does not lie on the board, the most natural first", () => {
    const choices = [choice("pass"), choice("take:deck"), choice("place:smithy")];
    expect(shown({ choices, verbs: ["place", "take", "pass"] })).toEqual([
      ["take:deck", false],
      ["pass", false],
    ]);
  });

  test("a filled button where nothing can be chosen on the board", () => {
    const choices = [choice("accept"), choice("reroll")];
    expect(shown({ choices, verbs: ["reroll"] })).toEqual([
      ["reroll", true],
      ["accept", false],
    ]);
  });

  test("what can be done with the thing that is pointed at, filled", () => {
    const choices = [choice("play:feast"), choice("wait:feast"), choice("pass")];
    expect(shown({ choices, aboutThing: choices.slice(0, 2) })).toEqual([
      ["play:feast", true],
      ["wait:feast", false],
      ["pass", false],
    ]);
  });

  test("the moves that no target tells apart once all is picked", () => {
    const choices = [choice("build:hill"), choice("burn:hill"), choice("burn:lake"), choice("pass")];
    expect(shown({ choices, picked: ["hill"] })).toEqual([
      ["build:hill", true],
      ["burn:hill", false],
    ]);
  });

  test("numbers as one action", () => {
    const choices = [1, 2, 3].map((count) => choice(`buy:${count}`, `Buy ${count}`));
    expect(shown({ choices: [...choices, choice("done")] })).toEqual([
      ["buy:1 buy:2 buy:3", true],
      ["done", false],
    ]);
    const turns = ["as it is", "right", "around"].map((text, count) => choice(`turn:${count}`, text));
    expect(shown({ choices: turns })).toHaveLength(3);
  });

  test("at most five of them, and one that is marked", () => {
    const choices = [..."abcdefg"].map((word) => choice(word));
    expect(shown({ choices })).toHaveLength(MOST);
    expect(shown({ choices, marked: "b" }).filter(([, isPrimary]) => isPrimary)).toEqual([["b", true]]);
  });
});

test("the imperative is the first sentence", () => {
  expect(firstSentence("Play a card. Pass when you are done.")).toEqual({
    title: "Play a card.",
    rest: "Pass when you are done.",
  });
  expect(firstSentence("Wybierz do 2. pola, albo zakończ.").rest).toBe("");
  expect(firstSentence("Move M-factor (5 steps left), or finish.").rest).toBe("");
});
