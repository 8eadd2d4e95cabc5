/** Where the reader is. Links are plain anchors; a click on one inside the house does not load the page again. */

import { createSubscriber } from "svelte/reactivity";

export type Route =
  | { page: "hall" }
  | { page: "new"; game: string }
  | { page: "table"; table: string }
  | { page: "replay"; table: string }
  | { page: "learn"; game: string }
  | { page: "rules"; game: string; leaf: string; thing: string }
  | { page: "player"; name: string }
  | { page: "daily"; day: string; game: string }
  | { page: "puzzles"; game: string; id: string }
  | { page: "tournaments"; id: string }
  | { page: "about" }
  | { page: "me" }
  | { page: "nowhere" };

export function parse(path: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const [first, second, third] = parts;
  if (first === "rules" && parts.length <= (third === "things" ? 4 : 3)) {
    return { page: "rules", game: second ?? "", leaf: third ?? "", thing: parts[3] ?? "" };
  }
  if (parts.length > 3) return { page: "nowhere" };
  if (first === undefined) return { page: "hall" };
  if (second === undefined) {
    if (first === "about" || first === "me") return { page: first };
    if (first === "learn") return { page: first, game: "" };
    if (first === "u") return { page: "player", name: "" };
    if (first === "daily") return { page: first, day: "", game: "" };
    if (first === "puzzles") return { page: first, game: "", id: "" };
    if (first === "tournaments") return { page: first, id: "" };
    return { page: "nowhere" };
  }
  if (first === "t" && (third === undefined || third === "replay")) {
    return { page: third === undefined ? "table" : "replay", table: second };
  }
  if (first === "daily") return { page: first, day: second, game: third ?? "" };
  if (first === "puzzles" && third !== undefined) return { page: first, game: second, id: third };
  if (third !== undefined) return { page: "nowhere" };
  if (first === "new" || first === "learn") return { page: first, game: second };
  if (first === "u") return { page: "player", name: second };
  if (first === "tournaments") return { page: first, id: second };
  return { page: "nowhere" };
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

let told: (() => void) | undefined;
const follow = createSubscriber((update) => {
  told = update;
  addEventListener("popstate", update);
  addEventListener("hashchange", update);
  return () => {
    removeEventListener("popstate", update);
    removeEventListener("hashchange", update);
  };
});

/** The path of the address. What stands after ? or # leads to a place on the same page. */
export function path(): string {
  follow();
  return location.pathname;
}

/** A word after the question mark of the address. */
export function query(name: string): string | null {
  follow();
  return new URLSearchParams(location.search).get(name);
}

/** The part of the address after #, without it. */
export function hash(): string {
  follow();
  return decode(location.hash.slice(1));
}

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  if (!replace && !path.includes("#")) scrollTo(0, 0);
  told?.();
}

/** The address inside the house that a click on a link asks for, or null: the browser's own business. */
export function followed(event: MouseEvent): string | null {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  ) {
    return null;
  }
  const link = (event.target as Element | null)?.closest?.("a");
  const href = link?.getAttribute("href");
  if (
    !link ||
    !href ||
    href.startsWith("#") ||
    link.hasAttribute("download") ||
    (link.target && link.target !== "_self")
  ) {
    return null;
  }
  const url = new URL(href, location.href);
  if (url.origin !== location.origin || url.pathname.startsWith("/api/")) return null;
  return url.pathname + url.search + url.hash;
}
