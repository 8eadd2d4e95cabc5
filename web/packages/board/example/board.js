/**
 * A board for the game of Nim: stones in a row, of which one, two or three may be taken.
 *
 * @typedef {{ stones: number }} NimView
 */

/** How many stones a move can take; its target is the number: `take:2`. */
const MOST = 3;

/** @type {import("@meadhall/board").OutsideBoard<NimView>} */
const board = {
  mount(element, props) {
    const row = document.createElement("div");
    row.className = "nim-row";
    element.append(row);
    draw(row, props);
    return { update: (next) => draw(row, next) };
  },
  heading: (view, t) => t("board-stones", { n: view.stones }),
};

/**
 * @param {HTMLElement} row
 * @param {import("@meadhall/board").BoardProps<NimView>} props
 */
function draw(row, { view, targets, considered, lit, t }) {
  // Stones that stay keep their elements, and with them the focus.
  while (row.children.length > view.stones) row.lastElementChild?.remove();
  while (row.children.length < view.stones) row.append(document.createElement("button"));
  const taken = Number(considered?.targets[0] ?? 0);
  for (const [place, stone] of [...row.children].entries()) {
    /** From the right: picking the second stone takes two. */
    const count = view.stones - place;
    const id = String(count);
    stone.className = "nim-stone";
    stone.classList.toggle("can-pick", targets.has(id));
    stone.classList.toggle("taken", count <= taken);
    stone.toggleAttribute("data-lit", lit === id);
    if (count <= MOST) stone.setAttribute("data-thing", id);
    else stone.removeAttribute("data-thing");
    stone.setAttribute("tabindex", targets.has(id) ? "0" : "-1");
    stone.setAttribute("aria-label", targets.get(id)?.[0]?.text ?? t("board-stone"));
  }
}

export default board;
