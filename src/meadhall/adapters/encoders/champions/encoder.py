"""Observations of Champions of Midgard: ``seen/viewing.py`` as numbers, section by section.

A test compares the two in every kind of game.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.adapters.encoders.champions.players import (
    OPEN,
    SECTIONS_OF_A_PLAYER,
    Players,
    destiny_seen,
)
from meadhall.adapters.encoders.pen import Encoder, Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.encoders.steps import Steps, write_deciders
from meadhall.games.champions.content import tables
from meadhall.games.champions.content.tables import NONE
from meadhall.games.champions.rules.builders import SPACE_EFFECTS
from meadhall.games.champions.rules.fighting.assignment import is_assignment_hidden
from meadhall.games.champions.rules.fighting.combat import InFight
from meadhall.games.champions.rules.fighting.journeys import shore_under_way
from meadhall.games.champions.rules.fighting.rolls import PickDice
from meadhall.games.champions.rules.state import (
    DESTINIES,
    SHIP_OUT_OF_PLAY,
    ChampionsState,
    Roll,
)
from meadhall.games.champions.rules.town.locations import ReserveFight, TakeMerchant
from meadhall.games.champions.rules.town.longships import is_in_use
from meadhall.games.champions.rules.town.placement import SPACES_IN_PLAY, STALL_PLACE
from meadhall.games.champions.seen.viewing import FIGHTS, losses, phase_of
from meadhall.kernel.events import knows
from meadhall.kernel.state import State

FIGHT_ON: Final[list[int]] = [
    next((effect.target for effect in effects if isinstance(effect, ReserveFight)), NONE)
    for effects in SPACE_EFFECTS
]
"""For each space the place of the enemy whose card lies there."""
HAS_MERCHANT: Final[list[bool]] = [
    any(isinstance(effect, TakeMerchant) for effect in effects) for effects in SPACE_EFFECTS
]
# Sections.
HEAD: Final = 0
DICE: Final = 1
DECKS: Final = 2
SHIPS: Final = 3
SHORES: Final = 4
SPACES: Final = 5
WORKERS_THERE: Final = 6
FIGHTS_IN_TOWN: Final = 7
PILES: Final = 8
DESTINY_CARDS: Final = 9
FIRST_PLAYER: Final = 10

ENEMY_WORDS: Final = len(tables.ENEMY_IDS)
"""The words for merchants come after those for enemies."""


class ChampionsEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.players = shapes.row("ChampionsView", "players")
        super().__init__(FIRST_PLAYER + SECTIONS_OF_A_PLAYER * int(self.players.most))
        self.writes_players = Players(shapes)
        self.steps = Steps(shapes.steps)
        self.deciders = shapes.row("ChampionsView", "deciders")
        self.spaces = shapes.row("ChampionsView", "spaces")
        self.fights = shapes.row("ChampionsView", "fights")
        self.shores = shapes.row("ChampionsView", "shores")
        self.ships = shapes.row("ChampionsView", "ships")
        self.merchants = shapes.row("ChampionsView", "merchants")
        self.runes_shown = shapes.row("ChampionsView", "runes_shown")
        self.enemy_discard = shapes.row("ChampionsView", "enemy_discard")
        self.journey_discard = shapes.row("ChampionsView", "journey_discard")
        self.drawn = shapes.row("ChampionsView", "drawn")
        self.under_destinies = shapes.row("ChampionsView", "under_destinies")
        self.dice = shapes.row("ChampionsView", "dice")
        self.deck_sizes: i64 = shapes.entry("ChampionsView", "deck_sizes")
        self.is_fighting: i64 = shapes.entry("ChampionsView", "combat")
        self.combat: i64 = shapes.place("ChampionsView", "combat")
        self.workers = shapes.row("SpaceView", "workers")
        self.seen_by = shapes.row("ShoreView", "seen_by")

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, ChampionsState)
        state.share()  # With the page.
        start = pen.start
        town, shores, crews, decks = state.town, state.shores, state.crews, state.decks
        is_secret = is_assignment_hidden(state)
        is_over = state.is_over()
        knower = OPEN if is_over else seat
        crews_seen_by = seat if is_secret else OPEN
        self._write_head(pen, start, state, seat)
        if pen.begin_if_new(DECKS, 0, decks):
            pen.at = start + self.deck_sizes
            for deck in decks:
                pen.put(deck.size())
            pen.end()
        if pen.begin_if_new(SHIPS, crews_seen_by, town.ship_owners, crews):
            self._write_ships(pen, start, state, seat, is_secret)
            pen.end()
        if pen.begin_if_new(SHORES, knower, shores):
            self._write_shores(pen, start, state, seat)
            pen.end()
        if pen.begin_if_new(SPACES, 0, town.stock, town.stalls, town.enemies, town.merchants):
            self._write_spaces(pen, start, state)
            pen.end()
        if pen.begin_if_new(WORKERS_THERE, 0, town.workers_on):
            self._write_workers(pen, start, state)
            pen.end()
        if pen.begin_if_new(FIGHTS_IN_TOWN, crews_seen_by, town.enemies, crews):
            pen.length(start, self.fights, tables.TOWN_TARGETS)
            for target in range(tables.TOWN_TARGETS):
                at = start + self.fights.place + self.fights.size * target
                _write_fight(pen, at, state, target, seat, is_secret)
            pen.end()
        if pen.begin_if_new(
            PILES, 0, town.merchants, town.runes, state.enemy_discard, state.journey_discard
        ):
            pen.words(start, self.merchants, town.merchants)
            pen.words(start, self.runes_shown, town.runes)
            pen.words(start, self.enemy_discard, state.enemy_discard)
            pen.words(start, self.journey_discard, state.journey_discard)
            pen.end()
        if pen.begin_if_new(DESTINY_CARDS, knower, state.drawn, decks, state.destiny_known):
            self._write_destinies(pen, start, state, seat)
            pen.end()
        at = start + self.players.place
        section = FIRST_PLAYER
        for player in state.players:
            self.writes_players.write(pen, at, section, state, player, seat, is_secret)
            at += self.players.size
            section += SECTIONS_OF_A_PLAYER

    def _write_head(self, pen: Pen, start: i64, state: ChampionsState, seat: int) -> None:
        """What may be new with every decision."""
        roll = state.roll
        pen.begin(HEAD)
        pen.at = start
        pen.put(seat)
        pen.put(state.round)
        phase = phase_of(state)
        pen.word(phase)
        pen.put(state.first_player)
        pen.word(self.steps.number(state))
        pen.numbers(state.supply)
        # How large the decks are is a section of its own.
        pen.at += len(state.decks)
        pen.put(state.town.hut_buyers)
        pen.truth(roll is not None and roll.losses_prevented)
        pen.put(0 if roll is None else roll.shield_damage)
        pen.word(shore_under_way(state))
        pen.put(losses(state))
        write_deciders(pen, start, self.deciders, state)
        pen.length(start, self.players, len(state.players))
        if phase == FIGHTS:
            self._write_combat(pen, start, state)
        pen.end()
        if roll is None:
            pen.leave_out(DICE)
        else:
            pen.begin(DICE)
            self._write_dice(pen, start, state, roll)
            pen.end()

    def _write_destinies(self, pen: Pen, start: i64, state: ChampionsState, seat: int) -> None:
        bottom = state.decks[DESTINIES].bottom
        pen.length(start, self.drawn, len(state.drawn))
        for card in state.drawn:
            pen.word(destiny_seen(state, card, seat))
        pen.length(start, self.under_destinies, len(bottom))
        for card in bottom:
            pen.word(destiny_seen(state, card, seat))

    def _write_spaces(self, pen: Pen, start: i64, state: ChampionsState) -> None:
        """What lies on them."""
        spaces = SPACES_IN_PLAY[state.seats - tables.FEWEST_PLAYERS]
        town = state.town
        stock, stalls = town.stock, town.stalls
        pen.length(start, self.spaces, len(spaces))
        at = start + self.spaces.place
        for space in spaces:
            place = STALL_PLACE[space]
            pen.at = at
            pen.word(space)
            pen.put(stock[space])
            pen.word(stalls[place] if 0 <= place < len(stalls) else NONE)
            pen.word(_open_card(state, space))
            at += self.spaces.size

    def _write_workers(self, pen: Pen, start: i64, state: ChampionsState) -> None:
        workers_on = state.town.workers_on
        at = start + self.spaces.place
        for space in SPACES_IN_PLAY[state.seats - tables.FEWEST_PLAYERS]:
            pen.bits(at, self.workers, workers_on[space])
            at += self.spaces.size

    def _write_shores(self, pen: Pen, start: i64, state: ChampionsState, seat: int) -> None:
        shores = state.shores
        at = start + self.shores.place
        count = 0
        for shore in range(tables.SHORES):
            if not is_in_use(state, shore):
                continue
            card = shores.journeys[shore]
            is_open = shores.is_open(shore)
            known = shores.known[shore]
            sees = is_open or state.is_over() or knows(seat, known)
            pen.at = at
            pen.word(shore)
            pen.word(card if sees else NONE)
            pen.truth(card != NONE)
            pen.truth(is_open)
            pen.word(shores.monsters[shore])
            pen.put(shores.coins[shore])
            pen.word(shores.ships[shore])
            seen_by = known & ((1 << state.seats) - 1)
            pen.bits(at, self.seen_by, seen_by)
            at += self.shores.size
            count += 1
        pen.length(start, self.shores, count)

    def _write_ships(
        self, pen: Pen, start: i64, state: ChampionsState, seat: int, is_secret: bool
    ) -> None:
        at = start + self.ships.place
        count = 0
        for ship in range(tables.SHIPS):
            private = ship - tables.PUBLIC_SHIPS
            owner = NONE if private < 0 else state.town.ship_owners[private]
            if owner == SHIP_OUT_OF_PLAY:
                continue
            holder = state.crews.holders[tables.FIRST_SHIP + ship]
            sees = not is_secret or holder in (NONE, seat)
            pen.at = at
            pen.word(ship)
            pen.put(tables.SHIP_CAPACITY[ship])
            pen.perhaps(owner)
            pen.perhaps(holder)
            pen.perhaps(state.crews.food[ship] if sees else NONE)
            _write_crew(pen, state, tables.FIRST_SHIP + ship, sees)
            at += self.ships.size
            count += 1
        pen.length(start, self.ships, count)

    def _write_dice(self, pen: Pen, start: i64, state: ChampionsState, roll: Roll) -> None:
        step = state.steps[-1]
        pen.at = start + self.dice.place
        count = 0
        for group, n in enumerate(roll.faces):
            if n:
                pen.word(group)
                pen.put(n)
                pen.put(roll.locked[group])
                pen.put(step.picked[group] if isinstance(step, PickDice) else 0)
                count += 1
        pen.length(start, self.dice, count)

    def _write_combat(self, pen: Pen, start: i64, state: ChampionsState) -> None:
        for step in state.steps:
            if isinstance(step, InFight):
                pen.put_at(start + self.is_fighting, 1)
                pen.at = start + self.combat
                pen.put(step.seat)
                pen.word(step.enemy)
                pen.word(step.target)
                pen.put(step.damage)
                return


def _open_card(state: ChampionsState, space: int) -> int:
    """The number of an enemy, or of a merchant after all enemies."""
    target = FIGHT_ON[space]
    if target != NONE and state.town.enemies[target] != NONE:
        return state.town.enemies[target]
    if HAS_MERCHANT[space] and state.town.merchants:
        return ENEMY_WORDS + state.town.merchants[-1]
    return NONE


def _write_crew(pen: Pen, state: ChampionsState, target: int, sees: bool) -> None:
    pen.truth(sees)
    if sees:
        first = target * tables.WARRIOR_TYPES
        for warrior in range(tables.WARRIOR_TYPES):
            pen.put(state.crews.warriors[first + warrior])


def _write_fight(
    pen: Pen, at: i64, state: ChampionsState, target: int, seat: int, is_secret: bool
) -> None:
    holder = state.crews.holders[target]
    pen.at = at
    pen.word(target)
    pen.word(state.town.enemies[target])
    pen.perhaps(holder)
    _write_crew(pen, state, target, not is_secret or holder in (NONE, seat))


def encoder(shapes: Shapes) -> Encoder:
    return ChampionsEncoder(shapes)
