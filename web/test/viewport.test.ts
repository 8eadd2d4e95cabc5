import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { bounded, centred, Gestures, type Place, resized, wheelFactor, WHOLE, zoomed } from "../src/parts/viewport";

const size = { width: 800, height: 400 };

describe("places", () => {
  test("the scene always covers its frame, and is at most eight times as large", () => {
    expect(bounded({ x: 50, y: 50, k: 0.5 }, size)).toEqual(WHOLE);
    expect(bounded({ x: -9999, y: 10, k: 2 }, size)).toEqual({ x: -800, y: 0, k: 2 });
    expect(bounded({ x: 0, y: 0, k: 100 }, size).k).toBe(8);
    // A flat drawing in a high frame: no more of the ground around it than there has to be.
    const flat = { width: 400, height: 400, drawn: { width: 400, height: 200 } };
    expect(bounded({ x: 0, y: 0, k: 1 }, flat)).toEqual(WHOLE);
    expect(bounded({ x: 0, y: 0, k: 1.5 }, flat).y).toBe(-100);
    expect(bounded({ x: 0, y: 0, k: 3 }, flat).y).toBe(-300);
  });

  test("what lies under the pointer stays there", () => {
    const point = { x: 600, y: 100 };
    const place = zoomed(WHOLE, 2, point, size);
    expect(place).toEqual({ x: -600, y: -100, k: 2 });
    expect(zoomed(place, 1 / 2, point, size)).toEqual(WHOLE);
  });

  test("beyond the limit nothing slides away", () => {
    const near = zoomed(WHOLE, 8, { x: 400, y: 200 }, size);
    expect(zoomed(near, 2, { x: 0, y: 0 }, size)).toEqual(near);
  });

  test("a point is brought to the middle as far as the edge allows", () => {
    expect(centred({ x: 0, y: 0, k: 2 }, { x: 400, y: 200 }, size)).toEqual({ x: -400, y: -200, k: 2 });
    expect(centred({ x: 0, y: 0, k: 2 }, { x: 790, y: 0 }, size)).toEqual({ x: -800, y: 0, k: 2 });
  });

  test("or to the middle of what the stage leaves free", () => {
    expect(centred({ x: 0, y: 0, k: 2 }, { x: 400, y: 200 }, size, 0.5)).toEqual({ x: -400, y: -300, k: 2 });
  });

  test("another size of the frame shows the same part; the whole stays the whole", () => {
    expect(resized({ x: -400, y: -200, k: 2 }, size, { width: 400, height: 200 })).toEqual({ x: -200, y: -100, k: 2 });
    expect(resized(WHOLE, size, { width: 100, height: 900 })).toEqual(WHOLE);
    expect(resized(WHOLE, { width: 0, height: 0 }, size)).toEqual(WHOLE);
  });

  test("a wheel may count in pixels or in lines", () => {
    expect(wheelFactor({ deltaY: -500, deltaMode: 0, ctrlKey: false })).toBeCloseTo(2);
    expect(wheelFactor({ deltaY: 20, deltaMode: 1, ctrlKey: false })).toBeCloseTo(0.5);
    expect(wheelFactor({ deltaY: -50, deltaMode: 0, ctrlKey: true })).toBeCloseTo(2);
  });
});

describe("gestures", () => {
  let frame: HTMLDivElement;
  let target: HTMLButtonElement;
  let ground: HTMLDivElement;
  let gestures: Gestures;
  let place: Place;
  let stop: () => void;
  let resize: () => void;
  let shape = { ...size };
  const glided = vi.fn();
  const clicked = vi.fn();

  beforeEach(() => {
    vi.clearAllMocks();
    place = WHOLE;
    document.body.innerHTML = "<div><button></button><div></div></div>";
    frame = document.body.firstElementChild as HTMLDivElement;
    target = frame.querySelector("button")!;
    ground = frame.querySelector("div")!;
    shape = { ...size };
    Object.defineProperties(frame, {
      clientWidth: { get: () => shape.width },
      clientHeight: { get: () => shape.height },
    });
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(told: () => void) {
          resize = told;
        }
        observe(): void {}
        disconnect(): void {}
      },
    );
    frame.setPointerCapture = vi.fn();
    target.onclick = clicked;
    gestures = new Gestures(frame, (now, glides) => {
      place = now;
      glided(glides);
    });
    stop = gestures.start();
  });
  afterEach(() => {
    stop();
    vi.unstubAllGlobals();
  });

  function hand(kind: string, on: Element, x: number, y: number, pointerId = 1, pointerType = "touch"): void {
    on.dispatchEvent(
      new PointerEvent(kind, { bubbles: true, clientX: x, clientY: y, pointerId, pointerType, button: 0 }),
    );
  }
  const click = (detail = 1) =>
    target.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail }));
  const tap = (on: Element, x: number, y: number) => (hand("pointerdown", on, x, y), hand("pointerup", on, x, y));

  test("the wheel zooms to the pointer and keeps the page still", () => {
    const turn = new WheelEvent("wheel", { deltaY: -500, cancelable: true, bubbles: true });
    // happy-dom forgets that a wheel is a mouse.
    Object.assign(turn, { clientX: 200, clientY: 100 });
    target.dispatchEvent(turn);
    expect(turn.defaultPrevented).toBe(true);
    expect(place).toEqual({ x: -200, y: -100, k: 2 });
    expect(glided).toHaveBeenLastCalledWith(false);
  });

  test("a trembling click is a click, a drag is none", () => {
    gestures.zoomBy(2);
    hand("pointerdown", target, 100, 100);
    hand("pointermove", target, 104, 103);
    hand("pointerup", target, 104, 103);
    click();
    expect([clicked.mock.calls.length, place.x]).toEqual([1, -400]);

    hand("pointerdown", target, 100, 100);
    hand("pointermove", target, 60, 100);
    hand("pointerup", target, 60, 100);
    click();
    expect([clicked.mock.calls.length, place.x]).toEqual([1, -440]);
    expect(frame.setPointerCapture).toHaveBeenCalledWith(1);

    click(0);
    expect(clicked).toHaveBeenCalledTimes(2);
  });

  test("the right button drags nothing", () => {
    gestures.zoomBy(2);
    frame.dispatchEvent(
      new PointerEvent("pointerdown", { clientX: 100, clientY: 100, pointerId: 1, pointerType: "mouse", button: 2 }),
    );
    hand("pointermove", frame, 10, 10, 1, "mouse");
    expect(place.x).toBe(-400);
  });

  test("two fingers spread what is between them", () => {
    hand("pointerdown", ground, 300, 200, 1);
    hand("pointerdown", ground, 500, 200, 2);
    hand("pointermove", ground, 200, 200, 1);
    hand("pointermove", ground, 600, 200, 2);
    expect(place).toEqual({ x: -400, y: -200, k: 2 });
    hand("pointerup", ground, 600, 200, 2);
    hand("pointermove", ground, 180, 200, 1);
    expect(place.x).toBe(-420);
    hand("pointercancel", ground, 180, 200, 1);
    hand("pointermove", ground, 0, 200, 1);
    expect(place.x).toBe(-420);
  });

  test("two taps on bare ground come closer, two more go back; on a target they do not", () => {
    tap(target, 400, 200);
    tap(target, 400, 200);
    expect(place.k).toBe(1);
    tap(ground, 400, 200);
    tap(ground, 405, 200);
    expect(place.k).toBe(2.5);
    expect(glided).toHaveBeenLastCalledWith(true);
    tap(ground, 400, 200);
    tap(ground, 400, 200);
    expect(place).toEqual(WHOLE);
  });

  test("keys zoom to the middle and fit again", () => {
    gestures.zoomBy(2);
    expect(place).toEqual({ x: -400, y: -200, k: 2 });
    gestures.zoomBy(1 / 99);
    expect(place).toEqual(WHOLE);
    gestures.zoomBy(4);
    gestures.fitAll();
    expect(place).toEqual(WHOLE);
  });

  test("what has the focus is brought into the frame", () => {
    gestures.zoomBy(2);
    frame.getBoundingClientRect = () => new DOMRect(0, 0, size.width, size.height);
    target.getBoundingClientRect = () => new DOMRect(900, 100, 100, 100);
    gestures.reveal(target);
    expect(place).toEqual({ x: -800, y: -150, k: 2 });
  });

  test("less height keeps the part one looks at, another width shows the whole again", () => {
    gestures.zoomBy(2);
    shape = { width: 800, height: 200 };
    resize();
    expect(place).toEqual({ x: -400, y: -100, k: 2 });
    shape = { width: 390, height: 200 };
    resize();
    expect(place).toEqual(WHOLE);
  });

  test("afterwards nobody listens any more", () => {
    stop();
    frame.dispatchEvent(new WheelEvent("wheel", { deltaY: -500 }));
    expect(place).toEqual(WHOLE);
  });
});
