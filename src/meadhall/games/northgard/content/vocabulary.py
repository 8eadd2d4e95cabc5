# mypyc: interpreted
"""The effect vocabulary of the content files ("Effect vocabulary" of the rules): one struct per
keyword, tagged with it.

What a field may contain is any struct of a family: ``CardEffect`` is one of the structs that derive
from ``OfCard``, and so on. ``rules/builders.py`` says what the rules make of each.
"""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Resource = Literal["food", "wood", "lore"]
Basic = Literal["recruit", "move", "explore", "build"]


class Effect(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    pass


class OfCard(Effect):
    """What a card does. Choices between effects go by these keywords, in this order."""


class Recruit(OfCard, tag="recruit"):
    n: Positive
    where: Literal["controlled", "controlled_or_neutral", "neutral", "last_territory"] = (
        "controlled"
    )
    same_territory: bool = False


class RecruitEach(OfCard, tag="recruit_each"):
    n: Literal[1]
    filter: Literal["open_or_printed_wood", "adjacent_to_enemy"]
    max_territories: Count = 0
    """0: as many as there are."""


class RecruitPerIcon(OfCard, tag="recruit_per_icon"):
    resource: Resource


class AddUnit(OfCard, tag="add_unit"):
    n: Literal[1]


class Move(OfCard, tag="move"):
    n: Positive
    points: Count = 0
    ignore_hard: bool = False
    retreat_ignores_hard: bool = False
    pass_enemy: bool = False
    push_defender: bool = False
    bonus_choice: bool = False
    cancel_casualties: Count = 0
    kaija_collects: list[Resource] = []


class PullUnit(OfCard, tag="pull_unit"):
    n: Literal[1]


class TeleportUnits(OfCard, tag="teleport_units"):
    pass


class ShiftEnemyUnits(OfCard, tag="shift_enemy_units"):
    n: Positive


class Explore(OfCard, tag="explore"):
    draw: Positive = 1
    times: Positive = 1
    redraw: bool = False
    anywhere: bool = False
    collect_tile: bool = False


class Build(OfCard, tag="build"):
    discount: Count = 0
    times: Positive = 1
    duplicate: bool = False
    no_site_small: bool = False
    max_large: Count | None = None
    collect_territory: Literal["none", "before_or_after"] = "none"


class ReplaceBuilding(OfCard, tag="replace_building"):
    pass


class Draw(OfCard, tag="draw"):
    n: Positive
    keep: Count
    discard: Count = 0
    top: Count = 0


class DrawPer(OfCard, tag="draw_per"):
    min_tiles: Positive


class TakeFromDiscard(OfCard, tag="take_from_discard"):
    n: Literal[1]


class Collect(OfCard, tag="collect"):
    resource: Resource
    n: Positive


class CollectFromTarget(OfCard, tag="collect_from_target"):
    n: Literal[1]


class ChooseOne(OfCard, tag="choose_one"):
    options: list[list[CardEffect]]


class ChooseAction(OfCard, tag="choose_action"):
    options: list[Basic]
    count: Positive


class SequenceAnyOrder(OfCard, tag="sequence_any_order"):
    mandatory: list[CardEffect]
    optional: list[CardEffect]


class PayThen(OfCard, tag="pay_then"):
    any_resources: Positive
    then: list[CardEffect]


class RemoveEnemyUnit(OfCard, tag="remove_enemy_unit"):
    scope: Literal["any", "adjacent"]


class InspectAndDiscard(OfCard, tag="inspect_and_discard"):
    n: Literal[1]


class AllOpponentsDiscard(OfCard, tag="all_opponents_discard"):
    n: Literal[1]


class OpponentDiscardsRandom(OfCard, tag="opponent_discards_random"):
    n: Literal[1]


class Extort(OfCard, tag="extort"):
    resources: Positive


class CopyCard(OfCard, tag="copy_card"):
    source: Literal["adjacent_enemy", "scorched_earth_owner", "own_played_this_year"]


class CancelCard(OfCard, tag="cancel_card"):
    pass


class TakeDisplayCard(OfCard, tag="take_display_card"):
    pass


class PlaceScorchedEarth(OfCard, tag="place_scorched_earth"):
    pass


class SetYearFlag(OfCard, tag="set_year_flag"):
    flag: Literal["kaija_may_attack", "ignore_enemy_defences"]


class OfBuilding(Effect):
    """What a building does where it stands."""

    n: Positive


class HarvestResource(OfBuilding, tag="harvest_resource"):
    resource: Resource


class HarvestGlory(OfBuilding, tag="harvest_glory"):
    pass


class ExtraStartDraw(OfBuilding, tag="extra_start_draw"):
    pass


class ExtraRecruit(OfBuilding, tag="extra_recruit"):
    pass


class DefenderPoints(OfBuilding, tag="defender_points"):
    pass


class DefenderCasualties(OfBuilding, tag="defender_casualties"):
    pass


class OfClan(Effect):
    """The power of a clan."""


class Kaija(OfClan, tag="kaija"):
    combat_points: Positive


class ExploreWithoutClosing(OfClan, tag="explore_without_closing"):
    resource: Resource
    n: Positive


class BuildReward(OfClan, tag="build_reward"):
    resource: Resource
    small: Count
    large: Count


class CollectOnClosing(OfClan, tag="collect_on_closing"):
    pass


class ScorchedEarth(OfClan, tag="scorched_earth"):
    combat_points: Positive
    harvest_steal: Literal[1]


class BonusGlory(OfClan, tag="bonus_glory"):
    on_conquest: Count
    on_closing: Count


class AttackWinReward(OfClan, tag="attack_win_reward"):
    resource: Resource
    n: Positive


class OfCreature(Effect):
    """What a kind of creature does."""


class BlockHarvest(OfCreature, tag="block_harvest"):
    pass


class Lockdown(OfCreature, tag="lockdown"):
    pass


class RemoveUnit(OfCreature, tag="remove_unit"):
    n: Literal[1]


class Attack(OfCreature, tag="attack"):
    pass


class ScorePer(Effect, tag="score_per"):
    what: Literal[
        "small_building",
        "large_building",
        "empty_small_site",
        "empty_large_site",
        "food_icon",
        "wood_icon",
        "lore_icon",
        "lair",
        "unit",
    ]
    glory: Positive


if TYPE_CHECKING:
    CardEffect = OfCard
    BuildingEffect = OfBuilding
    ClanPower = OfClan
    CreatureEffect = OfCreature
else:
    CardEffect = reduce(or_, OfCard.__subclasses__())
    BuildingEffect = reduce(or_, OfBuilding.__subclasses__())
    ClanPower = reduce(or_, OfClan.__subclasses__())
    CreatureEffect = reduce(or_, OfCreature.__subclasses__())
