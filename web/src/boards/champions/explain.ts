/** What there is to know about a thing as it stands now, beyond what the glossary says of its kind. */

import type { Explanation, Row, Telling } from "../contract";
import { FOE_SPACES } from "./ahead";
import {
  blameCost,
  destinies,
  enemies,
  hutPrice,
  leaders,
  ROUNDS,
  runes,
  shores as shoreCards,
  ships as shipCards,
  spaces as spaceCards,
  WARRIORS,
  type Warrior,
} from "./content";
import { standing } from "./destinies";
import { DECKS, GOODS } from "./looks";
import { warriorsOf } from "./summary";
import {
  amount,
  amounts,
  capital,
  crewWords,
  enemyWords,
  join,
  nameOf,
  rewardOf,
  runeGlory,
  seatName,
  seatNames,
  sentenceOf,
  shortName,
  textOf,
} from "./texts";
import type { ChampionsView, FightView, ShipView, ShoreView, SpaceView } from "./view";

type Known = Telling<ChampionsView>;
type Part = string | null | undefined | false;

const made = (title: string, parts: readonly Part[], rule: string | null = null): Explanation => ({
  title,
  lines: parts.filter((part): part is string => Boolean(part)).map(sentence),
  rule,
});

const sentence = (text: string): string => `${capital(text).replace(/\.$/, "")}.`;

export function explain(known: Known, id: string): Explanation | null {
  const { view } = known;
  const fight = view.fights.find(({ target }) => target === id || FOE_SPACES[target] === id);
  if (fight) return foe(known, fight);
  const space = view.spaces.find((one) => one.id === id || one.stall === id || (one.card === id && !(id in enemies)));
  if (space) return spaceNow(known, space);
  const shore = view.shores.find((one) => one.id === id);
  if (shore) return shoreNow(known, shore);
  if (id in enemies) return enemyNow(known, id);
  const ship = view.ships.find((one) => one.id === (id === "own_longship" ? view.players[view.seat]?.longship : id));
  if (ship) return shipNow(known, ship);
  if (id in runes || id === "deck") return runeNow(known, id);
  if (id in destinies) return destinyNow(known, id);
  if (id in leaders) return leaderNow(known, id);
  if (id.includes(">")) return swapNow(known, id);
  return trackNow(known, id) ?? pileNow(known, id) ?? goodNow(known, id);
}

function foe(known: Known, { target, enemy, holder, crew }: FightView): Explanation {
  const { t } = known;
  const card = enemy ? enemies[enemy] : undefined;
  return made(
    enemy ? shortName(known, enemy) : t(`board-${target}`),
    [
      t(`board-${target}`),
      enemy && card ? t("board-explain-foe", { attack: card.attack, defense: card.defense }) : t("board-no-enemy"),
      card && t("board-reward", { reward: rewardOf(known, card) }),
      ...(card?.forbidden ?? []).map((warrior) => t("board-forbids", { warrior })),
      holder === null ? enemy && t("board-explain-unclaimed") : t("board-claimed", { name: seatName(known, holder) }),
      holder !== null && t("board-explain-crew", { crew: crewWords(known, crew) }),
    ],
    known.glossary[FOE_SPACES[target] ?? target]?.rule ?? null,
  );
}

function spaceNow(known: Known, space: SpaceView): Explanation {
  const { t, view } = known;
  const card = spaceCards[space.id];
  const stock = card?.stock;
  const begging = space.id === "beg" ? view.players.filter((player) => player.begging > 0) : [];
  const hunters = space.id === "hunting_grounds";
  const told = made(
    nameOf(known, space.stall ?? space.id),
    [
      space.stall && textOf(known, space.stall),
      space.card && !(space.card in enemies) && `${nameOf(known, space.card)}: ${textOf(known, space.card)}`,
      space.id === "worker_huts" && t("board-hut-price", { price: amount(known, "coin", hutPrice(view.hut_buyers)) }),
      stock &&
        (space.stock ? t("board-in-stock", { stock: amount(known, stock, space.stock) }) : t("board-stock-empty")),
      ...begging.map((player) => `${seatName(known, player.seat)}: ${t("board-begging", { n: player.begging })}`),
      space.workers.length > 0
        ? t("board-workers-of", { names: seatNames(known, space.workers) })
        : space.id !== "beg" && t("board-explain-nobody"),
      hunters && t("board-explain-room", { n: view.players.length - space.workers.length }),
    ],
    known.glossary[space.stall ?? space.id]?.rule ?? null,
  );
  return { ...told, rows: stock && WARRIORS.includes(stock as Warrior) ? warriorsThen(known, space.stock) : [] };
}

/** How many warriors the viewer would have of how many. */
function warriorsThen({ view, t }: Known, more: number): Row[] {
  const me = view.players[view.seat];
  if (!me) return [];
  const { home, out } = warriorsOf(view, view.seat);
  const most = leaders[me.leader ?? ""]?.warrior_limit ?? 8;
  const n = Math.min(most, home + Object.values(out).reduce((sum, some) => sum + some, 0) + more);
  return [{ label: t("board-explain-warriors-then"), value: t("board-explain-of", { n, most }) }];
}

function enemyNow(known: Known, id: string): Explanation {
  const { view, t } = known;
  const fight = view.fights.find(({ enemy }) => enemy === id);
  if (fight) return foe(known, fight);
  const shore = view.shores.find(({ monster }) => monster === id);
  const victor = view.players.find(({ defeated }) => defeated?.includes(id));
  return made(shortName(known, id), [
    shore && t("board-monster-at", { shore: nameOf(known, shore.id), shore_loc: nameOf(known, shore.id, "loc") }),
    shore && shore.coins > 0 && t("board-monster-coins", { coins: amount(known, "coin", shore.coins) }),
    victor && t("board-explain-slain", { name: seatName(known, victor.seat) }),
    view.enemy_discard.includes(id) && nameOf(known, "enemy_discard"),
  ]);
}

function shoreNow(known: Known, shore: ShoreView): Explanation {
  const { t, view } = known;
  const ship = view.ships.find(({ id }) => id === shore.ship);
  const fed = shoreCards[shore.id]?.warriors_fed_per_food ?? 1;
  const journey = !shore.has_journey
    ? t("board-no-journey")
    : shore.journey === null
      ? t("board-face-down")
      : t(shore.is_open ? "board-journey-open" : "board-journey-known", {
          journey: `${nameOf(known, shore.journey)}. ${textOf(known, shore.journey)}`,
        });
  return made(nameOf(known, shore.id), [
    shore.monster ? enemyWords(known, shore.monster) : t("board-no-monster"),
    shore.coins > 0 && t("board-monster-coins", { coins: amount(known, "coin", shore.coins) }),
    journey,
    !shore.is_open && shore.seen_by.length > 0 && t("board-shown-by", { names: seatNames(known, shore.seen_by) }),
    t("board-feeds", { n: amount(known, "warrior", fed), count: fed }),
    ship && shipLine(known, ship),
  ]);
}

const shipLine = (known: Known, ship: ShipView): string =>
  join(
    nameOf(known, ship.id),
    ship.holder !== null && known.t("board-claimed", { name: seatName(known, ship.holder) }),
    ship.holder !== null && crewWords(known, ship.crew),
    ship.food ? amount(known, "food", ship.food) : null,
  );

function shipNow(known: Known, ship: ShipView): Explanation {
  const { t, view } = known;
  const card = shipCards[ship.id];
  const shore = view.shores.find((one) => one.ship === ship.id);
  const isPrivate = card?.kind === "private";
  return made(nameOf(known, ship.id), [
    isPrivate && ship.owner === null && t("board-explain-unbuilt"),
    ship.owner !== null && t("board-ship-owner", { name: seatName(known, ship.owner) }),
    ship.holder !== null && t("board-claimed", { name: seatName(known, ship.holder) }),
    shore
      ? t("board-ship-at", { shore: nameOf(known, shore.id), shore_gen: nameOf(known, shore.id, "gen") })
      : (!isPrivate || ship.owner !== null) && t("board-ship-dock"),
    ship.holder !== null &&
      t("board-ship-load", {
        load: join(crewWords(known, ship.crew), ship.food ? amount(known, "food", ship.food) : null),
      }),
  ]);
}

function runeNow(known: Known, id: string): Explanation {
  const { t, view } = known;
  const left = amount(known, "card", view.deck_sizes["rune"] ?? 0);
  if (id === "deck")
    return made(t("board-rune-deck"), [t("board-deck", { deck: "rune", name: nameOf(known, "rune"), cards: left })]);
  const owner = view.players.find((player) => [...player.runes, ...player.used_runes].includes(id));
  return made(nameOf(known, id), [
    t("board-worth", { glory: runeGlory(known, id) }),
    view.runes_shown.includes(id) && nameOf(known, "rune_row"),
    owner && t("board-explain-owner", { name: seatName(known, owner.seat) }),
    owner?.used_runes.includes(id) && t("board-own-rune-used"),
  ]);
}

/** How all players stand in what a destiny card counts. */
export function standings(known: Known, id: string): string {
  return known.view.players
    .map(({ seat }) => `${seatName(known, seat)} ${standing(known.view, seat, id) ?? "?"}`)
    .join(", ");
}

const destinyNow = (known: Known, id: string): Explanation =>
  made(nameOf(known, id), [known.t("board-explain-standing", { standing: standings(known, id) })]);

function leaderNow(known: Known, id: string): Explanation {
  const owner = known.view.players.find(({ leader }) => leader === id);
  return made(nameOf(known, id), [
    known.t("board-explain-limit", { n: amount(known, "warrior", leaders[id]?.warrior_limit ?? 8) }),
    owner && known.t("board-explain-owner", { name: seatName(known, owner.seat) }),
  ]);
}

function trackNow(known: Known, id: string): Explanation | null {
  const { t, view } = known;
  if (id === "round") {
    return made(t("board-round", { round: view.round, rounds: ROUNDS }), [
      t("board-explain-round", { n: ROUNDS - view.round }),
      t("board-first", { name: seatName(known, view.first_player) }),
    ]);
  }
  if (id === "first_player") {
    return made(t("board-first", { name: seatName(known, view.first_player) }), [sentenceOf(known, "jarls_longhouse")]);
  }
  const warrior = /^supply_(\w+)$/.exec(id)?.[1];
  if (!warrior) return null;
  return made(t("board-supply", { amount: amount(known, warrior, view.supply[warrior] ?? 0) }), [
    textOf(known, warrior),
    t("board-explain-supply"),
  ]);
}

/** The decks by the ids that they have on the board; `troll` alone is the one that comes to the gate. */
export const deckId = (deck: string): string => `deck_${deck}`;

function pileNow(known: Known, id: string): Explanation | null {
  const { t, view } = known;
  const deck = Object.keys(DECKS).find((one) => deckId(one) === id);
  const names = (cards: readonly (string | null)[]) =>
    cards.map((card) => (card ? nameOf(known, card) : t("board-text-unknown-card"))).join(", ");
  if (deck) {
    const cards = amount(known, "card", view.deck_sizes[deck] ?? 0);
    return made(
      t("board-deck", { deck, name: nameOf(known, deck), cards }),
      [
        t(`board-explain-deck-${deck}`),
        deck === "destiny" &&
          view.under_destinies.length > 0 &&
          t("board-text-under", { cards: names(view.under_destinies) }),
        deck === "merchant" && view.merchants.length > 0 && t("board-text-merchants", { cards: names(view.merchants) }),
      ],
      known.glossary[deck]?.rule ?? null,
    );
  }
  const heaps: Readonly<Record<string, [string, readonly string[]]>> = {
    enemy_discard: [nameOf(known, "enemy_discard"), view.enemy_discard],
    journey_discard: [t("board-discard-journey"), view.journey_discard],
  };
  const heap = heaps[id];
  return heap ? made(heap[0], [amount(known, "card", heap[1].length), names(heap[1])]) : null;
}

function swapNow(known: Known, id: string): Explanation {
  const me = known.view.players[known.view.seat];
  const goods = id.split(">") as ("food" | "wood" | "coin")[];
  return made(nameOf(known, id), [
    textOf(known, "market"),
    me && known.t("board-explain-have", { amounts: join(...goods.map((good) => amount(known, good, me[good]))) }),
  ]);
}

/** A good or a kind of warrior: how much everybody has of it. */
function goodNow(known: Known, id: string): Explanation | null {
  const { t, view } = known;
  if (!(id in GOODS) || !known.glossary[id]) return null;
  const owned = (seat: number): number => {
    const player = view.players[seat]!;
    if (WARRIORS.includes(id as Warrior)) return (player.warriors[id] ?? 0) + (warriorsOf(view, seat).out[id] ?? 0);
    if (id === "worker") return player.workforce;
    return player[id as "coin" | "wood" | "food" | "favor" | "blame"];
  };
  const me = view.players[view.seat];
  return made(nameOf(known, id), [
    t("board-explain-all-have", {
      amounts: view.players.map(({ seat }) => `${seatName(known, seat)} ${owned(seat)}`).join(", "),
    }),
    id === "blame" &&
      me &&
      me.blame > 0 &&
      t("board-own-blame-cost", {
        blame: amount(known, "blame", me.blame),
        n: blameCost(me.blame),
      }),
    WARRIORS.includes(id as Warrior) &&
      t("board-supply", { amount: amounts(known, { [id]: view.supply[id] ?? 0 }) || "0" }),
  ]);
}
