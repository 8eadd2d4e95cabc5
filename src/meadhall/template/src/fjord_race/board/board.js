/**
 * The board on the page: a plain module, served as it is written.
 *
 * What is drawn with `data-thing` is a thing of the game: the page answers clicks, keys and the pointer for it.
 */

/**
 * What a seat may know (`seen.py`).
 *
 * @typedef {object} RaceView
 * @property {number} seat
 * @property {number} waiting_for
 * @property {number} round
 * @property {import("@meadhall/board").Grid} fjord
 * @property {import("@meadhall/board").Hand[]} winds
 * @property {import("@meadhall/board").Hand} turned
 */

/** @typedef {import("@meadhall/board").BoardProps<RaceView>} Props */

const CELL = 48;
const SHIP = "M-17-1H17Q13 11 0 11Q-13 11-17-1ZM-1-3V-19L13-6Z";
const ANCHOR = "M0-8V8M-7 3Q-6 9 0 9Q6 9 7 3M-4-4H4";

/**
 * @param {string} name
 * @param {Record<string, string | number>} attributes
 * @param {...(Node | string)} children
 */
function svg(name, attributes, ...children) {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  made.append(...children);
  return made;
}

/**
 * Something that can be picked, or asked about.
 *
 * @param {Props} props
 * @param {string} id
 * @param {boolean} isYours Whether this is the one that a move is about.
 * @param {string} label
 * @param {Record<string, string | number>} attributes
 * @param {...Node} children
 */
function thing({ targets, lit }, id, isYours, label, attributes, ...children) {
  const can = isYours && targets.has(id);
  const made = svg("g", {
    ...attributes,
    class: can ? `race-${id} can-pick` : `race-${id}`,
    "data-thing": id,
    role: "button",
    tabindex: can ? 0 : -1,
    "aria-label": label,
  });
  if (lit === id) made.setAttribute("data-lit", "");
  made.append(...children);
  return made;
}

/** @param {Props} props */
function draw(props) {
  const { view, seats, glossary, t } = props;
  const { columns, rows, squares } = view.fjord;
  /** @param {string} id */
  const nameOf = (id) => glossary[id]?.name ?? id;
  /** @param {string} at */
  const place = (at) => {
    const index = squares.indexOf(at);
    return { column: index % columns, lane: Math.floor(index / columns) };
  };
  /** @param {number} column @param {number} lane */
  const to = (column, lane) => `translate(${(column + 0.5) * CELL} ${(lane + 0.5) * CELL})`;
  /** @param {number} lane */
  const isActing = (lane) => lane === view.waiting_for;

  const water = squares.map((at) => {
    const { column, lane } = place(at);
    const isLast = column === columns - 1;
    return svg(
      "g",
      { transform: to(column, lane), class: isLast ? "race-square harbour" : "race-square" },
      svg("rect", { x: -CELL / 2 + 1, y: -CELL / 2 + 1, width: CELL - 2, height: CELL - 2, rx: 6 }),
      svg("text", { y: CELL / 2 - 6 }, String(column)),
    );
  });
  const anchors = view.fjord.special.filter((one) => one.id === "anchor").map((one) => {
    const { column, lane } = place(one.at);
    const label = t("board-anchor", { name: seats[lane]?.name ?? "", square: column });
    const drawing = svg("path", { d: ANCHOR });
    return thing(props, "anchor", isActing(lane), label, { transform: to(column, lane) }, hit(14), drawing);
  });
  const ships = view.fjord.pieces.map((piece) => {
    const { column, lane } = place(piece.at);
    const label = t("board-ship", { name: seats[lane]?.name ?? "", square: column });
    const color = `--ship: var(--seat-${seats[lane]?.color ?? "red"})`;
    const drawing = svg("path", { d: SHIP, style: color });
    return thing(props, "ship", isActing(lane), label, { transform: to(column, lane) }, hit(20), drawing);
  });
  const winds = view.winds.map((hand) => {
    const card = hand.cards[0];
    const label = `${seats[hand.seat]?.name ?? ""}: ${card ? nameOf(card) : nameOf("wind")}`;
    const words = svg("text", {}, card ? nameOf(card) : "?");
    const at = { transform: to(columns + 0.75, hand.seat) };
    return thing(props, "wind", isActing(hand.seat), label, at, cardShape(), words);
  });
  const whole = svg("svg", {
    class: "race-board",
    viewBox: `-6 -6 ${(columns + 2.5) * CELL + 12} ${rows * CELL + 12}`,
    role: "group",
    "aria-label": t("board-title"),
  });
  whole.append(...water, ...anchors, ...ships, ...winds);
  return whole;
}

/** @param {number} radius */
const hit = (radius) => svg("circle", { class: "hit", r: radius });
const cardShape = () => svg("rect", { class: "card", x: -56, y: -18, width: 112, height: 36, rx: 6 });

/** @type {import("@meadhall/board").OutsideBoard<RaceView>} */
const board = {
  mount(element, props) {
    let shown = draw(props);
    element.append(shown);
    return {
      update(next) {
        // The game is small, so all of it is drawn again; the focus goes where it was.
        const focused = document.activeElement?.closest("[data-thing]");
        const place = focused ? [...shown.querySelectorAll("[data-thing]")].indexOf(focused) : -1;
        const drawn = draw(next);
        shown.replaceWith(drawn);
        shown = drawn;
        const again = shown.querySelectorAll("[data-thing]")[place];
        if (again instanceof SVGElement) again.focus();
      },
    };
  },
  score: (view, seat) => {
    const { pieces, squares, columns } = view.fjord;
    return squares.indexOf(pieces[seat]?.at ?? "") % columns;
  },
  heading: (view, t) => t("board-round", { n: view.round }),
  describe: (view, seats, t) => [
    {
      title: t("board-title"),
      lines: view.fjord.pieces.map((piece, seat) =>
        t("board-ship", {
          name: seats[seat]?.name ?? "",
          square: view.fjord.squares.indexOf(piece.at) % view.fjord.columns,
        }),
      ),
    },
  ],
  verbs: ["row", "drop", "turn"],
  isPlaced: (view, id) => id !== "wind" || view.winds.some((hand) => hand.seat === view.waiting_for),
};

export default board;
