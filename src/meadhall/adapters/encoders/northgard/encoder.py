"""Observations of Northgard: ``seen/viewing.py`` as numbers, section by section.

A test compares the two in every kind of game.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.adapters.encoders.northgard.ground import Ground
from meadhall.adapters.encoders.northgard.players import SECTIONS_OF_A_PLAYER, Players
from meadhall.adapters.encoders.northgard.under_way import UnderWay
from meadhall.adapters.encoders.pen import Encoder, Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.encoders.steps import Steps, write_deciders
from meadhall.games.northgard.content import tables
from meadhall.games.northgard.content.tiles import NONE
from meadhall.games.northgard.rules.scoring import score_sheet
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.seen.viewing import creature_deck, development_deck
from meadhall.kernel.events import knows
from meadhall.kernel.state import State

# Sections.
HEAD: Final = 0
MAP: Final = 1
TERRITORIES: Final = 2
TILE_PILE: Final = 3
SUPPLY: Final = 4
BUILDINGS: Final = 5
CREATURES: Final = 6
UNDER_WAY: Final = 7
FIRST_PLAYER: Final = 8


class NorthgardEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.players = shapes.row("NorthgardView", "players")
        super().__init__(FIRST_PLAYER + SECTIONS_OF_A_PLAYER * int(self.players.most))
        self.writes_ground = Ground(shapes)
        self.writes_players = Players(shapes)
        self.writes_under_way = UnderWay(shapes)
        self.steps = Steps(shapes.steps)
        self.deciders = shapes.row("NorthgardView", "deciders")
        self.tile_pile: i64 = shapes.entry("NorthgardView", "tile_pile")
        self.under_pile = shapes.row("NorthgardView", "under_pile")
        self.display = shapes.row("NorthgardView", "display")
        self.development_deck: i64 = shapes.entry("NorthgardView", "development_deck")
        self.achievements = shapes.row("NorthgardView", "achievements")
        self.unrest: i64 = shapes.entry("NorthgardView", "unrest")
        self.building_tokens: i64 = shapes.entry("NorthgardView", "building_tokens")
        self.creature_deck: i64 = shapes.entry("NorthgardView", "creature_deck")
        self.creature_line = shapes.row("NorthgardView", "creature_line")
        self.creature_discard = shapes.row("NorthgardView", "creature_discard")
        self.sheets = shapes.row("NorthgardView", "glory_by_source")

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, NorthgardState)
        state.share()  # With the page.
        start = pen.start
        lands, figures = state.lands, state.figures
        buildings, creatures = state.buildings, state.creatures
        self._write_head(pen, start, state, seat)
        if pen.begin_if_new(MAP, 0, lands):
            pen.stamp(start, self.writes_ground.stencil(state))
            pen.end()
        if pen.begin_if_new(TERRITORIES, 0, lands, figures, buildings, creatures):
            at = start + self.players.place
            self.writes_ground.write(pen, start, at, self.players.size, state)
            pen.end()
        if pen.begin_if_new(TILE_PILE, seat, state.tile_pile):
            self._write_tile_pile(pen, start, state, seat)
            pen.end()
        if pen.begin_if_new(SUPPLY, 0, state.supply):
            supply = state.supply
            pen.put_at(start + self.unrest, supply.unrest)
            pen.words(start, self.display, supply.display)
            pen.words(start, self.achievements, supply.achievements)
            pen.end()
        if pen.begin_if_new(BUILDINGS, 0, buildings):
            pen.at = start + self.building_tokens
            pen.numbers(buildings.tokens)
            pen.end()
        if pen.begin_if_new(CREATURES, 0, creatures):
            self._write_creatures(pen, start, state)
            pen.end()
        pen.begin(UNDER_WAY)
        self.writes_under_way.write(pen, start, state, seat)
        pen.end()
        at = start + self.players.place
        section = FIRST_PLAYER
        for player in state.players:
            self.writes_players.write(pen, at, section, state, player, seat)
            at += self.players.size
            section += SECTIONS_OF_A_PLAYER

    def _write_head(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> None:
        pen.begin(HEAD)
        pen.put_at(start, seat)
        pen.put(state.year)
        pen.put(state.years())
        pen.word(state.phase)
        pen.perhaps(state.first_player)
        pen.perhaps(state.active)
        pen.word(self.steps.number(state))
        pen.put_at(start + self.development_deck, development_deck(state))
        write_deciders(pen, start, self.deciders, state)
        pen.length(start, self.players, len(state.players))
        if state.is_over():
            pen.present(start, self.sheets, state.seats)
            for other in range(state.seats):
                pen.numbers(score_sheet(state, other))
        pen.end()

    def _write_tile_pile(self, pen: Pen, start: i64, state: NorthgardState, seat: int) -> None:
        pile = state.tile_pile
        pen.put_at(start + self.tile_pile, pile.size())
        pen.length(start, self.under_pile, len(pile.bottom))
        for place, tile in enumerate(pile.bottom):
            pen.word(tile if knows(seat, pile.bottom_seen[place]) else NONE)

    def _write_creatures(self, pen: Pen, start: i64, state: NorthgardState) -> None:
        creatures = state.creatures
        pen.put_at(start + self.creature_deck, creature_deck(state))
        pen.length(start, self.creature_line, len(creatures.line))
        for creature in creatures.line:
            pen.word(creature)
            pen.word(tables.CREATURE_KIND[creature])
            pen.word(creatures.at[creature])
        pen.words(start, self.creature_discard, creatures.discard)


def encoder(shapes: Shapes) -> Encoder:
    return NorthgardEncoder(shapes)
