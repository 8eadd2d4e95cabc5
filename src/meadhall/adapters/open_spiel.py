"""OpenSpiel: importing this module registers the games from Python.

>>> import pyspiel
>>> game = pyspiel.load_game("python_meadhall_champions(players=3,variant_hall_of_fame=True)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 3)
>>> while state.is_chance_node():
...     state.apply_action(0)
>>> [state.action_to_string(action) for action in state.legal_actions()][:2]
['leader:asmundr', 'leader:dagrun']

The parameters are ``players``, the options of the game, and ``chance``:

- ``explicit``, the default: every die and every drawn card is a chance node of its own, with
  equally likely outcomes. No deck has an order before it is drawn from, so the tree contains
  nothing hidden that has not happened.
- ``sampled``: chance happens inside a move, which is several times faster. Every clone draws its
  own outcomes, so a search cannot foresee them. ``rng_seed`` fixes them from the moment the game
  is loaded; -1 means a new seed.

Seats that decide at the same time are asked one after the other; their views hide from the others
what the first chose. An observation is what the seat may know now (``layout.py``; the string is the
view as JSON), an information state is that together with everything it has been told
(``recall.py``). Returns are shares: the winners share 1, the others share -1; a solo player gets 1
or -1.
"""

import secrets
from collections.abc import Mapping
from copy import deepcopy
from typing import Any, Final

import msgspec

from meadhall.adapters.extras import missing

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("open_spiel") from error

from meadhall.adapters.layout import Vector
from meadhall.adapters.lines import CHANCE, TERMINAL, ExplicitLine, SampledLine
from meadhall.adapters.match import Match
from meadhall.adapters.recall import Recall
from meadhall.kernel.catalogue import find_game, game_ids
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.kernel.state import IllegalMove

__all__ = ["MeadhallGame", "MeadhallState", "Observer"]

PREFIX: Final = "python_meadhall_"

MOST_OUTCOMES: Final = 128
"""A bound for one chance node: more than the cards of any deck. The most seen was 36."""

CHANCE_NODES_FOR_DECISION: Final = 8
"""A bound on the average over a game; the most seen was 7.3, in a short solo game."""

EXPLICIT: Final = "explicit"
SAMPLED: Final = "sampled"

NEW_SEED: Final = -1


def usual_players(game: Game) -> int:
    """Two, unless the game needs more or does not allow as many."""
    return min(max(2, game.min_players), game.max_players)


def game_type(game: Game, is_sampled: bool, is_alone: bool) -> pyspiel.GameType:
    kinds = pyspiel.GameType
    chance = kinds.ChanceMode
    return kinds(
        short_name=f"{PREFIX}{game.id}",
        long_name=f"Meadhall {game.id}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=chance.SAMPLED_STOCHASTIC if is_sampled else chance.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if is_alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=game.max_players,
        min_num_players=game.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": usual_players(game),
            "chance": EXPLICIT,
            "rng_seed": NEW_SEED,
            **{option.id: option.default for option in game.options},
        },
    )


class MeadhallGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its players and options. Each game in the catalogue has a class of its own."""

    game: Game

    def __init__(self, given: Mapping[str, Any]) -> None:
        game = self.game
        options = dict(given)
        players = options.pop("players", usual_players(game))
        chance = options.pop("chance", EXPLICIT)
        if chance not in (EXPLICIT, SAMPLED):
            raise ValueError(f"chance can be {EXPLICIT} or {SAMPLED}, not {chance}")
        self.is_sampled = chance == SAMPLED
        seed = options.pop("rng_seed", NEW_SEED)
        self._source = Dice.from_seed(
            secrets.token_hex(16) if seed == NEW_SEED else str(seed), streams=1
        )
        self.match = Match(game.id, players, options)
        self._first: ExplicitLine | None = None
        is_alone = players == 1
        super().__init__(
            game_type(game, self.is_sampled, is_alone),
            pyspiel.GameInfo(
                num_distinct_actions=self.match.actions,
                max_chance_outcomes=0 if self.is_sampled else MOST_OUTCOMES,
                num_players=players,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=None if is_alone else 0.0,
                max_game_length=game.longest,
            ),
            dict(given),
        )

    def new_initial_state(self) -> "MeadhallState":
        return MeadhallState(self)

    def new_line(self) -> ExplicitLine | SampledLine:
        """A game before its first choice or outcome."""
        if self.is_sampled:
            return SampledLine.begin(self.match, self._source)
        if self._first is None:
            self._first = ExplicitLine(self.match)
        return deepcopy(self._first)

    def max_chance_nodes_in_history(self) -> int:
        return 0 if self.is_sampled else self.match.game.longest * CHANCE_NODES_FOR_DECISION

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        if params:
            raise ValueError(f"observations have no parameters; given is {dict(params)}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return Observer(self.match, kind)


class MeadhallState(pyspiel.State):  # type: ignore[misc]
    """One game in progress. OpenSpiel keeps the history, ``_line`` the position."""

    _line: ExplicitLine | SampledLine
    _recall: Recall

    def __getattr__(self, name: str) -> Any:
        """Begin on first access: to clone, OpenSpiel creates a new state and fills it."""
        game: MeadhallGame = self.get_game()
        if name == "_line":
            self._line = game.new_line()
        elif name == "_recall":
            self._recall = Recall(game.match)
        else:
            raise AttributeError(f"a state has no {name}")
        return self.__dict__[name]

    @property
    def _match(self) -> Match:
        match: Match = self.get_game().match
        return match

    # What OpenSpiel asks at every step

    def current_player(self) -> int:
        return self._line.player

    def is_terminal(self) -> bool:
        return self._line.player == TERMINAL

    def is_chance_node(self) -> bool:
        return self._line.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """As OpenSpiel's own, without the detour through C++."""
        line = self._line
        if line.player == CHANCE:
            return list(range(line.outcomes_open))
        return line.state.moves(line.player)[:] if player in (None, line.player) else []

    def _legal_actions(self, player: int) -> list[int]:
        return self._line.state.moves(player)

    def _apply_action(self, action: int) -> None:
        line = self._line
        if isinstance(line, ExplicitLine) and line.outcomes_open:
            if not 0 <= action < line.outcomes_open:
                raise IllegalMove(f"outcomes are 0 to {line.outcomes_open - 1}, not {action}")
            line.choose(action)
        elif line.player == TERMINAL:
            raise IllegalMove("the game is over")
        else:
            if action not in line.state.moves(line.player):
                self._match.read_action(line.state, line.player, action)
            line.play(line.player, action)

    # What it asks occasionally

    def chance_outcomes(self) -> list[tuple[int, float]]:
        count = self._line.outcomes_open
        return [(outcome, 1 / count) for outcome in range(count)]

    def returns(self) -> list[float]:
        match = self._match
        if self.is_terminal():
            return match.payoffs(self._line.state)
        return [0.0] * match.players

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            return f"outcome:{action}"
        return self._match.game.moves.word(int(action))

    def __str__(self) -> str:
        """Everything that has happened so far."""
        return " ".join(
            self._action_to_string(taken.player, taken.action) for taken in self.full_history()
        )

    def view(self, player: int) -> msgspec.Struct:
        """What a player, or a spectator, may know."""
        return self._match.game.view(self._line.state, player)

    def observe(self, player: int) -> Vector:
        """The same as a vector."""
        return self._match.observe(self._line.state, player)

    def recall(self, player: int) -> str:
        """A fingerprint of everything a player has been told so far.

        At a chance node it is that of the last choice, which has no outcome yet.
        """
        line = self._line
        decisions = [
            (taken.player, taken.action) for taken in self.full_history() if taken.player != CHANCE
        ]
        if line.player == CHANCE:
            if not decisions:
                return ""
            decisions.pop()
        self._recall.follow(decisions, line.outcomes)
        return self._recall.of(player)


class Observer:
    """What a player sees now or, with perfect recall, has ever been told.

    Without private information it is what a spectator sees.
    """

    def __init__(self, match: Match, kind: Any) -> None:
        if kind.private_info == pyspiel.PrivateInfoType.ALL_PLAYERS or not kind.public_info:
            raise ValueError("an observation is that of one player, or public")
        self._match = match
        self._is_public = kind.private_info == pyspiel.PrivateInfoType.NONE
        self._recalls = kind.perfect_recall
        if self._recalls and self._is_public:
            raise ValueError("a spectator recalls nothing")
        self.tensor = None if self._recalls else np.zeros(match.layout.size, np.float32)
        self.dict = {} if self.tensor is None else {"observation": self.tensor}

    def set_from(self, state: MeadhallState, player: int) -> None:
        if self.tensor is not None:
            self.tensor[:] = state.observe(self._seat(player))

    def string_from(self, state: MeadhallState, player: int) -> str:
        view = msgspec.json.encode(state.view(self._seat(player))).decode()
        return f"{state.recall(player)} {view}" if self._recalls else view

    def _seat(self, player: int) -> int:
        return SPECTATOR if self._is_public else player


for _id in game_ids():
    _game = find_game(_id)
    pyspiel.register_game(
        game_type(_game, is_sampled=False, is_alone=False),
        type(f"MeadhallGame_{_id}", (MeadhallGame,), {"game": _game}),
    )
