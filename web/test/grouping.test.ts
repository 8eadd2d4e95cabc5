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
    const [workers, single] = grouped(many, { verbs: ["place", "rune"] });
    expect(workers!.heading).toBe("Send a worker to the …");
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

describe("groups with headings", () => {
  const cards = ["Feast", "Move", "Recruit"];
  const hand = [
    choice("Pass for this year", "pass"),
    ...cards.map((card) => choice(`Wait with ${card}`, "wait", [card])),
    ...cards.map((card) => choice(`Play ${card} (1 left)`, "play", [card])),
    choice("Use the rune Wealth", "rune"),
    choice("Replace Feast", "replace", ["Feast"]),
  ];
  const headings: Record<string, string> = {
    play: "Play a card",
    wait: "Otherwise",
    replace: "Otherwise",
    pass: "Finish",
  };
  const groups = grouped(hand, {
    verbs: ["play", "replace", "wait"],
    headingOf: ({ verb }) => headings[verb] ?? null,
    namesOf: (id) => [id],
    besides: "Besides",
    finish: "Finish",
  });

  test("come in the order of their most natural verbs, and what ends a turn comes last", () => {
    expect(groups.map(({ heading }) => heading)).toEqual(["Play a card", "Otherwise", "Besides", "Finish"]);
  });

  test("leave without a heading what stands alone before the end of a turn", () => {
    const markers = [...many.slice(1, 6), choice("Finish", "pass")];
    const named = { headingOf: ({ verb }: Choice) => headings[verb] ?? null, besides: "Besides", finish: "Finish" };
    expect(grouped(markers, named).map(({ heading }) => heading)).not.toContain("Besides");
  });

  test("are not repeated by their lines, which are the names of things", () => {
    expect(groups[0]!.entries.map(({ text }) => text)).toEqual(["Feast (1 left)", "Move (1 left)", "Recruit (1 left)"]);
  });

  test("fold a verb with many things into one line where there are other verbs", () => {
    expect(groups[1]!.entries.map(({ text, parts }) => [text, parts])).toEqual([
      ["Replace Feast", []],
      ["Wait with", cards],
    ]);
  });

  test("begin with the most natural choice where they are few", () => {
    const few = [choice("Stay here", "stay"), choice("Move on", "move")];
    expect(grouped(few, { verbs: ["move", "stay"] })[0]!.entries.map(({ text }) => text)).toEqual([
      "Move on",
      "Stay here",
    ]);
  });

  test("lose no choice", () => {
    expect(groups.flatMap(({ entries }) => entries.flatMap(({ choices }) => choices))).toHaveLength(hand.length);
  });

  test("are not made where all stand under one heading, or where there are few choices", () => {
    const all = { headingOf: () => "Play a card" };
    expect(grouped(hand.slice(1, 7), all).map(({ heading }) => heading)).not.toContain("Play a card");
    const few = grouped(hand.slice(0, 2), { headingOf: ({ verb }) => headings[verb]! });
    expect(few.map(({ heading }) => heading)).toEqual([""]);
  });
});

test("a name in another case is put as the glossary has it", () => {
  const places = ["do Kowala (1 czeka)", "na Stragan 1: Banici", "do Grotnika"];
  const choices = places.map((place, n) => choice(`Wyślij robotnika ${place}`, "place", [`p${n}`]));
  const names: Record<string, string[]> = {
    p0: ["Kowal", "Kowala"],
    p1: ["Stragan 1"],
    p2: ["Grotnik", "Grotnika"],
  };
  const [workers] = grouped([...choices, choice("Zakończ", "done"), choice("Żebrz", "beg")], {
    verbs: ["place"],
    headingOf: ({ verb }) => (verb === "place" ? "Wyślij robotnika" : null),
    namesOf: (id) => names[id]!,
  });
  expect(workers!.entries.map(({ text }) => text)).toEqual(["Kowal (1 czeka)", "Stragan 1: Banici", "Grotnik"]);
});

test("choices that begin with the same thing unfold from one line", () => {
  const moves = ["the Hill", "the Lake", "the Ford"].flatMap((from) =>
    ["north", "south", "east"].map((to) => choice(`Move from ${from} to the ${to}`, "move", [from, to])),
  );
  const [group] = grouped(moves);
  expect(group!.heading).toBe("Move from the …");
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
