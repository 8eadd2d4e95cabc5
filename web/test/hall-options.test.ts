import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { OptionInfo, Setting } from "../src/api/types";
import FinerOptions from "../src/hall/FinerOptions.svelte";
import OptionRow from "../src/hall/OptionRow.svelte";
import { hasManyValues } from "../src/hall/options";
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

function show(row: OptionInfo, value: Setting) {
  const choose = vi.fn();
  mounted = mount(OptionRow, { target: document.body, props: { option: row, players: 2, value, choose } });
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
  expect(document.getElementById(list.getAttribute("aria-describedby")!)!.textContent).toBe("What vuko_1 changes.");
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
  const choose = vi.fn();
  const options = [option("vuko_1", 8), option("vuko_2", 8)];
  expect(options.every(hasManyValues)).toBe(true);
  mounted = mount(FinerOptions, { target: document.body, props: { options, players: 2, chosen, choose } });
  flushSync();
  expect(document.querySelector("details")!.open).toBe(open);
  expect(document.querySelector("summary")!.textContent).toBe("Finer settings");
  const lists = document.querySelectorAll("select");
  lists[1]!.selectedIndex = 2;
  lists[1]!.dispatchEvent(new Event("change", { bubbles: true }));
  expect(choose).toHaveBeenCalledExactlyOnceWith("vuko_2", "tile_2");
});
