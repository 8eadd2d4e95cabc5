"""The network while it is trained; ``bots/network.py`` is the same one when it is asked."""

from typing import Any

import torch
from torch import nn

from meadhall.bots.learned import LayerEntry, PreferencesEntry
from meadhall.bots.network import CONTEXT, MOST_PLAYERS

DIGITS = 5
"""Significant digits of the numbers in the file."""

NEVER = -1.0e9


class Model:
    """Chances of all seats, and how promising moves are."""

    def __init__(
        self, sizes: torch.Tensor, first: int, second: int, shape: int, parts: int, device: Any
    ) -> None:
        """``sizes`` are the usual sizes of the features, by which they are divided."""
        self.sizes: Any = torch.cat([sizes, torch.ones(CONTEXT)]).to(device)
        width = len(sizes) + CONTEXT
        self.first: Any = nn.Linear(width, first)
        self.second: Any = nn.Linear(3 * first, second)
        self.strength: Any = nn.Linear(second, 1)
        self.own: Any = nn.Linear(width, 1, bias=False)
        self.shape: Any = nn.Linear(second, shape)
        # The last part stands for none at all.
        self.parts: Any = nn.EmbeddingBag(parts + 1, shape + 1, mode="sum", padding_idx=parts)
        self._layers: Any = nn.ModuleList(
            [self.first, self.second, self.strength, self.own, self.shape, self.parts]
        ).to(device)
        self.trust: Any = nn.Parameter(torch.tensor(2.0, device=device))
        with torch.no_grad():
            for weights in (self.strength.weight, self.own.weight, self.parts.weight):
                weights.mul_(0.1)

    def parameters(self) -> list[Any]:
        return [*self._layers.parameters(), self.trust]

    def inputs(self, figures: torch.Tensor, progress: torch.Tensor) -> torch.Tensor:
        positions, seats, _ = figures.shape
        context: Any = torch.zeros(positions, seats, CONTEXT, device=figures.device)
        context[:, :, 0] = progress[:, None]
        context[:, :, 1] = progress[:, None] ** 2
        context[:, :, 1 + min(seats, MOST_PLAYERS)] = 1.0
        found: torch.Tensor = torch.cat([figures, context], dim=2) / self.sizes
        return found

    def hidden(self, inputs: torch.Tensor) -> torch.Tensor:
        """What the second layer makes of every seat."""
        made = torch.relu(self.first(inputs))
        seats = made.shape[1]
        if seats == 1:
            others = torch.zeros_like(made)
            most = others
        else:
            others = (made.sum(dim=1, keepdim=True) - made) / (seats - 1)
            most = torch.stack(
                [
                    made[:, [other for other in range(seats) if other != seat]].amax(dim=1)
                    for seat in range(seats)
                ],
                dim=1,
            )
        return torch.relu(self.second(torch.cat([made, others, most], dim=2)))

    def log_shares(self, inputs: torch.Tensor, hidden: torch.Tensor) -> torch.Tensor:
        """The logarithm of each seat's share; alone, of victory and defeat."""
        strength = (self.strength(hidden) + self.own(inputs)).squeeze(2)
        if strength.shape[1] == 1:
            strength = torch.cat([strength, torch.zeros_like(strength)], dim=1)
        return torch.log_softmax(strength, dim=1)

    def log_odds(
        self,
        hidden: torch.Tensor,
        parts: torch.Tensor,
        is_favourite: torch.Tensor,
        is_legal: torch.Tensor,
    ) -> torch.Tensor:
        """How promising moves are, given the parts of each, in logarithms."""
        wanted = torch.relu(self.shape(hidden))
        positions, moves, longest = parts.shape
        vectors = self.parts(parts.reshape(-1, longest)).reshape(positions, moves, -1)
        scores = (vectors[:, :, :-1] * wanted[:, None, :]).sum(dim=2) + vectors[:, :, -1]
        scores = scores + self.trust * is_favourite
        return torch.log_softmax(scores.masked_fill(~is_legal, NEVER), dim=1)

    def layers(self) -> dict[str, Any]:
        """The layers as the file has them, which divides by no sizes."""
        return {
            "first": _entry(self.first, self.sizes),
            "second": _entry(self.second),
            "strength": _numbers(self.strength.weight[0]),
            "own": _numbers(self.own.weight[0] / self.sizes),
            "bias": _numbers(self.strength.bias)[0],
        }

    def preferences(self, parts: list[str]) -> PreferencesEntry:
        vectors = [_numbers(row) for row in self.parts.weight]
        return PreferencesEntry(
            _entry(self.shape),
            {part: vectors[number] for number, part in enumerate(parts)},
            _numbers(self.trust[None])[0],
        )


def _entry(layer: Any, sizes: Any = None) -> LayerEntry:
    weights = layer.weight if sizes is None else layer.weight / sizes
    return LayerEntry([_numbers(row) for row in weights], _numbers(layer.bias))


def _numbers(tensor: Any) -> list[float]:
    return [float(f"{number:.{DIGITS}g}") for number in tensor.detach().cpu().tolist()]
