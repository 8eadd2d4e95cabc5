/** Acts and scenes for tests, of which only what a test is about has to be said; and how acts are drawn. */

import { type Component, flushSync, mount, unmount } from "svelte";
import { vi } from "vitest";
import type { Act, ActProps, Telling } from "../src/boards/contract";
import type { Scene } from "../src/shell/stage/director.svelte";

export function act(wished: Partial<Act> = {}): Act {
  return {
    key: "act",
    kind: "fight",
    move: 1,
    title: "Signe fights the Troll",
    cause: "She claimed it.",
    steps: ["Roll", "Hits", "Losses"],
    about: ["troll"],
    seat: 1,
    waits: false,
    result: "2 hits",
    isGood: null,
    lines: [],
    sound: "dice",
    weight: 1,
    facts: {},
    ...wished,
  };
}

export const telling: Telling<unknown> = { view: null, seats: [], glossary: {}, t: (key) => key };

export const scene = (wished: Partial<Act> = {}): Scene => ({ act: act(wished), telling });

/** The pixels from edge to edge of the stage on the smallest phone. */
const NARROWEST = 336;
const SMALLEST_TEXT = 11;

/** The drawing of one step of an act on the smallest phone, and what is written in it too small to be read. */
export async function drawnSmall<View>(
  Picture: Component<ActProps<View>>,
  props: Omit<ActProps<View>, "still">,
): Promise<{ svg: string; small: string[] }> {
  vi.stubGlobal("ResizeObserver", Measuring);
  const target = document.createElement("div");
  const drawn = mount(Picture, { target, props: { ...props, still: true } as ActProps<View> });
  flushSync();
  // What is told in words alone has no picture.
  const picture = target.querySelector("svg");
  const [, , width] = (picture?.getAttribute("viewBox") ?? "").split(" ").map(Number);
  const texts = [...(picture?.querySelectorAll("text") ?? [])].filter((text) => text.textContent.trim());
  const small = texts.filter((text) => (sizeOf(text) * NARROWEST) / width! < SMALLEST_TEXT);
  const found = { svg: picture?.innerHTML ?? "", small: small.map((text) => text.textContent) };
  await unmount(drawn);
  vi.unstubAllGlobals();
  return found;
}

class Measuring {
  constructor(private readonly told: (entries: { contentRect: { width: number } }[]) => void) {}
  observe(): void {
    this.told([{ contentRect: { width: NARROWEST } }]);
  }
  disconnect(): void {}
}

/** In units of the drawing. */
function sizeOf(text: Element): number {
  let size = Number(text.closest("[font-size]")?.getAttribute("font-size"));
  for (let one: Element | null = text; one; one = one.parentElement)
    size *= Number(/scale\(([\d.]+)/.exec(one.getAttribute("transform") ?? "")?.[1] ?? 1);
  return size;
}
