"""What lies on the table: the options of a game, players, Enemies, the Automa."""

from typing import Final

from meadhall.kernel.part import Part

NO_CREWS: Final = 0
RANDOM_CREWS: Final = 1
DRAFTED_CREWS: Final = 2


class Options(Part):
    """What was agreed before the game."""

    __slots__ = (
        "asgaror", "crews", "difficulty", "exploration", "hurried_ship", "map", "mine", "pvp",
        "stories",
    )  # fmt: skip

    def __init__(
        self,
        map: int,
        exploration: bool,
        asgaror: bool,
        crews: int,
        stories: bool,
        pvp: bool,
        mine: bool,
        hurried_ship: bool,
        difficulty: int,
    ) -> None:
        self.map = map
        self.exploration = exploration
        self.asgaror = asgaror
        self.crews = crews
        self.stories = stories
        self.pvp = pvp
        self.mine = mine
        self.hurried_ship = hurried_ship
        self.difficulty = difficulty


class Mission(Part):
    """A Story taken on as a Mission (LFS-STORY-09). It never changes: progress makes a new one."""

    __slots__ = ("due", "option", "progress", "since", "story")

    def __init__(self, story: int, option: int, progress: int, since: int, due: int) -> None:
        self.story = story
        self.option = option
        self.progress = progress
        self.since = since
        """The first round at whose end it is checked."""
        self.due = due
        """The round at whose end it fails."""


class Player(Part):
    """What lies before one player."""

    __slots__ = (
        "convoy", "crew", "fired", "hand", "has_hit", "has_passed", "is_hidden", "kept", "load",
        "markers", "missions", "next_move", "room", "seat", "tales", "used", "used_tales",
    )  # fmt: skip

    def __init__(
        self,
        seat: int,
        crew: tuple[int, ...],
        load: list[int],
        room: tuple[int, ...],
        convoy: tuple[int, ...],
        kept: tuple[int, ...],
        hand: list[int],
        next_move: int,
        markers: tuple[int, ...],
        has_passed: bool,
        fired: tuple[int, ...],
        used: tuple[int, ...],
        has_hit: bool,
        is_hidden: bool,
        tales: tuple[int, ...],
        used_tales: tuple[int, ...],
        missions: tuple[Mission, ...],
    ) -> None:
        self.seat = seat
        self.crew = crew
        """Survivor cards in the order in which they came."""
        self.load = load
        """Tokens in the Convoy by kind; as many Survivor tokens as there are cards."""
        self.room = room
        """For each set of kinds, as bits, the undamaged hold boxes that take one of them."""
        self.convoy = convoy
        """Two places for each column, the vehicle and the Device on it or ``NONE``."""
        self.kept = kept
        """For each of those places the Story kept under the card, or ``NONE``."""
        self.hand = hand
        """Object cards by kind."""
        self.next_move = next_move
        """Movement points that the next real move gains (LAU-MOVE-12)."""
        self.markers = markers
        """Cards that lie beside the board as reminders of it (LFS-ENC-02)."""
        self.has_passed = has_passed
        self.fired = fired
        """Weapon boxes fired in this phase."""
        self.used = used
        """Survivors whose ability was used up in this phase (LAU-SURV-08)."""
        self.has_hit = has_hit
        """Whether a normal attack on an Enemy has succeeded in this phase."""
        self.is_hidden = is_hidden
        """Whether Enemies are ignored in this Fire phase (LFS-OBJ-02)."""
        self.tales = tales
        """Stories kept in the Active Zone."""
        self.used_tales = used_tales
        self.missions = missions

    def copy(self) -> "Player":
        return Player(
            seat=self.seat,
            crew=self.crew,
            load=self.load[:],
            room=self.room,
            convoy=self.convoy,
            kept=self.kept,
            hand=self.hand[:],
            next_move=self.next_move,
            markers=self.markers,
            has_passed=self.has_passed,
            fired=self.fired,
            used=self.used,
            has_hit=self.has_hit,
            is_hidden=self.is_hidden,
            tales=self.tales,
            used_tales=self.used_tales,
            missions=self.missions,
        )


class Foe(Part):
    """An Enemy on the road."""

    __slots__ = ("asgard_hits", "card", "hits", "is_new", "region", "spared", "targets")

    def __init__(
        self,
        card: int,
        region: int,
        asgard_hits: int,
        hits: int,
        targets: tuple[int, ...],
        is_new: bool,
        spared: int,
    ) -> None:
        self.card = card
        self.region = region
        self.asgard_hits = asgard_hits
        """Damage on its Asgard defence boxes."""
        self.hits = hits
        """Damage on its plain defence boxes."""
        self.targets = targets
        """For each Target space the seat whose counter is there, or ``NONE``."""
        self.is_new = is_new
        """Whether it entered in this phase, so that it ambushes."""
        self.spared = spared
        """The seats that ignore its Ambush, as bits."""

    def copy(self) -> "Foe":
        return Foe(
            card=self.card,
            region=self.region,
            asgard_hits=self.asgard_hits,
            hits=self.hits,
            targets=self.targets,
            is_new=self.is_new,
            spared=self.spared,
        )


class Automa(Part):
    """The board of the opponent in a solo game (LAU-AUTO-01)."""

    __slots__ = ("cards", "extra", "hand", "level", "load", "loot", "objects", "stories", "used")

    def __init__(
        self,
        level: int,
        load: list[int],
        extra: int,
        hand: list[int],
        used: list[int],
        objects: list[int],
        cards: list[int],
        loot: list[int],
        stories: list[int],
    ) -> None:
        self.level = level
        self.load = load
        """Survivors, Fuel, Food, Ammo."""
        self.extra = extra
        """Action cards bought with Food for the next round (LAU-AUTO-06)."""
        self.hand = hand
        self.used = used
        """Action cards played, flipped or left over."""
        self.objects = objects
        """Face-down Object cards in the Objects/Loot Zone."""
        self.cards = cards
        self.loot = loot
        self.stories = stories
        """Unread Story cards."""

    def copy(self) -> "Automa":
        return Automa(
            level=self.level,
            load=self.load[:],
            extra=self.extra,
            hand=self.hand[:],
            used=self.used[:],
            objects=self.objects[:],
            cards=self.cards[:],
            loot=self.loot[:],
            stories=self.stories[:],
        )
