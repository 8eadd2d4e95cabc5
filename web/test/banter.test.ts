/** What bots say, when, and when they are silent. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import type { Picture, SeatPicture } from "../src/api/types";
import type { BoardModule } from "../src/boards/contract";
import { announcer } from "../src/shell/announcer.svelte";
import { Banter, FEW, isGreat, STAYS } from "../src/shell/banter/banter.svelte";
import Ranking from "../src/shell/ending/Ranking.svelte";
import { inCharacter } from "../src/shell/people";
import { standings } from "../src/shell/results";
import { settings } from "../src/shell/settings.svelte";
import { addWords, hasWord, speak, t, wordsOf } from "../src/words";
import { act } from "./acts";

const files = import.meta.glob<string>("@words/web/en/personas.ftl", { query: "?raw", import: "default", eager: true });

const seat = (name: string, bot: string | null): SeatPicture => ({
  kind: bot ? "bot" : "me",
  name,
  taken: true,
  yours: !bot,
  bot,
  sitting_in: null,
  resigned: false,
  asked: false,
  left: null,
  running: false,
  pledge: "",
  contribution: "",
});

function picture(wished: Partial<Picture> = {}): Picture {
  const seats = [seat("Dagny", null), seat("Sigrun", "jarl"), seat("Kalf", "thrall")];
  return { status: "playing", moves: 0, seats, result: null, sit_in: "karl", ...wished } as unknown as Picture;
}

const result = { places: [2, 1, 3], totals: [20, 31, 12], sheets: [{}, {}, {}] };
const great = act({ seat: 1, isGood: true, weight: 4 });

let mayTalk = true;
let banter: Banter;
const say = vi.spyOn(announcer, "say");
const heard = (): string[] => say.mock.calls.flat();

beforeEach(async () => {
  vi.useFakeTimers();
  localStorage.clear();
  say.mockClear();
  await speak("en");
  await addWords(wordsOf("personas"));
  mayTalk = true;
  banter = new Banter("a table", () => mayTalk);
});
afterEach(() => vi.useRealTimers());

describe("at the start", () => {
  test("one bot after another says its line, and each is heard once", () => {
    banter.begin(picture());
    expect(banter.said).toMatchObject({ seat: 1, text: t("web-persona-sigrun-start") });
    vi.advanceTimersByTime(STAYS);
    expect(banter.said).toMatchObject({ seat: 2, text: t("web-persona-kalf-start") });
    vi.advanceTimersByTime(STAYS);
    expect(banter.said).toBeNull();
    expect(heard()).toEqual([`Sigrun: ${t("web-persona-sigrun-start")}`, `Kalf: ${t("web-persona-kalf-start")}`]);
  });

  test("three at most, and none of them again", () => {
    const names = ["Ragna", "Vifil", "Hallgerd", "Svein"];
    const many = picture({ seats: names.map((name) => seat(name, "karl")) });
    banter.begin(many);
    vi.advanceTimersByTime(3 * STAYS);
    expect(heard()).toHaveLength(3);
    new Banter("a table", () => true).begin(many);
    expect(heard()).toHaveLength(3);
  });

  test("nobody greets those who come late", () => {
    banter.begin(picture({ moves: FEW + 1 }));
    expect(banter.said).toBeNull();
  });

  test("a press takes a line away", () => {
    banter.begin(picture());
    banter.dismiss();
    expect(banter.said?.seat).toBe(2);
    banter.dismiss();
    expect(banter.said).toBeNull();
  });
});

describe("at a great moment", () => {
  test("a bot speaks once a game", () => {
    banter.notice(great, picture({ moves: 30 }));
    expect(banter.said).toMatchObject({ seat: 1, text: t("web-persona-sigrun-great") });
    vi.advanceTimersByTime(STAYS);
    banter.notice(great, picture({ moves: 40 }));
    expect(banter.said).toBeNull();
    banter.notice({ ...great, seat: 2 }, picture({ moves: 41 }));
    expect(banter.said?.seat).toBe(2);
  });

  test("never while something waits for the reader", () => {
    banter.hold(true);
    banter.notice(great, picture());
    expect(banter.said).toBeNull();
    banter.hold(false);
    expect(banter.said).toBeNull();
    banter.notice(great, picture());
    expect(banter.said?.seat).toBe(1);
    banter.hold(true);
    expect(banter.said).toBeNull();
  });

  test("only what went well for the one who acts is great", () => {
    const line = { seat: 1, text: "" };
    expect(isGreat(great)).toBe(true);
    expect(isGreat({ ...great, weight: 1 })).toBe(false);
    expect(isGreat({ ...great, seat: null })).toBe(false);
    expect(isGreat({ ...great, isGood: false, lines: [{ ...line, isGood: true }] })).toBe(true);
    expect(isGreat({ ...great, lines: [{ ...line, isGood: false }] })).toBe(false);
  });
});

test("neither people nor bots that sit in for them have a character", () => {
  const sitsIn = { ...seat("Sigrun", null), sitting_in: "karl", resigned: true };
  const nobody = picture({ seats: [seat("Kalf", null), sitsIn, seat("Alfhild", "karl")] });
  expect(nobody.seats.map((one) => inCharacter(one))).toEqual([undefined, undefined, undefined]);
  banter.begin(nobody);
  for (const number of [0, 1, 2, 3]) banter.notice({ ...great, seat: number }, nobody);
  expect(banter.said).toBeNull();
});

test("whoever wants them silent hears nothing, and nothing is used up", () => {
  mayTalk = false;
  banter.begin(picture());
  banter.notice(great, picture());
  banter.end(picture({ status: "over", result } as Partial<Picture>));
  expect([banter.said, heard()]).toEqual([null, []]);
  mayTalk = true;
  banter.notice(great, picture());
  expect(banter.said?.seat).toBe(1);
  banter.hush();
  expect(banter.said).toBeNull();
});

describe("at the end", () => {
  const over = picture({ status: "over", result } as Partial<Picture>);
  const module = { persona: () => null } as unknown as BoardModule<unknown>;
  const looks = over.seats.map(({ name, yours }, number) => ({ seat: number, name, color: "red" as const, yours }));

  function quoted(): (string | null)[] {
    const company = { module, telling: { view: null, seats: looks, glossary: {}, t }, picture: over };
    const props = { standings: standings(result, []), company: company as never, changes: [] };
    const shown = mount(Ranking, { target: document.body, props });
    flushSync();
    const found = [...document.querySelectorAll("q")].map((one) => one.textContent);
    void unmount(shown);
    return found;
  }

  test("the last words are heard once", () => {
    banter.end(over);
    banter.end(over);
    expect(heard()).toEqual([`Sigrun: ${t("web-persona-sigrun-won")}`, `Kalf: ${t("web-persona-kalf-lost")}`]);
  });

  test("they stand in the ranking, unless bots are to be silent", () => {
    expect(quoted()).toEqual([t("web-persona-sigrun-won"), t("web-persona-kalf-lost")]);
    settings.talk = false;
    expect(quoted()).toEqual([]);
    settings.talk = true;
  });
});

test.each(["en", "pl"] as const)("every character has all its lines in %s", async (language) => {
  const keys = [...Object.values(files)[0]!.matchAll(/^(web-persona-\S+)-start =/gm)].map((found) => found[1]!);
  expect(keys.length).toBeGreaterThan(50);
  await speak(language);
  const lines = keys.flatMap((key) => ["", "-start", "-great", "-won", "-lost"].map((moment) => key + moment));
  expect(lines.filter((line) => !hasWord(line))).toEqual([]);
});
