/** The last move: its piece travels, and what it captured fades. */

import { drawPiece } from "./drawing.js";

/**
 * @typedef {import("./telling.js").TaflView} TaflView
 * @typedef {import("@meadhall/board").BoardProps<TaflView>} Props
 */

const TRAVEL = 420;
const FADE = 600;

/**
 * @param {import("./drawing.js").Field} field
 * @param {TaflView} before
 * @param {Props} props
 */
export function showMotion(field, before, { view, events, still }) {
  const [start, end] = view.last;
  const hasMoved = events.some((event) => event.kind === "moved");
  if (still || !hasMoved || start === undefined || end === undefined) return;
  const [from, to] = [field.at(start), field.at(end)];
  field.squares
    .get(end)
    ?.querySelector(".tafl-piece")
    ?.animate(
      [
        { transform: `translate(${from.x - to.x}px, ${from.y - to.y}px)` },
        { transform: "none" },
      ],
      {
        duration: TRAVEL,
        easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
      },
    );
  for (const piece of before.board.pieces) {
    const isCaptured = events.some(
      (event) =>
        event.kind === "captured" && event.facts["square"] === piece.at,
    );
    if (isCaptured) fade(field, piece);
  }
}

/**
 * @param {import("./drawing.js").Field} field
 * @param {import("@meadhall/board").Piece} piece
 */
function fade(field, { id, at }) {
  const { x, y } = field.at(at);
  const ghost = drawPiece(id, { transform: `translate(${x} ${y})` });
  field.svg.append(ghost);
  const motion = ghost.animate(
    [{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0 }],
    TRAVEL + FADE,
  );
  motion.onfinish = motion.oncancel = () => ghost.remove();
}
