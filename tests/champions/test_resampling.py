"""Other worlds that look the same to a seat: exactly what it cannot know changes (section 11)."""

from collections.abc import Callable, Iterator

import pytest

from meadhall.games.champions import GAME
from meadhall.games.champions.content.tables import DESTINY_IDS
from meadhall.games.champions.rules.state import DESTINIES, ChampionsState
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import SPECTATOR
from tests.champions.table import Table
from tests.rules import rule

EVERY_VIEWER = pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])


def worlds(table: Table, viewer: int, n: int = 30) -> Iterator[ChampionsState]:
    dice = Dice.from_seed("worlds", 1)
    for _ in range(n):
        yield GAME.resample(table.state, viewer, dice)


def possible(table: Table, viewer: int, look: Callable[[ChampionsState], object]) -> set[object]:
    """What may be the case, for all the viewer knows."""
    return {look(world) for world in worlds(table, viewer)}


def destinies_of(seat: int) -> Callable[[ChampionsState], object]:
    return lambda world: tuple(DESTINY_IDS[card] for card in world.players[seat].destinies)


def eventful_table() -> Table:
    """Peeks, cards under the deck, an open destiny, piles of defeated enemies."""
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.rune(1, "rune_success")
    table.rune(2, "rune_knowledge")
    table.defeated(0, "troll_hill_1", "draugr_guard_blue")
    table.defeated(1, "monster_mare_red", "monster_nokk_red")
    table.play("place:sage_house", "peek:shore_2")
    table.play(table.moves()[0])
    table.play("rune:rune_success", "place:troll_gate", "rune:rune_knowledge", "place:draugr_1")
    return table


@rule("CHM-INFO-01", "CHM-INFO-02", "CHM-INFO-03", "CHM-INFO-04")
@EVERY_VIEWER
def test_other_worlds_look_the_same_to_the_viewer(viewer: int) -> None:
    table = eventful_table()
    for world in worlds(table, viewer):
        assert GAME.view(world, viewer) == table.view(viewer)
        assert GAME.faults(world) == []


@rule("CHM-INFO-02")
def test_destinies_of_others_may_be_any_that_the_viewer_has_not_seen() -> None:
    table = Table()
    table.destinies(0, "destiny_hoarder")
    table.destinies(1, "destiny_warlord")
    assert possible(table, 0, destinies_of(0)) == {("destiny_hoarder",)}
    assert len(possible(table, 0, destinies_of(1))) > 5
    assert ("destiny_hoarder",) not in possible(table, 0, destinies_of(1))
    assert len(possible(table, SPECTATOR, destinies_of(0))) > 5


@rule("CHM-INFO-02")
def test_in_every_world_the_owner_knows_the_own_destinies() -> None:
    table = Table()
    for world in worlds(table, 0):
        owner = GAME.view(world, 1).players[1]
        assert owner.destinies == [DESTINY_IDS[card] for card in world.players[1].destinies]
        assert GAME.view(world, 2).players[1].destinies == []
        assert {world.destiny_known[card] for card in world.decks[DESTINIES].cards} == {0}


@rule("CHM-INFO-02", "CHM-INFO-06")
def test_an_opened_destiny_stays_where_it_is() -> None:
    table = Table()
    table.rune(0, "rune_success")
    table.destinies(0, "destiny_hoarder", "destiny_warlord")
    table.play("rune:rune_success", "open:destiny_hoarder")
    for hand in possible(table, 1, destinies_of(0)):
        assert isinstance(hand, tuple)
        assert hand[0] == "destiny_hoarder"
    assert len(possible(table, 1, destinies_of(0))) > 5


@rule("CHM-INFO-04")
def test_a_card_under_the_deck_is_fixed_only_for_the_one_who_put_it_there() -> None:
    table = Table(leaders=["dagrun", "gylfir", "asmundr"])
    table.play("place:sage_house", "peek:shore_2")
    assert len(possible(table, 0, lambda world: tuple(world.drawn))) == 1
    assert len(possible(table, 1, lambda world: tuple(world.drawn))) > 5
    table.play(table.moves()[0])
    assert len(possible(table, 0, lambda world: world.decks[DESTINIES].bottom[0])) == 1
    assert len(possible(table, 1, lambda world: world.decks[DESTINIES].bottom[0])) > 5


@rule("CHM-INFO-03")
def test_piles_of_others_are_guessed_unless_they_are_face_up() -> None:
    table = Table()
    table.defeated(0, "troll_hill_1")
    table.defeated(1, "monster_mare_red", "monster_nokk_red")
    assert possible(table, 0, lambda world: tuple(world.players[0].defeated)) == {
        tuple(table.player(0).defeated)
    }
    assert len(possible(table, 0, lambda world: tuple(world.players[1].defeated))) > 5
    table = Table(variant_hall_of_fame=True)
    table.defeated(1, "monster_mare_red", "monster_nokk_red")
    assert len(possible(table, 0, lambda world: tuple(world.players[1].defeated))) == 1


@rule("CHM-INFO-02", "CHM-INFO-04", "CHM-INFO-05")
def test_journey_cards_are_guessed_unless_the_viewer_has_seen_them() -> None:
    table = Table()
    table.play("place:sage_house", "peek:shore_2")
    table.finish_placement()
    assert possible(table, 0, lambda world: world.shores.journeys[1]) == {
        table.state.shores.journeys[1]
    }
    assert len(possible(table, 0, lambda world: world.shores.journeys[2])) > 3
    assert len(possible(table, 1, lambda world: world.shores.journeys[1])) > 3


@rule("CHM-INFO-04")
def test_the_future_is_unknown() -> None:
    table = Table()
    assert len(possible(table, 0, next_troll)) > 5


def next_troll(world: ChampionsState) -> int:
    table = Table()
    table.state = world
    table.finish_placement()
    return world.town.enemies[0]


@rule("CHM-INFO-08", "CHM-ASSIGN-12")
@EVERY_VIEWER
def test_secret_assignments_of_others_are_guessed(viewer: int) -> None:
    table = Table(assign_mode="simultaneous")
    table.enemy("troll", "troll_hill_1")
    table.enemy("draugr_1", "draugr_guard_blue")
    table.muster(0, swordsman=4)
    table.play("place:troll_gate", "place:draugr_1")
    table.finish_placement()
    table.play("die:swordsman:troll", "die:swordsman:troll", seat=0)
    table.play("done", seat=0)
    table.play("die:swordsman:draugr_1", seat=1)
    for world in worlds(table, viewer):
        assert GAME.view(world, viewer) == table.view(viewer)
        assert GAME.faults(world) == []
    assert (len(possible(table, viewer, lambda world: world.crews.warriors[0])) == 1) == (
        viewer == 0
    )


@rule("CHM-INFO-08", "CHM-ASSIGN-12")
@EVERY_VIEWER
def test_what_others_load_in_secret_is_guessed(viewer: int) -> None:
    table = Table(assign_mode="simultaneous")
    table.give(0, food=4)
    table.play("place:small_public_longship", "sail:shore_2", "place:hunting_grounds")
    table.play("place:large_public_longship", "sail:shore_3")
    table.finish_placement()
    table.play("food:small_public", "die:swordsman:small_public", "done", seat=0)
    for world in worlds(table, viewer):
        assert GAME.view(world, viewer) == table.view(viewer)
        assert GAME.faults(world) == []
    assert (len(possible(table, viewer, lambda world: world.crews.food[0])) == 1) == (viewer == 0)
