import { createRawSnippet, flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OptionInfo, Setting } from "../src/api/types";
import FinerOptions from "../src/hall/FinerOptions.svelte";
import OptionRow from "../src/hall/OptionRow.svelte";
import { hasManyValues, reasonsOf } from "../src/hall/options";
import { addWords, speak, wordsOf } from "../src/words";

let mounted: Record<string, unknown> | null = null;

beforeAll(async () => {
  await speak("en");
  await addWords(wordsOf("hall"));
});

afterEach(() => {
  if (mounted) void unmount(mounted);
  mounted = null;
  document.body.innerHTML = "";
});

/** An option with this many values besides the usual one. */
function option(id: string, many: number): OptionInfo {
  const values = ["random", ...Array.from({ length: many }, (_, n) => `tile_${n + 1}`)];
  return {
    id,
    name: `Name of ${id}`,
    sentence: `What ${id} changes.`,
    default: "random",
    values: values.map((value) => ({ value, name: `the ${value}` })),
  };
}

function show(row: OptionInfo, value: Setting, impossible: Setting[] = [], reasons: string[] = []) {
  const choose = vi.fn();
  const props = { option: row, value, impossible, reasons, choose };
  mounted = mount(OptionRow, { target: document.body, props });
  flushSync();
  return choose;
}

test("few values are a beam, many a list with a name and a sentence", () => {
  show(option("scientist_1", 4), "random");
  expect(document.querySelectorAll("input[type=radio]")).toHaveLength(5);
  expect(document.querySelector("select")).toBeNull();
});

test("a list shows what is chosen and tells what is chosen next", () => {
  const choose = show(option("vuko_1", 8), "tile_3");
  const list = document.querySelector("select")!;
  expect(list.labels[0]!.textContent).toBe("Name of vuko_1");
  expect(document.getElementById(list.getAttribute("aria-describedby")!)!.textContent!.trim()).toBe(
    "What vuko_1 changes.",
  );
  expect(list.selectedIndex).toBe(3);
  list.selectedIndex = 8;
  list.dispatchEvent(new Event("change", { bubbles: true }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("tile_8");
});

test.each([
  [{}, false],
  [{ vuko_2: "random" }, false],
  [{ vuko_2: "tile_1" }, true],
])("finer settings are folded away unless one of them is chosen: %j", (chosen: Record<string, Setting>, open) => {
  const options = [option("vuko_1", 8), option("vuko_2", 8)];
  expect(options.every(hasManyValues)).toBe(true);
  const row = createRawSnippet<[OptionInfo]>((one) => ({ render: () => `<p>${one().id}</p>` }));
  mounted = mount(FinerOptions, { target: document.body, props: { options, row, chosen } });
  flushSync();
  expect(document.querySelector("details")!.open).toBe(open);
  expect(document.querySelector("summary")!.textContent).toBe("Finer settings");
  expect([...document.querySelectorAll("p")].map((one) => one.textContent)).toEqual(["vuko_1", "vuko_2"]);
});

test("a value that cannot be chosen is off, and says why beside the option", () => {
  show(option("scientist_1", 2), "random", ["tile_1"], ["the tile_1: Not possible."]);
  const off = [...document.querySelectorAll<HTMLInputElement>("input")].map((one) => one.disabled);
  expect(off).toEqual([false, true, false]);
  expect(document.querySelector("fieldset + p")!.textContent).toContain("the tile_1: Not possible.");
});

test("the reasons name the other options, or the number of players", () => {
  const [one, two] = [option("one", 3), option("two", 3)];
  const clashes = [
    { option: "one", value: "tile_1", because: ["two"] },
    { option: "one", value: "tile_2", because: [] },
  ];
  expect(reasonsOf(one, clashes, [one, two])).toEqual([
    "the tile_1: Does not go with what is chosen for Name of two.",
    "the tile_2: Not possible with this number of players.",
  ]);
  expect(reasonsOf(two, clashes, [one, two])).toEqual([]);
});
