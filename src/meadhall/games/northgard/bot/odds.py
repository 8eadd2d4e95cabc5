"""The odds of combats, exactly, from the faces of two dice (NUL-COMBAT-06 to 10, NUL-CREA-12).

What matters is the margin, the attacker's points without a die less the defender's, how many
figures stand on each side, and casualties that come without a die. Tables fill as they are asked;
what they answer depends on nothing but the question.

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
    """What the roller of a face may take."""
    if FACE_IS_CHOICE[face]:
        return [(FACE_CHOICE_POINTS[face], 0), (0, FACE_CHOICE_CASUALTIES[face])]
    return [(FACE_POINTS[face], FACE_CASUALTIES[face])]


WAYS: Final[list[list[Roll]]] = [_ways(face) for face in range(FACES)]
"""For each face of the die."""

MOST_FIGURES: Final = 7
"""More than any casualties: larger groups fare alike."""
SURE: Final = 9
"""No dice make up for a margin like this."""
LOSS: Final = 0.01
"""What a unit more or less counts when two ways win equally often."""


class Odds:
    """How a combat ends on average, seen by the attacker, or by the player who meets a creature."""

    __slots__ = ("loss_of_foe", "losses", "win")

    def __init__(self, win: float, losses: float, loss_of_foe: float) -> None:
        self.win = win
        self.losses = losses
        """Figures that the casualties take; whoever loses retreats with the rest."""
        self.loss_of_foe = loss_of_foe

    def merit(self) -> float:
        return self.win + LOSS * (self.loss_of_foe - self.losses)


class Clash:
    """A combat between players before some of its dice are rolled."""

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
        """Points of the attacker less those of the defender, as far as they are known."""
        self.attackers = attackers
        self.defenders = defenders
        self.to_attackers = to_attackers
        """Casualties known already, before any are cancelled."""
        self.to_defenders = to_defenders
        self.cancels = cancels


def settled(clash: Clash, points: int, casualties: int) -> Odds:
    """After both dice; the defender's brings points and casualties."""
    to_attackers = max(0, clash.to_attackers + casualties - clash.cancels)
    is_attacker_gone = to_attackers >= clash.attackers
    is_defender_gone = clash.to_defenders >= clash.defenders
    if is_attacker_gone:
        win = 0.0
    elif is_defender_gone:
        win = 1.0
    else:
        win = 1.0 if clash.margin > points else 0.0
    return Odds(win, min(to_attackers, clash.attackers), min(clash.to_defenders, clash.defenders))


def before_defender_rolls(clash: Clash) -> Odds:
    """The defender takes of each face what is worst for the attacker."""
    win = losses = loss_of_foe = 0.0
    for face in range(FACES):
        worst: Odds | None = None
        for points, casualties in WAYS[face]:
            odds = settled(clash, points, casualties)
            if worst is None or odds.merit() < worst.merit():
                worst = odds
        assert worst is not None
        win += worst.win
        losses += worst.losses
        loss_of_foe += worst.loss_of_foe
    return Odds(win / FACES, losses / FACES, loss_of_foe / FACES)


def after_attacker(clash: Clash, points: int, casualties: int) -> Odds:
    """The attacker's die, or a bonus, brings points and casualties; the defender's is to come."""
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
    """The attacker's die, and a point or casualty more if there is a bonus (NUL-COMBAT-16)."""
    best = after_attacker(clash, points + bonus, casualties)
    if bonus:
        other = after_attacker(clash, points, casualties + bonus)
        if other.merit() > best.merit():
            return other
    return best


def best_way(clash: Clash, face: int, bonus: int) -> Odds:
    """The attacker takes the best of a face."""
    best: Odds | None = None
    for points, casualties in WAYS[face]:
        odds = with_bonus(clash, points, casualties, bonus)
        if best is None or odds.merit() > best.merit():
            best = odds
    assert best is not None
    return best


_fights: Final[dict[int, Odds]] = {}


def fight_odds(
    margin: int, attackers: int, defenders: int, towers: int, cancels: int, bonus: int
) -> Odds:
    """A combat between players before any die is rolled."""
    margin = max(-SURE, min(SURE, margin))
    attackers = min(attackers, MOST_FIGURES)
    defenders = min(defenders, MOST_FIGURES)
    towers = min(towers, MOST_FIGURES)
    key = ((margin + SURE) * 8 + attackers) * 8 + defenders
    key = ((key * 8 + towers) * 2 + cancels) * 2 + bonus
    known = _fights.get(key)
    if known is None:
        known = _reckon_fight(Clash(margin, attackers, defenders, towers, 0, cancels), bonus)
        _fights[key] = known
    return known


def _reckon_fight(clash: Clash, bonus: int) -> Odds:
    win = losses = loss_of_foe = 0.0
    for face in range(FACES):
        odds = best_way(clash, face, bonus)
        win += odds.win
        losses += odds.losses
        loss_of_foe += odds.loss_of_foe
    return Odds(win / FACES, losses / FACES, loss_of_foe / FACES)


# Creatures

_hunts: Final[dict[int, Odds]] = {}


def creature_odds(margin: int, figures: int, cancels: int, is_attacker: bool) -> Odds:
    """A combat of a player against a creature; ``margin`` is the player's (NUL-CREA-12 to 14)."""
    margin = max(-SURE, min(SURE, margin))
    figures = min(figures, MOST_FIGURES)
    key = (((margin + SURE) * 8 + figures) * 2 + cancels) * 2 + (1 if is_attacker else 0)
    known = _hunts.get(key)
    if known is None:
        known = _reckon_hunt(margin, figures, cancels, is_attacker)
        _hunts[key] = known
    return known


def _reckon_hunt(margin: int, figures: int, cancels: int, is_attacker: bool) -> Odds:
    """Both take the point of the face that leaves a choice; casualties hurt only the player."""
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
