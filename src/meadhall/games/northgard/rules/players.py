"""What was settled before a game, and what lies before one player."""

from meadhall.games.northgard.rules.pile import Pile
from meadhall.kernel.events import EVERYONE
from meadhall.kernel.part import Part
from meadhall.kernel.shared import replaced


class Options(Part):
    """What was settled before the game; never changes."""

    __slots__ = (
        "choose_clans", "creatures", "five_tile_in_pile", "long_game", "more_creatures",
        "open_totals", "team_game",
    )  # fmt: skip

    def __init__(
        self,
        creatures: bool,
        more_creatures: bool,
        long_game: bool,
        team_game: bool,
        choose_clans: bool,
        five_tile_in_pile: bool,
        open_totals: bool,
    ) -> None:
        self.creatures = creatures
        self.more_creatures = more_creatures
        self.long_game = long_game
        self.team_game = team_game
        self.choose_clans = choose_clans
        """In seat order; otherwise they are drawn (NUL-SETUP-09)."""
        self.five_tile_in_pile = five_tile_in_pile
        """With fewer than five players (NUL-SETUP-08)."""
        self.open_totals = open_totals
        """NUL-INFO-04."""


class Player(Part):
    """The cards, goods and reserve of one player; units on the map are among the ``Figures``."""

    __slots__ = (
        "active", "active_played", "clan", "discard", "glory", "hand", "hand_seen", "has_passed",
        "pile", "removed", "reserve", "resources", "seat", "setup_tiles", "took_display_card",
        "upgrades", "year_flags",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        clan: int,
        resources: list[int],
        glory: tuple[int, ...],
        reserve: int,
        pile: Pile,
        hand: list[int],
        hand_seen: list[int],
        active: list[int],
        active_played: list[bool],
        discard: list[int],
        upgrades: tuple[int, ...],
        removed: tuple[int, ...],
        setup_tiles: tuple[int, ...],
        has_passed: bool,
        took_display_card: bool,
        year_flags: int,
    ) -> None:
        self.seat = seat
        self.clan = clan
        """``NONE`` before it is chosen."""
        self.resources = resources
        self.glory = glory
        """Tokens by where they came from (``GLORY_IDS``)."""
        self.reserve = reserve
        """Units not on the map, without Kaija."""
        self.pile = pile
        """The draw pile."""
        self.hand = hand
        self.hand_seen = hand_seen
        """For each card of the hand the audience that knows it to be there."""
        self.active = active
        self.active_played = active_played
        """For each card of the active zone whether it was played and resolved, not waited with."""
        self.discard = discard
        self.upgrades = upgrades
        """Clan cards still set aside."""
        self.removed = removed
        """Cards put back into the box."""
        self.setup_tiles = setup_tiles
        self.has_passed = has_passed
        self.took_display_card = took_display_card
        """This year (NUL-CARD-26)."""
        self.year_flags = year_flags
        """``KAIJA_MAY_ATTACK`` and ``IGNORE_ENEMY_DEFENCES`` bits, until the End of Year."""

    def copy(self) -> "Player":
        return Player(
            seat=self.seat,
            clan=self.clan,
            resources=self.resources[:],
            glory=self.glory,
            reserve=self.reserve,
            pile=self.pile.copy(),
            hand=self.hand[:],
            hand_seen=self.hand_seen[:],
            active=self.active[:],
            active_played=self.active_played[:],
            discard=self.discard[:],
            upgrades=self.upgrades,
            removed=self.removed,
            setup_tiles=self.setup_tiles,
            has_passed=self.has_passed,
            took_display_card=self.took_display_card,
            year_flags=self.year_flags,
        )

    def tokens(self) -> int:
        """The Glory that lies before the player."""
        return sum(self.glory)

    def add_glory(self, source: int, n: int) -> None:
        self.glory = replaced(self.glory, source, self.glory[source] + n)

    def goods(self) -> int:
        """Resources of all kinds."""
        resources = self.resources
        return resources[0] + resources[1] + resources[2]

    def take_in_hand(self, card: int, seen: int) -> None:
        """``seen`` is the audience that knows it; the player always does."""
        self.hand.append(card)
        self.hand_seen.append(seen if seen == EVERYONE else seen | 1 << self.seat)

    def take_from_hand(self, card: int) -> None:
        """Of two like cards the better known one goes, so that nobody learns too much."""
        best = self.hand.index(card)
        for index in range(best + 1, len(self.hand)):
            if self.hand[index] == card and self._is_better_known(index, best):
                best = index
        self.hand.pop(best)
        self.hand_seen.pop(best)

    def show(self, card: int) -> None:
        """Let everyone see a card of the hand."""
        self.take_from_hand(card)
        self.take_in_hand(card, EVERYONE)

    def _is_better_known(self, index: int, than: int) -> bool:
        seen = self.hand_seen[index]
        other = self.hand_seen[than]
        return other != EVERYONE and (seen == EVERYONE or seen.bit_count() > other.bit_count())

    def lay_active(self, card: int, was_played: bool) -> None:
        self.active.append(card)
        self.active_played.append(was_played)
