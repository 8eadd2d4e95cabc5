"""Observations of Last Aurora: ``seen/viewing.py`` as numbers, in the order of the layout.

A test compares the two in every kind of game. Whatever is printed comes from stencils.
"""

from typing import Any, Final, final

from mypy_extensions import i64

from meadhall.adapters.encoders.pen import Encoder, Pen, Stencil, Steps, count_bits
from meadhall.adapters.encoders.shape import Shapes
from meadhall.games.last_aurora.content import road, story_book, tables
from meadhall.games.last_aurora.content.action_cards import LEVEL_SPEED
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.cards.objects import hand_size, object_limit
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, has_driver
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.survivors import exploration_value
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.speed import ability_speed
from meadhall.games.last_aurora.rules.exploring.card_actions import ChooseEncounter
from meadhall.games.last_aurora.rules.fighting.attack import PayShot, ReadOutcome, Shoot
from meadhall.games.last_aurora.rules.fighting.enemies import targets_left
from meadhall.games.last_aurora.rules.modules.facing import BoostTest, FaceStory, ReadTogether
from meadhall.games.last_aurora.rules.modules.pvp import ATTACK_TRACK, DODGE_TRACK
from meadhall.games.last_aurora.rules.pieces import Automa, Foe, Mission, Options, Player
from meadhall.games.last_aurora.rules.scoring import automa_sheet, score_sheet
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    OUTCOME_DECK,
    STORY_DECK,
    AuroraState,
)
from meadhall.games.last_aurora.seen.choices import BONUSES, choices, story_options
from meadhall.games.last_aurora.seen.view import BoxView, ConvoyCardView, SlotView, StoryView
from meadhall.games.last_aurora.seen.viewing import TOKENS_ACCEPTED
from meadhall.kernel.state import State, Step

# Places of entries in a box and in a slot.
IS_DAMAGED: Final = 5
CARD_IN_SLOT: Final = 2

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


class LastAuroraEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        self.shapes = shapes
        self.steps = Steps(shapes.steps)
        self.modules = shapes.row("AuroraView", "modules")
        self.order = shapes.row("AuroraView", "order")
        self.deciders = shapes.row("AuroraView", "deciders")
        self.players = shapes.row("AuroraView", "players")
        self.automa: i64 = shapes.place("AuroraView", "automa")
        self.waypoints: i64 = shapes.place("AuroraView", "waypoints")
        self.avalanches = shapes.row("AuroraView", "avalanches")
        self.mines = shapes.row("AuroraView", "mines")
        self.storm = shapes.row("AuroraView", "storm")
        self.slots = shapes.row("AuroraView", "slots")
        self.lurking = shapes.row("AuroraView", "lurking")
        self.enemies = shapes.row("AuroraView", "enemies")
        self.discard = shapes.row("AuroraView", "discard")
        self.gone = shapes.row("AuroraView", "gone")
        self.object_discard = shapes.row("AuroraView", "object_discard")
        self.outcome_discard = shapes.row("AuroraView", "outcome_discard")
        self.outcome_back = shapes.row("AuroraView", "outcome_back")
        self.outcomes_shown = shapes.row("AuroraView", "outcomes_shown")
        self.explorers = shapes.row("AuroraView", "explorers")
        self.spaces_left = shapes.row("AuroraView", "spaces_left")
        self.attack: i64 = shapes.place("AuroraView", "attack")
        self.dodge_track = shapes.row("AuroraView", "dodge_track")
        self.attack_track = shapes.row("AuroraView", "attack_track")
        self.hit_by = shapes.row("AuroraView", "hit_by")
        self.story_top: i64 = shapes.place("AuroraView", "story_top")
        self.story: i64 = shapes.place("AuroraView", "story")
        self.choices = shapes.row("AuroraView", "choices")
        self.telling = shapes.row("AuroraView", "telling")
        self.story_discard = shapes.row("AuroraView", "story_discard")
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
        self.tokens: i64 = shapes.place("SlotView", "tokens")
        self.targets = shapes.row("EnemyView", "targets")
        self.spared = shapes.row("EnemyView", "spared")
        self.choosers = shapes.row("StoryView", "choosers")
        self.chosen = shapes.row("StoryView", "chosen")
        self.card_stencils: dict[int, Stencil] = {}
        self.convoys: dict[tuple[tuple[int, ...], tuple[int, ...]], Convoy] = {}
        self.slot_stencils = [
            [
                shapes.stencil(
                    SlotView(
                        id=road.SLOT_IDS[slot],
                        value=road.SLOT_VALUE[chart][slot],
                        card=None,
                        tokens={},
                        bonuses=BONUSES[chart][slot],
                        story=None,
                    )
                )
                for slot in range(tables.SLOTS)
            ]
            for chart in range(len(road.MAP_IDS))
        ]
        self.story_stencils: dict[int, Stencil] = {}
        self.choice_stencils: dict[tuple[int, ...], list[Stencil]] = {}

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, AuroraState)
        start = pen.at
        options, piles, stories = state.options, state.piles, state.stories
        fight, zone = state.fight, state.zone
        order = state.order
        deciders = sorted(state.deciders())
        automa = state.automa
        period = state.exploration_period()
        shown = self._choices(state)

        pen.put(seat)
        pen.word(options.map)
        pen.put(state.round)
        pen.word(state.phase)
        pen.word(self.steps.number(state))
        pen.word(state.road.aurora)
        pen.word(_enemy(fight.ambusher))
        pen.numbers(state.supply)
        pen.perhaps(NONE if period == NONE else period + 1)
        _write_deck_sizes(pen, state)
        pen.word(fight.loot)
        pen.word(zone.slot)
        _write_points(pen, state)
        pen.put(zone.donated)
        pen.length(self.modules, _count_modules(options))
        pen.length(self.order, len(order))
        pen.length(self.deciders, len(deciders))
        pen.length(self.players, len(state.players))
        pen.truth(automa is not None)
        pen.length(self.avalanches, len(state.road.avalanches))
        pen.length(self.mines, len(state.road.mines))
        pen.length(self.storm, min(len(order), len(state.road.storm)))
        pen.length(self.slots, tables.SLOTS)
        pen.length(self.lurking, len(fight.lurking))
        pen.length(self.enemies, len(fight.foes))
        pen.length(self.discard, len(piles.discard))
        pen.length(self.gone, len(piles.gone))
        pen.length(self.object_discard, sum(piles.objects))
        pen.length(self.outcome_discard, len(piles.outcomes))
        pen.truth(piles.outcome_top != NONE)
        pen.length(self.outcomes_shown, len(piles.shown))
        pen.length(self.explorers, len(zone.explorers))
        pen.length(self.spaces_left, len(state.road.left))
        head = pen.at
        pen.put_at(head, 1 if self._write_attack(pen, start, state) else 0)
        pen.length(self.dodge_track, len(DODGE_TRACK) if options.pvp else 0)
        pen.length(self.attack_track, len(ATTACK_TRACK) if options.pvp else 0)
        pen.length(self.hit_by, len(fight.hit_by))
        pen.truth(stories.top != NONE)
        head = pen.at
        pen.put_at(head, 1 if self._write_story(pen, start, state) else 0)
        pen.length(self.choices, len(shown))
        pen.length(self.telling, len(stories.telling))
        pen.length(self.story_discard, len(stories.discard))

        pen.at = start + self.modules.place
        _write_modules(pen, options)
        pen.at = start + self.order.place
        pen.numbers(order)
        pen.at = start + self.deciders.place
        pen.numbers(deciders)
        for player in state.players:
            at = start + self.players.place + self.players.size * player.seat
            self._write_player(pen, at, state, player, seat)
        if automa is not None:
            self._write_automa(pen, start + self.automa, state, automa)
        self._write_road(pen, start, state)
        for slot in range(tables.SLOTS):
            self._write_slot(pen, start + self.slots.place + self.slots.size * slot, state, slot)
        pen.at = start + self.lurking.place
        for card in fight.lurking:
            pen.word(_enemy(card))
        at = start + self.enemies.place
        for foe in fight.foes:
            self._write_enemy(pen, at, state, foe)
            at += self.enemies.size
        pen.words(start, self.discard, piles.discard)
        pen.words(start, self.gone, piles.gone)
        pen.at = start + self.object_discard.place
        _write_objects(pen, piles.objects)
        pen.words(start, self.outcome_discard, piles.outcomes)
        if piles.outcome_top != NONE:
            columns = tables.OUTCOME_BACKS[piles.outcome_top]
            pen.at = start + self.outcome_back.place - 1
            pen.length(self.outcome_back, len(columns))
            for column in columns:
                pen.put(column + 1)
        pen.words(start, self.outcomes_shown, piles.shown)
        pen.words(start, self.explorers, zone.explorers)
        if options.pvp:
            pen.at = start + self.dodge_track.place
            pen.numbers(DODGE_TRACK)
            pen.words(start, self.attack_track, ATTACK_TRACK)
        at = start + self.hit_by.place
        for bits in fight.hit_by:
            pen.at = at
            _write_seats(pen, state, bits)
            at += self.hit_by.size
        if stories.top != NONE:
            pen.at = start + self.story_top
            pen.put(stories.period + 1)
            pen.word(story_book.STORY_TRIGGER[stories.top])
            pen.truth(story_book.IS_SEVERAL[stories.top])
        at = start + self.choices.place
        for stencil in shown:
            pen.stamp(at, stencil)
            at += self.choices.size
        pen.words(start, self.telling, stories.telling)
        pen.words(start, self.story_discard, stories.discard)

    # The players

    def _write_player(
        self, pen: Pen, at: i64, state: AuroraState, player: Player, viewer: int
    ) -> None:
        seat = player.seat
        space = state.positions[seat]
        truck = truck_of(player)
        convoy = self._convoy(pen, player)
        pen.stamp(at, convoy.stencil)
        damaged, fired = state.damaged, player.fired
        for number, box in enumerate(convoy.boxes):
            if damaged[box]:
                pen.put_at(at + convoy.marks[number], 1)
            if fired and box in fired:
                pen.put_at(at + convoy.marks[number] + 1, 1)
        objects = hand_size(player)
        pen.at = at
        pen.put(seat)
        pen.word(seat)
        pen.put(state.fame[seat])
        pen.word(space)
        pen.put(road.PROGRESS[space])
        pen.word(road.REGION[space])
        pen.put(tables.TRUCK_SPEED[truck])
        pen.put(ability_speed(state, seat))
        pen.put(tables.TRUCK_POWER[truck])
        pen.truth(tables.IS_TRACKED[truck])
        pen.truth(has_driver(state, player))
        pen.numbers(player.load)
        pen.put(objects)
        pen.put(object_limit(state, player))
        pen.put(player.next_move)
        pen.truth(player.has_passed)
        pen.truth(player.is_hidden)
        pen.put(targets_left(state, seat))
        pen.put(state.fight.dodge_marks[seat])
        pen.put(state.fight.attack_marks[seat])
        pen.numbers(score_sheet(state, seat))
        pen.length(self.convoy, convoy.cards)
        pen.length(self.crew, len(player.crew))
        pen.truth(seat == viewer)
        pen.length(self.markers, len(player.markers))
        pen.length(self.tales, len(player.tales))
        pen.length(self.used_tales, len(player.used_tales))
        pen.length(self.missions, len(player.missions))
        pen.at = at + self.crew.place
        for card in player.crew:
            _write_survivor(pen, state, player, card)
        if seat == viewer:
            pen.at = at + self.objects.place - 1
            pen.length(self.objects, objects)
            _write_objects(pen, player.hand)
        pen.at = at + self.markers.place
        for card in player.markers:
            pen.word(card - tables.FIRST_ENCOUNTER)
        pen.words(at, self.tales, player.tales)
        pen.words(at, self.used_tales, player.used_tales)
        pen.at = at + self.missions.place
        for mission in player.missions:
            _write_mission(pen, mission)

    def _convoy(self, pen: Pen, player: Player) -> Convoy:
        """The cards of a player; they rarely change from one decision to the next."""
        key = (player.convoy, player.kept)
        found = self.convoys.get(key)
        if found is None:
            found = self._read_convoy(pen, player)
            if len(self.convoys) == MOST_CONVOYS:
                self.convoys.clear()
            self.convoys[key] = found
        return found

    def _read_convoy(self, pen: Pen, player: Player) -> Convoy:
        """As part of a player that begins at 0."""
        first = pen.count
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
        stencil = pen.stencil_since(first, 0)
        pen.count = first
        return Convoy(stencil, cards, boxes, marks)

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

    def _write_automa(self, pen: Pen, at: i64, state: AuroraState, automa: Automa) -> None:
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
        pen.length(self.actions_used, len(automa.used))
        pen.length(self.cards, len(automa.cards))
        pen.length(self.loot, len(automa.loot))
        pen.words(at, self.actions_used, automa.used)
        pen.words(at, self.cards, automa.cards)
        pen.words(at, self.loot, automa.loot)

    # The board

    def _write_road(self, pen: Pen, start: i64, state: AuroraState) -> None:
        for space, counter in enumerate(state.road.waypoints):
            if counter != NONE:
                pen.put_at(start + self.waypoints + space, counter + 1)
        pen.words(start, self.avalanches, state.road.avalanches)
        pen.at = start + self.mines.place
        for number, space in enumerate(state.road.mines):
            pen.word(space)
            pen.put(state.road.mine_owners[number])
        pen.at = start + self.storm.place
        for number in range(min(len(state.order), len(state.road.storm))):
            pen.put(state.road.storm[number])
        pen.words(start, self.spaces_left, state.road.left)

    def _write_slot(self, pen: Pen, at: i64, state: AuroraState, slot: int) -> None:
        pen.stamp(at, self.slot_stencils[state.options.map][slot])
        pen.at = at + CARD_IN_SLOT
        pen.word(state.zone.slots[slot])
        pen.word(state.stories.slots[slot])
        pen.at = at + self.tokens
        first = slot * tables.TOKENS
        for token in range(len(tables.LOCATION_TOKEN_IDS)):
            there = state.zone.tokens[first + token]
            pen.perhaps(there if there else NONE)

    def _write_enemy(self, pen: Pen, at: i64, state: AuroraState, foe: Foe) -> None:
        enemy = foe.card - tables.FIRST_ENEMY
        pen.at = at
        pen.word(enemy)
        pen.word(foe.region)
        pen.put(tables.ASGARD_DEFENSE[enemy])
        pen.put(foe.asgard_hits)
        pen.put(tables.DEFENSE[enemy])
        pen.put(foe.hits)
        pen.put(tables.ATTACK[enemy])
        pen.truth(foe.is_new)
        pen.length(self.targets, len(foe.targets))
        # The length of the row of those spared comes right before both rows.
        spared = pen.at
        pen.at = at + self.targets.place
        for seat in foe.targets:
            pen.perhaps(seat)
        count = 0
        pen.at = at + self.spared.place
        for seat in range(len(state.positions)):
            if foe.spared >> seat & 1:
                pen.put(seat)
                count += 1
        pen.put_at(spared, count)

    # What is under way

    def _write_attack(self, pen: Pen, start: i64, state: AuroraState) -> bool:
        for step in state.steps:
            if isinstance(step, (PayShot, Shoot, ReadOutcome)):
                is_enemy = step.target >= tables.FIRST_ENEMY
                pen.at = start + self.attack
                pen.put(step.seat)
                pen.word(step.box)
                pen.word(step.target - tables.FIRST_ENEMY if is_enemy else NONE)
                pen.perhaps(NONE if is_enemy else step.target)
                pen.put(state.fight.bonus)
                return True
        return False

    def _write_story(self, pen: Pen, start: i64, state: AuroraState) -> bool:
        if not state.options.stories:
            return False
        for place in range(len(state.steps) - 1, -1, -1):
            step = state.steps[place]
            if isinstance(step, ReadTogether):
                asked = state.steps[place + 1] if place + 1 < len(state.steps) else None
                chosen = step.options
                if isinstance(asked, BoostTest):
                    chosen = (*chosen, asked.option)
                at = len(step.options)
                self._write_story_of(pen, start, step.story, step.choosers(state), chosen, at)
                return True
            if isinstance(step, FaceStory) and not story_book.IS_SEVERAL[step.story]:
                self._write_story_of(pen, start, step.story, [step.seat], (), 0)
                return True
        return False

    def _write_story_of(
        self,
        pen: Pen,
        start: i64,
        story: int,
        choosers: list[int],
        chosen: tuple[int, ...],
        turn: int,
    ) -> None:
        at = start + self.story
        stencil = self.story_stencils.get(story)
        if stencil is None:
            stencil = self.shapes.stencil(
                StoryView(story_book.STORY_IDS[story], 0, [], [], story_options(story))
            )
            self.story_stencils[story] = stencil
        pen.stamp(at, stencil)
        pen.at = at + 1
        pen.put(choosers[min(turn, len(choosers) - 1)])
        pen.length(self.choosers, len(choosers))
        pen.length(self.chosen, len(chosen))
        pen.at = at + self.choosers.place
        pen.numbers(choosers)
        pen.words(at, self.chosen, chosen)

    def _choices(self, state: AuroraState) -> list[Stencil]:
        """What there is to choose between follows from what is printed."""
        step: Step[Any] | None = state.steps[-1] if state.steps else None
        printed: tuple[int, ...]
        if isinstance(step, FaceStory):
            printed = (0, step.story)
        elif isinstance(step, ChooseEncounter):
            printed = (1, step.card)
        elif isinstance(step, ChooseOption):
            printed = (2, *step.options)
        else:
            return []
        found = self.choice_stencils.get(printed)
        if found is None:
            found = [self.shapes.stencil(choice) for choice in choices(state)]
            self.choice_stencils[printed] = found
        return found


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


def _enemy(card: int) -> int:
    """The number of an Enemy's card among those of the Enemies."""
    return NONE if card == NONE else card - tables.FIRST_ENEMY


def _count_modules(options: Options) -> int:
    return (
        options.exploration
        + options.asgaror
        + bool(options.crews)
        + options.stories
        + options.pvp
        + options.mine
        + options.hurried_ship
    )


def _write_modules(pen: Pen, options: Options) -> None:
    """Those that were chosen, in the order of the vocabulary."""
    if options.exploration:
        pen.word(0)
    if options.asgaror:
        pen.word(1)
    if options.crews:
        pen.word(2)
    if options.stories:
        pen.word(3)
    if options.pvp:
        pen.word(4)
    if options.mine:
        pen.word(5)
    if options.hurried_ship:
        pen.word(6)


def _write_deck_sizes(pen: Pen, state: AuroraState) -> None:
    decks = state.decks
    exploration, loot = 0, 0
    for period in range(tables.PERIODS):
        exploration += decks[EXPLORATION + period].size()
        loot += decks[LOOT + period].size()
    pen.put(exploration)
    pen.put(loot)
    pen.put(decks[OBJECT_DECK].size())
    pen.put(decks[OUTCOME_DECK].size() + (1 if state.piles.outcome_top != NONE else 0))
    stories = decks[STORY_DECK + state.stories.period].size()
    pen.put(stories + (1 if state.stories.top != NONE else 0))
    pen.put(decks[AUTOMA_DECK].size())


def _write_points(pen: Pen, state: AuroraState) -> None:
    """Points are never missing while somebody drives, but they may be any number."""
    for step in state.steps:
        if isinstance(step, Drive):
            pen.put(1)
            pen.put(step.points_left(state))
            return
    pen.at += 2


def _write_seats(pen: Pen, state: AuroraState, bits: int) -> None:
    """A list of seats inside another list: its length, then the seats."""
    pen.put(count_bits(bits))
    for seat in range(len(state.positions)):
        if bits >> seat & 1:
            pen.put(seat)


def _write_objects(pen: Pen, counts: list[int]) -> None:
    for kind in range(tables.OBJECTS):
        for _ in range(counts[kind]):
            pen.word(kind)


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


def encoder(shapes: Shapes) -> Encoder:
    return LastAuroraEncoder(shapes)
