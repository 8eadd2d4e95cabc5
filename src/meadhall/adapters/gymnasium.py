"""Gymnasium: one seat of a game, against bots in the others.

>>> seat = SeatEnv("champions", seat=0, opponents=["random", "greedy"])
>>> observation, info = seat.reset(seed=7)
>>> observation.shape == (seat.layout.size,), int(info["action_mask"].sum())
(True, 5)
>>> observation, reward, is_over, is_cut_short, info = seat.step(seat.action("leader:ullr"))
>>> reward, is_over
(0.0, False)

The observation contains exactly what the seat may know (``layout.py``); the legal actions are in
``info["action_mask"]`` and are returned by ``action_masks()``, as MaskablePPO of sb3-contrib
expects. Only the end gives a reward: 1 for a win, or a share of it, and a share of -1 for a loss.
Gymnasium allows every action of the action space at any time; so an illegal one ends the game with
a reward of -1, and the reason is in ``info["illegal_action"]``. With ``strict`` it raises
``IllegalMove`` instead.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from meadhall.adapters.extras import missing

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
except ImportError as error:
    raise missing("gymnasium") from error

from meadhall.adapters.layout import Layout, Vector
from meadhall.adapters.match import Mask, Match
from meadhall.adapters.opponents import Opponents
from meadhall.bots import Bot, find_bot
from meadhall.kernel.state import IllegalMove

__all__ = ["SeatEnv"]

LOST = -1.0


class SeatEnv(gymnasium.Env[Vector, np.int64]):
    """One seat; ``opponents`` are the bots in the other seats, in order."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        seat: int = 0,
        opponents: Sequence[str | Bot] = ("random",),
        options: Mapping[str, object] | None = None,
        render_mode: str | None = None,
        strict: bool = False,
    ) -> None:
        if render_mode not in (None, "ansi"):
            raise ValueError(f"render_mode can be None or 'ansi', not {render_mode!r}")
        if isinstance(opponents, str):
            raise ValueError(f"opponents is a list of bots, such as [{opponents!r}]")
        self.render_mode = render_mode
        self._match = Match(game, 1 + len(opponents), options)
        if not 0 <= seat < self._match.players:
            raise ValueError(f"seats are numbered 0 to {self._match.players - 1}, not {seat}")
        self._seat = seat
        self._is_strict = strict
        bots = [find_bot(bot) if isinstance(bot, str) else bot for bot in opponents]
        others = [other for other in range(self._match.players) if other != seat]
        self._bots = dict(zip(others, bots, strict=True))
        layout = self._match.layout
        self.observation_space = spaces.Box(layout.low, layout.high, dtype=np.int16)
        self.action_space = spaces.Discrete(self._match.actions)

    @property
    def layout(self) -> Layout:
        """What each entry of an observation stands for."""
        return self._match.layout

    @property
    def actions(self) -> int:
        """How many actions there are."""
        return self._match.actions

    def word(self, action: int) -> str:
        """The readable name of an action, such as ``place:smithy``."""
        return self._match.game.moves.word(int(action))

    def action(self, word: str) -> np.int64:
        """The action with this name."""
        return np.int64(self._match.game.moves.number(word))

    def action_masks(self) -> Mask:
        """1 for each legal action, 0 for all others."""
        return self._match.mask(self._state.moves(self._seat))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        chosen = str(self.np_random.integers(1 << 62))
        self._state = self._match.new(chosen)
        self._opponents = Opponents(self._match, self._bots, chosen)
        self._opponents.play_on(self._state)
        return self._observe()

    def step(self, action: np.int64) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        state = self._state
        try:
            move = self._match.read_action(state, self._seat, action)
        except IllegalMove as error:
            if self._is_strict or action not in self.action_space:
                raise
            observation, info = self._observe()
            return observation, LOST, True, False, {**info, "illegal_action": str(error)}
        state.play(self._seat, move)
        self._opponents.play_on(state, self._seat)
        is_over = state.is_over()
        reward = self._match.payoffs(state)[self._seat] if is_over else 0.0
        observation, info = self._observe()
        return observation, reward, is_over, False, info

    def _observe(self) -> tuple[Vector, dict[str, Any]]:
        observation = self._match.observe(self._state, self._seat)
        return observation, {"action_mask": self.action_masks()}

    def render(self) -> str | None:
        """The question to the seat, and its moves, in English."""
        if self.render_mode is None:
            return None
        return self._match.picture(self._state, self._seat)


gymnasium.register("meadhall/Seat-v0", entry_point=f"{__name__}:SeatEnv")
