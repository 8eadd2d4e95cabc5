/** The tray that a board keeps for the stage. */

import { beforeEach, expect, test } from "vitest";
import { trayIn } from "../src/shell/stage/place";

let frame: HTMLElement;

function lies(element: Element, left: number, top: number, width: number, height: number): void {
  element.getBoundingClientRect = () => DOMRect.fromRect({ x: left, y: top, width, height });
}

beforeEach(() => {
  frame = document.createElement("main");
  lies(frame, 10, 44, 1100, 740);
});

function withTray(left: number, top: number, width: number, height: number): void {
  const tray = document.createElement("div");
  tray.dataset["stage"] = "tray";
  lies(tray, left, top, width, height);
  frame.append(tray);
}

test("the stage has the size of the tray", () => {
  withTray(660, 74, 450, 390);
  expect(trayIn(frame)).toEqual({ left: 650, top: 30, width: 450, height: 390 });
});

test("a tray that is too small, or not in sight as a whole, is left alone", () => {
  expect(trayIn(frame)).toBeNull();
  withTray(660, 74, 300, 390);
  expect(trayIn(frame)).toBeNull();
  frame.replaceChildren();
  withTray(900, 74, 450, 390);
  expect(trayIn(frame)).toBeNull();
});
