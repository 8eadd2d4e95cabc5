"""The Outcome deck (LAU-FIRE-06, LAU-FIRE-11, LFS-PVP-08)."""

from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.events import OUTCOME_SHOWN, OUTCOMES_SHUFFLED
from meadhall.games.last_aurora.rules.state import OUTCOME_DECK, AuroraState


def take_top(state: AuroraState) -> int:
    """LAU-FIRE-11: the discards are shuffled when a card is needed; cards in use stay out."""
    deck = state.own_deck(OUTCOME_DECK)
    if not deck.size():
        deck.shuffle_in(list(state.piles.outcomes))
        state.own_piles().outcomes = ()
        state.tell(OUTCOMES_SHUFFLED)
    return deck.draw(state.dice)


def show_back(state: AuroraState) -> int:
    """LAU-INFO-03: the card on top of the deck, whose back everyone can see."""
    if state.piles.outcome_top == NONE:
        state.own_piles().outcome_top = take_top(state)
    return state.piles.outcome_top


def show_next_back(state: AuroraState) -> None:
    """With the PvP deck the next card is seen as soon as the one above it is gone."""
    if state.options.pvp and state.decks[OUTCOME_DECK].size():
        show_back(state)


def reveal_outcome(state: AuroraState, seat: int) -> int:
    """Turn the top card over. It lies on the table until the next use of the deck."""
    piles = state.own_piles()
    piles.outcomes = piles.outcomes + piles.shown
    piles.shown = ()
    return reveal_another_outcome(state, seat)


def reveal_another_outcome(state: AuroraState, seat: int) -> int:
    """LAU-SURV-06: beside the card that is being used."""
    piles = state.own_piles()
    card = piles.outcome_top
    if card == NONE:
        card = take_top(state)
    piles.outcome_top = NONE
    state.reveal()
    piles.shown = (*piles.shown, card)
    state.tell(OUTCOME_SHOWN, seat, card)
    show_next_back(state)
    return card
