import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import { commonStart, filtered, grouped, rest } from "../src/shell/grouping";

function choice(text: string, verb = "place", targets: string[] = [], grey = false): Choice {
  return {
    move: text,
    verb,
    targets,
    text,
    final: false,
    note: null,
    odds: null,
    changes: [],
    reason: grey ? { rule: "R", text: "no" } : null,
  };
}

const places = ["the Smithy", "the Market", "the Church", "the Huts", "the Ship", "the Sage", "the Jarl"];
const many = [
  choice("Beg for 1 coin", "beg"),
  ...places.map((place) => choice(`Send a worker to ${place}`)),
  choice("Use the rune Wealth", "rune"),
];
const textsOf = (groups: ReturnType<typeof grouped>) => groups.map((group) => group.entries.map((one) => one.text));

describe("groups", () => {
  test("are not made of few choices", () => {
    expect(grouped(many.slice(0, 3))).toHaveLength(1);
  });

  test("hold what begins alike; the most natural one comes first", () => {
    const [workers, single] = grouped(many, ["place", "rune"]);
    expect(workers!.start).toBe("Send a worker to the");
    expect(workers!.entries.map((one) => one.text).slice(0, 2)).toEqual(["Smithy", "Market"]);
    expect(single!.entries.map((one) => one.text)).toEqual(["Use the rune Wealth", "Beg for 1 coin"]);
  });

  test("lose no choice", () => {
    const listed = grouped(many).flatMap((group) => group.entries.flatMap((entry) => entry.choices));
    expect(listed).toHaveLength(many.length);
  });

  test("do not hold what cannot be done", () => {
    expect(textsOf(grouped([choice("Beg"), choice("Rest", "rest", [], true)]))).toEqual([["Beg"]]);
  });
});

test("choices that begin with the same thing unfold from one line", () => {
  const moves = ["the Hill", "the Lake", "the Ford"].flatMap((from) =>
    ["north", "south", "east"].map((to) => choice(`Move from ${from} to the ${to}`, "move", [from, to])),
  );
  const [group] = grouped(moves);
  expect(group!.start).toBe("Move from the");
  expect(group!.entries.map((entry) => [entry.text, entry.choices.length])).toEqual([
    ["Hill to the", 3],
    ["Lake to the", 3],
    ["Ford to the", 3],
  ]);
});

test("every text keeps a word of its own", () => {
  expect(commonStart(["Take it", "Take it back"])).toBe("Take");
  expect(commonStart(["Take", "Take"])).toBe("");
  expect(rest(choice("Take it back"), "Take")).toBe("it back");
});

test("the filter cares neither for case nor for accents", () => {
  const choices = [choice("Wyślij do „Łodzi”"), choice("Zostań")];
  expect(filtered(choices, "WYSLIJ lodzi")).toHaveLength(1);
  expect(filtered(choices, "")).toHaveLength(2);
});
