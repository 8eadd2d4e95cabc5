"""The keywords of the effect vocabulary as numbers, and what each of them has to say."""

from typing import Final

EFFECT_IDS: Final = [
    "recruit", "recruit_each", "recruit_per_icon", "add_unit", "move", "pull_unit",
    "teleport_units", "shift_enemy_units", "explore", "build", "replace_building", "draw",
    "draw_per", "take_from_discard", "collect", "collect_from_target", "choose_one",
    "choose_action", "sequence_any_order", "pay_then", "remove_enemy_unit", "inspect_and_discard",
    "all_opponents_discard", "opponent_discards_random", "extort", "copy_card", "cancel_card",
    "take_display_card", "place_scorched_earth", "set_year_flag",
]  # fmt: skip
RECRUIT: Final = 0
RECRUIT_EACH: Final = 1
RECRUIT_PER_ICON: Final = 2
ADD_UNIT: Final = 3
MOVE: Final = 4
PULL_UNIT: Final = 5
TELEPORT_UNITS: Final = 6
SHIFT_ENEMY_UNITS: Final = 7
EXPLORE: Final = 8
BUILD: Final = 9
REPLACE_BUILDING: Final = 10
DRAW: Final = 11
DRAW_PER: Final = 12
TAKE_FROM_DISCARD: Final = 13
COLLECT: Final = 14
COLLECT_FROM_TARGET: Final = 15
CHOOSE_ONE: Final = 16
CHOOSE_ACTION: Final = 17
SEQUENCE_ANY_ORDER: Final = 18
PAY_THEN: Final = 19
REMOVE_ENEMY_UNIT: Final = 20
INSPECT_AND_DISCARD: Final = 21
ALL_OPPONENTS_DISCARD: Final = 22
OPPONENT_DISCARDS_RANDOM: Final = 23
EXTORT: Final = 24
COPY_CARD: Final = 25
CANCEL_CARD: Final = 26
TAKE_DISPLAY_CARD: Final = 27
PLACE_SCORCHED_EARTH: Final = 28
SET_YEAR_FLAG: Final = 29

WHERE_IDS: Final = ["controlled", "controlled_or_neutral", "neutral", "last_territory"]
CONTROLLED: Final = 0
CONTROLLED_OR_NEUTRAL: Final = 1
NEUTRAL: Final = 2
LAST_TERRITORY: Final = 3

SOURCE_IDS: Final = ["adjacent_enemy", "scorched_earth_owner", "own_played_this_year"]
ADJACENT_ENEMY: Final = 0
SCORCHED_EARTH_OWNER: Final = 1
OWN_PLAYED_THIS_YEAR: Final = 2

FLAG_IDS: Final = ["kaija_may_attack", "ignore_enemy_defences"]
KAIJA_MAY_ATTACK: Final = 1
IGNORE_ENEMY_DEFENCES: Final = 2
"""Year flags of a player, as bits."""

NO_LIMIT: Final = 99


class Effect:
    """A keyword and its number ``n``; the keywords below have more to say."""

    __slots__ = ("kind", "n")

    def __init__(self, kind: int, n: int) -> None:
        self.kind = kind
        self.n = n


class RecruitEffect(Effect):
    __slots__ = ("same_territory", "where")

    def __init__(self, n: int, where: int, same_territory: bool) -> None:
        super().__init__(RECRUIT, n)
        self.where = where
        self.same_territory = same_territory


class RecruitEachEffect(Effect):
    __slots__ = ("at_enemies", "max_territories")

    def __init__(self, n: int, at_enemies: bool, max_territories: int) -> None:
        super().__init__(RECRUIT_EACH, n)
        self.at_enemies = at_enemies
        """In territories adjacent to an enemy's; otherwise in open ones or those with wood."""
        self.max_territories = max_territories


class MoveEffect(Effect):
    __slots__ = (
        "bonus_choice", "cancel_casualties", "ignore_hard", "kaija_collects", "pass_enemy",
        "points", "push_defender", "retreat_ignores_hard",
    )  # fmt: skip

    def __init__(
        self,
        n: int,
        points: int,
        ignore_hard: bool,
        retreat_ignores_hard: bool,
        pass_enemy: bool,
        push_defender: bool,
        bonus_choice: bool,
        cancel_casualties: int,
        kaija_collects: list[int],
    ) -> None:
        super().__init__(MOVE, n)
        self.points = points
        self.ignore_hard = ignore_hard
        self.retreat_ignores_hard = retreat_ignores_hard
        self.pass_enemy = pass_enemy
        self.push_defender = push_defender
        self.bonus_choice = bonus_choice
        self.cancel_casualties = cancel_casualties
        self.kaija_collects = kaija_collects


class ExploreEffect(Effect):
    """``n`` tiles are drawn."""

    __slots__ = ("anywhere", "collect_tile", "redraw", "times")

    def __init__(
        self, n: int, times: int, redraw: bool, anywhere: bool, collect_tile: bool
    ) -> None:
        super().__init__(EXPLORE, n)
        self.times = times
        self.redraw = redraw
        self.anywhere = anywhere
        self.collect_tile = collect_tile


class BuildEffect(Effect):
    """``n`` builds, all but the first of them optional."""

    __slots__ = ("collects", "discount", "duplicate", "max_large", "no_site_small")

    def __init__(
        self,
        n: int,
        discount: int,
        duplicate: bool,
        no_site_small: bool,
        max_large: int,
        collects: bool,
    ) -> None:
        super().__init__(BUILD, n)
        self.discount = discount
        self.duplicate = duplicate
        self.no_site_small = no_site_small
        self.max_large = max_large
        self.collects = collects
        """Before or after (NUL-CARD-14)."""


class DrawEffect(Effect):
    __slots__ = ("discard", "keep", "top")

    def __init__(self, n: int, keep: int, discard: int, top: int) -> None:
        super().__init__(DRAW, n)
        self.keep = keep
        self.discard = discard
        self.top = top


class ResourceEffect(Effect):
    """``recruit_per_icon`` and ``collect``."""

    __slots__ = ("resource",)

    def __init__(self, kind: int, n: int, resource: int) -> None:
        super().__init__(kind, n)
        self.resource = resource


class ChooseEffect(Effect):
    """``choose_one`` and ``choose_action``: ``n`` different ones of some sequences."""

    __slots__ = ("options",)

    def __init__(self, kind: int, n: int, options: list[int]) -> None:
        super().__init__(kind, n)
        self.options = options


class AnyOrderEffect(Effect):
    __slots__ = ("mandatory", "optional")

    def __init__(self, mandatory: int, optional: int) -> None:
        super().__init__(SEQUENCE_ANY_ORDER, 0)
        self.mandatory = mandatory
        self.optional = optional


class PayThenEffect(Effect):
    """``n`` resources of any kinds are paid."""

    __slots__ = ("then",)

    def __init__(self, n: int, then: int) -> None:
        super().__init__(PAY_THEN, n)
        self.then = then


class RemoveEffect(Effect):
    __slots__ = ("is_adjacent",)

    def __init__(self, is_adjacent: bool) -> None:
        super().__init__(REMOVE_ENEMY_UNIT, 1)
        self.is_adjacent = is_adjacent


class CopyEffect(Effect):
    __slots__ = ("source",)

    def __init__(self, source: int) -> None:
        super().__init__(COPY_CARD, 0)
        self.source = source
