"""The exact odds of combats, from the faces of two dice (NUL-COMBAT-06 to 10, NUL-CREA-12).

They depend on the margin (the attacker's points before the dice, less the defender's), on the
figures of each side, and on casualties that need no die. Results are kept in tables.

>>> odds = fight_odds(margin=2, attackers=4, defenders=2, towers=0, cancels=0, bonus=0)
>>> 0.9 < odds.win < 1.0
True
>>> creature_odds(margin=-2, figures=3, cancels=0, is_attacker=True).win < 0.2
True
"""

from typing import Final

from meadhall.games.northgard.content.tables import (
    FACE_CASUALTIES,
    FACE_CHOICE_CASUALTIES,
    FACE_CHOICE_POINTS,
    FACE_IS_CHOICE,
    FACE_POINTS,
    FACES,
)

Roll = tuple[int, int]
"""Points and casualties."""


def _ways(face: int) -> list[Roll]:
    """What a player may choose from with this face."""
    if FACE_IS_CHOICE[face]:
        return [(FACE_CHOICE_POINTS[face], 0), (0, FACE_CHOICE_CASUALTIES[face])]
    return [(FACE_POINTS[face], FACE_CASUALTIES[face])]


WAYS: Final[list[list[Roll]]] = [_ways(face) for face in range(FACES)]
"""For each face of the die."""
LOSS: Final = 0.01
"""The weight of a unit where two choices win equally often."""


class Odds:
    """How a combat ends on average for the attacker, or for the player who meets a creature."""

    __slots__ = ("loss_of_foe", "losses", "win")

    def __init__(self, win: float, losses: float, loss_of_foe: float) -> None:
        self.win = win
        self.losses = losses
        """Casualties only: the loser retreats with the rest."""
        self.loss_of_foe = loss_of_foe

    def merit(self) -> float:
        return self.win + LOSS * (self.loss_of_foe - self.losses)


def _best(ways: list[Odds]) -> Odds:
    best = ways[0]
    for odds in ways:
        if odds.merit() > best.merit():
            best = odds
    return best


def _worst(ways: list[Odds]) -> Odds:
    worst = ways[0]
    for odds in ways:
        if odds.merit() < worst.merit():
            worst = odds
    return worst


def _average(rolls: list[Odds]) -> Odds:
    """The odds before a roll, from those after each face."""
    win = losses = loss_of_foe = 0.0
    for odds in rolls:
        win += odds.win
        losses += odds.losses
        loss_of_foe += odds.loss_of_foe
    return Odds(win / FACES, losses / FACES, loss_of_foe / FACES)


# Players


class Clash:
    """A combat between players with dice still to be rolled."""

    __slots__ = ("attackers", "cancels", "defenders", "margin", "to_attackers", "to_defenders")

    def __init__(
        self,
        margin: int,
        attackers: int,
        defenders: int,
        to_attackers: int,
        to_defenders: int,
        cancels: int,
    ) -> None:
        self.margin = margin
        """Points of the attacker less those of the defender so far."""
        self.attackers = attackers
        self.defenders = defenders
        self.to_attackers = to_attackers
        self.to_defenders = to_defenders
        """Casualties so far, before any are cancelled."""
        self.cancels = cancels


def settled(clash: Clash, points: int, casualties: int) -> Odds:
    """After both dice; the defender's brings these points and casualties."""
    to_attackers = max(0, clash.to_attackers + casualties - clash.cancels)
    if to_attackers >= clash.attackers:
        win = 0.0
    elif clash.to_defenders >= clash.defenders:
        win = 1.0
    else:
        win = 1.0 if clash.margin > points else 0.0
    return Odds(win, min(to_attackers, clash.attackers), min(clash.to_defenders, clash.defenders))


def before_defender_rolls(clash: Clash) -> Odds:
    """The defender takes whatever is worst for the attacker."""
    return _average(
        [
            _worst([settled(clash, points, casualties) for points, casualties in ways])
            for ways in WAYS
        ]
    )


def after_attacker(clash: Clash, points: int, casualties: int) -> Odds:
    """The attacker's die or a bonus brings these; the defender's die is still to be rolled."""
    return before_defender_rolls(
        Clash(
            clash.margin + points,
            clash.attackers,
            clash.defenders,
            clash.to_attackers,
            clash.to_defenders + casualties,
            clash.cancels,
        )
    )


def with_bonus(clash: Clash, points: int, casualties: int, bonus: int) -> Odds:
    """The same with a bonus of a point or a casualty, if there is one (NUL-COMBAT-16)."""
    point = after_attacker(clash, points + bonus, casualties)
    if not bonus:
        return point
    return _best([point, after_attacker(clash, points, casualties + bonus)])


MOST_FIGURES: Final = 7
"""More than any casualties: larger groups fare alike."""
_SIZES: Final = MOST_FIGURES + 1
SURE: Final = 9
"""Dice cannot make up for a margin like this."""
_fights: Final[dict[int, Odds]] = {}


def fight_odds(
    margin: int, attackers: int, defenders: int, towers: int, cancels: int, bonus: int
) -> Odds:
    """A combat between players before any die is rolled."""
    margin = max(-SURE, min(SURE, margin))
    attackers = min(attackers, MOST_FIGURES)
    defenders = min(defenders, MOST_FIGURES)
    towers = min(towers, MOST_FIGURES)
    key = ((margin + SURE) * _SIZES + attackers) * _SIZES + defenders
    key = ((key * _SIZES + towers) * 2 + cancels) * 2 + bonus
    known = _fights.get(key)
    if known is None:
        known = _compute_fight(Clash(margin, attackers, defenders, towers, 0, cancels), bonus)
        _fights[key] = known
    return known


def _compute_fight(clash: Clash, bonus: int) -> Odds:
    return _average(
        [
            _best([with_bonus(clash, points, casualties, bonus) for points, casualties in ways])
            for ways in WAYS
        ]
    )


# Creatures

_hunts: Final[dict[int, Odds]] = {}


def creature_odds(margin: int, figures: int, cancels: int, is_attacker: bool) -> Odds:
    """A combat of a player against a creature; ``margin`` is the player's (NUL-CREA-12 to 14)."""
    margin = max(-SURE, min(SURE, margin))
    figures = min(figures, MOST_FIGURES)
    key = (((margin + SURE) * _SIZES + figures) * 2 + cancels) * 2 + (1 if is_attacker else 0)
    known = _hunts.get(key)
    if known is None:
        known = _compute_hunt(margin, figures, cancels, is_attacker)
        _hunts[key] = known
    return known


def _compute_hunt(margin: int, figures: int, cancels: int, is_attacker: bool) -> Odds:
    """Both take the point of a face that leaves a choice; casualties hurt only the player."""
    needed = 1 if is_attacker else 0
    win = losses = 0.0
    for own in range(FACES):
        for other in range(FACES):
            suffered = max(0, WAYS[other][0][1] - cancels)
            if suffered < figures and margin + WAYS[own][0][0] - WAYS[other][0][0] >= needed:
                win += 1.0
            losses += min(suffered, figures)
    rolls = FACES * FACES
    return Odds(win / rolls, losses / rolls, 0.0)
