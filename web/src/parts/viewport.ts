/** Where one looks at a board that is larger than its frame, and the gestures that change it. */

import { answerTap } from "./loupe";

/** The scene is moved by x and y pixels and drawn k times as large; at 1 it fills its frame. */
export interface Place {
  x: number;
  y: number;
  k: number;
}
export interface Point {
  x: number;
  y: number;
}
export interface Size {
  width: number;
  height: number;
}
/** A frame, and the part of the unscaled scene in it that is drawn on; without it all of it is. */
export interface Frame extends Size {
  drawn?: Size;
}

/** Sent by a thing that wants to be seen, to the frame in which it lies. */
export const REVEAL = "reveal";

export function bringIntoView(thing: Element): void {
  if (scrolls(thing)) thing.scrollIntoView({ block: "center", inline: "center" });
  else thing.dispatchEvent(new CustomEvent(REVEAL, { bubbles: true }));
}

/** Whether a thing lies in a part of the board that scrolls by itself. */
function scrolls(thing: Element): boolean {
  for (let one = thing.parentElement; one && !one.matches(".frame"); one = one.parentElement)
    if (one instanceof HTMLElement && getComputedStyle(one).overflow.includes("auto")) return true;
  return false;
}

export const WHOLE: Place = { x: 0, y: 0, k: 1 };
const NEAREST = 8;
/** A little play, so that a click with a trembling hand stays a click. */
const PLAY = 6;
const TAP_AGAIN_WITHIN = 320;
const TAP_AGAIN_NEAR = 30;
const TAP_ZOOM = 2.5;

const between = (least: number, most: number, number: number) => Math.min(most, Math.max(least, number));

/** The nearest place at which what is drawn still covers its frame, or lies in the middle of it. */
export function bounded({ x, y, k }: Place, { width, height, drawn = { width, height } }: Frame): Place {
  const near = between(1, NEAREST, k);
  return { x: covering(x, near, width, drawn.width), y: covering(y, near, height, drawn.height), k: near };
}

function covering(at: number, k: number, room: number, drawn: number): number {
  const before = ((room - drawn) / 2) * k;
  const spare = room - drawn * k;
  return spare > 0 ? spare / 2 - before : between(spare - before, 0 - before, at);
}

/** Larger or smaller, while what lies at the point stays there. */
export function zoomed(place: Place, factor: number, point: Point, size: Frame): Place {
  const k = between(1, NEAREST, place.k * factor);
  const grown = k / place.k;
  return bounded({ x: point.x - (point.x - place.x) * grown, y: point.y - (point.y - place.y) * grown, k }, size);
}

/** The point of the unscaled scene in the middle of the frame, or of the part of it from above that is free. */
export function centred(place: Place, point: Point, size: Frame, free = 1): Place {
  const { k } = place;
  return bounded({ x: size.width / 2 - point.x * k, y: (size.height * free) / 2 - point.y * k, k }, size);
}

/** The same part of the scene in a frame of another size, as far as it goes. */
export function resized(place: Place, before: Size, after: Frame): Place {
  const x = before.width > 0 ? (place.x * after.width) / before.width : 0;
  const y = before.height > 0 ? (place.y * after.height) / before.height : 0;
  return bounded({ x, y, k: place.k }, after);
}

/** Wheels count in pixels, lines or pages; a pinch on a touchpad comes as a small turn with Ctrl. */
export function wheelFactor(event: Pick<WheelEvent, "deltaY" | "deltaMode" | "ctrlKey">): number {
  const unit = event.deltaMode === 1 ? 0.05 : event.deltaMode === 2 ? 1 : 0.002;
  return 2 ** (-event.deltaY * unit * (event.ctrlKey ? 10 : 1));
}

const distance = (one: Point, other: Point) => Math.hypot(one.x - other.x, one.y - other.y);
const middle = (points: readonly Point[]): Point => ({
  x: points.reduce((sum, point) => sum + point.x, 0) / points.length,
  y: points.reduce((sum, point) => sum + point.y, 0) / points.length,
});

export class Gestures {
  private place = WHOLE;
  private size: Frame = { width: 0, height: 0 };
  /** Where the fingers are that touch the frame, and where they came down. */
  private readonly down = new Map<number, Point>();
  private began: Point = { x: 0, y: 0 };
  private isDragging = false;
  private isFinger = false;
  private tapped = { x: 0, y: 0, at: -Infinity };

  /** `glides`: the change is a jump that may be shown as a motion; else it follows a hand. */
  constructor(
    private readonly frame: HTMLElement,
    private readonly changed: (place: Place, glides: boolean) => void,
    /** The size of what is drawn in a frame of this size. */
    private readonly drawnIn?: (size: Size) => Size,
  ) {}

  /** Listen until the returned function is called. */
  start(): () => void {
    const end = new AbortController();
    const { signal } = end;
    // Not passive: the page must neither scroll nor zoom while the board does.
    this.frame.addEventListener("wheel", this.wheel, { passive: false, signal });
    this.frame.addEventListener("pointerdown", this.press, { signal });
    this.frame.addEventListener("pointermove", this.move, { signal });
    for (const kind of ["pointerup", "pointercancel"] as const)
      this.frame.addEventListener(kind, this.release, { signal });
    this.frame.addEventListener("click", this.click, { capture: true, signal });
    this.frame.addEventListener(REVEAL, (event) => this.reveal(event.target as Element), { signal });
    const watch = new ResizeObserver(() => this.measure());
    watch.observe(this.frame);
    this.measure();
    return () => {
      end.abort();
      watch.disconnect();
    };
  }

  zoomBy(factor: number, point: Point = { x: this.size.width / 2, y: this.size.height / 2 }): void {
    this.show(zoomed(this.place, factor, point, this.size), true);
  }

  fitAll(): void {
    this.show(WHOLE, true);
  }

  /** Bring an element into the frame, or the part of it from above that is free, if it is not there. */
  reveal(element: Element, free = 1): void {
    const box = element.getBoundingClientRect();
    const view = this.frame.getBoundingClientRect();
    const bottom = view.top + view.height * free;
    if (box.left >= view.left && box.right <= view.right && box.top >= view.top && box.bottom <= bottom) return;
    const { x, y, k } = this.place;
    const point = {
      x: (box.left + box.width / 2 - view.left - x) / k,
      y: (box.top + box.height / 2 - view.top - y) / k,
    };
    this.show(centred(this.place, point, this.size, free), true);
  }

  private readonly closer = (factor: number, { x, y }: Point): boolean => {
    const before = this.place.k;
    const box = this.frame.getBoundingClientRect();
    this.zoomBy(factor, { x: x - box.left, y: y - box.top });
    return this.place.k > before;
  };

  private show(place: Place, glides = false): void {
    const { x, y, k } = this.place;
    if (place.x === x && place.y === y && place.k === k) return;
    this.place = place;
    this.changed(place, glides);
  }

  private measure(): void {
    const frame = { width: this.frame.clientWidth, height: this.frame.clientHeight };
    const size: Frame = this.drawnIn ? { ...frame, drawn: this.drawnIn(frame) } : frame;
    // A prompt that grows takes height away; another width is another screen, often with another layout.
    this.show(size.width === this.size.width ? resized(this.place, this.size, size) : WHOLE);
    this.size = size;
  }

  private pointOf(event: MouseEvent): Point {
    const box = this.frame.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }

  private readonly wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.show(zoomed(this.place, wheelFactor(event), this.pointOf(event), this.size));
  };

  private readonly press = (event: PointerEvent): void => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    if (this.down.size === 0) {
      this.isDragging = false;
      this.isFinger = event.pointerType === "touch";
      this.began = this.pointOf(event);
    }
    this.down.set(event.pointerId, this.pointOf(event));
    if (this.down.size > 1) this.drag();
  };

  /** From now on it is no click, and the hand may leave the frame. */
  private drag(): void {
    this.isDragging = true;
    for (const id of this.down.keys()) this.frame.setPointerCapture(id);
  }

  private readonly move = (event: PointerEvent): void => {
    if (!this.down.has(event.pointerId)) return;
    const point = this.pointOf(event);
    if (!this.isDragging) {
      if (distance(point, this.began) <= PLAY) return;
      this.drag();
    }
    const before = [...this.down.values()].slice(0, 2);
    this.down.set(event.pointerId, point);
    const after = [...this.down.values()].slice(0, 2);
    const [from, to] = [middle(before), middle(after)];
    const shifted = { ...this.place, x: this.place.x + to.x - from.x, y: this.place.y + to.y - from.y };
    const spread =
      before.length === 2 ? distance(after[0]!, after[1]!) / Math.max(1, distance(before[0]!, before[1]!)) : 1;
    this.show(zoomed(shifted, spread, to, this.size));
  };

  private readonly release = (event: PointerEvent): void => {
    if (!this.down.delete(event.pointerId) || event.type === "pointercancel") return;
    if (this.isDragging || this.down.size > 0) return;
    // Twice on bare ground comes closer, or goes back to the whole; on a thing it is twice a choice.
    if ((event.target as Element).closest("button, a, [role=button]")) return;
    const point = this.pointOf(event);
    const isAgain =
      event.timeStamp - this.tapped.at < TAP_AGAIN_WITHIN && distance(point, this.tapped) < TAP_AGAIN_NEAR;
    this.tapped = { ...point, at: isAgain ? -Infinity : event.timeStamp };
    if (!isAgain) return;
    if (this.place.k > 1) this.fitAll();
    else this.zoomBy(TAP_ZOOM, point);
  };

  /** A drag that ends on a target has not chosen it. */
  private readonly click = (event: MouseEvent): void => {
    // A click by keyboard has no hand before it.
    if (event.detail === 0) return;
    if (this.isDragging) {
      event.preventDefault();
      event.stopPropagation();
    } else if (this.isFinger) answerTap(this.frame, event, this.closer);
  };
}
