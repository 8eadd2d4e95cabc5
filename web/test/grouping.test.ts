import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import { commonStart, filtered, grouped, rest } from "../src/shell/grouping";

function choice(text: string, verb = "place", grey = false): Choice {
  return { move: text, verb, targets: [], text, final: false, note: null, odds: null, reason: grey ? { rule: "R", text: "no" } : null };
}

const places = ["the Smithy", "the Market", "the Church", "the Huts", "the Ship", "the Sage", "the Jarl"];
const many = [
  choice("Beg for 1 coin"),
  ...places.map((place, index) => choice(`Send a worker to ${place}`, "place", index === 0)),
  choice("Use the rune Wealth", "rune"),
];

describe("groups", () => {
  test("are not made of few choices", () => {
    expect(grouped(many.slice(0, 3))).toHaveLength(1);
  });

  test("hold what begins alike, grey ones last", () => {
    const [single, workers] = grouped(many);
    expect(single!.choices.map((one) => one.text)).toEqual(["Beg for 1 coin", "Use the rune Wealth"]);
    expect(workers!.start).toBe("Send a worker to the");
    expect(rest(workers!.choices[0]!, workers!.start)).toBe("Market");
    expect(workers!.choices.at(-1)!.text).toBe("Send a worker to the Smithy");
  });

  test("lose no choice", () => {
    expect(grouped(many).flatMap((group) => group.choices)).toHaveLength(many.length);
  });
});

test("every text keeps a word of its own", () => {
  expect(commonStart(["Take it", "Take it back"])).toBe("Take");
  expect(commonStart(["Take", "Take"])).toBe("");
});

test("the filter cares neither for case nor for accents", () => {
  const choices = [choice("Wyślij do „Łodzi”"), choice("Zostań")];
  expect(filtered(choices, "WYSLIJ lodzi")).toHaveLength(1);
  expect(filtered(choices, "")).toHaveLength(2);
});
