import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import { byNature, fitting, pick, remaining, targetsOf } from "../src/parts/picking";

function choice(move: string, reason = false): Choice {
  const [verb, ...targets] = move.split(":");
  return {
    move,
    verb: verb!,
    targets,
    text: move,
    final: false,
    note: null,
    odds: null,
    changes: [],
    reason: reason ? { rule: "R-1", text: "no" } : null,
  };
}

const choices = [
  choice("place:smithy"),
  choice("place:market", true),
  choice("die:sword:troll"),
  choice("die:sword:ship"),
  choice("die:axe:troll"),
  choice("done"),
];

describe("targets", () => {
  test("are those of the choices that can be made", () => {
    expect([...targetsOf(choices, []).keys()].sort()).toEqual(["axe", "ship", "smithy", "sword", "troll"]);
    expect(
      targetsOf(choices, [])
        .get("troll")!
        .map((one) => one.move),
    ).toEqual(["die:sword:troll", "die:axe:troll"]);
  });

  test("after a pick are those that are left", () => {
    expect([...targetsOf(choices, ["sword"]).keys()].sort()).toEqual(["ship", "troll"]);
    expect(fitting(choices, ["sword"]).length).toBe(2);
  });

  test("may be needed twice", () => {
    expect(remaining(choice("swap:wood:wood"), ["wood"])).toEqual(["wood"]);
    expect(remaining(choice("swap:wood:wood"), ["wood", "wood", "wood"])).toBeNull();
  });
});

describe("a pick", () => {
  test("plays the only move that fits", () => {
    expect(pick(choices, [], "smithy")).toEqual({ kind: "play", choice: choices[0] });
    expect(pick(choices, ["sword"], "ship")).toEqual({ kind: "play", choice: choices[3] });
    expect(pick(choices, [], "axe")).toEqual({ kind: "play", choice: choices[4] });
  });

  test("leaves the rest of the move open", () => {
    expect(pick(choices, [], "sword")).toEqual({ kind: "narrow", picked: ["sword"] });
  });

  test("of the same thing again takes it back", () => {
    expect(pick(choices, ["sword"], "sword")).toEqual({ kind: "narrow", picked: [] });
  });

  test("of something else begins anew", () => {
    expect(pick(choices, ["sword"], "smithy")).toEqual({ kind: "play", choice: choices[0] });
  });

  test("leaves it to the prompt when no target tells the moves apart", () => {
    const alike = [choice("build:hill"), choice("burn:hill")];
    expect(pick(alike, [], "hill")).toEqual({ kind: "narrow", picked: ["hill"] });
    const longer = [choice("move:hill"), choice("move:hill:lake")];
    expect(pick(longer, [], "hill", ["move"])).toEqual({ kind: "narrow", picked: ["hill"] });
  });

  test("plays the most natural of several moves with the same targets", () => {
    const card = [choice("wait:feast"), choice("play:feast"), choice("replace:feast:market")];
    expect(pick(card, [], "feast", ["play", "wait"])).toEqual({ kind: "play", choice: card[1] });
    expect(pick(card, [], "feast", ["replace", "play"])).toEqual({ kind: "narrow", picked: ["feast"] });
  });

  test("of what cannot be chosen does nothing", () => {
    expect(pick(choices, [], "market")).toEqual({ kind: "nothing" });
  });
});

test("the most natural verbs come first, those that a board does not name last", () => {
  const moves = [choice("pass"), choice("wait:feast"), choice("play:feast"), choice("play:move")];
  expect(byNature(moves, ["play", "wait"]).map((one) => one.move)).toEqual([
    "play:feast",
    "play:move",
    "wait:feast",
    "pass",
  ]);
});
