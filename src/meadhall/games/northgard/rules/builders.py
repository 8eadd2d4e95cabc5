# mypyc: interpreted
"""From the content's effect vocabulary to the effects that the rules carry out.

Each struct of the vocabulary has one row here; the effect itself is in the chapter it belongs to.
"""

from collections.abc import Callable
from typing import Any, Final

from meadhall.games.northgard.content import vocabulary
from meadhall.games.northgard.content.tables import CARD_IDS, CONTENT, EFFECT_IDS, FLAG_IDS
from meadhall.games.northgard.content.tiles import NONE, RESOURCE_IDS
from meadhall.games.northgard.rules.actions import build, explore, movement, recruit, swapping
from meadhall.games.northgard.rules.cards import cards, composed, display, draw, passages, special
from meadhall.games.northgard.rules.cards.effects import CARD_EFFECTS, CardEffect, Sequence
from meadhall.games.northgard.rules.clans import ScorchEffect
from meadhall.games.northgard.rules.progress import MoveTerms

__all__ = ["BUILDERS", "CARD_EFFECTS", "sequence_of"]

NO_LIMIT: Final = 99


def _recruit(effect: vocabulary.Recruit) -> CardEffect:
    where = recruit.WHERE_IDS.index(effect.where)
    return recruit.RecruitEffect(effect.n, where, effect.same_territory)


def _recruit_each(effect: vocabulary.RecruitEach) -> CardEffect:
    return recruit.RecruitEachEffect(
        n=effect.n,
        at_enemies=effect.filter == "adjacent_to_enemy",
        max_territories=effect.max_territories or NO_LIMIT,
    )


def _move(effect: vocabulary.Move) -> CardEffect:
    terms = MoveTerms(
        points=effect.points,
        ignore_hard=effect.ignore_hard,
        retreat_ignores_hard=effect.retreat_ignores_hard,
        pass_enemy=effect.pass_enemy,
        push_defender=effect.push_defender,
        bonus_choice=effect.bonus_choice,
        cancel_casualties=effect.cancel_casualties,
        kaija_collects=tuple(RESOURCE_IDS.index(resource) for resource in effect.kaija_collects),
    )
    return movement.MoveEffect(effect.n, terms)


def _explore(effect: vocabulary.Explore) -> CardEffect:
    return explore.ExploreEffect(
        n=effect.draw,
        times=effect.times,
        redraw=effect.redraw,
        anywhere=effect.anywhere,
        collects=effect.collect_tile,
    )


def _build(effect: vocabulary.Build) -> CardEffect:
    return build.BuildEffect(
        n=effect.times,
        discount=effect.discount,
        duplicate=effect.duplicate,
        no_site_small=effect.no_site_small,
        max_large=NO_LIMIT if effect.max_large is None else effect.max_large,
        collects=effect.collect_territory == "before_or_after",
    )


def _choose_action(effect: vocabulary.ChooseAction) -> CardEffect:
    """The basic actions are the effects of the starting cards, which come before all others."""
    options = [CARD_EFFECTS[CARD_IDS.index(f"start_{action}")] for action in effect.options]
    return composed.ChooseEffect(effect.count, options)


BUILDERS: Final[dict[type[vocabulary.OfCard], Callable[[Any], CardEffect]]] = {
    vocabulary.Recruit: _recruit,
    vocabulary.RecruitEach: _recruit_each,
    vocabulary.RecruitPerIcon: lambda effect: recruit.RecruitPerIconEffect(
        RESOURCE_IDS.index(effect.resource)
    ),
    vocabulary.AddUnit: lambda effect: recruit.AddUnitEffect(effect.n),
    vocabulary.Move: _move,
    vocabulary.PullUnit: lambda effect: passages.PullEffect(),
    vocabulary.TeleportUnits: lambda effect: passages.TeleportEffect(),
    vocabulary.ShiftEnemyUnits: lambda effect: passages.ShiftEffect(effect.n),
    vocabulary.Explore: _explore,
    vocabulary.Build: _build,
    vocabulary.ReplaceBuilding: lambda effect: swapping.SwapEffect(),
    vocabulary.Draw: lambda effect: draw.DrawEffect(
        effect.n, effect.keep, effect.discard, effect.top
    ),
    vocabulary.DrawPer: lambda effect: draw.DrawPerEffect(effect.min_tiles),
    vocabulary.TakeFromDiscard: lambda effect: draw.RecoverEffect(effect.n),
    vocabulary.Collect: lambda effect: special.CollectEffect(
        RESOURCE_IDS.index(effect.resource), effect.n
    ),
    vocabulary.CollectFromTarget: lambda effect: special.CollectShownEffect(effect.n),
    vocabulary.ChooseOne: lambda effect: composed.ChooseEffect(
        1, [sequence_of(option) for option in effect.options]
    ),
    vocabulary.ChooseAction: _choose_action,
    vocabulary.SequenceAnyOrder: lambda effect: composed.AnyOrderEffect(
        sequence_of(effect.mandatory), sequence_of(effect.optional)
    ),
    vocabulary.PayThen: lambda effect: composed.PayThenEffect(
        effect.any_resources, sequence_of(effect.then)
    ),
    vocabulary.RemoveEnemyUnit: lambda effect: special.StrikeEffect(effect.scope == "adjacent"),
    vocabulary.InspectAndDiscard: lambda effect: special.InspectEffect(ransom=0),
    vocabulary.AllOpponentsDiscard: lambda effect: special.AllDiscardEffect(effect.n),
    vocabulary.OpponentDiscardsRandom: lambda effect: special.DiscardRandomEffect(effect.n),
    vocabulary.Extort: lambda effect: special.InspectEffect(ransom=effect.resources),
    vocabulary.CopyCard: lambda effect: cards.CopyEffect(cards.SOURCE_IDS.index(effect.source)),
    vocabulary.CancelCard: lambda effect: cards.CancelEffect(),
    vocabulary.TakeDisplayCard: lambda effect: display.TakeDisplayCardEffect(),
    vocabulary.PlaceScorchedEarth: lambda effect: ScorchEffect(),
    vocabulary.SetYearFlag: lambda effect: special.YearFlagEffect(1 << FLAG_IDS.index(effect.flag)),
}


def sequence_of(structs: list[vocabulary.CardEffect]) -> Sequence:
    """Effects that follow each other; an option of a choice goes by the keyword of the first."""
    effects = [BUILDERS[type(struct)](struct) for struct in structs]
    keyword = EFFECT_IDS.index(str(structs[0].__struct_config__.tag)) if structs else NONE
    return Sequence(effects, keyword)


def _fill_in() -> None:
    """Enter what each card does."""
    effects = {card.id: card.effects for card in CONTENT.action_cards()}
    for card in CARD_IDS:
        CARD_EFFECTS.append(sequence_of(effects.get(card, [])))


_fill_in()
