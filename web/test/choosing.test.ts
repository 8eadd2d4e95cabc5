import { describe, expect, test } from "vitest";
import type { Choice } from "../src/api/types";
import type { Journey } from "../src/boards/contract";
import { Choosing, type Ways } from "../src/parts/choosing.svelte";

function choice(move: string): Choice {
  const [verb, ...targets] = move.split(":");
  return { move, verb: verb!, targets, text: move, final: false, note: null, odds: null, reason: null, changes: [] };
}

class Driver extends Choosing {
  readonly view = null;
  readonly played: string[] = [];
  readonly play = (one: Choice): void => void this.played.push(one.move);

  constructor(
    readonly choices: readonly Choice[],
    ways: Ways,
  ) {
    super(ways);
  }
}

const drive = choice("drive:valley_7");
const journey: Journey = { first: drive, path: ["valley_7", "valley_8"], note: "2 spaces" };
const ways = (verbs: string[], goals: Record<string, Journey>): Ways => ({
  verbs,
  isPlaced: () => true,
  journeys: () => new Map(Object.entries(goals)),
});

describe("a journey", () => {
  test("lights its goal, and sets out with its first move", () => {
    const driver = new Driver([drive, choice("stay")], ways([], { valley_8: journey }));
    expect([...driver.targets.keys()]).toEqual(["valley_7", "valley_8"]);
    driver.considerThing("valley_8");
    expect(driver.considered).toBe(drive);
    expect(driver.journey).toBe(journey);
    driver.pick("valley_8");
    expect(driver.played).toEqual(["drive:valley_7"]);
  });

  test("gives way to what is more natural with the same thing", () => {
    const explore = choice("explore:valley_8");
    const driver = new Driver([drive, explore], ways(["explore", "drive"], { valley_8: journey }));
    driver.pick("valley_8");
    expect(driver.played).toEqual(["explore:valley_8"]);
  });
});

test("a step back takes one pick, not all of them", () => {
  const choices = [choice("move:hill:lake:two"), choice("move:hill:lake:three"), choice("move:hill:ford:two")];
  const mover = new Driver(choices, ways([], {}));
  mover.pick("hill");
  mover.pick("lake");
  expect(mover.picked).toEqual(["hill", "lake"]);
  expect(mover.stepBack()).toBe(true);
  expect(mover.picked).toEqual(["hill"]);
  mover.stepBack();
  expect(mover.stepBack()).toBe(false);
});
