"""A position as far as a seat, or a spectator, may know it (LAU-INFO): ``view.py``, filled in."""

from collections.abc import Sequence
from typing import Final

from meadhall.games.last_aurora.content import road, story_book, tables
from meadhall.games.last_aurora.content.action_cards import ACTION_IDS, LEVEL_SPEED
from meadhall.games.last_aurora.rules.cards.objects import hand_size, object_limit
from meadhall.games.last_aurora.rules.convoys.cargo import boxes_at, has_driver
from meadhall.games.last_aurora.rules.convoys.convoy import truck_of
from meadhall.games.last_aurora.rules.convoys.survivors import exploration_value
from meadhall.games.last_aurora.rules.driving.driving import Drive
from meadhall.games.last_aurora.rules.driving.speed import ability_speed
from meadhall.games.last_aurora.rules.events import BONUS_IDS, FAILURE, PHASE_IDS, SUCCESS
from meadhall.games.last_aurora.rules.fighting.attack import PayShot, ReadOutcome, Shoot
from meadhall.games.last_aurora.rules.fighting.enemies import targets_left
from meadhall.games.last_aurora.rules.modules.missions import EndStory
from meadhall.games.last_aurora.rules.modules.pvp import ATTACK_TRACK, DODGE_TRACK
from meadhall.games.last_aurora.rules.pieces import Foe, Mission, Options, Player
from meadhall.games.last_aurora.rules.scoring import SOURCES, automa_sheet, score_sheet
from meadhall.games.last_aurora.rules.state import (
    AUTOMA_DECK,
    EXPLORATION,
    LOOT,
    OBJECT_DECK,
    OUTCOME_DECK,
    STORY_DECK,
    AuroraState,
)
from meadhall.games.last_aurora.seen import view as views
from meadhall.games.last_aurora.seen.choices import (
    BONUSES,
    choices,
    story_faced,
    story_options,
)

MODULE_IDS: Final = [
    "exploration", "asgaror", "crews", "stories", "pvp", "mine", "hurried_ship",
]  # fmt: skip
DECK_IDS: Final = ["exploration", "loot", "object", "outcome", "story", "automa"]
TOKENS_ACCEPTED: Final[list[list[str]]] = [
    [name for token, name in enumerate(tables.TOKEN_IDS) if accepts >> token & 1]
    for accepts in tables.BOX_ACCEPTS
]
"""The tokens that each box takes; all views share these lists."""


def view(state: AuroraState, seat: int) -> views.AuroraView:
    """Everything that the seat may know; a spectator sees what everyone sees."""
    return views.AuroraView(
        seat=seat,
        map=road.MAP_IDS[state.options.map],
        modules=[MODULE_IDS[module] for module in modules(state.options)],
        round=state.round,
        phase=PHASE_IDS[state.phase],
        order=list(state.order),
        deciders=sorted(state.deciders()),
        waiting_for=type(state.steps[-1]).__name__ if state.steps else None,
        players=[_player(state, player, seat) for player in state.players],
        automa=_automa(state),
        aurora=road.SPACE_IDS[state.road.aurora],
        waypoints={
            road.SPACE_IDS[space]: road.WAYPOINT_IDS[counter]
            for space, counter in enumerate(state.road.waypoints)
            if counter != tables.NONE
        },
        avalanches=[road.SPACE_IDS[space] for space in state.road.avalanches],
        mines=[
            views.MineView(road.SPACE_IDS[space], owner)
            for space, owner in zip(state.road.mines, state.road.mine_owners, strict=True)
        ],
        storm=list(state.road.storm[: len(state.order)]),
        slots=[_slot(state, slot) for slot in range(tables.SLOTS)],
        lurking=_cards(state.fight.lurking),
        enemies=[_enemy(state, foe) for foe in state.fight.foes],
        ambusher=_card(state.fight.ambusher),
        supply=_counts(tables.LOCATION_TOKEN_IDS, state.supply),
        period=None
        if state.exploration_period() == tables.NONE
        else state.exploration_period() + 1,
        deck_sizes=_counts(DECK_IDS, deck_sizes(state)),
        discard=_cards(state.piles.discard),
        gone=_cards(state.piles.gone),
        object_discard=_objects(state.piles.objects),
        outcome_discard=[tables.OUTCOME_IDS[card] for card in state.piles.outcomes],
        outcome_back=None
        if state.piles.outcome_top == tables.NONE
        else [column + 1 for column in tables.OUTCOME_BACKS[state.piles.outcome_top]],
        outcomes_shown=[tables.OUTCOME_IDS[card] for card in state.piles.shown],
        loot_shown=_card(state.fight.loot),
        exploring=None if state.zone.slot == tables.NONE else road.SLOT_IDS[state.zone.slot],
        explorers=_cards(state.zone.explorers),
        move_points=_points(state),
        spaces_left=[road.SPACE_IDS[space] for space in state.road.left],
        attack=_attack(state),
        donated=state.zone.donated,
        dodge_track=DODGE_TRACK[:] if state.options.pvp else [],
        attack_track=[BONUS_IDS[bonus] for bonus in ATTACK_TRACK] if state.options.pvp else [],
        hit_by=[_seats(state, bits) for bits in state.fight.hit_by],
        story_top=_story_top(state),
        story=_story(state),
        choices=choices(state),
        telling=[story_book.STORY_IDS[story] for story in state.stories.telling],
        story_discard=[story_book.STORY_IDS[story] for story in state.stories.discard],
    )


def modules(options: Options) -> list[int]:
    """Those that were chosen, by their places in ``MODULE_IDS``."""
    chosen = [
        options.exploration,
        options.asgaror,
        bool(options.crews),
        options.stories,
        options.pvp,
        options.mine,
        options.hurried_ship,
    ]
    return [module for module, is_chosen in enumerate(chosen) if is_chosen]


def _counts(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(ids)}


def _card(card: int) -> str | None:
    return None if card == tables.NONE else tables.CARD_IDS[card]


def _cards(cards: Sequence[int]) -> list[str]:
    return [tables.CARD_IDS[card] for card in cards]


def _objects(counts: list[int]) -> list[str]:
    return [tables.OBJECT_IDS[kind] for kind in range(tables.OBJECTS) for _ in range(counts[kind])]


def _seats(state: AuroraState, bits: int) -> list[int]:
    return [seat for seat in range(len(state.positions)) if bits >> seat & 1]


def deck_sizes(state: AuroraState) -> list[int]:
    """The cards left of each of ``DECK_IDS``."""
    decks = state.decks
    exploration, loot = 0, 0
    for number in range(tables.PERIODS):
        exploration += decks[EXPLORATION + number].size()
        loot += decks[LOOT + number].size()
    outcomes = decks[OUTCOME_DECK].size()
    if state.piles.outcome_top != tables.NONE:
        outcomes += 1
    stories = decks[STORY_DECK + state.stories.period].size()
    if state.stories.top != tables.NONE:
        stories += 1
    return [
        exploration,
        loot,
        decks[OBJECT_DECK].size(),
        outcomes,
        stories,
        decks[AUTOMA_DECK].size(),
    ]


def _player(state: AuroraState, player: Player, viewer: int) -> views.PlayerView:
    seat = player.seat
    space = state.positions[seat]
    truck = truck_of(player)
    return views.PlayerView(
        seat=seat,
        colour=tables.COLOUR_IDS[seat],
        fame=state.fame[seat],
        space=road.SPACE_IDS[space],
        progress=road.PROGRESS[space],
        region=road.REGION_IDS[road.REGION[space]],
        convoy=[
            _convoy_card(state, player, place)
            for place, card in enumerate(player.convoy)
            if card != tables.NONE
        ],
        speed=tables.TRUCK_SPEED[truck],
        speed_bonus=ability_speed(state, seat),
        power=tables.TRUCK_POWER[truck],
        is_tracked=tables.IS_TRACKED[truck],
        has_driver=has_driver(state, player),
        load=_counts(tables.TOKEN_IDS, player.load),
        survivors=[_survivor(state, player, card) for card in player.crew],
        object_count=hand_size(player),
        object_limit=object_limit(state, player),
        objects=_objects(player.hand) if seat == viewer else None,
        next_move=player.next_move,
        markers=_cards(player.markers),
        has_passed=player.has_passed,
        is_hidden=player.is_hidden,
        targets_left=targets_left(state, seat),
        tales=[story_book.STORY_IDS[story] for story in player.tales],
        used_tales=[story_book.STORY_IDS[story] for story in player.used_tales],
        missions=[_mission(mission) for mission in player.missions],
        dodge_mark=state.fight.dodge_marks[seat],
        attack_mark=state.fight.attack_marks[seat],
        score=_counts(SOURCES, score_sheet(state, seat)),
    )


def _convoy_card(state: AuroraState, player: Player, place: int) -> views.ConvoyCardView:
    story = player.kept[place]
    return views.ConvoyCardView(
        card=tables.CARD_IDS[player.convoy[place]],
        column=place // 2 + 1,
        is_device=place % 2 == 1,
        boxes=[_box(state, player, box) for box in boxes_at(player, place)],
        story=None if story == tables.NONE else story_book.STORY_IDS[story],
    )


def _box(state: AuroraState, player: Player, box: int) -> views.BoxView:
    return views.BoxView(
        id=tables.BOX_IDS[box],
        kind=tables.BOX_KIND_IDS[tables.BOX_KIND[box]],
        accepts=TOKENS_ACCEPTED[box],
        level=tables.BOX_LEVEL[box],
        effect=tables.BOX_EFFECT[box],
        n=tables.BOX_N[box],
        is_damaged=state.damaged[box],
        is_fired=box in player.fired,
    )


def _survivor(state: AuroraState, player: Player, card: int) -> views.SurvivorView:
    return views.SurvivorView(
        card=tables.CARD_IDS[card],
        zone=tables.ZONE_IDS[state.survivors.zones[card]],
        explore=tables.EXPLORE[card],
        value=exploration_value(state, card),
        contamination=state.survivors.contamination[card],
        limit=tables.CONTAMINATION_LIMIT[card],
        is_exploring=card in state.zone.explorers,
        is_used=card in player.used,
        stays_exhausted=card in state.survivors.frozen,
    )


def _mission(mission: Mission) -> views.MissionView:
    choice = story_book.CHOICES[mission.story][mission.option]
    return views.MissionView(
        story=story_book.STORY_IDS[mission.story],
        option=tables.OPTION_KEYS[mission.option],
        goal=story_book.GOAL_IDS[choice.goal],
        token=None if choice.token == tables.NONE else tables.TOKEN_IDS[choice.token],
        region=None if choice.region == tables.NONE else road.REGION_IDS[choice.region],
        n=choice.n,
        progress=mission.progress,
        due=mission.due,
    )


def _automa(state: AuroraState) -> views.AutomaView | None:
    automa = state.automa
    if automa is None:
        return None
    space = state.positions[tables.AUTOMA]
    return views.AutomaView(
        seat=tables.AUTOMA,
        level=automa.level,
        speed=LEVEL_SPEED[automa.level - 1],
        fame=state.fame[tables.AUTOMA],
        space=road.SPACE_IDS[space],
        progress=road.PROGRESS[space],
        region=road.REGION_IDS[road.REGION[space]],
        load=_counts(tables.TOKEN_IDS, automa.load),
        hand_count=len(automa.hand),
        extra_cards=automa.extra,
        used=[ACTION_IDS[card] for card in automa.used],
        object_count=len(automa.objects),
        cards=_cards(automa.cards),
        loot=_cards(automa.loot),
        story_count=len(automa.stories),
        targets_left=targets_left(state, tables.AUTOMA),
        dodge_mark=state.fight.dodge_marks[tables.AUTOMA],
        attack_mark=state.fight.attack_marks[tables.AUTOMA],
        score=_counts(SOURCES, automa_sheet(state)),
    )


def _slot(state: AuroraState, slot: int) -> views.SlotView:
    story = state.stories.slots[slot]
    return views.SlotView(
        id=road.SLOT_IDS[slot],
        value=road.SLOT_VALUE[state.options.map][slot],
        card=_card(state.zone.slots[slot]),
        tokens={
            name: state.zone.tokens[slot * tables.TOKENS + token]
            for token, name in enumerate(tables.LOCATION_TOKEN_IDS)
            if state.zone.tokens[slot * tables.TOKENS + token]
        },
        bonuses=BONUSES[state.options.map][slot],
        story=None if story == tables.NONE else story_book.STORY_IDS[story],
    )


def _enemy(state: AuroraState, foe: Foe) -> views.EnemyView:
    enemy = foe.card - tables.FIRST_ENEMY
    return views.EnemyView(
        card=tables.CARD_IDS[foe.card],
        region=road.REGION_IDS[foe.region],
        asgard_defense=tables.ASGARD_DEFENSE[enemy],
        asgard_hits=foe.asgard_hits,
        defense=tables.DEFENSE[enemy],
        hits=foe.hits,
        attack=tables.ATTACK[enemy],
        targets=[None if seat == tables.NONE else seat for seat in foe.targets],
        is_new=foe.is_new,
        spared=_seats(state, foe.spared),
    )


def _points(state: AuroraState) -> int | None:
    for step in state.steps:
        if isinstance(step, Drive):
            return step.points_left(state)
    return None


def _attack(state: AuroraState) -> views.AttackView | None:
    for step in state.steps:
        if isinstance(step, (PayShot, Shoot, ReadOutcome)):
            is_enemy = step.target >= tables.FIRST_ENEMY
            return views.AttackView(
                seat=step.seat,
                weapon=None if step.box == tables.NONE else tables.BOX_IDS[step.box],
                enemy=tables.CARD_IDS[step.target] if is_enemy else None,
                player=None if is_enemy else step.target,
                bonus=state.fight.bonus,
            )
    return None


def _story_top(state: AuroraState) -> views.StoryTopView | None:
    """LAU-INFO-04: the condition side only."""
    if state.stories.top == tables.NONE:
        return None
    return views.StoryTopView(
        period=state.stories.period + 1,
        trigger=story_book.TRIGGER_IDS[story_book.STORY_TRIGGER[state.stories.top]],
        is_for_all=story_book.IS_SEVERAL[state.stories.top],
    )


def _story(state: AuroraState) -> views.StoryView | None:
    faced = story_faced(state)
    if faced is None:
        return None
    return views.StoryView(
        id=story_book.STORY_IDS[faced.story],
        seat=faced.chooser(),
        choosers=faced.choosers,
        chosen=[tables.OPTION_KEYS[option] for option in faced.chosen],
        options=story_options(faced.story),
    )


def secrets(state: AuroraState, seat: int) -> list[dict[str, object]]:
    """LAU-INFO-02, LAU-INFO-04: Objects in other hands, and Stories as far as they are unread."""
    facts: list[dict[str, object]] = [
        {"seat": player.seat, "seen": tables.OBJECT_IDS[kind]}
        for player in state.players
        if player.seat != seat
        for kind in range(tables.OBJECTS)
        if player.hand[kind]
    ]
    facts.extend({"story": story_book.STORY_IDS[story]} for story in _unseen_stories(state))
    facts.extend(
        {"story": story_book.STORY_IDS[story], "branch": branch}
        for story in _unread_stories(state)
        for branch in (FAILURE, SUCCESS)
    )
    return facts


def _unseen_stories(state: AuroraState) -> list[int]:
    """Those of which at most the condition side was ever seen."""
    unseen = list(state.stories.unread)
    for period in range(tables.PERIODS):
        deck = state.decks[STORY_DECK + period]
        unseen += deck.cards + deck.bottom
    if state.stories.top != tables.NONE:
        unseen.append(state.stories.top)
    if state.automa is not None:
        # LFS-STORY-26: those for every player were faced before they went to its zone.
        unseen += [story for story in state.automa.stories if not story_book.IS_SEVERAL[story]]
    return unseen


def _unread_stories(state: AuroraState) -> list[int]:
    """LFS-STORY-06, LFS-STORY-09: those whose choices are known, but not what follows from them.

    Whatever was read out waits for its end.
    """
    read = [step.story for step in state.steps if isinstance(step, EndStory)]
    unread = [story for story in state.stories.telling if story not in read]
    return unread + [mission.story for player in state.players for mission in player.missions]
