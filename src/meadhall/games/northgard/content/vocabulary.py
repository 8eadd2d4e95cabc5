# mypyc: interpreted
"""The effect vocabulary of the content files ("Effect vocabulary" of the rules): one struct per
keyword."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Resource = Literal["food", "wood", "lore"]
Basic = Literal["recruit", "move", "explore", "build"]


class Effect(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind"):
    pass


class Recruit(Effect, tag="recruit"):
    n: Positive
    where: Literal["controlled", "controlled_or_neutral", "neutral", "last_territory"] = (
        "controlled"
    )
    same_territory: bool = False


class RecruitEach(Effect, tag="recruit_each"):
    n: Literal[1]
    filter: Literal["open_or_printed_wood", "adjacent_to_enemy"]
    max_territories: Count = 0
    """0: as many as there are."""


class RecruitPerIcon(Effect, tag="recruit_per_icon"):
    resource: Resource


class AddUnit(Effect, tag="add_unit"):
    n: Literal[1]


class Move(Effect, tag="move"):
    n: Positive
    points: Count = 0
    ignore_hard: bool = False
    retreat_ignores_hard: bool = False
    pass_enemy: bool = False
    push_defender: bool = False
    bonus_choice: bool = False
    cancel_casualties: Count = 0
    kaija_collects: list[Resource] = []


class PullUnit(Effect, tag="pull_unit"):
    n: Literal[1]
    ignore_hard: Literal[True]
    optional: Literal[True]


class TeleportUnits(Effect, tag="teleport_units"):
    to: Literal["open"]


class ShiftEnemyUnits(Effect, tag="shift_enemy_units"):
    n: Positive
    ignore_hard: Literal[True]


class Explore(Effect, tag="explore"):
    draw: Positive = 1
    times: Positive = 1
    redraw: bool = False
    anywhere: bool = False
    collect_tile: bool = False


class Build(Effect, tag="build"):
    discount: Count = 0
    times: Positive = 1
    duplicate: bool = False
    no_site_small: bool = False
    max_large: Count | None = None
    collect_territory: Literal["none", "before_or_after"] = "none"


class ReplaceBuilding(Effect, tag="replace_building"):
    optional: Literal[True]


class Draw(Effect, tag="draw"):
    n: Positive
    keep: Count
    discard: Count = 0
    top: Count = 0


class DrawPer(Effect, tag="draw_per"):
    per: Literal["closed_territories"]
    min_tiles: Positive


class TakeFromDiscard(Effect, tag="take_from_discard"):
    n: Literal[1]


class Collect(Effect, tag="collect"):
    resource: Resource
    n: Positive


class CollectFromTarget(Effect, tag="collect_from_target"):
    n: Literal[1]


class ChooseOne(Effect, tag="choose_one"):
    options: list[list[CardEffect]]


class ChooseAction(Effect, tag="choose_action"):
    options: list[Basic]
    count: Positive


class SequenceAnyOrder(Effect, tag="sequence_any_order"):
    mandatory: list[CardEffect]
    optional: list[CardEffect]


class PayThen(Effect, tag="pay_then"):
    any_resources: Positive
    optional: Literal[True]
    then: list[CardEffect]


class RemoveEnemyUnit(Effect, tag="remove_enemy_unit"):
    scope: Literal["any", "adjacent"]


class InspectAndDiscard(Effect, tag="inspect_and_discard"):
    n: Literal[1]


class AllOpponentsDiscard(Effect, tag="all_opponents_discard"):
    n: Literal[1]


class OpponentDiscardsRandom(Effect, tag="opponent_discards_random"):
    n: Literal[1]


class Extort(Effect, tag="extort"):
    resources: Positive


class CopyCard(Effect, tag="copy_card"):
    source: Literal["adjacent_enemy", "scorched_earth_owner", "own_played_this_year"]


class CancelCard(Effect, tag="cancel_card"):
    pass


class TakeDisplayCard(Effect, tag="take_display_card"):
    pass


class PlaceScorchedEarth(Effect, tag="place_scorched_earth"):
    optional: Literal[True]


class SetYearFlag(Effect, tag="set_year_flag"):
    flag: Literal["kaija_may_attack", "ignore_enemy_defences"]


CardEffect = (
    Recruit
    | RecruitEach
    | RecruitPerIcon
    | AddUnit
    | Move
    | PullUnit
    | TeleportUnits
    | ShiftEnemyUnits
    | Explore
    | Build
    | ReplaceBuilding
    | Draw
    | DrawPer
    | TakeFromDiscard
    | Collect
    | CollectFromTarget
    | ChooseOne
    | ChooseAction
    | SequenceAnyOrder
    | PayThen
    | RemoveEnemyUnit
    | InspectAndDiscard
    | AllOpponentsDiscard
    | OpponentDiscardsRandom
    | Extort
    | CopyCard
    | CancelCard
    | TakeDisplayCard
    | PlaceScorchedEarth
    | SetYearFlag
)


class HarvestResource(Effect, tag="harvest_resource"):
    resource: Resource
    n: Positive


class HarvestGlory(Effect, tag="harvest_glory"):
    n: Positive


class ExtraStartDraw(Effect, tag="extra_start_draw"):
    n: Positive


class ExtraRecruit(Effect, tag="extra_recruit"):
    n: Positive


class DefenderPoints(Effect, tag="defender_points"):
    n: Positive


class DefenderCasualties(Effect, tag="defender_casualties"):
    n: Positive


BuildingEffect = (
    HarvestResource
    | HarvestGlory
    | ExtraStartDraw
    | ExtraRecruit
    | DefenderPoints
    | DefenderCasualties
)


class Kaija(Effect, tag="kaija"):
    combat_points: Positive
    counts_for_winter: Literal[False]
    may_enter_enemy: Literal[False]


class ExploreWithoutClosing(Effect, tag="explore_without_closing"):
    resource: Resource
    n: Positive


class BuildReward(Effect, tag="build_reward"):
    resource: Resource
    small: Count
    large: Count


class CollectOnClosing(Effect, tag="collect_on_closing"):
    pass


class ScorchedEarth(Effect, tag="scorched_earth"):
    combat_points: Positive
    harvest_steal: Literal[1]


class BonusGlory(Effect, tag="bonus_glory"):
    on_conquest: Count
    on_closing: Count


class AttackWinReward(Effect, tag="attack_win_reward"):
    resource: Resource
    n: Positive


ClanPower = (
    Kaija
    | ExploreWithoutClosing
    | BuildReward
    | CollectOnClosing
    | ScorchedEarth
    | BonusGlory
    | AttackWinReward
)


class BlockHarvest(Effect, tag="block_harvest"):
    except_buildings: Literal[True]
    when: Literal["continuous"]


class Lockdown(Effect, tag="lockdown"):
    forbids: list[Literal["build", "recruit", "explore_from", "move_from"]]
    when: Literal["continuous"]


class RemoveUnit(Effect, tag="remove_unit"):
    n: Literal[1]
    when: Literal["appear_or_move"]


class Attack(Effect, tag="attack"):
    when: Literal["appear_or_move"]


CreatureEffect = BlockHarvest | Lockdown | RemoveUnit | Attack


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
