import { beforeEach, expect, test, vi } from "vitest";
import { aim, aimAtWords, answerTap } from "../src/parts/loupe";
import { ScrollZoom } from "../src/parts/scroll-zoom";

const thing = (): Element => document.createElement("button");
const at = (x: number, y: number, size: number, one = thing()) => ({
  thing: one,
  box: { left: x, top: y, right: x + size, bottom: y + size },
});

test("a large thing is chosen where it is hit", () => {
  const house = at(100, 100, 60);
  expect(aim({ x: 120, y: 120 }, house.thing, [house, at(165, 100, 60)])).toEqual({ kind: "hit" });
});

test("a tap beside a small thing that stands alone means it", () => {
  const piece = at(100, 100, 20);
  expect(aim({ x: 132, y: 110 }, null, [piece])).toEqual({ kind: "near", thing: piece.thing });
  expect(aim({ x: 110, y: 110 }, piece.thing, [piece])).toEqual({ kind: "hit" });
  expect(aim({ x: 150, y: 110 }, null, [piece])).toEqual({ kind: "hit" });
});

test("between several small things one comes closer first, until they are as wide as a thumb", () => {
  const pieces = [at(100, 100, 20), at(122, 100, 22)];
  expect(aim({ x: 121, y: 110 }, pieces[0]!.thing, pieces)).toEqual({ kind: "closer", factor: 2.2 });
  const grown = [at(100, 100, 44), at(148, 100, 48)];
  expect(aim({ x: 146, y: 110 }, grown[0]!.thing, grown)).toEqual({ kind: "hit" });
});

test("a region with a small piece on it comes closer before either is chosen", () => {
  const region = at(0, 0, 300);
  const piece = at(100, 100, 20);
  expect(aim({ x: 115, y: 125 }, region.thing, [region, piece]).kind).toBe("closer");
  expect(aim({ x: 200, y: 200 }, region.thing, [region, piece])).toEqual({ kind: "hit" });
});

test("what only explains itself is as wide as a thumb, and its neighbours keep their own room", () => {
  const token = at(100, 100, 20);
  expect(aimAtWords({ x: 128, y: 110 }, null, [token])).toEqual({ kind: "near", thing: token.thing });
  expect(aimAtWords({ x: 132, y: 110 }, null, [token])).toEqual({ kind: "hit" });
  const other = at(124, 100, 20);
  expect(aimAtWords({ x: 122, y: 110 }, null, [token, other])).toEqual({ kind: "closer", factor: 2.2 });
  expect(aimAtWords({ x: 102, y: 110 }, token.thing, [token, other])).toEqual({ kind: "hit" });
});

let frame: HTMLElement;
const chosen = vi.fn();
const place = (element: Element, left: number, top: number, size: number) =>
  vi.spyOn(element, "getBoundingClientRect").mockReturnValue(new DOMRect(left, top, size, size));

beforeEach(() => {
  vi.clearAllMocks();
  document.body.innerHTML =
    '<div><p><button class="can-pick" data-thing="a"></button><button class="can-pick" data-thing="b"></button></p></div>';
  frame = document.querySelector("div")!;
  for (const one of document.querySelectorAll("button"))
    one.addEventListener("click", () => chosen(one.dataset["thing"]));
});

function tap(target: Element, clientX: number, clientY: number): void {
  target.dispatchEvent(new MouseEvent("click", { detail: 1, clientX, clientY, bubbles: true, cancelable: true }));
}

test("a tap on bare ground reaches the only piece near it", () => {
  const a = frame.querySelector("[data-thing=a]")!;
  const b = frame.querySelector("[data-thing=b]")!;
  place(a, 100, 100, 20);
  place(b, 300, 100, 20);
  frame.addEventListener("click", (event) => answerTap(frame, event, () => true), { capture: true });
  tap(frame.querySelector("p")!, 130, 110);
  expect(chosen.mock.calls).toEqual([["a"]]);
});

test("a tap beside what only explains itself asks about it, unless something can be chosen there", () => {
  const [a, b] = [frame.querySelector("[data-thing=a]")!, frame.querySelector("[data-thing=b]")!];
  place(a, 100, 100, 20);
  place(b, 100, 100, 300);
  a.classList.remove("can-pick");
  frame.addEventListener("click", (event) => answerTap(frame, event, () => true), { capture: true });
  tap(b, 125, 110);
  expect(chosen.mock.calls).toEqual([["b"]]);
  b.classList.remove("can-pick");
  tap(b, 125, 110);
  expect(chosen.mock.calls).toEqual([["b"], ["a"]]);
});

test("two fingers make the sheet larger, and the tap between two pieces does so too", () => {
  const a = frame.querySelector("[data-thing=a]")!;
  const b = frame.querySelector("[data-thing=b]")!;
  place(a, 100, 100, 20);
  place(b, 122, 100, 20);
  const paper = frame.querySelector<HTMLElement>("p")!;
  const changed = vi.fn();
  const zoom = new ScrollZoom(frame, paper, changed);
  const stop = zoom.start();
  frame.dispatchEvent(new PointerEvent("pointerdown", { pointerType: "touch" }));
  tap(a, 119, 110);
  expect(chosen).not.toHaveBeenCalled();
  expect(changed).toHaveBeenLastCalledWith(2.2);
  expect(parseFloat(paper.style.width)).toBeCloseTo(220);
  zoom.fitAll();
  expect(changed).toHaveBeenLastCalledWith(1);
  const fingers = (apart: number) =>
    [
      { clientX: 0, clientY: 0 },
      { clientX: apart, clientY: 0 },
    ] as unknown as Touch[];
  const touch = (kind: string, apart: number) => {
    const event = new Event(kind, { bubbles: true, cancelable: true });
    frame.dispatchEvent(Object.assign(event, { touches: fingers(apart) }));
    return event.defaultPrevented;
  };
  expect(touch("touchstart", 100)).toBe(true);
  touch("touchmove", 150);
  expect(changed).toHaveBeenLastCalledWith(1.5);
  stop();
});
