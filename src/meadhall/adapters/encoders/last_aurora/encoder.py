"""Observations of Last Aurora: ``seen/viewing.py`` as numbers, section by section.

A test compares the two in every kind of game. Whatever is printed comes from stencils.
"""

from typing import Final

from mypy_extensions import i64

from meadhall.adapters.encoders.last_aurora.players import SECTIONS_OF_A_PLAYER, Players
from meadhall.adapters.encoders.last_aurora.stories import Tales
from meadhall.adapters.encoders.pen import Encoder, Pen
from meadhall.adapters.encoders.shape import Shapes
from meadhall.adapters.encoders.steps import Steps, write_deciders
from meadhall.games.last_aurora.content import road, tables
from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.ending import is_reached
from meadhall.games.last_aurora.rules.fighting.attack import PayShot, ReadOutcome, Shoot
from meadhall.games.last_aurora.rules.modules.pvp import ATTACK_TRACK, DODGE_TRACK
from meadhall.games.last_aurora.rules.pieces import Foe, Options
from meadhall.games.last_aurora.rules.state import DECKS, AuroraState
from meadhall.games.last_aurora.seen.choices import BONUSES
from meadhall.games.last_aurora.seen.view import SlotView
from meadhall.games.last_aurora.seen.viewing import deck_sizes, modules
from meadhall.kernel.deck import Deck
from meadhall.kernel.state import State

# Sections.
HEAD: Final = 0
OPTIONS: Final = 1
CARDS_LEFT: Final = 2
ROAD: Final = 3
ZONE: Final = 4
FIGHT: Final = 5
PILES: Final = 6
STORIES: Final = 7
AUTOMA: Final = 8
SLOTS: Final = 9
FIRST_PLAYER: Final = 10

CARD_IN_SLOT: Final = 2
"""The place of an entry in a slot."""


class LastAuroraEncoder(Encoder):
    def __init__(self, shapes: Shapes) -> None:
        most_players = shapes.row("AuroraView", "players").most
        super().__init__(FIRST_PLAYER + SECTIONS_OF_A_PLAYER * int(most_players))
        self.writes_players = Players(shapes)
        self.writes_tales = Tales(shapes)
        self.steps = Steps(shapes.steps)
        self.map: i64 = shapes.entry("AuroraView", "map")
        self.round: i64 = shapes.entry("AuroraView", "round")
        self.aurora: i64 = shapes.entry("AuroraView", "aurora")
        self.ambusher: i64 = shapes.entry("AuroraView", "ambusher")
        self.supply: i64 = shapes.entry("AuroraView", "supply")
        self.period: i64 = shapes.entry("AuroraView", "period")
        self.loot_shown: i64 = shapes.entry("AuroraView", "loot_shown")
        self.exploring: i64 = shapes.entry("AuroraView", "exploring")
        self.move_points: i64 = shapes.entry("AuroraView", "move_points")
        self.donated: i64 = shapes.entry("AuroraView", "donated")
        self.has_automa: i64 = shapes.entry("AuroraView", "automa")
        self.has_attack: i64 = shapes.entry("AuroraView", "attack")
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
        self.tokens: i64 = shapes.place("SlotView", "tokens")
        self.targets = shapes.row("EnemyView", "targets")
        self.spared = shapes.row("EnemyView", "spared")
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

    def write(self, pen: Pen, state: State, seat: int) -> None:
        assert isinstance(state, AuroraState)
        state.share()  # With the page.
        start = pen.start
        options, piles, stories = state.options, state.piles, state.stories
        automa = state.automa
        self._write_head(pen, start, state, seat)
        if pen.begin_if_new(OPTIONS, 0, options, automa):
            self._write_options(pen, start, options, len(state.players), automa is not None)
            pen.end()
        decks = _all_decks(pen.section(CARDS_LEFT).first, state.decks)
        if pen.begin_if_new(CARDS_LEFT, 0, decks, piles, stories):
            pen.at = start + self.period
            period = state.exploration_period()
            pen.perhaps(NONE if period == NONE else period + 1)
            pen.numbers(deck_sizes(state))
            pen.end()
        if pen.begin_if_new(ROAD, 0, state.road, state.order):
            self._write_road(pen, start, state)
            pen.end()
        if pen.begin_if_new(SLOTS, 0, options):
            self._write_slots(pen, start, options)
            pen.end()
        if pen.begin_if_new(ZONE, 0, state.zone, stories.slots):
            self._write_zone(pen, start, state)
            pen.end()
        if pen.begin_if_new(FIGHT, 0, state.fight):
            self._write_fight(pen, start, state)
            pen.end()
        if pen.begin_if_new(PILES, 0, piles):
            self._write_piles(pen, start, state)
            pen.end()
        if pen.begin_if_new(STORIES, 0, stories):
            self.writes_tales.write_cards(pen, start, stories)
            pen.end()
        is_left_behind = not is_reached(state)
        at = start + self.players.place
        section = FIRST_PLAYER
        for player in state.players:
            self.writes_players.write(pen, at, section, state, player, seat, is_left_behind)
            at += self.players.size
            section += SECTIONS_OF_A_PLAYER
        if automa is not None:
            pen.begin(AUTOMA)
            self.writes_players.write_automa(pen, start + self.automa, state, automa)
            pen.end()

    def _write_head(self, pen: Pen, start: i64, state: AuroraState, seat: int) -> None:
        """What may be new with every decision."""
        pen.begin(HEAD)
        pen.put_at(start, seat)
        pen.put_at(start + self.round, state.round)
        pen.word(state.phase)
        pen.word(self.steps.number(state))
        pen.at = start + self.supply
        pen.numbers(state.supply)
        self._write_points(pen, start, state)
        write_deciders(pen, start, self.deciders, state)
        self._write_attack(pen, start, state)
        if state.options.stories:
            self.writes_tales.write_story(pen, start, state)
        self.writes_tales.write_choices(pen, start, state)
        pen.end()

    def _write_points(self, pen: Pen, start: i64, state: AuroraState) -> None:
        """Points are never missing while somebody drives, but they may be any number."""
        for step in state.steps:
            if isinstance(step, Drive):
                pen.put_at(start + self.move_points, 1)
                pen.put(step.points_left(state))
                return

    def _write_attack(self, pen: Pen, start: i64, state: AuroraState) -> None:
        for step in state.steps:
            if isinstance(step, (PayShot, Shoot, ReadOutcome)):
                is_enemy = step.target >= tables.FIRST_ENEMY
                pen.put_at(start + self.has_attack, 1)
                pen.at = start + self.attack
                pen.put(step.seat)
                pen.word(step.box)
                pen.word(step.target - tables.FIRST_ENEMY if is_enemy else NONE)
                pen.perhaps(NONE if is_enemy else step.target)
                pen.put(state.fight.bonus)
                return

    def _write_options(
        self, pen: Pen, start: i64, options: Options, players: int, has_automa: bool
    ) -> None:
        pen.put_at(start + self.map, options.map + 1)
        pen.words(start, self.modules, modules(options))
        pen.length(start, self.players, players)
        pen.at = start + self.has_automa
        pen.truth(has_automa)
        if options.pvp:
            pen.length(start, self.dodge_track, len(DODGE_TRACK))
            pen.numbers(DODGE_TRACK)
            pen.words(start, self.attack_track, ATTACK_TRACK)

    # The board

    def _write_road(self, pen: Pen, start: i64, state: AuroraState) -> None:
        road_now = state.road
        storm = min(len(state.order), len(road_now.storm))
        pen.put_at(start + self.aurora, road_now.aurora + 1)
        pen.length(start, self.order, len(state.order))
        pen.numbers(state.order)
        at = start + self.waypoints
        for space, counter in enumerate(road_now.waypoints):
            if counter != NONE:
                pen.put_at(at + space, counter + 1)
        pen.words(start, self.avalanches, road_now.avalanches)
        pen.length(start, self.mines, len(road_now.mines))
        for number, space in enumerate(road_now.mines):
            pen.word(space)
            pen.put(road_now.mine_owners[number])
        pen.length(start, self.storm, storm)
        for number in range(storm):
            pen.put(road_now.storm[number])
        pen.words(start, self.spaces_left, road_now.left)

    def _write_slots(self, pen: Pen, start: i64, options: Options) -> None:
        """What is printed there."""
        pen.length(start, self.slots, tables.SLOTS)
        at = start + self.slots.place
        for stencil in self.slot_stencils[options.map]:
            pen.stamp(at, stencil)
            at += self.slots.size

    def _write_zone(self, pen: Pen, start: i64, state: AuroraState) -> None:
        zone = state.zone
        pen.put_at(start + self.exploring, zone.slot + 1)
        pen.put_at(start + self.donated, zone.donated)
        pen.words(start, self.explorers, zone.explorers)
        at = start + self.slots.place
        for slot in range(tables.SLOTS):
            pen.at = at + CARD_IN_SLOT
            pen.word(zone.slots[slot])
            pen.word(state.stories.slots[slot])
            pen.at = at + self.tokens
            first = slot * tables.TOKENS
            for token in range(len(tables.LOCATION_TOKEN_IDS)):
                there = zone.tokens[first + token]
                pen.perhaps(there if there else NONE)
            at += self.slots.size

    def _write_piles(self, pen: Pen, start: i64, state: AuroraState) -> None:
        piles = state.piles
        pen.words(start, self.discard, piles.discard)
        pen.words(start, self.gone, piles.gone)
        pen.length(start, self.object_discard, sum(piles.objects))
        for kind in range(tables.OBJECTS):
            for _ in range(piles.objects[kind]):
                pen.word(kind)
        pen.words(start, self.outcome_discard, piles.outcomes)
        if piles.outcome_top != NONE:
            columns = tables.OUTCOME_BACKS[piles.outcome_top]
            pen.present(start, self.outcome_back, len(columns))
            for column in columns:
                pen.put(column + 1)
        pen.words(start, self.outcomes_shown, piles.shown)

    def _write_fight(self, pen: Pen, start: i64, state: AuroraState) -> None:
        fight = state.fight
        convoys = len(state.positions)
        pen.put_at(start + self.ambusher, _enemy(fight.ambusher) + 1)
        pen.put_at(start + self.loot_shown, fight.loot + 1)
        pen.length(start, self.lurking, len(fight.lurking))
        for card in fight.lurking:
            pen.word(_enemy(card))
        pen.length(start, self.enemies, len(fight.foes))
        at = start + self.enemies.place
        for foe in fight.foes:
            self._write_enemy(pen, at, foe)
            at += self.enemies.size
        pen.length(start, self.hit_by, len(fight.hit_by))
        at = start + self.hit_by.place
        for bits in fight.hit_by:
            pen.at = at
            pen.put(bits.bit_count())
            for seat in range(convoys):
                if bits >> seat & 1:
                    pen.put(seat)
            at += self.hit_by.size

    def _write_enemy(self, pen: Pen, at: i64, foe: Foe) -> None:
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
        pen.length(at, self.targets, len(foe.targets))
        for seat in foe.targets:
            pen.perhaps(seat)
        pen.bits(at, self.spared, foe.spared)


def _all_decks(known: object, decks: list[Deck]) -> object:
    """All decks together: the object that is known if it has the same ones."""
    if isinstance(known, tuple):
        for number in range(DECKS):
            if known[number] is not decks[number]:
                return tuple(decks)
        return known
    return tuple(decks)


def _enemy(card: int) -> int:
    """The number of an Enemy's card among those of the Enemies."""
    return NONE if card == NONE else card - tables.FIRST_ENEMY


def encoder(shapes: Shapes) -> Encoder:
    return LastAuroraEncoder(shapes)
