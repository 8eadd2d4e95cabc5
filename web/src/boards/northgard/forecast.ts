/** What a march would come to, from the fights that the game foretells; nothing is worked out here. */

import type { Choice } from "../../api/types";
import type { Forecast, ForecastLine, Journey, Telling } from "../contract";
import { landWords, nameOfBeast, plusAll, type Table } from "./act-parts";
import { kinds } from "./content";
import { partyFrom } from "./journeys";
import { territoryOf } from "./map";
import { amount, amounts, seatName } from "./texts";
import type { FightView, MovingView, NorthgardView, ProspectView, TerritoryView } from "./view";

/** Units that would go from a land to another; none set out for a fight that is waiting already. */
interface March {
  goal: string;
  from: string | null;
  n: number | null;
  /** The one creature it is about. */
  creature: string | null;
}

function marchOf(
  view: NorthgardView,
  moving: MovingView,
  considered: Choice | null,
  journey: Journey | null,
): March | null {
  if (journey) {
    const [first, goal] = [journey.path[0], journey.path.at(-1)];
    if (first === undefined || goal === undefined) return null;
    const from = journey.first.verb === "from" ? first : moving.origin;
    return { goal, from, n: journey.party?.n ?? null, creature: null };
  }
  const id = considered?.targets[0];
  if (!considered || id === undefined) return null;
  switch (considered.verb) {
    case "to":
      return {
        goal: id,
        from: moving.origin,
        n: moving.origin && !moving.passing ? partyFrom(view, moving.origin, null).n : null,
        creature: null,
      };
    case "units":
      return moving.target ? { goal: moving.target, from: moving.origin, n: Number(id), creature: null } : null;
    case "resolve":
      return { goal: id, from: null, n: 0, creature: null };
    case "fight": {
      const land = view.territories.find(({ creatures }) => creatures.some(({ creature }) => creature === id));
      return land ? { goal: land.id, from: null, n: 0, creature: id } : null;
    }
    default:
      return null;
  }
}

/** The fight with this many; a group that must stay together comes with all it has. */
const fightWith = ({ fights }: ProspectView, n: number | null): FightView | undefined =>
  n === null ? fights.at(-1) : fights.find(({ units }) => units === n);

/** A creature as sentences need it. */
const beastWords = (table: Table, creature: string | null): Record<string, string> => ({
  creature: nameOfBeast(table, creature ?? ""),
  creature_acc: nameOfBeast(table, creature ?? "", "acc"),
  creature_ins: nameOfBeast(table, creature ?? "", "ins"),
});

/** Hundredths of units, as people count them. */
const units = (table: Table, hundredths: number): string => amount(table, "unit", Math.round(hundredths / 10) / 10);

export function forecast(
  table: Telling<NorthgardView>,
  considered: Choice | null,
  journey: Journey | null,
): Forecast | null {
  const { view } = table;
  const { moving } = view;
  if (!moving || moving.seat !== view.seat || view.combat) return null;
  const march = marchOf(view, moving, considered, journey);
  const land = march && territoryOf(view, march.goal);
  if (!march || !land) return null;
  const met = moving.prospects.filter(
    ({ territory, creature }) =>
      territoryOf(view, territory) === land && (march.creature === null || creature === march.creature),
  );
  const fight = met.find(({ must_fight: must }) => must || march.creature !== null);
  return fight ? battle(table, moving, march, land, fight) : entry(table, moving, march, land, met);
}

function battle(
  table: Table,
  moving: MovingView,
  march: March,
  land: TerritoryView,
  prospect: ProspectView,
): Forecast | null {
  const { t, view } = table;
  const fight = fightWith(prospect, march.n);
  if (!fight) return null;
  const { opponent, creature } = prospect;
  const n = fight.units + (land.units[moving.seat] ?? 0);
  const kind = view.creature_line.find((one) => one.creature === creature)?.kind ?? "";
  const words = { ...landWords(table, land.id), ...beastWords(table, creature) };
  const name = opponent === null ? "" : seatName(table, opponent);
  const lines: (ForecastLine | false)[] = [
    Object.keys(prospect.gain).length > 0 && {
      text: t("board-forecast-if-won"),
      value: plusAll(table, prospect.gain),
      isGood: true,
    },
    opponent !== null && yields(table, land),
    {
      text: t("board-forecast-you-lose"),
      value: units(table, fight.losses),
      isGood: fight.losses === 0 ? null : false,
    },
    opponent !== null && {
      text: t("board-forecast-foe-loses", { name }),
      value: units(table, fight.losses_of_foe),
      isGood: null,
    },
    behind(table, moving, march),
  ];
  return {
    title: t(creature ? "board-forecast-hunt" : "board-forecast-attack", words),
    note: creature
      ? t("board-forecast-against-creature", { n, strength: kinds[kind]?.value ?? 0 })
      : t("board-forecast-against", { n, foes: prospect.figures, name }),
    action: t("board-forecast-attack-with", { n: fight.units || n }),
    party: partyWords(table, moving, march),
    odds: { label: t("board-forecast-you-win"), percent: fight.percent },
    lines: lines.filter((line) => line !== false),
  };
}

/** Nobody has to be fought there. */
function entry(
  table: Table,
  moving: MovingView,
  march: March,
  land: TerritoryView,
  met: readonly ProspectView[],
): Forecast {
  const { t } = table;
  const there = land.units[moving.seat] ?? 0;
  const lines: (ForecastLine | false)[] = [
    land.controller !== moving.seat && yields(table, land),
    ...met.map((prospect): ForecastLine | false => {
      const fight = fightWith(prospect, march.n);
      return (
        fight !== undefined && {
          text: t("board-forecast-if-fought", beastWords(table, prospect.creature)),
          value: t("board-forecast-chance", { percent: fight.percent }),
          isGood: null,
        }
      );
    }),
    behind(table, moving, march),
  ];
  return {
    title: t("board-forecast-go", landWords(table, land.id)),
    note:
      land.controller === null
        ? t("board-forecast-neutral")
        : land.controller === moving.seat
          ? there > 0
            ? t("board-forecast-joins", { n: there })
            : ""
          : t("board-forecast-through", { name: seatName(table, land.controller) }),
    action: march.n === null ? "" : t("board-forecast-go-with", { n: march.n }),
    party: partyWords(table, moving, march),
    odds: null,
    lines: lines.filter((line) => line !== false),
  };
}

function partyWords({ t, view }: Table, { seat }: MovingView, { from, n }: March): string {
  const there = from ? (territoryOf(view, from)?.units[seat] ?? 0) : 0;
  return n === null || there === 0 ? "" : t("board-forecast-party", { n, there });
}

function yields(table: Table, land: TerritoryView): ForecastLine | false {
  const goods = amounts(table, { ...land.yields, glory: land.harvest_glory });
  return goods !== "" && { text: table.t("board-forecast-yields"), value: goods, isGood: true };
}

/** Whether anybody stays to hold the land that the units leave (NUL-CTRL-01). */
function behind(table: Table, { seat, with_kaija: goesToo }: MovingView, { from, n }: March): ForecastLine | false {
  const { t, view } = table;
  const land = from ? territoryOf(view, from) : undefined;
  if (!land || n === null || land.controller !== seat) return false;
  const left = (land.units[seat] ?? 0) - n;
  const isHeld = left > 0 || (land.kaija && !goesToo);
  return {
    text: t("board-forecast-left", { ...landWords(table, land.id), n: left }),
    value: t(isHeld ? "board-forecast-held" : "board-forecast-given-up"),
    isGood: isHeld,
  };
}
