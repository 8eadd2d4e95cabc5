/** Fights as acts: who attacks whom, strength and dice, losses, and who holds the land afterwards. */

import type { ActLine } from "../contract";
import {
  draft,
  isReader,
  landIds,
  landName,
  landWords,
  minus,
  nameOfBeast,
  nameOfSeat,
  plus,
  type Draft,
  type Happening,
  type Table,
} from "./act-parts";
import { faces } from "./content";
import { amount } from "./texts";
import type { CombatView, SideView } from "./view";

export interface Side {
  seat: number | null;
  creature: string | null;
  food: number;
  face: string | null;
  /** For a face with axe or skull: what was taken. */
  took: "point" | "casualty" | null;
  /** Units lost. */
  lost: number;
}

/** What the picture of a fight needs. */
export interface FightFacts {
  territory: string;
  sides: readonly [Side, Side];
  /** Attack and defence; null before they are added up. */
  totals: readonly [number, number] | null;
  winner: 0 | 1 | null;
  isOver: boolean;
  /** The name of each step, for what is drawn at it. */
  stages: readonly string[];
}

const noSide = (): Side => ({ seat: null, creature: null, food: 0, face: null, took: null, lost: 0 });
const isNobody = ({ seat, creature }: Side): boolean => seat === null && creature === null;

/** The points that a die adds. */
export function diePoints({ face, took }: Side): number {
  const card = face === null ? undefined : faces[face];
  return card === undefined ? 0 : card.choice ? (took === "point" ? 1 : 0) : card.points;
}

/** One combat, as far as the events of an update tell of it. */
export class Fight {
  readonly move: number;
  readonly sides: [Side, Side] = [noSide(), noSide()];
  territory: string | null = null;
  private began = false;
  private rolled = false;
  private totals: [number, number] | null = null;
  private losses: [number, number] = [0, 0];
  private winner: 0 | 1 | null = null;
  private isOver = false;
  private conquered: number | null = null;
  private readonly after: ActLine[] = [];

  constructor(
    private readonly table: Table,
    move: number,
  ) {
    this.move = move;
  }

  /** Takes what belongs to a combat; false for anything else. */
  hear({ kind, facts }: Happening): boolean {
    const { table } = this;
    switch (kind) {
      case "combat_began":
        return this.begin(facts.territory, { seat: facts.seat }, { seat: facts.other });
      case "creature_fought":
        return this.begin(facts.territory, { seat: facts.seat }, { creature: facts.creature });
      case "creature_attacked":
        return this.begin(facts.territory, { creature: facts.creature }, { seat: facts.seat });
      case "food_spent":
        this.sideOf(facts.seat).food = facts.n;
        return true;
      case "rolled":
        this.rolled = true;
        this.sideOf(facts.seat).face = facts.face;
        return true;
      case "creature_rolled":
        this.rolled = true;
        this.beastSide(facts.creature).face = facts.face;
        return true;
      case "took_point":
        this.sideOf(facts.seat).took = "point";
        return true;
      case "took_casualty":
        this.sideOf(facts.seat).took = "casualty";
        return true;
      case "combat_scored":
        this.territory = facts.territory;
        this.totals = [facts.attack, facts.defence];
        this.losses = [facts.attacker_losses, facts.defender_losses];
        return true;
      case "combat_won":
        this.end(facts.territory, this.sides.indexOf(this.sideOf(facts.seat)));
        return true;
      case "creature_won":
        this.end(facts.territory, this.sides.indexOf(this.beastSide(facts.creature)));
        return true;
      case "nobody_won":
        this.end(facts.territory, null);
        return true;
      case "units_lost":
        this.sideOf(facts.seat).lost += facts.n;
        this.tell(
          facts.seat,
          "board-act-loses",
          landWords(table, facts.territory),
          minus(table, "unit", facts.n),
          false,
        );
        return true;
      case "kaija_lost":
        this.tell(facts.seat, "board-act-loses-kaija", {}, undefined, false);
        return true;
      case "retreated":
        this.tell(
          facts.seat,
          "board-act-retreats",
          landWords(table, facts.territory),
          amount(table, "unit", facts.n),
          null,
        );
        return true;
      case "kaija_retreated":
        this.tell(facts.seat, "board-act-kaija-retreats", landWords(table, facts.territory), undefined, null);
        return true;
      case "no_retreat":
        this.tell(facts.seat, "board-act-no-retreat", {}, minus(table, "unit", facts.n), false);
        return true;
      case "conquered":
        this.territory = facts.territory;
        this.conquered = facts.seat;
        this.tell(facts.seat, "board-act-takes", landWords(table, facts.territory), undefined, true);
        return true;
      case "creature_defeated":
        this.tell(
          facts.seat,
          "board-act-slays",
          { creature: nameOfBeast(table, facts.creature), creature_acc: nameOfBeast(table, facts.creature, "acc") },
          undefined,
          true,
        );
        return true;
      case "glory_gained":
        if (facts.reason !== "clan" && facts.reason !== "creatures") return false;
        this.tell(facts.seat, `board-act-glory-${facts.reason}`, {}, plus(table, "glory", facts.n), true);
        return true;
      case "gained":
        if (!this.isOver) return false;
        this.tell(facts.seat, "board-act-gains", {}, plus(table, facts.resource, facts.n), true);
        return true;
      case "paid":
        return true;
      default:
        return false;
    }
  }

  private begin(territory: string, attacker: Partial<Side>, defender: Partial<Side>): boolean {
    Object.assign(this.sides[0], attacker);
    Object.assign(this.sides[1], defender);
    this.territory = territory;
    this.began = true;
    return true;
  }

  private end(territory: string, winner: number | null): void {
    this.territory = territory;
    this.isOver = true;
    this.winner = winner === null ? null : winner === 0 ? 0 : 1;
  }

  private tell(
    seat: number,
    key: string,
    words: Record<string, string>,
    change?: string,
    isGood?: boolean | null,
  ): void {
    const line: ActLine = { seat, text: this.table.t(key, words) };
    if (change !== undefined) line.change = change;
    if (isGood !== undefined && isGood !== null) line.isGood = isGood;
    this.after.push(line);
  }

  /** Who is not known from the beginning is known from the board, or by turns: the attacker rolls first. */
  private sideOf(seat: number): Side {
    this.recall();
    const known = this.sides.find((side) => side.seat === seat);
    if (known) return known;
    const free = this.sides.find(isNobody) ?? this.sides[1];
    free.seat = seat;
    return free;
  }

  private beastSide(creature: string): Side {
    this.recall();
    const known = this.sides.find((side) => side.creature === creature);
    if (known) return known;
    const free = this.sides.find(isNobody) ?? this.sides[1];
    free.creature = creature;
    return free;
  }

  private recall(): void {
    const { combat } = this.table.view;
    if (!combat || !this.sides.every(isNobody)) return;
    this.territory ??= combat.territory;
    const fill = (side: Side, { seat, creature, food, die }: SideView): void => {
      Object.assign(side, { seat, creature, food: food ?? 0, face: die });
    };
    fill(this.sides[0], combat.attacker);
    fill(this.sides[1], combat.defender);
  }

  private name(side: Side): string {
    return side.seat !== null
      ? nameOfSeat(this.table, side.seat)
      : side.creature !== null
        ? nameOfBeast(this.table, side.creature)
        : "?";
  }

  private title(): string {
    const [attacker, defender] = this.sides;
    return this.table.t("board-act-attacks", {
      attacker: this.name(attacker),
      defender: this.name(defender),
      you: isReader(this.table, defender.seat) ? "yes" : "no",
    });
  }

  /** The land that is fought for, as sentences need it. */
  private land(): Record<string, string> {
    return this.territory === null ? { territory: "", territory_acc: "" } : landWords(this.table, this.territory);
  }

  /** null where there is nothing to stop for. */
  act(): Draft | null {
    const { table, sides, territory } = this;
    const { t, view } = table;
    this.recall();
    const mine = sides.findIndex(({ seat }) => isReader(table, seat));
    const land = territory === null ? "" : landName(table, territory);
    const about = territory === null ? [] : landIds(table, territory);
    if (this.totals === null && !this.rolled) {
      if (this.began) return mine === 1 || sides[0].creature !== null ? this.beginning(view.combat, land, about) : null;
      return this.aftermath(about, mine);
    }
    const stages = this.totals === null ? ["strength", "dice"] : this.stages();
    const won = this.isOver && this.winner !== null ? this.winner : null;
    const facts: FightFacts = {
      territory: territory ?? "",
      sides: [sides[0], sides[1]],
      totals: this.totals,
      winner: won,
      isOver: this.isOver,
      stages,
    };
    const isGood = mine < 0 || !this.isOver ? null : won === mine;
    const isMine = mine >= 0;
    return draft(this.move, "fight", {
      title: this.title(),
      cause: t(sides[0].creature !== null ? "board-act-because-creature" : "board-act-because-fight", this.land()),
      steps: stages.map((stage) => t(`board-act-step-${stage}`)),
      about,
      seat: isMine ? view.seat : (sides[0].seat ?? sides[1].seat),
      waits: isMine,
      ...(isMine && this.rolled ? { prompt: t("board-act-roll") } : {}),
      result: this.totals ? `${this.totals[0]} : ${this.totals[1]}` : t("board-act-rolled"),
      isDrawn: this.totals !== null,
      isGood,
      lines: this.totals ? [...this.why(this.totals), ...this.lines(won)] : [],
      sound: "dice",
      weight: isMine ? 6 : 2,
      facts: { ...facts },
    });
  }

  /** NUL-COMBAT-09 and 10: why the score alone does not tell who has won. */
  private why([attack, defence]: readonly [number, number]): ActLine[] {
    if (!this.isOver) return [];
    const higher = attack > defence ? 0 : attack < defence ? 1 : null;
    if (higher === this.winner && higher !== null) return [];
    const key =
      this.winner === null ? "nobody-left" : this.winner === 0 ? "no-defenders" : higher === 0 ? "no-attackers" : "tie";
    return [{ seat: null, text: this.table.t(`board-act-why-${key}`) }];
  }

  private stages(): string[] {
    const hasLosses = this.losses[0] + this.losses[1] > 0 || this.after.length > 0;
    return ["strength", "dice", ...(hasLosses ? ["losses"] : []), "outcome"];
  }

  private lines(won: 0 | 1 | null): ActLine[] {
    const { table } = this;
    const results = this.sides.flatMap((side, place): ActLine[] => {
      if (side.seat === null || !this.isOver) return [];
      const isWinner = won === place;
      return [
        { seat: side.seat, text: table.t(isWinner ? "board-act-wins" : "board-act-is-beaten"), isGood: isWinner },
      ];
    });
    return [...results, ...this.after];
  }

  /** The reader is attacked, or a creature comes: the dice fall later. */
  private beginning(combat: CombatView | null, land: string, about: string[]): Draft {
    const { table, sides } = this;
    const { t } = table;
    const facts: FightFacts = {
      territory: this.territory ?? "",
      sides: [sides[0], sides[1]],
      totals: combat ? [combat.attacker.points, combat.defender.points] : null,
      winner: null,
      isOver: false,
      stages: ["strength"],
    };
    return draft(this.move, "fight", {
      title: this.title(),
      cause: t(sides[0].creature !== null ? "board-act-because-creature" : "board-act-because-fight", this.land()),
      steps: [t("board-act-step-strength")],
      about,
      seat: sides[0].seat ?? sides[1].seat,
      result: combat ? `${combat.attacker.points} : ${combat.defender.points}` : land,
      isDrawn: combat !== null,
      sound: "blow",
      weight: sides.some(({ seat }) => isReader(table, seat)) ? 4 : 1,
      facts: { ...facts },
    });
  }

  /** Losses and retreats that were chosen after the dice had fallen. */
  private aftermath(about: string[], mine: number): Draft | null {
    const { table, conquered } = this;
    const { t } = table;
    if (conquered === null && !this.after.some(({ isGood }) => isGood !== undefined)) return null;
    const first = this.after[0]!;
    const who = conquered ?? first.seat ?? 0;
    const land = this.territory === null ? "" : landName(table, this.territory);
    const glory = this.after.find(({ change, seat }) => change?.startsWith("+") && seat === who);
    return draft(this.move, "outcome", {
      title:
        conquered === null
          ? t("board-act-after", { name: nameOfSeat(table, who) })
          : t("board-act-conquers", { name: nameOfSeat(table, conquered), ...this.land() }),
      cause: t("board-act-because-after"),
      steps: [t("board-act-step-outcome")],
      about,
      seat: who,
      result: glory?.change ?? (conquered === null ? (first.change ?? "") : land),
      isGood: isReader(table, who) ? conquered !== null : mine >= 0 ? false : null,
      lines: this.after,
      sound: "blow",
      weight: 3,
      facts: { seat: who, territory: this.territory },
    });
  }
}
