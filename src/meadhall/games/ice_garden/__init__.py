"""Lords of the Ice Garden: influence and scientists for 2 to 4 players, or alone."""

from collections.abc import Mapping
from pathlib import Path

from meadhall.games.ice_garden.bot.figures import FIGURES, IceGardenEvaluation
from meadhall.games.ice_garden.bot.policy import IceGardenPolicy
from meadhall.games.ice_garden.content.tables import (
    CONTENT,
    EFFECT_IDS,
    FEWEST_PLAYERS,
    LEVEL_HAS_VUKO_TILES,
    LEVEL_IDS,
    MOST_PLAYERS,
    NONE,
    SCIENTIST_IDS,
    STAGES,
    VUKO_TILE_OF,
)
from meadhall.games.ice_garden.rules import (
    setup,
)
from meadhall.games.ice_garden.rules.components import Options
from meadhall.games.ice_garden.rules.invariants import faults
from meadhall.games.ice_garden.rules.moves import MOVES
from meadhall.games.ice_garden.rules.scoring import ending, result
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.games.ice_garden.seen.citing import cited
from meadhall.games.ice_garden.seen.hidden import resample
from meadhall.games.ice_garden.seen.preview import preview
from meadhall.games.ice_garden.seen.tallies import tallies
from meadhall.games.ice_garden.seen.view import IceGardenView
from meadhall.games.ice_garden.seen.viewing import view
from meadhall.games.ice_garden.words.names import NAMES_COMPOSED
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import Event
from meadhall.kernel.game import Ending, Game, Option, Preview, Result, Setting, WrongSetting
from meadhall.kernel.weights import read_weights

_RANDOM = "random"
_SEATS = [f"scientist_{number}" for number in range(1, MOST_PLAYERS + 1)]
_STAGES = [f"vuko_{number}" for number in range(1, STAGES + 1)]
_ENGLISH, _POLISH = "english", "polish"


class IceGarden(Game[IceGardenState]):
    id = "ice_garden"
    rules = "2"
    min_players = 1
    max_players = MOST_PLAYERS
    longest = 3000
    moves = MOVES
    policy = IceGardenPolicy()
    evaluation = IceGardenEvaluation(FIGURES, *read_weights(Path(__file__).parent, FIGURES))
    content = CONTENT
    names_composed = NAMES_COMPOSED
    turns = ("plan",)
    options = (
        Option("vuko_tiles", False, (False, True)),
        *(Option(name, _RANDOM, (_RANDOM, *EFFECT_IDS)) for name in _STAGES),
        Option("action_order", False, (False, True)),
        Option("faun_may_leave_locked", True, (True, False)),
        Option("crab_third_attack", False, (False, True)),
        Option("dead_snow_ties", _ENGLISH, (_ENGLISH, _POLISH)),
        Option("solo_level", LEVEL_IDS[0], tuple(LEVEL_IDS)),
        *(Option(name, _RANDOM, (_RANDOM, *SCIENTIST_IDS)) for name in _SEATS),
    )
    """A Vuko tile is named by the side that lies up. In the solo variant the second scientist is
    the Independent Player's (LIG-SOL-01).
    """

    def read_settings(self, players: int, given: Mapping[str, object]) -> dict[str, Setting]:
        settings = super().read_settings(players, given)
        taken: list[Setting] = []
        for number, name in enumerate(_SEATS):
            scientist = settings[name]
            if scientist == _RANDOM:
                continue
            if number >= max(players, FEWEST_PLAYERS):
                raise WrongSetting(f"option {name} is {scientist}, but {players} players play")
            if scientist in taken:
                raise WrongSetting(f"two players cannot both be {scientist}")
            taken.append(scientist)
        self._check_solo(players, settings)
        self._check_vuko_tiles(players, settings)
        return settings

    def _check_solo(self, players: int, settings: dict[str, Setting]) -> None:
        """LIG-SOL-27, LIG-SOL-28: alone, the level decides about tiles; the boxes keep order."""
        level = settings["solo_level"]
        if players >= FEWEST_PLAYERS:
            if level != LEVEL_IDS[0]:
                raise WrongSetting(f"option solo_level is {level}, but {players} players play")
            return
        if settings["action_order"]:
            raise WrongSetting("option action_order needs at least two players")
        if settings["vuko_tiles"] and not LEVEL_HAS_VUKO_TILES[LEVEL_IDS.index(str(level))]:
            raise WrongSetting(f"one player has no Vuko tiles at the level {level}")

    def _check_vuko_tiles(self, players: int, settings: dict[str, Setting]) -> None:
        """LIG-SET-12: each tile once, and only where there are tiles."""
        has_tiles = bool(settings["vuko_tiles"])
        if players < FEWEST_PLAYERS:
            has_tiles = LEVEL_HAS_VUKO_TILES[LEVEL_IDS.index(str(settings["solo_level"]))]
        places: dict[int, str] = {}
        for name in _STAGES:
            side = settings[name]
            if side == _RANDOM:
                continue
            if not has_tiles:
                raise WrongSetting(f"option {name} is {side}, but no Vuko tiles are in the game")
            tile = VUKO_TILE_OF[EFFECT_IDS.index(str(side))]
            if tile in places:
                other = settings[places[tile]]
                raise WrongSetting(
                    f"options {places[tile]} and {name} both name the tile of {side}"
                    if other == side
                    else f"options {places[tile]} and {name} name the same tile: "
                    f"{other} and {side} are its two sides"
                )
            places[tile] = name

    def begin(self, players: int, given: Mapping[str, object], seed: str) -> IceGardenState:
        settings = self.read_settings(players, given)
        scientists = [
            NONE if settings[name] == _RANDOM else SCIENTIST_IDS.index(str(settings[name]))
            for name in _SEATS
        ]
        level = LEVEL_IDS.index(str(settings["solo_level"]))
        options = Options(
            vuko_tiles=bool(settings["vuko_tiles"]),
            action_order=bool(settings["action_order"]),
            faun_may_leave_locked=bool(settings["faun_may_leave_locked"]),
            crab_third_attack=bool(settings["crab_third_attack"]),
            snow_moves_markers=settings["dead_snow_ties"] == _POLISH,
            scientists=tuple(scientists),
            vuko_choice=tuple(
                NONE if settings[name] == _RANDOM else EFFECT_IDS.index(str(settings[name]))
                for name in _STAGES
            ),
            level=level if players < FEWEST_PLAYERS else NONE,
        )
        return setup.begin_game(players, options, seed)

    def view(self, state: IceGardenState, seat: int) -> IceGardenView:
        return view(state, seat)

    def resample(self, state: IceGardenState, seat: int, dice: Dice) -> IceGardenState:
        return resample(state, seat, dice)

    def result(self, state: IceGardenState) -> Result:
        return result(state)

    def ending(self, state: IceGardenState) -> Ending:
        return ending(state)

    def faults(self, state: IceGardenState) -> list[str]:
        return faults(state)

    def secrets(self, state: IceGardenState, seat: int) -> list[dict[str, object]]:
        """LIG-INFO-01: nothing is known to one seat only."""
        return []

    def preview(self, state: IceGardenState, seat: int, move: int) -> Preview | None:
        return preview(state, seat, move)

    def cited(self, event: Event) -> str | None:
        return cited(event)

    def tallies(self, state: IceGardenState, seat: int) -> Mapping[str, int]:
        return tallies(state, seat)

    def faction(self, state: IceGardenState, seat: int) -> str | None:
        scientist = state.sides[seat].scientist
        return None if scientist == NONE else SCIENTIST_IDS[scientist]


GAME = IceGarden()
