"""From the words of the content files to the effects that the rules carry out."""

from meadhall.games.last_aurora.content import vocabulary
from meadhall.games.last_aurora.content.tables import (
    NONE,
    SCRIPT_OWNERS,
    SCRIPT_SOURCES,
    TOKEN_IDS,
    ZONE_IDS,
    script_of,
)
from meadhall.games.last_aurora.rules.cards import effects, special_effects
from meadhall.games.last_aurora.rules.cards.scripts import IS_DEADLY, SCRIPTS, Effect
from meadhall.games.last_aurora.rules.convoys.damage import (
    ANYWHERE,
    BEST_WEAPON,
    COLUMN,
    DIFFERENT_CARDS,
    UPPER_ROW,
)
from meadhall.games.last_aurora.rules.convoys.survivors import ACTIVE_OWN, ANY_OWN, EXPLORING_OWN


def _token(name: str) -> int:
    return NONE if name == "resource" else TOKEN_IDS.index(name)


def _effect(word: vocabulary.Effect, owner: int) -> Effect:
    if isinstance(word, vocabulary.Gain):
        return effects.Gain(_token(word.what), word.n)
    if isinstance(word, vocabulary.Lose):
        return effects.Lose(_token(word.what), word.n)
    if isinstance(word, vocabulary.Pay):
        return _payment(word)
    if isinstance(word, vocabulary.Fame):
        return effects.Fame(word.n)
    if isinstance(word, vocabulary.DrawObject):
        return effects.DrawObject(word.n)
    if isinstance(word, vocabulary.Repair):
        return effects.Repair(word.n)
    if isinstance(word, vocabulary.Damage):
        return _damage(word)
    if isinstance(word, vocabulary.Contaminate):
        return _contamination(word)
    if isinstance(word, vocabulary.Decontaminate):
        if word.who == "up_to_three_in_one_zone":
            return effects.DecontaminateZone(word.n)
        return effects.Decontaminate(word.n, word.who == "one_survivor")
    if isinstance(word, vocabulary.Speed):
        if word.when == "this_move":
            return effects.SpeedThisMove(word.n)
        return effects.SpeedNextMove(word.n, owner if word.marker == "this_card" else NONE)
    if isinstance(word, vocabulary.MoveSurvivor):
        return effects.MoveSurvivor(ZONE_IDS.index(word.frm), ZONE_IDS.index(word.to), word.n)
    if isinstance(word, vocabulary.AdvanceSurvivor):
        return effects.AdvanceSurvivor(word.n)
    if isinstance(word, vocabulary.Choose):
        return effects.Choose([script_of(option, owner) for option in word.options])
    if isinstance(word, vocabulary.EachPlayer):
        return effects.EachPlayer(script_of(word.effects, owner))
    if isinstance(word, vocabulary.AttachFromDiscard):
        return effects.AttachFromDiscard([str(kind) for kind in word.types])
    if isinstance(word, vocabulary.RecruitFromDiscard):
        return effects.RecruitDiscarded()
    return _module_effect(word, owner)


def _payment(word: vocabulary.Pay) -> Effect:
    if word.what == "object":
        return effects.PayObject(word.n)
    if word.what == "fame":
        return effects.PayFame(word.n, word.allow_floor)
    return effects.PayTokens(_token(word.what), word.n)


def _damage(word: vocabulary.Damage) -> Effect:
    if word.where == "columns":
        return effects.DamageInColumns([column - 1 for column in word.columns])
    if word.where == "upper_row":
        return effects.Damage(word.n, UPPER_ROW, 0)
    if word.where == "best_weapon":
        return effects.Damage(word.n, BEST_WEAPON, 0)
    if word.where == "different_cards":
        return effects.Damage(word.n, DIFFERENT_CARDS, 0)
    if word.where == "any":
        return effects.Damage(word.n, ANYWHERE, 0)
    return effects.Damage(word.n, COLUMN, int(word.where.removeprefix("column:")) - 1)


def _contamination(word: vocabulary.Contaminate) -> Effect:
    if word.who == "each_in_rest":
        return effects.ContaminateResting()
    if word.who == "choose_active":
        return effects.Contaminate(ACTIVE_OWN)
    return effects.Contaminate(EXPLORING_OWN if word.who == "explorer" else ANY_OWN)


def _module_effect(word: vocabulary.Effect, owner: int) -> Effect:
    if isinstance(word, vocabulary.HitBonus):
        return special_effects.HitBonus(word.n)
    if isinstance(word, vocabulary.AttackMisses):
        return special_effects.AttackMisses()
    if isinstance(word, vocabulary.EnemyDamage):
        return special_effects.EnemyDamage(word.n)
    if isinstance(word, vocabulary.SwapTarget):
        return special_effects.SwapTarget()
    if isinstance(word, vocabulary.IgnoreAmbush):
        return special_effects.IgnoreAmbush(word.scope == "all_players")
    if isinstance(word, vocabulary.IgnoreEnemies):
        return special_effects.IgnoreEnemies()
    if isinstance(word, vocabulary.PlaceMines):
        return special_effects.PlaceMines(word.n)
    if isinstance(word, vocabulary.Donate):
        return special_effects.Donate(word.fame_each)
    if isinstance(word, vocabulary.AuroraToRedStop):
        return special_effects.AuroraToRedStop(word.n)
    if isinstance(word, vocabulary.Keep):
        if word.where == "active":
            return special_effects.KeepActive(owner)
        return (
            special_effects.KeepUnderCard(owner)
            if word.where == "convoy"
            else special_effects.KeepAtSlot(owner)
        )
    if isinstance(word, vocabulary.ExplorerStaysExhausted):
        return special_effects.ExplorerStaysExhausted()
    if isinstance(word, vocabulary.LoseSurvivor):
        return special_effects.LoseSurvivor(word.n)
    if isinstance(word, vocabulary.AutomaSurvivor):
        return special_effects.AutomaSurvivor(word.n)
    if isinstance(word, vocabulary.AutomaLevel):
        return special_effects.AutomaLevel(word.n)
    return effects.NotCarriedOut()


def write_scripts() -> None:
    """Turn the lists of the content files into effects; those inside others are added behind."""
    while len(SCRIPTS) < len(SCRIPT_SOURCES):
        number = len(SCRIPTS)
        owner = SCRIPT_OWNERS[number]
        script = [_effect(word, owner) for word in SCRIPT_SOURCES[number]]
        SCRIPTS.append(script)
        IS_DEADLY.append(any(effect.is_deadly() for effect in script))
