/** The whole board in words, section by section: enough to win without seeing it. */

import type { Glossary, SeatLook, TextSection, Translate } from "../contract";
import { tiles, winterCost } from "./content";
import { pointRows } from "./fight";
import { landsAround } from "./ground";
import { dominationOf, harvestOf } from "./standing";
import {
  amount,
  amounts,
  cardWords,
  creatureWords,
  join,
  nameOf,
  plainName,
  seatName,
  seatNames,
  territoryName,
  neighbourWords,
  territoryWords,
  thing,
  tilePile,
  tileWords,
  type Voice,
} from "./texts";
import type { CombatView, NorthgardView, PlayerView, SideView, TerritoryView } from "./view";

export function describe(
  view: NorthgardView,
  seats: readonly SeatLook[],
  t: Translate,
  glossary: Glossary,
): TextSection[] {
  const voice: Voice = { t, glossary, seats };
  return [
    { title: t("board-text-now"), lines: now(voice, view) },
    {
      title: t("board-text-territories"),
      lines: view.territories.map((territory) => territoryLine(voice, view, territory)),
    },
    {
      title: t("board-text-tiles"),
      lines: view.tiles.map(({ tile }) => tileLine(voice, tile)),
    },
    ...view.players.map((player) => playerSection(voice, view, player)),
    { title: t("board-text-table"), lines: table(voice, view) },
  ];
}

function now(voice: Voice, view: NorthgardView): string[] {
  const { t } = voice;
  if (view.waiting_for === null) return [t("board-text-over"), ...finalScores(voice, view)];
  const { placing, moving, drawn_cards: drawn, inspected, resolving } = view;
  const lines = [
    join(
      t("board-year", { year: view.year, years: view.years }),
      t(`board-phase-${view.phase}`),
      view.first_player !== null && t("board-first", { name: seatName(voice, view.first_player) }),
    ),
    t("board-text-waiting", { names: seatNames(voice, view.deciders) }),
    resolving &&
      t("board-text-resolving", {
        name: seatName(voice, resolving.seat),
        card: join(cardWords(voice, resolving.card), resolving.copied && cardWords(voice, resolving.copied)),
      }),
    placing &&
      t("board-text-placing", {
        name: seatName(voice, placing.seat),
        tile: join(
          ...(placing.tile ? [placing.tile] : placing.drawn).map((tile) =>
            tile === null ? t("board-hidden-tile") : `${nameOf(voice, tile)} (${tileWords(voice, tile)})`,
          ),
          placing.x !== null &&
            placing.y !== null &&
            t("board-text-beside-short", {
              territories: join(
                ...landsAround(view, { x: placing.x, y: placing.y }).map((area) => territoryName(voice, view, area)),
              ),
            }),
        ),
      }),
    moving &&
      join(
        t("board-moves-left", { n: moving.left }),
        moving.origin &&
          t("board-text-from", {
            territory: territoryName(voice, view, moving.origin),
            territory_from: territoryName(voice, view, moving.origin, "from"),
          }),
        moving.target &&
          t("board-text-to", {
            territory: territoryName(voice, view, moving.target),
            territory_to: territoryName(voice, view, moving.target, "to"),
          }),
      ),
    drawn &&
      thing(
        voice,
        t("board-drawn", { keep: drawn.keep, discard: drawn.discard, top: drawn.top }),
        cardList(voice, drawn.cards),
      ),
    inspected?.cards &&
      thing(voice, t("board-hand-of", { name: seatName(voice, inspected.victim) }), cardList(voice, inspected.cards)),
    inspected?.named && t("board-named", { card: cardWords(voice, inspected.named) }),
    ...view.pending.map(({ territory }) =>
      t("board-text-pending", { territory: territoryName(voice, view, territory) }),
    ),
    view.owed > 0 && t("board-owed", { n: view.owed }),
    ...(view.combat ? combat(voice, view, view.combat) : []),
  ];
  return lines.filter((line): line is string => Boolean(line));
}

const finalScores = (voice: Voice, view: NorthgardView): string[] =>
  (view.glory_by_source ?? []).map((sheet, seat) =>
    thing(
      voice,
      seatName(voice, seat),
      amount(
        voice,
        "glory",
        Object.values(sheet).reduce((sum, n) => sum + n, 0),
      ),
    ),
  );

const cardList = (voice: Voice, cards: readonly (string | null)[]): string =>
  cards.map((card) => (card === null ? voice.t("board-hidden-card") : cardWords(voice, card))).join("; ");

const sideName = (voice: Voice, side: SideView): string =>
  side.seat !== null ? seatName(voice, side.seat) : plainName(voice, side.creature ?? "");

function combat(voice: Voice, view: NorthgardView, fight: CombatView): string[] {
  const { t } = voice;
  const rows = pointRows(fight);
  const side = (one: SideView, place: 0 | 1): string =>
    thing(
      voice,
      t(place === 0 ? "board-text-attacker" : "board-text-defender", { name: sideName(voice, one) }),
      join(
        ...rows.map(({ key, points }) => Boolean(points[place]) && `${t(`board-source-${key}`)} ${points[place]}`),
        one.die && t(`board-face-${one.die}`),
        t("board-text-points", { n: one.points }),
        t("board-text-inflicts", { casualties: amount(voice, "casualty", one.inflicts) }),
      ),
    );
  return [
    t("board-text-combat", { territory: territoryName(voice, view, fight.territory) }),
    side(fight.attacker, 0),
    side(fight.defender, 1),
    ...(fight.winner === null
      ? []
      : [
          fight.winner === "nobody"
            ? t("board-nobody-wins")
            : t("board-wins", { name: sideName(voice, fight.winner === "attacker" ? fight.attacker : fight.defender) }),
        ]),
  ];
}

const territoryLine = (voice: Voice, view: NorthgardView, territory: TerritoryView): string =>
  thing(
    voice,
    territoryName(voice, view, territory.id),
    `${territoryWords(voice, view, territory)}. ${voice.t("board-text-beside", {
      territories: neighbourWords(voice, view, territory) || voice.t("board-nothing"),
    })}`,
  );

/** A tile is told by the lands upon it, not by its place in a grid. */
const tileLine = (voice: Voice, tile: string): string =>
  thing(
    voice,
    nameOf(voice, tile),
    join(tileWords(voice, tile), ...(tiles[tile]?.area ?? []).map(({ id }) => nameOf(voice, `${tile}.${id}`))),
  );

function playerSection(voice: Voice, view: NorthgardView, player: PlayerView): TextSection {
  const { t } = voice;
  const cards = (zone: string, list: readonly (string | null)[]) =>
    list.length > 0 && thing(voice, t(`board-zone-${zone}`), cardList(voice, list));
  const { food, wood, lore } = player;
  const domination = dominationOf(view, player.seat);
  const lines = [
    player.clan && cardWords(voice, player.clan),
    join(
      player.glory !== null ? amount(voice, "glory", player.glory) : t("board-glory-hidden"),
      amounts(voice, { food, wood, lore }),
    ),
    join(
      t("board-own-units", { n: player.units_on_map, reserve: player.reserve }),
      amount(voice, "territory", player.territories),
      player.kaija && `${t("board-kaija")}: ${t(`board-kaija-${player.kaija}`)}`,
    ),
    thing(voice, t("board-own-harvest"), amounts(voice, harvestOf(view, player.seat)) || t("board-nothing")),
    thing(voice, t("board-own-winter"), amounts(voice, winterCost(player.units_on_map)) || t("board-nothing")),
    domination && thing(voice, t("board-own-domination"), t("board-own-of", domination)),
    thing(
      voice,
      player.seat === view.seat ? t("board-own-hand") : t("board-zone-hand"),
      join(amount(voice, "card", player.hand_size), player.hand.length > 0 && cardList(voice, player.hand)),
    ),
    cards(
      "active",
      player.active.map(({ card }) => card),
    ),
    cards("discard", player.discard),
    thing(
      voice,
      t("board-zone-draw"),
      join(
        amount(voice, "card", player.draw_pile),
        player.top.length > 0 && t("board-top", { cards: cardList(voice, player.top) }),
      ),
    ),
    cards("aside", player.upgrades),
    player.removed.length > 0 && thing(voice, t("board-own-removed"), cardList(voice, player.removed)),
    player.setup_tiles.length > 0 &&
      thing(
        voice,
        t("board-held-tiles", { n: player.setup_tiles.length }),
        player.setup_tiles.map((tile) => (tile === null ? t("board-hidden-tile") : tileWords(voice, tile))).join("; "),
      ),
    player.has_passed && t("board-own-passed"),
    player.kaija_may_attack && t("board-own-kaija-attacks"),
    player.ignores_defences && t("board-own-ignores"),
  ];
  return { title: seatName(voice, player.seat), lines: lines.filter((line): line is string => Boolean(line)) };
}

function table(voice: Voice, view: NorthgardView): string[] {
  const { t } = voice;
  return [
    view.display.length > 0 && thing(voice, t("board-rail-market"), cardList(voice, view.display)),
    view.achievements.length > 0 && thing(voice, t("board-rail-achievements"), cardList(voice, view.achievements)),
    view.creature_line.length > 0 &&
      thing(
        voice,
        t("board-rail-creatures"),
        view.creature_line.map((creature) => creatureWords(voice, creature)).join("; "),
      ),
    view.creature_deck > 0 && t("board-pile-creatures", { n: view.creature_deck }),
    view.creature_discard.length > 0 &&
      thing(voice, t("board-pile-beaten"), join(...view.creature_discard.map((creature) => nameOf(voice, creature)))),
    tilePile(voice, view),
    t("board-pile-deck", { n: view.development_deck }),
    t("board-pile-unrest", { n: view.unrest }),
    thing(
      voice,
      t("board-text-buildings"),
      Object.entries(view.building_tokens)
        .map(([building, n]) => `${nameOf(voice, building)} ${n}`)
        .join(", "),
    ),
  ].filter((line): line is string => Boolean(line));
}
