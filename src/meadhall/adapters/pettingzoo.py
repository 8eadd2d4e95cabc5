"""PettingZoo: a game as an AEC environment, one agent for each seat.

>>> table = env("champions", 2)
>>> table.reset(seed=7)
>>> observation, reward, is_over, is_cut_short, info = table.last()
>>> table.agent_selection, sorted(observation)
('player_1', ['action_mask', 'observation'])
>>> legal = observation["action_mask"].view(bool).nonzero()[0]
>>> [table.unwrapped.word(move) for move in legal]
['leader:asmundr', 'leader:dagrun', 'leader:gylfir', 'leader:svanhildr', 'leader:ullr']

An observation contains exactly what the seat may know (``layout.py``). Seats that may decide at the
same time are asked one after the other; none sees what the others chose before it. Only the end
gives rewards: the winners share 1, the others share -1; a solo player gets 1 for a win and -1
otherwise. Games end by their rules, so nothing is ever truncated. An illegal action raises
``IllegalMove``.

A mask is of ``int8``, as PettingZoo requires. NumPy searches booleans much faster, which is why the
example views it as such: with 10,000 actions that saves a quarter of a step.
"""

from collections.abc import Mapping
from typing import Any, TypedDict

from meadhall.adapters.extras import missing

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.utils import seeding
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper
except ImportError as error:
    raise missing("pettingzoo") from error

from meadhall.adapters.layout import Layout, Vector
from meadhall.adapters.match import Mask, Match

__all__ = ["Observation", "env", "raw_env"]


class Observation(TypedDict):
    observation: Vector
    action_mask: Mask


def env(
    game: str,
    players: int,
    options: Mapping[str, object] | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Observation, int | None]:
    """The environment in the wrapper that complains about calls in the wrong order."""
    return Ordered(raw_env(game, players, options, render_mode))


class Ordered(OrderEnforcingWrapper[str, Observation, int | None]):  # type: ignore[misc]
    """PettingZoo's wrapper, but ``last`` is passed on as one call, not part by part."""

    def last(self, observe: bool = True) -> Any:
        if self._has_reset:
            return self.env.last(observe)
        return super().last(observe)

    def __str__(self) -> str:
        return str(self.env)


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # noqa: N801
    """The bare environment: faster, for those who call it in the right order."""

    def __init__(
        self,
        game: str,
        players: int,
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode can be None or 'ansi', not {render_mode!r}")
        self.render_mode = render_mode
        self.metadata = {
            "name": f"meadhall_{game}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self._match = Match(game, players, options)
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: self._observation_space() for agent in self._seats}
        self.action_spaces = {
            agent: spaces.Discrete(self._match.actions) for agent in self.possible_agents
        }
        self._chance: np.random.Generator | None = None

    def _observation_space(self) -> spaces.Dict:
        layout = self._match.layout
        seen = spaces.Box(layout.low, layout.high, dtype=np.int16)
        mask = spaces.Box(0, 1, (self._match.actions,), np.int8)
        return spaces.Dict({"observation": seen, "action_mask": mask})

    @property
    def layout(self) -> Layout:
        """What each entry of an observation stands for."""
        return self._match.layout

    def word(self, action: int) -> str:
        """The readable name of an action, such as ``place:smithy``."""
        return self._match.game.moves.word(int(action))

    def action(self, word: str) -> int:
        """The action with this name."""
        return self._match.game.moves.number(word)

    def observation_space(self, agent: str) -> spaces.Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game: with a seed always the same one, otherwise the next in sequence."""
        if seed is not None or self._chance is None:
            self._chance, _ = seeding.np_random(seed)
        self._state = self._match.new(str(self._chance.integers(1 << 62)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._asked = self._state.deciders()[0]
        self.agent_selection = self.possible_agents[self._asked]

    def observe(self, agent: str) -> Observation:
        seat = self._seats[agent]
        state = self._state
        is_asked = seat == self._asked and not state.is_over()
        return {
            "observation": self._match.observe(state, seat),
            "action_mask": self._match.mask(state.moves(seat) if is_asked else []),
        }

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        state = self._state
        state.play(self._asked, self._match.read_action(state, self._asked, action))
        deciders = state.deciders()
        if deciders:
            self._asked = deciders[0]
            self.agent_selection = self.possible_agents[self._asked]
        else:
            self._end()

    def _end(self) -> None:
        self.rewards = dict(zip(self.agents, self._match.payoffs(self._state), strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The question to the agent whose turn it is, and its moves, in English."""
        if self.render_mode is None:
            return None
        return self._match.picture(self._state, self._asked)
