"""The content files: what is wrong with them is named."""

import msgspec
import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content import card_schema, schema
from meadhall.games.last_aurora.content.tables import CARD_IDS, CONTENT, SCRIPT_SOURCES
from meadhall.games.last_aurora.rules.cards.scripts import SCRIPTS
from meadhall.kernel.content import BrokenContent
from meadhall.words import Words


def test_every_list_of_effects_can_be_carried_out() -> None:
    assert len(SCRIPTS) == len(SCRIPT_SOURCES)
    assert [len(script) for script in SCRIPTS] == [len(source) for source in SCRIPT_SOURCES]


def test_every_card_has_a_name_in_both_languages() -> None:
    english, polish = Words(GAME, "en", []), Words(GAME, "pl", [])
    assert [id for id in CARD_IDS if id in (english.name(id), polish.name(id))] == []
    assert (english.name("cook"), polish.name("pack")) == ("Cook", "Wataha")


def test_a_road_must_lead_onward() -> None:
    boards = msgspec.structs.replace(CONTENT.boards)
    edge = CONTENT.boards.edges[0]
    back = schema.Edge(edge.map, edge.to, edge.frm, edge.kind)
    boards = msgspec.structs.replace(boards, edges=[back])
    with pytest.raises(BrokenContent, match="onward"):
        schema._check_boards(boards)


def test_only_a_test_has_letters() -> None:
    story = CONTENT.stories[0]
    wrong = msgspec.structs.replace(story.options[1], test=["A"])
    broken = msgspec.structs.replace(story, options=(story.options[0], wrong))
    with pytest.raises(BrokenContent, match="story_locked_cellar b, test"):
        schema._check_stories([broken])


def test_an_unknown_word_is_refused() -> None:
    with pytest.raises(msgspec.ValidationError, match="dance"):
        msgspec.convert({"who": "all", "effects": [{"do": "dance"}]}, card_schema.AmbushEntry)
