"""What explorers do: Card Action, Bonus Actions, and their way home (LAU-EXP-07 to -16)."""

from typing import Final

from meadhall.games.last_aurora.content import tables
from meadhall.games.last_aurora.content.road import HUNTERS_CHOICE, SLOT_BONUS, SLOT_VALUE
from meadhall.games.last_aurora.content.story_book import ON_BONUS_ACTION
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.abilities import (
    ABILITIES,
    AdjacentBonus,
    AltBonus,
    DecontaminateToRest,
    EncounterBonus,
    GatherBonus,
    GatherDrawObject,
    ScriptedAbility,
    having,
)
from meadhall.games.last_aurora.rules.cards.objects import AFTER_ACTION, DrawObjects
from meadhall.games.last_aurora.rules.cards.scripts import carry_out, script_obstacle
from meadhall.games.last_aurora.rules.convoys.cargo import GainTokens
from meadhall.games.last_aurora.rules.convoys.convoy import Attach
from meadhall.games.last_aurora.rules.convoys.crew import EXPLORING_OWN, ChooseContaminated
from meadhall.games.last_aurora.rules.convoys.recruiting import Recruit
from meadhall.games.last_aurora.rules.convoys.survivors import (
    bury_dead,
    change_zone,
    cleanse,
    is_survivor,
)
from meadhall.games.last_aurora.rules.exploring.zone import (
    FILL_SLOTS,
    discard_slot,
    take_from_slot,
    tokens_on,
)
from meadhall.games.last_aurora.rules.modules.stories import meet
from meadhall.games.last_aurora.rules.moves import (
    ACT,
    BONUS,
    BONUS_MOVES,
    DECLINE,
    DONE,
    OPTION,
    TAKE,
    USE,
)
from meadhall.games.last_aurora.rules.obstacles import MUST_ACT_FIRST
from meadhall.games.last_aurora.rules.state import AuroraState, FreeChoice
from meadhall.kernel.state import Choice, Obstacle, Step

WOLVES: Final = having(AdjacentBonus)
HUNTERS: Final = having(AltBonus)
SMUGGLERS: Final = having(EncounterBonus)
SCAVENGERS: Final = having(GatherBonus)
DOG_TRAINERS: Final = having(GatherDrawObject)
MUTANTS: Final = having(DecontaminateToRest)


def explorers_with(state: AuroraState, able: list[bool]) -> list[int]:
    """LAU-EXP-15: with two explorers the abilities of both apply."""
    return [survivor for survivor in state.zone.explorers if able[survivor]]


def has_explorer(state: AuroraState, able: list[bool]) -> bool:
    for survivor in state.zone.explorers:
        if able[survivor]:
            return True
    return False


def script_of_ability(survivor: int) -> int:
    """The effects of a Hunter or a Smuggler."""
    ability = ABILITIES[survivor]
    assert isinstance(ability, ScriptedAbility)
    return ability.script


class TakeActions(Choice[AuroraState]):
    """LAU-EXP-07: the Card Action and the Bonus Actions, in the owner's order."""

    __slots__ = ("card", "has_acted", "taken")
    FACTS = {"card": tables.CARD_IDS, "has_acted": None}

    def __init__(self, seat: int, card: int, has_acted: bool, taken: int) -> None:
        super().__init__(seat)
        self.card = card
        self.has_acted = has_acted
        self.taken = taken
        """Slots whose Bonus Action was taken, as bits."""

    def run(self, state: AuroraState) -> bool:
        if not self.has_acted or self.bonuses(state):
            return False
        self.finish(state)
        return True

    def finish(self, state: AuroraState) -> None:
        """LAU-EXP-09, LAU-EXP-14: Contamination, then the way home."""
        state.steps[-1] = GoHome(self.seat, state.zone.explorers)
        if tables.IS_CONTAMINATED[self.card]:
            state.steps.append(ChooseContaminated(self.seat, EXPLORING_OWN))

    def bonuses(self, state: AuroraState) -> list[int]:
        """LAU-EXP-08, LFS-CREW-02: the slot's own, and those beside it for the Arctic Wolf."""
        slot = state.zone.slot
        wolf = 1 if has_explorer(state, WOLVES) else 0
        moves: list[int] = []
        for other in range(max(0, slot - wolf), min(tables.SLOTS - 1, slot + wolf) + 1):
            if self.taken >> other & 1:
                continue
            moves.extend(BONUS_MOVES[state.options.map][other])
            if other == slot and has_explorer(state, HUNTERS):
                moves.append(BONUS.at_pair(slot, HUNTERS_CHOICE))
        return moves

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        if self.has_acted:
            return [*self.bonuses(state), DONE.move]
        return [ACT.move, *self.bonuses(state), DONE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        return MUST_ACT_FIRST if move == DONE.move and not self.has_acted else None

    def moves(self, state: AuroraState, seat: int) -> list[int]:
        legal = [] if self.has_acted else [ACT.move]
        legal.extend(self.bonuses(state))
        if self.has_acted:
            legal.append(DONE.move)
        return legal

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        if move == DONE.move:
            self.finish(state)
            return
        if move == ACT.move:
            state.steps[-1] = TakeActions(seat, self.card, True, self.taken)
            act(state, seat, self.card)
            return
        slot, _ = BONUS.pair(move)
        state.steps[-1] = TakeActions(seat, self.card, self.has_acted, self.taken | 1 << slot)
        state.tell(events.BONUS_TAKEN, seat, slot)
        carry_out(state, seat, bonus_script(state, move))
        meet(state, seat, ON_BONUS_ACTION)


def bonus_script(state: AuroraState, move: int) -> int:
    """The effects of a Bonus Action; LAU-SURV-03: the Hunter has one of his own."""
    slot, choice = BONUS.pair(move)
    if choice == HUNTERS_CHOICE:
        return script_of_ability(explorers_with(state, HUNTERS)[0])
    return SLOT_BONUS[state.options.map][slot][choice]


def act(state: AuroraState, seat: int, card: int) -> None:
    """LAU-EXP-12: the Card Action by type."""
    if card >= tables.FIRST_ENCOUNTER:
        state.steps.append(ChooseEncounter(seat, card))
    elif card >= tables.FIRST_LOCATION:
        n = tables.LOCATION_TAKE
        for survivor in explorers_with(state, SCAVENGERS):
            n += ABILITIES[survivor].n
        state.steps.append(Gather(seat, card, n))
    else:
        take_from_slot(state, state.zone.slot)
        state.steps.append(Recruit(seat, card) if is_survivor(card) else Attach(seat, card))


class Gather(FreeChoice):
    """LAU-GATHER-02: tokens of choice, one at a time."""

    __slots__ = ("card", "n")
    FACTS = {"card": tables.CARD_IDS, "n": None}

    def __init__(self, seat: int, card: int, n: int) -> None:
        super().__init__(seat)
        self.card = card
        self.n = n

    def run(self, state: AuroraState) -> bool:
        if self.n and tokens_on(state, state.zone.slot):
            return False
        state.steps.pop()
        if not tokens_on(state, state.zone.slot):
            discard_slot(state, state.zone.slot)  # LAU-GATHER-05
        for survivor in explorers_with(state, DOG_TRAINERS):
            state.steps.append(DrawObjects(self.seat, ABILITIES[survivor].n))
        carry_out(state, self.seat, tables.ON_GATHER[self.card - tables.FIRST_LOCATION])
        return True

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        at = state.zone.slot * tables.TOKENS
        return [TAKE.at(token) for token in range(tables.TOKENS) if state.zone.tokens[at + token]]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        """LAU-GATHER-03, LAU-GATHER-06."""
        token = TAKE.target(move)
        state.steps[-1] = Gather(seat, self.card, self.n - 1)
        zone = state.own_zone()
        zone.tokens[zone.slot * tables.TOKENS + token] -= 1
        state.supply[token] += 1
        state.tell(events.TOKEN_TAKEN, seat, zone.slot, token)
        if token == tables.OBJECT_TOKEN:
            state.steps.append(DrawObjects(seat, 1))
        else:
            state.steps.append(GainTokens(seat, token, 1))


class ChooseEncounter(Choice[AuroraState]):
    """LAU-ENC-01: an option that can be paid, or none; the card is discarded either way."""

    __slots__ = ("card",)
    FACTS = {"card": tables.CARD_IDS}

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [OPTION.at(0), OPTION.at(1), DECLINE.move]

    def obstacle(self, state: AuroraState, seat: int, move: int) -> Obstacle | None:
        if move == DECLINE.move:
            return None
        cost = tables.ENCOUNTER_COSTS[self.card - tables.FIRST_ENCOUNTER][OPTION.target(move)]
        return script_obstacle(state, seat, cost)

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        """LAU-ENC-02: the cost before the effects; LAU-SURV-03: the Smuggler after them."""
        state.steps.pop()
        discard_slot(state, state.zone.slot)
        if move == DECLINE.move:
            state.tell(events.ENCOUNTER_DECLINED, seat, self.card)
            return
        option = OPTION.target(move)
        state.tell(events.OPTION_TAKEN, seat, self.card, option)
        for survivor in explorers_with(state, SMUGGLERS):
            carry_out(state, seat, script_of_ability(survivor))
        encounter = self.card - tables.FIRST_ENCOUNTER
        carry_out(state, seat, tables.ENCOUNTER_EFFECTS[encounter][option])
        carry_out(state, seat, tables.ENCOUNTER_COSTS[encounter][option])


# The way home


class GoHome(Step[AuroraState]):
    """LAU-EXP-10, LAU-EXP-16: explorers leave the Active Zone, one after the other."""

    __slots__ = ("explorers", "seat")

    def __init__(self, seat: int, explorers: tuple[int, ...]) -> None:
        self.seat = seat
        self.explorers = explorers

    def run(self, state: AuroraState) -> bool:
        for place, survivor in enumerate(self.explorers):
            if (
                survivor not in state.zone.explorers
                or state.survivors.zones[survivor] != tables.ACTIVE
            ):
                continue
            if may_cleanse_itself(state, survivor):
                state.steps[-1] = GoHome(self.seat, self.explorers[place + 1 :])
                state.steps.append(RestInstead(self.seat, survivor))
                return True
            change_zone(state, self.seat, survivor, zone_after(state, survivor))
        state.steps.pop()
        end_exploration(state, self.seat)
        return True


def zone_after(state: AuroraState, survivor: int) -> int:
    """LAU-SURV-01, LAU-SURV-03; LAU-REST-05 takes precedence."""
    if survivor in state.survivors.frozen:
        return tables.EXHAUSTED
    return ABILITIES[survivor].zone_after(SLOT_VALUE[state.options.map][state.zone.slot])


def may_cleanse_itself(state: AuroraState, survivor: int) -> bool:
    """LFS-CREW-04, LFS-CREW-14: not if it dies."""
    if not MUTANTS[survivor] or survivor in state.survivors.frozen:
        return False
    counters = state.survivors.contamination[survivor]
    return ABILITIES[survivor].n <= counters < tables.CONTAMINATION_LIMIT[survivor]


class RestInstead(FreeChoice):
    """LFS-CREW-04: Contamination removed for the Rest Zone."""

    __slots__ = ("survivor",)
    FACTS = {"survivor": tables.CARD_IDS}

    def __init__(self, seat: int, survivor: int) -> None:
        super().__init__(seat)
        self.survivor = survivor

    def candidates(self, state: AuroraState, seat: int) -> list[int]:
        return [USE.move, DECLINE.move]

    def play(self, state: AuroraState, seat: int, move: int) -> None:
        state.steps.pop()
        if move == USE.move:
            state.tell(events.ABILITY_USED, seat, self.survivor)
            cleanse(state, seat, self.survivor, ABILITIES[self.survivor].n)
            change_zone(state, seat, self.survivor, tables.REST)
        else:
            change_zone(state, seat, self.survivor, tables.EXHAUSTED)


def end_exploration(state: AuroraState, seat: int) -> None:
    """LAU-EXP-14: deaths, then the empty slot is filled; Objects may be played after it."""
    zone = state.own_zone()
    slot = zone.slot
    zone.slot = tables.NONE
    zone.explorers = ()
    bury_dead(state, seat)
    state.steps.append(AFTER_ACTION[seat][tables.IN_ANY_TURN])
    if zone.slots[slot] == tables.NONE:
        state.steps.append(FILL_SLOTS[slot])
