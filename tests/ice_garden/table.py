"""A table of Lords of the Ice Garden for tests: positions built in a few readable lines.

>>> table = Table(players=2)
>>> table.put(0, "northern_fjords", influence_marker=1)
>>> table.resolve("influence", 0)
>>> table.moves()
['influence:northern_fjords', 'done']
"""

from collections.abc import Sequence
from typing import Any

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    ABILITY_IDS,
    BLANK_SPACES,
    BOX_IDS,
    EFFECT_ARROW,
    EFFECT_IDS,
    GOOD_IDS,
    HELM_STAGE,
    KIND_OF_GOOD,
    MAKER_SPY_UNIT,
    NONE,
    ORDERED_BOXES,
    PIECE_IDS,
    RED_SHIPS_UP_TO,
    REGION_IDS,
    REGIONS,
    SPACES,
    TILE_IDS,
    TILE_ORDER,
    TILE_SETS,
    UNIT_IDS,
    UNIT_OWNER,
    VIPER_GORGE,
)
from meadhall.games.ice_garden.rules.actions.upgrading import clear_space, lay_upgrade
from meadhall.games.ice_garden.rules.boxes import ResolveBoxes
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.moves import DONE
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.regions.domination import DominationPhase
from meadhall.games.ice_garden.rules.rounds import BeginRound, EndRound
from meadhall.games.ice_garden.rules.state import INDEPENDENT, IceGardenState
from meadhall.games.ice_garden.rules.units.maker_spy import assign_ability
from meadhall.games.ice_garden.rules.vuko import VukoActs
from meadhall.games.ice_garden.seen.view import IceGardenView
from meadhall.kernel.events import SPECTATOR, Event
from meadhall.kernel.plain import to_plain
from meadhall.kernel.state import Choice, IllegalMove, Step

SCIENTISTS = ("freihoff", "van_dyken", "callo", "fjollsfinn")


class Stop(Choice[IceGardenState]):
    """The end of what a test looks at; ``done`` goes on from there."""

    __slots__ = ()

    def is_asked_anyway(self) -> bool:
        return True

    def candidates(self, state: IceGardenState, seat: int) -> list[int]:
        return [DONE.move]

    def play(self, state: IceGardenState, seat: int, move: int) -> None:
        state.steps.pop()


class Table:
    """A game at its first planning turn, seats in their order, with an empty map.

    The regions in play are the first of the board, with the red numbers 1, 2 and so on. Each has
    one nation marker and none a reserve; the Thorn lies in the last of them. Seats play the
    scientists in the order of ``SCIENTISTS`` unless others are named; alone, the second one is
    the Independent Player's. With ``begun=False`` the table waits for the first tile.
    """

    def __init__(
        self,
        players: int = 3,
        scientists: Sequence[str] = SCIENTISTS,
        seed: str = "test",
        begun: bool = True,
        **options: object,
    ) -> None:
        sides = max(players, 2)
        named = {f"scientist_{side + 1}": scientists[side] for side in range(sides)}
        state = GAME.begin(players, {**named, **options}, seed)
        self.state = state
        self.events: list[Event] = []
        state.listen(self.events)
        tiles = 8 if options.get("vuko_tiles") or options.get("solo_level", "easy") != "easy" else 0
        state.dice.follow([0] * ((players if players > 1 else 0) + tiles))
        state.settle()
        state.dice.follow(None)
        if begun:
            self._set_up()

    def _set_up(self) -> None:
        state = self.state
        while self.step() in ("LayTile", "PlaceThorn", "StartInfluence"):
            moves = self.moves()
            self.play(moves[-1] if self.step() == "PlaceThorn" else moves[0])
        state.own_map().by_number = sorted(state.map.by_number)
        for region, tile in zip(state.map.by_number, TILE_SETS[len(state.sides)], strict=True):
            state.own_map().tiles[region] = tile
            state.own_map().reserves[region] = 0
        for side in range(len(state.sides)):
            for region in range(REGIONS):
                state.sides[side].supply += state.sides[side].markers[region]
                state.sides[side].markers[region] = 0
        if state.map.thorn != NONE:
            state.own_map().thorn = state.map.by_number[-1]
        self.events.clear()

    # Looking

    def step(self) -> str:
        """The name of the step that waits."""
        return type(self.state.steps[-1]).__name__ if self.state.steps else "over"

    def seat(self) -> int:
        """The seat that has to decide."""
        [seat] = self.state.deciders()
        return seat

    def moves(self) -> list[str]:
        """The legal moves of the seat that decides, as words."""
        return [GAME.moves.word(number) for number in self.state.moves(self.seat())]

    def each(self, name: str) -> list[int]:
        """One count of every side: its supply, its victory points..."""
        return [getattr(side, name) for side in self.state.sides]

    def obstacle(self, word: str) -> str | None:
        """The rule that stands in the way of a candidate, or None if it is legal."""
        move = GAME.moves.number(word)
        assert move in self.state.candidates(self.seat()), f"{word} is no candidate here"
        obstacle = self.state.obstacle(self.seat(), move)
        return obstacle.rule if obstacle else None

    def refused(self, word: str) -> str | None:
        """The rule that stands in the way of a move; trying it raises and changes nothing."""
        rule, before = self.obstacle(word), to_plain(self.state)
        with pytest.raises(IllegalMove) as caught:
            self.play(word)
        assert caught.value.obstacle
        assert caught.value.obstacle.rule == rule
        assert to_plain(self.state) == before
        return rule

    def refuses(self, word: str) -> bool:
        """Whether a move that is no answer at all is refused and leaves everything as it was."""
        before = to_plain(self.state)
        try:
            self.play(word)
        except IllegalMove:
            return to_plain(self.state) == before
        return False

    def good(self, seat: int, good: str) -> int:
        """population, gold, or m_factor_0 to m_factor_3."""
        return self.state.sides[seat].goods[GOOD_IDS.index(good)]

    def count(self, seat: int, piece: str, region: str) -> int:
        """Pieces of a seat in a region: influence_marker, controlled_marker, or a unit."""
        return self.state.count_of(seat, PIECE_IDS.index(piece), REGION_IDS.index(region))

    def where(self, piece: str, seat: int = 0) -> dict[str, int]:
        """The regions in which a seat has such a piece, with their number."""
        found = {region: self.count(seat, piece, region) for region in REGION_IDS}
        return {region: n for region, n in found.items() if n}

    def figures(self, unit: str) -> int:
        """Figures in supply."""
        return self.state.units.supply[UNIT_IDS.index(unit)]

    def heard(self, kind: str) -> list[dict[str, object]]:
        """The facts of all events of a kind."""
        return [event.facts() for event in self.events if event.kind.name == kind]

    def view(self, seat: int = SPECTATOR) -> IceGardenView:
        return GAME.view(self.state, seat)

    def faults(self) -> list[str]:
        return GAME.faults(self.state)

    # Playing

    def play(self, *words: str, rolls: Sequence[int] = ()) -> None:
        """Make checked moves. ``rolls`` are the dice, 1 to 6, that fall after the last of them."""
        for word in words:
            if rolls and word is words[-1]:
                self.chance(*[number - 1 for number in rolls])
            self.state.play_checked(self.seat(), GAME.moves.number(word))
        if rolls:
            self.state.dice.follow(None)

    def chance(self, *outcomes: int) -> None:
        """From now on chance gives these outcomes; then ``ChanceNeeded``."""
        self.state.dice.follow(list(outcomes))

    def finish_phase(self) -> None:
        """Decline everything until the ``Stop`` or the end of the game."""
        while self.step() not in ("Stop", "over"):
            moves = self.moves()
            plain = ("done", "decline", "keep")
            self.play(next((word for word in plain if word in moves), moves[0]))

    # Going to a phase: nothing else is left of the round, and a ``Stop`` comes after it

    def resolve(self, box: str, *seats: int, rolls: Sequence[int] = ()) -> None:
        """The Action phase with only these markers planned, from number 1 up; then ``Stop``."""
        number = BOX_IDS.index(box)
        self._forget_plans()
        for seat in seats:
            self.state.slots[number] += (seat,)
            if number == VIPER_GORGE:
                self.state.sides[seat].supply -= 1
                self.state.sides[seat].gorge += 1
        place = 0 if number == VIPER_GORGE else number
        if number in ORDERED_BOXES:
            place = self.state.box_order.index(number) + 1
        self._go_to(rolls, ResolveBoxes(place))

    def activate(self, rolls: Sequence[int] = ()) -> None:
        """The Activation alone, with the boxes empty."""
        self.resolve("activation", rolls=rolls)

    def visit(self) -> None:
        """Vuko's box alone."""
        self._forget_plans()
        self._go_to((), VukoActs())

    def dominate(self, rolls: Sequence[int] = ()) -> None:
        """The Domination phase, then the end check after the ``Stop``."""
        self._forget_plans()
        self.state.steps[:] = [EndRound(), Stop(0), DominationPhase()]
        self._settle(rolls)

    def advance(self) -> None:
        """The Initiative phase of a later round, then ``Stop`` and the planning."""
        self._forget_plans()
        self.state.round = max(self.state.round, 2)
        self.state.steps[:] = [EndRound(), PlanningPhase(), Stop(0), InitiativePhase()]
        self._settle(())

    def plan(self, *markers: int, **taken: int) -> None:
        """The Planning phase with so many action markers for each seat and with the first fields
        of some boxes already taken; then ``Stop``.
        """
        self._forget_plans()
        for box, n in taken.items():
            self.state.slots[BOX_IDS.index(box)] = (self.state.seats - 1,) * n
        for seat, n in enumerate(markers):
            self.state.sides[seat].action_markers = n
        self.state.steps[:] = [EndRound(), Stop(0), PlanningPhase()]
        self._settle(())

    def next_round(self, rolls: Sequence[int] = ()) -> None:
        """The next round from its beginning."""
        self._forget_plans()
        self.state.steps[:] = [BeginRound()]
        self._settle(rolls)

    def _forget_plans(self) -> None:
        state = self.state
        for side in state.sides:
            side.action_markers = 0
        state.slots = [()] * len(state.slots)

    def _go_to(self, rolls: Sequence[int], step: Step[Any]) -> None:
        self.state.steps[:] = [EndRound(), DominationPhase(), Stop(0), step]
        self._settle(rolls)

    def _settle(self, rolls: Sequence[int]) -> None:
        """The position was changed by hand: what follows from it has to be found anew."""
        if rolls:
            self.chance(*[number - 1 for number in rolls])
        self.state._legal = None
        self.state.settle()
        if rolls:
            self.state.dice.follow(None)

    # Building a position; every component stays in exactly one place

    def give(self, seat: int, **amounts: int) -> None:
        """Set population, gold and m_factor_0 to m_factor_3 of a player; the stock pays for it."""
        for name, n in amounts.items():
            good = GOOD_IDS.index(name)
            goods = self.state.sides[seat].goods
            self.state.stock[KIND_OF_GOOD[good]] += goods[good] - n
            goods[good] = n
        assert min(self.state.stock) >= 0, "the stock has not that many tokens"
        self._settle(())

    def put(self, seat: int, region: str, **pieces: int) -> None:
        """Set how many of these pieces a seat has in a region: influence_marker,
        controlled_marker, or units by their ids.
        """
        state, place = self.state, REGION_IDS.index(region)
        for name, n in pieces.items():
            more = n - self.count(seat, name, region)
            if name in UNIT_IDS:
                unit = UNIT_IDS.index(name)
                assert UNIT_OWNER[unit] == state.sides[seat].scientist, (
                    f"{name} is not of seat {seat}"
                )
                state.own_units().on_map[unit * REGIONS + place] = n
                state.own_units().supply[unit] -= more
                assert state.units.supply[unit] >= 0, f"there are not so many figures of {name}"
            else:
                state.add_markers(seat, PIECE_IDS.index(name), place, more)
                state.sides[seat].supply -= more
                assert state.sides[seat].supply >= 0, f"seat {seat} has too few markers"
        self._settle(())

    def region(self, region: str, **tokens: int) -> None:
        """Set nations, reserves, reserves_down, towers and nightmares of a region."""
        for name, n in tokens.items():
            held: list[int] = getattr(self.state.own_map(), name)
            held[REGION_IDS.index(region)] = n
        self._settle(())

    def tile(self, region: str, tile: str) -> None:
        """Lay a tile on a region in play, in exchange for the one there; numbers follow."""
        state, place, wanted = self.state, REGION_IDS.index(region), TILE_IDS.index(tile)
        state.own_map().tiles[state.map.tiles.index(wanted)] = state.map.tiles[place]
        state.own_map().tiles[place] = wanted
        state.own_map().by_number.sort(key=lambda other: TILE_ORDER[state.map.tiles[other]])
        self._settle(())

    def out_of_play(self, *regions: str) -> None:
        """Take the tiles off these regions, as if they had been laid elsewhere."""
        for region in regions:
            place = REGION_IDS.index(region)
            self.state.own_map().tiles[place] = NONE
            self.state.own_map().is_open[place] = False
            self.state.own_map().nations[place] = 0
            self.state.own_map().by_number.remove(place)
        self._settle(())

    def lock(self, region: str) -> None:
        place = REGION_IDS.index(region)
        self.state.own_map().locked[place] = True
        self.state.own_map().is_open[place] = False
        self.state.own_map().nations[place] = 0
        self._settle(())

    def thorn(self, region: str) -> None:
        self.state.own_map().thorn = REGION_IDS.index(region)
        self._settle(())

    def vuko(self, region: str | None) -> None:
        self.state.own_vuko().region = NONE if region is None else REGION_IDS.index(region)
        self._settle(())

    def vuko_tokens(self, seat: int, n: int) -> None:
        self.state.sides[seat].vuko_tokens = n
        self._settle(())

    def vuko_tiles(self, *effects: str, stage: int = 1) -> None:
        """Lay these sides on the stages, from the first, and let one stage be current."""
        state = self.state
        state.own_vuko().tiles = tuple(EFFECT_IDS.index(effect) for effect in effects)
        state.own_tracks().stage = stage - 1
        state.own_vuko().active = 0
        for number, effect in enumerate(state.vuko.tiles):
            if number == state.tracks.stage or (
                number < state.tracks.stage and EFFECT_ARROW[effect]
            ):
                state.own_vuko().active |= 1 << effect
        self._settle(())

    def reputation(self, **spaces: int) -> None:
        """Set the spaces of seats, as ``seat_0=-2``; who is named later lies higher in a stack."""
        for name, value in spaces.items():
            seat = int(name.removeprefix("seat_"))
            self.state.sides[seat].reputation = value
            self.state.own_tracks().reputation_stack.remove(seat)
            self.state.own_tracks().reputation_stack.append(seat)
        self._settle(())

    def helms(self, **helms: int) -> None:
        """Set the helms of seats, as ``seat_0=4``; who is named later lies higher in a stack."""
        state = self.state
        for name, helm in helms.items():
            seat = int(name.removeprefix("seat_"))
            state.sides[seat].helm = helm - 1
            state.own_tracks().arrivals.remove(seat)
            state.own_tracks().arrivals.append(seat)
        state.own_tracks().ships = RED_SHIPS_UP_TO[state.foremost_helm()]
        state.own_tracks().stage = HELM_STAGE[state.foremost_helm()]
        self._settle(())

    def order(self, *seats: int) -> None:
        """The order of play of this round."""
        self.state.order = seats
        self._settle(())

    def dead_snow(self, n: int) -> None:
        self.state.own_tracks().dead_snow = n
        self._settle(())

    def points(self, seat: int, n: int) -> None:
        """Set the victory points of a side, as if they came from regions."""
        side = self.state.sides[seat]
        side.scored, side.victory_points = (0, n, 0), n
        self._settle(())

    def scoring(self, n: int) -> None:
        """The scoring count of this round."""
        self.state.own_tracks().scoring_count = n
        self._settle(())

    def upgrade(self, unit: str, *abilities: str, first_space: int = 1) -> None:
        """Lay bought upgrade tokens on the spaces of a unit type, from one space on."""
        number = UNIT_IDS.index(unit)
        owner = self.state.side_of(UNIT_OWNER[number])
        for space, name in enumerate(abilities, first_space - 1):
            ability = ABILITY_IDS.index(name)
            self.state.own_upgrades().stock[ability] -= 1
            lay_upgrade(self.state, owner, number, ability, space)
        assert min(self.state.upgrades.stock) >= 0, "there are not so many upgrade tokens"
        self._settle(())

    def assign(self, *abilities: str) -> None:
        """Lay abilities on the Maker-Spy spaces as Maker-Spy does."""
        owner = self.state.side_of(UNIT_OWNER[MAKER_SPY_UNIT])
        for space, name in enumerate(abilities, BLANK_SPACES[MAKER_SPY_UNIT]):
            clear_space(self.state, owner, MAKER_SPY_UNIT, space)
            assign_ability(self.state, owner, ABILITY_IDS.index(name), space)
            if owner != INDEPENDENT or not self.state.is_solo():
                self.state.own_upgrades().stock[ABILITY_IDS.index(name)] -= 1
        self._settle(())

    def spaces(self, unit: str) -> list[str | None]:
        """What lies on the spaces of a unit type, bought or assigned."""
        shown = self.view().players[self.state.side_of(UNIT_OWNER[UNIT_IDS.index(unit)])].units
        [found] = [entry for entry in shown if entry.unit == unit]
        assert len(found.spaces) <= SPACES
        return [space.ability for space in found.spaces]

    def absorbed(self, n: int) -> None:
        self.state.own_map().absorbed = n

    def capture(self, seat: int, n: int) -> None:
        """Markers of a seat are held in the Ice Garden."""
        self.state.sides[seat].supply += self.state.sides[seat].captured - n
        self.state.sides[seat].captured = n

    def gorge(self, seat: int, n: int) -> None:
        """Influence markers of a seat lie in Viper Gorge."""
        self.state.sides[seat].supply += self.state.sides[seat].gorge - n
        self.state.sides[seat].gorge = n

    def supply(self, seat: int, n: int) -> None:
        """Leave so many influence markers in supply; the others lie in Viper Gorge."""
        self.gorge(seat, self.state.sides[seat].gorge + self.state.sides[seat].supply - n)
        self._settle(())


def alone(
    opponent: str, player: str = "", level: str = "easy", begun: bool = True, may_leave: bool = True
) -> Table:
    """The player, Freihoff unless named, against an Independent Player at planning of round 1."""
    if not player:
        player = "callo" if opponent == "freihoff" else "freihoff"
    scientists = (player, opponent)
    return Table(1, scientists, begun=begun, solo_level=level, faun_may_leave_locked=may_leave)
