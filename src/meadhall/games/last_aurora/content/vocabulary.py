# mypyc: interpreted
"""The words of the content files for effects and abilities, one struct for each.

``rules/builders.py`` and ``rules/cards/abilities.py`` say what each of them builds.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

Count = Annotated[int, Meta(ge=0)]
Positive = Annotated[int, Meta(ge=1)]
Resource = Literal["fuel", "food", "ammo"]
Token = Literal["survivor", "fuel", "food", "ammo"]
Zone = Literal["active", "rest", "exhausted"]
Letter = Literal["A", "B", "C", "D"]


class Word(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="do"):
    """Anything that a card does, and what the tables read from it."""

    def amounts(self) -> dict[str, int]:
        """What it gives or takes, by name; ``words/`` has a phrase ``amount-<name>`` for each."""
        return {}

    def harm(self) -> int:
        """The most Damage that it does."""
        return 0

    def speed(self) -> int:
        """The most points that it adds to the move in progress."""
        return 0

    def explore_bonus(self) -> int:
        """LAU-OBJ-06: what it adds to an exploration value."""
        return 0

    def rounds_bonus(self) -> int:
        """LAU-OBJ-05: what it adds to a hit when fired in place of Ammo."""
        return 0

    def hides(self) -> bool:
        """LFS-OBJ-02: whether Enemies overlook whoever uses it."""
        return False


class Gain(Word, tag="gain"):
    what: Resource | Literal["resource"]
    n: Positive

    def amounts(self) -> dict[str, int]:
        return {self.what: self.n}


class Lose(Word, tag="lose"):
    what: Resource | Literal["resource"]
    n: Positive


class Pay(Word, tag="pay"):
    what: Resource | Literal["resource", "object", "fame"]
    n: Positive
    allow_floor: bool = False

    def amounts(self) -> dict[str, int]:
        return {f"pay_{self.what}": self.n}


class Fame(Word, tag="fame"):
    n: int

    def amounts(self) -> dict[str, int]:
        return {"fame": self.n}


class DrawObject(Word, tag="draw_object"):
    n: Positive

    def amounts(self) -> dict[str, int]:
        return {"object": self.n}


class Repair(Word, tag="repair"):
    n: Positive

    def amounts(self) -> dict[str, int]:
        return {"repair": self.n}


class Damage(Word, tag="damage"):
    n: Positive
    where: Literal[
        "any", "column:1", "column:2", "column:3", "columns", "upper_row", "best_weapon",
        "different_cards",
    ]  # fmt: skip
    columns: list[Positive] = []

    def amounts(self) -> dict[str, int]:
        return {"damage": self.n}

    def harm(self) -> int:
        return self.n


class Contaminate(Word, tag="contaminate"):
    n: Literal[1]
    who: Literal["choose", "choose_active", "explorer", "each_in_rest"]

    def amounts(self) -> dict[str, int]:
        return {"contamination": self.n}


class Decontaminate(Word, tag="decontaminate"):
    n: Positive
    who: Literal["any", "one_survivor", "up_to_three_in_one_zone"]

    def amounts(self) -> dict[str, int]:
        return {"cleanse": self.n}


class Speed(Word, tag="speed"):
    n: int
    when: Literal["this_move", "next_move"]
    marker: Literal["none", "this_card"] = "none"

    def amounts(self) -> dict[str, int]:
        return {f"speed_{self.when}": self.n}

    def speed(self) -> int:
        return self.n if self.when == "this_move" else 0


class MoveSurvivor(Word, tag="move_survivor"):
    frm: Zone
    to: Zone
    n: Positive

    def amounts(self) -> dict[str, int]:
        return {f"to_{self.to}": self.n}


class AdvanceSurvivor(Word, tag="advance_survivor"):
    n: Positive


class Choose(Word, tag="choose"):
    options: list[list["Effect"]]

    def harm(self) -> int:
        return max(sum(word.harm() for word in option) for option in self.options)

    def speed(self) -> int:
        return max(sum(word.speed() for word in option) for option in self.options)


class EachPlayer(Word, tag="each_player"):
    effects: list["Effect"]


class AttachFromDiscard(Word, tag="attach_from_discard"):
    types: list[Literal["truck", "trailer", "device"]]
    n: Literal[1]

    def amounts(self) -> dict[str, int]:
        return {"attach": self.n}


class RecruitFromDiscard(Word, tag="recruit_from_discard"):
    n: Literal[1]

    def amounts(self) -> dict[str, int]:
        return {"recruit": self.n}


class Loot(Word, tag="loot"):
    pass


class ExploreBonus(Word, tag="explore_bonus"):
    n: Positive

    def explore_bonus(self) -> int:
        return self.n


class ReplaceAmmo(Word, tag="replace_ammo"):
    hit_bonus: Positive

    def rounds_bonus(self) -> int:
        return self.hit_bonus


class HitBonus(Word, tag="hit_bonus"):
    n: Positive


class AttackMisses(Word, tag="attack_misses"):
    pass


class EnemyDamage(Word, tag="enemy_damage"):
    n: Positive


class SwapTarget(Word, tag="swap_target"):
    pass


class IgnoreAmbush(Word, tag="ignore_ambush"):
    scope: Literal["self", "all_players"] = "self"


class IgnoreEnemies(Word, tag="ignore_enemies"):
    def hides(self) -> bool:
        return True


class PlaceMines(Word, tag="place_mines"):
    n: Positive
    damage: Positive

    def harm(self) -> int:
        return self.damage


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
    Gain | Lose | Pay | Fame | DrawObject | Repair | Damage | Contaminate | Decontaminate | Speed
    | MoveSurvivor | AdvanceSurvivor | Choose | EachPlayer | AttachFromDiscard |
    RecruitFromDiscard | Loot | ExploreBonus | ReplaceAmmo | HitBonus | AttackMisses | EnemyDamage
    | SwapTarget | IgnoreAmbush | IgnoreEnemies | PlaceMines | Donate | AuroraToRedStop | Keep |
    ExplorerStaysExhausted | LoseSurvivor | AutomaSurvivor | AutomaLevel
)  # fmt: skip


class KeptExploreBonus(Word, tag="kept_explore_bonus"):
    n: Positive


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
    LeaderToRest | CopilotSpeed | SpeedBonus | GatherBonus | GatherDrawObject | AltBonus |
    EncounterBonus | LowSlotToRest | FeedFree | DecontaminateRest | RepairEndOfRound |
    FirstHitBonus | SecondOutcome | MissToDamage | Snipe | RadioStrike | AdjacentBonus |
    SpeedIfBehind | DecontaminateToRest | DecontaminateForSpeed | SpeedByConvoy | FirstHitByConvoy
    | SpeedIfUndamaged | SpeedForObject
)  # fmt: skip
