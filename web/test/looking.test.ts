/** A thing answers whoever looks at it, and looking never chooses. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Inspecting } from "../src/parts/inspecting.svelte";
import { looking, REST, STAY } from "../src/parts/looking";

let thing: HTMLButtonElement;
let stop: () => void;
const consider = vi.fn();
const inspect = vi.fn();
const chosen = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  document.body.innerHTML = "<button></button>";
  thing = document.querySelector("button")!;
  thing.addEventListener("click", chosen);
  stop = looking(() => ({ id: "sage", consider, inspect }))(thing);
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function point(kind: string, pointerType: string, clientX = 0): void {
  thing.dispatchEvent(new PointerEvent(kind, { pointerType, clientX, bubbles: true }));
}

test("a mouse that rests is told; one that passes over only considers", () => {
  point("pointerenter", "mouse");
  expect(consider).toHaveBeenLastCalledWith("sage");
  vi.advanceTimersByTime(REST - 1);
  expect(inspect).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(inspect).toHaveBeenLastCalledWith("sage", thing);
  point("pointerleave", "mouse");
  expect(consider).toHaveBeenLastCalledWith(null);
  expect(inspect).toHaveBeenLastCalledWith(null);
});

test("a finger that stays is told, and chooses nothing", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(STAY);
  expect(inspect).toHaveBeenLastCalledWith("sage", thing);
  point("pointerup", "touch");
  thing.click();
  expect(chosen).not.toHaveBeenCalled();
  thing.click();
  expect(chosen).toHaveBeenCalledOnce();
});

test("a tap and a drag are not a long look", () => {
  point("pointerdown", "touch");
  point("pointerup", "touch");
  thing.click();
  expect(chosen).toHaveBeenCalledOnce();
  point("pointerdown", "touch");
  point("pointermove", "touch", 30);
  vi.advanceTimersByTime(2 * STAY);
  expect(inspect).not.toHaveBeenCalled();
});

test("a finger that leaves a thing does not close what is told of it", () => {
  point("pointerdown", "touch");
  vi.advanceTimersByTime(STAY);
  point("pointerup", "touch");
  point("pointerleave", "touch");
  expect(inspect).toHaveBeenCalledOnce();
});

test("a right click tells at once, without a menu", () => {
  const event = new MouseEvent("contextmenu", { cancelable: true });
  thing.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(inspect).toHaveBeenLastCalledWith("sage", thing);
});

test("the pointer may travel from the thing into what is told of it", () => {
  const inspecting = new Inspecting();
  inspecting.show("sage", thing);
  inspecting.show(null);
  vi.advanceTimersByTime(100);
  inspecting.stay();
  vi.advanceTimersByTime(1000);
  expect(inspecting.now).toEqual({ id: "sage", beside: thing });
  inspecting.leave();
  vi.advanceTimersByTime(1000);
  expect(inspecting.now).toBeNull();
});
