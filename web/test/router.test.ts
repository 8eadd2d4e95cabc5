import { describe, expect, test } from "vitest";
import { followed, parse } from "../src/router";

describe("addresses", () => {
  test.each([
    ["/", { page: "hall" }],
    ["/new/champions", { page: "new", game: "champions" }],
    ["/t/abc", { page: "table", table: "abc" }],
    ["/t/abc/", { page: "table", table: "abc" }],
    ["/t/abc/replay", { page: "replay", table: "abc" }],
    ["/t/abc/elsewhere", { page: "nowhere" }],
    ["/learn/champions", { page: "learn", game: "champions" }],
    ["/rules", { page: "rules", game: "", leaf: "", thing: "" }],
    ["/rules/champions", { page: "rules", game: "champions", leaf: "", thing: "" }],
    ["/rules/champions/fights", { page: "rules", game: "champions", leaf: "fights", thing: "" }],
    ["/rules/champions/things/rune_fame", { page: "rules", game: "champions", leaf: "things", thing: "rune_fame" }],
    ["/rules/champions/fights/more", { page: "nowhere" }],
    ["/u/Zo%C5%9Bka", { page: "player", name: "Zośka" }],
    ["/u/%E0%A4%A", { page: "player", name: "%E0%A4%A" }],
    ["/daily", { page: "daily", day: "", game: "" }],
    ["/daily/2026-11-18", { page: "daily", day: "2026-11-18", game: "" }],
    ["/daily/2026-11-18/champions", { page: "daily", day: "2026-11-18", game: "champions" }],
    ["/puzzles", { page: "puzzles", game: "", id: "" }],
    ["/puzzles/champions", { page: "nowhere" }],
    ["/puzzles/champions/0123456789", { page: "puzzles", game: "champions", id: "0123456789" }],
    ["/tournaments", { page: "tournaments", id: "" }],
    ["/tournaments/abc", { page: "tournaments", id: "abc" }],
    ["/about", { page: "about" }],
    ["/me", { page: "me" }],
    ["/what/ever", { page: "nowhere" }],
    ["/a/b/c/d", { page: "nowhere" }],
  ])("%s", (path, route) => {
    expect(parse(path)).toEqual(route);
  });
});

describe("a click on a link", () => {
  function click(html: string, init: MouseEventInit = {}): string | null {
    document.body.innerHTML = html;
    let result: string | null = null;
    document.body.onclick = (event) => {
      result = followed(event);
      event.preventDefault();
    };
    document.querySelector("a")!.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
    return result;
  }

  test("inside the house stays on the page", () => {
    expect(click('<a href="/rules/champions#CHM-1">x</a>')).toBe("/rules/champions#CHM-1");
  });

  test.each([
    '<a href="https://elsewhere.example/">x</a>',
    '<a href="/api/tables/x/saga">x</a>',
    '<a href="/x" target="_blank">x</a>',
    '<a href="/x" download>x</a>',
    '<a href="#main">x</a>',
  ])("that leads out is the browser's: %s", (html) => {
    expect(click(html)).toBeNull();
  });

  test("with a modifier is the browser's", () => {
    expect(click('<a href="/about">x</a>', { ctrlKey: true })).toBeNull();
  });
});
