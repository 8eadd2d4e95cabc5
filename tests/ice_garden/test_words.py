"""What is special about the words of Lords of the Ice Garden, in both languages."""

import re
from collections.abc import Iterator

import pytest

from meadhall.games.ice_garden import GAME
from meadhall.games.ice_garden.content.tables import (
    ATTACK_COST,
    COSTS,
    DISCARD_COST,
    EFFECT_IDS,
    GOAL_IDS,
    GOAL_TARGETS,
    GOLD,
    INFLUENCE,
    M_FACTOR,
    M_FACTOR_STEPS,
    MOVE_BOX,
    PIECE_IDS,
    POPULATION,
    REGION_IDS,
    REPUTATION_GAIN,
    REPUTATION_IDS,
    RESOURCE_IDS,
    SCIENTIST_IDS,
    SLOTS_FOR_TWO,
    UNIT_IDS,
    VIPER_GORGE,
)
from meadhall.games.ice_garden.rules import events, obstacles
from meadhall.games.ice_garden.rules.ending import GORGE_BONUS
from meadhall.games.ice_garden.rules.scoring import SNOW_SOURCE_IDS, SOURCE_IDS
from meadhall.kernel.events import EVERYONE, Event, EventKind
from meadhall.kernel.state import State
from meadhall.words import LANGUAGES
from meadhall.words.rulebook import RULES, read_rulebook
from tests.ice_garden.crowd import crowded_game
from tests.words.reading import (
    Reader,
    all_events,
    assert_readable,
    assert_sentences,
    message_ids,
    random_play,
    strict,
)

PHASES = ["setup", "help", "initiative", "action_order", "planning", "domination", "over"]
COLORS = ["red", "black", "green", "blue"]
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


def terms() -> list[str]:
    """The identifiers in the glossary of the rules."""
    text = (RULES / "ice_garden.md").read_text(encoding="utf-8")
    table = text.partition("## Glossary")[2].partition("\nScientists:")[0]
    cells = [line.split("|")[3] for line in table.splitlines() if line.startswith("| ")][1:]
    return [re.sub(r"\(.*\)", "", id).strip() for cell in cells for id in cell.split("/")]


# What only this game has


@pytest.mark.parametrize("language", LANGUAGES)
def test_phases_colours_and_sources_of_points_have_names(language: str) -> None:
    words = strict(GAME, language)
    named = {f"name-{id}" for id in (*PHASES, *COLORS)}
    assert named <= set(message_ids(GAME.folder / "words", language))
    assert_readable([words.source(id) for id in SOURCE_IDS + SNOW_SOURCE_IDS])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_price_that_cannot_be_paid_has_a_sentence(language: str) -> None:
    words = strict(GAME, language)
    prices = [obstacles.cannot_pay(kind, n) for kind in RESOURCE_IDS for n in range(1, 6)]
    assert_sentences([words.obstacle(obstacle) for obstacle in prices])


def test_the_glossary_of_the_rules_is_that_of_the_game() -> None:
    assert set(terms()) - GAME.explained_by.keys() == set()


# The Independent Player


@pytest.mark.parametrize("kind", INDEPENDENT, ids=lambda kind: kind.name)
def test_what_the_independent_player_does_cites_its_rule(kind: EventKind) -> None:
    book = read_rulebook("ice_garden")
    assert book is not None
    for event in all_events(kind):
        assert GAME.cited(event) in book.rules
        for language in LANGUAGES:
            # The number belongs to the explanation, not into the sentence.
            assert "LIG-" not in strict(GAME, language).event(event)


def test_what_the_independent_player_does_is_told_with_the_right_rule() -> None:
    def told(kind: EventKind, *values: int) -> list[str | None]:
        event = Event(kind, EVERYONE, [1, *values])
        words = [strict(GAME, language, players=1).event(event) for language in LANGUAGES]
        return [GAME.cited(event), *words]

    fjords = REGION_IDS.index("northern_fjords")
    coast = REGION_IDS.index("coast_of_sails")
    faun = UNIT_IDS.index("faun")
    assert told(events.ROLLED, events.ROLL_PILLAGE, 4) == [
        "LIG-SOL-19",
        "Independent Player rolls 4 for its loot.",
        "Gracz Niezależny losuje łup i wyrzuca 4.",
    ]
    assert told(events.ROLLED_REGION, events.ROLL_INFLUENCE, 4, fjords) == [
        "LIG-SOL-07",
        "Independent Player rolls 4 for the region of its markers: the Northern Fjords.",
        "Gracz Niezależny losuje Region dla znaczników i wyrzuca 4, czyli Północne Fiordy.",
    ]
    assert told(events.INFLUENCE_PLACED, fjords, events.FOR_INDEPENDENT) == [
        "LIG-SOL-07",
        "Independent Player places an influence marker in the Northern Fjords.",
        "Gracz Niezależny umieszcza znacznik wpływu w Północnych Fiordach.",
    ]
    assert told(events.UNIT_STAYED, faun, coast, events.STAY_ENTHRAL) == [
        "LIG-SOL-22",
        "Independent Player keeps 1 Faun in the Coast of Sails: two Nightmare tokens lie there.",
        "Gracz Niezależny zostawia 1 Fauna na Wybrzeżu Żagli: leżą tam dwa żetony Koszmaru.",
    ]
    assert told(events.INDEPENDENT_ACTS, VIPER_GORGE) == [
        "LIG-SOL-08",
        "Independent Player does nothing in Viper Gorge.",
        "Gracz Niezależny nic nie robi na polu „Żmijowe Gardło”.",
    ]
    assert told(events.INDEPENDENT_CHOSE, events.CHOSE_RECRUIT) == [
        "LIG-SOL-18",
        "Independent Player recruits one of the Player's markers, a free one if possible.",
        "Gracz Niezależny werbuje znacznik Gracza, w miarę możliwości wolny.",
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
    words = strict(GAME, "en", players=1)
    steps = 0
    for number in range(6):
        options: dict[str, object] = {"solo_level": "medium", "scientist_2": opponent}
        is_cited = False
        for _, told in crowded_play(1, options, f"steps {number}"):
            for event in told:
                if event.kind in ANOTHER_TURN:
                    is_cited = False
                elif GAME.cited(event) is not None:
                    is_cited = True
                elif event.kind in STEPS and event.facts()["seat"] == 1:
                    assert is_cited, words.event(event)
                    steps += 1
    assert steps > 20


# Whole games


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
def test_games_on_crowded_maps_can_be_read(players: int, options: dict[str, object]) -> None:
    reader = Reader(GAME)
    for number in range(3):
        reader.read(players, crowded_play(players, options, f"words {number}"))


def crowded_play(
    players: int, options: dict[str, object], seed: str
) -> Iterator[tuple[State, list[Event]]]:
    state = crowded_game(players, options, seed)
    told: list[Event] = []
    state.listen(told)
    return random_play(state, told, seed)


# Figures that the words know by heart


def test_prices_in_the_words_are_those_of_the_game() -> None:
    words = strict(GAME, "en")

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
    words = strict(GAME, language)
    for scientist, goal, target in zip(SCIENTIST_IDS, GOAL_IDS, GOAL_TARGETS, strict=True):
        for id in (scientist, goal):
            assert re.findall(r"\d+", words.explain(id)) == [str(target)]


def test_the_figures_of_a_tile_stand_in_its_explanation() -> None:
    assert strict(GAME, "en").explain("t2_1") == (
        "Population 2, gold 1, M-factor 0; victory points by place: 2, 1."
    )
    assert strict(GAME, "pl").explain("t4_8") == (
        "Populacja 2, złote gwichty 1, czynnik „M” 1; punkty za kolejne miejsca: 6, 4, 2."
    )


def test_the_figures_of_a_unit_stand_in_its_explanation() -> None:
    assert strict(GAME, "en").explain("crab") == (
        "Pier van Dyken, level 1, 3 figures. Has 2 × Attack; 1 free space for upgrades. "
        "Summoning Crabs costs 2 more reputation."
    )
    assert strict(GAME, "pl").explain("wyvern") == (
        "Pier van Dyken, poziom 3, 1 figurka. Ma zdolności: Atak i Szybkość; "
        "2 wolne miejsca na ulepszenia."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_vuko_tile_says_how_long_it_lasts(language: str) -> None:
    words = strict(GAME, language)
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
    words = strict(GAME, "pl")
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
    words = strict(GAME, "pl")
    assert (words.amount(id, 1, "acc"), words.amount(id, 2, "acc")) == (one, two)


def test_polish_declines_every_region() -> None:
    words = strict(GAME, "pl")

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
    assert strict(GAME, "en").event(moved) == (
        "Anna moves 1 Crab from the Frozen Wastes to the Northern Fjords."
    )
    assert strict(GAME, "pl").event(moved) == (
        "Anna przesuwa 1 Kraba z Zamarzniętych Pustkowi do Północnych Fiordów."
    )


def test_an_exchange_is_told_by_what_is_given_and_taken() -> None:
    move = GAME.moves.number("exchange:population+gold>m_factor")
    same = GAME.moves.number("exchange:gold+gold>population")
    assert strict(GAME, "en").move(move) == "Exchange 1 population and 1 gold for 1 M-factor"
    assert strict(GAME, "pl").move(move) == "Wymień 1 populację i 1 złoty gwicht na 1 czynnik „M”"
    assert strict(GAME, "pl").move(same) == "Wymień 2 złote gwichty na 1 populację"
    told = Event(events.EXCHANGED, EVERYONE, [1, GOLD, GOLD, POPULATION])
    assert strict(GAME, "en").event(told) == "Bjorn exchanges 2 gold for 1 population."
    assert strict(GAME, "pl").event(told) == "Bjorn wymienia 2 złote gwichty na 1 populację."


def test_an_upgrade_is_offered_with_its_price() -> None:
    move = GAME.moves.number("ability:dominate")
    assert strict(GAME, "en").move(move) == "Buy Dominate for 1 M-factor and 1 population"
    assert strict(GAME, "pl").move(move) == "Kup Dominację za 1 czynnik „M” i 1 populację"


def test_nobody_sits_at_the_seat_of_the_independent_player() -> None:
    assert strict(GAME, "en", players=1).name("seat_1") == "Independent Player"
    assert strict(GAME, "pl", players=1).name("seat_1") == "Gracz Niezależny"
    assert strict(GAME, "en", players=2).name("seat_1") == "Bjorn"


def test_polish_says_whose_a_marker_is_with_the_independent_player_in_the_genitive() -> None:
    coast, marker = REGION_IDS.index("coast_of_sails"), PIECE_IDS.index("influence_marker")

    def told(players: int, language: str) -> str:
        event = Event(events.MARKER_DEFEATED, EVERYONE, [0, 1, marker, coast])
        return strict(GAME, language, players=players).event(event)

    assert told(2, "en") == ("Anna removes one of Bjorn's influence markers in the Coast of Sails.")
    assert told(2, "pl") == "Anna usuwa na Wybrzeżu Żagli znacznik wpływu; traci go Bjorn."
    assert (
        told(1, "pl") == "Anna usuwa na Wybrzeżu Żagli znacznik wpływu; traci go Gracz Niezależny."
    )


def test_a_loss_of_reputation_is_printed_with_a_minus_sign() -> None:
    zero, worse = REPUTATION_IDS.index("0"), REPUTATION_IDS.index("-1")
    event = Event(events.REPUTATION_CHANGED, EVERYONE, [0, zero, worse])
    assert strict(GAME, "en").event(event) == "Anna moves from 0 to −1 on the reputation track."
    assert strict(GAME, "pl").event(event) == "Anna przesuwa się na torze reputacji z 0 na −1."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_prompt_fits_into_a_line_or_two_of_a_phone(language: str) -> None:
    """About sixty letters; only the names of regions make some a little longer."""
    longest: dict[str, str] = {}
    for players in (1, 2, 4):
        words = strict(GAME, language, players)
        for state, _ in crowded_play(players, {}, f"prompts {players}"):
            for seat in state.deciders():
                kind, prompt = type(state.steps[-1]).__name__, words.prompt(state, seat)
                longest[kind] = max(longest.get(kind, ""), prompt, key=len)
    assert len(longest) > 20
    assert [prompt for prompt in longest.values() if len(prompt) > 70] == []
