/** The board of Hnefatafl for the page of Meadhall: plain modules, served as they are written. */

import { drawField, drawTrays } from "./drawing.js";
import { showMotion } from "./motion.js";
import { bits, color, describe, explain, heading, persona } from "./telling.js";

/**
 * @typedef {import("./telling.js").TaflView} TaflView
 * @typedef {import("@meadhall/board").BoardProps<TaflView>} Props
 * @typedef {import("@meadhall/board").OutsideBoard<TaflView>} Board
 */

/** Wider than this, what was captured lies beside the board, else below it. */
const WIDE = 1.15;

/**
 * @param {HTMLElement} element
 * @param {Props} props
 */
function mount(element, props) {
  const isWide = () => element.clientWidth > WIDE * element.clientHeight;
  let now = props;
  let wide = isWide();
  let field = drawField(now, wide);
  element.append(field.svg);
  draw(now);

  /** @param {Props} next */
  function draw(next) {
    const before = now.view;
    now = next;
    field.update(now);
    drawTrays(field, now);
    if (before !== now.view) showMotion(field, before, now);
  }

  /** Another board, or a window that has been turned: everything has another place. */
  function begin() {
    wide = isWide();
    const next = drawField(now, wide);
    field.svg.replaceWith(next.svg);
    field = next;
    draw(now);
  }

  const watch = new ResizeObserver(() => {
    if (isWide() !== wide) begin();
  });
  watch.observe(element);

  return {
    /** @param {Props} next */
    update(next) {
      if (next.view.board.columns !== now.view.board.columns) {
        now = next;
        begin();
      } else draw(next);
    },
    destroy: () => watch.disconnect(),
  };
}

/**
 * What a seat has to do, beside the log.
 *
 * @param {HTMLElement} element
 * @param {Props & { seat: number }} props
 */
function mountOwn(element, props) {
  const title = document.createElement("h2");
  title.className = "tafl-side";
  const goal = document.createElement("p");
  goal.className = "tafl-goal";
  element.append(title, goal);
  /** @param {Props & { seat: number }} next */
  const update = (next) => {
    title.textContent = persona(next, next.seat);
    goal.textContent = next.t(
      next.seat === 0 ? "board-goal-attackers" : "board-goal-defenders",
    );
  };
  update(props);
  return { update };
}

/** @type {Board} */
const board = {
  mount,
  mountOwn,
  color,
  persona,
  bits,
  heading,
  describe,
  explain,
  score: () => undefined,
  verbs: ["move"],
  isPlaced: () => true,
};

export default board;
