/** A fingertip is wider than some pieces: what a tap near them means. */

import type { Box } from "./placement";
import type { Point } from "./viewport";

/** What is smaller than this in one direction is hard to hit. */
export const THUMB = 40;
/** Pixels around a small thing in which a tap may still mean it. */
const REACH = 20;
const WIDEST = 4;
const NARROWEST = 1.3;

export interface Spot {
  thing: Element;
  box: Box;
}

export type Aim =
  /** What was hit is meant. */
  | { kind: "hit" }
  | { kind: "near"; thing: Element }
  /** Several could be meant: come closer first. */
  | { kind: "closer"; factor: number };

const least = ({ left, right, top, bottom }: Box) => Math.min(right - left, bottom - top);
const beyond = (number: number, from: number, to: number) => Math.max(from - number, number - to, 0);

/** What can be chosen: a tap beside a small thing means it, too. */
export function aim(point: Point, hit: Element | null, spots: readonly Spot[]): Aim {
  const near = spots.filter(
    ({ box }) =>
      least(box) < THUMB &&
      Math.hypot(beyond(point.x, box.left, box.right), beyond(point.y, box.top, box.bottom)) <= REACH,
  );
  const isHitOpen = spots.some(({ thing }) => thing === hit);
  return meantOf(hit, near, isHitOpen);
}

/** What only explains itself is as wide as a thumb, and no wider: its neighbours have something to say as well. */
export function aimAtWords(point: Point, hit: Element | null, spots: readonly Spot[]): Aim {
  const near = spots.filter(({ box }) => {
    const across = Math.max(0, THUMB - (box.right - box.left)) / 2;
    const along = Math.max(0, THUMB - (box.bottom - box.top)) / 2;
    return (
      least(box) > 0 &&
      least(box) < THUMB &&
      beyond(point.x, box.left, box.right) <= across &&
      beyond(point.y, box.top, box.bottom) <= along
    );
  });
  const isHitSmall = near.some(({ thing }) => thing === hit);
  return meantOf(hit, near, isHitSmall);
}

function meantOf(hit: Element | null, near: readonly Spot[], isHitMeant: boolean): Aim {
  if (near.length === 0) return { kind: "hit" };
  const meant = new Set([...near.map(({ thing }) => thing), ...(isHitMeant && hit ? [hit] : [])]);
  if (meant.size === 1) return hit === near[0]!.thing ? { kind: "hit" } : { kind: "near", thing: near[0]!.thing };
  const smallest = Math.min(...near.map(({ box }) => least(box)));
  return { kind: "closer", factor: Math.min(WIDEST, Math.max(NARROWEST, (THUMB * 1.1) / Math.max(1, smallest))) };
}

/** Let a tap choose what it means; `closer` says whether it could come closer. */
export function answerTap(frame: Element, event: MouseEvent, closer: (factor: number, point: Point) => boolean): void {
  // A click by keyboard, or one that was aimed here, has no finger before it.
  if (event.detail === 0) return;
  const point = { x: event.clientX, y: event.clientY };
  const hit = (event.target as Element).closest("[data-thing]");
  const spot = (thing: Element): Spot => ({ thing, box: thing.getBoundingClientRect() });
  let meant = aim(point, hit, [...frame.querySelectorAll(".can-pick")].map(spot));
  if (meant.kind === "hit" && !hit?.matches(".can-pick"))
    meant = aimAtWords(point, hit, [...frame.querySelectorAll("[data-thing]")].filter(answers).map(spot));
  if (meant.kind === "hit" || (meant.kind === "closer" && !closer(meant.factor, point))) return;
  event.preventDefault();
  event.stopPropagation();
  if (meant.kind === "near") meant.thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
}

/** A thing through which a tap goes to what lies below it has nothing to say. */
const answers = (thing: Element): boolean => getComputedStyle(thing).pointerEvents !== "none";
