/** What the table can ask about a position: names, numbers, and the board in words. */

/**
 * What everybody sees (`seen/view.py`).
 *
 * @typedef {object} TaflView
 * @property {number} seat
 * @property {number} waiting_for
 * @property {import("@meadhall/board").Grid} board
 * @property {string[]} last
 * @property {number[]} captured
 * @property {number} repeated
 * @property {number} quiet
 * @property {string} ending
 */

/**
 * @typedef {import("@meadhall/board").Telling<TaflView>} Telling
 * @typedef {import("@meadhall/board").Translate} Translate
 * @typedef {import("@meadhall/board").Glossary} Glossary
 * @typedef {import("@meadhall/board").SeatLook} SeatLook
 */

/** The words for the side that a seat leads. */
export const SIDES = ["board-attackers", "board-defenders"];

/** Moves without a capture from which on it is worth saying how many. */
const QUIET = 20;

/**
 * @param {Glossary} glossary
 * @param {string} id
 */
export const nameOf = (glossary, id) => glossary[id]?.name ?? id;

/**
 * @param {TaflView} _
 * @param {number} seat
 * @returns {import("@meadhall/board").SeatColor}
 */
export const color = (_, seat) => (seat === 0 ? "red" : "blue");

/**
 * @param {Telling} telling
 * @param {number} seat
 */
export const persona = ({ t }, seat) => t(SIDES[seat] ?? "");

/**
 * The pieces that a seat still has.
 *
 * @param {TaflView} view
 * @param {number} seat
 * @param {Translate} t
 */
export function bits(view, seat, t) {
  const count = view.board.pieces.filter((piece) => piece.seat === seat).length;
  return [{ icon: "meeple", count, label: t("board-left", { n: count }) }];
}

/**
 * @param {TaflView} view
 * @param {Translate} t
 */
export function heading(view, t) {
  if (view.repeated > 1) return t("board-repeated", { n: view.repeated });
  return view.quiet >= QUIET ? t("board-quiet", { n: view.quiet }) : "";
}

/**
 * @param {TaflView} view
 * @param {readonly SeatLook[]} seats
 * @param {Translate} t
 */
export function describe(view, seats, t) {
  const { pieces } = view.board;
  /** @param {string} id */
  const squares = (id) =>
    pieces.filter((piece) => piece.id === id).map((piece) => piece.at);
  const mover = seats[view.waiting_for];
  return [
    {
      title: t("board-text-now"),
      lines: [
        mover
          ? t("board-text-moves", { name: mover.name })
          : t("board-text-over"),
        t("board-text-king", { square: squares("king")[0] ?? "–" }),
        ...(view.quiet > 0 ? [t("board-quiet", { n: view.quiet })] : []),
      ],
    },
    ...["attacker", "defender"].map((id, seat) => ({
      title: t(SIDES[seat] ?? id),
      lines: [
        squares(id).join(", ") || t("board-text-none"),
        t("board-lost", { n: view.captured[seat] ?? 0 }),
      ],
    })),
  ];
}

/**
 * A square, and what is on it.
 *
 * @param {Telling} telling
 * @param {string} id
 */
export function explain({ view, glossary, t }, id) {
  if (!view.board.squares.includes(id)) return null;
  const here = [...view.board.pieces, ...view.board.special].filter(
    (one) => one.at === id,
  );
  const names = here.map((one) => nameOf(glossary, one.id));
  const texts = here
    .map((one) => glossary[one.id]?.text ?? "")
    .filter((text) => text !== "");
  return {
    title: [...names, id].join(", "),
    lines: texts.length > 0 ? texts : [t("board-empty")],
    rule:
      here
        .map((one) => glossary[one.id]?.rule ?? null)
        .find((rule) => rule !== null) ?? null,
  };
}
