/** Arrow keys go from thing to thing over the board; those that can be picked are also tab stops. */

const WAYS: Readonly<Record<string, [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Middle {
  x: number;
  y: number;
}

/** How far something is in a direction; what lies aside counts twice, what lies behind not at all. */
export function distance(from: Middle, to: Middle, [dx, dy]: [number, number]): number {
  const ahead = (to.x - from.x) * dx + (to.y - from.y) * dy;
  const aside = Math.abs((to.x - from.x) * dy) + Math.abs((to.y - from.y) * dx);
  return ahead > 1 ? ahead + 2 * aside : Infinity;
}

/** Attach to the board. */
export function steer(board: Element): () => void {
  const listen = (event: Event) => goOn(board, event as KeyboardEvent);
  board.addEventListener("keydown", listen);
  return () => board.removeEventListener("keydown", listen);
}

function goOn(board: Element, event: KeyboardEvent): void {
  const way = WAYS[event.key];
  const here = document.activeElement;
  if (!way || !here || !board.contains(here)) return;
  const middle = (thing: Element): Middle => {
    const box = thing.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const from = middle(here);
  let best: SVGElement | null = null;
  let least = Infinity;
  for (const thing of board.querySelectorAll<SVGElement>("[data-thing]")) {
    const far = thing === here ? Infinity : distance(from, middle(thing), way);
    if (far < least) [best, least] = [thing, far];
  }
  if (!best) return;
  event.preventDefault();
  event.stopPropagation();
  best.focus({ preventScroll: false });
}
