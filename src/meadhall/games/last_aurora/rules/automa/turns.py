"""The Automa's turns: Action cards and what they are played for (LAU-AUTO-02, -06, -15, -18)."""

from typing import Final

from meadhall.games.last_aurora.content import action_cards
from meadhall.games.last_aurora.content.story_book import ON_FEED
from meadhall.games.last_aurora.content.tables import AUTOMA, FOOD, HUMAN, NONE
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.automa.actions import explore, fire, move
from meadhall.games.last_aurora.rules.automa.board import spend_for_automa
from meadhall.games.last_aurora.rules.cards.scripts import carry_out
from meadhall.games.last_aurora.rules.modules.stories import discard_automa_story, meet
from meadhall.games.last_aurora.rules.moves import DECLINE, USE
from meadhall.games.last_aurora.rules.state import AUTOMA_DECK, AuroraState, FreeChoice
from meadhall.kernel.state import Step

MOST_CARDS: Final = 5
MOST_EXTRA: Final = 2

# Action cards


def flip(state: AuroraState) -> int:
    """LAU-AUTO-02: the top Action card; the used ones are shuffled when the pile is empty."""
    deck = state.own_deck(AUTOMA_DECK)
    if not deck.size():
        deck.shuffle_in(state.the_automa().used)
        state.the_automa().used = []
    return deck.draw(state.dice)


def deal_automa_hand(state: AuroraState) -> None:
    """LAU-AUTO-02, LAU-AUTO-06: the hand of the level and what Food has bought."""
    automa = state.the_automa()
    n = min(MOST_CARDS, action_cards.HAND_SIZE[state.options.difficulty] + automa.extra)
    automa.extra = 0
    for _ in range(n):
        automa.hand.append(flip(state))
    state.tell(events.AUTOMA_HAND, n)


def show(state: AuroraState, card: int) -> None:
    """LAU-AUTO-15: played and flipped cards go to the used pile."""
    state.the_automa().used.append(card)
    state.reveal()
    state.tell(events.AUTOMA_PLAYED, card)


def play_card(state: AuroraState, card: int, phase: int) -> None:
    """LFS-STORY-25: the human may cancel the effects of a card as it is played."""
    show(state, card)
    if action_cards.EFFECT_SCRIPTS[card][phase] and state.the_automa().stories:
        state.steps.append(CancelEffects(HUMAN, card, phase))
    else:
        state.steps.append(AutomaActs(card, phase, True))


class CancelEffects(FreeChoice):
    """One Story card from the Automa's zone for all effects of one Action card."""

    __slots__ = ("action", "phase")
    FACTS = {"action": action_cards.ACTION_IDS}

    def __init__(self, seat: int, action: int, phase: int) -> None:
        super().__init__(seat)
        self.action = action
        self.phase = phase

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps[-1] = AutomaActs(self.action, self.phase, move == DECLINE.move)
        if move == USE.move:
            discard_automa_story(state)
            state.tell(events.AUTOMA_CANCELLED, self.action)


class AutomaActs(Step[AuroraState]):
    """LAU-AUTO-18: the printed action of the phase, then the effects of the card."""

    __slots__ = ("card", "has_effects", "phase")

    def __init__(self, card: int, phase: int, has_effects: bool) -> None:
        self.card = card
        self.phase = phase
        self.has_effects = has_effects

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        card, phase = self.card, self.phase
        if self.has_effects:
            scripts = action_cards.EFFECT_SCRIPTS[card][phase]
            for place in range(len(scripts) - 1, -1, -1):
                carry_out(state, action_cards.EFFECT_SEATS[card][phase][place], scripts[place])
        if phase == action_cards.EXPLORES:
            explore(state, card)
        elif phase == action_cards.MOVES:
            move(state, action_cards.MOVE_BONUS[card])
        else:
            fire(state, action_cards.FIRE_DAMAGE[card])
        return True


# Turns


class AutomaExplores(Step[AuroraState]):
    """LAU-AUTO-03: the next hand card, unless the Exploration Zone is empty."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        automa = state.the_automa()
        if all(card == NONE for card in state.zone.slots):
            automa.used.extend(automa.hand)
            automa.hand = []
            state.tell(events.PASSED, AUTOMA)
            return True
        play_card(state, automa.hand.pop(), action_cards.EXPLORES)
        return True


class AutomaRests(Step[AuroraState]):
    """LAU-AUTO-06: all Food is spent; each buys a card for the next round, at most 2."""

    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        if state.the_automa().load[FOOD]:
            state.steps.append(AutomaEats())
            meet(state, AUTOMA, ON_FEED)
        return True


class AutomaEats(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        automa = state.the_automa()
        food = automa.load[FOOD]
        spend_for_automa(state, FOOD, food)
        automa.extra = min(MOST_EXTRA, food)
        state.tell(events.AUTOMA_FED, food)
        return True


class AutomaMoves(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        play_card(state, flip(state), action_cards.MOVES)
        return True


class AutomaFires(Step[AuroraState]):
    __slots__ = ()

    def run(self, state: AuroraState) -> bool:
        state.steps.pop()
        play_card(state, flip(state), action_cards.FIRES)
        return True
