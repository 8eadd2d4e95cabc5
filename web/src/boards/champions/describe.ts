/** The whole board in words, section by section: enough to win without seeing it. */

import type { Glossary, SeatLook, TextSection, Translate } from "../contract";
import {
  hutPrice,
  leaders,
  ROUNDS,
  shores as shoreCards,
  ships as shipCards,
  spaces as spaceCards,
  WARRIORS,
} from "./content";
import { actor, rolledDice } from "./tray";
import { standings } from "./explain";
import { DECKS } from "./looks";
import { phases, warriorsOf } from "./summary";
import {
  amount,
  amounts,
  crewSize,
  crewWords,
  enemyWords,
  join,
  nameOf,
  runeGlory,
  seatName,
  seatNames,
  textOf,
  thing,
  type Voice,
} from "./texts";
import { enemies } from "./content";
import type { ChampionsView, PlayerView, ShipView, ShoreView, SpaceView } from "./view";

export function describe(
  view: ChampionsView,
  seats: readonly SeatLook[],
  t: Translate,
  glossary: Glossary,
): TextSection[] {
  const voice: Voice = { t, glossary, seats };
  return [
    { title: t("board-text-now"), lines: now(voice, view) },
    { title: t("board-text-fights"), lines: view.fights.map((_, place) => fight(voice, view, place)) },
    {
      title: t("board-text-spaces"),
      lines: [...view.spaces.map((space) => spaceLine(voice, view, space)), ...offers(voice, view)],
    },
    { title: t("board-text-shores"), lines: view.shores.map((shore) => shoreLine(voice, shore)) },
    { title: t("board-text-ships"), lines: view.ships.map((ship) => shipLine(voice, view, ship)) },
    ...view.players.map((player) => playerSection(voice, view, player)),
    { title: t("board-text-decks"), lines: decks(voice, view) },
  ];
}

function now(voice: Voice, view: ChampionsView): string[] {
  const { t } = voice;
  if (view.waiting_for === null) return [t("board-text-over")];
  const lines = [
    t("board-text-round", { round: view.round, rounds: ROUNDS, first: seatName(voice, view.first_player) }),
    t("board-text-waiting", { names: seatNames(voice, view.deciders) }),
    ...phases(view, t).flatMap(({ name, current }) => (current ? [t("board-text-phase", { name })] : [])),
  ];
  if (view.combat) {
    const { seat, enemy, damage } = view.combat;
    const facts = {
      name: seatName(voice, seat),
      enemy: enemyWords(voice, enemy),
      enemy_ins: nameOf(voice, enemy, "ins"),
      damage,
    };
    lines.push(t("board-text-combat", { ...facts, defense: enemies[enemy]?.defense ?? 0 }));
  }
  const dice = rolledDice(view);
  if (dice.length > 0) {
    if (!view.combat) lines.push(t("board-hunter", { name: seatName(voice, actor(view)) }));
    const faces = dice.map(({ kind, face, locked, picked }) =>
      join(nameOf(voice, kind), nameOf(voice, face), locked && t("board-die-locked"), picked && t("board-die-picked")),
    );
    lines.push(t("board-text-dice", { dice: faces.join("; ") }));
  }
  if (view.losses_prevented) lines.push(t("board-losses-prevented"));
  if (view.drawn.length > 0) {
    lines.push(t("board-text-drawn", { cards: view.drawn.map((card) => cardWords(voice, card)).join("; ") }));
  }
  return lines;
}

const cardWords = (voice: Voice, card: string | null): string =>
  card === null ? voice.t("board-text-unknown-card") : `${nameOf(voice, card)} (${textOf(voice, card)})`;

function fight(voice: Voice, view: ChampionsView, place: number): string {
  const { target, enemy, holder, crew } = view.fights[place]!;
  return thing(
    voice,
    voice.t(`board-${target}`),
    join(
      enemy ? enemyWords(voice, enemy) : voice.t("board-no-enemy"),
      holder === null ? voice.t("board-free") : voice.t("board-claimed", { name: seatName(voice, holder) }),
      holder !== null && crewWords(voice, crew),
    ),
  );
}

function spaceLine(voice: Voice, view: ChampionsView, space: SpaceView): string {
  const { t } = voice;
  const card = spaceCards[space.id]!;
  return thing(
    voice,
    nameOf(voice, space.id),
    join(
      space.stall ? cardWords(voice, space.stall) : textOf(voice, space.id),
      space.card && !(space.card in enemies) && cardWords(voice, space.card),
      space.id === "worker_huts" && t("board-hut-price", { price: amount(voice, "coin", hutPrice(view.hut_buyers)) }),
      card.stock &&
        (space.stock ? t("board-in-stock", { stock: amount(voice, card.stock, space.stock) }) : t("board-stock-empty")),
      space.workers.length > 0 ? t("board-workers-of", { names: seatNames(voice, space.workers) }) : t("board-free"),
    ),
  );
}

function offers(voice: Voice, view: ChampionsView): string[] {
  const shown = view.runes_shown.filter((rune) => rune !== null);
  const words = shown.map(
    (rune) => `${cardWords(voice, rune)}, ${voice.t("board-worth", { glory: runeGlory(voice, rune) })}`,
  );
  return [thing(voice, nameOf(voice, "rune_row"), words.join("; ") || voice.t("board-rune-gap"))];
}

function shoreLine(voice: Voice, shore: ShoreView): string {
  const { t } = voice;
  const fed = shoreCards[shore.id]?.warriors_fed_per_food ?? 1;
  let journey = t("board-no-journey");
  if (shore.has_journey) journey = t("board-face-down");
  if (shore.journey) {
    journey = t(shore.is_open ? "board-journey-open" : "board-journey-known", {
      journey: cardWords(voice, shore.journey),
    });
  }
  return thing(
    voice,
    nameOf(voice, shore.id),
    join(
      shore.monster ? enemyWords(voice, shore.monster) : t("board-no-monster"),
      shore.coins > 0 && t("board-monster-coins", { coins: amount(voice, "coin", shore.coins) }),
      journey,
      !shore.is_open && shore.seen_by.length > 0 && t("board-shown-by", { names: seatNames(voice, shore.seen_by) }),
      t("board-feeds", { n: amount(voice, "warrior", fed), count: fed }),
      shore.ship && nameOf(voice, shore.ship),
    ),
  );
}

function shipLine(voice: Voice, view: ChampionsView, ship: ShipView): string {
  const { t } = voice;
  const shore = view.shores.find((one) => one.ship === ship.id);
  const card = shipCards[ship.id];
  return thing(
    voice,
    nameOf(voice, ship.id),
    join(
      t("board-ship-holds", { n: ship.capacity }),
      card?.kind === "private" &&
        ship.owner === null &&
        t("board-ship-cost", { cost: amounts(voice, card.build_cost) }),
      card?.kind === "private" && amount(voice, "glory", card.glory),
      ship.owner !== null && t("board-ship-owner", { name: seatName(voice, ship.owner) }),
      ship.holder !== null && t("board-claimed", { name: seatName(voice, ship.holder) }),
      shore
        ? t("board-ship-at", { shore: nameOf(voice, shore.id), shore_gen: nameOf(voice, shore.id, "gen") })
        : ship.holder !== null && t("board-ship-dock"),
      ship.holder !== null && crewWords(voice, ship.crew),
      ship.food ? amount(voice, "food", ship.food) : null,
    ),
  );
}

function playerSection(voice: Voice, view: ChampionsView, player: PlayerView): TextSection {
  const { t } = voice;
  const { home, out } = warriorsOf(view, player.seat);
  const most = leaders[player.leader ?? ""]?.warrior_limit ?? 8;
  const crew = (counts: Readonly<Record<string, number>>) =>
    amounts(voice, Object.fromEntries(WARRIORS.map((warrior) => [warrior, counts[warrior] ?? 0])));
  const { coin, wood, food, favor, blame, glory } = player;
  const lines = [
    thing(voice, t("board-own-leader"), player.leader ? cardWords(voice, player.leader) : t("board-own-no-leader")),
    thing(voice, nameOf(voice, "glory"), String(glory)),
    thing(
      voice,
      t("board-own-stores"),
      join(...Object.entries({ coin, wood, food, favor, blame }).map(([good, n]) => amount(voice, good, n))),
    ),
    thing(
      voice,
      t("board-own-home"),
      join(
        crew(player.warriors) || t("board-own-nobody-home"),
        t("board-own-owned", { n: home + crewSize(out), most }),
      ),
    ),
    crew(out) && thing(voice, t("board-own-out"), crew(out)),
    thing(
      voice,
      t("board-own-workers-left"),
      join(
        t("board-own-workers", { n: player.workers, most: player.workforce }),
        player.begging > 0 && t("board-begging", { n: player.begging }),
        player.hut_worker && t("board-own-hut"),
      ),
    ),
    thing(
      voice,
      t("board-own-longship"),
      player.longship
        ? join(
            nameOf(voice, player.longship),
            t("board-ship-holds", { n: shipCards[player.longship]?.capacity ?? 0 }),
            t("board-worth", { glory: amount(voice, "glory", shipCards[player.longship]?.glory ?? 0) }),
          )
        : t("board-own-no-longship"),
    ),
    player.runes.length > 0 &&
      thing(voice, t("board-own-runes"), player.runes.map((rune) => cardWords(voice, rune)).join("; ")),
    ...player.used_runes.map((rune) =>
      thing(
        voice,
        nameOf(voice, rune),
        join(t("board-own-rune-used"), t("board-worth", { glory: runeGlory(voice, rune) })),
      ),
    ),
    thing(
      voice,
      t("board-own-destinies"),
      join(
        ...player.destinies.map((card) =>
          join(
            cardWords(voice, card),
            t("board-explain-standing", { standing: standings({ ...voice, view }, card) }),
            player.opened.includes(card) && t("board-own-opened"),
          ),
        ),
        player.destiny_count > player.destinies.length &&
          t("board-own-destiny-count", { n: player.destiny_count - player.destinies.length }),
      ),
    ),
    thing(
      voice,
      t("board-own-slain"),
      player.defeated === null
        ? t("board-own-slain-hidden")
        : player.defeated.map((card) => enemyName(voice, card)).join(", ") || t("board-own-slain-none"),
    ),
  ];
  const color = nameOf(voice, player.color);
  return {
    title: t("board-text-player", { name: seatName(voice, player.seat), color }),
    lines: lines.filter((line): line is string => Boolean(line)),
  };
}

function enemyName(voice: Voice, id: string): string {
  const color = enemies[id]?.color ?? "none";
  return color === "none" ? nameOf(voice, id) : `${nameOf(voice, id)} (${voice.t(`board-color-${color}`)})`;
}

function decks(voice: Voice, view: ChampionsView): string[] {
  const { t } = voice;
  const lines = Object.keys(DECKS).map(
    (id) =>
      `${t("board-deck", { deck: id, name: nameOf(voice, id), cards: amount(voice, "card", view.deck_sizes[id] ?? 0) })}.`,
  );
  const heap = (name: string, cards: readonly string[]) =>
    thing(voice, name, join(amount(voice, "card", cards.length), ...cards.map((card) => enemyName(voice, card))));
  lines.push(
    heap(nameOf(voice, "enemy_discard"), view.enemy_discard),
    heap(t("board-discard-journey"), view.journey_discard),
  );
  if (view.under_destinies.length > 0) {
    lines.push(t("board-text-under", { cards: view.under_destinies.map((card) => cardWords(voice, card)).join("; ") }));
  }
  if (view.merchants.length > 0) {
    lines.push(t("board-text-merchants", { cards: view.merchants.map((card) => nameOf(voice, card)).join(", ") }));
  }
  lines.push(`${t("board-supply", { amount: amounts(voice, view.supply) })}.`);
  return lines;
}
