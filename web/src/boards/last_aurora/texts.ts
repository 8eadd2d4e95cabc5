/** Things of the board in words: what is where, whose it is, what it holds. */

import type { Choice } from "../../api/types";
import { storyWords } from "../../parts/stories.svelte";
import { amount, amounts, join, nameOf, seatName as nameAt, textOf, type Voice } from "../parts/texts";
import { packed } from "./cargo";
import {
  automaCards,
  bonusesOf,
  cards,
  enemies,
  outcomes,
  seatId,
  spaces,
  TOKENS,
  waypoints,
  type Effect,
} from "./content";
import type {
  AttackView,
  AuroraView,
  AutomaView,
  BoxView,
  ConvoyCardView,
  EnemyView,
  MissionView,
  PlayerView,
  SlotView,
  StoryOptionView,
  StoryView,
  SurvivorView,
} from "./view";

export { amount, join, nameOf, textOf, type Voice } from "../parts/texts";

/** Of a Survivor or an Enemy: the figures of its first sentence are drawn beside it. */
export const abilityOf = (voice: Voice, id: string): string => textOf(voice, id).replace(/^[^.]*\. /, "");

/** Nobody sits on the seat of the Automa. */
export const seatName = (voice: Voice, seat: number): string => nameAt(voice, seat, voice.t("board-automa"));

export const seatNames = (voice: Voice, seats: readonly number[]): string =>
  seats.map((seat) => seatName(voice, seat)).join(", ");

/** "+2 fuel": what there is more or less of. */
export const changeOf = (voice: Voice, what: string, n: number): string =>
  `${n > 0 ? "+" : "−"}${amount(voice, what, Math.abs(n))}`;

const words = (id: string): string => id.replaceAll("_", "-");

export function effectWords(voice: Voice, { do: verb, what, n = 1, to }: Effect): string {
  if (verb === "gain") return amount(voice, what ?? "resource", n);
  if (verb === "draw_object") return amount(voice, "object", n);
  if (verb === "fame") return amount(voice, "fame", n);
  return voice.t(`board-do-${words(verb)}`, { n, zone: to ? voice.t(`board-zone-${to}`) : "" });
}

export const effectsWords = (voice: Voice, effects: readonly Effect[]): string =>
  join(...effects.map((effect) => effectWords(voice, effect)));

/** What stands on a card besides its figures and tokens. */
export const cardText = (voice: Voice, id: string): string =>
  cards[id]?.type === "survivor" || cards[id]?.type === "location" ? abilityOf(voice, id) : textOf(voice, id);

/** The type that is printed above the name. */
export const typeOf = (voice: Voice, id: string): string => (cards[id] ? voice.t(`board-type-${cards[id].type}`) : "");

export function printedWords(voice: Voice, id: string): string {
  const card = cards[id];
  if (!card) return "";
  return join(
    card.explore !== undefined && voice.t("board-explores", { n: card.explore }),
    card.speed !== undefined && voice.t("board-drives", { speed: card.speed, power: card.power ?? 0 }),
    card.tracked && voice.t("board-tracked"),
    card.boxes && voice.t("board-boxes", { n: card.boxes.length }),
    card.contaminated && voice.t("board-contaminated"),
  );
}

/** LAU-ZONE-02, -03, -05: why no card lies in a slot. */
export const slotHole = (voice: Voice, view: AuroraView): string =>
  voice.t(
    view.phase === "setup" ? "board-slot-setup" : view.period === null ? "board-slot-no-cards" : "board-slot-hole",
  );

export function slotWords(voice: Voice, view: AuroraView, slot: SlotView): string {
  const { t } = voice;
  const bonus = bonusesOf(view.map, slot.id).map((effects) => effectsWords(voice, effects));
  const card = slot.card
    ? join(
        `${nameOf(voice, slot.card)} (${typeOf(voice, slot.card)})`,
        printedWords(voice, slot.card),
        amounts(voice, slot.tokens),
        cardText(voice, slot.card),
      )
    : slotHole(voice, view);
  const story = slot.story ? t("board-slot-story", { story: nameOf(voice, slot.story) }) : "";
  return `${t("board-slot", { slot: slot.id.slice(5), value: slot.value })}: ${join(card, story, view.exploring === slot.id && t("board-slot-now"))}. ${t("board-slot-bonus", { bonus: bonus.join(t("board-or")) })}`;
}

export const seatsAt = (view: AuroraView, space: string): number[] =>
  [...view.players, ...(view.automa ? [view.automa] : [])].filter((one) => one.space === space).map(({ seat }) => seat);

/** The convoys of a region, except those that are hidden. */
export const seatsIn = (view: AuroraView, region: string): number[] => [
  ...view.players.filter((one) => one.region === region && !one.is_hidden).map(({ seat }) => seat),
  ...(view.automa?.region === region ? [view.automa.seat] : []),
];

export function spaceWords(voice: Voice, view: AuroraView, id: string): string {
  const { t } = voice;
  const space = spaces[id]!;
  const counter = view.waypoints[id];
  const mines = view.mines.filter((mine) => mine.space === id);
  return join(
    nameOf(voice, id),
    space.contaminated && t("board-contaminated"),
    counter &&
      t("board-waypoint", {
        name: nameOf(voice, counter),
        reward: effectsWords(voice, waypoints[counter]?.effects ?? []),
      }),
    space.aurora_stop > 0 && t("board-stop", { n: space.aurora_stop }),
    space.aurora_red_stop > 0 &&
      view.modules.includes("hurried_ship") &&
      t("board-red-stop", { n: space.aurora_red_stop }),
    view.avalanches.includes(id) && t("board-avalanche"),
    mines.length > 0 &&
      t("board-mine", {
        names: seatNames(
          voice,
          mines.map(({ seat }) => seat),
        ),
      }),
    view.aurora === id && t("board-ship-here"),
    ...seatsAt(view, id).map((seat) => t("board-convoy-of", { name: seatName(voice, seat) })),
  );
}

export function boxWords(voice: Voice, box: BoxView, token: string | undefined): string {
  const { t } = voice;
  const what =
    box.kind === "hold"
      ? t("board-box-hold", { goods: box.accepts.map((one) => t(`board-token-${one}`)).join(", ") })
      : box.kind === "special"
        ? t(`board-box-${words(box.effect)}`, { n: box.n })
        : t(`board-box-${words(box.kind)}`, { n: box.level });
  return join(
    what,
    box.is_damaged ? t("board-damaged") : token && t("board-holds", { what: t(`board-token-${token}`) }),
    box.is_fired && t("board-fired"),
  );
}

export function vehicleWords(voice: Voice, card: ConvoyCardView, held: ReadonlyMap<string, string>): string {
  const boxes = card.boxes.map((box) => boxWords(voice, box, held.get(box.id)));
  const story = card.story ? voice.t("board-kept-story", { story: nameOf(voice, card.story) }) : "";
  return `${join(voice.t(card.is_device ? "board-device-in" : "board-column", { n: card.column }), nameOf(voice, card.card), story)}: ${boxes.join("; ")}`;
}

export const convoyLines = (voice: Voice, player: PlayerView): string[] => {
  const held = packed(player);
  return [...player.convoy]
    .sort((one, other) => one.column - other.column)
    .map((card) => vehicleWords(voice, card, held));
};

/** Speed, power and what is special about the truck. */
export const truckWords = (voice: Voice, player: PlayerView): string =>
  [
    voice.t("board-speed", { n: player.speed + player.speed_bonus }),
    voice.t("board-power", { n: player.power }),
    player.is_tracked && voice.t("board-tracked"),
    !player.has_driver && voice.t("board-no-driver"),
    player.is_hidden && voice.t("board-hidden"),
  ]
    .filter(Boolean)
    .join(" · ");

/** What matters of a convoy besides its truck. */
export const convoyFacts = (voice: Voice, view: AuroraView, player: PlayerView): string[] => {
  const broken = player.convoy.flatMap(({ boxes }) => boxes).filter(({ is_damaged }) => is_damaged).length;
  const points = Object.values(player.score).reduce((sum, n) => sum + n, 0);
  return [
    voice.t("board-objects", { n: player.object_count, limit: player.object_limit }),
    broken > 0 ? voice.t("board-broken", { n: broken }) : "",
    view.round > 0 ? voice.t("board-score", { n: points }) : "",
  ].filter(Boolean);
};

export function survivorWords(voice: Voice, one: SurvivorView): string {
  const { t } = voice;
  return join(
    nameOf(voice, one.card),
    t(`board-zone-${one.zone}`),
    t("board-explores", { n: one.value }),
    t("board-contamination", { n: one.contamination, limit: one.limit }),
    one.is_exploring && t("board-exploring"),
    one.is_used && t("board-used"),
    one.stays_exhausted && t("board-stays-exhausted"),
    abilityOf(voice, one.card),
  );
}

export function missionWords(voice: Voice, one: Pick<MissionView, "goal" | "token" | "region" | "n">): string {
  return voice.t(`board-goal-${words(one.goal)}`, {
    n: one.n,
    token: one.token ? amount(voice, one.token, one.n) : "",
    region: one.region ? voice.t(`board-region-${one.region}`) : "",
  });
}

export const dueWords = (voice: Voice, due: number, rounds: number): string =>
  due > rounds ? voice.t("board-due-end") : voice.t("board-due", { round: due });

/** What is read out of a choice; its letter, until the words of the Story have come. */
export const optionTitle = (voice: Voice, story: StoryView, key: string): string =>
  storyWords("last_aurora", story.id).choices[key] ?? voice.t("board-option", { key: key.toUpperCase() });

/** LFS-STORY-34: a choice with its terms, and who has made it in a Story for every player. */
export function choiceWords(voice: Voice, story: StoryView, option: StoryOptionView): string {
  const seats = story.choosers.filter((_, place) => story.chosen[place] === option.key);
  const chosen = seats.length > 0 ? voice.t("board-option-chosen", { names: seatNames(voice, seats) }) : "";
  return [optionWords(voice, option), chosen].filter(Boolean).join(" ");
}

/** LFS-STORY-27: kind, letters, deadline; never what follows. */
export function optionWords(voice: Voice, option: StoryOptionView): string {
  const { t } = voice;
  if (option.kind === "auto") return t("board-option-auto");
  if (option.kind === "mission") {
    const goal = option.goal ? missionWords(voice, { ...option, goal: option.goal }) : "";
    return join(
      t("board-option-mission", { goal }),
      option.deadline !== "none" && t(`board-deadline-${words(option.deadline)}`),
    );
  }
  const letters = (list: readonly string[]): string => list.join(", ");
  return [
    t("board-option-test", { letters: letters(option.letters) }),
    option.boost_letters.length > 0 &&
      t("board-option-boost", { letters: letters(option.boost_letters), price: amounts(voice, option.boost_cost) }),
    option.situation !== "none" &&
      t(`board-situation-${words(option.situation)}`, {
        letters: letters(option.situation_letters),
        n: option.situation_n,
      }),
  ]
    .filter(Boolean)
    .join(" ");
}

export function enemyWords(voice: Voice, enemy: EnemyView): string {
  const { t } = voice;
  const rewards = enemies[enemy.card]?.target_rewards ?? [];
  const targets = enemy.targets.map((seat, place) =>
    seat === null ? effectsWords(voice, rewards[place] ?? []) : seatName(voice, seat),
  );
  return join(
    nameOf(voice, enemy.card),
    t("board-enemy-in", { region: t(`board-region-${enemy.region}`) }),
    t("board-attack-of", { n: enemy.attack }),
    enemy.asgard_defense > 0 && t("board-asgard-defence", { hits: enemy.asgard_hits, n: enemy.asgard_defense }),
    t("board-defence", { hits: enemy.hits, n: enemy.defense }),
    t("board-targets", { targets: targets.join(" / ") }),
    enemy.is_new && t("board-enemy-new"),
    enemy.spared.length > 0 && t("board-spares", { names: seatNames(voice, enemy.spared) }),
    abilityOf(voice, enemy.card),
  );
}

export function outcomeWords(voice: Voice, id: string): string {
  const card = outcomes[id];
  if (!card) return id;
  return voice.t("board-outcome", {
    hits: card.hits.join(", "),
    letters: card.letters.join(", "),
    columns: card.columns.join(", "),
  });
}

/** Why a thing cannot be chosen, with the number of the rule; nothing if it can, or if nobody asks for it. */
export function whyNot({ choices }: { readonly choices: readonly Choice[] }, id: string): string {
  const about = choices.filter(({ targets }) => targets.includes(id));
  const reason = about.every((choice) => choice.reason !== null) ? about[0]?.reason : null;
  return reason ? `. ${reason.text} ${reason.rule}` : "";
}

export const load = (voice: Voice, counts: Readonly<Record<string, number>>): string =>
  join(...TOKENS.map((token) => (counts[token] ?? 0) > 0 && amount(voice, token, counts[token]!)));

/** The seat that an id of a move means. */
export const seatOf = (view: AuroraView, id: string): number | null =>
  [...view.players, ...(view.automa ? [view.automa] : [])].find(({ seat }) => seatId(seat) === id)?.seat ?? null;

export function automaCardWords(voice: Voice, id: string): string {
  const card = automaCards[id];
  if (!card) return nameOf(voice, id);
  const { explore_slot: slot, explore_arrow: way, move_bonus: speed, fire_damage: hits } = card;
  return `${nameOf(voice, id)}: ${voice.t("board-automa-card", { slot, way: voice.t(`board-way-${way}`), speed, hits })}`;
}

export const automaWords = (voice: Voice, automa: AutomaView): string =>
  join(
    voice.t("board-automa"),
    voice.t("board-automa-level", { level: automa.level, speed: automa.speed }),
    amount(voice, "fame", automa.fame),
    nameOf(voice, automa.space),
    load(voice, automa.load),
    automa.object_count > 0 && amount(voice, "object", automa.object_count),
    automa.cards.length > 0 && voice.t("board-automa-cards", { n: automa.cards.length }),
    automa.loot.length > 0 && voice.t("board-automa-loot", { n: automa.loot.length }),
    automa.extra_cards > 0 && voice.t("board-automa-extra", { n: automa.extra_cards }),
    automa.story_count > 0 && voice.t("board-automa-stories", { n: automa.story_count }),
  );

export function attackWords(
  voice: Voice,
  view: AuroraView,
  { seat, weapon, enemy, player, bonus }: AttackView,
): string {
  const level = view.players[seat]?.convoy.flatMap(({ boxes }) => boxes).find(({ id }) => id === weapon)?.level;
  const target = enemy ? nameOf(voice, enemy) : player !== null ? seatName(voice, player) : "";
  return join(
    voice.t("board-attacks", { name: seatName(voice, seat), target }),
    level !== undefined && voice.t("board-with-level", { level }),
    bonus > 0 && voice.t("board-with-bonus", { n: bonus }),
  );
}

/** What is known of the round that comes, and of the decks. */
export function restLines(voice: Voice, view: AuroraView): string[] {
  const { t } = voice;
  return [
    t("board-ship-at", { space: nameOf(voice, view.aurora) }),
    view.story_top
      ? t(view.story_top.is_for_all ? "board-next-story-for-all" : "board-next-story", {
          period: view.story_top.period,
          when: t(`board-trigger-${words(view.story_top.trigger)}`),
        })
      : "",
    view.storm.some((lost) => lost > 0)
      ? t("board-storm", { points: view.storm.map((lost) => `−${lost}`).join(", ") })
      : "",
    view.period !== null ? t("board-period", { period: view.period }) : "",
    t("board-supply", { goods: amounts(voice, view.supply) }),
    view.donated > 0 ? t("board-donated", { n: view.donated }) : "",
    view.outcome_back ? t("board-outcome-back", { columns: view.outcome_back.join(", ") }) : "",
    ...["exploration", "object", "loot", "outcome", "story"]
      .filter((deck) => (view.deck_sizes[deck] ?? 0) > 0)
      .map((deck) => t(`board-deck-${deck}`, { n: view.deck_sizes[deck]! })),
  ].filter(Boolean);
}

/** The Automa in a line: how far it is, and what it has played in this round. */
export const automaLine = (voice: Voice, automa: AutomaView): string =>
  join(
    `${voice.t("board-automa")}: ${voice.t("board-automa-level", { level: automa.level, speed: automa.speed })}`,
    voice.t("board-automa-waits", { n: automa.hand_count }),
    automa.used.length > 0 && voice.t("board-automa-last", { card: nameOf(voice, automa.used.at(-1)!) }),
  );
