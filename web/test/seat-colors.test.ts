/** Seats wear the same crest in the Hall, before a game begins, as at its table. */

import { readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { expect, test } from "vitest";
import champions from "../src/boards/champions";
import iceGarden from "../src/boards/ice_garden";
import lastAurora from "../src/boards/last_aurora";
import northgard from "../src/boards/northgard";
import { sampleOf, stored, type Sample, type Stored } from "./boards";
import type { ChampionsView } from "../src/boards/champions/view";
import type { IceGardenView } from "../src/boards/ice_garden/view";
import type { AuroraView } from "../src/boards/last_aurora/view";
import type { NorthgardView } from "../src/boards/northgard/view";

const GAMES = "../../src/meadhall/games";
const toml = (file: string) =>
  parse(readFileSync(new URL(`${GAMES}/${file}`, `file://${import.meta.dirname}/`), "utf-8"));
const inTheHall = (game: string) => toml(`${game}/hall.toml`)["colors"] as string[];
const seats = (count: number): number[] => [...Array(count).keys()];

test("in Champions of Midgard", () => {
  const { tables } = stored<{ tables: Record<string, Sample<ChampionsView>> }>("champions-views.json");
  const { view } = tables["p4-KeepDestiny"]!;
  expect(seats(4).map((seat) => champions.color(view, seat))).toEqual(inTheHall("champions"));
});

test("in Last Aurora", () => {
  const { view } = sampleOf(stored<Stored<AuroraView>>("last_aurora-views.json"), "explore");
  expect(seats(4).map((seat) => lastAurora.color(view, seat))).toEqual(inTheHall("last_aurora"));
});

test("in Northgard", () => {
  const colors = toml("northgard/content/game.toml")["player_colour"] as { id: string }[];
  const view = { players: colors.map(({ id }) => ({ color: id })) } as NorthgardView;
  expect(colors.map((_, seat) => northgard.color(view, seat))).toEqual(inTheHall("northgard"));
});

test("in Lords of the Ice Garden, whichever Scientist is drawn", () => {
  const view = { players: [{ color: "red" }, { color: null }, { color: "black" }, { color: "blue" }] } as IceGardenView;
  expect(seats(4).map((seat) => iceGarden.color(view, seat))).toEqual(inTheHall("ice_garden"));
});
