# mypyc: interpreted
"""The words of the content files for effects and abilities, one struct for each."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Resource = Literal["fuel", "food", "ammo"]
Token = Literal["survivor", "fuel", "food", "ammo"]
Zone = Literal["active", "rest", "exhausted"]
Letter = Literal["A", "B", "C", "D"]


class Word(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """Anything that a card does."""


class Gain(Word, tag="gain"):
    what: Resource | Literal["resource"]
    n: Positive


class Lose(Word, tag="lose"):
    what: Resource | Literal["resource"]
    n: Positive


class Pay(Word, tag="pay"):
    what: Resource | Literal["resource", "object", "fame"]
    n: Positive
    allow_floor: bool = False


class Fame(Word, tag="fame"):
    n: int


class DrawObject(Word, tag="draw_object"):
    n: Positive


class Repair(Word, tag="repair"):
    n: Positive


class Damage(Word, tag="damage"):
    n: Positive
    where: Literal[
        "any", "column:1", "column:2", "column:3", "columns", "upper_row", "best_weapon",
        "different_cards",
    ]  # fmt: skip
    columns: list[Positive] = []


class Contaminate(Word, tag="contaminate"):
    n: Literal[1]
    who: Literal["choose", "choose_active", "explorer", "each_in_rest"]


class Decontaminate(Word, tag="decontaminate"):
    n: Positive
    who: Literal["any", "one_survivor", "up_to_three_in_one_zone"]


class Speed(Word, tag="speed"):
    n: int
    when: Literal["this_move", "next_move"]
    marker: Literal["none", "this_card"] = "none"


class MoveSurvivor(Word, tag="move_survivor"):
    frm: Zone
    to: Zone
    n: Positive


class AdvanceSurvivor(Word, tag="advance_survivor"):
    n: Positive


class Choose(Word, tag="choose"):
    options: list[list["Effect"]]


class EachPlayer(Word, tag="each_player"):
    effects: list["Effect"]


class AttachFromDiscard(Word, tag="attach_from_discard"):
    types: list[Literal["truck", "trailer", "device"]]
    n: Literal[1]


class RecruitFromDiscard(Word, tag="recruit_from_discard"):
    n: Literal[1]


class Loot(Word, tag="loot"):
    pass


class ExploreBonus(Word, tag="explore_bonus"):
    n: Positive


class ReplaceAmmo(Word, tag="replace_ammo"):
    hit_bonus: Positive


class HitBonus(Word, tag="hit_bonus"):
    n: Positive
    scope: Literal["this_attack"]


class AttackMisses(Word, tag="attack_misses"):
    pass


class EnemyDamage(Word, tag="enemy_damage"):
    n: Positive
    normal: Literal[False]


class SwapTarget(Word, tag="swap_target"):
    pass


class IgnoreAmbush(Word, tag="ignore_ambush"):
    enemies: Literal[1]
    scope: Literal["self", "all_players"] = "self"


class IgnoreEnemies(Word, tag="ignore_enemies"):
    scope: Literal["this_fire_phase"]


class PlaceMines(Word, tag="place_mines"):
    n: Positive
    damage: Positive
    where: Literal["column:1"]


class Donate(Word, tag="donate"):
    what: Literal["food"]
    fame_each: Positive


class AuroraToRedStop(Word, tag="aurora_to_red_stop_if_total_below"):
    n: Positive


class Keep(Word, tag="keep"):
    where: Literal["convoy", "active", "exploration"]


class ExplorerStaysExhausted(Word, tag="explorer_stays_exhausted"):
    pass


class LoseSurvivor(Word, tag="lose_survivor"):
    n: Positive


class AutomaSurvivor(Word, tag="automa_survivor"):
    n: Positive


class AutomaLevel(Word, tag="automa_level"):
    n: Positive


Effect = (
    Gain
    | Lose
    | Pay
    | Fame
    | DrawObject
    | Repair
    | Damage
    | Contaminate
    | Decontaminate
    | Speed
    | MoveSurvivor
    | AdvanceSurvivor
    | Choose
    | EachPlayer
    | AttachFromDiscard
    | RecruitFromDiscard
    | Loot
    | ExploreBonus
    | ReplaceAmmo
    | HitBonus
    | AttackMisses
    | EnemyDamage
    | SwapTarget
    | IgnoreAmbush
    | IgnoreEnemies
    | PlaceMines
    | Donate
    | AuroraToRedStop
    | Keep
    | ExplorerStaysExhausted
    | LoseSurvivor
    | AutomaSurvivor
    | AutomaLevel
)


class KeptExploreBonus(Word, tag="kept_explore_bonus"):
    n: Positive
    uses: Literal["once_per_round"]


class LeaderToRest(Word, tag="leader_to_rest"):
    pass


class CopilotSpeed(Word, tag="copilot_speed"):
    n: Positive
    gap: Positive
    extra: Positive


class SpeedBonus(Word, tag="speed_bonus"):
    n: Positive


class GatherBonus(Word, tag="gather_bonus"):
    n: Positive


class GatherDrawObject(Word, tag="gather_draw_object"):
    n: Positive


class AltBonus(Word, tag="alt_bonus"):
    effects: list[Effect]


class EncounterBonus(Word, tag="encounter_bonus"):
    effects: list[Effect]


class LowSlotToRest(Word, tag="low_slot_to_rest"):
    value: Positive


class FeedFree(Word, tag="feed_free"):
    n: Positive


class DecontaminateRest(Word, tag="decontaminate_rest"):
    n: Positive


class RepairEndOfRound(Word, tag="repair_end_of_round"):
    n: Positive


class FirstHitBonus(Word, tag="first_hit_bonus"):
    n: Positive


class SecondOutcome(Word, tag="second_outcome"):
    pass


class MissToDamage(Word, tag="miss_to_damage"):
    n: Positive


class Snipe(Word, tag="snipe"):
    damage: Positive
    ammo: Literal[1]


class RadioStrike(Word, tag="radio_strike"):
    columns: list[Positive]


class AdjacentBonus(Word, tag="adjacent_bonus"):
    pass


class SpeedIfBehind(Word, tag="speed_if_behind"):
    n: Positive


class DecontaminateToRest(Word, tag="decontaminate_to_rest"):
    n: Positive


class DecontaminateForSpeed(Word, tag="decontaminate_for_speed"):
    cost: Positive
    n: Positive


class SpeedByConvoy(Word, tag="speed_by_convoy"):
    steps: list[Positive]
    values: list[Positive]


class FirstHitByConvoy(Word, tag="first_hit_by_convoy"):
    steps: list[Positive]
    values: list[Positive]


class SpeedIfUndamaged(Word, tag="speed_if_undamaged"):
    n: Positive


class SpeedForObject(Word, tag="speed_for_object"):
    cost: Literal[1]
    n: Positive


Ability = (
    LeaderToRest
    | CopilotSpeed
    | SpeedBonus
    | GatherBonus
    | GatherDrawObject
    | AltBonus
    | EncounterBonus
    | LowSlotToRest
    | FeedFree
    | DecontaminateRest
    | RepairEndOfRound
    | FirstHitBonus
    | SecondOutcome
    | MissToDamage
    | Snipe
    | RadioStrike
    | AdjacentBonus
    | SpeedIfBehind
    | DecontaminateToRest
    | DecontaminateForSpeed
    | SpeedByConvoy
    | FirstHitByConvoy
    | SpeedIfUndamaged
    | SpeedForObject
)
