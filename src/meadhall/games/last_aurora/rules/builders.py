# mypyc: interpreted
"""From the words of the content files to the effects that the rules carry out.

``cards/abilities.py`` has the same table for the abilities of Survivors.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.last_aurora.content import vocabulary
from meadhall.games.last_aurora.content.tables import (
    NONE,
    SCRIPT_OWNERS,
    SCRIPT_SOURCES,
    TOKEN_IDS,
    ZONE_IDS,
    script_of,
)
from meadhall.games.last_aurora.rules import rest
from meadhall.games.last_aurora.rules.automa import board
from meadhall.games.last_aurora.rules.cards import effects, objects
from meadhall.games.last_aurora.rules.cards.scripts import IS_DEADLY, SCRIPTS, AuroraEffect
from meadhall.games.last_aurora.rules.convoys import cargo, convoy, crew, damage, recruiting
from meadhall.games.last_aurora.rules.driving import mines, speed
from meadhall.games.last_aurora.rules.exploring import event_cards
from meadhall.games.last_aurora.rules.fighting import attack, enemies
from meadhall.games.last_aurora.rules.modules import keeping


def _token(name: str) -> int:
    return NONE if name == "resource" else TOKEN_IDS.index(name)


def _payment(word: vocabulary.Pay) -> AuroraEffect:
    if word.what == "object":
        return objects.PayObject(word.n)
    if word.what == "fame":
        return effects.PayFame(word.n, word.allow_floor)
    return cargo.PayTokens(_token(word.what), word.n)


_PLACES: Final = {
    "any": damage.ANYWHERE,
    "upper_row": damage.UPPER_ROW,
    "best_weapon": damage.BEST_WEAPON,
    "different_cards": damage.DIFFERENT_CARDS,
}


def _damage(word: vocabulary.Damage) -> AuroraEffect:
    if word.where == "columns":
        return damage.DamageInColumns([column - 1 for column in word.columns])
    if word.where in _PLACES:
        return damage.Damage(word.n, _PLACES[word.where], 0)
    column = int(word.where.removeprefix("column:")) - 1
    return damage.Damage(word.n, damage.COLUMN, column)


_OWN: Final = {
    "choose": crew.ANY_OWN,
    "choose_active": crew.ACTIVE_OWN,
    "explorer": crew.EXPLORING_OWN,
}


def _contamination(word: vocabulary.Contaminate) -> AuroraEffect:
    if word.who == "each_in_rest":
        return crew.ContaminateResting()
    return crew.Contaminate(_OWN[word.who])


def _decontamination(word: vocabulary.Decontaminate) -> AuroraEffect:
    if word.who == "up_to_three_in_one_zone":
        return crew.DecontaminateZone(word.n)
    return crew.Decontaminate(word.n, word.who == "one_survivor")


def _speed(word: vocabulary.Speed, owner: int) -> AuroraEffect:
    if word.when == "this_move":
        return speed.SpeedThisMove(word.n)
    return speed.SpeedNextMove(word.n, owner if word.marker == "this_card" else NONE)


def _keeping(word: vocabulary.Keep, owner: int) -> AuroraEffect:
    if word.where == "active":
        return keeping.KeepActive(owner)
    if word.where == "convoy":
        return keeping.KeepUnderCard(owner)
    return keeping.KeepAtSlot(owner)


def _shift(word: vocabulary.MoveSurvivor) -> AuroraEffect:
    return crew.MoveSurvivor(ZONE_IDS.index(word.frm), ZONE_IDS.index(word.to), word.n)


def _choice(word: vocabulary.Choose, owner: int) -> AuroraEffect:
    # No Story leaves such a choice, so an owner is an Event.
    return effects.Choose(tuple(script_of(option, owner) for option in word.options), owner)


BUILDERS: Final[dict[type, Callable[[Any, int], AuroraEffect]]] = {
    vocabulary.Gain: lambda word, _: cargo.Gain(_token(word.what), word.n),
    vocabulary.Lose: lambda word, _: cargo.Lose(_token(word.what), word.n),
    vocabulary.Pay: lambda word, _: _payment(word),
    vocabulary.Fame: lambda word, _: effects.Fame(word.n),
    vocabulary.DrawObject: lambda word, _: objects.DrawObject(word.n),
    vocabulary.Repair: lambda word, _: damage.Repair(word.n),
    vocabulary.Damage: lambda word, _: _damage(word),
    vocabulary.Contaminate: lambda word, _: _contamination(word),
    vocabulary.Decontaminate: lambda word, _: _decontamination(word),
    vocabulary.Speed: _speed,
    vocabulary.MoveSurvivor: lambda word, _: _shift(word),
    vocabulary.AdvanceSurvivor: lambda word, _: crew.AdvanceSurvivor(word.n),
    vocabulary.LoseSurvivor: lambda word, _: crew.LoseSurvivor(word.n),
    vocabulary.ExplorerStaysExhausted: lambda word, _: rest.ExplorerStaysExhausted(),
    vocabulary.Choose: _choice,
    vocabulary.EachPlayer: lambda word, owner: effects.EachPlayer(script_of(word.effects, owner)),
    vocabulary.AttachFromDiscard: lambda word, _: convoy.AttachFromDiscard(word.types),
    vocabulary.RecruitFromDiscard: lambda word, _: recruiting.RecruitDiscarded(),
    vocabulary.Loot: lambda word, _: effects.UsedElsewhere(),
    vocabulary.ExploreBonus: lambda word, _: effects.UsedElsewhere(),
    vocabulary.ReplaceAmmo: lambda word, _: effects.UsedElsewhere(),
    vocabulary.HitBonus: lambda word, _: attack.HitBonus(word.n),
    vocabulary.AttackMisses: lambda word, _: attack.AttackMisses(),
    vocabulary.EnemyDamage: lambda word, _: enemies.EnemyDamage(word.n),
    vocabulary.SwapTarget: lambda word, _: enemies.ReplaceTarget(),
    vocabulary.IgnoreAmbush: lambda word, _: enemies.IgnoreAmbush(word.scope == "all_players"),
    vocabulary.IgnoreEnemies: lambda word, _: enemies.IgnoreEnemies(),
    vocabulary.PlaceMines: lambda word, _: mines.PlaceMines(word.n),
    vocabulary.Donate: lambda word, _: event_cards.Donate(word.fame_each),
    vocabulary.AuroraToRedStop: lambda word, _: event_cards.AuroraToRedStop(word.n),
    vocabulary.Keep: _keeping,
    vocabulary.AutomaSurvivor: lambda word, _: board.AutomaSurvivor(word.n),
    vocabulary.AutomaLevel: lambda word, _: board.AutomaLevel(word.n),
}
"""The second argument is the Story or card that a list of effects belongs to."""


def build_scripts() -> None:
    """Build all lists of effects; those inside others come behind them."""
    while len(SCRIPTS) < len(SCRIPT_SOURCES):
        owner = SCRIPT_OWNERS[len(SCRIPTS)]
        script = [BUILDERS[type(word)](word, owner) for word in SCRIPT_SOURCES[len(SCRIPTS)]]
        SCRIPTS.append(script)
        IS_DEADLY.append(any(effect.is_deadly() for effect in script))
