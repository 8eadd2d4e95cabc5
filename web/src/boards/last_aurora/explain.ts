/** What there is to know about a thing as it stands now, beyond what is printed on it. */

import type { Explanation, Telling } from "../contract";
import { packed } from "./cargo";
import { bonusesOf, cards, edgesOf, enemies, outcomes, ROUNDS, seatId, spaces, waypoints } from "./content";
import { ATTACK_ID, deckId, DECKS, DODGE_ID, FAME_ID, ORDER_ID, type Deck } from "./decks";
import {
  amount,
  automaCardWords,
  automaWords,
  boxWords,
  cardText,
  choiceWords,
  convoyFacts,
  dueWords,
  effectsWords,
  join,
  load,
  missionWords,
  nameOf,
  optionTitle,
  outcomeWords,
  printedWords,
  seatName,
  seatNames,
  seatsAt,
  slotHole,
  survivorWords,
  truckWords,
  typeOf,
  type Voice,
} from "./texts";
import { attackMarkLines, dodgeLines, fameWords, orderWords } from "./tracks";
import type { AuroraView } from "./view";

type Known = (voice: Voice, view: AuroraView, id: string) => Explanation | null;

const lines = (...all: (string | false | null | undefined)[]): string[] => all.filter((one): one is string => !!one);

/** What is said only of things of which the glossary says nothing: its text stands above these lines. */
const unlessTold = (voice: Voice, id: string, text: string): string => (voice.glossary[id]?.text ? "" : text);

function space(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const card = spaces[id];
  if (!card || card.map !== view.map) return null;
  const { t } = voice;
  const counter = view.waypoints[id];
  const mines = view.mines.filter((one) => one.space === id).map(({ seat }) => seat);
  const here = seatsAt(view, id);
  const ahead = (spaces[view.aurora]?.progress ?? 0) - card.progress;
  const ways = edgesOf(view.map).filter(({ frm, kind }) => frm === id && kind !== "road");
  return {
    title: nameOf(voice, id),
    lines: lines(
      unlessTold(voice, id, t("board-know-place", { region: t(`board-region-${card.region}`), n: card.progress })),
      counter && t("board-waypoint", { name: nameOf(voice, counter), reward: rewardOf(voice, counter) }),
      counter && t("board-know-waypoint"),
      card.contaminated && unlessTold(voice, id, t("board-act-radiation")),
      view.avalanches.includes(id) && t("board-know-avalanche"),
      mines.length > 0 && t("board-mine", { names: seatNames(voice, mines) }),
      mines.length > 0 && t("board-know-mine"),
      card.aurora_stop > 0 && unlessTold(voice, id, t("board-stop", { n: card.aurora_stop })),
      card.aurora_red_stop > 0 &&
        view.modules.includes("hurried_ship") &&
        unlessTold(voice, id, t("board-red-stop", { n: card.aurora_red_stop })),
      view.aurora === id && t("board-ship-here"),
      here.length > 0 && t("board-know-here", { names: seatNames(voice, here) }),
      ...ways.map(({ to, kind }) => t(`board-way-${kind}`, { space: nameOf(voice, to) })),
      ahead > 0 && t("board-way-ahead", { n: ahead }),
    ),
  };
}

const rewardOf = (voice: Voice, counter: string): string => effectsWords(voice, waypoints[counter]?.effects ?? []);

/** A slot or the card in it: what is needed, what is there, what it brings besides. */
function slot(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const found = view.slots.find((one) => one.id === id || one.card === id);
  if (!found) return null;
  const { t } = voice;
  const { card, value, story } = found;
  const bonus = bonusesOf(view.map, found.id).map((effects) => effectsWords(voice, effects));
  // The glossary tells of a slot what is printed on it, of a card nothing about its slot.
  const isTold = id === found.id && voice.glossary[id]?.text;
  return {
    title: card ? nameOf(voice, card) : t("board-slot", { slot: found.id.slice(5), value }),
    lines: lines(
      card ? join(typeOf(voice, card), printedWords(voice, card)) : slotHole(voice, view),
      card && (id === card ? unlessTold(voice, id, cardText(voice, card)) : cardText(voice, card)),
      card && load(voice, found.tokens) && t("board-know-tokens", { goods: goodsWords(voice, found.tokens) }),
      !isTold && t("board-know-value", { slot: found.id.slice(5), value }),
      !isTold && t("board-slot-bonus", { bonus: bonus.join(t("board-or")) }),
      story && t("board-slot-story", { story: nameOf(voice, story) }),
      view.exploring === found.id && t("board-slot-now"),
    ),
    rule: voice.glossary[card ?? ""]?.rule ?? null,
    holds: card,
  };
}

const goodsWords = (voice: Voice, counts: Readonly<Record<string, number>>): string =>
  join(...Object.entries(counts).map(([what, n]) => n > 0 && amount(voice, what, n)));

function enemy(voice: Voice, view: AuroraView, id: string): Explanation | null {
  if (!(id in enemies)) return null;
  const { t } = voice;
  const one = view.enemies.find(({ card }) => card === id);
  if (!one) {
    return view.lurking.includes(id) ? { title: nameOf(voice, id), lines: [t("board-lurks-long")] } : null;
  }
  const rewards = enemies[id]?.target_rewards ?? [];
  const targets = one.targets.map((seat, place) =>
    t("board-know-target", {
      n: place + 1,
      reward: effectsWords(voice, rewards[place] ?? []),
      name: seat === null ? t("board-know-free") : seatName(voice, seat),
    }),
  );
  return {
    title: nameOf(voice, id),
    lines: lines(
      t("board-enemy-in", { region: t(`board-region-${one.region}`) }),
      one.asgard_defense > 0 && t("board-asgard-defence", { hits: one.asgard_hits, n: one.asgard_defense }),
      t("board-defence", { hits: one.hits, n: one.defense }),
      t("board-know-attack", { n: one.attack }),
      ...targets,
      one.is_new && t("board-know-new"),
      one.spared.length > 0 && t("board-spares", { names: seatNames(voice, one.spared) }),
    ),
    rule: voice.glossary[id]?.rule ?? null,
  };
}

/** A convoy on the road: whose it is, what it carries, how far it is. */
function convoy(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const { t } = voice;
  if (view.automa && seatId(view.automa.seat) === id) {
    const played = view.automa.used.map((card) => automaCardWords(voice, card));
    return {
      title: t("board-automa"),
      lines: lines(
        automaWords(voice, view.automa),
        t("board-automa-waits", { n: view.automa.hand_count }),
        played.length > 0 && t("board-know-played"),
        ...played,
      ),
    };
  }
  const player = view.players.find(({ seat }) => seatId(seat) === id);
  if (!player) return null;
  const ahead = (spaces[view.aurora]?.progress ?? 0) - player.progress;
  return {
    title: t("board-convoy-of", { name: seatName(voice, player.seat) }),
    lines: lines(
      join(nameOf(voice, player.space), ahead > 0 ? t("board-way-ahead", { n: ahead }) : t("board-there")),
      truckWords(voice, player),
      load(voice, player.load),
      ...convoyFacts(voice, view, player),
      player.is_hidden && t("board-hidden"),
    ),
  };
}

/** A box of any convoy: what it takes, what is in it. */
function box(voice: Voice, view: AuroraView, id: string): Explanation | null {
  for (const player of view.players) {
    const card = player.convoy.find(({ boxes }) => boxes.some((one) => one.id === id));
    const found = card?.boxes.find((one) => one.id === id);
    if (!card || !found) continue;
    const kind = found.kind === "special" || found.kind === "hold" ? "" : (voice.glossary[found.kind]?.text ?? "");
    return {
      title: voice.glossary[id]?.name ?? boxWords(voice, found, undefined),
      lines: lines(
        boxWords(voice, found, packed(player).get(id)),
        voice.t(card.is_device ? "board-device-in" : "board-column", { n: card.column }),
        kind,
        found.is_damaged && voice.t("board-know-damaged"),
      ),
    };
  }
  return null;
}

function vehicle(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const player = view.players.find((one) => one.convoy.some(({ card }) => card === id));
  const card = player?.convoy.find((one) => one.card === id);
  if (!player || !card) return null;
  const held = packed(player);
  const broken = card.boxes.filter(({ is_damaged }) => is_damaged).length;
  return {
    title: nameOf(voice, id),
    lines: lines(
      voice.t(card.is_device ? "board-device-in" : "board-column", { n: card.column }),
      card.boxes.map((one) => boxWords(voice, one, held.get(one.id))).join("; "),
      broken > 0 && voice.t("board-broken", { n: broken }),
      card.story && voice.t("board-kept-story", { story: nameOf(voice, card.story) }),
    ),
    rule: voice.glossary[id]?.rule ?? null,
  };
}

function survivor(voice: Voice, view: AuroraView, id: string): Explanation | null {
  for (const player of view.players) {
    const one = player.survivors.find(({ card }) => card === id);
    if (one) {
      const [, ...facts] = survivorWords(voice, one).split(", ");
      return {
        title: nameOf(voice, id),
        lines: lines(facts.slice(0, 3).join(", "), one.is_used && voice.t("board-used")),
        rule: voice.glossary[id]?.rule ?? null,
      };
    }
  }
  return null;
}

function story(voice: Voice, view: AuroraView, id: string): Explanation | null {
  if (!id.startsWith("story_")) return null;
  const missions = view.players.flatMap((player) =>
    player.missions
      .filter((one) => one.story === id)
      .map(
        (one) =>
          `${seatName(voice, player.seat)}: ${join(missionWords(voice, one), voice.t("board-progress", { n: one.progress, of: one.n }), dueWords(voice, one.due, ROUNDS))}`,
      ),
  );
  return { title: nameOf(voice, id), lines: missions, rule: voice.glossary[id]?.rule ?? null };
}

/** LFS-STORY-27: one of the choices of the Story that is read now. */
function option(voice: Voice, { story }: AuroraView, id: string): Explanation | null {
  const found = story?.options.find(({ key }) => key === id);
  if (!story || !found) return null;
  return {
    title: optionTitle(voice, story, id),
    lines: lines(choiceWords(voice, story, found), voice.t("board-know-option")),
    rule: voice.glossary[story.id]?.rule ?? null,
  };
}

function deck(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const found = DECKS.find((one) => deckId(one) === id);
  if (!found) return null;
  const { t } = voice;
  const more: Readonly<Record<Deck, string[]>> = {
    exploration: lines(
      view.period !== null && t("board-period", { period: view.period }),
      view.discard.length > 0 &&
        t("board-discarded", { cards: view.discard.map((one) => nameOf(voice, one)).join(", ") }),
    ),
    object: lines(
      t("board-know-objects"),
      view.object_discard.length > 0 &&
        t("board-objects-discarded", { cards: view.object_discard.map((one) => nameOf(voice, one)).join(", ") }),
    ),
    loot: [t("board-know-loot")],
    outcome: outcomeLines(voice, view),
    story: lines(
      view.story_top &&
        t(view.story_top.is_for_all ? "board-next-story-for-all" : "board-next-story", {
          period: view.story_top.period,
          when: t(`board-trigger-${view.story_top.trigger.replaceAll("_", "-")}`),
        }),
    ),
  };
  return {
    title: t(`board-know-deck-${found}`),
    lines: [t(`board-deck-${found}`, { n: view.deck_sizes[found] ?? 0 }), ...more[found]],
    rule: ruleOf(voice, RULED_AS[found] ?? found),
  };
}

/** Things that the glossary knows, for decks and tracks that it does not. */
const RULED_AS: Readonly<Record<string, string>> = { loot: "loot_card", outcome: "outcome_01" };

const ruleOf = (voice: Voice, id: string): string | null => voice.glossary[id]?.rule ?? null;

/** What the cards that are left would do to each level of weapon; what was turned lies open. */
function outcomeLines(voice: Voice, view: AuroraView): string[] {
  const isPvp = view.modules.includes("pvp");
  const gone = new Set([...view.outcome_discard, ...view.outcomes_shown]);
  const left = Object.values(outcomes).filter(({ id }) => id.startsWith("pvp") === isPvp && !gone.has(id));
  const { t } = voice;
  return lines(
    t("board-know-outcome"),
    ...(left.length > 0
      ? [0, 1, 2, 3].map((level) =>
          t("board-know-level", {
            level: level + 1,
            n: left.filter(({ hits }) => (hits[level] ?? 0) > 0).length,
            of: left.length,
          }),
        )
      : []),
    view.outcome_back && t("board-outcome-back", { columns: view.outcome_back.join(", ") }),
  );
}

function outcome(voice: Voice, _view: AuroraView, id: string): Explanation | null {
  return id in outcomes ? { title: nameOf(voice, id), lines: [outcomeWords(voice, id)] } : null;
}

function track(voice: Voice, view: AuroraView, id: string): Explanation | null {
  const { t } = voice;
  if (id === FAME_ID)
    return {
      title: t("board-fame"),
      lines: [...fameWords(voice, view).split(", "), t("board-know-fame")],
      rule: ruleOf(voice, "fame"),
    };
  if (id === ORDER_ID)
    return {
      title: t("board-order"),
      lines: [orderWords(voice, view), t("board-know-order")],
      rule: "LAU-ROUND-02",
    };
  if (id === DODGE_ID)
    return { title: t("board-know-dodge-head"), lines: [...dodgeLines(voice, view), t("board-know-dodge")] };
  if (id === ATTACK_ID)
    return {
      title: t("board-know-attack-head"),
      lines: [
        ...attackMarkLines(voice, view),
        t("board-know-track", {
          bonuses: view.attack_track.map((one) => t(`board-bonus-${one.replace("_", "-")}`)).join(", "),
        }),
      ],
    };
  return null;
}

/** A card that lies nowhere: in a hand, in the discard, on offer. */
function card(voice: Voice, _view: AuroraView, id: string): Explanation | null {
  if (!(id in cards)) return null;
  return {
    title: nameOf(voice, id),
    lines: lines(join(typeOf(voice, id), printedWords(voice, id))),
    rule: voice.glossary[id]?.rule ?? null,
  };
}

const KNOWN: readonly Known[] = [
  space,
  slot,
  enemy,
  convoy,
  box,
  vehicle,
  survivor,
  story,
  option,
  deck,
  outcome,
  track,
  card,
];

export function explain({ view, seats, glossary, t }: Telling<AuroraView>, id: string): Explanation | null {
  const voice = { seats, glossary, t };
  for (const known of KNOWN) {
    const found = known(voice, view, id);
    if (found) return found;
  }
  return null;
}
