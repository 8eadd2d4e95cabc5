# mypyc: interpreted
"""Positions of Lords of the Ice Garden, set up by hand."""

from meadhall.games.ice_garden.content import tables
from meadhall.games.ice_garden.rules.action_order import ActionOrder
from meadhall.games.ice_garden.rules.actions.upgrading import clear_space, lay_upgrade
from meadhall.games.ice_garden.rules.boxes import ResolveBoxes
from meadhall.games.ice_garden.rules.initiative import InitiativePhase
from meadhall.games.ice_garden.rules.planning import PlanningPhase
from meadhall.games.ice_garden.rules.regions.domination import DominationPhase
from meadhall.games.ice_garden.rules.rounds import EndRound
from meadhall.games.ice_garden.rules.state import (
    DIE_STREAM,
    ORDER_STREAM,
    STREAM_IDS,
    VUKO_TILE_STREAM,
    IceGardenState,
)
from meadhall.games.ice_garden.rules.units.maker_spy import assign_ability
from meadhall.kernel.position import Position, PositionError, building, number_of
from meadhall.kernel.state import Step

SCIENTISTS = ("freihoff", "van_dyken", "callo", "fjollsfinn")

PHASES: dict[str, type[Step[IceGardenState]]] = {
    "initiative": InitiativePhase,
    "planning": PlanningPhase,
    "actions": ResolveBoxes,
    "domination": DominationPhase,
}

REGION_TOKENS = ("nations", "reserves", "reserves_down", "towers", "nightmares")


class IceGardenPosition(Position[IceGardenState]):
    """A ``seat`` in a building verb is a side: alone, the Independent Player is 1."""

    STREAMS = STREAM_IDS

    def sides(self) -> int:
        return len(self.state.sides)

    def outcome(self, stream: str, word: str) -> int:
        """The die shows 1 to 6."""
        faces = [str(face) for face in range(1, 7)]
        if stream == STREAM_IDS[DIE_STREAM]:
            return number_of(word, faces, "face")
        return super().outcome(stream, word)

    # Going to a phase

    @building
    def arrange(self, *scientists: str) -> None:
        """Go to the first planning turn, with these scientists, seats in their order and an empty
        map. The regions in play are the first of the board, with the red numbers 1, 2 and so on.
        Each has one nation marker and none a reserve; the Thorn lies in the last of them.
        """
        self.start_in_order(*scientists)
        state = self.state
        while self.step() in ("LayTile", "PlaceThorn", "StartInfluence"):
            self.play(self.moves()[-1 if self.step() == "PlaceThorn" else 0])
        board = state.own_map()
        board.by_number = sorted(board.by_number)
        for region, tile in zip(board.by_number, tables.TILE_SETS[self.sides()], strict=True):
            board.tiles[region] = tile
            board.reserves[region] = 0
        for side in state.sides:
            side.supply += sum(side.markers)
            side.markers = [0] * tables.REGIONS
        if board.thorn != tables.NONE:
            board.thorn = board.by_number[-1]
        self.events.clear()

    def start_in_order(self, *scientists: str) -> None:
        """Begin again, with seats in their order and, if there are any, the first Vuko tiles."""
        names = scientists or SCIENTISTS[: self.sides()]
        chosen = {f"scientist_{number}": name for number, name in enumerate(names, start=1)}
        state = self.game.begin(self.players, {**chosen, **self.options}, self.seed)
        state.dice.rig(ORDER_STREAM, [0] * self.players)
        state.dice.rig(VUKO_TILE_STREAM, [0] * (2 * len(tables.VUKO_TILE_SIDES)))
        self.start(state)
        state.dice.follow(None)

    @building
    def begin(self, phase: str) -> None:
        """Begin a phase of the round; the later ones follow."""
        number_of(phase, list(PHASES), "phase")
        state = self.state
        steps = [EndRound(), DominationPhase(), ResolveBoxes(0), PlanningPhase(), InitiativePhase()]
        if state.options.action_order and state.round > 1:
            steps.insert(-1, ActionOrder())
        while not isinstance(steps[-1], PHASES[phase]):
            steps.pop()
        if phase in ("actions", "domination"):
            for side in state.sides:
                side.action_markers = 0
        state.steps[:] = steps

    @building
    def planned(self, box: str, *seats: int) -> None:
        """Let these action markers, and no others, lie in a box, from number 1 up."""
        number = number_of(box, tables.BOX_IDS[: tables.PLAN_BOXES], "box")
        for seat in self.state.slots[number]:
            self._plan(number, seat, -1)
        for seat in seats:
            if not 0 <= seat < self.state.seats:
                raise PositionError(
                    f"there is no seat {seat}; there is 0 to {self.state.seats - 1}"
                )
            self._plan(number, seat, 1)
        self.state.slots[number] = seats

    def _plan(self, box: int, seat: int, n: int) -> None:
        """LIG-ACT-02: in Viper Gorge an influence marker lies with the action marker."""
        side = self.state.sides[seat]
        side.action_markers -= n
        if box == tables.VIPER_GORGE:
            side.supply -= n
            side.gorge += n

    # The sides

    @building
    def give(self, seat: int, **goods: int) -> None:
        """Set population, gold and m_factor_0 to m_factor_3 of a player; the stock pays for it."""
        owned, stock = self.state.sides[seat].goods, self.state.stock
        for name, n in goods.items():
            good = number_of(name, tables.GOOD_IDS, "good")
            stock[tables.KIND_OF_GOOD[good]] += owned[good] - n
            owned[good] = n
        if min(stock) < 0:
            raise PositionError("there are not enough tokens in the stock")

    @building
    def points(self, seat: int, n: int) -> None:
        """Set the victory points of a side, as if they came from regions."""
        side = self.state.sides[seat]
        side.scored, side.victory_points = (0, n, 0), n

    @building
    def vuko_tokens(self, seat: int, n: int) -> None:
        """Set the Vuko tokens of a side."""
        self.state.sides[seat].vuko_tokens = n

    @building
    def capture(self, seat: int, n: int) -> None:
        """Set how many influence markers of a side are held in the Ice Garden."""
        side = self.state.sides[seat]
        side.supply += side.captured - n
        side.captured = n

    @building
    def gorge(self, seat: int, n: int) -> None:
        """Set how many influence markers of a side lie in Viper Gorge."""
        side = self.state.sides[seat]
        side.supply += side.gorge - n
        side.gorge = n

    @building
    def supply(self, seat: int, n: int) -> None:
        """Leave this many influence markers in supply; the others lie in Viper Gorge."""
        side = self.state.sides[seat]
        self.gorge(seat, side.gorge + side.supply - n)

    @building
    def upgrade(self, unit: str, *abilities: str, first_space: int = 1) -> None:
        """Lay bought upgrade tokens on the spaces of a unit type, from one space on."""
        number, owner = self._unit(unit)
        if not 0 < first_space <= tables.UNIT_SPACES[number] + 1 - len(abilities):
            raise PositionError(f"{unit} has {tables.UNIT_SPACES[number]} spaces")
        for space, name in enumerate(abilities, first_space - 1):
            lay_upgrade(self.state, owner, number, self._take_upgrade(name), space)

    @building
    def assign(self, *abilities: str) -> None:
        """Lay abilities on the Maker-Spy spaces as Maker-Spy does."""
        unit, owner = self._unit(tables.UNIT_IDS[tables.MAKER_SPY_UNIT])
        for space, name in enumerate(abilities, tables.BLANK_SPACES[unit]):
            if space >= tables.UNIT_SPACES[unit]:
                raise PositionError("Maker-Spy has no space left for it")
            clear_space(self.state, owner, unit, space)
            if self.state.is_independent(owner):
                ability = number_of(name, tables.ABILITY_IDS, "ability")
            else:
                ability = self._take_upgrade(name)
            assign_ability(self.state, owner, ability, space)

    def _unit(self, name: str) -> tuple[int, int]:
        """A unit type and the side that plays it."""
        unit = number_of(name, tables.UNIT_IDS, "unit")
        owner = self.state.side_of(tables.UNIT_OWNER[unit])
        if owner == tables.NONE:
            raise PositionError(f"nobody plays the scientist of {name}")
        return unit, owner

    def _take_upgrade(self, name: str) -> int:
        ability, stock = (
            number_of(name, tables.ABILITY_IDS, "ability"),
            self.state.own_upgrades().stock,
        )
        if not stock[ability]:
            raise PositionError(f"no upgrade token of {name} is left")
        stock[ability] -= 1
        return ability

    # The map

    @building
    def put(self, seat: int, region: str, **pieces: int) -> None:
        """Set how many of these pieces a side has in a region: influence_marker,
        controlled_marker, or units by their ids.
        """
        state, place = self.state, _region(region)
        for name, n in pieces.items():
            piece = number_of(name, tables.PIECE_IDS, "piece")
            more = n - state.count_of(seat, piece, place)
            if name not in tables.UNIT_IDS:
                state.add_markers(seat, piece, place, more)
                state.sides[seat].supply -= more
                left = state.sides[seat].supply
            else:
                unit, owner = self._unit(name)
                if owner != seat:
                    raise PositionError(f"{name} belongs to seat {owner}")
                units = state.own_units()
                units.on_map[unit * tables.REGIONS + place] = n
                units.supply[unit] -= more
                left = units.supply[unit]
            if left < 0:
                raise PositionError(f"seat {seat} has too few pieces: {name}")

    @building
    def region(self, region: str, **tokens: int) -> None:
        """Set nations, reserves, reserves_down, towers and nightmares of a region."""
        for name, n in tokens.items():
            number_of(name, REGION_TOKENS, "token")
            held: list[int] = getattr(self.state.own_map(), name)
            held[_region(region)] = n

    @building
    def tile(self, region: str, tile: str) -> None:
        """Lay a tile on a region in play, in exchange for the one there; numbers follow."""
        board, place = self.state.own_map(), self._in_play(region)
        wanted = number_of(tile, tables.TILE_IDS, "tile")
        if wanted not in board.tiles:
            raise PositionError(f"{tile} is not in play")
        board.tiles[board.tiles.index(wanted)] = board.tiles[place]
        board.tiles[place] = wanted
        board.by_number.sort(key=lambda other: tables.TILE_ORDER[board.tiles[other]])

    @building
    def lock(self, region: str) -> None:
        """Lock a region in play."""
        board, place = self.state.own_map(), self._in_play(region)
        board.locked[place] = True
        board.is_open[place] = False
        board.nations[place] = 0

    @building
    def thorn(self, region: str) -> None:
        """Put the Thorn into a region."""
        self.state.own_map().thorn = self._in_play(region)

    @building
    def absorbed(self, n: int) -> None:
        """Set how many reserves the Thorn has absorbed."""
        self.state.own_map().absorbed = n

    @building
    def vuko(self, region: str | None) -> None:
        """Put Vuko into a region, or away."""
        self.state.own_vuko().region = tables.NONE if region is None else self._in_play(region)

    @building
    def vuko_tiles(self, *effects: str, stage: int = 1) -> None:
        """Lay these sides on the stages, from the first, and let one stage be current."""
        vuko, current = self.state.own_vuko(), stage - 1
        if not 0 <= current < len(effects):
            raise PositionError(f"there is no tile for stage {stage}")
        vuko.tiles = tuple(number_of(effect, tables.EFFECT_IDS, "effect") for effect in effects)
        self.state.own_tracks().stage = current
        vuko.active = 0
        for number, effect in enumerate(vuko.tiles[:stage]):
            if number == current or tables.EFFECT_ARROW[effect]:
                vuko.active |= 1 << effect

    def _in_play(self, region: str) -> int:
        place = _region(region)
        if place not in self.state.map.by_number:
            raise PositionError(f"{region} is not in play")
        return place

    # Tracks

    @building
    def reputation(self, **spaces: int) -> None:
        """Set the spaces of seats, as ``seat_0=-2``; those named later lie higher in a stack."""
        stack = self.state.own_tracks().reputation_stack
        for name, value in spaces.items():
            seat = self._seat(name)
            self.state.sides[seat].reputation = value
            if seat in stack:
                stack.remove(seat)
                stack.append(seat)

    @building
    def helms(self, **helms: int) -> None:
        """Set the helms of seats, as ``seat_0=4``; those named later lie higher in a stack."""
        tracks = self.state.own_tracks()
        for name, helm in helms.items():
            seat = self._seat(name)
            if not 0 < helm <= tables.LAST_HELM + 1:
                raise PositionError(
                    f"there is no helm {helm}; there is 1 to {tables.LAST_HELM + 1}"
                )
            self.state.sides[seat].helm = helm - 1
            if seat in tracks.arrivals:
                tracks.arrivals.remove(seat)
                tracks.arrivals.append(seat)
        tracks.ships = tables.RED_SHIPS_UP_TO[self.state.foremost_helm()]
        tracks.stage = tables.HELM_STAGE[self.state.foremost_helm()]

    def _seat(self, name: str) -> int:
        return number_of(name, [f"seat_{side}" for side in range(self.sides())], "seat")

    @building
    def order(self, *seats: int) -> None:
        """The order of play of this round."""
        if sorted(seats) != list(range(self.sides())):
            raise PositionError(f"the order has the seats 0 to {self.sides() - 1}, each once")
        self.state.order = seats

    @building
    def dead_snow(self, n: int) -> None:
        """Set the Dead Snow marker."""
        self.state.own_tracks().dead_snow = n

    @building
    def scoring(self, n: int) -> None:
        """Set the scoring count of this round."""
        self.state.own_tracks().scoring_count = n


def _region(name: str) -> int:
    return number_of(name, tables.REGION_IDS, "region")
