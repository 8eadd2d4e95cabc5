"""The Outcome deck (LAU-FIRE-06, LAU-FIRE-11, LFS-PVP-08)."""

from meadhall.games.last_aurora.content.tables import NONE
from meadhall.games.last_aurora.rules.events import OUTCOME_SHOWN, OUTCOMES_SHUFFLED
from meadhall.games.last_aurora.rules.state import OUTCOME_DECK, AuroraState


def take_top(state: AuroraState) -> int:
    """LAU-FIRE-11: the discards are shuffled when a card is needed; cards in use stay out."""
    deck = state.own_deck(OUTCOME_DECK)
    if not deck.size():
        deck.shuffle_in(state.outcome_discard)
        state.outcome_discard = []
        state.tell(OUTCOMES_SHUFFLED)
    return deck.draw(state.dice)


def show_back(state: AuroraState) -> int:
    """LAU-INFO-03: the card on top of the deck, of which all see the back."""
    if state.outcome_top == NONE:
        state.outcome_top = take_top(state)
    return state.outcome_top


def show_next_back(state: AuroraState) -> None:
    """With the PvP deck the next card is seen as soon as the one above it is gone."""
    if state.options.pvp and state.decks[OUTCOME_DECK].size():
        show_back(state)


def reveal_outcome(state: AuroraState, seat: int) -> int:
    """Turn the top card over. It lies on the table until the next use of the deck."""
    state.outcome_discard.extend(state.shown)
    state.shown = []
    return reveal_another_outcome(state, seat)


def reveal_another_outcome(state: AuroraState, seat: int) -> int:
    """LAU-SURV-06: beside the card that is being used."""
    card = state.outcome_top
    if card == NONE:
        card = take_top(state)
    state.outcome_top = NONE
    state.reveal()
    state.shown = [*state.shown, card]
    state.tell(OUTCOME_SHOWN, seat, card)
    show_next_back(state)
    return card
