/** Acts with dice: a round of a fight, and a hunt. */

import type { Told } from "../../api/types";
import { percent } from "../../parts/percent";
import type { ActLine, Course } from "../contract";
import { fightForecast, huntForecast } from "./act-forecast";
import { FOE_SPACES } from "./ahead";
import { changes, number, weightOf, whoOf, word, type Draft, type Speaking } from "./act-parts";
import { diceChance, dieOf } from "./chances";
import { enemies, HUNT_CAP } from "./content";
import type { Happening } from "./happenings";
import { amount, join, nameOf, rewardOf, sentenceOf, shortName } from "./texts";
import { dieDamage, dieShields } from "./tray";

/** What the picture shows from one step to the next. */
export interface DiceStage {
  kind: "cup" | "roll" | "reroll" | "damage" | "losses" | "victory" | "stands" | "food";
  dice?: readonly string[];
  /** The damage that lies on the enemy, or the food that was hunted. */
  total?: number;
  /** The damage of this blow alone. */
  dealt?: number;
  lost?: readonly string[];
}

const diceOf = (told: Told): string[] => (Array.isArray(told.facts["dice"]) ? (told.facts["dice"] as string[]) : []);

/** Throws in their order; the reader's own first one waits in the cup until it is tapped. */
function throws(told: readonly Told[], mine: boolean): DiceStage[] {
  const began = told.some(({ kind }) => kind === "fight_began" || kind === "hunt_began");
  const rolls = told.filter(({ kind }) => kind === "rolled");
  const paid = told.find(({ kind }) => kind === "favor_spent");
  return rolls.flatMap((one, place): DiceStage[] => {
    const isAgain = place > 0 || (!began && paid !== undefined);
    const dice = diceOf(one);
    const shown: DiceStage = { kind: isAgain ? "reroll" : "roll", dice };
    return mine && place === 0 ? [{ kind: "cup", dice }, shown] : [shown];
  });
}

const damageOf = ({ view }: Speaking, seat: number, dice: readonly string[]): number =>
  dice.map(dieOf).reduce((sum, { kind, face }) => sum + dieDamage(view, seat, kind, face), 0);

const shieldsOf = (dice: readonly string[]): number =>
  dice.map(dieOf).reduce((sum, { face }) => sum + dieShields(face), 0);

/** How good the first throw was, compared with what such dice show. */
function luck(stages: readonly DiceStage[], telling: Speaking, seat: number): ActLine[] {
  const first = stages.find(({ kind }) => kind === "roll")?.dice;
  if (!first || first.length === 0) return [];
  const chance = diceChance(
    telling.view,
    seat,
    first.map((die) => dieOf(die).kind),
  );
  const odds = percent(chance.atLeast(damageOf(telling, seat, first)));
  const average = Math.round(chance.average * 10) / 10;
  return [{ seat: null, text: telling.t("board-act-average", { average, odds }) }];
}

/** What the button says for as long as the dice are in the cup. */
const prompt = (stages: readonly DiceStage[], telling: Speaking): { prompt?: string } =>
  stages[0]?.kind === "cup" ? { prompt: telling.t("board-act-roll", { n: stages[0].dice?.length ?? 0 }) } : {};

const named = (stages: readonly DiceStage[], telling: Speaking): string[] =>
  stages.map(({ kind }) => telling.t(`board-stage-${kind}`));

/** What a round of dice consists of, from the first throw to its end. */
const ROUNDS: Readonly<Record<"fight" | "hunt", readonly DiceStage["kind"][]>> = {
  fight: ["roll", "reroll", "damage", "losses", "victory", "stands"],
  hunt: ["roll", "reroll", "food"],
};
const ENDS = new Set<DiceStage["kind"]>(["victory", "stands"]);

/** The whole round of which an act may show only a part: the dice now, the blows after a decision. */
function courseOf(kind: "fight" | "hunt", stages: readonly DiceStage[], telling: Speaking, mine: boolean): Course {
  const shown = new Set(stages.map((stage) => stage.kind));
  const isOpen = !shown.has("damage") && !shown.has("food");
  const parts = ROUNDS[kind].filter((part) =>
    ENDS.has(part) ? shown.has(part) : part !== "reroll" || isOpen || shown.has("reroll"),
  );
  return {
    names: parts.map((part) => telling.t(`board-stage-${part === "roll" && mine ? "cup" : part}`)),
    at: stages.map((stage) => parts.indexOf(stage.kind === "cup" ? "roll" : stage.kind)),
  };
}

/** Where on the board an enemy is met: its space in town, or its shore. */
function placeOf({ view }: Speaking, enemy: string): string[] {
  const going = view.combat?.enemy === enemy ? view.combat.target : "";
  const target = going in FOE_SPACES ? going : view.fights.find((fight) => fight.enemy === enemy)?.target;
  const shore = view.shores.find(({ monster, ship }) => monster === enemy && ship !== null);
  return [target && (FOE_SPACES[target] ?? target), shore?.id].filter((id) => id !== undefined);
}

export function fightAct({ told, seat }: Happening, telling: Speaking): Draft | null {
  const { t, view } = telling;
  const going = view.combat && view.combat.seat === seat ? view.combat : null;
  const id = told.map((one) => word(one, "enemy")).find(Boolean) ?? going?.enemy;
  const enemy = id ? enemies[id] : undefined;
  if (seat === null || !id || !enemy) return null;
  const mine = seat === view.seat;
  const blow = told.find(({ kind }) => kind === "damaged");
  const lost = told.filter(({ kind }) => kind === "lost").map((one) => word(one, "warrior"));
  const slain = told.some(({ kind }) => kind === "enemy_defeated");
  const stands = told.some(({ kind }) => kind === "enemy_stands");
  const rolled = throws(told, mine);
  const total = blow ? number(blow, "total") : (going?.damage ?? (slain ? enemy.defense : 0));
  const before = blow ? total - number(blow, "n") : total;
  const stages: DiceStage[] = [
    ...rolled,
    ...(blow ? [{ kind: "damage" as const, total, dealt: total - before }] : []),
    ...(lost.length > 0 ? [{ kind: "losses" as const, lost }] : []),
    ...(slain ? [{ kind: "victory" as const }] : stands ? [{ kind: "stands" as const }] : []),
  ];
  if (stages.length === 0) return null;
  const last = rolled.at(-1)?.dice ?? [];
  const name = shortName(telling, id);
  const glory = told
    .filter((one) => one.kind === "gained" && word(one, "good") === "glory" && one.facts["seat"] === seat)
    .reduce((sum, one) => sum + number(one, "n"), 0);
  return {
    title: t("board-act-fight", { ...whoOf(telling, seat), enemy: name, enemy_ins: nameOf(telling, id, "ins") }),
    cause: t("board-act-fight-cause", {
      attack: enemy.attack,
      defense: enemy.defense,
      reward: rewardOf(telling, enemy),
    }),
    heading: name,
    steps: named(stages, telling),
    course: courseOf("fight", stages, telling, mine),
    about: [id, ...placeOf(telling, id)],
    waits: mine,
    ...prompt(stages, telling),
    ...fightForecast(told, telling),
    result: slain
      ? `+${amount(telling, "glory", glory || enemy.glory)}`
      : stands
        ? t("board-act-stands")
        : blow
          ? t("board-act-damage", { n: total, defense: enemy.defense })
          : lost.length > 0
            ? t("board-act-lost", { n: lost.length })
            : rollWords(telling, seat, last),
    isGood: slain ? true : stands || (lost.length > 0 && !blow) ? false : null,
    lines: [...changes(told, telling), ...luck(rolled, telling, seat)],
    sound: rolled.length > 0 ? "dice" : slain ? "gain" : "blow",
    weight: (slain || stands ? 3 : 0.5) + weightOf(told, telling),
    facts: { enemy: id, before, stages },
  };
}

const rollWords = (telling: Speaking, seat: number, dice: readonly string[]): string => {
  const shields = shieldsOf(dice);
  return join(
    telling.t("board-die-damage", { n: damageOf(telling, seat, dice) }),
    shields > 0 && telling.t("board-act-shields", { n: shields }),
  );
};

export function huntAct({ told, seat }: Happening, telling: Speaking): Draft | null {
  const { t, view } = telling;
  if (seat === null) return null;
  const mine = seat === view.seat;
  const rolled = throws(told, mine);
  const gain = told.find((one) => one.kind === "gained" && word(one, "good") === "food");
  const dice = rolled.at(-1)?.dice ?? [];
  const food = gain ? number(gain, "n") : Math.min(HUNT_CAP, damageOf(telling, seat, dice));
  const stages: DiceStage[] = [...rolled, ...(gain ? [{ kind: "food" as const, total: food }] : [])];
  if (stages.length === 0) return null;
  return {
    title: t("board-act-hunt", whoOf(telling, seat)),
    cause: sentenceOf(telling, "hunting_grounds"),
    steps: named(stages, telling),
    course: courseOf("hunt", stages, telling, mine),
    about: ["hunting_grounds"],
    waits: mine && rolled.length > 0,
    ...prompt(stages, telling),
    ...huntForecast(told, telling),
    result: gain ? `+${amount(telling, "food", food)}` : amount(telling, "food", food),
    isGood: food > 0,
    lines: [...changes(told, telling), ...luck(rolled, telling, seat)],
    sound: rolled.length > 0 ? "dice" : "gain",
    weight: 0.5 + weightOf(told, telling),
    facts: { stages },
  };
}
