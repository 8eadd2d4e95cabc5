"""Observations of Northgard: ``seen/viewing.py`` as numbers, in the order of the layout.

A test compares the two in every kind of game.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Encoder, Pen, Row, Stencil, Steps
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.northgard.content import tables, tiles
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.actions.recruit import RecruitUnits
from meadhall.games.northgard.rules.cards.draw import DivideCards
from meadhall.games.northgard.rules.cards.special import AnswerDemand, InspectHand
from meadhall.games.northgard.rules.fighting.casualties import LoseFigures
from meadhall.games.northgard.rules.owed import Owed
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.progress import Action, Combat, Side
from meadhall.games.northgard.rules.scoring import score_sheet
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card
from meadhall.games.northgard.rules.year.harvest import closed_glory_in, glory_in, yield_in
from meadhall.games.northgard.seen.meetings import Prospect, prospects_of
from meadhall.games.northgard.seen.viewing import sees_total
from meadhall.kernel.events import knows
from meadhall.kernel.state import State

CARDS_BY_WORD: Final[list[int]] = sorted(
    range(len(tables.CARD_IDS)), key=lambda card: tables.CARD_IDS[card]
)
"""Hands are shown in the order of their words."""
RANK: Final[list[int]] = [CARDS_BY_WORD.index(card) for card in range(len(tables.CARD_IDS))]

# Places of entries that are not next to each other, in the view and in a territory.
TILES_LENGTH: Final = 24
CONTROLLER: Final = 3
PRINTED: Final = 6
YIELDS: Final = 9
AREAS_LENGTH: Final = 14
BUILDINGS_LENGTH: Final = 16

KAIJA_IN_RESERVE: Final = 0
KAIJA_ON_MAP: Final = 1


class NorthgardEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.steps = Steps(shapes.steps)
        self.deciders = shapes.row("NorthgardView", "deciders")
        self.players = shapes.row("NorthgardView", "players")
        self.tiles = shapes.row("NorthgardView", "tiles")
        self.territories = shapes.row("NorthgardView", "territories")
        self.links = shapes.row("NorthgardView", "links")
        self.under_pile = shapes.row("NorthgardView", "under_pile")
        self.display = shapes.row("NorthgardView", "display")
        self.achievements = shapes.row("NorthgardView", "achievements")
        self.creature_line = shapes.row("NorthgardView", "creature_line")
        self.creature_discard = shapes.row("NorthgardView", "creature_discard")
        self.resolving: i64 = shapes.place("NorthgardView", "resolving")
        self.placing: i64 = shapes.place("NorthgardView", "placing")
        self.drawn_cards: i64 = shapes.place("NorthgardView", "drawn_cards")
        self.inspected: i64 = shapes.place("NorthgardView", "inspected")
        self.moving: i64 = shapes.place("NorthgardView", "moving")
        self.pending = shapes.row("NorthgardView", "pending")
        self.combat: i64 = shapes.place("NorthgardView", "combat")
        self.sheets = shapes.row("NorthgardView", "glory_by_source")
        self.hand = shapes.row("PlayerView", "hand")
        self.active = shapes.row("PlayerView", "active")
        self.discard = shapes.row("PlayerView", "discard")
        self.top = shapes.row("PlayerView", "top")
        self.upgrades = shapes.row("PlayerView", "upgrades")
        self.removed = shapes.row("PlayerView", "removed")
        self.setup_tiles = shapes.row("PlayerView", "setup_tiles")
        self.areas = shapes.row("TerritoryView", "areas")
        self.units = shapes.row("TerritoryView", "units")
        self.buildings = shapes.row("TerritoryView", "buildings")
        self.creatures = shapes.row("TerritoryView", "creatures")
        self.tiles_drawn = shapes.row("PlacingView", "drawn")
        self.cards_drawn = shapes.row("DrawnCardsView", "cards")
        self.cards_seen = shapes.row("InspectedView", "cards")
        self.prospects = shapes.row("MovingView", "prospects")
        self.gain: i64 = shapes.place("ProspectView", "gain")
        self.fights = shapes.row("ProspectView", "fights")

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, NorthgardState)
        start = pen.at
        deciders = sorted(state.deciders())
        pile, supply, creatures = state.tile_pile, state.supply, state.creatures
        pen.stamp(start, self._map_of(pen, state))
        has_drawn = self._write_drawn_cards(pen, start, state, seat)
        has_inspected = self._write_inspected(pen, start, state, seat)
        action = state.action

        pen.at = start
        pen.put(seat)
        pen.put(state.year)
        pen.put(state.years())
        pen.word(state.phase)
        pen.perhaps(state.first_player)
        pen.perhaps(state.active)
        pen.word(self.steps.number(state))
        pen.put(pile.size())
        pen.put(_development_deck(state))
        pen.put(supply.unrest)
        pen.numbers(state.buildings.tokens)
        pen.put(_creature_deck(state))
        pen.put(_owed(state))
        pen.length(self.deciders, len(deciders))
        pen.length(self.players, len(state.players))
        # The lengths of what the map consists of.
        pen.at += 3
        pen.length(self.under_pile, len(pile.bottom))
        pen.length(self.display, len(supply.display))
        pen.length(self.achievements, len(supply.achievements))
        pen.length(self.creature_line, len(creatures.line))
        pen.length(self.creature_discard, len(creatures.discard))
        pen.truth(state.in_play is not None)
        pen.truth(state.placing is not None)
        pen.truth(has_drawn)
        pen.truth(has_inspected)
        pen.truth(action is not None)
        pen.length(self.pending, 0 if action is None else len(action.fight_areas))
        pen.truth(state.combat is not None)
        pen.truth(state.is_over())

        pen.at = start + self.deciders.place
        pen.numbers(deciders)
        built = _count_buildings(state)
        holders = state.figures.holders
        controlled = [0] * state.seats
        at = start + self.territories.place
        for territory in state.lands.roots:
            if holders[territory] != NONE:
                controlled[holders[territory]] += 1
            self._write_territory(pen, at, state, territory, built[territory])
            at += self.territories.size
        for player in state.players:
            at = start + self.players.place + self.players.size * player.seat
            self._write_player(pen, at, state, player, seat, controlled[player.seat])
        pen.at = start + self.under_pile.place
        for place, tile in enumerate(pile.bottom):
            pen.word(tile if knows(seat, pile.bottom_seen[place]) else NONE)
        pen.words(start, self.display, supply.display)
        pen.words(start, self.achievements, supply.achievements)
        pen.at = start + self.creature_line.place
        for creature in creatures.line:
            _write_creature(pen, state, creature)
        pen.words(start, self.creature_discard, creatures.discard)
        self._write_card_and_tile(pen, start, state, seat)
        if action is not None:
            self._write_moving(pen, start + self.moving, state, action)
            pen.at = start + self.pending.place
            _write_pending(pen, state, action)
        if state.combat is not None:
            pen.at = start + self.combat
            _write_combat(pen, state, state.combat)
        if state.is_over():
            pen.at = start + self.sheets.place - 1
            pen.length(self.sheets, state.seats)
            for other in range(state.seats):
                pen.numbers(score_sheet(state, other))

    # The players

    def _write_player(
        self,
        pen: Pen,
        at: i64,
        state: NorthgardState,
        player: Player,
        seat: int,
        territories: int,
    ) -> None:
        owner = player.seat
        pile = player.pile
        known = _known_hand(player, seat)
        kaija = NONE
        if owner == state.figures.kaija_seat:
            kaija = KAIJA_IN_RESERVE if state.figures.kaija_at == NONE else KAIJA_ON_MAP
        pen.at = at
        pen.put(owner)
        pen.word(owner)
        pen.perhaps(state.partner(owner) if state.options.team_game else NONE)
        pen.word(player.clan)
        pen.numbers(player.resources)
        if sees_total(state, seat, owner):
            pen.put(1)
            pen.put(player.tokens())
        else:
            pen.at += 2
        pen.put(len(player.hand))
        pen.put(pile.size())
        pen.put(player.reserve)
        pen.put(state.units_on_map(owner))
        pen.put(territories)
        pen.word(kaija)
        pen.truth(player.has_passed)
        pen.truth(player.took_display_card)
        pen.truth(bool(player.year_flags & tables.KAIJA_MAY_ATTACK))
        pen.truth(bool(player.year_flags & tables.IGNORE_ENEMY_DEFENCES))
        pen.length(self.hand, len(known))
        pen.length(self.active, len(player.active))
        pen.length(self.discard, len(player.discard))
        pen.length(self.top, len(pile.top))
        pen.length(self.upgrades, len(player.upgrades))
        pen.length(self.removed, len(player.removed))
        pen.length(self.setup_tiles, len(player.setup_tiles))
        pen.at = at + self.hand.place
        for rank in known:
            pen.word(CARDS_BY_WORD[rank])
        pen.at = at + self.active.place
        for place, card in enumerate(player.active):
            pen.word(card)
            pen.truth(player.active_played[place])
        pen.words(at, self.discard, player.discard)
        pen.at = at + self.top.place
        for place in range(len(pile.top) - 1, -1, -1):
            pen.word(pile.top[place] if knows(seat, pile.top_seen[place]) else NONE)
        pen.words(at, self.upgrades, player.upgrades)
        pen.words(at, self.removed, player.removed)
        pen.at = at + self.setup_tiles.place
        _write_drawn_tiles(pen, state, player.setup_tiles, owner == seat)

    # The map

    def _map_of(self, pen: Pen, state: NorthgardState) -> Stencil:
        """Whatever changes only when a tile is laid; it is most of an observation."""
        lands = state.lands
        known = lands.derived()
        if isinstance(known, Stencil):
            return known
        first = pen.count
        self._write_map(pen, state)
        stencil = pen.stencil_since(first, 0)
        pen.count = first
        lands.keep(stencil)
        return stencil

    def _write_map(self, pen: Pen, state: NorthgardState) -> None:
        """In an observation that begins at 0."""
        lands = state.lands
        pen.at = self.tiles.place
        tile_count = 0
        for tile in range(tiles.TILES):
            if lands.is_placed(tile):
                cell = lands.cells[tile]
                pen.word(tile)
                pen.put(tiles.cell_x(cell))
                pen.put(tiles.cell_y(cell))
                pen.put(lands.turns[tile])
                tile_count += 1
        pen.at = self.links.place
        link_count = 0
        for one in lands.roots:
            for other in lands.linked[one]:
                if one < other:
                    pen.word(one)
                    pen.word(other)
                    pen.truth(lands.is_hard(one, other))
                    link_count += 1
        at = self.territories.place
        for territory in lands.roots:
            areas = lands.members[territory]
            pen.at = at
            pen.word(territory)
            pen.put(lands.tile_counts[territory])
            pen.truth(lands.is_open(territory))
            pen.at = at + PRINTED
            for resource in range(tiles.RESOURCES):
                pen.put(lands.resources(territory, resource))
            pen.at = at + AREAS_LENGTH
            pen.length(self.areas, len(areas))
            pen.length(self.units, state.seats)
            pen.words(at, self.areas, areas)
            at += self.territories.size
        pen.at = TILES_LENGTH
        pen.length(self.tiles, tile_count)
        pen.length(self.territories, len(lands.roots))
        pen.length(self.links, link_count)

    def _write_territory(
        self, pen: Pen, at: i64, state: NorthgardState, territory: int, building_count: int
    ) -> None:
        """What changes without a tile."""
        lands, figures = state.lands, state.figures
        units = territory * tables.MOST_PLAYERS
        if building_count:
            self._write_buildings(pen, at, state, territory)
        creature_count = 0
        if state.creatures.line:
            pen.at = at + self.creatures.place
            for creature in state.creatures_in(territory):
                _write_creature(pen, state, creature)
                creature_count += 1
        pen.at = at + CONTROLLER
        pen.perhaps(figures.holders[territory])
        pen.truth(figures.kaija_at == territory)
        pen.at = at + YIELDS
        if building_count or creature_count:
            for resource in range(tiles.RESOURCES):
                pen.put(yield_in(state, territory, resource))
            pen.put(glory_in(state, territory))
        else:
            # Nothing adds to what is printed, or keeps anybody from it.
            icons = territory * tiles.RESOURCES
            for resource in range(tiles.RESOURCES):
                pen.put(lands.icons[icons + resource])
            pen.put(0 if lands.open_sides[territory] else closed_glory_in(state, territory))
        pen.truth(territory == figures.scorched_at)
        if building_count or creature_count:
            pen.at = at + BUILDINGS_LENGTH
            pen.length(self.buildings, building_count)
            pen.length(self.creatures, creature_count)
        pen.at = at + self.units.place
        for seat in range(state.seats):
            pen.put(figures.units[units + seat])

    def _write_buildings(self, pen: Pen, at: i64, state: NorthgardState, territory: int) -> None:
        buildings = state.buildings
        areas = state.lands.members[territory]
        pen.at = at + self.buildings.place
        for area in areas:
            for site in tiles.AREA_SITES[area]:
                if buildings.on_site[site] != NONE:
                    pen.word(buildings.on_site[site])
                    pen.word(area)
                    pen.word(site)
        for number in buildings.loose:
            area = number // tables.BUILDINGS
            if area in areas:
                pen.word(number % tables.BUILDINGS)
                pen.word(area)
                pen.word(NONE)

    # What is under way

    def _write_card_and_tile(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> None:
        """The card whose effects are carried out, and the tile that is being placed."""
        card = state.in_play
        if card is not None:
            pen.at = start + self.resolving
            pen.put(card.seat)
            pen.word(card.card)
            pen.word(card.copied)
        placing = state.placing
        if placing is not None:
            at = start + self.placing
            pen.at = at
            pen.put(placing.seat)
            pen.word(placing.tile)
            if placing.cell == NONE:
                pen.at += 4
            else:
                pen.put(1)
                pen.put(tiles.cell_x(placing.cell))
                pen.put(1)
                pen.put(tiles.cell_y(placing.cell))
            pen.length(self.tiles_drawn, len(placing.drawn))
            pen.at = at + self.tiles_drawn.place
            _write_drawn_tiles(pen, state, tuple(placing.drawn), placing.seat == seat)

    def _write_drawn_cards(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> bool:
        step = state.steps[-1] if state.steps else None
        if not isinstance(step, DivideCards):
            return False
        card = the_card(state)
        at = start + self.drawn_cards
        pen.at = at
        pen.put(step.seat)
        pen.put(step.keep)
        pen.put(step.discard)
        pen.put(step.top)
        pen.length(self.cards_drawn, len(card.drawn))
        pen.at = at + self.cards_drawn.place
        for place, drawn in enumerate(card.drawn):
            sees = seat == step.seat or knows(seat, card.drawn_seen[place])
            pen.word(drawn if sees else NONE)
        return True

    def _write_inspected(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> bool:
        step = state.steps[-1] if state.steps else None
        if isinstance(step, InspectHand):
            looker, victim, place = step.seat, step.victim, NONE
        elif isinstance(step, AnswerDemand):
            looker, victim, place = step.other, step.seat, step.place
        else:
            return False
        hand = state.players[victim].hand
        sees = seat in (looker, victim)
        pen.at = start + self.inspected
        pen.put(looker)
        pen.put(victim)
        pen.word(hand[place] if sees and place != NONE else NONE)
        pen.truth(sees)
        if sees:
            pen.length(self.cards_seen, len(hand))
            for rank in sorted([RANK[card] for card in hand]):
                pen.word(CARDS_BY_WORD[rank])
        return True

    def _write_moving(self, pen: Pen, at: i64, state: NorthgardState, action: Action) -> None:
        found = prospects_of(state, action)
        power = state.power(action.seat)
        pen.at = at
        pen.put(action.seat)
        pen.put(action.left)
        pen.word(action.origin)
        pen.word(action.target)
        pen.truth(action.with_kaija)
        pen.word(action.passing)
        pen.length(self.prospects, len(found))
        at += self.prospects.place
        for prospect in found:
            _write_prospect(pen, at, prospect, self.fights)
            if prospect.glory:
                pen.at = at + self.gain + 2 * tiles.RESOURCES
                pen.perhaps(prospect.glory)
            if power.attack_win:
                pen.at = at + self.gain + 2 * power.resource
                pen.perhaps(power.attack_win)
            at += self.prospects.size


def _known_hand(player: Player, seat: int) -> list[int]:
    """The ranks of the cards that a seat knows to be in a hand, ascending."""
    known: list[int] = []
    for place, card in enumerate(player.hand):
        if knows(seat, player.hand_seen[place]):
            known.append(RANK[card])
    known.sort()
    return known


def _count_buildings(state: NorthgardState) -> list[int]:
    """How many buildings stand in each territory; there are few, on many sites."""
    buildings, territory_of = state.buildings, state.lands.territory_of
    counts = [0] * tiles.AREAS
    for site, building in enumerate(buildings.on_site):
        if building != NONE:
            counts[territory_of[tiles.SITE_AREA[site]]] += 1
    for number in buildings.loose:
        counts[territory_of[number // tables.BUILDINGS]] += 1
    return counts


def _write_drawn_tiles(
    pen: Pen, state: NorthgardState, drawn: tuple[int, ...], is_own: bool
) -> None:
    """Tiles that others may not see, except the one about to be placed."""
    shown = NONE if state.placing is None else state.placing.tile
    for tile in drawn:
        pen.word(tile if is_own or tile == shown else NONE)


def _write_creature(pen: Pen, state: NorthgardState, creature: int) -> None:
    pen.word(creature)
    pen.word(tables.CREATURE_KIND[creature])
    pen.word(state.creatures.at[creature])


def _development_deck(state: NorthgardState) -> int:
    years_laid = state.year if state.phase > tables.START_OF_YEAR else state.year - 1
    return state.seats * max(0, state.years() - 1 - years_laid)


def _creature_deck(state: NorthgardState) -> int:
    if not state.options.creatures:
        return 0
    return tables.CREATURES - len(state.creatures.line) - len(state.creatures.discard)


def _owed(state: NorthgardState) -> int:
    step = state.steps[-1] if state.steps else None
    return step.left if isinstance(step, (Owed, RecruitUnits)) else 0


def _write_prospect(pen: Pen, at: i64, prospect: Prospect, fights: Row) -> None:
    pen.at = at
    pen.word(prospect.territory)
    pen.perhaps(prospect.opponent)
    pen.word(prospect.creature)
    pen.truth(prospect.must_fight())
    pen.put(prospect.figures)
    pen.length(fights, len(prospect.fights))
    pen.at = at + fights.place
    units = prospect.first
    for meeting in prospect.fights:
        pen.put(units)
        pen.put(meeting.percent())
        pen.put(meeting.losses())
        pen.put(meeting.losses_of_foe())
        units += 1


def _write_pending(pen: Pen, state: NorthgardState, action: Action) -> None:
    for place, territory in enumerate(action.fight_areas):
        creature = action.fight_creatures[place]
        pen.word(territory)
        pen.perhaps(state.control(territory) if creature == NONE else NONE)
        pen.word(creature)


def _write_combat(pen: Pen, state: NorthgardState, combat: Combat) -> None:
    pen.word(combat.area)
    pen.word(combat.step)
    _write_side(pen, state, combat, combat.attacker, combat.defender)
    _write_side(pen, state, combat, combat.defender, combat.attacker)
    pen.word(combat.winner)


def _write_side(pen: Pen, state: NorthgardState, combat: Combat, side: Side, foe: Side) -> None:
    is_player = side.seat != NONE
    has_kaija = is_player and side.seat == state.figures.kaija_seat
    step = state.steps[-1] if state.steps else None
    is_losing = isinstance(step, LoseFigures) and step.seat == side.seat
    inflicts = side.inflicts()
    pen.perhaps(side.seat)
    pen.word(side.creature)
    pen.put(state.units_in(combat.area, side.seat) if is_player else 0)
    pen.truth(has_kaija and state.kaija_is_in(combat.area))
    pen.put(side.unit_points)
    pen.put(side.card_points)
    pen.put(side.building_points)
    pen.put(side.clan_points)
    pen.perhaps(side.food)
    pen.word(side.die)
    pen.put(side.die_points)
    pen.put(side.die_casualties)
    pen.put(side.bonus_points)
    pen.put(side.bonus_casualties)
    pen.put(side.building_casualties)
    pen.put(min(foe.cancels, inflicts))
    pen.put(side.points())
    pen.put(max(0, inflicts - foe.cancels) if foe.seat != NONE else 0)
    pen.put(_owed(state) if is_losing else side.losses)


def encoder(shapes: Shapes) -> Encoder:
    return NorthgardEncoder(shapes)
