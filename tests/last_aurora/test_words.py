"""What is special about the words of Last Aurora, in both languages."""

import re
from typing import Any

import pytest

from meadhall.games.last_aurora import GAME
from meadhall.games.last_aurora.content.card_schema import EncounterCard
from meadhall.games.last_aurora.content.road import REGION_IDS, SLOT_BONUS
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
    TOKEN_IDS,
)
from meadhall.games.last_aurora.rules import events
from meadhall.games.last_aurora.rules.cards.effects import ChooseOption
from meadhall.games.last_aurora.rules.convoys.convoy import Attach
from meadhall.games.last_aurora.rules.convoys.crew import ShiftSurvivors
from meadhall.games.last_aurora.rules.convoys.damage import ANYWHERE, COLUMN, SufferDamage
from meadhall.games.last_aurora.rules.driving.movement import BurnFuel
from meadhall.games.last_aurora.rules.exploring.exploration import Strengthen
from meadhall.games.last_aurora.rules.fighting.attack import ChooseOutcome, ChooseTarget, LookAgain
from meadhall.games.last_aurora.rules.modules.facing import BoostTest
from meadhall.games.last_aurora.rules.modules.pvp import SufferHit
from meadhall.games.last_aurora.rules.modules.stories import ChooseStory
from meadhall.games.last_aurora.seen.choices import outline
from meadhall.kernel.events import EVERYONE, Event, EventKind
from meadhall.kernel.state import Step
from meadhall.words import LANGUAGES
from tests.last_aurora.table import Table
from tests.last_aurora.test_card_actions import acting
from tests.words.reading import assert_sentences, strict


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


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_choices_cost_and_bring_is_told_in_phrases(language: str) -> None:
    words = strict(GAME, language)
    for name in outlines():
        for n in range(1, 6):
            assert words.amount(name, n)


# Names


def test_spaces_boxes_and_outcome_cards_are_told_in_words() -> None:
    english, polish = strict(GAME, "en"), strict(GAME, "pl")
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
def test_every_colour_has_a_name(language: str) -> None:
    assert {strict(GAME, language).name(id) for id in COLOUR_IDS}.isdisjoint(COLOUR_IDS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_boxes_of_a_card_have_names_of_their_own(language: str) -> None:
    words = strict(GAME, language)
    for card in CONVOY_CARD_IDS:
        own = [words.name(box) for box in BOX_IDS if box.startswith(f"{card}.")]
        assert len(set(own)) == len(own) > 0


# Sentences, figure by figure


@pytest.mark.parametrize(
    ("word", "english", "polish"),
    [
        ("crew:pack", "Ride with The Pack", "Jedź z Watahą"),
        ("feed:cook:food", "Feed Cook with 1 Food", "Nakarm Kucharkę za 1 Żywność"),
        ("take:ammo", "Take 1 Ammo", "Weź 1 Amunicję"),
        ("drive:0", "Burn 1 Fuel and drive", "Spal 1 Paliwo i jedź"),
        ("drive:2", "Burn 3 Fuel and drive with +2 speed",
         "Spal 3 Paliwa i jedź z prędkością +2"),
        ("to:a03", "Drive to Valley 3", "Jedź do Doliny 3"),
        ("to:a04", "Drive to Valley 4 (contaminated)", "Jedź do Doliny 4 (skażone)"),
        ("to:a12", "Drive to Coast 12", "Jedź na Wybrzeże 12"),
        ("damage:start_truck_red.3", "Damage the Fuel box of the Old Truck",
         "Uszkodź pole Paliwa Starej Ciężarówki"),
        ("fire:autocannon.1", "Fire Weapon 3 of the Autocannon",
         "Strzel z Broni 3 Działka Automatycznego"),
        ("at:seat_1", "Shoot at Bjorn", "Celem będzie Bjorn"),
        ("remove:seat_0", "Remove the Target counter of Anna",
         "Zdejmij żeton Celu, który ma tu Anna"),
        ("load:ammo", "Load 1 Ammo", "Załaduj 1 Amunicję"),
        ("outcome:outcome_05", "Use Outcome 5: 0, 1, 2, 3 Damage by Weapon level",
         "Użyj Wyniku 5: Uszkodzenia 0, 1, 2, 3 według poziomu Broni"),
        ("zone:exhausted", "Cleanse the Exhausted Zone", "Oczyść Strefę Wyczerpania"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_does(word: str, english: str, polish: str) -> None:
    move = GAME.moves.number(word)
    assert strict(GAME, "en").move(move) == english
    assert strict(GAME, "pl").move(move) == polish


@pytest.mark.parametrize(
    ("kind", "values", "english", "polish"),
    [
        (events.SPENT, [0, TOKEN_IDS.index("ammo"), 1], "Anna spends 1 Ammo.",
         "Anna wydaje 1 Amunicję."),
        (events.SPENT, [0, TOKEN_IDS.index("fuel"), 3], "Anna spends 3 Fuel.",
         "Anna wydaje 3 Paliwa."),
        (events.FAME_CHANGED, [1, 2, 5], "Bjorn gains 2 Fame and has 5.",
         "Bjorn zdobywa 2 punkty Sławy (ma 5)."),
        (events.FAME_CHANGED, [1, -2, -3], "Bjorn loses 2 Fame and has −3.",
         "Bjorn traci 2 punkty Sławy (ma −3)."),
        (events.TURN_ORDER, [2, 0, 1], "Turn order: Cecylia, Anna and Bjorn.",
         "Kolejność tur: Cecylia, Anna i Bjorn."),
        (events.SET_OUT, [0, 5], "Anna sets out with 5 movement points.",
         "Anna rusza i ma 5 punktów ruchu."),
        (events.ENEMY_ENTERED, [CARD_NUMBER["tyr"], REGION_IDS.index("coast")],
         "An Enemy enters the Coast: Tyr.", "Wróg wjeżdża na Wybrzeże: Tyr."),
        (events.ENEMY_HIT, [0, CARD_NUMBER["war_wolves"], 2],
         "Anna deals 2 Damage to War Wolves.",
         "Anna zadaje Wilkom Wojny 2 Uszkodzenia."),
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
    assert strict(GAME, "en").event(event) == english
    assert strict(GAME, "pl").event(event) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_choice_of_an_encounter_and_every_failure_of_a_story_is_told(language: str) -> None:
    words = strict(GAME, language)
    for card in [*CONTENT.exploration, *CONTENT.new_exploration]:
        if isinstance(card, EncounterCard):
            for option in range(2):
                values = [0, CARD_NUMBER[card.id], option]
                assert_sentences([words.event(Event(events.OPTION_TAKEN, EVERYONE, values))])
    for number, story in enumerate(CONTENT.stories):
        for place, choice in enumerate(story.options):
            if choice.kind != "auto":
                values = [0, number, place, events.FAILURE]
                assert_sentences([words.event(Event(events.STORY_FAILED, EVERYONE, values))])


def test_in_a_solo_game_the_second_seat_is_the_automa() -> None:
    event = Event(events.PASSED, EVERYONE, [1])
    assert strict(GAME, "en", players=1).event(event) == "Automa passes."
    assert strict(GAME, "en").event(event) == "Bjorn passes."


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
         "Gain 2 Resources of your choice. Only the first Convoy to end a move here gets it.",
         "Weź 2 dowolne Zasoby. Dostaje to tylko pierwszy Konwój, który zakończy tu ruch."),
        ("a22", "Region: Bay; progress 22. The Aurora lies here in round 2.",
         "Region: Zatoka; położenie 22. Pole Postoju Aurory w rundzie 2."),
        ("hard", "The Automa begins with Convoy level 3 and 2 Fame.",
         "Automa zaczyna z poziomem Konwoju 3 i Sławą 2."),
    ],
)  # fmt: skip
def test_a_text_says_what_a_thing_does(id: str, english: str, polish: str) -> None:
    assert strict(GAME, "en").explain(id) == english
    assert strict(GAME, "pl").explain(id) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_an_enemy_stand_in_its_text(language: str) -> None:
    for enemy in [*CONTENT.enemies, *CONTENT.new_enemies]:
        figures = [enemy.defense, enemy.asgard_defense, enemy.attack]
        told = [int(n) for n in re.findall(r"\d+", strict(GAME, language).explain(enemy.id))]
        assert told[: 3 if enemy.asgard_defense else 2] == [n for n in figures if n]


POLISH_AMOUNTS = {
    "fuel": "1 Paliwo, 2 Paliwa, 5 Paliw, 12 Paliw, 22 Paliwa",
    "object": "1 Przedmiot, 2 Przedmioty, 5 Przedmiotów, 12 Przedmiotów, 22 Przedmioty",
    "damage": "1 Uszkodzenie, 2 Uszkodzenia, 5 Uszkodzeń, 12 Uszkodzeń, 22 Uszkodzenia",
    "resource": "1 dowolny Zasób, 2 dowolne Zasoby, 5 dowolnych Zasobów, 12 dowolnych Zasobów, "
    "22 dowolne Zasoby",
    "fame": "1 punkt Sławy, 2 punkty Sławy, 5 punktów Sławy, 12 punktów Sławy, 22 punkty Sławy",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict(GAME, "pl")
    amounts = [words.amount(id, n) for n in (1, 2, 5, 12, 22)]
    assert ", ".join(amounts) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("step", "english", "polish"),
    [
        (Strengthen(0, 2, (), False),
         "Your explorers are 2 short of the value: choose what helps.",
         "Do wartości miejsca brakuje 2 punktów: wybierz, co pomoże."),
        (SufferDamage(0, 1, COLUMN, 2, 0),
         "Your Convoy is hit: place 1 Damage in column 3 or the nearest one.",
         "Twój Konwój ucierpiał: połóż 1 Uszkodzenie w kolumnie 3 lub najbliższej."),
        (SufferHit(0, 1, 1),
         "Bjorn hits you: place 1 Damage in column 2 or the nearest one.",
         "Strzela Bjorn: połóż 1 Uszkodzenie w kolumnie 2 lub najbliższej."),
        (SufferDamage(0, 1, ANYWHERE, 0, 0, CARD_NUMBER["ice_jackals"]),
         "Attack by Ice Jackals: place 1 Damage on a box of your choice.",
         "Atak Lodowych Szakali: połóż 1 Uszkodzenie na wybranym polu."),
        (SufferDamage(0, 1, ANYWHERE, 0, 0, NONE, STORY_IDS.index("story_locked_cellar")),
         "Locked Cellar: place 1 Damage on a box of your choice.",
         "Zamknięta piwnica: połóż 1 Uszkodzenie na wybranym polu."),
        (ChooseOption(0, (0, 1), CARD_NUMBER["cold_snap"]),
         "Cold Snap: choose one of the two effects.",
         "Nagły Mróz: wybierz jeden z dwóch efektów."),
        (ShiftSurvivors(0, ACTIVE, EXHAUSTED, 1),
         "Choose the Survivor who goes to the Exhausted Zone.",
         "Wybierz Ocalałego, który idzie do Strefy Wyczerpania."),
        (ShiftSurvivors(0, NONE, NONE, 1), "Choose the Survivor who recovers by one zone.",
         "Wybierz Ocalałego, który wraca do sił o jedną strefę."),
        (Attach(0, CARD_NUMBER["roof_rack"]),
         "Choose the vehicle to mount Roof Rack on; an old Device there is lost.",
         "Wybierz pojazd, na którym montujesz Bagażnik Dachowy; stare Urządzenie odpada."),
        (BurnFuel(0, 2), "Choose what the Truck burns: Fuel or Food (2 left).",
         "Wybierz, co spala Ciężarówka: Paliwo czy Żywność (jeszcze 2)."),
        (LookAgain(0), "Decide whether your Veteran reveals a second Outcome card.",
         "Zdecyduj, czy Weteran odsłania drugą kartę Wyniku."),
        (ChooseOutcome(0), "Choose the Outcome card that counts.",
         "Wybierz kartę Wyniku, która się liczy."),
        (ChooseStory(0, 0), "You meet more than one Story: choose the one to face.",
         "Spełniasz warunki kilku kart Fabuły: wybierz jedną."),
        (ChooseTarget(0, NONE, CARD_NUMBER["sniper"]), "Choose a target for your Sniper.",
         "Wybierz, do kogo strzela Snajperka."),
        (BoostTest(0, STORY_IDS.index("story_stray_dog"), 0),
         "Decide whether to pay 1 Food to add C and D to the Test.",
         "Zdecyduj, czy oddajesz 1 Żywność, by w Próbie liczyło się też C i D."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Step) else "",
)  # fmt: skip
def test_a_prompt_says_what_to_decide(step: Step[Any], english: str, polish: str) -> None:
    table = Table(players=2)
    table.state.steps.append(step)
    assert strict(GAME, "en").prompt(table.state, 0) == english
    assert strict(GAME, "pl").prompt(table.state, 0) == polish
    assert strict(GAME, "en").prompt(table.state, 1).startswith("Waiting for Anna to ")
    assert strict(GAME, "pl").prompt(table.state, 1).startswith("Czekamy, aż Anna ")


def test_a_view_of_the_table_tells_what_lies_on_a_slot_and_what_it_brings() -> None:
    table = Table(players=2, map="beta")
    view = table.view(0)
    for words, explore, bonus in [
        (strict(GAME, "en"), "Explore Rusted Container 1 on Slot 1 (value 1)",
         "Bonus of Slot 4: repair 2 Damage"),
        (strict(GAME, "pl"), "Eksploruj Zardzewiały Kontener 1 (Miejsce 1, wartość 1)",
         "Akcja Dodatkowa Miejsca 4: naprawa 2 pól"),
    ]:  # fmt: skip
        assert words.move(GAME.moves.number("explore:slot_1"), view) == explore
        assert words.move(GAME.moves.number("bonus:slot_4:2"), view) == bonus


# The Card Action


def card_action(language: str, card: str) -> str:
    """The choice of the Card Action, as a seat reads it that is exploring this card."""
    table = acting(card)
    move = GAME.moves.number("act")
    return strict(GAME, language).move(move, GAME.view(table.state, 0))


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("petrol_station", "take tokens (1 Object and 3 Fuel)", "weź żetony ("),
        ("machine_gun", "mount Machine Gun", "zamontuj "),
        ("wandering_trader", "choose what to do with Wandering Trader", "zdecyduj, co robisz ("),
    ],
)
def test_the_choice_of_a_card_action_names_its_effect(card: str, english: str, polish: str) -> None:
    assert card_action("en", card) == f"Card Action: {english}"
    assert card_action("pl", card).startswith(f"Akcja Karty: {polish}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_action_without_a_table_is_told_plainly(language: str) -> None:
    plain = strict(GAME, language).move(GAME.moves.number("act"))
    assert plain in ("Do the Card Action", "Wykonaj Akcję Karty")


def test_a_location_that_the_supply_left_empty_says_so() -> None:
    table = acting("petrol_station")
    table.state.own_zone().tokens = [0] * len(table.state.zone.tokens)
    text = strict(GAME, "en").move(GAME.moves.number("act"), GAME.view(table.state, 0))
    assert text == "Card Action: Petrol Station has no tokens left"
