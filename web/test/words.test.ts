import { FluentResource } from "@fluent/bundle";
import { beforeEach, describe, expect, test } from "vitest";
import { addWords, firstLanguage, hasWord, language, renewWords, speak, t } from "../src/words";

const files = import.meta.glob<string>("@words/web/*/*.ftl", { query: "?raw", import: "default", eager: true });
const english = Object.keys(files).filter((path) => path.includes("/en/"));

beforeEach(() => localStorage.clear());

test("the first language is the chosen one, else one of the browser's, else English", async () => {
  expect(firstLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(firstLanguage(["de"])).toBe("en");
  await speak("pl", true);
  expect(firstLanguage(["en"])).toBe("pl");
});

test("a change of language changes everything, also what was added later", async () => {
  await speak("en");
  await addWords({ en: async () => "board-x = sword", pl: async () => "board-x = miecz" });
  expect([t("web-undo"), t("board-x")]).toEqual(["Undo", "sword"]);
  await speak("pl");
  expect([t("web-undo"), t("board-x"), language()]).toEqual(["Cofnij", "miecz", "pl"]);
  expect(document.documentElement.lang).toBe("pl");
});

test("the language that was wished for last is spoken, whichever words come first", async () => {
  await speak("en");
  let comes: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (comes = resolve));
  let isSlow = false;
  await addWords({ en: () => (isSlow ? late : Promise.resolve("slow-x = late")), pl: async () => "slow-x = prędko" });
  isSlow = true;
  const first = speak("en");
  await speak("pl");
  comes("slow-x = late");
  await first;
  expect([language(), t("slow-x"), t("web-undo")]).toEqual(["pl", "prędko", "Cofnij"]);
});

test("words that come during a change of language come in the new one", async () => {
  await speak("en");
  let comes: (text: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => (comes = resolve));
  const change = speak("pl");
  const added = addWords({ en: () => late, pl: async () => "during-x = w trakcie" });
  await change;
  comes("during-x = during");
  await added;
  expect(t("during-x")).toBe("w trakcie");
});

test("of two boards with one key, the one that came last is meant, also after a change of language", async () => {
  const [ours, theirs] = ["glory", "fame"].map((unit) => ({
    en: async () => `board-unit = ${unit}`,
    pl: async () => `board-unit = ${unit} po polsku`,
  }));
  await speak("en");
  await renewWords(ours!);
  await renewWords(theirs!);
  expect(t("board-unit")).toBe("fame");
  await renewWords(ours!);
  expect(t("board-unit")).toBe("glory");
  await speak("pl");
  expect(t("board-unit")).toBe("glory po polsku");
});

test("plurals are those of the language", async () => {
  await speak("pl");
  expect([1, 3, 5].map((count) => t("web-saga-fresh", { count }))).toEqual(["1 nowy", "3 nowe", "5 nowych"]);
});

test("a missing sentence shows its key", () => {
  expect(t("web-there-is-no-such")).toBe("web-there-is-no-such");
  expect(hasWord("web-there-is-no-such")).toBe(false);
});

describe("the files", () => {
  const keys = (path: string) => new FluentResource(files[path] ?? "").body.map((message) => message.id);

  test.each(english)("%s has the same keys in Polish", (path) => {
    expect(keys(path.replace("/en/", "/pl/")).sort()).toEqual(keys(path).sort());
  });

  test("have no key twice", () => {
    const all = english.flatMap(keys);
    expect(all.filter((key, index) => all.indexOf(key) !== index)).toEqual([]);
  });
});
