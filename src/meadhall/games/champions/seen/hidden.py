"""Worlds that look the same to a seat: everything that it cannot know is redealt (CHM-INFO).

``viewing.py`` says what a seat may know; this file must redeal exactly the rest. A test checks that
the two agree: a redealt world gives the seat the same view as the real one.
"""

from collections.abc import Sequence

from meadhall.games.champions.content.tables import ENEMIES, SHORES
from meadhall.games.champions.rules.fighting.assignment import (
    assign_die,
    assignment_moves,
    is_assignment_hidden,
    load_food,
    seats_assigning,
    take_back_assignments,
)
from meadhall.games.champions.rules.moves import DIE, DONE, LOAD, RUNE
from meadhall.games.champions.rules.state import (
    DESTINIES,
    DRAUGR_DECK,
    JOURNEY_DECK,
    MONSTERS,
    TROLLS,
    ChampionsState,
)
from meadhall.kernel.deck import take_any
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import knows
from meadhall.kernel.shared import replaced


def resample(state: ChampionsState, seat: int, dice: Dice) -> ChampionsState:
    """A copy with another future and another past, as far as the seat cannot tell.

    It depends on nothing but what the seat knows and ``dice``: pools are sorted before they are
    dealt from, so that the order of the real cards leaves no trace.
    """
    world = state.copy()
    world.change_future(dice)
    if not world.is_over():
        deal_destinies(world, seat, dice)
        deal_journeys(world, seat, dice)
        if not world.options.hall_of_fame:
            for deck in (TROLLS, DRAUGR_DECK, MONSTERS):
                deal_defeated(world, seat, deck, dice)
        if is_assignment_hidden(world):
            for other in range(world.seats):
                if other != seat:
                    guess_assignment(world, other, dice)
    return world


def deal_destinies(world: ChampionsState, seat: int, dice: Dice) -> None:
    """Cards in other hands, on offer to others, or put under the deck by others.

    Knowledge belongs to the place: whoever knew the card that lay there knows the new one.
    """
    deck = world.own_decks()[DESTINIES]
    before = world.destiny_known
    known = list(before)
    pool = deck.cards[:]
    for cards in [*[player.destinies for player in world.players], world.drawn, deck.bottom]:
        pool.extend([card for card in cards if not knows(seat, before[card])])
    pool.sort()
    for card in pool:
        known[card] = 0
    for player in world.players:
        player.destinies = tuple(redealt(player.destinies, seat, before, known, pool, dice))
    world.drawn = tuple(redealt(world.drawn, seat, before, known, pool, dice))
    deck.bottom = redealt(deck.bottom, seat, before, known, pool, dice)
    deck.cards = pool
    world.destiny_known = tuple(known)


def redealt(
    cards: Sequence[int],
    seat: int,
    before: tuple[int, ...],
    known: list[int],
    pool: list[int],
    dice: Dice,
) -> list[int]:
    """The same destinies, with others in place of those that the seat does not know."""
    dealt: list[int] = []
    for card in cards:
        if knows(seat, before[card]):
            dealt.append(card)
        else:
            dealt.append(take_any(pool, 0, dice))
            known[dealt[-1]] = before[card]
    return dealt


def deal_journeys(world: ChampionsState, seat: int, dice: Dice) -> None:
    """Face-down cards that the seat has not seen."""
    shores = world.own_shores()
    deck = world.own_decks()[JOURNEY_DECK]
    unknown = [
        shore
        for shore in range(SHORES)
        if shores.is_face_down(shore) and not knows(seat, shores.known[shore])
    ]
    pool = deck.cards[:]
    pool.extend([shores.journeys[shore] for shore in unknown])
    pool.sort()
    for shore in unknown:
        shores.journeys = replaced(shores.journeys, shore, take_any(pool, 0, dice))
    deck.cards = pool


def deal_defeated(world: ChampionsState, seat: int, kind: int, dice: Dice) -> None:
    """CHM-INFO-03: of the others' piles a seat knows only how many cards are missing in all."""
    others = [player for player in world.players if player.seat != seat]
    deck = world.own_decks()[kind]  # Kinds of enemies and their decks have the same numbers.
    pool = deck.cards[:]
    missing = 0
    for player in others:
        gone = [card for card in player.defeated if ENEMIES[card].kind == kind]
        player.defeated = tuple([card for card in player.defeated if ENEMIES[card].kind != kind])
        pool.extend(gone)
        missing += len(gone)
    pool.sort()
    for _ in range(missing):
        player = others[dice.below(0, len(others))]
        player.defeated = (*player.defeated, take_any(pool, 0, dice))
    deck.cards = pool


def guess_assignment(world: ChampionsState, seat: int, dice: Dice) -> None:
    """CHM-ASSIGN-12: what another seat assigns in secret; if it is not done, nothing yet."""
    take_back_assignments(world, seat)
    if seat in seats_assigning(world):
        return
    while True:
        moves = [move for move in assignment_moves(world, seat) if not RUNE.has(move)]
        move = moves[dice.below(0, len(moves))]
        if move == DONE.move:
            return
        if LOAD.has(move):
            load_food(world, seat, LOAD.target(move))
        else:
            warrior, target = DIE.pair(move)
            assign_die(world, seat, warrior, target)
