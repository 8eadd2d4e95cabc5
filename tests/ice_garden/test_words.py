"""The words of Lords of the Ice Garden are complete and read well, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.games import ice_garden
from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    ABILITY_IDS,
    ATTACK_COST,
    BOX_IDS,
    COSTS,
    DISCARD_COST,
    EFFECT_IDS,
    GOAL_IDS,
    GOAL_TARGETS,
    GOLD,
    GOOD_IDS,
    INFLUENCE,
    LEVEL_IDS,
    M_FACTOR,
    M_FACTOR_STEPS,
    MAKING_OPTION_IDS,
    MOVE_BOX,
    ORDER_TOKEN_IDS,
    PIECE_IDS,
    POPULATION,
    RAVEN_OPTION_IDS,
    REGION_IDS,
    REPUTATION_GAIN,
    RESOURCE_IDS,
    SCIENTIST_IDS,
    SLOTS_FOR_TWO,
    TILE_IDS,
    UNIT_IDS,
    VIPER_GORGE,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.ending import GORGE_BONUS
from meadhall.games.ice_garden.rules.scoring import SNOW_SOURCE_IDS, SOURCE_IDS
from meadhall.games.ice_garden.rules.state import IceGardenState
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, Event, EventKind
from meadhall.kernel.state import Obstacle, Step
from meadhall.words import LANGUAGES, Words
from meadhall.words.rulebook import RULES, read_rulebook
from tests.ice_garden.crowd import crowded_game

EXPLAINED_BY = GAME.explained_by
SEATS = ["Anna", "Bjorn", "Cecylia", "Dag"]
COUNTED = [
    *RESOURCE_IDS, *GOOD_IDS, *PIECE_IDS, "m_factor_level_0", "victory_points", "action_marker",
    "nation", "magical_reserve", "vuko_token",
]  # fmt: skip
SPECIALS = [
    "maker_spy", "ice_floe_crossing", "recruit", "piper", "pillage", "torment", "enthral",
    "absorb_reserves", "lock_region", "build_tower", "carry_reserves",
]  # fmt: skip
LYING_ABOUT = [
    "ice_garden", "viper_gorge_pile", "nation", "magical_reserve", "thorn", "red_tower",
    "nightmare_token", "region_lock_token", "vuko_token", "initiative_track", "reputation",
    "dead_snow", "victory_points", "upgrade", "stage_1", "stage_2", "stage_3", "stage_4",
]  # fmt: skip
EXPLAINED = [
    *SCIENTIST_IDS, *UNIT_IDS, *REGION_IDS, *BOX_IDS, *ABILITY_IDS, *SPECIALS, *EFFECT_IDS,
    *RESOURCE_IDS, *GOOD_IDS[GOOD_IDS.index("m_factor_0") :], *PIECE_IDS, *GOAL_IDS, *TILE_IDS,
    *ORDER_TOKEN_IDS, *RAVEN_OPTION_IDS, *MAKING_OPTION_IDS, *LEVEL_IDS, *LYING_ABOUT,
]  # fmt: skip
"""Everything a player can point at."""
PHASES = ["setup", "help", "initiative", "action_order", "planning", "domination", "over"]
COLORS = ["red", "black", "green", "blue"]
EDITIONS = ["english", "polish"]
SETTLED_BEFORE = [option.id for option in GAME.options]
INDEPENDENT = [
    events.ROLLED,
    events.ROLLED_REGION,
    events.ROLLED_IN_VAIN,
    events.INDEPENDENT_ACTS,
    events.INDEPENDENT_IDLE,
    events.INDEPENDENT_CHOSE,
    events.UNIT_STAYED,
    events.CALLED,
]
"""What only the Independent Player does."""
PREVIEWS = re.findall(
    r'Preview\(\s*"([a-z-]+)"', (GAME.folder / "seen/preview.py").read_text("utf-8")
)


def strict(language: str, players: int = 4) -> Words:
    return Words(GAME, language, SEATS[:players], strict=True)


def move_words() -> list[str]:
    return [GAME.moves.word(move) for move in range(GAME.moves.size())]


def waiting_steps() -> list[str]:
    """All classes of steps that can wait for a player."""
    found = set()
    for info in walk_packages(ice_garden.__path__, f"{ice_garden.__name__}."):
        for part in vars(import_module(info.name)).values():
            is_step = isinstance(part, type) and issubclass(part, Step)
            if is_step and part.play is not Step.play:
                found.add(part.__name__)
    return sorted(found - {"Choice"})


def all_obstacles() -> list[Obstacle]:
    plain = [thing for thing in vars(obstacles).values() if isinstance(thing, Obstacle)]
    return plain + [obstacles.cannot_pay(kind, n) for kind in RESOURCE_IDS for n in range(1, 6)]


def all_events(kind: EventKind) -> Iterator[Event]:
    """Each id of each fact once, beside the first of the others, and some numbers."""
    plain = [1 if name == "other" else 0 for name in kind.fields]
    for index, (name, ids) in enumerate(kind.fields.items()):
        if isinstance(ids, tuple):
            for last in range(1, 4):
                yield Event(kind, EVERYONE, [*plain[:index], *range(last)])
            return
        if name in ("seat", "other"):
            continue
        for value in range(len(ids)) if ids else (0, 1, 2, 5):
            yield Event(kind, EVERYONE, [*plain[:index], value, *plain[index + 1 :]])
    yield Event(kind, EVERYONE, plain)


def terms() -> list[str]:
    """The identifiers in the glossary of the rules."""
    text = (RULES / "ice_garden.md").read_text(encoding="utf-8")
    table = text.partition("## Glossary")[2].partition("\nScientists:")[0]
    cells = [line.split("|")[3] for line in table.splitlines() if line.startswith("| ")][1:]
    return [re.sub(r"\(.*\)", "", id).strip() for cell in cells for id in cell.split("/")]


# The files


@cache
def read(language: str) -> list[ast.EntryType]:
    text = (GAME.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")
    return FluentParser().parse(text).body


def message_ids(language: str) -> list[str]:
    return [entry.id.name for entry in read(language) if isinstance(entry, ast.Message)]


class References(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def used_messages(language: str) -> set[str]:
    """The messages that the game's own ids ask for, and those that other messages refer to."""
    references = References()
    for entry in read(language):
        references.visit(entry)
    keys = [re.sub("[:>]", "-", word) for word in move_words()]
    verbs = [word.partition(":")[0] for word in move_words()]
    settings = [*SETTLED_BEFORE, *EDITIONS, "random"]
    named = [*EXPLAINED_BY, *terms(), *COUNTED, *PHASES, *COLORS, *settings]
    return {
        "game-name",
        "game-summary",
        "text-each-regions",
        "text-each-tiles",
        *references.found,
        *(f"amount-{id}" for id in COUNTED),
        *(f"name-{id}" for id in {*named, *EXPLAINED}),
        *(f"naming-{naming.message}" for naming in GAME.names_composed.values()),
        *(f"prompt-{step}" for step in waiting_steps()),
        *(f"move-{key}" for key in keys + verbs),
        *(f"event-{kind.name}" for kind in GAME.events),
        *(f"obstacle-{obstacle.name}" for obstacle in all_obstacles()),
        *(f"source-{source}" for source in SOURCE_IDS + SNOW_SOURCE_IDS),
        *(f"option-{id}" for id in SETTLED_BEFORE),
        *(f"text-{id}" for id in EXPLAINED_BY),
        *(f"preview-{preview}" for preview in PREVIEWS),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood_and_no_message_is_written_twice(language: str) -> None:
    assert [entry.content for entry in read(language) if isinstance(entry, ast.Junk)] == []
    assert [key for key, n in Counter(message_ids(language)).items() if n > 1] == []


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert message_ids("en") == message_ids("pl")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    assert set(message_ids(language)) - used_messages(language) == set()


# What has to have words


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_that_waits_has_a_prompt_and_a_sentence_for_the_others(language: str) -> None:
    waiting = {
        entry.id.name: [attribute.id.name for attribute in entry.attributes]
        for entry in read(language)
        if isinstance(entry, ast.Message) and entry.id.name.startswith("prompt-")
    }
    assert waiting == {f"prompt-{step}": ["waiting"] for step in waiting_steps()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_sentence_of_its_own(language: str) -> None:
    sentences = [strict(language).move(move) for move in range(GAME.moves.size())]
    assert_readable(sentences)
    assert [text for text, n in Counter(sentences).items() if n > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", GAME.events, ids=lambda kind: kind.name)
def test_every_event_has_a_sentence(kind: EventKind, language: str) -> None:
    words = strict(language)
    assert_sentences([words.event(event) for event in all_events(kind)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_sentence(language: str) -> None:
    words = strict(language)
    assert_sentences([words.obstacle(obstacle) for obstacle in all_obstacles()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_a_sentence_and_its_values_have_names(language: str) -> None:
    words = strict(language)
    assert_sentences([words.option_sentence(option.id) for option in GAME.options])
    for option in GAME.options:
        values = [value for value in option.values if isinstance(value, str)]
        assert [id for id in [option.id, *values] if words.option(id) == id] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    assert_readable([strict(language).source(id) for id in SOURCE_IDS + SNOW_SOURCE_IDS])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    aimed_at = {target for word in move_words() for target in word.split(":")[1:]}
    wanted = {*aimed_at, *EXPLAINED, *EXPLAINED_BY, *terms(), *PHASES, *COLORS}
    written = {key.removeprefix("name-") for key in message_ids(language)}
    assert {id for id in wanted - written - GAME.names_composed.keys() if not id.isdigit()} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_on_the_table_is_explained(language: str) -> None:
    words = strict(language)
    assert_sentences([words.explain(id) for id in EXPLAINED])
    assert_sentences([words.explain(id) for id in terms()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_a_name_and_a_summary(language: str) -> None:
    words = strict(language)
    assert (
        words.game_name()
        == {"en": "Lords of the Ice Garden", "pl": "Pan Lodowego Ogrodu"}[language]
    )
    assert_sentences([words.game_summary()])


# Rules


def test_everything_on_the_table_leads_to_a_rule_that_there_is() -> None:
    book = read_rulebook("ice_garden")
    assert book is not None
    assert set(EXPLAINED_BY.values()) <= book.rules.keys()
    assert {*EXPLAINED, *terms(), *SETTLED_BEFORE} - EXPLAINED_BY.keys() == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", INDEPENDENT, ids=lambda kind: kind.name)
def test_the_independent_player_says_by_which_rule_it_acts(kind: EventKind, language: str) -> None:
    book = read_rulebook("ice_garden")
    assert book is not None
    for event in all_events(kind):
        cited = re.findall(r"LIG-[A-Z]+-\d+", strict(language).event(event))
        assert cited
        assert set(cited) <= book.rules.keys()


def test_what_the_independent_player_does_is_told_with_the_right_rule() -> None:
    def told(kind: EventKind, *values: int) -> list[str]:
        event = Event(kind, EVERYONE, [1, *values])
        return [strict(language, players=1).event(event) for language in LANGUAGES]

    fjords = REGION_IDS.index("northern_fjords")
    coast = REGION_IDS.index("coast_of_sails")
    faun = UNIT_IDS.index("faun")
    assert told(events.ROLLED, events.ROLL_PILLAGE, 4) == [
        "Independent Player rolls 4 for the loot (LIG-SOL-19).",
        "Gracz Niezależny rzuca o łup (LIG-SOL-19): 4.",
    ]
    assert told(events.ROLLED_REGION, events.ROLL_INFLUENCE, 4, fjords) == [
        "Independent Player rolls 4, the Northern Fjords, for the place of its markers "
        "(LIG-SOL-07).",
        "Gracz Niezależny rzuca o miejsce znaczników (LIG-SOL-07): 4, czyli Północne Fiordy.",
    ]
    assert told(events.INFLUENCE_PLACED, fjords, events.FOR_INDEPENDENT) == [
        "Independent Player places an influence marker in the Northern Fjords (LIG-SOL-07).",
        "Gracz Niezależny umieszcza znacznik wpływu w Północnych Fiordach (LIG-SOL-07).",
    ]
    assert told(events.UNIT_STAYED, faun, coast, events.STAY_ENTHRAL) == [
        "Independent Player keeps 1 Faun in the Coast of Sails: two Nightmare tokens lie there "
        "(LIG-SOL-22).",
        "Gracz Niezależny zostawia 1 Fauna na Wybrzeżu Żagli: leżą tam dwa żetony Koszmaru "
        "(LIG-SOL-22).",
    ]
    assert told(events.INDEPENDENT_ACTS, VIPER_GORGE) == [
        "Independent Player does nothing in Viper Gorge (LIG-SOL-08).",
        "Gracz Niezależny nic nie robi na polu „Żmijowe Gardło” (LIG-SOL-08).",
    ]
    assert told(events.INDEPENDENT_CHOSE, events.CHOSE_RECRUIT) == [
        "Independent Player recruits from the Player, a free marker before a controlled one "
        "(LIG-SOL-18).",
        "Gracz Niezależny werbuje znacznik Gracza, w pierwszej kolejności wolny (LIG-SOL-18).",
    ]


STEPS = [
    events.ASSIGNED, events.INFLUENCE_PLACED, events.SUMMONED, events.MOVED,
    events.REGION_ATTACKED, events.ABSORBED, events.RECRUITED, events.ENTHRALLED,
    events.PILLAGED, events.TORMENTED, events.TOWER_BUILT, events.RESERVES_CARRIED,
    events.REGION_LOCKED,
]  # fmt: skip
"""What players do as well."""
ANOTHER_TURN = [events.BOX_BEGAN, events.ACTION_BEGAN, events.RANKED]


@pytest.mark.parametrize("opponent", SCIENTIST_IDS)
def test_before_each_step_of_the_independent_player_a_rule_is_cited(opponent: str) -> None:
    words = strict("en", players=1)
    steps = 0
    for number in range(6):
        options = {"solo_level": "medium", "scientist_2": opponent}
        is_cited = False
        for _, told in random_game(1, options, f"steps {number}"):
            for event in told:
                if event.kind in ANOTHER_TURN:
                    is_cited = False
                elif "LIG-SOL-" in words.event(event):
                    is_cited = True
                elif event.kind in STEPS and event.facts()["seat"] == 1:
                    assert is_cited, words.event(event)
                    steps += 1
    assert steps > 20


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"solo_level": "true_scientist"}),
        (2, {"vuko_tiles": True}),
        (3, {"action_order": True}),
        (4, {"vuko_tiles": True, "action_order": True}),
    ],
    ids=["alone", "two", "three", "four"],
)
def test_whole_random_games_can_be_read(
    players: int, options: dict[str, object], language: str
) -> None:
    """Of each kind only the first few things are told."""
    words = strict(language, players)
    told_before: Counter[str] = Counter()

    def is_new(kind: str) -> bool:
        told_before[kind] += 1
        return told_before[kind] <= 5

    for number in range(3):
        for state, told in random_game(players, options, f"words {number}"):
            assert_sentences([words.event(event) for event in told if is_new(event.kind.name)])
            for seat in state.deciders():
                if not is_new(type(state.steps[-1]).__name__):
                    continue
                view = GAME.view(state, seat)
                assert_sentences([words.prompt(state, seat, view), words.waiting(state)])
                candidates = state.candidates(seat)
                assert_readable([words.move(move, view) for move in candidates])
                found = [state.obstacle(seat, move) for move in candidates]
                assert_sentences([words.obstacle(obstacle) for obstacle in found if obstacle])


def random_game(
    players: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[IceGardenState, list[Event]]]:
    """Each position of a random game on a crowded map, with the events that led to it."""
    state = crowded_game(players, dict(options), seed)
    told: list[Event] = []
    state.listen(told)
    dice = Dice.from_seed(f"moves of {seed}", 1)
    while True:
        yield state, told
        told.clear()
        deciders = state.deciders()
        if not deciders:
            return
        moves = state.moves(deciders[0])
        state.play(deciders[0], moves[dice.below(0, len(moves))])


def assert_readable(texts: list[str]) -> None:
    """No placeholder, no bare id, no stray space."""
    for text in texts:
        assert re.search(r"[{}_$]|\?\?\?|\bnone\b|  |^ | $|\n", text) is None, text
        assert text[:1].isupper() or text[:1].isdigit(), text


def assert_sentences(texts: list[str]) -> None:
    assert_readable(texts)
    for text in texts:
        assert text[-1] in ".!", text


# Figures that the words know by heart


def test_prices_in_the_words_are_those_of_the_game() -> None:
    words = strict("en")

    def button(word: str) -> str:
        return words.move(GAME.moves.number(word))

    assert button("attack") == f"Pay {words.amount('gold', ATTACK_COST[GOLD])} and attack"
    price = words.amount("m_factor", DISCARD_COST[M_FACTOR])
    assert button("raven:discard_vuko_token") == f"Pay {price} and discard 1 Vuko token"
    assert button("raven:raise_reputation") == f"Raise your reputation by {REPUTATION_GAIN}"
    assert (COSTS[INFLUENCE][POPULATION], COSTS[MOVE_BOX][GOLD]) == (1, 1)
    assert SLOTS_FOR_TWO[MOVE_BOX] == 3
    assert f"Up to {M_FACTOR_STEPS} steps" in words.explain("move_m_factor")
    assert f"gets {GORGE_BONUS} victory points" in words.explain("viper_gorge_pile")


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_in_the_words_are_those_of_the_game(language: str) -> None:
    words = strict(language)
    for scientist, goal, target in zip(SCIENTIST_IDS, GOAL_IDS, GOAL_TARGETS, strict=True):
        for id in (scientist, goal):
            assert re.findall(r"\d+", words.explain(id)) == [str(target)]


def test_the_figures_of_a_tile_stand_in_its_explanation() -> None:
    assert strict("en").explain("t2_1") == (
        "Population 2, gold 1, M-factor 0; victory points by place: 2, 1."
    )
    assert strict("pl").explain("t4_8") == (
        "Populacja 2, złote gwichty 1, czynnik „M” 1; punkty za kolejne miejsca: 6, 4, 2."
    )


def test_the_figures_of_a_unit_stand_in_its_explanation() -> None:
    assert strict("en").explain("crab") == (
        "Pier van Dyken, level 1, 3 figures. Has 2 × Attack; 1 free space for upgrades. "
        "Summoning Crabs costs 2 reputation more."
    )
    assert strict("pl").explain("wyvern") == (
        "Pier van Dyken, poziom 3, 1 figurka. Ma zdolności: Atak i Szybkość; "
        "2 wolne miejsca na ulepszenia."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vuko_tile_says_how_long_it_lasts(language: str) -> None:
    words = strict(language)
    lasting = {"en": "To the end of the game.", "pl": "Do końca gry."}[language]
    sides = [words.explain(id).endswith(lasting) for id in EFFECT_IDS]
    assert sides == [True] * 4 + [False] * 4


# Grammar


POLISH_AMOUNTS = {
    "population": "1 populacja, 2 populacje, 5 populacji, 22 populacje, 0 populacji",
    "gold": "1 złoty gwicht, 2 złote gwichty, 5 złotych gwichtów, 22 złote gwichty, "
    "0 złotych gwichtów",
    "m_factor": "1 czynnik „M”, 2 czynniki „M”, 5 czynników „M”, 22 czynniki „M”, 0 czynników „M”",
    "victory_points": "1 punkt zwycięstwa, 2 punkty zwycięstwa, 5 punktów zwycięstwa, "
    "22 punkty zwycięstwa, 0 punktów zwycięstwa",
    "influence_marker": "1 znacznik wpływu, 2 znaczniki wpływu, 5 znaczników wpływu, "
    "22 znaczniki wpływu, 0 znaczników wpływu",
    "magical_reserve": "1 uroczysko, 2 uroczyska, 5 uroczysk, 22 uroczyska, 0 uroczysk",
    "crab": "1 Krab, 2 Kraby, 5 Krabów, 22 Kraby, 0 Krabów",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict("pl")
    assert ", ".join(words.amount(id, n) for n in (1, 2, 5, 22, 0)) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("id", "one", "two"),
    [
        ("population", "1 populację", "2 populacje"),
        ("gold", "1 złoty gwicht", "2 złote gwichty"),
        ("moonlit_brother", "1 Księżycowego Brata", "2 Księżycowych Braci"),
        ("enlightened_one", "1 Oświeconą Istotę", "2 Oświecone Istoty"),
        ("harrasim", "1 Harrasima", "2 Harrasimów"),
        ("crab", "1 Kraba", "2 Kraby"),
        ("rattling_musician", "1 Szczurzego Grajka", "2 Szczurzych Grajków"),
        ("wyvern", "1 Wywernę", "2 Wywerny"),
        ("wild_children", "1 gromadę Dzikich Dzieci", "2 gromady Dzikich Dzieci"),
        ("faun", "1 Fauna", "2 Fauny"),
        ("nightmare", "1 Koszmar", "2 Koszmary"),
        ("volcano_people", "1 gromadę Ludzi Wulkanu", "2 gromady Ludzi Wulkanu"),
        ("ice_drakkar", "1 Lodowy Drakkar", "2 Lodowe Drakkary"),
        ("tree_brothers", "1 gromadę Braci Drzewa", "2 gromady Braci Drzewa"),
    ],
)
def test_polish_declines_what_is_paid_or_summoned(id: str, one: str, two: str) -> None:
    words = strict("pl")
    assert (words.amount(id, 1, "acc"), words.amount(id, 2, "acc")) == (one, two)


def test_polish_declines_every_region() -> None:
    words = strict("pl")

    def buttons(verb: str) -> list[str]:
        return [words.move(GAME.moves.number(f"{verb}:{id}")) for id in REGION_IDS]

    assert [text.removeprefix("Połóż kafelek ") for text in buttons("tile")] == [
        "na Zamarzniętych Pustkowiach",
        "w Północnych Fiordach",
        "na Pustkowiach Trwogi",
        "na Wybrzeżu Żagli",
        "na Ziemiach Ludzi Niedźwiedzi",
        "w Dolinie Bolesnej Pani",
        "na Ziemiach Ludzi Ognia",
        "na Ziemiach Ludzi Węży",
    ]
    assert [text.removeprefix("Wyrusz ") for text in buttons("from")][:2] == [
        "z Zamarzniętych Pustkowi",
        "z Północnych Fiordów",
    ]
    assert [text.removeprefix("Wyślij ") for text in buttons("to")][:2] == [
        "na Zamarznięte Pustkowia",
        "do Północnych Fiordów",
    ]


def test_a_move_is_told_with_places_and_amounts() -> None:
    crab, wastes, fjords = PIECE_IDS.index("crab"), 0, REGION_IDS.index("northern_fjords")
    moved = Event(events.MOVED, EVERYONE, [0, crab, wastes, fjords, events.BY_MOVE])
    assert strict("en").event(moved) == (
        "Anna moves 1 Crab from the Frozen Wastes to the Northern Fjords."
    )
    assert strict("pl").event(moved) == (
        "Anna przesuwa 1 Kraba z Zamarzniętych Pustkowi do Północnych Fiordów."
    )


def test_an_exchange_is_told_by_what_is_given_and_taken() -> None:
    move = GAME.moves.number("exchange:population+gold>m_factor")
    same = GAME.moves.number("exchange:gold+gold>population")
    assert strict("en").move(move) == "Exchange 1 population and 1 gold for 1 M-factor"
    assert strict("pl").move(move) == "Wymień 1 populację i 1 złoty gwicht na 1 czynnik „M”"
    assert strict("pl").move(same) == "Wymień 2 złote gwichty na 1 populację"
    told = Event(events.EXCHANGED, EVERYONE, [1, GOLD, GOLD, POPULATION])
    assert strict("en").event(told) == "Bjorn exchanges 2 gold for 1 population."
    assert strict("pl").event(told) == "Bjorn wymienia 2 złote gwichty na 1 populację."


def test_an_upgrade_is_offered_with_its_price() -> None:
    move = GAME.moves.number("ability:dominate")
    assert strict("en").move(move) == "Buy Dominate for 1 M-factor and 1 population"
    assert strict("pl").move(move) == (
        "Kup zdolność „Dominacja” (koszt: 1 czynnik „M” i 1 populacja)"
    )


def test_nobody_sits_at_the_seat_of_the_independent_player() -> None:
    assert strict("en", players=1).name("seat_1") == "Independent Player"
    assert strict("pl", players=1).name("seat_1") == "Gracz Niezależny"
    assert strict("en", players=2).name("seat_1") == "Bjorn"
