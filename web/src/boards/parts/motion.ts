/** Motion that tells where a thing came from. A duration of 0 means that it is simply there. */

import { cubicOut } from "svelte/easing";
import type { TransitionConfig } from "svelte/transition";

export function travel(_node: Element, way: { dx: number; dy: number; duration: number }): TransitionConfig {
  return {
    duration: way.duration,
    easing: cubicOut,
    css: (_, left) => `transform: translate(${way.dx * left}px, ${way.dy * left}px)`,
  };
}

/** A card turns over about its upright middle. */
export function turnOver(_node: Element, { duration }: { duration: number }): TransitionConfig {
  return { duration, easing: cubicOut, css: (done) => `transform: scaleX(${done})` };
}

/** A die falls into the tray and rolls on until it rests. */
export function tumble(_node: Element, { duration, place }: { duration: number; place: number }): TransitionConfig {
  const side = place % 2 === 0 ? 1 : -1;
  return {
    duration,
    delay: duration ? place * 45 : 0,
    easing: cubicOut,
    css: (done, left) =>
      `transform: translate(${side * 90 * left}px, ${-130 * left}px) rotate(${side * 520 * left}deg) scale(${1 + left * 0.3}); opacity: ${Math.min(1, done * 4)}`,
  };
}
