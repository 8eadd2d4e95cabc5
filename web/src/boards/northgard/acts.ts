/** What happened, as acts: fights, discoveries, cards of others, creatures, harvest, winter and the year. */

import type { Told } from "../../api/types";
import type { Act } from "../contract";
import { deedOf, type Deed } from "./act-deeds";
import { Fight } from "./act-fight";
import {
  draft,
  happeningOf,
  isReader,
  keyed,
  landIds,
  landName,
  landWords,
  minus,
  nameOfBeast,
  nameOfSeat,
  plus,
  tileIds,
  type Draft,
  type Happening,
  type Table,
} from "./act-parts";
import { recalled } from "./listed";
import { endAct, firstAct, goodsLine, harvestAct, Shares, winterAct, yearAct, type YearNews } from "./act-year";
import { amount, nameOf, plainName } from "./texts";

const FIGHT_BEGINS = ["combat_began", "creature_fought", "creature_attacked"];
const FIGHT_ONLY = [
  "food_spent",
  "rolled",
  "creature_rolled",
  "took_point",
  "took_casualty",
  "combat_scored",
  "combat_won",
  "creature_won",
  "nobody_won",
  "retreated",
  "kaija_retreated",
  "no_retreat",
  "conquered",
  "creature_defeated",
  "kaija_lost",
];

/** The phase whose end is told by the beginning of another one. */
const BEFORE: Readonly<Record<string, string>> = { winter: "harvest", end_of_year: "winter", harvest: "creatures" };

export function acts(events: readonly Told[], table: Table): Act[] {
  const story = new Story(table, phaseBefore(events, table));
  for (const event of events) story.hear(happeningOf(event));
  return keyed(story.end()).map((act) => {
    const emblem = recalled(act);
    return emblem ? { ...act, emblem } : act;
  });
}

function phaseBefore(events: readonly Told[], { view }: Table): string {
  const began = events.find(({ kind }) => kind === "phase_began")?.facts["phase"] as string | undefined;
  return began === undefined ? view.phase : (BEFORE[began] ?? "");
}

/** Hears the events of an update one after the other, and combines what belongs together. */
class Story {
  private readonly drafts: (Draft | null)[] = [];
  private fight: Fight | null = null;
  private harvest: Shares | null = null;
  private winter: Shares | null = null;
  private year: YearNews | null = null;
  private creatures: Draft | null = null;
  private deed: Draft | null = null;
  private found: Draft | null = null;
  private played: { seat: number; card: string } | null = null;
  private rolls: { seat: number; axes: number; faces: string[] }[] = [];
  private dominator: { seat: number; n: number } | null = null;

  constructor(
    private readonly table: Table,
    private phase: string,
  ) {}

  hear(event: Happening): void {
    if (FIGHT_BEGINS.includes(event.kind) || (FIGHT_ONLY.includes(event.kind) && !this.fight)) {
      this.closeAll();
      this.fight = new Fight(this.table, event.move);
    }
    if (this.fight?.hear(event)) return;
    if (this.hearYear(event) || this.hearLand(event) || this.hearCreatures(event)) return;
    this.hearDeeds(event);
  }

  end(): Draft[] {
    this.closeAll();
    return this.drafts.filter((one): one is Draft => one !== null);
  }

  /** What was told so far is told; something else begins. */
  private closeAll(): void {
    const { table } = this;
    if (this.fight) this.drafts.push(this.fight.act());
    if (this.rolls.length > 0) this.drafts.push(firstAct(table, 0, this.rolls));
    // One knows where one has laid a tile; what came of it is worth a look.
    if (this.found && (this.found.kind === "tiles" || !isReader(table, this.found.seat) || this.found.lines.length > 0))
      this.drafts.push(this.found);
    if (this.deed) this.drafts.push(this.deed);
    if (this.creatures) this.drafts.push(this.creatures);
    if (this.harvest) this.drafts.push(harvestAct(table, this.harvest));
    if (this.winter) this.drafts.push(winterAct(table, this.winter));
    if (this.year) this.drafts.push(yearAct(table, this.year));
    this.fight = this.harvest = this.winter = this.year = this.creatures = this.deed = this.found = null;
    this.rolls = [];
  }

  // Everybody's

  private hearYear({ kind, facts, move }: Happening): boolean {
    switch (kind) {
      case "rolled_for_first":
        this.rolls.push(facts);
        return true;
      case "phase_began":
        this.closeAllBut(this.year);
        this.phase = facts.phase;
        return true;
      case "harvested":
        if (!this.harvest) this.closeAll();
        (this.harvest ??= new Shares(move)).of(facts.seat);
        return true;
      case "gained":
        if (this.phase !== "harvest" || !this.harvest) return false;
        this.harvest.add(facts.seat, facts.resource, facts.n);
        return true;
      case "glory_gained":
        if (!["harvest", "altars"].includes(facts.reason)) return false;
        (this.harvest ??= new Shares(move)).add(facts.seat, "glory", facts.n);
        return true;
      case "wintered": {
        if (!this.winter) this.closeAll();
        const winter = (this.winter ??= new Shares(move));
        winter.add(facts.seat, "food", facts.food);
        winter.add(facts.seat, "wood", facts.wood);
        return true;
      }
      case "unrest_taken":
        (this.winter ??= new Shares(move)).of(facts.seat).unrest = true;
        return true;
      case "glory_lost":
        if (!this.winter) return false;
        this.winter.add(facts.seat, "glory", facts.n);
        return true;
      case "year_began":
        this.closeAll();
        this.year = { move, year: facts.year, display: [], lines: [] };
        return true;
      case "display_laid":
        if (this.year) this.year.display = facts.cards;
        return true;
      case "dominated":
        this.dominator = facts;
        return true;
      case "game_ended":
        this.closeAll();
        this.drafts.push(endAct(this.table, move, this.dominator));
        return true;
      default:
        return false;
    }
  }

  /** The phases of a new year's beginning belong to its act. */
  private closeAllBut(year: YearNews | null): void {
    this.year = null;
    this.closeAll();
    this.year = year;
  }

  // New land

  private hearLand({ kind, facts, move }: Happening): boolean {
    const { table } = this;
    const { t } = table;
    switch (kind) {
      case "tile_seen":
        this.seesTile(facts.seat, facts.seen, move);
        return true;
      case "tile_placed": {
        this.closeAll();
        const tile = nameOf(table, facts.tile);
        this.found = draft(move, "explore", {
          title: t("board-act-explores", { name: nameOfSeat(table, facts.seat) }),
          cause: t("board-act-because-explore", { tile }),
          steps: [t("board-act-step-land")],
          about: tileIds(table, facts.tile, facts.cell),
          seat: facts.seat,
          result: t("board-act-new-land"),
          sound: "card",
          weight: isReader(table, facts.seat) ? 0.5 : 1,
          facts: { tiles: [{ tile: facts.tile, turn: facts.turn }] },
        });
        return true;
      }
      case "territory_closed":
        if (!this.found) return false;
        this.found.steps = [...new Set([...this.found.steps, t("board-act-step-closing")])];
        this.found.result = t("board-act-closed");
        this.found.about = [...landIds(table, facts.territory), ...this.found.about];
        this.found.lines.push({
          seat: table.view.territories.find(({ areas }) => areas.includes(facts.territory))?.controller ?? null,
          text: t("board-act-closes", {
            territory: landName(table, facts.territory),
            tiles: amount(table, "tile", facts.tiles),
          }),
        });
        return true;
      case "glory_gained":
        if (!this.found || (facts.reason !== "closing" && facts.reason !== "clan")) return false;
        this.gainsGlory(this.found, facts.seat, facts.n, facts.reason);
        return true;
      case "gained":
        if (!this.found) return false;
        this.found.lines.push(goodsLine(table, facts.seat, t("board-act-gains"), facts.resource, facts.n));
        return true;
      case "creature_appeared":
        if (!this.found) return false;
        this.found.lines.push({ seat: null, text: this.appears(facts.creature, facts.territory), isGood: false });
        this.found.facts = { ...this.found.facts, creature: facts.creature };
        return true;
      default:
        return false;
    }
  }

  private seesTile(seat: number, tile: string, move: number): void {
    const { table } = this;
    const { t } = table;
    if (this.found?.kind !== "tiles") {
      this.closeAll();
      this.found = draft(move, "tiles", {
        title: t("board-act-draws-tile", { name: nameOfSeat(table, seat) }),
        cause: t("board-act-because-draw"),
        steps: [t("board-act-step-land")],
        about: ["tile_pile"],
        seat,
        sound: "card",
        weight: 0.3,
        facts: { tiles: [] },
      });
    }
    const tiles = [...(this.found.facts["tiles"] as { tile: string; turn: number }[]), { tile, turn: 0 }];
    this.found.facts = { tiles };
    this.found.result = tiles.length === 1 ? nameOf(table, tile) : amount(table, "tile", tiles.length);
  }

  private gainsGlory(act: Draft, seat: number, n: number, reason: string): void {
    const { table } = this;
    const before = Number(act.facts["glory"] ?? 0);
    act.facts = { ...act.facts, glory: before + n };
    act.lines.push({
      seat,
      text: table.t(`board-act-glory-${reason}`),
      change: plus(table, "glory", n),
      isGood: true,
    });
    act.result = plus(table, "glory", before + n);
    act.isGood = isReader(table, seat) ? true : act.isGood;
    act.sound = "gain";
    act.weight += before + n;
  }

  // Creatures

  private appears(creature: string, territory: string): string {
    const { table } = this;
    return table.t("board-act-appears", {
      creature: nameOfBeast(table, creature),
      ...landWords(table, territory),
    });
  }

  private hearCreatures({ kind, facts, move }: Happening): boolean {
    const { table } = this;
    const { t, view } = table;
    switch (kind) {
      case "creature_moved":
      case "creature_stayed":
      case "creature_appeared": {
        const act = (this.creatures ??= this.beasts(move));
        const list = [...((act.facts["creatures"] as string[] | undefined) ?? []), facts.creature];
        act.facts = { creatures: list };
        act.result = t("board-act-beasts", { n: list.length });
        if (kind === "creature_stayed") return true;
        const owner = view.territories.find(({ areas }) => areas.includes(facts.territory))?.controller ?? null;
        act.about = [...act.about, ...landIds(table, facts.territory)];
        act.lines.push({
          seat: owner,
          text:
            kind === "creature_appeared"
              ? this.appears(facts.creature, facts.territory)
              : t("board-act-comes", {
                  creature: nameOfBeast(table, facts.creature),
                  ...landWords(table, facts.territory),
                }),
        });
        if (isReader(table, owner)) act.weight += 1;
        return true;
      }
      case "units_lost": {
        const act = this.creatures;
        if (!act) return false;
        act.lines.push({
          seat: facts.seat,
          text: t("board-act-loses", landWords(table, facts.territory)),
          change: minus(table, "unit", facts.n),
          isGood: false,
        });
        if (isReader(table, facts.seat)) {
          act.result = minus(table, "unit", facts.n);
          act.isGood = false;
          act.weight += 3;
        }
        return true;
      }
      default:
        return false;
    }
  }

  private beasts(move: number): Draft {
    const { t } = this.table;
    this.closeAll();
    return draft(move, "creatures", {
      title: t("board-act-creatures"),
      cause: t("board-act-because-beasts"),
      steps: [t("board-phase-creatures")],
      sound: "blow",
      facts: { creatures: [] },
    });
  }

  // What somebody does with a card

  private hearDeeds(event: Happening): void {
    const { table } = this;
    const { kind, facts } = event;
    if (kind === "played") {
      this.closeAll();
      this.played = facts;
      return;
    }
    if (kind === "turn_ended" || kind === "passed") {
      this.closeAll();
      this.played = null;
      return;
    }
    const deed = deedOf(table, event);
    if (!deed) return;
    const struck = deed.line.isGood === false && isReader(table, deed.line.seat);
    // One knows what one has done oneself.
    if (isReader(table, deed.seat) && !struck) return;
    const act = this.deedBy(deed, event.move);
    act.lines.push(deed.line);
    act.result = act.lines.length === 1 ? deed.result : act.result;
    act.about = [...act.about, ...deed.about];
    if (struck) {
      act.weight += 4;
      act.isGood = false;
      act.result = deed.result;
    }
  }

  /** All that a card does is one act, with the card as its picture. */
  private deedBy({ seat, card: named, title }: Deed, move: number): Draft {
    if (this.deed && this.deed.seat === seat && title === null) return this.deed;
    this.closeAll();
    const { table } = this;
    const { t } = table;
    const card = named ?? (title === null ? this.cardOf(seat) : null);
    const name = nameOfSeat(table, seat);
    this.deed = draft(move, "card", {
      title:
        title ??
        (card === null ? t("board-act-turn", { name }) : t("board-act-plays", { name, card: plainName(table, card) })),
      cause: card === null ? "" : (table.glossary[card]?.text ?? ""),
      steps: [t("board-act-step-card")],
      seat,
      sound: "card",
      weight: 0.8,
      facts: { card },
    });
    return this.deed;
  }

  private cardOf(seat: number): string | null {
    const { view } = this.table;
    if (this.played?.seat === seat) return this.played.card;
    if (view.resolving?.seat === seat) return view.resolving.card;
    return view.players[seat]?.active.findLast(({ was_played }) => was_played)?.card ?? null;
  }
}
