/** With a finger the first tap shows, the second one plays; a click plays at once. */

import { beforeEach, expect, test, vi } from "vitest";
import type { Choice } from "../src/api/types";
import { Choosing } from "../src/parts/choosing.svelte";
import { settings } from "../src/shell/settings.svelte";
import { tapping } from "../src/shell/tapping";

const choice = (move: string, ...targets: string[]): Choice => ({
  move,
  verb: move.split(":")[0]!,
  text: move,
  targets,
  final: false,
  odds: null,
  note: null,
  reason: null,
  changes: [],
});

class Table extends Choosing {
  choices = [choice("place:smithy", "smithy"), choice("place:market", "market"), choice("die:a", "die", "face")];
  view = null;
  play = vi.fn();
}

let table: Table;
let pick: (id: string) => void;
const press = (pointerType: string) => window.dispatchEvent(new PointerEvent("pointerdown", { pointerType }));

beforeEach(() => {
  table = new Table();
  pick = tapping(table);
  settings.touch = "preview";
  press("touch");
});

test("the first tap considers, the second one plays", () => {
  pick("smithy");
  expect(table.considered?.move).toBe("place:smithy");
  expect(table.play).not.toHaveBeenCalled();
  pick("smithy");
  expect(table.play).toHaveBeenCalledWith(table.choices[0]);
});

test("a tap on something else considers that instead, and one step back forgets it", () => {
  pick("smithy");
  pick("market");
  expect(table.tapped).toBe("market");
  expect(table.play).not.toHaveBeenCalled();
  expect(table.stepBack()).toBe(true);
  expect(table.tapped).toBeNull();
  expect(table.considered).toBeNull();
});

test("a mouse, a key and whoever likes it so play at once", () => {
  press("mouse");
  pick("smithy");
  expect(table.play).toHaveBeenCalledOnce();
  press("touch");
  window.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter" }));
  pick("smithy");
  expect(table.play).toHaveBeenCalledTimes(2);
  press("touch");
  settings.touch = "play";
  pick("smithy");
  expect(table.play).toHaveBeenCalledTimes(3);
});
