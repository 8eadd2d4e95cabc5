"""Gymnasium's vector environments: many games at once, written in place into NumPy arrays.

>>> tables = VectorTables("champions", num_envs=4, players=2)
>>> observations, info = tables.reset(seed=7)
>>> observations.shape == (4, tables.layout.size), info["to_play"].tolist()
(True, [1, 0, 1, 1])
>>> actions = tables.random_actions(np.random.default_rng(1))
>>> [tables.word(action) for action in actions]
['leader:gylfir', 'leader:gylfir', 'leader:svanhildr', 'leader:ullr']
>>> observations, rewards, terminations, truncations, info = tables.step(actions)
>>> rewards.tolist(), info["to_play"].tolist()
([0.0, 0.0, 0.0, 0.0], [0, 1, 0, 0])
>>> tables.close()

Every step asks one seat of every game. ``info["to_play"]`` says which, the observation is what that
seat may know (``layout.py``), and ``info["action_mask"]`` is 1 for each action that it may take. So
whoever plays all seats plays against itself. Seats in ``bots`` are played by bots, and never asked.
Of seats that may decide at the same time the first is asked, in the order in which the game names
them, until it has done; none sees what the others chose before it.

Only the end gives rewards: ``info["payoffs"]`` has them for all seats, and ``rewards`` has that of
the seat that took the last action. Games end by their rules, so nothing is ever truncated.

A finished game is replaced in the same step (``AutoresetMode.SAME_STEP``): the observation is
already that of the next game. ``info["final_obs"]`` has the last one of the seat that took the last
action, and ``info["_final_obs"]`` says for which games.

Game ``i`` of ``reset(seed=s)`` has the seed ``s + i`` and plays the same games as an environment of
PettingZoo that is reset with it. All arrays stay the same objects and are overwritten by the next
step: copy what is to be kept. A step writes only what is no longer as the step before it left it,
so copy also what is to be changed.
"""

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from meadhall.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    import numpy.typing as npt
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise missing("gymnasium") from error

from meadhall.adapters.arrays import Arrays, allocate
from meadhall.adapters.crew import Crew
from meadhall.adapters.games import Games, Seeds
from meadhall.adapters.layout import Layout, Vector
from meadhall.adapters.match import Match
from meadhall.bots import Bot, find_bot

__all__ = ["VectorTables"]

Actions = npt.NDArray[np.int64]
Info = dict[str, Any]


class VectorTables(VectorEnv[Vector, Actions, npt.NDArray[Any]]):
    """Many games at once.

    ``bots`` are the bots in some seats, by seat. With ``workers`` the games are spread over that
    many processes. ``arrays`` are arrays to write to, by name (``arrays.py``), such as those of a
    learner or in shared memory of your own; workers bring shared memory along.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP, "render_modes": []}

    def __init__(
        self,
        game: str,
        num_envs: int,
        players: int,
        options: Mapping[str, object] | None = None,
        bots: Mapping[int, str | Bot] | None = None,
        workers: int = 0,
        arrays: Mapping[str, npt.NDArray[Any]] | None = None,
    ) -> None:
        # Known before anything can go wrong, because a broken environment is closed as well.
        self._games: Games | Crew | None = None
        self._has_begun = False
        if num_envs < 1:
            raise ValueError(f"num_envs has to be 1 or more, not {num_envs}")
        if not 0 <= workers <= num_envs:
            raise ValueError(f"workers can be 0 to {num_envs}, as many as games, not {workers}")
        if workers and arrays:
            raise ValueError("workers write to memory of their own, not to arrays that are given")
        self.num_envs = num_envs
        self._match = Match(game, players, options)
        sitting = read_bots(bots or {}, players)
        self.single_observation_space = spaces.Box(
            self.layout.low, self.layout.high, dtype=np.int16
        )
        self.single_action_space = spaces.Discrete(self._match.actions)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._arrays: Arrays
        if workers:
            crew = Crew(self._match, dict(options or {}), sitting, num_envs, workers)
            self._arrays = crew.arrays
            self._games = crew
        else:
            self._arrays = allocate(self._match, num_envs, arrays or {})
            self._games = Games(self._match, sitting, self._arrays, first=0)
        self._every_game = np.arange(num_envs)

    @cached_property
    def observation_space(self) -> spaces.Space[Any]:  # type: ignore[override]
        """Created on first use: its bounds take as much memory as the observations, twice."""
        return batch_space(self.single_observation_space, self.num_envs)

    @property
    def layout(self) -> Layout:
        """What each entry of an observation stands for."""
        return self._match.layout

    @property
    def players(self) -> int:
        return self._match.players

    @property
    def arrays(self) -> Arrays:
        """Everything that a step writes."""
        return self._arrays

    def word(self, action: int) -> str:
        """The readable name of an action, such as ``place:armory``."""
        return self._match.game.moves.word(int(action))

    def action(self, word: str) -> int:
        """The action with this name."""
        return self._match.game.moves.number(word)

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Vector, Info]:
        """Begin all games: with a seed always the same ones, otherwise the next in sequence.

        A list has one seed for each game; a number counts up from game to game.
        """
        if options and "reset_mask" in options:
            raise ValueError("finished games restart by themselves; there is no reset_mask")
        self._running().reset(self._seeds(seed))
        self._has_begun = True
        return self._arrays.observations, self._info({})

    def step(
        self, actions: Actions
    ) -> tuple[
        Vector,
        npt.NDArray[np.float64],
        npt.NDArray[np.bool_],
        npt.NDArray[np.bool_],
        Info,
    ]:
        """Take one action in every game. If one of them is illegal, ``IllegalMove`` is raised
        and nothing happens in any game."""
        games = self._running()
        if not self._has_begun:
            raise RuntimeError("reset has to come before the first step")
        arrays = self._arrays
        arrays.actions[:] = self._read(actions)
        if isinstance(games, Crew):
            self._check_for(games)
        last = games.step()
        return (
            arrays.observations,
            arrays.rewards,
            arrays.terminations,
            arrays.truncations,
            self._info(last),
        )

    def random_actions(self, chance: np.random.Generator) -> Actions:
        """A legal action for every game, each as likely as any other."""
        games = self._running()
        if isinstance(games, Games):
            moves, begins, ends = games.legal_moves()
        else:
            # NumPy searches booleans much faster than numbers.
            rows, moves = np.nonzero(self._arrays.action_mask.view(np.bool_))
            begins = np.searchsorted(rows, self._every_game)
            ends = np.searchsorted(rows, self._every_game, side="right")
        picks: Actions = moves[chance.integers(begins, ends)]
        return picks

    def close_extras(self, **kwargs: Any) -> None:
        if isinstance(self._games, Crew):
            self._games.close()
        self._games = None

    def _running(self) -> Games | Crew:
        if self._games is None:
            raise RuntimeError("the environment is closed")
        return self._games

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Seeds:
        if seed is None:
            return [None] * self.num_envs
        if isinstance(seed, int):
            return [seed + game for game in range(self.num_envs)]
        if len(seed) != self.num_envs:
            raise ValueError(f"there are {self.num_envs} games, and {len(seed)} seeds")
        return list(seed)

    def _read(self, actions: object) -> npt.NDArray[Any]:
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(
                f"actions are {self.num_envs} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}"
            )
        return given

    def _check_for(self, crew: Crew) -> None:
        """Look at the masks before any worker does anything."""
        arrays = self._arrays
        inside = np.clip(arrays.actions, 0, self._match.actions - 1)
        is_legal = arrays.action_mask[self._every_game, inside] == 1
        is_legal &= arrays.actions == inside
        if not is_legal.all():
            game = int(np.argmin(is_legal))
            crew.explain(game, int(arrays.actions[game]))

    def _info(self, last: Mapping[int, Vector]) -> Info:
        arrays = self._arrays
        info: Info = {
            "action_mask": arrays.action_mask,
            "to_play": arrays.to_play,
            "payoffs": arrays.payoffs,
        }
        if last:
            final = np.full(self.num_envs, None, dtype=object)
            for game, observation in last.items():
                final[game] = observation
            info["final_obs"] = final
            info["_final_obs"] = arrays.terminations.copy()
        return info


def read_bots(given: Mapping[int, str | Bot], players: int) -> dict[int, Bot]:
    """The bots by seat, found by their names; at least one seat has to be left."""
    for seat in given:
        if not 0 <= seat < players:
            raise ValueError(f"seats are numbered 0 to {players - 1}, not {seat}")
    if len(given) == players:
        raise ValueError("all seats have bots; at least one has to be played from outside")
    return {seat: find_bot(bot) if isinstance(bot, str) else bot for seat, bot in given.items()}


gymnasium.register("meadhall/Tables-v0", vector_entry_point=f"{__name__}:VectorTables")
