### Słowa planszy Champions of Midgard; nazwy pochodzą ze słownika gry.

board-title = Portowe miasto i odległe krainy
board-round = Runda { $round } z { $rounds }
board-round-word = Runda
board-phase-setup = Wodzowie
board-phase-workers = Robotnicy
board-phase-assign = Wojownicy
board-phase-fights = Walki
board-phase-cleanup = Porządki

## Ilości

board-amount-coin = { $n ->
    [one] { $n } moneta
    [few] { $n } monety
    [many] { $n } monet
   *[other] { $n } monety
}
board-amount-wood = { $n ->
    [one] { $n } drewno
   *[other] { $n } drewna
}
board-amount-food = { $n ->
    [one] { $n } żywność
   *[other] { $n } żywności
}
board-amount-favor = { $n ->
    [one] { $n } przysługa
    [few] { $n } przysługi
    [many] { $n } przysług
   *[other] { $n } przysługi
}
board-amount-glory = { $n } chwały
board-amount-blame = { $n ->
    [one] { $n } potępienie
    [few] { $n } potępienia
    [many] { $n } potępień
   *[other] { $n } potępienia
}
board-amount-swordsman = { $n ->
    [one] { $n } fechmistrz
    [few] { $n } fechmistrze
    [many] { $n } fechmistrzów
   *[other] { $n } fechmistrza
}
board-amount-spearman = { $n ->
    [one] { $n } włócznik
    [few] { $n } włócznicy
    [many] { $n } włóczników
   *[other] { $n } włócznika
}
board-amount-axeman = { $n ->
    [one] { $n } topornik
    [few] { $n } topornicy
    [many] { $n } toporników
   *[other] { $n } topornika
}
board-amount-warrior = { $n ->
    [one] { $n } wojownik
    [few] { $n } wojownicy
    [many] { $n } wojowników
   *[other] { $n } wojownika
}
board-amount-worker = { $n ->
    [one] { $n } robotnik
    [few] { $n } robotnicy
    [many] { $n } robotników
   *[other] { $n } robotnika
}
board-amount-card = { $n ->
    [one] { $n } karta
    [few] { $n } karty
    [many] { $n } kart
   *[other] { $n } karty
}

## Krótkie nazwy tam, gdzie brak miejsca

board-goods-food = żywność
board-goods-worker = robotnicy
board-small_public_longship = Mała łódź
board-large_public_longship = Duża łódź
board-troll = Troll
board-draugr_1 = Lewy draugr
board-draugr_2 = Prawy draugr
board-hunters = Polowanie

## Karty i pola słowami

board-stats = atak { $attack }, obrona { $defense }
board-color-red = czerwony
board-color-yellow = żółty
board-color-blue = niebieski
board-forbids = { $warrior ->
    [swordsman] bez fechmistrzów
    [spearman] bez włóczników
   *[axeman] bez toporników
}
board-claimed = zajmuje { $name }
board-crew-secret = załoga tajna
board-crew-none = jeszcze bez wojowników
board-free = wolne
board-workers-of = robotnicy: { $names }
board-in-stock = zapas: { $stock }
board-stock-empty = brak zapasu
board-no-enemy = nie ma już wroga
board-shown-by = podejrzeli: { $names }
board-face-down = karta podróży zakryta
board-journey-known = znana ci karta podróży: { $journey }
board-journey-open = odkryta karta podróży: { $journey }
board-no-journey = brak karty podróży
board-no-monster = brak monstrum
board-monster-coins = na karcie { $coins }
board-feeds = 1 żywności karmi: { $n }
board-ship-holds = mieści { $n }
board-ship-load = na pokładzie: { $load }
board-ship-empty = pusta
board-ship-at = płynie: { $shore }
board-ship-dock = w porcie
board-ship-owner = łódź gracza { $name }
board-ship-cost = koszt: { $cost }
board-slipway = Na pochylni
board-slipway-note = jedna łódź na gracza
board-hut-price = następny robotnik: { $price }
board-first = Pierwszy gracz: { $name }
board-deck = Talia { $name }: { $cards }
board-discard-journey = Minione podróże
board-discard = { $name }: { $cards }
board-supply = Zasoby: { $amount }
board-rune-deck = Wierzch talii run, zakryty
board-rune-gap = brak runy
board-worth = warta { $glory }
board-begging = żebrze: { $n }

## Taca

board-stage-roll = Rzut
board-stage-reroll = Przerzut
board-stage-damage = Obrażenia
board-stage-losses = Straty
board-fighter = Walczy { $name }
board-hunter = Poluje { $name }
board-voyager = Na morzu: { $name }
board-reward = do zdobycia { $reward }
board-damage = Obrażenia
board-damage-rolled = Obrażenia razem z tym rzutem
board-damage-count = { $n } z { $defense }
board-food-count = { $n } z najwyżej { $cap } żywności
board-food-most = najwyżej { $cap } żywności
board-die-damage = { $n ->
    [one] { $n } obrażenie
    [few] { $n } obrażenia
   *[other] { $n } obrażeń
}
board-die-blocks = blokuje { $n }
board-die-both = obrażenia { $damage }, blok { $n }
board-die-nothing = nic
board-die-reroll = przerzuć
board-die-locked = zostaje
board-die-picked = do przerzutu
board-die-food = { $n } żywności
board-losses = Atak { $attack }, tarcze blokują { $shields }:
board-losses-fall = { $n ->
    [0] nikt nie ginie.
    [one] ginie jeden wojownik.
    [few] giną { $n } wojownicy.
   *[other] ginie { $n } wojowników.
}
board-losses-prevented = Leczenie: bez strat w tej rundzie.
board-chance-caption = Szansa wygrania całej walki, bez dalszych przysług
board-lose-who = Wybierz, kto przepada.
board-lose-what = Wybierz, co zabiera morze.
board-fights-ahead = Walki tej rundy
board-fights-none = Nikt nie zajął jeszcze walki. Wyślij robotnika do wroga, na polowanie albo na łódź.
board-choose-from = Wybierz
board-send-out = Wyślij wojowników
board-die-face = { $die }, { $face }

## Na scenie: co się stało

board-stage-cup = { board-stage-roll }
board-stage-card = Karta
board-stage-hunger = Prowiant
board-stage-outcome = Wynik
board-stage-victory = Zwycięstwo
board-stage-stands = Wynik
board-stage-food = Żywność
board-stage-rune = Runa
board-stage-blame = Potępienie
board-stage-foes = Nowi wrogowie
board-act-roll = { $n ->
    [one] Rzuć { $n } kością
   *[other] Rzuć { $n } kośćmi
}
board-act-fight = { $who ->
    [you] Walczysz: { $enemy }
   *[other] { $name } walczy: { $enemy }
}
board-act-fight-cause = Atak { $attack }, obrona { $defense }; dla zwycięzcy { $reward }.
board-act-hunt = { $who ->
    [you] Wyruszasz na polowanie
   *[other] { $name } wyrusza na polowanie
}
board-act-average = Takie kości dają średnio { $average }, a przynajmniej tyle co teraz { $odds } razy na 100.
board-act-damage = obrażenia: { $n } z { $defense }
board-act-shields = { $n ->
    [one] { $n } tarcza
    [few] { $n } tarcze
   *[many] { $n } tarcz
}
board-act-stands = Wróg się ostał
board-act-lost = straty: { $n }
board-act-skipped = { $enemy }: nikt nie staje do walki
board-act-skipped-cause = Walka była zajęta, ale nie wysłano żadnego wojownika.
board-act-no-fight = Bez walki
board-act-voyage = { $who ->
    [you] Płyniesz: { $shore }
   *[other] { $name } płynie: { $shore }
}
board-act-at-sea = { $who ->
    [you] Jesteś na morzu
   *[other] { $name } na morzu
}
board-act-voyage-cause = Załoga jest w drodze i trzeba ją wykarmić.
board-act-all-fed = { $n ->
    [one] jedyny wojownik na pokładzie jest syty
    [few] wszyscy { $n } wojownicy są syci
   *[many] wszystkich { $n } wojowników jest sytych
}
board-act-failed = Wyprawa stracona
board-act-turns-back = Bez załogi
board-act-safe = Bez strat
board-act-rune = { $who ->
    [you] Używasz runy { $rune }
   *[other] { $name } używa runy { $rune }
}
board-act-blame = { $who ->
    [you] Zrzucasz winę na gracza: { $other }
   *[other] { $whom ->
        [you] { $name } zrzuca winę na ciebie
       *[other] { $name } zrzuca winę na gracza: { $other }
    }
}
board-act-blame-cause = Kto pokona trolla, wskazuje gracza, który dostaje 1 potępienie.
board-act-rage = Nikt nie powstrzymał trolla: { $enemy }
board-act-rage-cause = Jeśli troll dotrwa do końca rundy, każdy dostaje 1 potępienie.
board-act-rage-result = każdy 1 potępienie
board-act-round = Zaczyna się runda { $round }
board-act-round-cause = Pierwszą turę ma { $name }.
board-act-round-result = { $n ->
    [one] { $n } nowy wróg
    [few] { $n } nowych wrogów
   *[many] { $n } nowych wrogów
}
board-act-end = Odsłonięto przeznaczenia
board-act-end-cause = Każde porównuje wszystkich graczy: pełna wartość za samodzielne pierwsze miejsce, mniej za dzielone.
board-act-no-destiny = bez karty przeznaczenia

## Panel gracza

board-own-leader = Wódz
board-own-no-leader = Jeszcze bez wodza
board-own-fighting = W tej walce
board-own-home = W domu
board-own-out = Wysłani
board-own-room = { $n } z { $most }
board-own-workers = { $n } z { $most }
board-own-workers-left = Wolni robotnicy
board-own-stores = Zapasy
board-own-cards = Runy i przeznaczenia
board-own-round = W tej rundzie
board-own-nobody-home = bez wojowników
board-own-owned = łącznie wojowników: { $n } z najwyżej { $most }
board-text-phase = Faza: { $name }.
board-own-hut = robotnik w chacie czeka na najem
board-own-runes = Runy
board-own-rune-used = użyta
board-own-rune-counts = Użyta. Liczy się: { $glory }.
board-own-destinies = Przeznaczenia
board-own-destiny-count = { $n ->
    [one] { $n } zakryta karta przeznaczenia
    [few] { $n } zakryte karty przeznaczenia
   *[other] { $n } zakrytych kart przeznaczenia
}
board-own-opened = odkryte
board-own-slain = Pokonani
board-own-slain-hidden = zakryci
board-own-slain-none = jeszcze nikt
board-own-sets = { $n ->
    [0] jeszcze bez zestawu czerwony, żółty, niebieski
    [one] 1 zestaw czerwony, żółty, niebieski: { $glory } chwały
    [few] { $n } zestawy czerwony, żółty, niebieski: { $glory } chwały
   *[other] { $n } zestawów czerwony, żółty, niebieski: { $glory } chwały
}
board-own-longship = Łódź
board-own-no-longship = bez łodzi
board-own-first = pierwszy gracz
board-own-blame-cost = { $blame }: { $n } chwały na koniec

## Cała plansza słowami

board-text-now = Teraz
board-text-round = Runda { $round } z { $rounds }. Zaczyna { $first }.
board-text-over = Gra skończona.
board-text-waiting = Czekamy na: { $names }.
board-text-dice = Na stole: { $dice }.
board-text-combat = { $name } walczy, wróg: { $enemy }, obrażenia { $damage } z { $defense }.
board-text-drawn = Karty przeznaczenia do wyboru: { $cards }.
board-text-spaces = Miasto
board-text-fights = Wrogowie u bram
board-text-shores = Odległe krainy
board-text-ships = Łodzie
board-text-player = { $name }, { $color }
board-text-decks = Talie, stosy odrzuconych i zasoby
board-text-thing = { $name }: { $facts }.
board-text-unknown-card = nieznana karta
board-text-under = Pod talią przeznaczenia, najbliższa najpierw: { $cards }.
board-text-merchants = Odkryte karty kupca, ostatnia najnowsza: { $cards }.
board-text-market-stalls = { $space }, { $stall }

## Beside the score of a seat

board-unit = chwały

## Co warto teraz wiedzieć

board-explain-foe = atak { $attack }: tylu wojowników pada w każdej rundzie walki, o jednego mniej za każdą tarczę; obrona { $defense }: tyle obrażeń go zabija
board-explain-unclaimed = nikt jeszcze nie zajął tej walki
board-explain-crew = wysłani przeciw niemu: { $crew }
board-explain-nobody = w tej rundzie nikogo tu nie ma
board-explain-room = { $n ->
    [0] nie ma już miejsca
    [one] miejsce dla jeszcze { $n } robotnika
   *[other] miejsce dla jeszcze { $n } robotników
}
board-explain-slain = pokonany przez gracza { $name }
board-explain-unbuilt = czeka na pochylni na tego, kto go zbuduje
board-explain-owner = właściciel: { $name }
board-explain-standing = teraz: { $standing }
board-explain-limit = prowadzi najwyżej { $n }
board-explain-round = { $n ->
    [0] to ostatnia runda
    [one] została jeszcze jedna runda
    [few] zostały jeszcze { $n } rundy
   *[many] zostało jeszcze { $n } rund
}
board-explain-supply = Tu wracają polegli wojownicy; gdy ich zabraknie, nie można żadnego wziąć
board-explain-deck-troll = Co rundę do bramy schodzi jeden troll
board-explain-deck-draugr = Co rundę powstają dwa draugry
board-explain-deck-monster = Nowy potwór przychodzi na brzeg, na którym pokonano poprzedniego
board-explain-deck-journey = Na każdym brzegu leży zakryta karta; odsłania ją ten, kto tam płynie
board-explain-deck-merchant = Co rundę odsłania się jedną kartę kupca
board-explain-deck-rune = Uzupełnia luki wśród odkrytych run; Mistrz Run sprzedaje też wierzchnią kartę w ciemno
board-explain-deck-destiny = Dobiera się je u Szamana; każda karta liczy się na końcu gry
board-explain-have = masz teraz: { $amounts }
board-explain-all-have = wszyscy gracze: { $amounts }
