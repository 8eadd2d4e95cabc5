/**
 * What a board shows now, as a picture that needs nothing else: an SVG that stands alone has neither the styles
 * nor the fonts of the page, so all that it looks like is written into it.
 */

/** What children take over from their parents. */
const INHERITED = [
  ..."color fill fill-opacity fill-rule clip-rule stroke stroke-width stroke-opacity stroke-dasharray".split(" "),
  ..."stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit paint-order visibility".split(" "),
  ..."font-family font-size font-weight font-style font-variant-numeric letter-spacing word-spacing".split(" "),
  ..."text-anchor dominant-baseline text-rendering white-space".split(" "),
];
const OWN = [
  ..."display opacity transform transform-origin transform-box clip-path mask filter mix-blend-mode isolation".split(
    " ",
  ),
  ..."stop-color stop-opacity flood-color flood-opacity vector-effect overflow".split(" "),
];
const REFERENCE = /(?:url\(["']?|href=["'])#([^"')]+)/g;

export interface Place {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What is part of a control is no part of the board, and neither is what lies inside of another drawing. */
const APART = "svg, a, button, nav, [role=tablist]";

/** The drawings in a part of the page, and where each of them lies in it. */
export function drawingsIn(stage: HTMLElement): { drawing: SVGSVGElement; place: Place }[] {
  const around = stage.getBoundingClientRect();
  return [...stage.querySelectorAll("svg")]
    .filter((one) => !one.parentElement?.closest(APART) && one.checkVisibility({ visibilityProperty: true }))
    .map((drawing) => {
      const { left, top, width, height } = drawing.getBoundingClientRect();
      return { drawing, place: { x: left - around.left, y: top - around.top, width, height } };
    })
    .filter(({ place }) => place.width > 0 && place.height > 0);
}

/** A drawing as a text that means the same anywhere; `fonts` are rules that bring their letters along. */
export function standAlone(drawing: SVGSVGElement, place: Place, fonts: string): string {
  const copy = copyOf(drawing, null);
  addReferences(copy);
  copy.setAttribute("xmlns", "http://www.w3.org/2000/svg");
  copy.setAttribute("width", String(place.width));
  copy.setAttribute("height", String(place.height));
  // Where it lies on the page, and how large, is said by its place.
  for (const name of ["transform", "width", "height"]) copy.style.removeProperty(name);
  const style = document.createElementNS(copy.namespaceURI, "style");
  style.textContent = fonts;
  copy.prepend(style);
  return new XMLSerializer().serializeToString(copy);
}

/** `around`: what its looks are taken over from; null if from nothing. */
function copyOf<E extends SVGElement>(original: E, around: Element | null): E {
  const copy = original.cloneNode(true) as E;
  writeLooks(original, copy, around && getComputedStyle(around));
  return copy;
}

function writeLooks(original: Element, copy: Element, around: CSSStyleDeclaration | null): void {
  const looks = getComputedStyle(original);
  const usual = usualLooks();
  const written: string[] = [];
  for (const name of INHERITED) {
    const value = looks.getPropertyValue(name);
    if (value !== (around ? around.getPropertyValue(name) : usual.get(name))) written.push(`${name}:${value}`);
  }
  for (const name of OWN) {
    const value = looks.getPropertyValue(name);
    if (value !== usual.get(name)) written.push(`${name}:${value}`);
  }
  copy.removeAttribute("class");
  copy.setAttribute("style", written.join(";"));
  for (let index = 0; index < original.children.length; index++) {
    writeLooks(original.children[index]!, copy.children[index]!, looks);
  }
}

let usualKnown: Map<string, string> | undefined;

/** How an element looks to which nothing applies. */
function usualLooks(): Map<string, string> {
  if (usualKnown) return usualKnown;
  const frame = document.createElement("div");
  frame.style.all = "initial";
  const plain = document.createElementNS("http://www.w3.org/2000/svg", "g");
  const field = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  field.style.all = "initial";
  field.append(plain);
  frame.append(field);
  document.body.append(frame);
  const looks = getComputedStyle(plain);
  usualKnown = new Map([...INHERITED, ...OWN].map((name) => [name, looks.getPropertyValue(name)]));
  frame.remove();
  return usualKnown;
}

/** Bring along what the copy refers to elsewhere on the page: gradients, signs, clipped fields. */
function addReferences(copy: SVGSVGElement): void {
  const added = document.createElementNS(copy.namespaceURI, "defs");
  copy.prepend(added);
  const known = new Set<string>();
  let text = copy.outerHTML;
  for (let more = true; more;) {
    more = false;
    for (const [, id] of text.replaceAll("&quot;", '"').matchAll(REFERENCE)) {
      if (known.has(id!)) continue;
      known.add(id!);
      const found = document.getElementById(id!);
      if (!(found instanceof SVGElement) || copy.querySelector(`#${CSS.escape(id!)}`)) continue;
      added.append(copyOf(found, found.parentElement));
      more = true;
    }
    text = added.outerHTML;
  }
}

/** The fonts of the page as rules with their files inside. */
export async function fontsInside(): Promise<string> {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const faces = rules.filter((rule) => rule instanceof CSSFontFaceRule);
  const inside = faces.map(async (face) => {
    const address = /url\(["']?([^"')]+)/.exec(face.style.getPropertyValue("src"))?.[1];
    if (!address) return "";
    const file = await fetch(new URL(address, face.parentStyleSheet?.href ?? location.href));
    return face.cssText.replace(address, await dataOf(await file.blob()));
  });
  return (await Promise.all(inside)).join("\n");
}

function dataOf(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error("The file could not be read."));
    reader.readAsDataURL(file);
  });
}

/** Paint what a part of the page shows; the canvas is as large as that part, times `scale`. */
export async function paintStage(
  stage: HTMLElement,
  canvas: HTMLCanvasElement,
  scale: number,
  fonts: string,
): Promise<void> {
  const pen = canvas.getContext("2d")!;
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue("--night").trim();
  pen.fillRect(0, 0, canvas.width, canvas.height);
  const { width, height } = stage.getBoundingClientRect();
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, width * scale, height * scale);
  pen.clip();
  for (const { drawing, place } of drawingsIn(stage)) {
    const image = new Image();
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(standAlone(drawing, place, fonts))}`;
    await image.decode();
    pen.drawImage(image, place.x * scale, place.y * scale, place.width * scale, place.height * scale);
  }
  pen.restore();
}
