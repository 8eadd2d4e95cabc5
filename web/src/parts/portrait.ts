/** A small picture of a thing, taken from the board itself. */

const SVG = "http://www.w3.org/2000/svg";
/** More elements than these are a landscape, not a portrait. */
const MOST = 400;
/** What is longer than this would be a stripe. */
const LONGEST = 2.2;
const SPOKEN = ["id", "role", "tabindex", "aria-label", "aria-pressed", "data-thing", "data-about", "style"];

/** Null: the thing is no drawing, too large a one, or only a place to point at. */
export function portraitOf(thing: Element | null): SVGSVGElement | null {
  if (!(thing instanceof SVGGraphicsElement) || !thing.isConnected) return null;
  if (thing.querySelector(".reach") || thing.querySelectorAll("*").length > MOST) return null;
  const { x, y, width, height } = thing.getBBox();
  if (width === 0 || height === 0 || Math.max(width / height, height / width) > LONGEST) return null;
  const copy = thing.cloneNode(true) as SVGElement;
  for (const edge of copy.querySelectorAll(".edge, title, text.vh")) edge.remove();
  for (const one of [copy, ...copy.querySelectorAll("[role], [tabindex], [aria-label]")])
    for (const name of SPOKEN) one.removeAttribute(name);
  copy.removeAttribute("transform");
  const picture = document.createElementNS(SVG, "svg");
  const room = Math.max(width, height) * 0.06;
  picture.setAttribute("viewBox", `${x - room} ${y - room} ${width + 2 * room} ${height + 2 * room}`);
  picture.setAttribute("aria-hidden", "true");
  // The colours of a board are set where it begins.
  picture.setAttribute("class", thing.closest("[data-look]")?.getAttribute("data-look") ?? "");
  picture.append(copy);
  return picture;
}
