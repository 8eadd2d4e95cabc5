"""The faults of a position: each of them is noticed, and a sound one has none."""

from collections.abc import Callable

import pytest

from meadhall.games.last_aurora.content.tables import BOX_IDS, CARD_NUMBER
from meadhall.games.last_aurora.rules.modules.facing import ReadTogether
from tests.last_aurora.table import Table

Fault = Callable[[Table], object]


def sound(**options: object) -> Table:
    table = Table(players=2, stories=True, **options)  # type: ignore[arg-type]
    table.begin("exploration")
    return table


def test_a_sound_position_has_no_faults() -> None:
    assert sound().faults() == []


@pytest.mark.parametrize(
    ("spoil", "sentence"),
    [
        (lambda table: setattr(table.state.piles, "discard", (CARD_NUMBER["cook"],)), "doubled"),
        (lambda table: table.state.decks[1].cards.pop(), "lost"),
        (lambda table: setattr(table.player(0), "crew", ()), "crews"),
        (lambda table: table.state.decks[6].cards.pop(), "there are"),
        (lambda table: setattr(table.state.piles, "outcomes", (0,)), "Outcome"),
        (lambda table: table.state.decks[8].cards.pop(), "Story"),
        (lambda table: table.state.supply.__setitem__(1, 3), "fuel tokens"),
        (lambda table: table.player(0).load.__setitem__(0, 3), "LAU-CARGO-07"),
        (lambda table: table.load(0, fuel=9), "LAU-CARGO-04"),
        (lambda table: setattr(table.player(0), "room", (0,) * 16), "recounted"),
        (
            lambda table: table.state.damaged.__setitem__(BOX_IDS.index("crawler.1"), True),
            "in no Convoy",
        ),
        (lambda table: table.put("leader_red", "out"), "wrong zone"),
        (lambda table: table.put("leader_red", contamination=3), "LAU-EXP-11"),
        (lambda table: table.famous(0, 21), "LAU-ROUND-08"),
        (lambda table: setattr(table.state.road, "mines", (1, 2, 3)), "LAU-OPT-04"),
        (lambda table: table.enemy("war_wolves", targets=(0, 0, 0)), "Target counters"),
        (lambda table: setattr(table.state, "order", (0, 0)), "Turn Order"),
        (lambda table: table.state.steps.append(ReadTogether(0, 0, (), ())), "not for all"),
        (lambda table: table.state.steps.append(ReadTogether(41, 0, (0,), ())), "have chosen"),
    ],
)
def test_a_spoiled_position_has_a_fault(spoil: Fault, sentence: str) -> None:
    table = sound()
    spoil(table)
    assert sentence in "; ".join(table.faults())


def test_the_automa_cannot_have_less_than_nothing() -> None:
    table = Table(players=1)
    table.begin("exploration")
    assert table.faults() == []
    table.automa().load[1] = -1
    assert "the Automa has less than nothing" in table.faults()
    table.automa().used.append(0)
    assert "Action cards of the Automa are lost or doubled" in table.faults()
