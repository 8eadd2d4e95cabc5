"""The words of Last Aurora are complete and read well, in both languages."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from meadhall.games import last_aurora
from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.action_cards import ACTION_IDS
from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_BONUS, SPACE_IDS
from meadhall.games.last_aurora.content.story_book import STORY_IDS
from meadhall.games.last_aurora.content.tables import (
    ACTIVE,
    BOX_IDS,
    CARD_NUMBER,
    COLOUR_IDS,
    CONTENT,
    CONVOY_CARD_IDS,
    ENCOUNTER_COSTS,
    ENCOUNTER_EFFECTS,
    EXHAUSTED,
    NONE,
    OUTCOME_IDS,
    SEAT_IDS,
    TOKEN_IDS,
)
from meadhall.games.last_aurora.rules import events, obstacles
from meadhall.games.last_aurora.rules.convoys.convoy import Attach
from meadhall.games.last_aurora.rules.convoys.crew import ShiftSurvivors
from meadhall.games.last_aurora.rules.convoys.damage import COLUMN, SufferDamage
from meadhall.games.last_aurora.rules.driving.movement import BurnFuel
from meadhall.games.last_aurora.rules.exploring.exploration import Strengthen
from meadhall.games.last_aurora.rules.fighting.attack import ChooseOutcome, ChooseTarget, LookAgain
from meadhall.games.last_aurora.rules.fighting.enemies import ChooseEnemy
from meadhall.games.last_aurora.rules.modules.facing import BoostTest
from meadhall.games.last_aurora.rules.modules.stories import ChooseStory
from meadhall.games.last_aurora.rules.scoring import SOURCES
from meadhall.games.last_aurora.rules.state import AuroraState
from meadhall.games.last_aurora.seen.choices import outline
from meadhall.kernel.content import entries
from meadhall.kernel.dice import Dice
from meadhall.kernel.events import EVERYONE, Event, EventKind, Meaning
from meadhall.kernel.state import Obstacle, Step
from meadhall.words import LANGUAGES, Words
from meadhall.words.rulebook import read_rulebook
from tests.last_aurora.table import Table

EXPLAINED_BY = GAME.explained_by
SEATS = ["Anna", "Bjorn", "Cecylia", "Dag"]
COUNTED = [*TOKEN_IDS, "object", "resource", "fame", "damage", "contamination"]
OPTION_VALUES = {
    value for option in GAME.options for value in option.values if isinstance(value, str)
}
NAMED_ONLY = {
    *(option.id for option in GAME.options if option.id != "mine"), "asgaror", "pvp", "stories",
    "tracked_truck", "fame_at_least", "end_of_round", "end_of_next_round", "end_of_game",
}  # fmt: skip
"""What has a name in the glossary but is explained by where it stands."""
GROUPS = (
    "survivor", "truck", "trailer", "device", "location", "regions", "spaces", "components",
    "outcomes", "stories", "cards", "difficulties",
)  # fmt: skip
"""Entries of the content files that share an explanation."""
PREVIEWS = re.findall(
    r'Preview\(\s*"([a-z-]+)"', (GAME.folder / "seen/preview.py").read_text("utf-8")
)


def strict(language: str, seats: list[str] = SEATS) -> Words:
    return Words(GAME, language, seats, strict=True)


def move_words() -> list[str]:
    return [GAME.moves.word(move) for move in range(GAME.moves.size())]


def waiting_steps() -> list[str]:
    """All classes of steps that can wait for a player."""
    found = set()
    for info in walk_packages(last_aurora.__path__, f"{last_aurora.__name__}."):
        module = import_module(info.name)
        for part in vars(module).values():
            is_step = isinstance(part, type) and issubclass(part, Step)
            if is_step and part.play is not Step.play and part is not ChooseEnemy:
                found.add(part.__name__)
    return sorted(found)


def event_kinds() -> list[EventKind]:
    return [kind for kind in vars(events).values() if isinstance(kind, EventKind)]


def all_obstacles() -> list[Obstacle]:
    return [thing for thing in vars(obstacles).values() if isinstance(thing, Obstacle)]


def listed(ids: Meaning) -> list[str]:
    return ids[0] if isinstance(ids, tuple) else ids if isinstance(ids, list) else []


def outlines() -> set[str]:
    """The phrases by which the choices of cards are told."""
    bonuses = [script for board in SLOT_BONUS for slot in board for script in slot]
    effects = [script for encounter in ENCOUNTER_EFFECTS for script in encounter]
    costs = [script for encounter in ENCOUNTER_COSTS for script in encounter]
    return {
        *(name for script in bonuses + effects for name in outline(script)),
        *(name.removeprefix("pay_") for script in costs for name in outline(script)),
        *("pay_food", "to_exhausted", "damage", "speed_this_move"),
    }


def named_ids() -> set[str]:
    """Everything that has a name: the content, and what the messages name themselves."""
    told = {id for kind in event_kinds() for ids in kind.fields.values() for id in listed(ids)}
    aimed_at = {target for word in move_words() for target in word.split(":")[1:]}
    return {
        *GAME.names_composed,
        *(entry.id for _, entry in entries(CONTENT)),
        *told,
        *(target for target in aimed_at if not target.isdigit()),
        *(option.id for option in GAME.options),
        *OPTION_VALUES,
        *EXPLAINED_BY,
        *COLOUR_IDS,
    } - {*SEAT_IDS, "a", "b", "none"}


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
    return {
        "game-name",
        "game-summary",
        "name-seat_1",
        *references.found,
        *(f"amount-{id}" for id in {*COUNTED, *outlines()}),
        *(f"name-{id}" for id in named_ids()),
        *(f"naming-{naming.message}" for naming in GAME.names_composed.values()),
        *(f"prompt-{step}" for step in waiting_steps()),
        *(f"move-{word.replace(':', '-')}" for word in move_words()),
        *(f"move-{word.partition(':')[0]}" for word in move_words()),
        *(f"event-{kind.name}" for kind in event_kinds()),
        *(f"obstacle-{obstacle.name}" for obstacle in all_obstacles()),
        *(f"preview-{preview}" for preview in PREVIEWS),
        *(f"source-{source}" for source in SOURCES),
        *(f"option-{option.id}" for option in GAME.options),
        *(f"text-{id}" for id in named_ids()),
        *(f"text-each-{group}" for group in GROUPS),
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_of_a_file_is_understood(language: str) -> None:
    assert [entry.content for entry in read(language) if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_written_twice_or_for_nothing(language: str) -> None:
    counts = Counter(message_ids(language))
    assert [key for key, n in counts.items() if n > 1] == []
    assert set(counts) - used_messages(language) == set()


def test_both_languages_have_the_same_messages_in_the_same_order() -> None:
    assert message_ids("en") == message_ids("pl")


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
def test_every_move_has_a_sentence(language: str) -> None:
    words = strict(language)
    assert_readable([words.move(move) for move in range(GAME.moves.size())])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_has_a_sentence(language: str) -> None:
    words = strict(language)
    for kind in event_kinds():
        values = [CARD_NUMBER["lost_children"] if name == "card" else 0 for name in kind.fields]
        assert_sentences([words.event(Event(kind, EVERYONE, values))])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_a_sentence(language: str) -> None:
    words = strict(language)
    assert_sentences([words.obstacle(obstacle) for obstacle in all_obstacles()])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_has_a_name_and_a_sentence_and_its_values_have_names(language: str) -> None:
    words = strict(language)
    assert_sentences([words.option_sentence(option.id) for option in GAME.options])
    for id in [option.id for option in GAME.options] + sorted(OPTION_VALUES):
        assert words.option(id) != id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_source_of_points_has_a_name(language: str) -> None:
    assert_readable([strict(language).source(source) for source in SOURCES])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_has_a_name(language: str) -> None:
    words = strict(language)
    assert {id for id in named_ids() if words.name(id) == id} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_glossary_is_explained(language: str) -> None:
    words = strict(language)
    explained = (
        set(words.ids()) - NAMED_ONLY - set(BOX_IDS) - set(OPTION_VALUES - {"alpha", "beta"})
    )
    assert {*CARD_NUMBER, *STORY_IDS, *OUTCOME_IDS, *SPACE_IDS, *ACTION_IDS} <= explained
    assert_sentences([words.explain(id) for id in sorted(explained)])


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_choices_cost_and_bring_is_told_in_phrases(language: str) -> None:
    words = strict(language)
    for name in outlines():
        for n in range(1, 6):
            assert words.amount(name, n)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_game_has_a_name_and_a_summary(language: str) -> None:
    words = strict(language)
    assert_readable([words.game_name()])
    assert_sentences([words.game_summary()])


# Rules behind the words


def test_every_citation_exists() -> None:
    book = read_rulebook("last_aurora")
    assert book is not None
    assert GAME.explained_by == EXPLAINED_BY
    assert set(EXPLAINED_BY.values()) <= book.rules.keys()


def test_everything_that_can_be_pointed_at_cites_a_rule() -> None:
    assert set(GAME.names_composed) - EXPLAINED_BY.keys() == set()
    assert {id for id in named_ids() - EXPLAINED_BY.keys() if id not in OPTION_VALUES} == set(
        COLOUR_IDS
    )


# Names


def test_spaces_boxes_and_outcome_cards_are_told_in_words() -> None:
    english, polish = strict("en"), strict("pl")
    ids = ["a00", "b04", "bp1", "flatbed.2", "watch_turret.1", "war_standard.2", "pvp_outcome_03"]
    assert [english.name(id) for id in ids] == [
        "Start",
        "Valley 4",
        "Valley, side road 5",
        "Resource box 2 of the Flatbed",
        "Weapon 2 of the Watch Turret",
        "Fame box of the War Standard",
        "PvP Outcome 3",
    ]
    assert [polish.name(id) for id in ids] == [
        "Start",
        "Dolina 4",
        "Dolina, boczna droga 5",
        "Platforma, pole Zasobu 2",
        "Wieżyczka Obserwacyjna, Broń 2",
        "Sztandar Wojenny, pole Sławy",
        "Wynik PvP 3",
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_of_a_card_have_names_of_their_own(language: str) -> None:
    words = strict(language)
    for card in CONVOY_CARD_IDS:
        own = [words.name(box) for box in BOX_IDS if box.startswith(f"{card}.")]
        assert len(set(own)) == len(own) > 0


# Sentences, figure by figure


@pytest.mark.parametrize(
    ("word", "english", "polish"),
    [
        ("crew:pack", "Ride with The Pack", "Wybierz załogę: Wataha"),
        ("feed:cook:food", "Feed Cook with 1 Food", "Nakarm: Kucharka (1 Żywność)"),
        ("take:ammo", "Take 1 Ammo", "Weź 1 Amunicję"),
        ("drive:0", "Burn 1 Fuel and drive", "Spal 1 Paliwo i jedź"),
        ("drive:2", "Burn 3 Fuel and drive with +2 speed",
         "Spal 3 Paliwa i jedź z prędkością +2"),
        ("to:a03", "Drive to Valley 3", "Jedź tutaj: Dolina 3"),
        ("to:a04", "Drive to Valley 4 (contaminated)", "Jedź tutaj: Dolina 4 (skażone)"),
        ("damage:start_truck_red.3", "Damage the Fuel box of the Old Truck",
         "Uszkodź: Stara Ciężarówka, pole Paliwa"),
        ("fire:autocannon.1", "Fire the Weapon 3 of the Autocannon",
         "Strzelaj: Działko Automatyczne, Broń 3"),
        ("at:seat_1", "Shoot at Bjorn", "Strzelaj do gracza: Bjorn"),
        ("remove:seat_0", "Remove the Target counter of Anna", "Zdejmij żeton Celu gracza: Anna"),
        ("load:ammo", "Load 1 Ammo", "Załaduj 1 Amunicję"),
        ("outcome:outcome_05", "Use Outcome 5: Damage 0, 1, 2, 3 by Weapon level",
         "Użyj: Wynik 5 (Uszkodzenia według poziomu Broni: 0, 1, 2, 3)"),
        ("zone:exhausted", "Cleanse the Exhausted Zone", "Oczyść Strefę Wyczerpania"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_does(word: str, english: str, polish: str) -> None:
    move = GAME.moves.number(word)
    assert strict("en").move(move) == english
    assert strict("pl").move(move) == polish


@pytest.mark.parametrize(
    ("kind", "values", "english", "polish"),
    [
        (events.SPENT, [0, TOKEN_IDS.index("ammo"), 1], "Anna spends 1 Ammo.",
         "Anna wydaje 1 Amunicję."),
        (events.SPENT, [0, TOKEN_IDS.index("fuel"), 3], "Anna spends 3 Fuel.",
         "Anna wydaje 3 Paliwa."),
        (events.FAME_CHANGED, [1, 2, 5], "Bjorn gains 2 Fame and has 5.",
         "Bjorn zdobywa 2 punkty Sławy (ma 5)."),
        (events.FAME_CHANGED, [1, -2, -3], "Bjorn loses 2 Fame and has -3.",
         "Bjorn traci 2 punkty Sławy (ma -3)."),
        (events.TURN_ORDER, [2, 0, 1], "The turn order: Cecylia, Anna and Bjorn.",
         "Kolejność tur: Cecylia, Anna i Bjorn."),
        (events.SET_OUT, [0, 5], "Anna sets out with 5 movement points.",
         "Anna rusza i ma 5 punktów ruchu."),
        (events.ENEMY_ENTERED, [CARD_NUMBER["tyr"], REGION_IDS.index("coast")],
         "An Enemy enters the Coast: Tyr.", "Wróg wjeżdża do regionu Wybrzeże: Tyr."),
        (events.ENEMY_HIT, [0, CARD_NUMBER["war_wolves"], 2],
         "Anna deals 2 Damage to War Wolves.",
         "Anna zadaje Wrogowi „Wilki Wojny” 2 Uszkodzenia."),
        (events.DIED, [3, CARD_NUMBER["cook"]], "Dag's Cook dies of Contamination.",
         "Kucharka (Dag) umiera od Skażenia."),
        (events.OPTION_TAKEN, [0, CARD_NUMBER["lost_children"], 0],
         "Anna deals with Lost Children: Share your food with them.",
         "Anna rozgrywa Spotkanie „Zagubione Dzieci”: Podziel się jedzeniem."),
        (events.AUTOMA_PLAYED, [0], "Automa plays Recruiters.",
         "Automa zagrywa kartę „Werbownicy”."),
        (events.STORY_DECK_CHANGED, [2], "The Stories of Period II begin.",
         "Zaczyna się Fabuła Okresu II."),
    ],
)  # fmt: skip
def test_an_event_says_what_happened(
    kind: EventKind, values: list[int], english: str, polish: str
) -> None:
    event = Event(kind, EVERYONE, values)
    assert strict("en").event(event) == english
    assert strict("pl").event(event) == polish


def test_in_a_solo_game_the_second_seat_is_the_automa() -> None:
    event = Event(events.PASSED, EVERYONE, [1])
    assert strict("en", ["Anna"]).event(event) == "Automa passes."
    assert strict("en").event(event) == "Bjorn passes."


@pytest.mark.parametrize(
    ("id", "english", "polish"),
    [
        ("biofuel_turbo",
         "Truck: speed 6, power 3. Boxes: Survivor, Survivor, Fuel, Fuel or Food, Weapon 2. "
         "It burns Food like Fuel.",
         "Ciężarówka: prędkość 6, moc 3. Pola: Ocalały, Ocalały, Paliwo, Paliwo lub Żywność, "
         "Broń 2. Spala Żywność tak jak Paliwo."),
        ("asgard_power_source",
         "Device for the roof of a vehicle. Boxes: Fame 1, Fame by Asgard Armour.",
         "Urządzenie na dach pojazdu. Pola: Sława 1, Sława za Asgardzki Pancerz."),
        ("copilot_red",
         "Exploration value 1, dies with 2 Contamination. Adds 1 speed, and 1 more if you are at "
         "least 6 behind the leading Convoy.",
         "Wartość Eksploracji 1, limit Skażenia 2. Prędkość +1, a jeszcze +1, jeśli do "
         "prowadzącego Konwoju brakuje ci co najmniej 6."),
        ("helicopter_wreck",
         "Location: Food, 2 × Ammo and Object. Explorers take 2 of the tokens.",
         "Lokacja: Żywność, 2 × Amunicja i Przedmiot. Wysłani Ocalali biorą 2 z tych żetonów."),
        ("waypoint_beta_1",
         "Gain 2 Resources of your choice. Only the first Convoy that ends a move here gets it.",
         "Weź 2 dowolne Zasoby. Dostaje to tylko pierwszy Konwój, który zakończy tu ruch."),
        ("a22", "Region: Bay; progress 22. The Aurora lies here in round 2.",
         "Region: Zatoka; postęp 22. Pole Postoju Aurory w rundzie 2."),
        ("hard", "The Automa begins with Convoy level 3 and 2 Fame.",
         "Automa zaczyna z poziomem Konwoju 3 i Sławą 2."),
    ],
)  # fmt: skip
def test_a_text_says_what_a_thing_does(id: str, english: str, polish: str) -> None:
    assert strict("en").explain(id) == english
    assert strict("pl").explain(id) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_an_enemy_stand_in_its_text(language: str) -> None:
    for enemy in [*CONTENT.enemies, *CONTENT.new_enemies]:
        figures = [enemy.defense, enemy.asgard_defense, enemy.attack]
        told = [int(n) for n in re.findall(r"\d+", strict(language).explain(enemy.id))]
        assert told[: 3 if enemy.asgard_defense else 2] == [n for n in figures if n]


POLISH_AMOUNTS = {
    "fuel": "1 Paliwo, 2 Paliwa, 5 Paliwa, 12 Paliwa, 22 Paliwa",
    "object": "1 Przedmiot, 2 Przedmioty, 5 Przedmiotów, 12 Przedmiotów, 22 Przedmioty",
    "damage": "1 Uszkodzenie, 2 Uszkodzenia, 5 Uszkodzeń, 12 Uszkodzeń, 22 Uszkodzenia",
    "resource": "1 dowolny Zasób, 2 dowolne Zasoby, 5 dowolnych Zasobów, 12 dowolnych Zasobów, "
    "22 dowolne Zasoby",
    "fame": "1 punkt Sławy, 2 punkty Sławy, 5 punktów Sławy, 12 punktów Sławy, 22 punkty Sławy",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict("pl")
    amounts = [words.amount(id, n) for n in (1, 2, 5, 12, 22)]
    assert ", ".join(amounts) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("step", "english", "polish"),
    [
        (Strengthen(0, 2, [], False),
         "Your explorers lack 2 exploration value: choose what helps them.",
         "Brakuje wartości Eksploracji: 2. Wybierz, co pomoże twoim Ocalałym."),
        (SufferDamage(0, 1, COLUMN, 2, 0),
         "Choose the box in column 3 or nearest to it that takes 1 Damage.",
         "Wybierz pole w kolumnie 3 lub najbliższej, które dostaje 1 Uszkodzenie."),
        (ShiftSurvivors(0, ACTIVE, EXHAUSTED, 1),
         "Choose the Survivor who goes to the Exhausted Zone.",
         "Wybierz Ocalałego, który idzie do Strefy Wyczerpania."),
        (ShiftSurvivors(0, NONE, NONE, 1), "Choose the Survivor who recovers by one zone.",
         "Wybierz Ocalałego, który wraca do sił o jedną strefę."),
        (Attach(0, CARD_NUMBER["roof_rack"]),
         "Choose the vehicle that Roof Rack is mounted on; a Device that is there already goes.",
         "Wybierz pojazd, na którym stanie Bagażnik Dachowy; Urządzenie, które już tam jest, "
         "odpada."),
        (BurnFuel(0, 2), "Choose what the Truck burns: Fuel or Food (2 to come).",
         "Wybierz, co spala Ciężarówka: Paliwo czy Żywność (zostało 2)."),
        (LookAgain(0), "Decide whether your Veteran reveals a second Outcome card.",
         "Zdecyduj, czy Weteran odsłania drugą kartę Wyniku."),
        (ChooseOutcome(0), "Choose the Outcome card that counts.",
         "Wybierz kartę Wyniku, która się liczy."),
        (ChooseStory(0, 0), "You meet more than one Story: choose the one you face.",
         "Spełniasz warunki kilku kart Fabuły: wybierz tę, z którą się mierzysz."),
        (ChooseTarget(0, NONE, CARD_NUMBER["sniper"]), "Choose whom your Sniper shoots.",
         "Wybierz, do kogo strzela Snajperka."),
        (BoostTest(0, STORY_IDS.index("story_stray_dog"), 0),
         "Decide whether you pay 1 Food; then the Test succeeds with C and D too.",
         "Zdecyduj, czy oddajesz 1 Żywność; wtedy w Próbie liczy się też C i D."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Step) else "",
)  # fmt: skip
def test_a_prompt_says_what_to_decide(step: Step[Any], english: str, polish: str) -> None:
    table = Table(players=2)
    table.state.steps.append(step)
    assert strict("en").prompt(table.state, 0) == english
    assert strict("pl").prompt(table.state, 0) == polish
    assert strict("en").prompt(table.state, 1).startswith("Waiting for Anna to ")
    assert strict("pl").prompt(table.state, 1).startswith("Czekamy: Anna ")


def test_a_view_of_the_table_tells_what_lies_on_a_slot_and_what_it_brings() -> None:
    table = Table(players=2, map="beta")
    view = table.view(0)
    for words, explore, bonus in [
        (strict("en"), "Explore Rusted Container 1 on Slot 1 (value 1)",
         "Bonus of Slot 4: repair 2 Damage"),
        (strict("pl"), "Eksploruj: Zardzewiały Kontener 1 (Miejsce 1, wartość 1)",
         "Akcja Dodatkowa (Miejsce 4): naprawa 2 pól"),
    ]:  # fmt: skip
        assert words.move(GAME.moves.number("explore:slot_1"), view) == explore
        assert words.move(GAME.moves.number("bonus:slot_4:2"), view) == bonus


# Whole games


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("players", "options"),
    [
        (1, {"stories": True, "player_versus_player": True, "exploration_deck": True}),
        (2, {"map": "beta", "crews": "draft", "mine": True}),
        (4, {"stories": True, "asgaror_clan": True, "crews": "random"}),
    ],
    ids=["solo", "two-on-beta", "four-with-stories"],
)
def test_whole_random_games_can_be_read(
    players: int, options: Mapping[str, object], language: str
) -> None:
    """Of each kind of thing only the first few are told."""
    words = strict(language, SEATS[:players])
    told_before: Counter[str] = Counter()

    def is_new(kind: str) -> bool:
        told_before[kind] += 1
        return told_before[kind] <= 5

    for number in range(10):
        for state, told in random_game(players, options, f"words {number}"):
            assert_sentences([words.event(event) for event in told if is_new(event.kind.name)])
            for seat in state.deciders():
                if not is_new(type(state.steps[-1]).__name__):
                    continue
                view = GAME.view(state, seat)
                assert_sentences([words.prompt(state, seat, view), words.waiting(state)])
                candidates = state.candidates(seat)
                choices = [words.move(move, view) for move in candidates]
                assert_readable(choices)
                assert len(set(choices)) == len(choices), "two buttons read alike"
                found = [state.obstacle(seat, move) for move in candidates]
                assert_sentences([words.obstacle(obstacle) for obstacle in found if obstacle])


def random_game(
    players: int, options: Mapping[str, object], seed: str
) -> Iterator[tuple[AuroraState, list[Event]]]:
    """Each position of a random game, with the events that led to it."""
    state = GAME.begin(players, options, seed)
    told: list[Event] = []
    state.listen(told)
    state.settle()
    dice = Dice.from_seed(f"moves of {seed}", 1)
    while True:
        yield state, told
        told.clear()
        deciders = state.deciders()
        if not deciders:
            return
        seat = deciders[dice.below(0, len(deciders))]
        moves = state.moves(seat)
        state.play(seat, moves[dice.below(0, len(moves))])


def assert_readable(texts: list[str]) -> None:
    """No placeholder, no bare id, no stray space."""
    for text in texts:
        assert re.search(r"[{}_$]|\?\?\?|\bnone\b|  |^ | $|\n", text) is None, text
        assert text[:1].isupper() or text[:1].isdigit(), text


def assert_sentences(texts: list[str]) -> None:
    assert_readable(texts)
    for text in texts:
        assert text[-1] in ".!", text
