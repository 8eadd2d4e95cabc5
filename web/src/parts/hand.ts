/** Whether the last press was made with a finger: it covers what it points at, and cannot hover. */

export const hand = { isFinger: false };

addEventListener("pointerdown", (event) => (hand.isFinger = event.pointerType === "touch"), { capture: true });
addEventListener("keydown", () => (hand.isFinger = false), { capture: true });
