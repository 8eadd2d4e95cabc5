# mypyc: interpreted
"""Whether the gods were kind: axes and skulls rolled in combats, and how many a die shows."""

from collections.abc import Sequence

from meadhall.games.northgard.content.tables import (
    FACE_CASUALTIES,
    FACE_CHOICE_POINTS,
    FACE_POINTS,
    FACES,
)
from meadhall.games.northgard.rules.events import ROLLED
from meadhall.kernel.events import Event
from meadhall.kernel.game import Luck

SHOWN = [
    FACE_POINTS[face] + FACE_CASUALTIES[face] + FACE_CHOICE_POINTS[face] for face in range(FACES)
]
"""Points and casualties of each face; the one that leaves a choice counts once."""
MEAN = sum(SHOWN) / FACES


def luck_in(players: int, events: Sequence[Event]) -> list[Luck]:
    """From the dice that players rolled for their own units; those of creatures are nobody's."""
    dice = [0] * players
    hits = [0] * players
    for event in events:
        if event.kind is ROLLED:
            seat, face = event.values
            dice[seat] += 1
            hits[seat] += SHOWN[face]
    return [
        Luck(seat, dice[seat], hits[seat], round(dice[seat] * MEAN, 2)) for seat in range(players)
    ]
