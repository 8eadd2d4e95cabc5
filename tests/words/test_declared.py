"""Events, steps and views declare exactly what their messages mention."""

from collections.abc import Iterable

from meadhall.kernel.events import SPECTATOR
from meadhall.kernel.game import Game
from meadhall.kernel.plain import field_names
from meadhall.words.described import descriptions
from meadhall.words.facts import declared_facts
from tests.words.reading import each_game, message_ids, variables_of, waiting_steps

ASKED = {"seats"}
"""What every prompt may mention beside its facts: who is asked."""


def unknown(variables: Iterable[str], facts: Iterable[str]) -> set[str]:
    """The variables that none of these facts becomes."""
    return {name for name in variables if not any(f"{name}_".startswith(f"{f}_") for f in facts)}


def is_mentioned(fact: str, variables: Iterable[str]) -> bool:
    return any(f"{name}_".startswith(f"{fact}_") for name in variables)


@each_game
def test_an_event_mentions_only_its_facts(game: Game) -> None:
    for kind in game.events:
        assert unknown(variables_of(game, f"event-{kind.name}"), kind.fields) == set(), kind.name


@each_game
def test_a_prompt_mentions_only_what_its_step_declares_or_the_table_shows(game: Game) -> None:
    view = game.view(game.new(game.max_players, {}, "a view"), SPECTATOR)
    listed = {
        name for name in view.__struct_fields__ if isinstance(getattr(view, name), list | dict)
    }
    shown = {*view.__struct_fields__, "own"} - listed
    for step in waiting_steps(game):
        facts = {*declared_facts(step), *shown, *ASKED}
        assert unknown(variables_of(game, f"prompt-{step.__name__}"), facts) == set(), step


@each_game
def test_a_step_declares_only_fields_that_a_prompt_mentions(game: Game) -> None:
    prompts = {step: variables_of(game, f"prompt-{step.__name__}") for step in waiting_steps(game)}
    for step in game.parts:
        for fact in vars(step).get("FACTS", ()):
            assert fact in field_names(step), f"{step.__name__} has no field {fact}"
            own = [used for kind, used in prompts.items() if issubclass(kind, step)]
            assert any(is_mentioned(fact, used) for used in own), f"{step.__name__}: {fact}"


@each_game
def test_a_view_names_only_things_that_messages_describe(game: Game) -> None:
    kinds = descriptions(type(game.view(game.new(game.max_players, {}, "a view"), SPECTATOR)))
    fields = {kind: set(kind.__struct_fields__) for kind in kinds.values()}
    messages = message_ids(game.folder / "words", "en")
    variables = {name for message in messages for name in variables_of(game, message)}
    mentioned = {name.partition("_now_")[2] for name in variables if "_now_" in name}
    assert unknown(mentioned, set().union(*fields.values())) == set()
    for kind, own in fields.items():
        assert kind.NAMED_BY in own
        assert any(is_mentioned(field, mentioned) for field in own), kind
