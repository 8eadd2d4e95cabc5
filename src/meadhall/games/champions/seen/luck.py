# mypyc: interpreted
"""Whether the gods were kind: hits rolled, and hits that such dice show on average."""

from collections.abc import Sequence

from meadhall.games.champions.content.tables import DIE_FACES, FACE_DAMAGE, FACE_KINDS
from meadhall.games.champions.rules.builders import RUNES
from meadhall.games.champions.rules.events import FAVOR_SPENT, ROLLED, RUNE_USED
from meadhall.games.champions.rules.fighting.rolls import RerollBlanks
from meadhall.kernel.events import Event
from meadhall.kernel.game import Luck

DICE = list(ROLLED.fields).index("dice")
"""Where the dice begin among the values of a roll."""
MEAN_HITS = [sum(FACE_DAMAGE[face] for face in faces) / len(faces) for faces in DIE_FACES]


def luck_in(players: int, events: Sequence[Event]) -> list[Luck]:
    """First rolls only: rerolled dice have been chosen, so they are not a fair sample."""
    dice = [0] * players
    hits = [0] * players
    expected = [0.0] * players
    is_again = False
    for event in events:
        if event.kind is FAVOR_SPENT or (event.kind is RUNE_USED and rolls_again(event.values[1])):
            is_again = True
        elif event.kind is ROLLED:
            if not is_again:
                seat, groups = event.values[0], event.values[DICE:]
                dice[seat] += len(groups)
                hits[seat] += sum(FACE_DAMAGE[group % FACE_KINDS] for group in groups)
                expected[seat] += sum(MEAN_HITS[group // FACE_KINDS] for group in groups)
            is_again = False
    return [Luck(seat, dice[seat], hits[seat], round(expected[seat], 2)) for seat in range(players)]


def rolls_again(rune: int) -> bool:
    """Potential; the other runes change what a roll is worth, or have nothing to do with one."""
    return isinstance(RUNES[rune], RerollBlanks)
