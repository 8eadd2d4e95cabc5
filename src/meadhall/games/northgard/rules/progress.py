"""What is under way: a card, a tile, a Move action, a combat. Each is part of the state while it
lasts and None otherwise; nothing of one kind ever happens inside another of the same kind.

Territories are kept as any of their areas: ``lands.territory`` finds them again after a tile has
joined them to others.
"""

from typing import Final

from meadhall.games.northgard.content.tiles import NONE
from meadhall.kernel.part import Part

# Why a tile is being laid.
FOR_SETUP: Final = 0
FOR_EXPLORE: Final = 1
FOR_RECRUIT: Final = 2
"""NUL-REC-07."""
FOR_SECOND_CHANCE: Final = 3
"""NUL-EOY-05."""

# How far a combat has come; the names are those of the view.
STEP_IDS: Final[list[str]] = ["push", "food", "roll", "bonus", "casualties", "retreat"]
PUSHING: Final = 0
FEEDING: Final = 1
ROLLING: Final = 2
TAKING_BONUS: Final = 3
LOSING_UNITS: Final = 4
RETREATING: Final = 5

WINNER_IDS: Final[list[str]] = ["attacker", "defender", "nobody"]
ATTACKER: Final = 0
DEFENDER: Final = 1
NOBODY: Final = 2


class MoveTerms:
    """What a card says about its Move action, and about the combats that it causes.

    Actions and combats name it by its number.
    """

    __slots__ = (
        "bonus_choice", "cancel_casualties", "ignore_hard", "kaija_collects", "number",
        "pass_enemy", "points", "push_defender", "retreat_ignores_hard",
    )  # fmt: skip

    def __init__(
        self,
        points: int = 0,
        ignore_hard: bool = False,
        retreat_ignores_hard: bool = False,
        pass_enemy: bool = False,
        push_defender: bool = False,
        bonus_choice: bool = False,
        cancel_casualties: int = 0,
        kaija_collects: tuple[int, ...] = (),
    ) -> None:
        self.number = len(MOVE_TERMS)
        MOVE_TERMS.append(self)
        self.points = points
        self.ignore_hard = ignore_hard
        self.retreat_ignores_hard = retreat_ignores_hard
        self.pass_enemy = pass_enemy
        self.push_defender = push_defender
        self.bonus_choice = bonus_choice
        self.cancel_casualties = cancel_casualties
        self.kaija_collects = kaija_collects
        """The resources that Kaija collects where she sets out (NUL-MOVE-12)."""


MOVE_TERMS: Final[list[MoveTerms]] = []
"""By number."""
NO_BONUS: Final = MoveTerms()
"""For combats that no Move card has caused (NUL-EDGE-35, NUL-CREA-25)."""


class CardInPlay(Part):
    """The card whose effects are being carried out."""

    __slots__ = ("aim", "card", "copied", "drawn", "drawn_seen", "seat")

    def __init__(
        self,
        seat: int,
        card: int,
        copied: int,
        aim: int,
        drawn: tuple[int, ...],
        drawn_seen: tuple[int, ...],
    ) -> None:
        self.seat = seat
        self.card = card
        self.copied = copied
        """The card whose effects it resolves instead of its own, or ``NONE`` (NUL-CARD-18)."""
        self.aim = aim
        """An area of the territory just recruited in, built in or struck, or ``NONE``: what the
        effects that follow refer to."""
        self.drawn = drawn
        """Cards of a Draw action that are still to be divided."""
        self.drawn_seen = drawn_seen
        """The audience that knows each of them, besides the drawer."""

    def copy(self) -> "CardInPlay":
        return CardInPlay(
            seat=self.seat,
            card=self.card,
            copied=self.copied,
            aim=self.aim,
            drawn=self.drawn,
            drawn_seen=self.drawn_seen,
        )


class Placing(Part):
    """Tiles drawn, and how far the choice of tile, cell and turn has come (NUL-EXPL-14)."""

    __slots__ = (
        "anywhere", "can_redraw", "cell", "closed", "collects", "drawn", "effect", "purpose",
        "seat", "tile", "times_left", "tried",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        purpose: int,
        drawn: list[int],
        effect: int = NONE,
        tile: int = NONE,
        cell: int = NONE,
        times_left: int = 0,
        can_redraw: bool = False,
        tried: int = 0,
        closed: tuple[int, ...] = (),
        anywhere: bool = False,
        collects: bool = False,
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        """``FOR_SETUP`` and so on."""
        self.effect = effect
        """The number of the ``ExploreEffect``, or ``NONE`` for the other purposes."""
        self.drawn = drawn
        """In setup these are copies of the player's setup tiles."""
        self.tile = tile
        self.cell = cell
        self.times_left = times_left
        """Further Explores of the same card (NUL-EXPL-07)."""
        self.can_redraw = can_redraw
        self.tried = tried
        """How many tiles of the pile have been seen in vain (NUL-EXPL-04)."""
        self.closed = closed
        """The territories that the tile has closed, once it lies."""
        self.anywhere = anywhere
        """Whether an Explore may place the tile at other players' territories too (NUL-EXPL-03)."""
        self.collects = collects
        """Whether the icons of the tile are collected (NUL-EXPL-08)."""

    def copy(self) -> "Placing":
        return Placing(
            seat=self.seat,
            purpose=self.purpose,
            effect=self.effect,
            drawn=self.drawn[:],
            tile=self.tile,
            cell=self.cell,
            times_left=self.times_left,
            can_redraw=self.can_redraw,
            tried=self.tried,
            closed=self.closed,
            anywhere=self.anywhere,
            collects=self.collects,
        )


class Action(Part):
    """A Move action, or another effect that moves units and causes combats."""

    __slots__ = (
        "came_from", "effect", "fight_areas", "fight_creatures", "group", "group_has_kaija",
        "has_collected", "held", "left", "origin", "owned", "passing", "seat", "target",
        "with_kaija",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        effect: int,
        left: int,
        origin: int,
        target: int,
        with_kaija: bool,
        has_collected: bool,
        passing: int,
        came_from: int,
        group: int,
        group_has_kaija: bool,
        held: list[int],
        owned: tuple[int, ...],
        fight_areas: list[int],
        fight_creatures: list[int],
    ) -> None:
        self.seat = seat
        """The seat that moves and attacks; with Bribery the owner of the units."""
        self.effect = effect
        """The number of its ``MoveTerms``; that of ``NO_BONUS`` for effects that aren't a Move."""
        self.left = left
        self.origin = origin
        """Chosen for the move that is being put together, or ``NONE``."""
        self.target = target
        self.with_kaija = with_kaija
        self.has_collected = has_collected
        """NUL-MOVE-12: once per action."""
        self.passing = passing
        """The partner's territory that a group has entered and must leave (NUL-TEAM-10)."""
        self.came_from = came_from
        """The territory from which that group set out and to which it does not go back."""
        self.group = group
        """How many units have entered it."""
        self.group_has_kaija = group_has_kaija
        self.held = held
        """Areas of territories that this action has entered and a creature holds (NUL-CREA-07)."""
        self.owned = owned
        """Areas of the territories controlled before the action (NUL-CREA-26)."""
        self.fight_areas = fight_areas
        """Combats still to come, in no order."""
        self.fight_creatures = fight_creatures
        """For each of them the creature, or ``NONE`` for a combat against a player."""

    def terms(self) -> MoveTerms:
        return MOVE_TERMS[self.effect]

    def copy(self) -> "Action":
        return Action(
            seat=self.seat,
            effect=self.effect,
            left=self.left,
            origin=self.origin,
            target=self.target,
            with_kaija=self.with_kaija,
            has_collected=self.has_collected,
            passing=self.passing,
            came_from=self.came_from,
            group=self.group,
            group_has_kaija=self.group_has_kaija,
            held=self.held[:],
            owned=self.owned,
            fight_areas=self.fight_areas[:],
            fight_creatures=self.fight_creatures[:],
        )


class Side(Part):
    """One side of a combat: its points and the casualties it inflicts, by source."""

    __slots__ = (
        "bonus_casualties", "bonus_points", "building_casualties", "building_points",
        "cancels", "card_points", "clan_points", "creature", "die", "die_casualties",
        "die_points", "food", "losses", "seat", "unit_points",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        creature: int,
        unit_points: int = 0,
        card_points: int = 0,
        building_points: int = 0,
        clan_points: int = 0,
        food: int = NONE,
        die: int = NONE,
        die_points: int = 0,
        die_casualties: int = 0,
        bonus_points: int = 0,
        bonus_casualties: int = 0,
        building_casualties: int = 0,
        cancels: int = 0,
        losses: int = 0,
    ) -> None:
        self.seat = seat
        """``NONE`` for a creature."""
        self.creature = creature
        self.unit_points = unit_points
        self.card_points = card_points
        self.building_points = building_points
        self.clan_points = clan_points
        self.food = food
        """``NONE`` before it is decided."""
        self.die = die
        """The face, ``NONE`` before it is rolled."""
        self.die_points = die_points
        self.die_casualties = die_casualties
        self.bonus_points = bonus_points
        self.bonus_casualties = bonus_casualties
        self.building_casualties = building_casualties
        self.cancels = cancels
        """Casualties that this side does not suffer (Shieldbearers)."""
        self.losses = losses
        """Casualties still to be taken off the map."""

    def copy(self) -> "Side":
        return Side(
            seat=self.seat,
            creature=self.creature,
            unit_points=self.unit_points,
            card_points=self.card_points,
            building_points=self.building_points,
            clan_points=self.clan_points,
            food=self.food,
            die=self.die,
            die_points=self.die_points,
            die_casualties=self.die_casualties,
            bonus_points=self.bonus_points,
            bonus_casualties=self.bonus_casualties,
            building_casualties=self.building_casualties,
            cancels=self.cancels,
            losses=self.losses,
        )

    def points(self) -> int:
        """NUL-COMBAT-08: all points of steps 1 to 4, as far as they are known."""
        points = self.unit_points + self.card_points + self.building_points + self.clan_points
        points += self.die_points + self.bonus_points
        return points + self.food if self.food > 0 else points

    def inflicts(self) -> int:
        """All casualties, before the other side cancels any."""
        return self.die_casualties + self.bonus_casualties + self.building_casualties


class Combat(Part):
    """NUL-COMBAT, NUL-CREA-11: a combat in one territory."""

    __slots__ = ("area", "attacker", "defender", "effect", "step", "winner")

    def __init__(
        self, area: int, effect: int, step: int, winner: int, attacker: Side, defender: Side
    ) -> None:
        self.area = area
        self.effect = effect
        """The number of the ``MoveTerms`` that hold for the attacker."""
        self.step = step
        self.winner = winner
        """``ATTACKER``, ``DEFENDER``, ``NOBODY``, or ``NONE`` before it is decided."""
        self.attacker = attacker
        self.defender = defender

    def terms(self) -> MoveTerms:
        return MOVE_TERMS[self.effect]

    def copy(self) -> "Combat":
        return Combat(
            area=self.area,
            effect=self.effect,
            step=self.step,
            winner=self.winner,
            attacker=self.attacker.copy(),
            defender=self.defender.copy(),
        )

    def side(self, who: int) -> Side:
        """``ATTACKER`` or ``DEFENDER``."""
        return self.attacker if who == ATTACKER else self.defender
