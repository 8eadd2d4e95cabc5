import { flushSync, mount, unmount } from "svelte";
import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import { commonStart, filtered, grouped, rest } from "../src/shell/grouping";
import Prompt from "../src/shell/Prompt.svelte";
import { wholeRows } from "../src/shell/rows";

function choice(text: string, verb = "place", grey = false): Choice {
  return {
    move: text,
    verb,
    targets: [],
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
  choice("Beg for 1 coin"),
  ...places.map((place, index) => choice(`Send a worker to ${place}`, "place", index === 0)),
  choice("Use the rune Wealth", "rune"),
];

describe("groups", () => {
  test("are not made of few choices", () => {
    expect(grouped(many.slice(0, 3))).toHaveLength(1);
  });

  test("hold what begins alike, grey ones last", () => {
    const [workers, single, greyWorkers] = grouped(many);
    expect(single!.choices.map((one) => one.text)).toEqual(["Beg for 1 coin", "Use the rune Wealth"]);
    expect(workers!.start).toBe("Send a worker to the");
    expect(rest(workers!.choices[0]!, workers!.start)).toBe("Market");
    expect(greyWorkers!.start).toBe(workers!.start);
    expect(greyWorkers!.choices.map((one) => one.text)).toEqual(["Send a worker to the Smithy"]);
  });

  test("lose no choice", () => {
    expect(grouped(many).flatMap((group) => group.choices)).toHaveLength(many.length);
  });
});

describe("a prompt", () => {
  test("shows two groups without a beginning, one of them grey", () => {
    const choices = [...many, choice("Use the rune Fame", "rune", true)];
    expect(grouped(choices).filter((group) => group.start === "")).toHaveLength(2);
    const nothing = () => undefined;
    const prompt = mount(Prompt, {
      target: document.body,
      props: {
        game: "x",
        title: "Choose.",
        choices,
        picked: [],
        glossary: {},
        sending: null,
        play: nothing,
        unpick: nothing,
        light: nothing,
      },
    });
    flushSync();
    const shown = [...document.querySelectorAll(".choice")].map((one) =>
      one.querySelector(".words")!.textContent!.trim(),
    );
    expect(shown).toEqual([
      "Market",
      "Church",
      "Huts",
      "Ship",
      "Sage",
      "Jarl",
      "Beg for 1 coin",
      "Use the rune Wealth",
      "Smithy",
      "Use the rune Fame",
    ]);
    void unmount(prompt);
  });
});

describe("a list that does not fit", () => {
  const row = (top: number, isHeading = false) => ({ top, bottom: top + 44, isHeading });

  test("ends with a whole row", () => {
    expect(wholeRows([row(0), row(0), row(52), row(104)], 120, 1)).toBe(96);
    expect(wholeRows([row(0), row(52)], 120, 1)).toBe(96);
  });

  test("does not end with a heading", () => {
    expect(wholeRows([row(0), row(52, true), row(104)], 100, 1)).toBe(44);
  });

  test("shows some rows even where there is no room", () => {
    expect(wholeRows([row(0, true), row(52), row(104), row(156)], 60, 2)).toBe(148);
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
