/** What there is to know about anything on the board as it stands now, beyond its name and its rule. */

import type { Explanation, Telling } from "../contract";
import { areaOf, buildings, cards, clans, DOMINATION, LONG_YEARS, RESOURCES, tiles } from "./content";
import { freeSites, landsAround, openSides } from "./ground";
import { cellOf, territoryOf } from "./map";
import {
  amount,
  amounts,
  cardWords,
  creatureWords,
  freeWords,
  join,
  nameOf,
  neighbourWords,
  seatName,
  territoryName,
  textOf,
  thing,
  tileWords,
  unitsWords,
} from "./texts";
import type { CreatureView, NorthgardView, TerritoryView } from "./view";

type Table = Telling<NorthgardView>;
type Line = string | null | false | undefined;

const told = (title: string, lines: readonly Line[], rule?: string | null): Explanation => ({
  title,
  lines: lines.filter((line): line is string => Boolean(line)),
  rule: rule ?? null,
});

export function explain(table: Table, id: string): Explanation | null {
  const { view } = table;
  const creature = view.creature_line.find((one) => one.creature === id);
  if (creature) return ofCreature(table, creature);
  const territory = territoryOf(view, id);
  if (territory) return ofTerritory(table, territory);
  if (isSite(id)) return ofSite(table, id);
  if (cellOf(id)) return ofCell(table, id);
  if (id in tiles) return ofTile(table, id);
  if (id in buildings) return ofBuilding(table, id);
  if (id in cards) return ofCard(table, id);
  if (id in clans) return ofClan(table, id);
  return ofSupply(table, id) ?? ofPile(table, id) ?? ofCounts(table, id);
}

const ruleOf = ({ glossary }: Table, id: string): string | null => glossary[id]?.rule ?? null;

function ofTerritory(table: Table, territory: TerritoryView): Explanation {
  const { view, t } = table;
  const open = openSides(view, territory);
  const free = freeWords(table, freeSites(territory));
  const harvest = amounts(table, { ...territory.yields, glory: territory.harvest_glory });
  return told(
    territoryName(table, view, territory.id),
    [
      join(
        territory.controller === null
          ? t("board-neutral")
          : t("board-explain-holder", { name: seatName(table, territory.controller) }),
        territory.units.some((n) => n > 0) || territory.kaija ? unitsWords(table, view, territory) : null,
      ),
      territory.is_open
        ? t("board-explain-open", { tiles: amount(table, "tile", territory.tiles), sides: open })
        : t("board-closed", { tiles: amount(table, "tile", territory.tiles) }),
      thing(table, t("board-explain-prints"), amounts(table, territory.printed) || t("board-nothing")),
      harvest && thing(table, t("board-explain-harvest"), harvest),
      territory.buildings.length > 0 &&
        thing(
          table,
          t("board-explain-buildings"),
          join(...territory.buildings.map(({ building }) => nameOf(table, building))),
        ),
      thing(table, t("board-explain-free"), free || t("board-nothing")),
      ...territory.creatures.map((one) => creatureWords(table, one)),
      territory.scorched_earth && t("board-scorched-earth"),
      thing(table, t("board-explain-beside"), neighbourWords(table, view, territory) || t("board-nothing")),
    ],
    ruleOf(table, "territory"),
  );
}

const isSite = (id: string): boolean => {
  const [tile, area, site] = id.split(".");
  return site !== undefined && areaOf(`${tile}.${area}`) !== null;
};

function ofSite(table: Table, id: string): Explanation {
  const { view, t } = table;
  const area = id.slice(0, id.lastIndexOf("."));
  const territory = territoryOf(view, area);
  const built = territory?.buildings.find(({ site }) => site === id);
  const kind = areaOf(area)?.card.sites.find((site) => id.endsWith(`.${site.id}`))?.kind ?? "small";
  return told(nameOf(table, id), [
    t(`board-explain-site-${kind}`),
    built ? join(nameOf(table, built.building), textOf(table, built.building)) : t("board-explain-site-free"),
    territory && thing(table, t("board-explain-lies"), territoryName(table, view, territory.id)),
  ]);
}

function ofCell(table: Table, id: string): Explanation {
  const { view, t } = table;
  const beside = landsAround(view, cellOf(id)!).map((area) => territoryName(table, view, area));
  return told(t("board-explain-cell"), [
    thing(table, t("board-explain-beside"), join(...new Set(beside)) || t("board-nothing")),
  ]);
}

function ofTile(table: Table, id: string): Explanation {
  const { view, t } = table;
  const laid = view.tiles.some(({ tile }) => tile === id);
  const lands = (tiles[id]?.area ?? []).map((area) => nameOf(table, `${id}.${area.id}`));
  return told(nameOf(table, id), [
    tileWords(table, id),
    thing(table, t("board-explain-lands"), join(...lands)),
    laid && t("board-explain-laid"),
  ]);
}

function ofBuilding(table: Table, id: string): Explanation {
  const { view, t } = table;
  const standing = view.territories.filter(({ buildings: built }) => built.some(({ building }) => building === id));
  return told(nameOf(table, id), [
    t(buildings[id]?.size === "large" ? "board-explain-large" : "board-explain-small", {
      wood: amount(table, "wood", buildings[id]?.cost_wood ?? 0),
    }),
    t("board-supply-left", { n: view.building_tokens[id] ?? 0 }),
    standing.length > 0 &&
      thing(
        table,
        t("board-explain-stands"),
        join(
          ...standing.map(({ id: land, controller }) =>
            controller === null
              ? territoryName(table, view, land)
              : `${territoryName(table, view, land)} (${seatName(table, controller)})`,
          ),
        ),
      ),
  ]);
}

function ofCard(table: Table, id: string): Explanation {
  const { view, t } = table;
  const card = cards[id];
  const me = view.players[view.seat];
  return told(nameOf(table, id), [
    join(card?.flash && t("board-explain-flash"), Boolean(card?.glory) && amount(table, "glory", card!.glory!)),
    card?.clan && nameOf(table, card.clan),
    view.display.includes(id) && t("board-explain-offered"),
    view.achievements.includes(id) && !view.display.includes(id) && t("board-explain-achievement"),
    me?.hand.includes(id) && t("board-explain-in-hand"),
    me?.upgrades.includes(id) && t("board-explain-aside"),
    ...view.players.flatMap(({ seat, active }) =>
      active.some((one) => one.card === id) ? [t("board-explain-active", { name: seatName(table, seat) })] : [],
    ),
  ]);
}

function ofClan(table: Table, id: string): Explanation {
  const leader = table.view.players.find(({ clan }) => clan === id);
  return told(nameOf(table, id), [leader && table.t("board-explain-leads", { name: seatName(table, leader.seat) })]);
}

function ofCreature(table: Table, creature: CreatureView): Explanation {
  const { view, t } = table;
  return told(
    nameOf(table, creature.creature),
    [
      creatureWords(table, creature),
      thing(table, t("board-explain-lies"), territoryName(table, view, creature.area)),
      t("board-explain-line", { n: view.creature_line.indexOf(creature) + 1, most: view.creature_line.length }),
    ],
    ruleOf(table, creature.kind),
  );
}

/** Food, wood and lore of everybody; the pieces that belong to nobody's land. */
function ofSupply(table: Table, id: string): Explanation | null {
  const { view, t } = table;
  const each = (what: (seat: number) => string | null): string[] =>
    view.players.flatMap(({ seat }) => {
      const words = what(seat);
      return words === null ? [] : [thing(table, seatName(table, seat), words)];
    });
  const kind = RESOURCES.find((one) => one === id);
  if (kind)
    return told(
      nameOf(table, id),
      each((seat) => amount(table, kind, view.players[seat]![kind])),
    );
  if (id === "glory")
    return told(
      nameOf(table, id),
      each((seat) => {
        const { glory } = view.players[seat]!;
        return glory === null ? t("board-glory-hidden") : amount(table, "glory", glory);
      }),
    );
  if (id === "unit" || id === "reserve")
    return told(
      nameOf(table, id),
      each((seat) => {
        const { units_on_map, reserve } = view.players[seat]!;
        return t("board-own-units", { n: units_on_map, reserve });
      }),
    );
  if (id === "hand")
    return told(
      nameOf(table, id),
      each((seat) => amount(table, "card", view.players[seat]!.hand_size)),
    );
  if (id === "kaija") {
    const bear = view.players.find(({ kaija }) => kaija !== null);
    const land = view.territories.find(({ kaija }) => kaija);
    return told(nameOf(table, id), [
      bear && t(`board-kaija-${bear.kaija}`),
      land && thing(table, t("board-explain-lies"), territoryName(table, view, land.id)),
    ]);
  }
  if (id === "scorched_earth") {
    const lands = view.territories.filter(({ scorched_earth }) => scorched_earth);
    return told(nameOf(table, id), [
      thing(table, t("board-explain-lies"), join(...lands.map((land) => territoryName(table, view, land.id))) || "–"),
    ]);
  }
  return null;
}

/** The piles of the table and of the viewer. */
function ofPile(table: Table, id: string): Explanation | null {
  const { view, t } = table;
  const me = view.players[view.seat];
  const names = (list: readonly (string | null)[]): string =>
    join(...list.map((card) => (card === null ? t("board-hidden-card") : nameOf(table, card))));
  const pile = (title: string, n: number, list: readonly (string | null)[]): Explanation =>
    told(title, [amount(table, "card", n), names(list)]);
  switch (id) {
    case "tile_pile":
      return told(
        nameOf(table, id),
        [
          t("board-pile-tiles", { n: view.tile_pile }),
          view.under_pile.length > 0 &&
            t("board-pile-under", {
              tiles: join(
                ...view.under_pile.map((tile) => (tile === null ? t("board-hidden-tile") : nameOf(table, tile))),
              ),
            }),
        ],
        ruleOf(table, id),
      );
    case "development_deck":
      return told(nameOf(table, id), [t("board-pile-deck", { n: view.development_deck })]);
    case "display":
      return told(t("board-rail-market"), [names(view.display), t("board-explain-offered")]);
    case "unrest":
      return told(nameOf(table, id), [t("board-pile-unrest", { n: view.unrest })]);
    case "achievements":
      return told(t("board-rail-achievements"), [
        t("board-explain-achievement"),
        ...view.achievements.map((card) => cardWords(table, card)),
      ]);
    case "creature_line":
      return told(nameOf(table, id), [
        ...view.creature_line.map((one) => creatureWords(table, one)),
        t("board-pile-creatures", { n: view.creature_deck }),
      ]);
    case "draw_pile":
      return me ? pile(nameOf(table, id), me.draw_pile, me.top) : null;
    case "active":
      return me
        ? pile(
            nameOf(table, id),
            me.active.length,
            me.active.map(({ card }) => card),
          )
        : null;
    case "discard":
      return me ? pile(nameOf(table, id), me.discard.length, me.discard) : null;
    default:
      return null;
  }
}

/** The track of years, the marker, the seats. */
function ofCounts(table: Table, id: string): Explanation | null {
  const { view, t } = table;
  if (id === "year")
    return told(
      t("board-year", { year: view.year, years: view.years }),
      [
        t("board-explain-year", { years: view.years }),
        view.years !== LONG_YEARS && t("board-explain-domination", { n: DOMINATION }),
      ],
      ruleOf(table, "start_of_year"),
    );
  if (id === "first_player")
    return told(
      nameOf(table, id),
      [view.first_player !== null && t("board-explain-horn", { name: seatName(table, view.first_player) })],
      ruleOf(table, id),
    );
  const seat = /^seat_(\d)$/.exec(id);
  const player = seat && view.players[Number(seat[1])];
  if (!player) return null;
  const { food, wood, lore } = player;
  return told(seatName(table, player.seat), [
    player.clan && nameOf(table, player.clan),
    amounts(table, { food, wood, lore }),
    t("board-own-units", { n: player.units_on_map, reserve: player.reserve }),
  ]);
}
