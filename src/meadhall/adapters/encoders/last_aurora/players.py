"""What lies before the players of Last Aurora, and the board of the Automa."""

from typing import Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.page import as_known
from meadhall.adapters.encoders.pen import Pen, Stencil
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.last_aurora.content import road, story_book, tables
from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.cards.objects import hand_size, object_limit
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, has_driver
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.survivors import exploration_value
from meadhall.games.last_aurora.rules.driving.speed import ability_speed
from meadhall.games.last_aurora.rules.fighting.enemies import targets_left
from meadhall.games.last_aurora.rules.pieces import Automa, Mission, Player
from meadhall.games.last_aurora.rules.scoring import (
    RESOURCES_PER_POINT,
    automa_sheet,
    boarding_points,
    lead_over_last,
    special_points,
    uncontaminated,
    whole_cards,
)
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.view import BoxView, ConvoyCardView
from meadhall.games.last_aurora.seen.viewing import TOKENS_ACCEPTED

# Sections, counted from the first one of a player.
CONVOY: Final = 0
DAMAGE: Final = 1
CREW: Final = 2
DRIVER: Final = 3
HAND: Final = 4
PROGRESS: Final = 5
TARGETS: Final = 6
GOODS: Final = 7
SECTIONS_OF_A_PLAYER: Final = 8

IS_DAMAGED: Final = 5
"""The place of an entry in a box."""

# Places among the sources of a score.
LEAD: Final = 1
SURVIVORS: Final = 2
SPECIAL_BOXES: Final = 3
BOARDING: Final = 4
RESOURCES: Final = 5
WHOLE_CARDS: Final = 6

STORIES: Final = len(story_book.STORY_IDS) + 1
"""With none."""

MOST_CONVOYS: Final = 4096
"""As many are remembered; those of hundreds of games are some thousands."""


@final
class Convoy:
    """What is printed on the cards of a Convoy, and where it says what has happened to a box."""

    __slots__ = ("boxes", "cards", "marks", "stencil")

    def __init__(self, stencil: Stencil, cards: int, boxes: list[int], marks: list[int]) -> None:
        self.stencil = stencil
        self.cards = cards
        self.boxes = boxes
        self.marks = marks
        """For each box the place, in the player, that says whether it is damaged; the next one
        says whether it has been fired."""


@final
class Players:
    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        self.fame: i64 = shapes.entry("PlayerView", "fame")
        self.space: i64 = shapes.entry("PlayerView", "space")
        self.targets_left: i64 = shapes.entry("PlayerView", "targets_left")
        self.dodge_mark: i64 = shapes.entry("PlayerView", "dodge_mark")
        self.speed: i64 = shapes.entry("PlayerView", "speed")
        self.speed_bonus: i64 = shapes.entry("PlayerView", "speed_bonus")
        self.power: i64 = shapes.entry("PlayerView", "power")
        self.has_driver: i64 = shapes.entry("PlayerView", "has_driver")
        self.object_count: i64 = shapes.entry("PlayerView", "object_count")
        self.object_limit: i64 = shapes.entry("PlayerView", "object_limit")
        self.next_move: i64 = shapes.entry("PlayerView", "next_move")
        self.score: i64 = shapes.entry("PlayerView", "score")
        self.convoy = shapes.row("PlayerView", "convoy")
        self.crew = shapes.row("PlayerView", "survivors")
        self.objects = shapes.row("PlayerView", "objects")
        self.markers = shapes.row("PlayerView", "markers")
        self.tales = shapes.row("PlayerView", "tales")
        self.used_tales = shapes.row("PlayerView", "used_tales")
        self.missions = shapes.row("PlayerView", "missions")
        self.boxes = shapes.row("ConvoyCardView", "boxes")
        self.actions_used = shapes.row("AutomaView", "used")
        self.cards = shapes.row("AutomaView", "cards")
        self.loot = shapes.row("AutomaView", "loot")
        self.stencil_pen = Pen()
        self.card_stencils: dict[int, Stencil] = {}
        self.convoys: dict[tuple[tuple[int, ...], tuple[int, ...]], Convoy] = {}

    def write(
        self,
        pen: Pen,
        at: i64,
        section: int,
        state: AuroraState,
        player: Player,
        viewer: int,
        is_left_behind: bool,
    ) -> None:
        if pen.begin_if_new(section + CONVOY, 0, player.convoy, player.kept):
            self._write_convoy(pen, at, player)
            pen.end()
        if pen.begin_if_new(
            section + DAMAGE,
            1 if is_left_behind else 0,
            player.convoy,
            player.kept,
            state.damaged,
            player.fired,
        ):
            self._write_damage(pen, at, state, player, is_left_behind)
            pen.end()
        hand = as_known(pen.section(section + HAND).first, player.hand)
        if pen.begin_if_new(section + HAND, viewer, hand):
            self._write_hand(pen, at, player, player.seat == viewer)
            pen.end()
        if pen.begin_if_new(
            section + CREW, 0, player.crew, state.survivors, state.zone.explorers, player.used
        ):
            pen.put_at(at + self.score + SURVIVORS, uncontaminated(state, player))
            pen.length(at, self.crew, len(player.crew))
            for card in player.crew:
                _write_survivor(pen, state, player, card)
            pen.end()
        load = as_known(pen.section(section + DRIVER).first, player.load)
        if pen.begin_if_new(section + DRIVER, 0, load, player.convoy, player.room, state.damaged):
            pen.at = at + self.has_driver
            pen.truth(has_driver(state, player))
            pen.numbers(player.load)
            pen.end()
        positions = as_known(pen.section(section + PROGRESS).first, state.positions)
        if pen.begin_if_new(section + PROGRESS, 0, positions, state.road, player.crew):
            self._write_progress(pen, at, state, player)
            pen.end()
        if pen.begin_if_new(section + TARGETS, 0, state.fight):
            pen.at = at + self.targets_left
            pen.put(targets_left(state, player.seat))
            pen.at = at + self.dodge_mark
            pen.put(state.fight.dodge_marks[player.seat])
            pen.put(state.fight.attack_marks[player.seat])
            pen.end()
        pen.begin(section + GOODS)
        self._write_goods(pen, at, state, player, is_left_behind)
        pen.end()

    def _write_progress(self, pen: Pen, at: i64, state: AuroraState, player: Player) -> None:
        """Where the Convoy is, and what that is worth."""
        seat = player.seat
        space = state.positions[seat]
        pen.at = at
        pen.put(seat)
        pen.word(seat)
        pen.at = at + self.space
        pen.word(space)
        pen.put(road.PROGRESS[space])
        pen.word(road.REGION[space])
        pen.put_at(at + self.score + LEAD, lead_over_last(state, seat))
        pen.put_at(at + self.score + BOARDING, boarding_points(state, seat, len(player.crew)))

    def _write_hand(self, pen: Pen, at: i64, player: Player, is_own: bool) -> None:
        objects = hand_size(player)
        pen.put_at(at + self.object_count, objects)
        if is_own:
            pen.present(at, self.objects, objects)
            for kind in range(tables.OBJECTS):
                for _ in range(player.hand[kind]):
                    pen.word(kind)

    def _write_goods(
        self,
        pen: Pen,
        at: i64,
        state: AuroraState,
        player: Player,
        is_left_behind: bool,
    ) -> None:
        """What may be new with every decision."""
        seat = player.seat
        load = player.load
        pen.put_at(at + self.fame, state.fame[seat])
        pen.put_at(at + self.speed_bonus, ability_speed(state, seat))
        pen.at = at + self.next_move
        pen.put(player.next_move)
        pen.truth(player.has_passed)
        pen.truth(player.is_hidden)
        pen.put_at(at + self.score, state.fame[seat])
        if is_left_behind:
            resources = load[tables.FUEL] + load[tables.FOOD] + load[tables.AMMO]
            pen.put_at(at + self.score + RESOURCES, resources // RESOURCES_PER_POINT)
        if player.markers:
            pen.length(at, self.markers, len(player.markers))
            for card in player.markers:
                pen.word(card - tables.FIRST_ENCOUNTER)
        pen.words(at, self.tales, player.tales)
        pen.words(at, self.used_tales, player.used_tales)
        if player.missions:
            pen.length(at, self.missions, len(player.missions))
            for mission in player.missions:
                _write_mission(pen, mission)

    # The Convoy

    def _write_convoy(self, pen: Pen, at: i64, player: Player) -> None:
        """What is printed on its cards."""
        truck = truck_of(player)
        convoy = self._convoy(player)
        pen.stamp(at, convoy.stencil)
        pen.put_at(at + self.speed, tables.TRUCK_SPEED[truck])
        pen.put_at(at + self.power, tables.TRUCK_POWER[truck])
        pen.truth(tables.IS_TRACKED[truck])
        pen.length(at, self.convoy, convoy.cards)

    def _write_damage(
        self, pen: Pen, at: i64, state: AuroraState, player: Player, is_left_behind: bool
    ) -> None:
        convoy = self._convoy(player)
        damaged, fired = state.damaged, player.fired
        pen.put_at(at + self.object_limit, object_limit(state, player))
        pen.put_at(at + self.score + SPECIAL_BOXES, special_points(state, player))
        if is_left_behind:
            pen.put_at(at + self.score + WHOLE_CARDS, whole_cards(state, player))
        for number, box in enumerate(convoy.boxes):
            if damaged[box]:
                pen.put_at(at + convoy.marks[number], 1)
            if fired and box in fired:
                pen.put_at(at + convoy.marks[number] + 1, 1)

    def _convoy(self, player: Player) -> Convoy:
        """The cards of a player; many games have the same ones."""
        key = (player.convoy, player.kept)
        found = self.convoys.get(key)
        if found is None:
            found = self._read_convoy(player)
            if len(self.convoys) == MOST_CONVOYS:
                self.convoys.clear()
            self.convoys[key] = found
        return found

    def _read_convoy(self, player: Player) -> Convoy:
        """As part of a player that begins at 0."""
        pen = self.stencil_pen
        pen.begin_stencil()
        boxes: list[int] = []
        marks: list[int] = []
        cards = 0
        at = self.convoy.place
        for place, card in enumerate(player.convoy):
            if card == NONE:
                continue
            pen.stamp(at, self._card(player, place))
            pen.at = at + 1
            pen.put(place // 2 + 1)
            pen.truth(place % 2 == 1)
            mark = at + self.boxes.place + IS_DAMAGED
            for box in boxes_at(player, place):
                boxes.append(box)
                marks.append(int(mark))
                mark += self.boxes.size
            at += self.convoy.size
            cards += 1
        return Convoy(pen.stencil(), cards, boxes, marks)

    def _card(self, player: Player, place: int) -> Stencil:
        """A card with its boxes, and the Story under it."""
        card, story = player.convoy[place], player.kept[place]
        number = card * STORIES + story + 1
        stencil = self.card_stencils.get(number)
        if stencil is None:
            stencil = self.shapes.stencil(
                ConvoyCardView(
                    card=tables.CARD_IDS[card],
                    column=0,
                    is_device=False,
                    boxes=[_box(box) for box in boxes_at(player, place)],
                    story=None if story == NONE else story_book.STORY_IDS[story],
                )
            )
            self.card_stencils[number] = stencil
        return stencil

    def write_automa(self, pen: Pen, at: i64, state: AuroraState, automa: Automa) -> None:
        space = state.positions[tables.AUTOMA]
        pen.at = at
        pen.put(tables.AUTOMA)
        pen.put(automa.level)
        pen.put(LEVEL_SPEED[automa.level - 1])
        pen.put(state.fame[tables.AUTOMA])
        pen.word(space)
        pen.put(road.PROGRESS[space])
        pen.word(road.REGION[space])
        pen.numbers(automa.load)
        pen.put(len(automa.hand))
        pen.put(automa.extra)
        pen.put(len(automa.objects))
        pen.put(len(automa.stories))
        pen.put(targets_left(state, tables.AUTOMA))
        pen.put(state.fight.dodge_marks[tables.AUTOMA])
        pen.put(state.fight.attack_marks[tables.AUTOMA])
        pen.numbers(automa_sheet(state))
        pen.words(at, self.actions_used, automa.used)
        pen.words(at, self.cards, automa.cards)
        pen.words(at, self.loot, automa.loot)


def _box(box: int) -> BoxView:
    """A box as it is printed."""
    return BoxView(
        id=tables.BOX_IDS[box],
        kind=tables.BOX_KIND_IDS[tables.BOX_KIND[box]],
        accepts=TOKENS_ACCEPTED[box],
        level=tables.BOX_LEVEL[box],
        effect=tables.BOX_EFFECT[box],
        n=tables.BOX_N[box],
        is_damaged=False,
        is_fired=False,
    )


def _write_survivor(pen: Pen, state: AuroraState, player: Player, card: int) -> None:
    survivors = state.survivors
    pen.word(card)
    pen.word(survivors.zones[card])
    pen.put(tables.EXPLORE[card])
    pen.put(exploration_value(state, card))
    pen.put(survivors.contamination[card])
    pen.put(tables.CONTAMINATION_LIMIT[card])
    pen.truth(card in state.zone.explorers)
    pen.truth(card in player.used)
    pen.truth(card in survivors.frozen)


def _write_mission(pen: Pen, mission: Mission) -> None:
    choice = story_book.CHOICES[mission.story][mission.option]
    pen.word(mission.story)
    pen.word(mission.option)
    pen.word(choice.goal)
    pen.word(choice.token)
    pen.word(choice.region)
    pen.put(choice.n)
    pen.put(mission.progress)
    pen.put(mission.due)
