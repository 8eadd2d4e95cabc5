/** What the board of Lords of the Ice Garden makes of events that real games have brought. */

import { describe, expect, it } from "vitest";
import type { Told } from "../src/api/types";
import iceGardenSource from "../src/boards/ice_garden";
import type { Picture } from "../src/boards/ice_garden/act-picture";
import type { IceGardenView } from "../src/boards/ice_garden/view";
import type { Act } from "../src/boards/contract";
import { drawnSmall } from "./acts";
import { glossaryOf, speaker, stored, Tester, type Stored, entire } from "./boards";

const iceGarden = await entire(iceGardenSource);

interface Moment {
  names: string[];
  /** What differs from the usual position after the move. */
  change: Partial<IceGardenView>;
  move: number;
  events: [kind: string, facts: Record<string, unknown>][];
}

const store = stored<Stored<IceGardenView>>("ice_garden-views.json");
const moments = stored<Record<string, Moment>>("ice_garden-acts-views.json");
const NAMES = Object.keys(moments);
const glossary = glossaryOf(store.glossary);
const tester = new Tester(iceGarden, "ice_garden", glossary);

function telling(name: string, language: "en" | "pl" = "en") {
  const { names, change } = moments[name]!;
  const view = { ...store.position, ...change };
  return { view, seats: tester.looks({ names, view }), glossary, t: speaker("ice_garden", language) };
}
const told = (name: string): Told[] =>
  moments[name]!.events.map(([kind, facts]) => ({ move: moments[name]!.move, kind, facts, text: kind, only: null }));
const acts = (name: string, language?: "pl"): Act[] => iceGarden.acts(told(name), telling(name, language));
const only = (name: string, kind: string): Act => {
  const found = acts(name).filter((act) => act.kind === kind);
  expect(found).toHaveLength(1);
  return found[0]!;
};
const picture = (act: Act): Picture => act.facts["picture"] as Picture;

describe("the Domination phase", () => {
  it("tells a region with its influence, its points and its goods", () => {
    const act = only("scores", "region");
    expect(act.title).toMatch(/dominates? the/);
    // The points of the dominating seat are the result; the others have a line each.
    expect(act.lines.filter(({ change }) => change?.includes("point"))).toHaveLength(2);
    expect(act.steps).toEqual(["Rank", "Goods", "Reserve", "Points"]);
    expect(picture(act).bars!.length).toBeGreaterThanOrEqual(3);
    expect(act.result).toMatch(/^\+\d+ points?$/);
    expect(act.about[0]).toBe(act.facts && telling("scores").view.regions.find(({ id }) => id === act.about[0])!.id);
  });

  it("tells what goes to the Ice Garden, and of the region that was left over before", () => {
    const [before, recruits] = acts("recruit").filter(({ kind }) => kind === "region");
    expect(before!.lines.some(({ change }) => change?.includes("point"))).toBe(true);
    expect(recruits!.lines[0]!.text).toContain("marker");
    expect(recruits!.steps[recruits!.lines[0]!.step!]).toBe("Recruit");
    expect(before!.about).not.toEqual(recruits!.about);
  });

  it("shows who dominates the regions before, and which are still to come", () => {
    const act = only("scores", "region");
    const { view } = telling("scores");
    const order = view.regions.find(({ id }) => id === act.about[0])!.order!;
    expect(act.run!.map(({ mark }) => Number(mark))).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(act.run!.map(({ state }) => state)).toEqual(
      Array.from({ length: 8 }, (_, place) => {
        if (place + 1 === order) return "now";
        if (place + 1 > order) return "ahead";
        return view.dominated[place] === null ? "over" : "won";
      }),
    );
    expect(picture(act).decided).toHaveLength(order - 1);
  });

  it("says why somebody dominates, and whose influence does not count", () => {
    const { view } = telling("scores");
    const region = view.regions.find(({ id }) => id === only("scores", "region").about[0])!;
    const told = (nations: number, influences: number[]): string | undefined => {
      const forces = influences.map((influence, seat) => ({
        seat,
        markers: influence,
        controlled: 0,
        units: [],
        influence,
      }));
      const changed = { ...region, nations, forces };
      const regions = view.regions.map((one) => (one.id === region.id ? changed : { ...one, forces: [] }));
      const facts = { ranking: influences.flatMap((influence, seat) => (influence > nations ? [`seat_${seat}`] : [])) };
      const events = [
        ["ranked", { region: region.id, ...facts }],
        ["scored", { seat: 0, n: 3, why: "region", total: 3 }],
      ].map(([kind, more]) => ({ move: 1, kind: kind as string, facts: more as never, text: "", only: null }));
      return iceGarden.acts(events, { ...telling("scores"), view: { ...view, regions, resolving: null } })[0]!.reason;
    };
    expect(told(0, [5, 2])).toBe("You lead 5 to 2.");
    expect(told(1, [5, 1])).toBe("You lead 5 to 1. Olaf's 1 does not beat the nation.");
    expect(told(0, [4])).toBe("You are alone, with 4.");
    expect(told(0, [3, 3])).toBe("3 each, and a tie next door: the better reputation wins.");
  });

  it("tells of a region that locks", () => {
    const lines = acts("lock").flatMap((act) => act.lines);
    expect(lines.some(({ text }) => /locks? the region/.test(text))).toBe(true);
  });
});

describe("Vuko", () => {
  it("goes, gives a token, slays a unit and holds markers, step by step", () => {
    const act = only("hunt", "vuko");
    expect(act.title).toBe("Vuko hunts Halvard");
    expect(act.steps).toEqual(["Goes", "Token", "Unit", "Markers", "Tile"]);
    expect(act.result).toBe("−1 unit");
    expect(act.about[0]).toBe("wastes_of_dread");
    expect(picture(act).way!.to).toBe("wastes_of_dread");
    expect(act.verdict).toMatch(/^Halvard's influence falls from \d+ to \d+\.$/);
    expect(picture(act).barsFrom).toBe(act.steps.length - 1);
  });

  it("strikes after the victim has chosen", () => {
    const act = only("strike", "vuko");
    expect(act.title).toContain("Vuko strikes");
    expect(act.steps).toContain("Unit");
  });
});

describe("attacks", () => {
  it("tell who hits what, and what it brings", () => {
    const [act] = acts("attack").filter(({ kind }) => kind === "attack");
    expect(act!.title).toContain("attack");
    expect(picture(act!).pieces![0]).toMatchObject({ kind: "unit", isDefeated: true });
    expect(act!.lines.map(({ change }) => change)).toContain("lost");
    expect(act!.result).toBe("+1 point");
  });
});

describe("what is made", () => {
  it("tells how the Dead Snow grows and a name falls", () => {
    const act = only("making", "making");
    expect(picture(act).track!.to).toBeGreaterThan(picture(act).track!.from);
    expect(act.lines[0]).toMatchObject({ text: "Reputation", isGood: false });
  });

  it("tells of units that come", () => {
    const act = only("summons", "making");
    expect(act.title).toContain("summons");
    expect(picture(act).pieces).toHaveLength(1);
    expect(act.result).toBe("+1 unit");
  });
});

describe("the Independent Player", () => {
  it("rolls for its markers", () => {
    const act = only("dice", "independent");
    expect(picture(act).dice).toHaveLength(1);
    expect(act.result).toBe("+2 markers");
    expect(picture(act).rows?.map(({ change }) => change)).toEqual(["+2"]);
    expect(act.steps).toEqual(["Dice", "Result"]);
  });

  it("lets the Dead Snow grow and summons", () => {
    const act = only("solo-making", "independent");
    expect(picture(act).track).toBeDefined();
    expect(act.result).toMatch(/unit/);
  });

  it("attacks on its own, before Vuko hunts and regions are shared out", () => {
    const kinds = acts("solo-attack").map(({ kind }) => kind);
    expect(kinds.indexOf("attack")).toBeLessThan(kinds.indexOf("vuko"));
    expect(kinds.indexOf("vuko")).toBeLessThan(kinds.indexOf("region"));
  });
});

describe("turns of the game", () => {
  it("tells of red ships, stages with their Vuko tiles, and rounds", () => {
    expect(only("ship", "stage").title).toContain("red ship");
    expect(picture(only("tile", "stage")).card!.name).not.toBe("");
    expect(only("round", "round").lines).toHaveLength(moments["round"]!.names.length);
  });

  it("tells a victory by goal", () => {
    const act = acts("goal").at(-1)!;
    expect(act.title).toContain("goal");
    expect(act.weight).toBeGreaterThan(10);
  });
});

describe.each(NAMES)("the acts of %s", (name) => {
  it("have keys of their own and nothing left unsaid, in both languages", () => {
    const all = acts(name);
    expect(new Set(all.map(({ key }) => key)).size).toBe(all.length);
    for (const act of [...all, ...acts(name, "pl")]) {
      expect(JSON.stringify(act)).not.toMatch(/undefined|NaN|board-/);
      expect(act.title).not.toBe("");
      expect(act.steps.length).toBeGreaterThan(0);
      expect(act.waits).toBe(false);
    }
  });

  it("are drawn at every step", async () => {
    const Picture = iceGarden.ActPicture!;
    for (const act of acts(name)) {
      for (const step of act.steps.keys()) {
        const { small } = await drawnSmall(Picture, { ...telling(name), act, step });
        expect(small).toEqual([]);
      }
    }
  });
});
