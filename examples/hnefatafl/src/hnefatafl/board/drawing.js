/** Squares, pieces and trays as one SVG. The table answers for whatever carries `data-thing`. */

import { nameOf, SIDES } from "./telling.js";

/**
 * @typedef {import("./telling.js").TaflView} TaflView
 * @typedef {import("@meadhall/board").BoardProps<TaflView>} Props
 * @typedef {import("@meadhall/board").Piece} Piece
 */

/**
 * @typedef {object} Field
 * @property {SVGSVGElement} svg
 * @property {Map<string, SVGGElement>} squares By their ids.
 * @property {SVGGElement} above What is drawn over the pieces: the way of a move that is considered.
 * @property {SVGGElement[]} trays What each seat has lost.
 * @property {number} perRow How many pieces lie side by side on a tray.
 * @property {(square: string) => { x: number, y: number }} at The middle of a square.
 * @property {(props: Props) => void} update
 */

export const CELL = 40;
/** Room for the letters and numbers around the board. */
const EDGE = 22;
const TRAY = 118;
const STEP = 26;

/** The shapes of the seats' crests, as the page draws them, and what is on them. */
const BODIES = {
  attacker:
    "M0-15Q1.5-15 2.6-14L14-2.6Q15-1.5 15 0Q15 1.5 14 2.6L2.6 14Q1.5 15 0 15Q-1.5 15-2.6 14L-14 2.6Q-15 1.5-15 0Q-15-1.5-14-2.6L-2.6-14Q-1.5-15 0-15Z",
  defender: "M0-13.5A13.5 13.5 0 1 1 0 13.5A13.5 13.5 0 1 1 0-13.5Z",
  king: "M0-16.5A16.5 16.5 0 1 1 0 16.5A16.5 16.5 0 1 1 0-16.5Z",
};
const SIGNS = {
  attacker: "M-1.3-8H1.3V8H-1.3ZM1.3-7Q8-6.5 7 1Q4-2 1.3-1.5Z",
  defender:
    "M0-7.5A7.5 7.5 0 1 1 0 7.5A7.5 7.5 0 1 1 0-7.5ZM0-5A5 5 0 1 0 0 5A5 5 0 1 0 0-5ZM0-2.2A2.2 2.2 0 1 1 0 2.2A2.2 2.2 0 1 1 0-2.2Z",
  king: "M-9 7.5H9V4.5H-9ZM-9.5 2.5L-10-6L-4.5-1.5L0-9L4.5-1.5L10-6L9.5 2.5Z",
};
/** A knot for the throne and the corners. */
const KNOT =
  "M-11 0Q-11-11 0-11Q11-11 11 0Q11 11 0 11Q-11 11-11 0ZM-15-15L15 15M15-15L-15 15M-6 0Q-6-6 0-6Q6-6 6 0Q6 6 0 6Q-6 6-6 0Z";

/**
 * @template {keyof SVGElementTagNameMap} Name
 * @param {Name} name
 * @param {Record<string, string | number>} [attributes]
 * @param {...(Node | string)} children
 * @returns {SVGElementTagNameMap[Name]}
 */
export function svg(name, attributes = {}, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes))
    made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * @param {string} id
 * @param {Record<string, string | number>} [attributes]
 */
export function drawPiece(id, attributes = {}) {
  const kind = /** @type {keyof typeof BODIES} */ (
    id in BODIES ? id : "defender"
  );
  return svg(
    "g",
    { class: `tafl-piece ${kind}`, ...attributes },
    svg("path", {
      class: "cast",
      d: BODIES[kind],
      transform: "translate(1.5 3)",
    }),
    svg("path", { class: "body", d: BODIES[kind] }),
    svg("path", { class: "sign", d: SIGNS[kind], "fill-rule": "evenodd" }),
  );
}

/**
 * @param {Props} props
 * @param {boolean} isWide
 * @returns {Field}
 */
export function drawField(props, isWide) {
  const { board } = props.view;
  const width = board.columns * CELL;
  const height = board.rows * CELL;
  const side = isWide ? TRAY : 0;
  const below = isWide ? 0 : 64;
  const box = {
    x: -EDGE - side,
    y: -EDGE,
    w: width + 2 * (EDGE + side),
    h: height + 2 * EDGE + below,
  };
  /** @type {Map<string, SVGGElement>} */
  const squares = new Map();
  const places = new Map(board.squares.map((id, place) => [id, place]));
  /** @param {string} id */
  const at = (id) => {
    const place = places.get(id) ?? 0;
    const row = board.rows - 1 - Math.floor(place / board.columns);
    return { x: ((place % board.columns) + 0.5) * CELL, y: (row + 0.5) * CELL };
  };
  const special = new Map(board.special.map((one) => [one.at, one.id]));

  const ground = svg("g", {});
  for (const [id, place] of places) {
    if (id === "") continue;
    const { x, y } = at(id);
    const isDark =
      (place + (board.columns % 2 ? 0 : Math.floor(place / board.columns))) %
        2 ===
      1;
    const square = svg(
      "g",
      {
        class: "tafl-square",
        "data-thing": id,
        role: "button",
        transform: `translate(${x} ${y})`,
      },
      svg("rect", {
        class: isDark ? "ground dark" : "ground",
        x: -CELL / 2,
        y: -CELL / 2,
        width: CELL,
        height: CELL,
      }),
    );
    const meaning = special.get(id);
    if (meaning) {
      square.classList.add(meaning);
      square.append(svg("path", { class: "knot", d: KNOT }));
    }
    square.append(
      svg("rect", {
        class: "mark",
        x: -CELL / 2 + 2,
        y: -CELL / 2 + 2,
        width: CELL - 4,
        height: CELL - 4,
        rx: 3,
      }),
      svg("g", { class: "on" }),
      svg("circle", { class: "dot", r: 6 }),
    );
    squares.set(id, square);
    ground.append(square);
  }
  const above = svg("g", { class: "tafl-above" });
  const trays = [0, 1].map((seat) => {
    const x = isWide
      ? seat === 0
        ? -EDGE - side + 10
        : width + EDGE + 10
      : seat * (width / 2) + 4;
    return svg("g", {
      class: "tafl-tray",
      transform: `translate(${x} ${isWide ? 0 : height + EDGE + 4})`,
    });
  });
  const whole = svg(
    "svg",
    {
      class: "tafl-board",
      viewBox: `${box.x} ${box.y} ${box.w} ${box.h}`,
      role: "group",
    },
    svg("rect", {
      class: "frame",
      x: -EDGE,
      y: -EDGE,
      width: width + 2 * EDGE,
      height: height + 2 * EDGE,
      rx: 6,
    }),
    svg("rect", {
      class: "bed",
      x: -3,
      y: -3,
      width: width + 6,
      height: height + 6,
      rx: 2,
    }),
    ...letters(props.view, at),
    ground,
    above,
    ...trays,
  );
  /** @type {Field} */
  const field = {
    svg: whole,
    squares,
    above,
    trays,
    perRow: isWide ? 4 : 13,
    at,
    update: (now) => update(field, now),
  };
  return field;
}

/**
 * @param {TaflView} view
 * @param {Field["at"]} at
 */
function letters({ board }, at) {
  const bottom = board.squares.slice(0, board.columns);
  const left = board.squares.filter((_, place) => place % board.columns === 0);
  const middle = board.rows * CELL + EDGE / 2 + 1.5;
  return [
    ...bottom.map((id) =>
      svg("text", { class: "letter", x: at(id).x, y: middle }, id.slice(0, 1)),
    ),
    ...left.map((id) =>
      svg(
        "text",
        { class: "letter", x: -EDGE / 2 - 1, y: at(id).y },
        id.slice(1),
      ),
    ),
  ];
}

/**
 * @param {Field} field
 * @param {Props} props
 */
function update(field, props) {
  const { view, targets, picked, choices, considered, lit, act, glossary, t } =
    props;
  field.svg.setAttribute("aria-label", t("board-title"));
  const pieces = new Map(view.board.pieces.map((piece) => [piece.at, piece]));
  const special = new Map(view.board.special.map((one) => [one.at, one.id]));
  /** A move begins with a piece, also where another one is picked already. */
  const starts = new Set(
    choices
      .filter((one) => one.reason === null)
      .map((one) => one.targets[0] ?? ""),
  );
  const isBegun = picked.length > 0;
  let hasStop = false;
  for (const [id, square] of field.squares) {
    const piece = pieces.get(id);
    const isGoal = isBegun && targets.has(id) && !piece;
    const isStart = starts.has(id);
    const can = isGoal || isStart;
    show(square, piece);
    square.classList.toggle("can-pick", can);
    square.classList.toggle("start", isStart && !isBegun);
    square.classList.toggle("goal", isGoal);
    square.classList.toggle("picked", picked.includes(id));
    square.classList.toggle("last", view.last.includes(id));
    mark(square, "data-lit", lit === id);
    mark(square, "data-about", act?.about.includes(id) ?? false);
    const only = isGoal ? targets.get(id) : undefined;
    const names = [piece?.id, special.get(id)].filter(
      (one) => one !== undefined,
    );
    const label = [id, ...names.map((one) => nameOf(glossary, one))].join(", ");
    square.setAttribute(
      "aria-label",
      only?.length === 1 ? `${only[0]?.text}. ${label}` : label,
    );
    square.setAttribute("tabindex", can && !(isBegun && isStart) ? "0" : "-1");
    if (picked.includes(id)) square.setAttribute("aria-pressed", "true");
    else square.removeAttribute("aria-pressed");
    hasStop ||= square.getAttribute("tabindex") === "0";
  }
  // The way onto the board by keyboard, even where there is nothing to do.
  if (!hasStop)
    field.squares.values().next().value?.setAttribute("tabindex", "0");
  drawWay(field, considered?.targets ?? [], pieces);
}

/**
 * @param {Element} square
 * @param {Piece | undefined} piece
 */
function show(square, piece) {
  const on = square.querySelector(".on");
  if (!on || square.getAttribute("data-piece") === (piece?.id ?? "")) return;
  square.setAttribute("data-piece", piece?.id ?? "");
  on.replaceChildren(...(piece ? [drawPiece(piece.id)] : []));
}

/**
 * @param {Element} element
 * @param {string} name
 * @param {boolean} is
 */
function mark(element, name, is) {
  if (is) element.setAttribute(name, "");
  else element.removeAttribute(name);
}

/**
 * The move that is considered: where it goes, and the piece as it would stand there.
 *
 * @param {Field} field
 * @param {readonly string[]} way
 * @param {ReadonlyMap<string, Piece>} pieces
 */
function drawWay(field, [from, to], pieces) {
  const piece = from === undefined ? undefined : pieces.get(from);
  if (!piece || from === undefined || to === undefined)
    return field.above.replaceChildren();
  const [start, end] = [field.at(from), field.at(to)];
  field.above.replaceChildren(
    svg("path", {
      class: "way",
      d: `M${start.x} ${start.y}L${end.x} ${end.y}`,
    }),
    drawPiece(piece.id, {
      transform: `translate(${end.x} ${end.y})`,
      opacity: 0.55,
    }),
  );
}

/**
 * What each side has lost.
 *
 * @param {Field} field
 * @param {Props} props
 */
export function drawTrays(field, { view, t }) {
  for (const [seat, tray] of field.trays.entries()) {
    const lost = view.captured[seat] ?? 0;
    const name = t(SIDES[seat] ?? "");
    const known = `${lost} ${name}`;
    if (tray.getAttribute("data-shown") === known) continue;
    tray.setAttribute("data-shown", known);
    const id = seat === 0 ? "attacker" : "defender";
    const stones = Array.from({ length: lost }, (_, place) => {
      const x = 12 + (place % field.perRow) * (field.perRow > 4 ? 15 : STEP);
      const y = 42 + Math.floor(place / field.perRow) * STEP;
      return drawPiece(id, { transform: `translate(${x} ${y}) scale(0.7)` });
    });
    tray.replaceChildren(
      svg("text", { class: "side", y: 10 }, name),
      svg("text", { class: "lost", y: 24 }, t("board-lost", { n: lost })),
      ...stones,
    );
  }
}
