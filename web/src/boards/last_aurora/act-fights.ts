/** Attacks, ambushes, shots and what falls to whoever wins. */

import type { Act } from "../contract";
import { enemies, outcomes, seatId } from "./content";
import { blowAt, blowsOf, boxOf, type Blow } from "./blows";
import type { Mark } from "./marks";
import { boxWords, changeOf, seatsIn, type Voice } from "./texts";
import type { AuroraView, PlayerView } from "./view";
import {
  act,
  all,
  chanceLine,
  find,
  idOf,
  isMe,
  leftLine,
  nameIn,
  note,
  numberOf,
  steps,
  textOf,
  weaponOf,
  who,
  whoAll,
  type Making,
} from "./act-making";

/** LAU-FIRE-10: one card for every convoy of the region; its columns are hit from the left. */
export function attack(making: Making): Act {
  const { voice, view, group, lines } = making;
  const { t } = voice;
  const told = find(making, "enemy_attacked");
  const enemy = idOf(told, "enemy");
  const outcome = idOf(told, "outcome");
  const known = view.enemies.find(({ card }) => card === enemy);
  const n = known?.attack ?? enemies[enemy]?.attack ?? 1;
  const columns = (outcomes[outcome]?.columns ?? []).slice(0, n);
  const region = known?.region;
  const struck = region ? seatsIn(view, region) : [numberOf(find(making, "outcome_shown"), "seat")];
  const isStruck = struck.includes(view.seat);
  const seat = isStruck ? view.seat : (struck[0] ?? null);
  const convoy = seat === null ? undefined : view.players[seat];
  const blows = convoy ? blowsBy(making, convoy, columns) : null;
  const armour = blows?.filter(({ isArmour }) => isArmour).length ?? 0;
  const named = { enemy: nameIn(making, enemy), enemy_gen: nameIn(making, enemy, "gen") };
  const others = struck.filter((one) => !lines.some((line) => line.seat === one));
  const spared = region ? everyone(view).filter((one) => !struck.includes(one)) : [];
  return act(making, "attack", {
    title: isStruck
      ? t("board-act-attack-you", named)
      : t("board-act-attack", { ...named, names: whoAll(making, struck) }),
    cause: region
      ? t("board-act-attack-cause", { region: t(`board-region-${region}`) })
      : t(`board-phase-${group.phase}`),
    steps: blows ? steps(voice, "cause", "outcome", "armour", "hit") : steps(voice, "cause", "outcome", "hit"),
    about: [...(isStruck ? [seatId(view.seat)] : []), ...struck.map(seatId), enemy],
    seat,
    waits: isStruck,
    isDrawn: true,
    result: blows ? blowWords(voice, blows) : t("board-act-hits", { n, columns: columns.join(", ") }),
    isGood: isStruck ? false : null,
    lines: [
      ...lines,
      ...others.map((one) => ({
        seat: one,
        text: t(isMe(making, one) ? "board-act-choose-boxes" : "board-act-is-hit", { name: who(making, one) }),
        change: changeOf(voice, "damage", columns.length),
        isGood: false,
      })),
      ...(spared.length > 0
        ? [note(t("board-act-not-there", { names: whoAll(making, spared), region: t(`board-region-${region}`) }))]
        : []),
      ...(known ? [note(t("board-act-stays", { enemy: nameIn(making, enemy) }), stand(making, enemy))] : []),
      ...(convoy && !find(making, "damaged")
        ? leftLine(
            making,
            outcome,
            (card) => passing(blowsOf(convoy, card.columns.slice(0, n))) >= passing(blows ?? []),
          )
        : []),
    ],
    sound: "blow",
    weight: isStruck ? 4 + columns.length : 1,
    facts: {
      enemy,
      outcome,
      columns,
      attack: n,
      armour: blows && armour,
      passing: blows ? blows.filter(({ isArmour }) => !isArmour).map(({ column }) => column) : columns,
      ...(find(making, "damaged") ? {} : { marks: struck.flatMap((one) => columnMarks(making, one, columns)) }),
    },
  });
}

/** How many hits armour does not take. */
const passing = (blows: readonly Blow[]): number => blows.filter(({ isArmour }) => !isArmour).length;

/** What has been chosen already, then what is still to come. */
function blowsBy(making: Making, player: PlayerView, columns: readonly number[]): Blow[] {
  const chosen = all(making, "damaged").filter((told) => numberOf(told, "seat") === player.seat);
  return [
    ...chosen.flatMap((told) => blowAt(player, idOf(told, "box"))),
    ...blowsOf(player, columns.slice(chosen.length)),
  ];
}

/** "1 hit, column 3": what armour cannot take. */
function blowWords({ t }: Voice, blows: readonly Blow[]): string {
  const through = blows.filter(({ isArmour }) => !isArmour).map(({ column }) => column);
  if (blows.length === 0) return t("board-act-nothing-left");
  if (through.length === 0) return t("board-act-armour-takes-all");
  return t("board-act-hits", { n: through.length, columns: through.join(", ") });
}

/** The columns of a convoy that are struck, as long as its owner has not chosen the boxes. */
function columnMarks({ voice, view }: Making, seat: number, columns: readonly number[]): Mark[] {
  const player = view.players[seat];
  const blows = player ? blowsOf(player, columns) : [];
  return [...new Set(blows.map(({ column }) => column))].map((column) => ({
    seat,
    at: column,
    text: changeOf(voice, "damage", blows.filter((one) => one.column === column).length),
  }));
}

const everyone = (view: AuroraView): number[] =>
  [...view.players, ...(view.automa ? [view.automa] : [])].map(({ seat }) => seat);

/** LAU-DMG-01: a box breaks by its owner's choice, some time after the attack; one's own choice only if it costs. */
export function breaking(making: Making): Act | null {
  const { voice, view, lines } = making;
  const { t } = voice;
  const told = find(making, "damaged");
  const seat = numberOf(told, "seat");
  const isMine = isMe(making, seat);
  const lost = find(making, "dropped", "dismissed", "died");
  const found = boxOf(view.players[seat] ?? { convoy: [] }, idOf(told, "box"));
  if (!found || (isMine && !lost)) return null;
  return act(making, "break", {
    title: t(isMine ? "board-act-break-you" : "board-act-break", {
      name: who(making, seat),
      card: nameIn(making, found.card.card),
    }),
    cause: t("board-act-break-cause"),
    steps: steps(voice, "hit"),
    about: [idOf(told, "box"), seatId(seat)],
    seat,
    waits: false,
    ...(lost ? {} : { result: changeOf(voice, "damage", all(making, "damaged").length), isGood: null }),
    lines,
    sound: "blow",
    facts: {
      card: found.card.card,
      box: found.box,
      words: boxWords(voice, { ...found.box, is_damaged: false }, undefined),
    },
  });
}

/** How many boxes of an Enemy are filled. */
function stand({ voice, view }: Making, enemy: string): string {
  const one = view.enemies.find(({ card }) => card === enemy);
  return one ? voice.t("board-act-boxes", { n: one.hits + one.asgard_hits, of: one.defense + one.asgard_defense }) : "";
}

/** LAU-FIRE-03, LAU-FIRE-04: an Enemy comes out, and strikes at once. */
export function ambush(making: Making): Act {
  const { voice, view, lines } = making;
  const { t } = voice;
  const entered = find(making, "enemy_entered");
  const enemy = idOf(entered ?? making.group.events[0], "enemy");
  const struck = all(making, "ambushed").map((told) => numberOf(told, "seat"));
  const spared = all(making, "ambush_ignored").map((told) => numberOf(told, "seat"));
  const region = idOf(entered, "region") || view.enemies.find(({ card }) => card === enemy)?.region;
  const isStruck = struck.includes(view.seat);
  const named = { enemy: nameIn(making, enemy), enemy_gen: nameIn(making, enemy, "gen") };
  const silent = struck.filter((seat) => !lines.some((line) => line.seat === seat));
  return act(making, "ambush", {
    title: isStruck ? t("board-act-ambush-you", named) : t("board-act-ambush", named),
    cause: region
      ? t("board-act-enters", { enemy: nameIn(making, enemy), region: t(`board-region-${region}`) })
      : t("board-phase-fire"),
    steps: steps(voice, "cause", "ambush", "hit"),
    about: [enemy, ...struck.map(seatId)],
    seat: isStruck ? view.seat : (struck[0] ?? null),
    waits: isStruck,
    result:
      struck.length > 0
        ? t("board-act-struck", { n: struck.length })
        : t(spared.length > 0 ? "board-act-nobody-struck" : "board-act-comes-out"),
    isGood: isStruck ? false : null,
    lines: [
      ...lines,
      ...silent.map((seat) => ({ seat, text: t("board-act-is-ambushed", { name: who(making, seat) }) })),
      ...spared.map((seat) => ({ seat, text: t("board-act-spared", { name: who(making, seat) }), isGood: true })),
    ],
    sound: "blow",
    weight: isStruck ? 5 : 1.5,
    facts: { enemy, words: textOf(voice, enemy) },
  });
}

/** LAU-FIRE-05 to -09: a weapon, or the Sniper, at an Enemy or at another convoy. */
export function shot(making: Making): Act {
  const { voice, view, lines } = making;
  const { t } = voice;
  const fired = find(making, "fired", "fired_at_player", "sniped");
  const seat = numberOf(fired ?? making.group.events[0], "seat");
  const enemy = idOf(fired, "enemy") || idOf(find(making, "enemy_hit"), "enemy");
  const other = fired?.kind === "fired_at_player" ? numberOf(fired, "other") : null;
  const target = other === null ? nameIn(making, enemy) : who(making, other);
  const box = idOf(fired, "box");
  const level = box ? weaponOf(box) : 0;
  const outcome =
    idOf(find(making, "outcome_chosen"), "outcome") || idOf(all(making, "outcome_shown").at(-1), "outcome");
  const hits = outcome ? (outcomes[outcome]?.hits[level - 1] ?? 0) : null;
  const dealt = all(making, "enemy_hit").reduce((sum, told) => sum + numberOf(told, "n"), 0);
  const dodged = numberOf(find(making, "dodged"), "n");
  const lost = all(making, "automa_lost").length;
  const damage = other === null ? dealt : Math.max(0, (hits ?? 0) - dodged, lost);
  const isMissed = damage === 0;
  const isMine = isMe(making, seat);
  const isHurt = other !== null && isMe(making, other);
  const tool = box || idOf(fired, "survivor") || idOf(find(making, "object_played"), "object");
  return act(making, "shot", {
    title: t(isMine ? "board-act-shot-you" : isHurt ? "board-act-shot-at-you" : "board-act-shot", {
      name: who(making, seat),
      target,
    }),
    cause: tool ? t("board-act-with", { what: nameIn(making, tool) }) : t("board-phase-fire"),
    steps: outcome ? steps(voice, "aim", "outcome", "hit") : steps(voice, "aim", "hit"),
    about: [...(other === null ? [enemy] : [seatId(other)]), ...(box ? [box] : [])],
    seat,
    waits: isMine || isHurt,
    ...(isMine && outcome ? { prompt: t("board-act-turn-card") } : {}),
    result: isMissed ? t("board-act-miss") : t("board-amount-damage", { n: damage }),
    isGood: isMine ? !isMissed : isHurt ? isMissed : null,
    lines: [
      ...lines,
      ...(other !== null && !isMissed && !lines.some((line) => line.seat === other)
        ? [{ seat: other, text: t("board-act-is-hit", { name: who(making, other) }), isGood: false }]
        : []),
      ...(other === null && view.enemies.some(({ card }) => card === enemy)
        ? [note(t("board-act-stays", { enemy: target }), stand(making, enemy))]
        : []),
      ...(hits === null ? [] : [chanceLine(voice, outcome, (all) => (all[level - 1] ?? 0) >= hits)]),
    ],
    sound: "blow",
    weight: isHurt ? 5 : isMine ? 4 : 1.2,
    facts: { enemy: other === null ? enemy : null, other, seat, outcome: outcome || null, level, hits, damage },
  });
}

/** LAU-LOOT: the Enemy falls; the counters on it bring their rewards from left to right. */
export function defeat(making: Making): Act {
  const { voice, view, lines, tallies } = making;
  const { t } = voice;
  const enemy = idOf(find(making, "enemy_defeated"), "enemy");
  const loot = idOf(find(making, "loot_revealed", "loot_taken", "loot_declined", "loot_lost"), "card");
  const isMine = tallies.has(view.seat);
  const taker = find(making, "loot_taken", "loot_declined");
  const name = taker ? who(making, numberOf(taker, "seat")) : "";
  return act(making, "defeat", {
    title: enemy
      ? t("board-act-defeat", { enemy: nameIn(making, enemy), enemy_acc: nameIn(making, enemy, "acc") })
      : t("board-act-loot", { name }),
    cause: t(enemy ? "board-act-defeat-cause" : "board-act-loot-cause"),
    steps: steps(voice, "cause", "loot", "result"),
    about: enemy ? [enemy] : [],
    waits: isMine,
    result:
      taker?.kind === "loot_declined"
        ? t("board-act-loot-declined")
        : loot
          ? nameIn(making, loot)
          : t("board-act-defeated"),
    isGood: isMine ? true : null,
    lines,
    sound: "horn",
    weight: isMine ? 6 : 3,
    facts: { enemy: enemy || null, card: loot || null, words: loot ? textOf(voice, loot) : "" },
  });
}

/** LFS-PVP-13: what the attack track brings at the end of the phase. */
export function bonus(making: Making): Act {
  const { voice, lines } = making;
  const first = making.group.events[0];
  const seat = numberOf(first, "seat");
  const names = all(making, "attack_bonus").map((told) =>
    voice.t(`board-bonus-${idOf(told, "bonus").replace("_", "-")}`),
  );
  return act(making, "bonus", {
    title: voice.t("board-act-bonus", { name: who(making, seat) }),
    cause: voice.t("board-act-bonus-cause"),
    seat,
    waits: false,
    result: names.join(", "),
    isGood: isMe(making, seat) ? true : null,
    lines,
    sound: "gain",
  });
}
