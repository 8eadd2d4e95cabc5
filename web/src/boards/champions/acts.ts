/** What happened as acts worth stopping for: rolls and fights, hunts, voyages, blame, rounds, the end. */

import type { Told } from "../../api/types";
import type { Act } from "../contract";
import { fightAct, huntAct } from "./act-dice";
import { changes, number, signed, weightOf, whoOf, word, type Draft, type Speaking } from "./act-parts";
import { destinyPoints } from "./destinies";
import { happenings, seatOf, type Happening } from "./happenings";
import { amount, join, nameOf, seatName, sentenceOf, shortName } from "./texts";
import type { ChampionsView, ShoreView } from "./view";

type Maker = (happening: Happening, telling: Speaking) => Draft | null;

const MAKERS: Readonly<Record<Happening["kind"], Maker>> = {
  fight: fightAct,
  hunt: huntAct,
  skipped,
  voyage,
  rune,
  blame,
  rage,
  round,
  end,
};

export function acts(events: readonly Told[], telling: Speaking): Act[] {
  const count = new Map<number, number>();
  return happenings(
    events.filter(({ move }) => move > 0),
    telling.view,
  ).flatMap((happening) => {
    const { move } = happening.told[0]!;
    const ordinal = (count.get(move) ?? 0) + 1;
    count.set(move, ordinal);
    const draft = MAKERS[happening.kind](happening, telling);
    if (!draft) return [];
    const { kind, seat } = happening;
    return [{ waits: false, ...draft, key: `${move}-${ordinal}-${kind}`, kind, move, seat }];
  });
}

function skipped({ told: [first] }: Happening, telling: Speaking): Draft {
  const enemy = word(first!, "enemy");
  return {
    title: telling.t("board-act-skipped", {
      enemy: shortName(telling, enemy),
      enemy_ins: nameOf(telling, enemy, "ins"),
    }),
    cause: telling.t("board-act-skipped-cause"),
    steps: [telling.t("board-stage-outcome")],
    about: [enemy],
    result: telling.t("board-act-no-fight"),
    isGood: null,
    lines: [],
    sound: "none",
    weight: 0.5,
    facts: { enemy },
  };
}

const VOYAGE_STAGES: Readonly<Record<string, string>> = {
  journey_revealed: "card",
  fed: "hunger",
  lost: "losses",
  lost_food: "losses",
  voyage_failed: "outcome",
  empty_ship: "outcome",
};

/** The shore that a seat sails to, as long as that is clear. */
function shoreOf(view: ChampionsView, seat: number | null): ShoreView | undefined {
  const sailing = view.shores.filter(({ ship }) => view.ships.some(({ id, holder }) => id === ship && holder === seat));
  return sailing.length === 1 ? sailing[0] : sailing.find(({ id }) => id === view.voyage);
}

function voyage({ told, seat }: Happening, telling: Speaking): Draft | null {
  const { t, view } = telling;
  const revealed = told.find(({ kind }) => kind === "journey_revealed");
  const fed = told.find(({ kind }) => kind === "fed");
  const failed = told.find(({ kind }) => kind === "voyage_failed");
  const empty = told.find(({ kind }) => kind === "empty_ship");
  const known = [revealed, failed].flatMap((one) => (one ? [word(one, "shore")] : []))[0];
  const shore = view.shores.find(({ id }) => id === known) ?? shoreOf(view, seat);
  const journey = revealed ? word(revealed, "journey") : (shore?.journey ?? null);
  const lost = told.filter(({ kind }) => kind === "lost" || kind === "lost_food");
  const stages = [...new Set(told.flatMap(({ kind }) => VOYAGE_STAGES[kind] ?? []))];
  const starving = fed ? number(fed, "starving") : 0;
  const lines = changes(told, telling);
  if (fed && starving === 0 && seat !== null) {
    lines.push({ seat, text: t("board-act-all-fed", { n: number(fed, "n") }), isGood: true });
  }
  const mine = seat === view.seat;
  const ship = empty ? word(empty, "ship") : (shore?.ship ?? "");
  return {
    title: shore
      ? t("board-act-voyage", {
          ...whoOf(telling, seat),
          shore: nameOf(telling, shore.id),
          shore_gen: nameOf(telling, shore.id, "gen"),
        })
      : t("board-act-at-sea", whoOf(telling, seat)),
    cause: journey ? `${nameOf(telling, journey)}: ${sentenceOf(telling, journey)}` : t("board-act-voyage-cause"),
    steps: stages.map((stage) => t(`board-stage-${stage}`)),
    about: [shore?.id ?? ship].filter(Boolean),
    waits: mine && (lost.length > 0 || Boolean(failed)),
    result: failed
      ? t("board-act-failed")
      : empty
        ? t("board-act-turns-back")
        : lost.length > 0
          ? t("board-act-lost", { n: lost.length })
          : t("board-act-safe"),
    isGood: !(failed || empty || lost.length > 0),
    lines,
    sound: "card",
    weight: 1 + weightOf(told, telling) + (failed ? 3 : 0),
    facts: { journey, stages, lost: lost.map((one) => word(one, "warrior") || "food") },
  };
}

function rune({ told, seat }: Happening, telling: Speaking): Draft {
  const id = word(told[0]!, "rune");
  const opened = told.find(({ kind }) => kind === "destiny_opened");
  const lines = changes(told, telling);
  return {
    title: telling.t("board-act-rune", { ...whoOf(telling, seat), rune: nameOf(telling, id) }),
    cause: sentenceOf(telling, id),
    steps: [telling.t("board-stage-rune")],
    about: [id],
    result: opened
      ? nameOf(telling, word(opened, "destiny"))
      : (lines.find((line) => line.seat === seat)?.change ?? nameOf(telling, id)),
    isGood: seat === telling.view.seat ? true : null,
    lines,
    sound: "card",
    weight: 1 + weightOf(told, telling),
    facts: { rune: id },
  };
}

function blame({ told, seat }: Happening, telling: Speaking): Draft {
  const other = number(told[0]!, "other");
  const mine = other === telling.view.seat;
  return {
    title: telling.t("board-act-blame", {
      ...whoOf(telling, seat),
      other: seatName(telling, other),
      whom: mine ? "you" : "other",
    }),
    cause: telling.t("board-act-blame-cause"),
    steps: [telling.t("board-stage-blame")],
    about: ["troll_gate"],
    result: signed(1, amount(telling, "blame", 1)),
    isGood: mine ? false : null,
    lines: changes(told, telling),
    sound: "blow",
    weight: mine ? 4 : 1,
    facts: { from: seat, to: other },
  };
}

function rage({ told }: Happening, telling: Speaking): Draft {
  const enemy = word(told[0]!, "enemy");
  return {
    title: telling.t("board-act-rage", { enemy: shortName(telling, enemy) }),
    cause: telling.t("board-act-rage-cause"),
    steps: [telling.t("board-stage-blame")],
    about: [enemy],
    result: telling.t("board-act-rage-result"),
    isGood: false,
    lines: changes(told, telling),
    sound: "horn",
    weight: 3,
    facts: { enemy, seats: told.filter(({ kind }) => kind === "gained").map(seatOf) },
  };
}

function round({ told }: Happening, telling: Speaking): Draft | null {
  const began = told.find(({ kind }) => kind === "round_began");
  if (!began) return null;
  const { t, view } = telling;
  const enemies = told.filter(({ kind }) => /^(enemy|monster)_appeared$/.test(kind)).map((one) => word(one, "enemy"));
  const merchant = told.find(({ kind }) => kind === "merchant_arrived");
  return {
    title: t("board-act-round", { round: number(began, "round") }),
    cause: t("board-act-round-cause", { name: seatName(telling, view.first_player) }),
    steps: [t("board-stage-foes")],
    about: enemies,
    result: t("board-act-round-result", { n: enemies.length }),
    isGood: null,
    lines: merchant
      ? [{ seat: null, text: `${nameOf(telling, "merchant_ship")}: ${nameOf(telling, word(merchant, "merchant"))}` }]
      : [],
    sound: "horn",
    weight: 1,
    facts: { enemies },
  };
}

function end(_: Happening, telling: Speaking): Draft {
  const { t, view } = telling;
  const scored = view.players.flatMap(({ seat, destinies }) =>
    destinies.map((id) => ({ seat, id, points: destinyPoints(view, seat, id) })),
  );
  const sums = view.players.map(({ seat }) => ({
    seat,
    points: scored.reduce((sum, one) => (one.seat === seat ? sum + one.points : sum), 0),
    cards: scored.filter((one) => one.seat === seat),
  }));
  const own = sums.find(({ seat }) => seat === view.seat);
  return {
    title: t("board-act-end"),
    cause: t("board-act-end-cause"),
    steps: [t("board-own-destinies")],
    about: ["destiny"],
    waits: own !== undefined,
    isLong: true,
    result: own ? signed(own.points, amount(telling, "glory", own.points)) : t("board-own-destinies"),
    isGood: own ? own.points > 0 : null,
    lines: sums.map(({ seat, points, cards }) => ({
      seat,
      text:
        join(...cards.map(({ id, points: worth }) => `${nameOf(telling, id)} ${worth}`)) || t("board-act-no-destiny"),
      change: signed(points, amount(telling, "glory", points)),
      isGood: points > 0,
    })),
    sound: "horn",
    weight: 10,
    facts: { scored },
  };
}
