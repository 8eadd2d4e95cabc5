"""Training a network on what was played: chances by the ends of games, moves by what was searched.

The end of a game says little about one position of it: much happens in between. So after half of
the steps the targets are computed again, as in temporal-difference learning, from what the network
says about the next position that was kept, the one after that, and so on to the end; the nearer
ones count more. That leaves out luck that came later, and only what a search saw counts beside it.
"""

import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import msgspec
import numpy as np
import torch
from numpy.typing import NDArray

from meadhall.bots.learned import parts_of
from meadhall.kernel.game import Game
from meadhall.learning.lessons import Block, tensor
from meadhall.learning.model import Model

Array = NDArray[np.float32]

ASKED_AT_ONCE = 1 << 15
"""How many positions the network is asked about where nothing is learned."""
SMALLEST_SIZE = 0.05
DECAY = 1e-4
TEMPERATURE = 0.04
"""A move that is worse by this much should be tried a third as often."""


class Course(msgspec.Struct, frozen=True):
    """How to train."""

    steps: int = 4000
    batch: int = 4096
    """How many positions are in a step."""
    decisions: int = 512
    """How many searched decisions, beside these."""
    rate: float = 2e-3
    first: int = 48
    second: int = 32
    shape: int = 16
    later: float = 0.8
    """How much what came later counts, from one kept position to the next; 1 is the end alone."""
    searched: float = 0.5
    """How much what a search saw counts, where there was one."""
    seed: int = 1
    seconds: float = 0.0
    """The longest time to train for; 0 is as long as it takes."""


class Losses(msgspec.Struct, frozen=True):
    """How well held-back games are foretold: the mean of -log of what was given to what came."""

    players: int
    positions: int
    before: float
    """By the weights of Jarl's evaluation."""
    guessing: float
    """By giving all seats the same."""
    after: float
    moves: float
    """Of the moves that searches preferred; 0 where none were searched."""
    moves_before: float
    """The same if only the quick policy's move is known."""


class Teacher:
    """Trains one network."""

    def __init__(self, game: Game, blocks: Sequence[Block], course: Course) -> None:
        torch.manual_seed(course.seed)
        self._random = np.random.default_rng(course.seed)
        self.game = game
        self.course = course
        self.blocks = blocks
        self.device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
        self.parts, self._parts_of = _parts(game)
        sizes = np.maximum(SMALLEST_SIZE, _spread(blocks))
        self.model = Model(
            tensor(sizes), course.first, course.second, course.shape, len(self.parts), self.device
        )
        self.curve: list[tuple[int, float]] = []
        """The loss on held-back positions after the given number of steps."""
        self._targets = [block.shares for block in blocks]

    def train(self, advance: Callable[[int], None] = lambda steps: None) -> None:
        course = self.course
        optimizer = torch.optim.AdamW(self.model.parameters(), lr=course.rate, weight_decay=DECAY)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, course.rate, course.steps)
        ends_at = time.monotonic() + course.seconds if course.seconds else float("inf")
        batches = self._batches()
        for step in range(course.steps):
            if step == course.steps // 2:
                self._targets = [self._look_back(block) for block in self.blocks]
            if step % max(1, course.steps // 10) == 0:
                self.curve.append((step, self._loss_now()))
            number, rows = next(batches)
            loss: Any = self._value_loss(self.blocks[number], self._targets[number], rows)
            if (moves := self._moves_loss(number)) is not None:
                loss = loss + moves
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            schedule.step()
            advance(1)
            if time.monotonic() >= ends_at:
                break
        self.curve.append((course.steps, self._loss_now()))

    def _batches(self) -> Iterator[tuple[int, NDArray[np.int64]]]:
        """Parts of the blocks, each as often as it has positions for."""
        learned = [np.flatnonzero(~block.is_held_back) for block in self.blocks]
        sizes = np.array([len(rows) for rows in learned], dtype=np.float64)
        while True:
            number = int(self._random.choice(len(learned), p=sizes / sizes.sum()))
            rows = learned[number]
            yield (
                number,
                rows[self._random.integers(0, len(rows), min(self.course.batch, len(rows)))],
            )

    def _put(self, array: NDArray[Any]) -> torch.Tensor:
        return tensor(array).to(self.device)

    def _log_shares(self, block: Block, rows: NDArray[np.int64]) -> torch.Tensor:
        figures, progress = self._put(block.figures[rows]), self._put(block.progress[rows])
        inputs = self.model.inputs(figures, progress)
        return self.model.log_shares(inputs, self.model.hidden(inputs))

    def _value_loss(self, block: Block, targets: Array, rows: NDArray[np.int64]) -> torch.Tensor:
        wanted = targets[rows]
        if block.players == 1:
            wanted = np.concatenate([wanted, 1 - wanted], axis=1)
        return -(self._put(wanted) * self._log_shares(block, rows)).sum(dim=1).mean()

    def _loss_now(self) -> float:
        """On some positions that are held back, by how the games ended."""
        losses = []
        with torch.no_grad():
            for block in self.blocks:
                rows = np.flatnonzero(block.is_held_back)[: ASKED_AT_ONCE // 4]
                if len(rows):
                    losses.append(self._value_loss(block, block.shares, rows).item())
        return float(np.mean(losses))

    def shares(self, block: Block) -> Array:
        """What the network says about all positions of a block."""
        found = []
        with torch.no_grad():
            for first in range(0, len(block), ASKED_AT_ONCE):
                rows = np.arange(first, min(len(block), first + ASKED_AT_ONCE))
                found.append(self._log_shares(block, rows)[:, : block.players].exp().cpu().numpy())
        return np.concatenate(found)

    def _look_back(self, block: Block) -> Array:
        """Better targets: what comes of a position, with less of the luck in between."""
        course = self.course
        now = self.shares(block)
        searched = _searched_shares(block, now)
        has_search = ~np.isnan(block.value)
        now[has_search] += course.searched * (searched[has_search] - now[has_search])
        targets = block.shares.copy()
        left = _left_in_game(block.game)
        for count in range(1, int(left.max(initial=0)) + 1):
            rows = np.flatnonzero(left == count)
            targets[rows] = course.later * targets[rows + 1] + (1 - course.later) * now[rows + 1]
        if course.searched:
            targets[has_search] += course.searched / 2 * (searched - targets)[has_search]
        return targets

    def _moves_loss(self, number: int, rows: NDArray[np.int64] | None = None) -> Any:
        block = self.blocks[number]
        if rows is None:
            usable = np.flatnonzero((np.diff(block.ends) > 1) & ~block.is_held_back)
            if not len(usable):
                return None
            rows = usable[self._random.integers(0, len(usable), self.course.decisions)]
        wanted, parts, is_favourite, is_legal = self._decisions(block, rows)
        figures, progress = self._put(block.figures[rows]), self._put(block.progress[rows])
        hidden = self.model.hidden(self.model.inputs(figures, progress))
        own = hidden[torch.arange(len(rows)), self._put(block.seat[rows])]
        odds = self.model.log_odds(own, parts, is_favourite, is_legal)
        return -(wanted * odds.clamp(min=-30)).sum(dim=1).mean()

    def _decisions(
        self, block: Block, rows: NDArray[np.int64]
    ) -> tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]:
        """For searched decisions, padded to the same number of moves: how often each move should be
        tried, its parts, whether it is the policy's, whether there is one at all.
        """
        starts, ends = block.ends[rows], block.ends[rows + 1]
        places = starts[:, None] + np.arange(int((ends - starts).max()))[None, :]
        is_legal = places < ends[:, None]
        places = np.where(is_legal, places, 0)
        moves = block.moves[places]
        wanted = _wanted(block.means[places], block.visits[places], is_legal)
        parts = np.where(is_legal[:, :, None], self._parts_of[moves], len(self.parts))
        is_favourite = ((moves == block.favourite[rows][:, None]) & is_legal).astype(np.float32)
        return (
            self._put(wanted), self._put(parts), self._put(is_favourite), self._put(is_legal)
        )  # fmt: skip

    def losses(self) -> list[Losses]:
        """How good it is on games that it has not seen."""
        found = []
        for number, block in enumerate(self.blocks):
            rows = np.flatnonzero(block.is_held_back)
            if not len(rows):
                continue
            searched = rows[np.diff(block.ends)[rows] > 1]
            with torch.no_grad():
                after = self._value_loss(block, block.shares, rows).item()
                moves = before = 0.0
                if len(searched):
                    moves = self._moves_loss(number, searched).item()
                    wanted, _, is_favourite, is_legal = self._decisions(block, searched)
                    before = _loss_of_policy(wanted, is_favourite, is_legal)
            found.append(
                Losses(
                    block.players,
                    len(rows),
                    self._loss_before(block, rows),
                    _guessing(block, rows),
                    after,
                    moves,
                    before,
                )
            )
        return found

    def _loss_before(self, block: Block, rows: NDArray[np.int64]) -> float:
        evaluation = self.game.evaluation
        total = 0.0
        some = rows[:: max(1, len(rows) // 20_000)]
        for row in some:
            shares = evaluation.weigh(block.figures[row].tolist(), float(block.progress[row]))
            won = block.shares[row].tolist()
            if len(shares) == 1:
                shares, won = [shares[0], 1 - shares[0]], [won[0], 1 - won[0]]
            total -= sum(w * np.log(max(1e-9, s)) for w, s in zip(won, shares, strict=True))
        return float(total / len(some))


def _parts(game: Game) -> tuple[list[str], NDArray[np.int64]]:
    """All parts of moves' words, and the numbers of those of each move."""
    words = [parts_of(game.moves.word(move)) for move in range(game.moves.size())]
    names = sorted({part for word in words for part in word})
    numbers = {name: number for number, name in enumerate(names)}
    longest = max(map(len, words))
    rows = [[numbers[part] for part in word] for word in words]
    return names, np.array([row + [len(names)] * (longest - len(row)) for row in rows])


def _spread(blocks: Sequence[Block]) -> Array:
    some = [block.figures[:: max(1, len(block) // 20_000)] for block in blocks]
    flat = np.concatenate([one.reshape(-1, one.shape[2]) for one in some])
    found: Array = flat.std(axis=0)
    return found


def _left_in_game(game: NDArray[np.int64]) -> NDArray[np.int64]:
    """How many positions of the same game follow each one."""
    ends = np.flatnonzero(np.append(game[1:] != game[:-1], True))
    last = np.repeat(ends, np.diff(np.concatenate([[-1], ends])))
    found: NDArray[np.int64] = last - np.arange(len(game))
    return found


def _searched_shares(block: Block, now: Array) -> Array:
    """Everybody's shares if the seat that searched has the chance that it found."""
    rows = np.arange(len(block))
    value = np.nan_to_num(np.clip(block.value, 0.005, 0.995), nan=0.5)
    own = now[rows, block.seat]
    found: Array = now * ((1 - value) / np.maximum(1e-6, 1 - own))[:, None]
    found[rows, block.seat] = value
    return found


def _wanted(means: Array, visits: Array, is_legal: NDArray[np.bool_]) -> Array:
    """How often moves should be tried: by their means, drawn towards less where they had few."""
    best = np.max(np.where(is_legal, means, -1), axis=1, keepdims=True)
    doubt = 0.5 / np.sqrt(np.maximum(1, visits)) * TEMPERATURE
    scores = np.where(is_legal, (means - best - doubt) / TEMPERATURE, -1e9)
    odds = np.exp(scores)
    found: Array = (odds / odds.sum(axis=1, keepdims=True)).astype(np.float32)
    return found


def _loss_of_policy(
    wanted: torch.Tensor, is_favourite: torch.Tensor, is_legal: torch.Tensor
) -> float:
    """With the best fixed trust in the policy's move."""
    losses: list[float] = []
    for trust in (0.0, 0.5, 1.0, 1.5, 2.0, 3.0):
        scores = (trust * is_favourite).masked_fill(~is_legal, -1e9)
        odds = torch.log_softmax(scores, dim=1).clamp(min=-30)
        losses.append(-(wanted * odds).sum(dim=1).mean().item())
    return min(losses)


def _guessing(block: Block, rows: NDArray[np.int64]) -> float:
    if block.players > 1:
        return float(np.log(block.players))
    rate = float(np.clip(block.shares[rows].mean(), 1e-6, 1 - 1e-6))
    return float(-rate * np.log(rate) - (1 - rate) * np.log(1 - rate))
