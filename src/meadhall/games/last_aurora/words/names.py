# mypyc: interpreted
"""What is called after other things: spaces after their region, boxes after their card."""

from collections import Counter
from collections.abc import Iterator

from meadhall.games.last_aurora.content.card_schema import Box, ConvoyCard
from meadhall.games.last_aurora.content.tables import CONTENT
from meadhall.kernel.content import entries
from meadhall.kernel.game import Naming


def _spaces() -> Iterator[tuple[str, Naming]]:
    """A space on a side road has a letter at the end of its id; both starts have a name."""
    for space in CONTENT.boards.spaces:
        if not space.start:
            message = "space" if space.id[1:].isdigit() else "side_road"
            yield space.id, Naming(message, {"region": space.region, "progress": space.progress})


def _boxes() -> Iterator[tuple[str, Naming]]:
    """Boxes that are alike on one card are numbered."""
    convoy = [(card.id, card.boxes) for _, card in entries(CONTENT) if isinstance(card, ConvoyCard)]
    for owner, boxes in [*convoy, *((story.id, story.story_boxes) for story in CONTENT.stories)]:
        kinds = [(_kind(box), box.level) for box in boxes]
        alike = Counter(kinds)
        for place, (box, (kind, level)) in enumerate(zip(boxes, kinds, strict=True), 1):
            number = kinds[:place].count((kind, level)) if alike[kind, level] > 1 else 0
            yield (
                box.id,
                Naming("box", {"card": owner, "kind": kind, "level": level, "number": number}),
            )


def _kind(box: Box) -> str:
    if box.kind == "hold":
        return "_".join(box.accepts)
    return box.effect if box.kind == "special" else box.kind


def _outcomes() -> Iterator[tuple[str, Naming]]:
    for number, card in enumerate(CONTENT.outcomes, 1):
        yield card.id, Naming("outcome", {"number": number})
    for number, card in enumerate(CONTENT.pvp.outcomes, 1):
        yield card.id, Naming("pvp_outcome", {"number": number})


NAMES_COMPOSED = dict([*_spaces(), *_boxes(), *_outcomes()])
