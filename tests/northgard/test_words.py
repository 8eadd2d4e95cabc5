"""What is special about the words of Northgard, in both languages."""

import re
from typing import Any

import pytest
from msgspec import structs

from meadhall.games.northgard import GAME
from meadhall.games.northgard.content.tables import (
    CARD_IDS,
    CONTENT,
    CREATURE_IDS,
    FACE_IDS,
    GLORY_IDS,
)
from meadhall.games.northgard.content.tiles import (
    AREA_FOOD,
    AREA_IDS,
    AREA_LAIR,
    AREA_LORE,
    AREA_WOOD,
    CELL_IDS,
    RESOURCE_IDS,
    TILE_IDS,
)
from meadhall.games.northgard.rules import events, owed
from meadhall.games.northgard.rules.actions import build
from meadhall.games.northgard.rules.cards import special
from meadhall.games.northgard.rules.ground import settling
from meadhall.games.northgard.rules.progress import FOR_RECRUIT
from meadhall.games.northgard.rules.year import turns, year_end
from meadhall.kernel.events import EVERYONE, Event, EventKind
from meadhall.kernel.state import Step
from meadhall.words import LANGUAGES
from tests.northgard.table import Table
from tests.words.reading import strict

# Names


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_area_has_a_name_of_its_own(language: str) -> None:
    assert len({strict(GAME, language).name(id) for id in AREA_IDS} - set(AREA_IDS)) == 103


@pytest.mark.parametrize(
    ("icons", "english"),
    [
        (AREA_FOOD, "Vale|dale|[Mm]eadow|Lea|field|Green|grass"),
        (AREA_WOOD, "[Ww]ood|Forest|Pines|grove|holt|shade"),
        (AREA_LORE, "Fjord|Lake|Mere|Tarn|water"),
        (AREA_LAIR, "Den|Hollow|Cave|Gorge|Barrow|Lair|Grotto"),
    ],
    ids=["food", "wood", "lore", "lair"],
)
def test_an_area_is_called_after_what_it_shows(icons: list[int], english: str) -> None:
    for area, id in enumerate(AREA_IDS):
        if icons[area]:
            assert re.search(english, strict(GAME, "en").name(id)), id


def test_tiles_cells_and_sites_are_told_in_words() -> None:
    english, polish = strict(GAME, "en"), strict(GAME, "pl")
    ids = ["tile_07", "start_five", "2,-1", "-3,0", "0,4", "tile_04.s.s1", "wolf_dark_brown"]
    assert [english.name(id) for id in ids] == [
        "tile 7",
        "start tile for five",
        "2 east, 1 north",
        "3 west",
        "4 south",
        "Runestone Heath (small site with stone)",
        "Wolf (dark brown)",
    ]
    assert [polish.name(id) for id in ids] == [
        "kafel 7",
        "kafel startowy dla 5 graczy",
        "2 na wschód, 1 na północ",
        "3 na zachód",
        "4 na południe",
        "Runiczne Wrzosowisko (małe miejsce z kamieniem)",
        "Wilk (ciemnobrązowy)",
    ]


def test_two_cards_of_one_name_are_told_apart() -> None:
    names = [strict(GAME, "en").name(card) for card in CARD_IDS]
    assert len(set(names)) == len(names)
    assert strict(GAME, "pl").name("dev_feast") == "Uczta (Wczesny Rozwój)"


# Sentences, figure by figure


@pytest.mark.parametrize(
    ("word", "english", "polish"),
    [
        ("cell:2,-1", "Lay it 2 east, 1 north of the start tile",
         "Połóż go o 2 na wschód, 1 na północ od kafla startowego"),
        ("turn:0", "Lay it unturned", "Połóż go bez obracania"),
        ("turn:1", "Turn it a quarter turn right", "Obróć go o ćwierć obrotu w prawo"),
        ("turn:3", "Turn it a quarter turn left", "Obróć go o ćwierć obrotu w lewo"),
        ("units:1", "Send 1 unit", "Wyślij 1 jednostkę"),
        ("units:3", "Send 3 units", "Wyślij 3 jednostki"),
        ("units:12", "Send 12 units", "Wyślij 12 jednostek"),
        ("units:0", "Send no units, only Kaija", "Nie wysyłaj jednostek, tylko Kaiję"),
        ("replace:unrest", "Replace Unrest for 1 lore", "Zamień kartę „Niepokoje” za 1 wiedzę"),
        ("upgrade:start_feast", "Give Feast and 3 lore for an upgrade",
         "Ulepsz klan za 3 wiedzy i kartę „Uczta”"),
        ("build:altar_of_kings:tile_13.a.a1", "Build an Altar of Kings in Ironwood (large site)",
         "Zbuduj Ołtarz Królów w Żelaznym Borze (duże miejsce)"),
        ("food:2", "Spend 2 food for 2 combat points", "Wydaj 2 żywności na 2 punkty walki"),
        ("pay:lore", "Pay 1 lore", "Zapłać 1 wiedzę"),
        ("offer:food:lore", "Offer 1 food for 1 lore", "Zaproponuj 1 żywność za 1 wiedzę"),
        ("to:tile_06.w", "Move to Ravenwood", "Idź do Kruczej Puszczy"),
        ("opponent:seat_1", "Choose Bjorn", "Celem będzie Bjorn"),
    ],
)  # fmt: skip
def test_a_choice_says_what_it_does(word: str, english: str, polish: str) -> None:
    move = GAME.moves.number(word)
    assert strict(GAME, "en").move(move) == english
    assert strict(GAME, "pl").move(move) == polish


@pytest.mark.parametrize(
    ("kind", "values", "english", "polish"),
    [
        (events.RECRUITED, [0, AREA_IDS.index("tile_06.w"), 1],
         "Anna recruits 1 unit in Ravenwood.", "Anna rekrutuje 1 jednostkę w Kruczej Puszczy."),
        (events.RECRUITED, [0, AREA_IDS.index("tile_06.w"), 5],
         "Anna recruits 5 units in Ravenwood.", "Anna rekrutuje 5 jednostek w Kruczej Puszczy."),
        (events.GLORY_GAINED, [1, 3, GLORY_IDS.index("closing")],
         "Bjorn gains 3 Glory for closing a territory.",
         "Bjorn zdobywa 3 Punkty Chwały za zamknięcie terytorium."),
        (events.TILE_PLACED, [0, TILE_IDS.index("tile_20"), CELL_IDS.index("0,-1"), 3],
         "Anna lays tile 20, 1 north of the start tile, a quarter turn left.",
         "Anna kładzie kafel 20 o 1 na północ od kafla startowego, po ćwierci obrotu w lewo."),
        (events.WINTERED, [1, 3, 1], "Bjorn pays 3 food and 1 wood for Winter.",
         "Bjorn płaci za Zimę 3 żywności i 1 drewno."),
        (events.WINTERED, [1, 0, 0], "Bjorn gets through Winter without paying.",
         "Bjorn przeżywa Zimę bez opłat."),
        (events.GAINED, [0, RESOURCE_IDS.index("lore"), 1], "Anna gains 1 lore.",
         "Anna zdobywa 1 wiedzę."),
        (events.CREATURE_ROLLED,
         [1, CREATURE_IDS.index("draugr_beige"), FACE_IDS.index("axe2_skull")],
         "Bjorn rolls for the Draugr (beige): 2 axes with a skull.",
         "Bjorn rzuca za Draugra (beżowego): 2 topory z czaszką."),
    ],
)  # fmt: skip
def test_an_event_says_what_happened(
    kind: EventKind, values: list[int], english: str, polish: str
) -> None:
    event = Event(kind, EVERYONE, values)
    assert strict(GAME, "en").event(event) == english
    assert strict(GAME, "pl").event(event) == polish


@pytest.mark.parametrize(
    ("card", "english", "polish"),
    [
        ("dev_heroic_charge",
         "Move up to 3 times, each time with any number of units. "
         "You have 1 more combat point in every combat.",
         "Wykonaj do 3 ruchów, każdy dowolną liczbą jednostek. "
         "W każdej walce masz o 1 punkt walki więcej."),
        ("dev_trading_post",
         "Draw 3 cards: keep 1, discard 1 and put 1 back on top of your draw pile.",
         "Dobierz 3 karty: zatrzymaj 1, odrzuć 1, a 1 odłóż na wierzch Stosu Dobierania."),
        ("clan_goat_resourceful",
         "Draw 2 cards. You may pay any 3 resources to draw 1 more.",
         "Dobierz 2 karty. Możesz zapłacić 3 dowolne zasoby, aby dobrać jeszcze 1."),
        ("ach_builder",
         "1 Glory for each small building and 3 for each large one in your territories.",
         "1 Punkt Chwały za każdy mały i 3 Punkty Chwały za każdy duży budynek na twoich "
         "terytoriach."),
        ("fallen_valkyrie_beige",
         "It tolerates nobody beside it and attacks whoever controls the territory it enters. "
         "Strength 7; 4 Glory for slaying it.",
         "Nie znosi nikogo obok siebie: atakuje każdego, na czyje terytorium wchodzi. "
         "Wartość bojowa 7; za pokonanie 4 Punkty Chwały."),
        ("wolf", "Gain 1 food for each combat you win as the attacker.",
         "Za każdą walkę wygraną jako atakujący zdobywasz 1 żywność."),
        ("tile_13", "A map tile with a single area on all sides.",
         "Kafel mapy z jednym obszarem ze wszystkich stron."),
    ],
)  # fmt: skip
def test_a_text_says_what_a_thing_does(card: str, english: str, polish: str) -> None:
    assert strict(GAME, "en").explain(card) == english
    assert strict(GAME, "pl").explain(card) == polish


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_figures_of_a_card_stand_in_its_text(language: str) -> None:
    words = strict(GAME, language)
    for card in CONTENT.action_cards():
        numbers = {int(number) for number in re.findall(r"\d+", words.explain(card.id))}
        figures = {structs.asdict(effect).get("n", 1) for effect in card.effects}
        assert figures - {1} <= numbers, card.id


POLISH_AMOUNTS = {
    "lore": "1 wiedza, 2 wiedzy, 5 wiedzy, 12 wiedzy, 22 wiedzy, 0 wiedzy",
    "glory": "1 Punkt Chwały, 2 Punkty Chwały, 5 Punktów Chwały, 12 Punktów Chwały, "
    "22 Punkty Chwały, 0 Punktów Chwały",
    "unit": "1 jednostka, 2 jednostki, 5 jednostek, 12 jednostek, 22 jednostki, 0 jednostek",
    "card": "1 karta, 2 karty, 5 kart, 12 kart, 22 karty, 0 kart",
    "tile": "1 kafel, 2 kafle, 5 kafli, 12 kafli, 22 kafle, 0 kafli",
}


@pytest.mark.parametrize("id", POLISH_AMOUNTS)
def test_polish_counts_in_three_ways(id: str) -> None:
    words = strict(GAME, "pl")
    amounts = [words.amount(id, n) for n in (1, 2, 5, 12, 22, 0)]
    assert ", ".join(amounts) == POLISH_AMOUNTS[id]


@pytest.mark.parametrize(
    ("step", "english", "polish"),
    [
        (settling.OfferTile(0, FOR_RECRUIT),
         "No neutral land is left: draw a tile or decline.",
         "Brak neutralnej ziemi: dobierz kafel albo zrezygnuj."),
        (build.CollectAfterwards(0, AREA_IDS.index("start.n")),
         "Decide whether to collect the resources of North Landing now.",
         "Zdecyduj, czy zebrać teraz zasoby z Północnej Przystani."),
        (special.CollectShown(0, 1, AREA_IDS.index("start.n")),
         "Choose a resource shown in North Landing.",
         "Wybierz zasób z Północnej Przystani."),
        (special.AnswerDemand(0, 1, 0, 2),
         "Discard the named card, or pay 2 resources to keep it.",
         "Odrzuć wskazaną kartę albo wykup ją za 2 zasoby."),
        (year_end.SettleOnTile(0),
         "Choose a territory on the new tile to land in.",
         "Wybierz na nowym kaflu terytorium do lądowania."),
        (owed.PayResources(0, 5), "Choose a resource to pay (5 to go).",
         "Wybierz zasób do zapłacenia (zostało 5)."),
        (turns.ChooseZone(0, CARD_IDS.index("start_move")),
         "Choose what happens to Move, which you give up.",
         "Wybierz, co stanie się z oddaną kartą „Ruch”."),
    ],
    ids=lambda value: type(value).__name__ if isinstance(value, Step) else "",
)  # fmt: skip
def test_a_prompt_says_what_to_decide(step: Step[Any], english: str, polish: str) -> None:
    table = Table(players=2)
    table.hand(0, "start_move")
    table.state.steps.append(step)
    assert strict(GAME, "en").prompt(table.state, 0) == english
    assert strict(GAME, "pl").prompt(table.state, 0) == polish
    assert strict(GAME, "en").prompt(table.state, 1).startswith("Waiting for Anna to ")
    assert strict(GAME, "pl").prompt(table.state, 1).startswith("Czekamy, aż Anna ")


def test_a_view_of_the_table_tells_who_is_where_a_move_goes() -> None:
    table = Table(players=2)
    table.units(1, "start.n 2")
    view = GAME.view(table.state, 0)
    for words, held, neutral in [
        (strict(GAME, "en"), "Move to North Landing (2 units there)",
         "Move to East Strand (neutral)"),
        (strict(GAME, "pl"), "Idź do Północnej Przystani (2 jednostki)",
         "Idź na Wschodni Brzeg (neutralne)"),
    ]:  # fmt: skip
        assert words.move(GAME.moves.number("to:start.n"), view) == held
        assert words.move(GAME.moves.number("to:start.e"), view) == neutral
