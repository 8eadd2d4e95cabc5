/** What the board of Lords of the Ice Garden tells the table: seats, strangers, explanations, where choices lie. */

import { describe, expect, it } from "vitest";
import iceGardenSource from "../src/boards/ice_garden";
import { barsOf } from "../src/boards/ice_garden/bars";
import { forecastOf, score, standings } from "../src/boards/ice_garden/forecast";
import type { IceGardenView } from "../src/boards/ice_garden/view";
import { choice, glossaryOf, sampleOf, stored, Tester, type Stored, entire } from "./boards";

const iceGarden = await entire(iceGardenSource);

const store = stored<Stored<IceGardenView>>("ice_garden-views.json");
const NAMES = Object.keys(store.tables);
const glossary = glossaryOf(store.glossary);
const tester = new Tester(iceGarden, "ice_garden", glossary);
const telling = (name: string) => {
  const table = sampleOf(store, name);
  return { view: table.view, seats: tester.looks(table), glossary, t: tester.t };
};

describe("seats", () => {
  it("go by their scientists", () => {
    expect(iceGarden.persona(telling("influence"), 1)).toBe("Olaf Fjollsfinn");
    const { view, ...rest } = telling("setup");
    const players = view.players.map((player) => ({ ...player, scientist: null }));
    expect(iceGarden.persona({ view: { ...view, players }, ...rest }, 0)).toBe(null);
  });

  it("tell their goals with their goods", () => {
    const { view } = telling("influence");
    const goal = iceGarden.bits(view, 1, tester.t, glossary).at(-1)!;
    expect(goal.count).toBe(view.players[1]!.goal_progress);
    expect(goal.label).toContain(`of ${view.players[1]!.goal_target}`);
  });

  it.each([0, 1, 2, 3])("show the board of seat %i with everything on it", async (seat) => {
    const table = sampleOf(store, "influence");
    const { end } = tester.drawOwn(tester.props(table), seat);
    const text = document.body.textContent!;
    const { units } = table.view.players[seat]!;
    for (const { unit, level } of units) {
      expect(text).toContain(glossary[unit]!.name.replace(/ \(.*\)/, ""));
      expect(text).toContain(`level ${level}`);
    }
    await end();
  });
});

describe("strangers", () => {
  it("are at solo tables only", () => {
    expect(iceGarden.strangers(telling("influence"))).toEqual([]);
  });

  it("tell the score and the figures of the Independent Player", () => {
    const { view } = telling("solo");
    const [stranger] = iceGarden.strangers(telling("solo"));
    expect(stranger).toMatchObject({ name: "Independent Player", score: view.players[1]!.victory_points });
    expect(stranger!.note).toContain("Passionaria Callo");
    expect(stranger!.bits.map(({ count }) => count)).toEqual([
      view.players[1]!.influence_markers,
      view.players[1]!.units.reduce((sum, { on_board }) => sum + on_board, 0),
      view.players[1]!.goal_progress,
    ]);
  });
});

describe("explanations", () => {
  const lines = (id: string, name = "influence"): string => {
    const found = iceGarden.explain(telling(name), id);
    return [found?.title, ...(found?.lines ?? [])].join("\n");
  };

  it("list tile, forces and places of a region; the glossary knows its neighbours", () => {
    const text = lines("northern_fjords");
    expect(text).toContain("Red number 7, gives 1 population, 2 gold, 1 M-factor, points by place: 6, 3, 2");
    expect(text).toContain("Olaf has 4 influence (3 markers, Volcano People)");
    expect(text).toContain("Place 1: Olaf");
    expect(glossary["northern_fjords"]!.text).toContain("borders on: Frozen Wastes");
  });

  it("tell of boxes, helms, stages, tracks and tokens", () => {
    expect(lines("influence")).toMatch(/places free/);
    expect(lines("helm_7")).toContain("Helm 7, ship");
    expect(lines("stage_3")).toContain("Stage 3");
    expect(lines("dead_snow")).toContain("Dead Snow stands at");
    expect(lines("victory_points")).toContain("31 victory points");
    expect(lines("yin_yang")).toContain("best first");
    expect(lines("vuko")).toMatch(/Vuko is (in|not)/);
    expect(lines("m_factor")).toContain("Level 0");
    expect(lines("independent_player", "solo")).toContain("Level:");
  });

  it.each(NAMES)("know everything that is drawn in %s", async (name) => {
    const { end } = tester.draw(sampleOf(store, name));
    const things = [...document.querySelectorAll("[data-thing]")].map((thing) => thing.getAttribute("data-thing")!);
    const known = new Set(Object.keys(glossary));
    const unknown = things.filter((id) => !known.has(id) && !iceGarden.explain(telling(name), id));
    // Tiles of the tray stand for a choice, whose own words say what it is.
    expect(unknown.filter((id) => !/^\d$|>/.test(id))).toEqual([]);
    await end();
  });
});

describe("choices", () => {
  const view = sampleOf(store, "influence").view;

  it("have their targets on the board, in the tray or on a character board", () => {
    for (const name of NAMES) {
      const table = sampleOf(store, name);
      for (const { targets } of table.choices) {
        for (const id of targets) expect(iceGarden.isPlaced(table.view, id), `${id} in ${name}`).toBe(true);
      }
    }
    expect(iceGarden.isPlaced(view, "seat_2")).toBe(false);
  });

  it("rank every verb, finishing last", () => {
    const verbs = new Set(NAMES.flatMap((name) => sampleOf(store, name).choices.map(({ verb }) => verb)));
    for (const verb of verbs) expect(iceGarden.verbs).toContain(verb);
    expect(iceGarden.verbs.at(-1)).toBe("done");
  });
});

describe("forecasts", () => {
  const view = sampleOf(store, "influence").view;
  const fjords = view.regions.find(({ id }) => id === "northern_fjords")!;

  it("rank a region as the server does", () => {
    const still = { seat: 1, piece: "influence_marker", from: null, to: "northern_fjords", worth: 0 };
    // Some positions are made up; these have been played to.
    for (const name of NAMES.filter((one) => one.startsWith("p"))) {
      const { view: seen } = sampleOf(store, name);
      for (const region of seen.regions.filter(({ is_locked, order }) => !is_locked && order !== null)) {
        const ranked = standings(seen, region, still)
          .filter(({ place }) => place > 0)
          .map(({ seat }) => seat);
        expect(ranked, `${region.id} in ${name}`).toEqual(region.ranking);
      }
    }
  });

  it("add a marker to the influence and to the bars", () => {
    const forecast = forecastOf(view, choice("influence:northern_fjords"))!;
    expect(score(forecast.before, 1)[0] + 1).toBe(score(forecast.after, 1)[0]);
    const bar = barsOf(telling("influence"), view, fjords, forecast.change).find(({ seat }) => seat === 1)!;
    expect(bar.segments.at(-1)).toMatchObject({ kind: "new", worth: 1 });
  });

  it("take a lost unit away", () => {
    const { view: hunted } = sampleOf(store, "p2-LoseUnit");
    const forecast = forecastOf(hunted, choice("lose:crab"))!;
    expect(forecast.region.id).toBe(hunted.vuko);
    expect(score(forecast.after, forecast.change.seat)[0]).toBeLessThan(
      score(forecast.before, forecast.change.seat)[0],
    );
  });

  it("say nothing of choices that move nothing", () => {
    expect(forecastOf(view, choice("take:gold"))).toBe(null);
    expect(forecastOf(view, null)).toBe(null);
  });
});

describe("type", () => {
  /** The map is drawn larger than its units; everything else is in units of the sheet. */
  const LEAST = 17.9;

  it.each(["influence", "attack", "gorge", "making", "solo"])("is large enough in %s", async (name) => {
    const { end } = tester.draw(sampleOf(store, name));
    const small = [...document.querySelectorAll("svg.field text")].flatMap((text) => {
      const size = Number(text.getAttribute("font-size") ?? (text as SVGElement).style.fontSize.replace("px", ""));
      let scale = 1;
      for (let up: Element | null = text; up; up = up.parentElement) {
        scale *= Number(/scale\(([\d.]+)\)/.exec(up.getAttribute("transform") ?? "")?.[1] ?? 1);
      }
      // Sizes of style sheets are not known here; those that a drawing sets itself depend on what is drawn.
      return size > 0 && size * scale < LEAST ? [`${text.textContent} ${size * scale}`] : [];
    });
    expect(small).toEqual([]);
    await end();
  });
});
