"""A position as far as a seat, or a spectator, may know it (NUL-INFO): ``view.py``, filled in.

``hidden.py`` redeals exactly what is left out here.
"""

from collections.abc import Sequence

from meadhall.games.northgard.content import tables, tiles
from meadhall.games.northgard.rules.actions.recruit import RecruitUnits
from meadhall.games.northgard.rules.cards.draw import DivideCards
from meadhall.games.northgard.rules.fighting.casualties import LoseFigures
from meadhall.games.northgard.rules.owed import Owed
from meadhall.games.northgard.rules.players import Player
from meadhall.games.northgard.rules.progress import (
    ATTACKER,
    DEFENDER,
    STEP_IDS,
    WINNER_IDS,
    Placing,
)
from meadhall.games.northgard.rules.scoring import SOURCES, score_sheet
from meadhall.games.northgard.rules.state import NorthgardState
from meadhall.games.northgard.rules.under_way import the_card, the_combat
from meadhall.games.northgard.rules.year.harvest import glory_in, yield_in
from meadhall.games.northgard.seen import view as views
from meadhall.games.northgard.seen.hidden import is_drawing
from meadhall.games.northgard.seen.inspection import inspection
from meadhall.games.northgard.seen.prospects import prospects
from meadhall.kernel.events import SPECTATOR, knows


def view(state: NorthgardState, seat: int) -> views.NorthgardView:
    """All that the seat may know; ``SPECTATOR`` sees what everybody sees."""
    pile = state.tile_pile
    sees_under = [knows(seat, seen) for seen in pile.bottom_seen]
    return views.NorthgardView(
        seat=seat,
        year=state.year,
        years=state.years(),
        phase=tables.PHASE_IDS[state.phase],
        first_player=_number(state.first_player),
        active=_number(state.active),
        deciders=sorted(state.deciders()),
        waiting_for=type(state.steps[-1]).__name__ if state.steps else None,
        players=[_player(state, player, seat) for player in state.players],
        tiles=[_tile(state, tile) for tile in range(tiles.TILES) if state.lands.is_placed(tile)],
        territories=[_territory(state, territory) for territory in state.lands.territories()],
        links=_links(state),
        tile_pile=pile.size(),
        under_pile=_seen(tiles.TILE_IDS, pile.bottom, sees_under),
        display=_ids(tables.CARD_IDS, state.supply.display),
        development_deck=development_deck(state),
        achievements=_ids(tables.CARD_IDS, state.supply.achievements),
        unrest=state.supply.unrest,
        building_tokens=_counts(tables.BUILDING_IDS, state.buildings.tokens),
        creature_deck=creature_deck(state),
        creature_line=[_creature(state, creature) for creature in state.creatures.line],
        creature_discard=_ids(tables.CREATURE_IDS, state.creatures.discard),
        resolving=_resolving(state),
        placing=_placing(state, seat),
        drawn_cards=_drawn_cards(state, seat),
        inspected=_inspected(state, seat),
        moving=_moving(state),
        pending=_pending(state),
        combat=_combat(state),
        owed=owed(state),
        glory_by_source=_sheets(state) if state.is_over() else None,
    )


def _counts(ids: list[str], counts: list[int]) -> dict[str, int]:
    return {name: counts[number] for number, name in enumerate(ids)}


def _number(value: int) -> int | None:
    return None if value == tiles.NONE else value


def _id(ids: list[str], value: int) -> str | None:
    return None if value == tiles.NONE else ids[value]


def _ids(ids: list[str], values: Sequence[int]) -> list[str]:
    return [ids[value] for value in values]


def _seen(ids: list[str], values: Sequence[int], sees: list[bool]) -> list[str | None]:
    return [ids[value] if sees[place] else None for place, value in enumerate(values)]


# The players


def _player(state: NorthgardState, player: Player, seat: int) -> views.PlayerView:
    owner = player.seat
    pile = player.pile
    sees_glory = sees_total(state, seat, owner)
    sees_top = [knows(seat, seen) for seen in pile.top_seen]
    kaija = "reserve" if state.figures.kaija_at == tiles.NONE else "map"
    return views.PlayerView(
        seat=owner,
        color=tables.COLOR_IDS[owner],
        partner=state.partner(owner) if state.options.team_game else None,
        clan=_id(tables.CLAN_IDS, player.clan),
        food=player.resources[tiles.FOOD],
        wood=player.resources[tiles.WOOD],
        lore=player.resources[tiles.LORE],
        glory=player.tokens() if sees_glory else None,
        hand_size=len(player.hand),
        hand=_hand(player, seat),
        active=[
            views.ActiveCardView(tables.CARD_IDS[card], player.active_played[place])
            for place, card in enumerate(player.active)
        ],
        discard=_ids(tables.CARD_IDS, player.discard),
        draw_pile=pile.size(),
        top=_seen(tables.CARD_IDS, pile.top, sees_top)[::-1],
        upgrades=_ids(tables.CARD_IDS, player.upgrades),
        removed=_ids(tables.CARD_IDS, player.removed),
        reserve=player.reserve,
        units_on_map=state.units_on_map(owner),
        territories=len(state.controlled(owner)),
        kaija=kaija if owner == state.figures.kaija_seat else None,
        has_passed=player.has_passed,
        took_display_card=player.took_display_card,
        kaija_may_attack=bool(player.year_flags & tables.KAIJA_MAY_ATTACK),
        ignores_defences=bool(player.year_flags & tables.IGNORE_ENEMY_DEFENCES),
        setup_tiles=_drawn_tiles(state, player.setup_tiles, owner, seat),
    )


def _hand(player: Player, seat: int) -> list[str]:
    cards = [
        tables.CARD_IDS[card]
        for place, card in enumerate(player.hand)
        if knows(seat, player.hand_seen[place])
    ]
    cards.sort()
    return cards


def sees_total(state: NorthgardState, seat: int, owner: int) -> bool:
    """NUL-INFO-02, 04, 06: the own Glory, the partner's, and at the end everyone's."""
    if seat == owner or state.options.open_totals or state.is_over():
        return True
    return seat != SPECTATOR and state.are_partners(seat, owner)


def _drawn_tiles(
    state: NorthgardState, drawn: Sequence[int], owner: int, seat: int
) -> list[str | None]:
    """Tiles that others may not see, except the one about to be placed."""
    shown = tiles.NONE if state.placing is None else state.placing.tile
    return _seen(tiles.TILE_IDS, drawn, [seat == owner or tile == shown for tile in drawn])


# The map


def _tile(state: NorthgardState, tile: int) -> views.TileView:
    cell = state.lands.cells[tile]
    return views.TileView(
        tiles.TILE_IDS[tile], tiles.cell_x(cell), tiles.cell_y(cell), state.lands.turns[tile]
    )


def _territory(state: NorthgardState, territory: int) -> views.TerritoryView:
    lands = state.lands
    kinds = range(tiles.RESOURCES)
    return views.TerritoryView(
        id=tiles.AREA_IDS[territory],
        areas=_ids(tiles.AREA_IDS, lands.areas_of(territory)),
        tiles=lands.tile_count(territory),
        is_open=lands.is_open(territory),
        controller=_number(state.control(territory)),
        units=[state.units_in(territory, seat) for seat in range(state.seats)],
        kaija=state.kaija_is_in(territory),
        printed=_counts(tiles.RESOURCE_IDS, [lands.resources(territory, kind) for kind in kinds]),
        yields=_counts(tiles.RESOURCE_IDS, [yield_in(state, territory, kind) for kind in kinds]),
        harvest_glory=glory_in(state, territory),
        buildings=_buildings(state, territory),
        creatures=[_creature(state, creature) for creature in state.creatures_in(territory)],
        scorched_earth=territory == state.figures.scorched_at,
    )


def _buildings(state: NorthgardState, territory: int) -> list[views.BuildingView]:
    areas = state.lands.areas_of(territory)
    on_sites = [
        views.BuildingView(
            tables.BUILDING_IDS[state.buildings.on_site[site]],
            tiles.AREA_IDS[area],
            tiles.SITE_IDS[site],
        )
        for area in areas
        for site in tiles.AREA_SITES[area]
        if state.buildings.on_site[site] != tiles.NONE
    ]
    loose = [divmod(number, tables.BUILDINGS) for number in state.buildings.loose]
    return on_sites + [
        views.BuildingView(tables.BUILDING_IDS[building], tiles.AREA_IDS[area], None)
        for area, building in loose
        if area in areas
    ]


def _creature(state: NorthgardState, creature: int) -> views.CreatureView:
    kind = tables.CREATURE_KIND_IDS[tables.CREATURE_KIND[creature]]
    return views.CreatureView(
        tables.CREATURE_IDS[creature], kind, tiles.AREA_IDS[state.creatures.at[creature]]
    )


def _links(state: NorthgardState) -> list[views.LinkView]:
    lands = state.lands
    return [
        views.LinkView(tiles.AREA_IDS[first], tiles.AREA_IDS[second], lands.is_hard(first, second))
        for first in lands.territories()
        for second in lands.links(first)
        if first < second
    ]


# Decks


def development_deck(state: NorthgardState) -> int:
    """A card for each player and year but the last, without those laid out so far."""
    years_laid = state.year if state.phase > tables.START_OF_YEAR else state.year - 1
    return state.seats * max(0, state.years() - 1 - years_laid)


def creature_deck(state: NorthgardState) -> int:
    if not state.options.creatures:
        return 0
    return tables.CREATURES - len(state.creatures.line) - len(state.creatures.discard)


# What is under way


def _resolving(state: NorthgardState) -> views.ResolvingView | None:
    card = state.in_play
    if card is None:
        return None
    return views.ResolvingView(
        card.seat, tables.CARD_IDS[card.card], _id(tables.CARD_IDS, card.copied)
    )


def _placing(state: NorthgardState, seat: int) -> views.PlacingView | None:
    placing: Placing | None = state.placing
    if placing is None:
        return None
    has_cell = placing.cell != tiles.NONE
    return views.PlacingView(
        seat=placing.seat,
        tile=_id(tiles.TILE_IDS, placing.tile),
        x=tiles.cell_x(placing.cell) if has_cell else None,
        y=tiles.cell_y(placing.cell) if has_cell else None,
        drawn=_drawn_tiles(state, placing.drawn, placing.seat, seat),
    )


def _drawn_cards(state: NorthgardState, seat: int) -> views.DrawnCardsView | None:
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, DivideCards):
        return None
    in_play = the_card(state)
    sees = [seat == step.seat or knows(seat, seen) for seen in in_play.drawn_seen]
    cards = _seen(tables.CARD_IDS, in_play.drawn, sees)
    return views.DrawnCardsView(step.seat, cards, step.keep, step.discard, step.top)


def _inspected(state: NorthgardState, seat: int) -> views.InspectedView | None:
    found = inspection(state)
    if found is None:
        return None
    hand = state.players[found.victim].hand
    sees = found.is_seen_by(seat)
    is_named = sees and found.place != tiles.NONE
    return views.InspectedView(
        seat=found.looker,
        victim=found.victim,
        cards=sorted(_ids(tables.CARD_IDS, hand)) if sees else None,
        named=tables.CARD_IDS[hand[found.place]] if is_named else None,
    )


def _moving(state: NorthgardState) -> views.MovingView | None:
    action = state.action
    if action is None:
        return None
    return views.MovingView(
        seat=action.seat,
        left=action.left,
        origin=_id(tiles.AREA_IDS, action.origin),
        target=_id(tiles.AREA_IDS, action.target),
        with_kaija=action.with_kaija,
        passing=_id(tiles.AREA_IDS, action.passing),
        prospects=prospects(state, action),
    )


def _pending(state: NorthgardState) -> list[views.PendingView]:
    action = state.action
    if action is None:
        return []
    return [
        views.PendingView(
            territory=tiles.AREA_IDS[territory],
            opponent=_number(state.control(territory)) if creature == tiles.NONE else None,
            creature=_id(tables.CREATURE_IDS, creature),
        )
        for territory, creature in zip(action.fight_areas, action.fight_creatures, strict=True)
    ]


def _combat(state: NorthgardState) -> views.CombatView | None:
    combat = state.combat
    if combat is None:
        return None
    return views.CombatView(
        territory=tiles.AREA_IDS[combat.area],
        step=STEP_IDS[combat.step],
        attacker=_side(state, ATTACKER),
        defender=_side(state, DEFENDER),
        winner=_id(WINNER_IDS, combat.winner),
    )


def _side(state: NorthgardState, who: int) -> views.SideView:
    combat = the_combat(state)
    side = combat.side(who)
    foe = combat.side(DEFENDER if who == ATTACKER else ATTACKER)
    is_player = side.seat != tiles.NONE
    units = state.units_in(combat.area, side.seat) if is_player else 0
    step = state.steps[-1] if state.steps else None
    is_losing = isinstance(step, LoseFigures) and step.seat == side.seat
    return views.SideView(
        seat=_number(side.seat),
        creature=_id(tables.CREATURE_IDS, side.creature),
        units=units,
        kaija=is_player
        and side.seat == state.figures.kaija_seat
        and state.kaija_is_in(combat.area),
        unit_points=side.unit_points,
        card_points=side.card_points,
        building_points=side.building_points,
        clan_points=side.clan_points,
        food=_number(side.food),
        die=_id(tables.FACE_IDS, side.die),
        die_points=side.die_points,
        die_casualties=side.die_casualties,
        bonus_points=side.bonus_points,
        bonus_casualties=side.bonus_casualties,
        building_casualties=side.building_casualties,
        cancelled=min(foe.cancels, side.inflicts()),
        points=side.points(),
        inflicts=max(0, side.inflicts() - foe.cancels) if foe.seat != tiles.NONE else 0,
        losses_left=owed(state) if is_losing else side.losses,
    )


def owed(state: NorthgardState) -> int:
    step = state.steps[-1] if state.steps else None
    return step.left if isinstance(step, (Owed, RecruitUnits)) else 0


def _sheets(state: NorthgardState) -> list[dict[str, int]]:
    return [_counts(SOURCES, score_sheet(state, seat)) for seat in range(state.seats)]


def secrets(state: NorthgardState, seat: int) -> list[dict[str, object]]:
    """Cards in other hands or drawn by others, and tiles that others have drawn."""
    facts: list[dict[str, object]] = []
    for player in state.players:
        owner = player.seat
        if owner == seat:
            continue
        known = [
            card
            for card, seen in zip(player.hand, player.hand_seen, strict=True)
            if knows(seat, seen)
        ]
        drawn = the_card(state).drawn if is_drawing(state, owner) else ()
        hidden = [card for card in [*player.hand, *drawn] if card not in known]
        facts += [{"seat": owner, "seen": tables.CARD_IDS[card]} for card in hidden]
        kept = list(player.setup_tiles)
        if state.placing is not None and state.placing.seat == owner:
            kept += state.placing.drawn
        shown = tiles.NONE if state.placing is None else state.placing.tile
        facts += [{"seat": owner, "seen": tiles.TILE_IDS[tile]} for tile in kept if tile != shown]
    return facts
