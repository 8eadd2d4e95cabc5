/** A sheet that is longer than its frame: one finger scrolls it, two make it larger. What lies beside it is left alone. */

import { answerTap } from "./loupe";
import type { Point } from "./viewport";
import { REVEAL } from "./viewport";

const NEAREST = 5;
const TAP_ZOOM = 2;

interface Pinch {
  apart: number;
  k: number;
}

export class ScrollZoom {
  private k = 1;
  private pinch: Pinch | null = null;
  private isFinger = false;

  constructor(
    private readonly frame: HTMLElement,
    private readonly paper: HTMLElement,
    private readonly changed: (k: number) => void,
  ) {}

  /** Listen until the returned function is called. */
  start(): () => void {
    const end = new AbortController();
    const { signal } = end;
    // Not passive: two fingers must not make the page larger.
    this.frame.addEventListener("touchstart", this.touch, { passive: false, signal });
    this.frame.addEventListener("touchmove", this.move, { passive: false, signal });
    this.frame.addEventListener("touchend", this.touch, { passive: false, signal });
    this.frame.addEventListener("wheel", this.wheel, { passive: false, signal });
    this.frame.addEventListener("pointerdown", (event) => (this.isFinger = event.pointerType === "touch"), { signal });
    this.frame.addEventListener("click", this.click, { capture: true, signal });
    this.frame.addEventListener("dblclick", this.twice, { signal });
    this.frame.addEventListener(REVEAL, (event) => this.reveal(event.target as Element), { signal });
    return () => end.abort();
  }

  /** The point, in pixels of the window, stays where it is. */
  zoomTo(wished: number, { x, y }: Point): void {
    const k = Math.min(NEAREST, Math.max(1, wished));
    if (k === this.k) return;
    const grown = k / this.k;
    const box = this.frame.getBoundingClientRect();
    const [left, top] = [x - box.left, y - box.top];
    const { scrollLeft, scrollTop } = this.frame;
    this.k = k;
    this.paper.style.width = `${k * 100}%`;
    this.frame.scrollTo({
      left: (scrollLeft + left) * grown - left,
      top: (scrollTop + top) * grown - top,
      behavior: "instant",
    });
    this.changed(k);
  }

  fitAll(): void {
    const box = this.frame.getBoundingClientRect();
    this.zoomTo(1, { x: box.left + box.width / 2, y: box.top + box.height / 2 });
  }

  private reveal(thing: Element): void {
    const box = thing.getBoundingClientRect();
    const view = this.frame.getBoundingClientRect();
    this.frame.scrollBy({
      left: (box.left + box.right - view.left - view.right) / 2,
      top: (box.top + box.bottom - view.top - view.bottom) / 2,
      behavior: "smooth",
    });
  }

  private readonly touch = (event: TouchEvent): void => {
    const [one, other] = this.isOnPaper(event) ? event.touches : [];
    this.pinch = one && other ? { apart: apart(one, other), k: this.k } : null;
    if (this.pinch) event.preventDefault();
  };

  private readonly move = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!this.pinch || !one || !other) return;
    event.preventDefault();
    const middle = { x: (one.clientX + other.clientX) / 2, y: (one.clientY + other.clientY) / 2 };
    this.zoomTo((this.pinch.k * apart(one, other)) / Math.max(1, this.pinch.apart), middle);
  };

  private readonly wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    this.zoomTo(this.k * 2 ** (-event.deltaY * 0.01), { x: event.clientX, y: event.clientY });
  };

  private isOnPaper({ target }: Event): boolean {
    return target === this.frame || this.paper.contains(target as Element);
  }

  private readonly click = (event: MouseEvent): void => {
    if (!this.isFinger || !this.isOnPaper(event)) return;
    answerTap(this.paper, event, (factor, point) => {
      const before = this.k;
      this.zoomTo(this.k * factor, point);
      return this.k > before;
    });
  };

  private readonly twice = (event: MouseEvent): void => {
    if ((event.target as Element).closest("button, a, [role=button]")) return;
    this.zoomTo(this.k > 1 ? 1 : TAP_ZOOM, { x: event.clientX, y: event.clientY });
  };
}

function apart(one: Touch, other: Touch): number {
  return Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
}
