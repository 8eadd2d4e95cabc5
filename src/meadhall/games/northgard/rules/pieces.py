"""What lies on the table besides tiles and the players' own: figures, buildings, creatures, cards.

Copies of a state share these parts until one of them changes a part (``own_figures()`` and so on).
A territory is the number of its first area (NUL-TILE-24).
"""

from meadhall.games.northgard.content.tables import BUILDINGS, MOST_PLAYERS
from meadhall.games.northgard.content.tiles import NONE
from meadhall.kernel.deck import Deck
from meadhall.kernel.part import Part


class Figures(Part):
    """What players have on the map: units, Kaija, the Scorched Earth token; and who controls its
    territories."""

    __slots__ = ("holders", "kaija_at", "kaija_seat", "scorched_at", "scorched_seat", "units")

    def __init__(
        self,
        units: list[int],
        holders: list[int],
        kaija_seat: int,
        kaija_at: int,
        scorched_seat: int,
        scorched_at: int,
    ) -> None:
        self.units = units
        """At territory times ``MOST_PLAYERS`` plus seat; without Kaija."""
        self.holders = holders
        """For each territory the seat that controls it, or ``NONE``."""
        self.kaija_seat = kaija_seat
        """The seat of the clan with Kaija, or ``NONE``."""
        self.kaija_at = kaija_at
        """Her territory, or ``NONE`` while she is in the reserve."""
        self.scorched_seat = scorched_seat
        """The seat of the clan with the token, or ``NONE``."""
        self.scorched_at = scorched_at
        """The territory with the token, or ``NONE``."""

    def copy(self) -> "Figures":
        return Figures(
            units=self.units[:],
            holders=self.holders[:],
            kaija_seat=self.kaija_seat,
            kaija_at=self.kaija_at,
            scorched_seat=self.scorched_seat,
            scorched_at=self.scorched_at,
        )

    def count(self, territory: int, seat: int) -> int:
        """NUL-CLAN-01: units and Kaija."""
        units = self.units[territory * MOST_PLAYERS + seat]
        return units + 1 if territory == self.kaija_at and seat == self.kaija_seat else units

    def add(self, seat: int, territory: int, n: int) -> None:
        """Add units, or take some away if ``n`` is negative."""
        self.units[territory * MOST_PLAYERS + seat] += n
        self._settle_control(territory)

    def move_kaija(self, territory: int) -> None:
        """To a territory, or to the reserve (``NONE``)."""
        origin = self.kaija_at
        self.kaija_at = territory
        if origin != NONE:
            self._settle_control(origin)
        if territory != NONE:
            self._settle_control(territory)

    def _settle_control(self, territory: int) -> None:
        """A territory stays with its holder until the last figure has gone; then it is neutral, or
        falls to those who have come in (NUL-CTRL-01, NUL-COMBAT-15, NUL-EDGE-03)."""
        holder = self.holders[territory]
        if holder != NONE and self.count(territory, holder):
            return
        self.holders[territory] = NONE
        for seat in range(MOST_PLAYERS):
            if self.count(territory, seat):
                self.holders[territory] = seat
                return

    def follow(self, gone: int, kept: int) -> None:
        """One territory has become part of another."""
        units = self.units
        for seat in range(MOST_PLAYERS):
            units[kept * MOST_PLAYERS + seat] += units[gone * MOST_PLAYERS + seat]
            units[gone * MOST_PLAYERS + seat] = 0
        if self.holders[gone] != NONE:
            self.holders[kept] = self.holders[gone]
            self.holders[gone] = NONE
        if self.kaija_at == gone:
            self.kaija_at = kept
        if self.scorched_at == gone:
            self.scorched_at = kept


class Buildings(Part):
    """The buildings on the map, and their tokens in the supply."""

    __slots__ = ("counts", "loose", "on_site", "tokens")

    def __init__(
        self, counts: list[int], on_site: list[int], loose: list[int], tokens: list[int]
    ) -> None:
        self.counts = counts
        """How many stand there, at territory times ``BUILDINGS`` plus the type."""
        self.on_site = on_site
        """The building on each site, or ``NONE``."""
        self.loose = loose
        """Buildings without a site: area times ``BUILDINGS`` plus the type."""
        self.tokens = tokens
        """Tokens left in the supply."""

    def copy(self) -> "Buildings":
        return Buildings(
            counts=self.counts[:],
            on_site=self.on_site[:],
            loose=self.loose[:],
            tokens=self.tokens[:],
        )

    def count(self, territory: int, building: int) -> int:
        return self.counts[territory * BUILDINGS + building]

    def sum(self, territory: int, figures: list[int]) -> int:
        """What all buildings of a territory bring together, such as ``DEFENDER_POINTS``."""
        total = 0
        at = territory * BUILDINGS
        for building in range(BUILDINGS):
            if figures[building]:
                total += figures[building] * self.counts[at + building]
        return total

    def add(self, territory: int, building: int, n: int) -> None:
        """Count a building that came from the supply (1) or went back to it (-1)."""
        self.counts[territory * BUILDINGS + building] += n
        self.tokens[building] -= n

    def follow(self, gone: int, kept: int) -> None:
        """One territory has become part of another."""
        counts = self.counts
        for building in range(BUILDINGS):
            counts[kept * BUILDINGS + building] += counts[gone * BUILDINGS + building]
            counts[gone * BUILDINGS + building] = 0


class Creatures(Part):
    """The creatures on the map and their cards."""

    __slots__ = ("at", "deck", "discard", "first", "line")

    def __init__(
        self, deck: Deck, first: int, line: list[int], at: list[int], discard: list[int]
    ) -> None:
        self.deck = deck
        self.first = first
        """How many cards come before the later creatures are shuffled in (NUL-CREA-01)."""
        self.line = line
        """The creatures on the map, from left to right."""
        self.at = at
        """The area of each creature, or ``NONE``; its territory may grow."""
        self.discard = discard

    def copy(self) -> "Creatures":
        return Creatures(
            deck=self.deck.copy(),
            first=self.first,
            line=self.line[:],
            at=self.at[:],
            discard=self.discard[:],
        )


class Supply(Part):
    """The cards that players can take."""

    __slots__ = ("achievements", "advanced", "display", "early", "strategist", "unrest")

    def __init__(
        self,
        early: Deck,
        advanced: Deck,
        display: list[int],
        achievements: list[int],
        unrest: int,
        strategist: int,
    ) -> None:
        self.early = early
        self.advanced = advanced
        """All cards of the kind that may still come, so those put into the box unseen too."""
        self.display = display
        self.achievements = achievements
        """Laid out in setup; they move to the display in the last year."""
        self.unrest = unrest
        """Unrest cards left."""
        self.strategist = strategist
        """The seat that took the card of NUL-CARD-20, or ``NONE``."""

    def copy(self) -> "Supply":
        return Supply(
            early=self.early.copy(),
            advanced=self.advanced.copy(),
            display=self.display[:],
            achievements=self.achievements[:],
            unrest=self.unrest,
            strategist=self.strategist,
        )
