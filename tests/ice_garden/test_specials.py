"""Special abilities of the dominating player (LIG-SPC)."""

import pytest

from tests.ice_garden.table import Table
from tests.rules import rule

HERE = "frozen_wastes"


def dominated_by(scientist: str, **units: int) -> Table:
    """Seat 0 has these pieces in the Frozen Wastes, where no nation is left."""
    others = [name for name in ("van_dyken", "freihoff", "callo") if name != scientist]
    table = Table(3, (scientist, *others))
    table.put(0, HERE, **units)
    table.region(HERE, nations=0)
    return table


# Recruitment


@rule("LIG-SPC-02")
def test_a_drakkar_recruits_a_marker_of_its_players_choice() -> None:
    table = dominated_by("fjollsfinn", ice_drakkar=1, influence_marker=2)
    table.put(1, HERE, influence_marker=1, controlled_marker=1)
    table.put(2, HERE, influence_marker=2)
    table.dominate()
    assert (table.step(), table.seat()) == ("SeizeMarker", 0)
    assert table.moves() == [
        "seize:freihoff:influence_marker",
        "seize:van_dyken:influence_marker",
        "seize:van_dyken:controlled_marker",
    ]
    assert table.refuses("done")
    supply = table.state.sides[1].supply
    table.play("seize:van_dyken:controlled_marker")
    assert table.where("controlled_marker", 1) == {}
    assert (table.each("captured"), table.state.sides[1].supply) == ([0, 1, 0], supply)
    assert table.view().players[1].in_ice_garden == 1


@rule("LIG-SPC-02")
def test_nations_are_never_recruited() -> None:
    table = dominated_by("fjollsfinn", ice_drakkar=2)
    table.region(HERE, nations=3)
    table.dominate()
    assert table.step() == "TakeKind"
    assert table.each("captured") == [0, 0, 0]


@rule("LIG-SPC-01", "EX-17")
def test_two_drakkars_in_one_region_recruit_one_marker() -> None:
    table = dominated_by("fjollsfinn", ice_drakkar=2)
    table.put(1, HERE, influence_marker=3)
    table.dominate()
    assert len(table.heard("recruited")) == 1
    assert table.count(1, "influence_marker", HERE) == 2


@rule("LIG-SPC-01", "LIG-SPC-02")
def test_drakkars_in_two_regions_recruit_in_both() -> None:
    table = dominated_by("fjollsfinn", ice_drakkar=1)
    table.put(0, "northern_fjords", ice_drakkar=1)
    for region in (HERE, "northern_fjords"):
        table.put(1, region, influence_marker=1)
    table.dominate()
    table.finish_phase()
    assert [fact["region"] for fact in table.heard("recruited")] == [HERE, "northern_fjords"]


@rule("LIG-SPC-02", "LIG-DOM-04")
def test_who_does_not_dominate_uses_no_ability() -> None:
    table = dominated_by("fjollsfinn", ice_drakkar=1)
    table.put(1, HERE, influence_marker=3)
    table.dominate()
    assert table.heard("recruited") == []


# Piper and Pillage


@rule("LIG-SPC-03", "LIG-SPC-01")
@pytest.mark.parametrize("musicians", [1, 2])
def test_the_piper_brings_one_population(musicians: int) -> None:
    table = dominated_by("van_dyken", rattling_musician=musicians)
    table.dominate()
    assert table.heard("gained") == [{"seat": 0, "resource": "population", "n": 1, "why": "piper"}]


@rule("LIG-SPC-04")
def test_pillage_takes_what_freihoff_chooses_from_whom_he_chooses() -> None:
    table = dominated_by("freihoff", enlightened_one=2)
    table.put(1, HERE, controlled_marker=1)
    table.put(2, HERE, faun=1)
    table.give(1, population=0, gold=1, m_factor_0=0, m_factor_2=1)
    table.give(2, population=1, gold=0, m_factor_0=0)
    table.dominate()
    assert table.moves() == [
        "pillage:van_dyken:gold", "pillage:van_dyken:m_factor_2", "pillage:callo:population",
    ]  # fmt: skip
    table.play("pillage:van_dyken:m_factor_2")
    assert (table.good(1, "m_factor_2"), table.good(0, "m_factor_0")) == (0, 2)
    assert (table.step(), len(table.heard("pillaged"))) == ("TakeKind", 1)


@rule("LIG-SPC-04")
def test_who_is_not_in_the_region_is_not_pillaged() -> None:
    table = dominated_by("freihoff", enlightened_one=1)
    table.put(1, "bear_lands", influence_marker=1)
    table.dominate()
    assert table.step() == "TakeKind"


# Torment and Enthral


@rule("LIG-SPC-05")
def test_the_nightmare_leaves_up_to_two_tokens() -> None:
    table = dominated_by("callo", nightmare=1)
    for total in (1, 2):
        table.dominate()
        assert table.heard("tormented")[-1] == {"seat": 0, "region": HERE, "total": total}
    table.dominate()
    assert len(table.heard("tormented")) == 2


@rule("LIG-SPC-05")
def test_there_is_no_torment_by_the_thorn() -> None:
    table = dominated_by("callo", nightmare=1)
    table.thorn(HERE)
    table.dominate()
    assert table.heard("tormented") == []


@rule("LIG-SPC-05", "LIG-SPC-08")
def test_there_is_no_torment_without_a_token() -> None:
    table = dominated_by("callo", nightmare=1)
    table.region("bear_lands", nightmares=2)
    table.region("coast_of_sails", nightmares=2)
    table.dominate()
    assert table.heard("tormented") == []
    assert table.step() == "TakeKind"


@rule("LIG-SPC-06")
def test_a_faun_replaces_a_marker_by_one_of_callos() -> None:
    table = dominated_by("callo", faun=2)
    table.put(1, HERE, influence_marker=1)
    table.put(2, HERE, influence_marker=2)
    supply = table.each("supply")
    table.dominate()
    table.play("seize:freihoff:influence_marker")
    assert table.count(0, "influence_marker", HERE) == 1
    assert table.count(2, "influence_marker", HERE) == 1
    assert table.each("supply") == [supply[0] - 1, supply[1], supply[2] + 1]


@rule("LIG-SPC-06", "LIG-VUK-11")
def test_in_place_of_a_controlled_marker_the_new_one_is_controlled() -> None:
    table = dominated_by("callo", faun=1)
    table.vuko(HERE)
    table.put(1, HERE, controlled_marker=1)
    table.dominate()
    assert table.where("controlled_marker", 0) == {HERE: 1}
    assert table.where("controlled_marker", 1) == table.where("influence_marker", 0) == {}


@rule("LIG-SPC-06")
def test_without_a_marker_in_supply_nobody_is_enthralled() -> None:
    table = dominated_by("callo", faun=1)
    table.put(1, HERE, influence_marker=1)
    table.supply(0, 0)
    table.dominate()
    assert table.heard("enthralled") == []
    assert table.where("influence_marker", 1) == {HERE: 1}


@rule("LIG-SPC-07")
def test_torment_comes_before_enthral() -> None:
    table = dominated_by("callo", faun=1, nightmare=1)
    table.put(1, HERE, influence_marker=1)
    table.put(2, HERE, influence_marker=1)
    table.dominate()
    assert table.step() == "SeizeMarker"
    assert table.heard("tormented") == [{"seat": 0, "region": HERE, "total": 1}]


# Without an object


@rule("LIG-SPC-08")
@pytest.mark.parametrize(
    ("scientist", "unit", "kind"),
    [
        ("fjollsfinn", "ice_drakkar", "recruited"),
        ("callo", "faun", "enthralled"),
        ("freihoff", "enlightened_one", "pillaged"),
    ],
)
def test_an_ability_without_an_object_does_nothing(scientist: str, unit: str, kind: str) -> None:
    """The only other player there has a unit and no resources."""
    table = dominated_by(scientist, **{unit: 2})
    other = 1 if scientist == "callo" else 2
    pieces = {"freihoff": "moonlit_brother", "van_dyken": "crab", "callo": "wild_children"}
    owner = ("freihoff", "van_dyken", "callo", "fjollsfinn")[table.state.sides[other].scientist]
    table.put(other, HERE, **{pieces[owner]: 1})
    table.give(other, population=0, gold=0, m_factor_0=0)
    table.dominate()
    assert (table.step(), table.heard(kind)) == ("TakeKind", [])


@rule("LIG-SPC-08", "LIG-SPC-03", "LIG-DEF-11")
def test_the_piper_finds_nobody_when_the_stock_is_empty() -> None:
    table = dominated_by("van_dyken", rattling_musician=1)
    table.give(1, population=24 - 4 - 4)
    table.dominate()
    assert table.heard("gained") == [{"seat": 0, "resource": "gold", "n": 1, "why": "region"}]
