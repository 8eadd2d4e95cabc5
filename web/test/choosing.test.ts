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

  test("may have another way, which is drawn while it is considered", () => {
    const slow = choice("drive:valley_6");
    const around: Journey = { first: slow, path: ["valley_6", "valley_8"], note: "3 spaces", name: "Around" };
    const driver = new Driver([drive, slow], ways([], { valley_8: { ...journey, others: [around] } }));
    driver.considerThing("valley_8");
    driver.considerWay(around);
    expect([driver.journey, driver.considered]).toEqual([around, slow]);
    driver.takeWay(around);
    expect(driver.played).toEqual(["drive:valley_6"]);
  });

  test("gives way to what is more natural with the same thing", () => {
    const explore = choice("explore:valley_8");
    const driver = new Driver([drive, explore], ways(["explore", "drive"], { valley_8: journey }));
    driver.pick("valley_8");
    expect(driver.played).toEqual(["explore:valley_8"]);
  });
});

describe("a party", () => {
  class Leader extends Driver {
    override asksParty(): boolean {
      return true;
    }
  }
  const setOut = choice("from:fell");
  const lead = () =>
    new Leader([setOut], {
      verbs: [],
      isPlaced: () => true,
      journeys: (_view, _choices, _t, { party }) => {
        const march = { first: setOut, path: ["fell"], note: "", party: { n: party ?? 3, least: 1, most: 4 } };
        return new Map(["ford", "cliff"].map((goal) => [goal, march]));
      },
    });

  test("is settled between the first pick and the second", () => {
    const leader = lead();
    leader.pick("ford");
    expect(leader.played).toEqual([]);
    expect(leader.journey?.party?.n).toBe(3);
    leader.setParty(2);
    expect(leader.journey?.party?.n).toBe(2);
    leader.pick("ford");
    expect(leader.played).toEqual(["from:fell"]);
  });

  test("has as many as there are, and keeps its goal while the pointer passes over others", () => {
    const leader = lead();
    leader.pick("ford");
    leader.setParty(9);
    leader.considerThing("cliff");
    leader.considerThing(null);
    leader.consider(null);
    expect([leader.tapped, leader.journey?.party?.n]).toEqual(["ford", 4]);
  });

  test("is forgotten with its goal", () => {
    const leader = lead();
    leader.pick("ford");
    leader.setParty(1);
    leader.pick("cliff");
    expect([leader.tapped, leader.journey?.party?.n]).toEqual(["cliff", 3]);
    expect(leader.stepBack()).toBe(true);
    expect([leader.tapped, leader.considered, leader.journey]).toEqual([null, null, null]);
    expect(leader.setParty(2)).toBe(false);
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
