"""What was rolled, beside what such dice show on average."""

from meadhall.games.northgard import GAME
from meadhall.kernel.game import Luck
from tests.northgard.table import Table


def test_the_dice_of_a_combat_are_counted_for_both_sides() -> None:
    table = Table()
    table.units(0, "start.w 4")
    table.units(1, "start.s 4")
    assert GAME.luck(3, table.events) == [Luck(seat, 0, 0, 0.0) for seat in range(3)]
    table.resolve(0, "start_move")
    table.play("from:start.w", "to:start.s", "units:4", rolls=["axe3", "skull2"])
    # A die shows 2, 3, 1, 3, 2 and 2 axes and skulls.
    assert GAME.luck(3, table.events) == [
        Luck(0, dice=1, hits=3, expected=2.17),
        Luck(1, dice=1, hits=2, expected=2.17),
        Luck(2, 0, 0, 0.0),
    ]


def test_what_is_rolled_for_a_creature_is_nobodys_luck() -> None:
    table = Table(creatures=True)
    table.units(0, "start.n 4")
    table.creature("wolf_beige", "start.n")
    table.resolve(0, "start_move")
    table.play("done")
    table.play("fight:wolf_beige", rolls=["skull_or_axe", "axe3"])
    assert GAME.luck(3, table.events)[0] == Luck(0, dice=1, hits=1, expected=2.17)
    assert GAME.luck(3, table.events)[1].dice == 0
