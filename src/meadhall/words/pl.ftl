### To, co mówią programy wokół gier, po polsku (Project Fluent).
###
### Słowa gry leżą obok jej zasad, w games/<game>/words. Tu jest tylko to, co wspólne dla wszystkich
### gier i programów; czyta to `Words.interface`. Oba języki mają te same komunikaty.

## Shared

language-name = polski
yes = tak
no = nie
game-over = Gra skończona.

ending-points =
    { $winners_count ->
        [0] Gra przegrana.
        [one] Najwięcej punktów ma { $winners }: { $points }.
       *[other]
            { $points ->
                [one] { $winners } mają po { $points } punkcie i dzielą się zwycięstwem.
                [few] { $winners } mają po { $points } punkty i dzielą się zwycięstwem.
               *[many] { $winners } mają po { $points } punktów i dzielą się zwycięstwem.
            }
    }
ending-resigned =
    { $winners_count ->
        [one] Gra poddana ({ $names }), więc wygrywa { $winners }.
       *[other] Gra poddana ({ $names }), więc wygrywają { $winners }.
    }

# Elementy listy dzielą przecinki; tak dołącza się ostatni. $most to wszystkie pozostałe.
list-end = { $most } i { $last }

# Jednakowe elementy listy wymienia się raz.
list-count = { $n } × { $item }

## Command line

# What `meadhall` alone says: a first line, and what a few commands do.
cli-welcome = Meadhall { $version }: gry planszowe z kompletnymi zasadami, w przeglądarce i w terminalu.
cli-welcome-serve = graj w przeglądarce, samemu albo ze znajomymi
cli-welcome-play = graj w terminalu przeciwko botom
cli-welcome-games = wyświetl gry i ich opcje
cli-welcome-help = wyświetl wszystkie polecenia

# Lista gier
cli-players-from-to = Dla { $lowest }–{ $highest } graczy.
# A package whose game cannot be used; the reason is for whoever wrote it.
cli-left-out = { $game } z pakietu { $package } pominięto: { $reason }
cli-players-exactly =
    { $n ->
        [one] Dla { $n } gracza.
       *[other] Dla { $n } graczy.
    }
cli-option = opcja
cli-values = wartości (* domyślna)
cli-meaning = znaczenie
cli-try = Zagraj: meadhall play { $game }

# Symulacje
cli-playing = rozgrywanie
cli-simulated =
    { $game }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, graczy: { $players }
cli-simulated-bots = Boty: { $bots }; co grę zamieniają się miejscami.
cli-simulated-options = Opcje: { $options }
cli-simulated-seed = Ziarno: { $seed } (--seed { $seed } powtórzy te same gry)
cli-each-game = Poszczególne gry
cli-game-number = gra
cli-seat = miejsce
cli-wins-and-scores = Zwycięstwa i wyniki
cli-wins = wygrane
cli-win-rate = wygr. %
cli-mean = średnio
cli-lowest = min.
cli-highest = maks.
cli-all-seats = wszyscy
cli-winners = zwycięzcy
cli-distribution = Rozkład wyników
cli-score = wynik
cli-points-by-source = Skąd są punkty
cli-source = źródło
cli-decisions-per-game = Decyzji na grę: { $mean } (od { $lowest } do { $highest })
cli-moves-per-decision = Dozwolonych ruchów na decyzję: { $mean } (najwięcej { $most })
cli-results-in = Wyniki poszczególnych gier są w pliku { $file }

# Raporty
cli-reading = czytanie
# $file: gdzie jest strona.
cli-report-in = Raport jest w pliku { $file }

# Turnieje botów
cli-arena-of =
    { $game }: { $games ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, { $players ->
        [one] każdy sam, na tych samych rozdaniach
       *[other] graczy: { $players }, każde rozdanie ze wszystkich miejsc
    }
cli-arena-strength = Jak silne są boty
cli-bot = bot
cli-rating = ranking
cli-rating-surely = co najmniej
cli-decisions = decyzje
cli-arena-pairs = Wygrane między sobą, w %: wiersz przeciw kolumnie
cli-arena-differences = Różnica na tych samych rozdaniach
cli-arena-times = Czas na decyzję
cli-arena-no-times = Wszystkie gry były już w pliku.
cli-arena-nearly-all = 95% do
cli-arena-bounds = Przedział po ± lub w nawiasie obejmuje prawdziwą wartość w 95 przypadkach na 100.

# Powtórki
cli-replay-of = { $game }: { $players }
cli-saga-holds =
    Plik { $file } jest w porządku: { $moves ->
        [one] jedyny ruch zgadza się z zapisem.
        [few] wszystkie { $moves } ruchy zgadzają się z zapisem.
       *[other] zgadza się z zapisem każdy z { $moves } ruchów.
    }

# Z czego powstało ziarno. $name: kto siedzi na miejscu.
cli-seed-committed = Ziarno zgadza się z ogłoszonym odciskiem { $commitment }; jedna strona sama wylosowała je lub wybrała przed grą.
cli-seed-unknown = Ta gra nie ma ziarna, więc jej rzutów i dobranych kart nie da się sprawdzić.
cli-seed-drawn = Ziarno wynika z tajnej liczby o odcisku { $commitment } i z tego, co dodali gracze:
cli-seed-added = { $name }: { $contribution }
cli-seed-withheld = { $name }: liczba zapowiedziana, ale nieujawniona
cli-seed-nothing = { $name }: nic

# Gra w terminalu
cli-player = Gracz { $seat }
cli-commitment = Ziarno tej gry jest już ustalone i poznasz je na końcu. Oto jego odcisk: { $commitment }.
cli-ask-for-help = Wpisz numer ruchu, aby go wykonać, albo ?, aby uzyskać pomoc.
cli-bots-play = grają pozostali
cli-hand-over = { $name }, twoja kolej. Naciśnij Enter, gdy ekran widzisz tylko ty.
cli-possible = { $move }: to możliwe.
cli-read-rule = ({ $rule }; przeczytaj: meadhall rules { $game } { $rule })
cli-no-such-move = Nie ma tu ruchu podobnego do „{ $typed }”.
cli-not-understood = „{ $typed }” to ani ruch, ani polecenie; wpisz ?, aby uzyskać pomoc.
cli-which-one = Które z nich: { $names }?
cli-nothing-to-explain = Do „{ $typed }” nie ma wyjaśnienia.
cli-score-so-far = Gdzie podano zakres, zależy on od tego, czego jeszcze nie możesz wiedzieć.
cli-saved =
    Zapisano w pliku { $file } ({ $moves ->
        [one] { $moves } ruch
        [few] { $moves } ruchy
       *[other] { $moves } ruchów
    }).
cli-not-saved = Nie zapisano: { $reason }.
cli-not-a-saga = plik { $file } już istnieje i nie jest sagą
cli-undone = Twój ostatni ruch został cofnięty.
cli-undo-nothing = Nie ma ruchu do cofnięcia.
cli-undo-closed = Twojego ostatniego ruchu nie można już cofnąć: od tego czasu coś wyszło na jaw albo zdecydował ktoś inny.
cli-farewell = Do zobaczenia.
cli-place = miejsce
cli-total = razem
cli-winner =
    Wygrywa { $name }: { $total ->
        [one] { $total } punkt.
        [few] { $total } punkty.
       *[other] { $total } punktów.
    }
cli-winners-shared =
    Zwycięstwo dzielą { $names }: po { $total ->
        [one] { $total } punkcie.
        [few] { $total } punkty.
       *[other] { $total } punktów.
    }
cli-proof = Ziarnem gry było { $seed }. Zapisana gra dowodzi, że nikt nie mógł zmienić jej biegu: meadhall replay PLIK --check
cli-save-where = Zapisać tę grę? Nazwa pliku albo Enter, aby zakończyć:

# Polecenia w grze; w każdym języku działają też angielskie
cli-command-help = pomoc
cli-command-why = dlaczego
cli-command-undo = cofnij
cli-command-save = zapisz
cli-command-board = plansza
cli-command-log = dziennik
cli-command-score = wynik
cli-command-quit = koniec
cli-usage-move = NUMER lub SŁOWO
cli-does-move = wykonaj ruch, na przykład 3 albo place:market
cli-usage-help = ?
cli-does-help = ta pomoc
cli-usage-explain = ? RUCH lub RZECZ
cli-does-explain = wyjaśnij ruch, kartę, miejsce: ? 3, ? topornik
cli-usage-why = dlaczego RUCH
cli-does-why = powiedz, co stoi na przeszkodzie ruchowi z × i według której zasady
cli-usage-undo = cofnij
cli-does-undo = cofnij swój ostatni ruch, o ile nic od tego czasu nie wyszło na jaw
cli-usage-save = zapisz PLIK
cli-does-save = zapisz dotychczasową grę jako sagę
cli-usage-board = plansza
cli-does-board = pokaż jeszcze raz cały stół
cli-usage-log = dziennik [ILE]
cli-does-log = opowiedz jeszcze raz ostatnie zdarzenia
cli-usage-score = wynik
cli-does-score = pokaż punkty, o ile możesz je znać
cli-usage-quit = koniec
cli-does-quit = zakończ grę

# Stół Wojowników Midgardu
cli-champions-round = Runda { $round } z { $rounds }
cli-champions-legend = ▸ decyduje, ★ pierwszy gracz, ●2 robotnik drugiego gracza, × teraz niemożliwe; { $swordsman_short } { $swordsman }, { $spearman_short } { $spearman }, { $axeman_short } { $axeman }, { $food_short } { $food }; runa w nawiasie jest już użyta.
cli-champions-glory = chwała
cli-champions-blame = potęp.
cli-champions-coin = monety
cli-champions-wood = drewno
cli-champions-food = żywn.
cli-champions-favor = przys.
cli-champions-workers = rob.
cli-champions-warriors = wojownicy
cli-champions-swordsman-short = fe
cli-champions-spearman-short = wł
cli-champions-axeman-short = to
cli-champions-food-short = ży
cli-champions-runes = runy
cli-champions-destinies = przeznaczenie { $names }
cli-champions-hidden =
    { $n ->
        [one] { $n } przeznaczenie
        [few] { $n } przeznaczenia
       *[other] { $n } przeznaczeń
    }
cli-champions-defeated = pokonani
cli-champions-enemy = wróg
cli-champions-red = czerw.
cli-champions-yellow = żółty
cli-champions-blue = nieb.
cli-champions-attack = atk
cli-champions-defense = obr
cli-champions-prize = chw
cli-champions-reward = nagroda
cli-champions-reward-coin =
    { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[other] { $n } monet
    }
cli-champions-reward-wood =
    { $n ->
        [one] { $n } drewno
       *[other] { $n } drewna
    }
cli-champions-reward-favor = { $n } przys.
cli-champions-forbidden = bez
cli-champions-shore = Kraina { $n }
# 1 żywność karmi w drodze tylu wojowników.
cli-champions-feeds = karmi
cli-champions-journey = podróż
cli-champions-values = (atak { $attack }, obrona { $defense })
cli-champions-combat = atak { $attack }, obrażenia { $damage } z { $defense }
cli-champions-roll =
    { $hits ->
        [one] { $hits } trafienie
        [few] { $hits } trafienia
       *[other] { $hits } trafień
    }, { $shields ->
        [one] { $shields } tarcza
        [few] { $shields } tarcze
       *[other] { $shields } tarcz
    }

# Stół „Pana Lodowego Ogrodu”
cli-ice-garden-round = Runda { $round }
cli-ice-garden-legend = ▸ decyduje, ●2 drugi gracz; wiersz Regionu podaje jego czerwoną cyfrę, punkty za miejsca, surowce z kafelka oraz wpływ każdego ze znacznikami i jednostkami; ■ znaczniki niezależnych nacji, ◆ uroczyska, ◇ zakryte, znaczniki w nawiasie wycofał Vuko, † pokonane.
cli-ice-garden-points = punkty
cli-ice-garden-reputation = reputacja
cli-ice-garden-population = pop.
cli-ice-garden-gold = gwichty
cli-ice-garden-m-factor = czynnik „M”
cli-ice-garden-markers = znaczn.
cli-ice-garden-goal = cel
cli-ice-garden-initiative = inicjatywa
cli-ice-garden-region = Region
cli-ice-garden-places = miejsca
cli-ice-garden-brings = daje
cli-ice-garden-there = wpływ
cli-ice-garden-locked = zamknięty
cli-ice-garden-attack =
    { $points ->
        [one] { $points } punkt obrażeń do rozdania
        [few] { $points } punkty obrażeń do rozdania
       *[other] { $points } punktów obrażeń do rozdania
    }

# Stół „Northgard”
cli-northgard-year = Rok { $year } z { $years }
cli-northgard-legend = ▸ decyduje, ★ pierwszy gracz, ●2×3 trzy jednostki drugiego gracza; każde terytorium na mapie to obszar jego litery; otwarte graniczy jeszcze z nieodkrytym lądem.
cli-northgard-food = żywn.
cli-northgard-wood = drewno
cli-northgard-lore = wiedza
cli-northgard-glory = Chwała
cli-northgard-units = jedn.
cli-northgard-territories = ziemie
cli-northgard-cards = ręka
cli-northgard-passed = (pas)
cli-northgard-display = Wystawka
cli-northgard-creatures = Stwory
cli-northgard-open = otwarte
cli-northgard-hand = Twoja ręka
cli-northgard-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[other] { $points } punktów
    }, { $casualties ->
        [one] { $casualties } ofiara
        [few] { $casualties } ofiary
       *[other] { $casualties } ofiar
    }

# Stół „Ostatniej Aurory”
cli-last-aurora-round = Runda { $round }
cli-last-aurora-legend = ▸ decyduje, ●2 drugi gracz; na drodze { $waypoint } punkt trasy, { $sick } skażenie, { $avalanche } lawina, { $mine } mina, { $ship } Aurora; 3/4 to trzy całe pola z czterech.
cli-last-aurora-fame = Sława
cli-last-aurora-space = pole
cli-last-aurora-speed = szybk.
cli-last-aurora-fuel = paliwo
cli-last-aurora-food = żywn.
cli-last-aurora-ammo = amun.
cli-last-aurora-survivors = załoga
cli-last-aurora-objects = przedm.
cli-last-aurora-points = punkty
cli-last-aurora-slot = wart.
cli-last-aurora-card = karta
cli-last-aurora-tokens = żetony
cli-last-aurora-bonus = premia
cli-last-aurora-or = albo
cli-last-aurora-enemy = wróg
cli-last-aurora-region = region
cli-last-aurora-attack = atak
cli-last-aurora-defense = obrona
cli-last-aurora-hits = trafienia
cli-last-aurora-crew = załoga
cli-last-aurora-move-points =
    { $n ->
        [one] Został { $n } punkt ruchu
        [few] Zostały { $n } punkty ruchu
       *[other] Zostało { $n } punktów ruchu
    }

## Stoły: co dzieje się wokół gry

# $name: miejsce, o które chodzi.
table-joined = { $name } siada do stołu.
table-left = { $name } odchodzi.
table-started = Gra się zaczyna.
table-took-back = { $name } cofa ruch.
table-undo-asked = { $name } prosi o cofnięcie ruchu.
# $agrees: "yes" lub "no".
table-undo-answered =
    { $agrees ->
        [yes] { $name } się zgadza.
       *[no] { $name } się nie zgadza.
    }
table-sat-in = { $name } nie ma już czasu; dalej gra bot.
table-returned = { $name } wraca do gry.
table-resigned =
    { $ends ->
        [yes] { $name } poddaje grę i tym ją kończy.
       *[no] { $name } poddaje grę; dalej gra bot.
    }
# $reason: "nobody-came", "abandoned", "host" lub "opener".
table-ended =
    { $reason ->
        [nobody-came] Stół zamknięto: przyszło za mało osób.
        [abandoned] Stół zamknięto: wszyscy odeszli.
        [host] Gospodarz zamknął stół.
       *[opener] Stół zamknęła osoba, która go otworzyła.
    }
table-rematched = Nowy stół do kolejnej gry już czeka.

clock-quick = Szybkie: pięć minut i 15 sekund za każdą decyzję
clock-live = Na żywo: 20 minut i 45 sekund za każdą decyzję
clock-evening = Na wieczór: godzina i dwie minuty za każdą decyzję
clock-daily = Na dni: trzy dni i 12 godzin za każdą decyzję
clock-weekly = Na tygodnie: dziesięć dni i trzy dni za każdą decyzję
clock-unhurried = Bez pośpiechu: 60 dni na każdą decyzję

setting-on = tak
setting-off = nie
setting-seat = miejsce { $seat }

## Odmowy: stoły

refusal-daily-day-over = Dzień tej sagi już minął; do końca opowie ją bot.
refusal-daily-no-rematch = Saga dnia nie ma rewanżu; możesz zagrać ją ponownie dla wprawy.
refusal-daily-no-resigning = Sagi dnia nie można poddać. Możesz ją zostawić: niedokończoną po północy UTC dokończy bot.
refusal-daily-no-what-if = W sadze dnia, która się liczy, nie można niczego próbować na boku; zagraj ją ponownie dla wprawy.
refusal-daily-practice-later = Liczy się pierwsza próba; ćwiczyć można po jej zakończeniu.
refusal-daily-sealed = Inni wciąż grają to rozdanie: ziarno i dowód zostaną odsłonięte o północy UTC.
refusal-daily-told-already = Dzisiejsza saga jest już opowiedziana; od teraz możesz ćwiczyć.
refusal-already-rematched = Nowy stół do kolejnej gry już czeka; przejdź tam i zajmij swoje miejsce.
refusal-already-seated = Masz już miejsce przy tym stole.
refusal-already-started = Gra już się zaczęła; obejrzyj ją albo poszukaj innego stołu.
refusal-bot-sits-in = Twój czas minął i zastępuje cię bot; najpierw wróć na swoje miejsce.
# $sentence: co dokładnie jest nie tak, po angielsku.
refusal-broken-saga = Gry z tego pliku nie da się kontynuować: { $sentence }. Wybierz sagę, której nikt nie zmienił.
refusal-leave-by-resigning = Gra trwa; jeśli chcesz odejść, poddaj ją.
# $move: słowo ruchu.
refusal-no-answer = „{ $move }” nie odpowiada na obecne pytanie; wybierz jeden z pokazanych ruchów.
refusal-no-free-seat = Nie ma tu dla ciebie wolnego miejsca; poszukaj innego stołu albo poproś o zaproszenie.
# $most: numer ostatniego ruchu.
refusal-no-such-move =
    { $most ->
        [0] Niczego tu jeszcze nie zagrano; wróć, gdy gra będzie trwała.
       *[other] Nie ma takiego ruchu; wybierz numer od 0 do { $most }.
    }
refusal-no-such-seat = Ten stół nie ma takiego miejsca; wybierz jedno z pokazanych.
refusal-no-undo-asked = Nikt już nie prosi o cofnięcie ruchu.
refusal-nobody-seated = Nikt nie siedzi przy tym stole; zajmij miejsce, zanim zaczniesz grę.
refusal-nobody-sits-in = Żaden bot cię nie zastępuje; miejsce jest twoje, po prostu graj.
refusal-not-as-pledged = To nie ta liczba, której odcisk podano przy zajmowaniu miejsca.
refusal-not-gathered = Dopóki ktoś może jeszcze usiąść, do ziarna nic się nie dodaje; poczekaj, aż skład będzie pełny.
refusal-nothing-pledged = Przy zajmowaniu miejsca nie zapowiedziano żadnej liczby do ziarna.
refusal-not-over = Gra jeszcze się nie skończyła; wróć, gdy się skończy.
refusal-not-running = Przy tym stole nie trwa żadna gra.
refusal-not-seated = Nie masz miejsca przy tym stole.
refusal-not-your-seat = To nie jest twoje miejsce; wybierz jedno ze swoich.
refusal-not-your-turn = Teraz nie twoja kolej; poczekaj na nią.
refusal-not-your-view = Przed końcem gry widzi to tylko osoba, która tu siedzi; patrz ze swojego miejsca albo jako widz.
refusal-nothing-to-take-back = Nie masz tu czego cofnąć.
refusal-obstacle = Zasady nie pozwalają na ten ruch; wybierz inny.
refusal-only-opener = Grę może zacząć tylko osoba, która otworzyła ten stół.
refusal-resigned = Ta gra jest już poddana; do końca gra za ciebie bot.
refusal-only-opener-offers = Miejsca przy tym stole może proponować tylko ten, kto go otworzył.
refusal-no-seat-to-offer = Przy tym stole nie ma wolnego miejsca, które można by zaproponować.
# $name: druga osoba.
refusal-not-friends = Miejsce można zaproponować tylko znajomym; { $name } może dostać od ciebie odnośnik.
# $name: druga osoba.
refusal-sits-here-already = { $name } już siedzi przy tym stole.
refusal-that-is-you = To przecież ty.
# $name: druga osoba.
refusal-you-block-them = { $name } jest na twojej liście zablokowanych; najpierw cofnij blokadę.
# $most: ilu osobom.
refusal-too-many-offers = Miejsca przy jednym stole można zaproponować najwyżej { $most } osobom; pozostałym wyślij odnośnik.
# $most: ilu.
refusal-too-many-friends = Można mieć najwyżej { $most } znajomych, licząc wysłane zaproszenia; najpierw kogoś usuń.
# $most: ile osób.
refusal-too-many-avoided = Można wyciszyć lub zablokować najwyżej { $most } osób; najpierw cofnij to u kogoś.
refusal-seat-not-for-you = To miejsce czeka na kogoś innego; wybierz inne albo poproś o zaproszenie.
refusal-stale-decision = Tymczasem sytuacja przy stole się zmieniła; spójrz jeszcze raz i dopiero zdecyduj.
# $most: ile ruchów może mieć próba.
refusal-too-many-moves =
    { $most ->
        [one] Próba może mieć najwyżej { $most } ruch; cofnij się trochę albo zacznij od późniejszego ruchu.
        [few] Próba może mieć najwyżej { $most } ruchy; cofnij się trochę albo zacznij od późniejszego ruchu.
       *[other] Próba może mieć najwyżej { $most } ruchów; cofnij się trochę albo zacznij od późniejszego ruchu.
    }
refusal-undo-already-asked = Ktoś już prosi o cofnięcie ruchu; poczekaj, aż wszyscy odpowiedzą.
refusal-undo-answered = Twoja zgoda już jest; poczekaj na odpowiedź pozostałych.
refusal-undo-closed = Tego ruchu nie da się już cofnąć: od tego czasu coś wyszło na jaw albo zdecydował ktoś inny.
refusal-undo-no-time = Cofnięcie zabrałoby ci resztę czasu i zastąpiłby cię bot; lepiej graj dalej.
refusal-undo-off = Przy tym stole ruchów się nie cofa.
# $seconds: za ile można poprosić ponownie.
refusal-undo-refused =
    Pozostali się nie zgodzili; możesz poprosić ponownie za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
# $bot: o co proszono. $bots: te, które są.
refusal-unknown-bot = Nie ma bota „{ $bot }”; wybierz jednego z tych: { $bots }.
# $clock: o co proszono. $clocks: te, które są.
refusal-unknown-clock = Nie ma zegara „{ $clock }”; wybierz jeden z tych: { $clocks }.
# $game: o co proszono.
refusal-unknown-game = Nie ma tu gry „{ $game }”; wybierz jedną z listy.
# $move: co wysłano.
refusal-unknown-move = W tej grze nie ma ruchu „{ $move }”; wybierz jeden z pokazanych.
# $plan: co wysłano.
refusal-unknown-plan = Plan „{ $plan }” nie jest teraz możliwy; wybierz jeden z pokazanych.
refusal-wrong-clock = Zegar potrzebuje zapasu od 30 sekund do 60 dni, limitu nie niższego niż zapas i przyrostu nie większego niż limit.
# $most: liczba znaków; dopełniacz po „do”.
refusal-wrong-name =
    Imię ma od 1 do { $most } { $most ->
        [one] widocznego znaku
       *[other] widocznych znaków
    }; wybierz inne.
# $most: liczba znaków; dopełniacz po „do”.
refusal-wrong-seed =
    Ziarno ma od 1 do { $most } { $most ->
        [one] znaku
       *[other] znaków
    }; wybierz inne albo żadne.
# $sentence: co dokładnie jest nie tak, po angielsku.
refusal-wrong-setting = Tak nie da się zagrać: { $sentence }.

## Dowody

# $moves: wszystkie ruchy. $imported: te zrobione gdzie indziej. $move: pierwszy, który nie pasuje.
proof-holds =
    { $moves ->
        [one] Grę rozegrano ponownie: jej jedyny ruch był zgodny z zasadami, a każdy rzut i każda dobrana karta wynikają z ziarna ustalonego przed grą.
        [few] Grę rozegrano ponownie: wszystkie { $moves } ruchy były zgodne z zasadami, a każdy rzut i każda dobrana karta wynikają z ziarna ustalonego przed grą.
       *[other] Grę rozegrano ponownie: wszystkie ruchy ({ $moves }) były zgodne z zasadami, a każdy rzut i każda dobrana karta wynikają z ziarna ustalonego przed grą.
    }
proof-continued =
    { $imported ->
        [one] Grę rozegrano ponownie i wszystko wynika z ziarna; jednak pierwszy ruch zrobiono gdzie indziej, a ziarno było znane z pliku.
        [few] Grę rozegrano ponownie i wszystko wynika z ziarna; jednak pierwsze { $imported } ruchy zrobiono gdzie indziej, a ziarno było znane z pliku.
       *[other] Grę rozegrano ponownie i wszystko wynika z ziarna; jednak pierwszych { $imported } ruchów zrobiono gdzie indziej, a ziarno było znane z pliku.
    }
proof-scripted =
    { $imported ->
        [0] Grę rozegrano ponownie i wszystkie ruchy były zgodne z zasadami; jednak otwarcie pochodzi z pliku bez ziarna, więc nic go nie dowodzi.
        [one] Grę rozegrano ponownie i wszystkie ruchy były zgodne z zasadami; jednak pierwszy ruch oraz wszystkie rzuty i karty do tej pory pochodzą z pliku bez ziarna, więc nic ich nie dowodzi.
        [few] Grę rozegrano ponownie i wszystkie ruchy były zgodne z zasadami; jednak pierwsze { $imported } ruchy oraz wszystkie rzuty i karty do tej pory pochodzą z pliku bez ziarna, więc nic ich nie dowodzi.
       *[other] Grę rozegrano ponownie i wszystkie ruchy były zgodne z zasadami; jednak pierwszych { $imported } ruchów oraz wszystkie rzuty i karty do tej pory pochodzą z pliku bez ziarna, więc nic ich nie dowodzi.
    }
proof-broken =
    { $move ->
        [0] Gra się nie zgadza: jej początek jest inny, niż ustalono.
       *[other] Gra się nie zgadza: ruch { $move } jest pierwszym, który nie pasuje.
    }

## Odmowy: wejście i pytania

refusal-not-entered = Najpierw wejdź, podając imię.
refusal-session-invalid = Ta sesja jest nieważna; wejdź ponownie.
refusal-session-ended = Ta sesja się skończyła; wejdź ponownie.
refusal-session-expired = Twoja sesja wygasła; wejdź ponownie.
refusal-wrong-password = Imię i hasło nie pasują do siebie.
# $least, $most: liczba znaków.
refusal-wrong-new-password = Hasło ma od { $least } do { $most } znaków.
refusal-mixed-alphabets = Wszystkie litery imienia muszą pochodzić z jednego alfabetu; w różnych alfabetach bywają nie do odróżnienia.
refusal-name-taken = Imię { $name } jest już zajęte; wybierz inne.
refusal-already-account = Masz już konto.
refusal-guests-have-no-password = Gość nie ma hasła; najpierw załóż konto.
refusal-no-such-session = Nie masz takiej sesji.
refusal-no-such-channel = Nie masz takiego kanału.
refusal-no-such-table = Nie ma takiego stołu albo jest prywatny.
refusal-no-such-player = Nie ma gracza o tym imieniu.
refusal-no-daily = Na tym dworze nie ma sagi dnia.
refusal-no-such-daily = Tego dnia nie było sagi tej gry.
refusal-no-such-picture = Nie ma obrazka tej strony.
refusal-no-such-puzzle = Nie ma takiej zagadki.
refusal-no-such-answer = W tej zagadce nie ma takiego wyboru.
refusal-no-such-tournament = Nie ma takiego turnieju.
refusal-wrong-title = Tytuł ma od 1 do { $most } widocznych znaków.
refusal-wrong-table-size = W turnieju przy stole tej gry może grać od { $least } do { $most } osób.
refusal-wrong-rounds = Turniej ma od 1 do { $most } rund.
refusal-too-many-entries = Może wziąć udział najwyżej { $most } uczestników.
refusal-begins-in-the-past = Ta godzina już minęła.
# $least: in minutes. $most: in days.
refusal-wrong-round-length =
    Runda trwa co najmniej { $least ->
        [one] minutę
        [few] { $least } minuty
       *[many] { $least } minut
    } i najwyżej { $most ->
        [one] dzień
       *[many] { $most } dni
    }.
refusal-round-is-over = Czas tej rundy minął; do końca grają w niej boty.
refusal-too-many-tournaments = Masz już { $most } niezakończone turnieje; więcej mieć nie można.
refusal-tournament-has-begun = Turniej już się rozpoczął.
refusal-tournament-is-over = Turniej już się skończył.
refusal-already-entered = Już bierzesz udział.
refusal-not-entered-there = Nie bierzesz udziału.
refusal-only-tournament-opener = Może to zrobić tylko organizator turnieju.
refusal-too-few-entries = Za mało uczestników: przynajmniej jeden stół musi być pełny.
refusal-no-such-game = Nie ma tu takiej gry.
refusal-no-rules = Zasady tej gry nie są tu spisane.
refusal-no-such-story = W tej grze nie ma takiej fabuły.
refusal-no-lesson = Do tej gry nie ma lekcji.
# $most: numer ostatniego kroku.
refusal-no-such-step = Lekcja nie ma takiego kroku; ostatni to { $most }.
refusal-wrong-host = Ten serwer nie jest znany pod tą nazwą; osoba, która go prowadzi, może ją dopuścić.
refusal-wrong-origin = To żądanie pochodzi z innej strony.
# $seconds: za ile można spróbować ponownie.
refusal-too-many-requests =
    Za dużo naraz; spróbuj ponownie za { $seconds ->
        [one] { $seconds } sekundę.
        [few] { $seconds } sekundy.
       *[other] { $seconds } sekund.
    }
refusal-too-many-sockets = Zbyt wiele stołów otwartych naraz; zamknij kilka z nich.
refusal-too-many-tables = Otwartych stołów może być najwyżej { $most }; najpierw dokończ lub zamknij któryś.
refusal-too-many-tries = Tę sagę można zagrać dla wprawy najwyżej tyle razy: { $most }.
refusal-too-many-jarls = Boty, które patrzą naprzód, długo myślą; przy twoich stołach może ich grać naraz najwyżej { $most }. Wybierz słabsze albo najpierw dokończ którąś grę.
refusal-too-many-sagas = Zakończonych gier można zaimportować najwyżej { $most }; obejrzyj którąś z już dodanych.
refusal-too-many-channels = Kanałów może być najwyżej { $most }; najpierw któryś usuń.
refusal-unreadable-log = Wpisu { $entry } w zapisie tego stołu nie da się odczytać, więc gra nie może się toczyć dalej; osoba prowadząca serwer może go przywrócić z kopii.
refusal-too-busy = Zbyt wiele osób pisze naraz przy tym stole; spróbuj ponownie.
refusal-other-rules = Tę grę rozpoczęto według wersji { $began } zasad, a ten serwer gra według wersji { $now }. Grę kończy się zawsze według zasad, z którymi się zaczęła, więc tej nie da się tu otworzyć; jej zapis pozostaje i można ją dokończyć w tamtej wersji Meadhall.
refusal-broken-log = Od rozegrania tej gry zmieniły się zasady (od ruchu { $move }); musi to obejrzeć gospodarz.
refusal-duplicate-key = Inne żądanie z tym kluczem zostało już wykonane.
refusal-no-hints = Przy tym stole nie ma podpowiedzi.
refusal-hint-sealed = Tu nie ma podpowiedzi: zdradziłaby, co wyniknie z tego wyboru, a przed jego dokonaniem nikomu nie wolno tego wiedzieć.
refusal-what-if-sealed = Tu kończy się próbowanie: dopóki ten wybór nie zapadnie naprawdę, nikomu nie wolno wiedzieć, co z niego wyniknie.
refusal-chance-came-in = Odtąd decyduje los albo to, co było zakryte; nikt nie wie, co by się stało.
refusal-no-hint-now = Bot nie ma teraz rady; spróbuj ponownie.
refusal-empty-line = Ta wiadomość jest pusta; najpierw coś napisz.
refusal-malformed-message = Tej wiadomości nie da się zrozumieć.

# Kłopoty, które nie dotyczą stołu. $reason: co dokładnie, po angielsku.
problem-malformed = Tego żądania nie da się zrozumieć: { $reason }
problem-no-such-page = Nie ma takiej strony.
problem-no-such-method = Tego nie da się tu zrobić.
problem-too-large = Żądanie jest za duże.
problem-wrong-media-type = Żądania muszą być w formacie JSON.
problem-server-error = Coś poszło nie tak po naszej stronie; odnotowaliśmy to.
problem-store-away = Baza danych nie odpowiada; nic się nie zmieniło. Spróbuj ponownie.

## Powiadomienia: co słyszą osoby, których nie ma przy stole

# $game: nazwa gry.
notice-turn-title = Twoja kolej: { $game }

# $game: nazwa gry. $opponents: imiona pozostałych graczy, połączone.
# $alone: "yes", gdy nie ma innych graczy, inaczej "no".
notice-turn-text =
    { $alone ->
        [yes] Twoja kolej w grze „{ $game }”.
       *[no] Twoja kolej w grze „{ $game }”. Przy stole: { $opponents }.
    }

# $game: nazwa gry.
notice-reminder-title = Kończy ci się czas: { $game }

# $game, $opponents, $alone: jak w notice-turn-text.
notice-reminder-text =
    { $alone ->
        [yes] Gra „{ $game }” wciąż czeka na twój ruch.
       *[no] Gra „{ $game }” wciąż czeka na twój ruch. Przy stole: { $opponents }.
    }

# Stoi po notice-turn-text i notice-reminder-text.
# $unit: "days", "hours" lub "minutes". $n: ile ich zostało; 0 minut to mniej niż jedna.
notice-time-left =
    { $unit ->
        [days] { $n ->
            [one] Masz jeszcze { $n } dzień; potem zastąpi cię bot.
            [few] Masz jeszcze { $n } dni; potem zastąpi cię bot.
           *[other] Masz jeszcze { $n } dni; potem zastąpi cię bot.
        }
        [hours] { $n ->
            [one] Masz jeszcze { $n } godzinę; potem zastąpi cię bot.
            [few] Masz jeszcze { $n } godziny; potem zastąpi cię bot.
           *[other] Masz jeszcze { $n } godzin; potem zastąpi cię bot.
        }
       *[minutes] { $n ->
            [0] Masz jeszcze mniej niż minutę; potem zastąpi cię bot.
            [one] Masz jeszcze { $n } minutę; potem zastąpi cię bot.
            [few] Masz jeszcze { $n } minuty; potem zastąpi cię bot.
           *[other] Masz jeszcze { $n } minut; potem zastąpi cię bot.
        }
    }

# Miejsce proponuje znajomy albo ktoś z ostatniej gry. $opponents: kto już tam siedzi.
notice-offer-title = Czeka na ciebie miejsce: { $game }
notice-offer-text =
    { $alone ->
        [yes] W grze „{ $game }” czeka na ciebie miejsce.
       *[no] W grze „{ $game }” czeka na ciebie miejsce. Przy stole: { $opponents }.
    }
notice-test-title = Meadhall: próba
# Nie potrzebuje zmiennych; dostaje te z notice-turn-text.
notice-test-text = Działa: powiadomienia z Meadhall docierają tutaj.

## Odmowy: kanały powiadomień

# $channel: o co proszono. $channels: te, które są.
refusal-unknown-channel = Nie ma kanału „{ $channel }”, są tylko: { $channels }.
refusal-no-mail = Ten serwer nie wysyła e-maili.
refusal-no-push = Ten serwer nie wysyła powiadomień do przeglądarek.
# $most: najwięcej znaków.
refusal-channel-too-large = To za długie: wszystkie pola kanału mogą mieć razem do { $most } znaków.
# $keys: nazwy pól.
refusal-channel-keys = Ten kanał wymaga dokładnie tych pól: { $keys }.
# $service: o co proszono. $services: te, które są.
refusal-unknown-service = Nie ma usługi „{ $service }”, są tylko: { $services }.
refusal-wrong-mail-address = To nie jest adres e-mail.
refusal-wrong-subscription = Przeglądarka podała subskrypcję, której nie da się użyć. Wyłącz i ponownie włącz powiadomienia.

# $most: najwięcej znaków.
refusal-address-too-long = Adres jest za długi; może mieć do { $most } znaków.
refusal-address-wrong = To nie jest adres internetowy.
refusal-address-not-https = Adres musi zaczynać się od https://.
refusal-address-user-info = Przed znakiem @ w adresie nie może być nazwy użytkownika ani hasła.
refusal-address-private = Adres prowadzi do sieci prywatnej, a ten serwer niczego tam nie wysyła.
refusal-address-unknown = Nie ma serwera o nazwie podanej w adresie.
# $service: nazwa usługi. $example: jak wyglądają jej adresy.
refusal-address-not-of-service = Adres dla usługi { $service } wygląda tak: { $example }

# Dlaczego wiadomość nie dotarła
# $seconds: jak długo czekano; dopełniacz po „w ciągu”.
refusal-undelivered-late =
    { $seconds ->
        [one] Drugi serwer nie odpowiedział w ciągu { $seconds } sekundy.
       *[other] Drugi serwer nie odpowiedział w ciągu { $seconds } sekund.
    }
refusal-undelivered-unreachable = Nie udało się połączyć z drugim serwerem.
# $status: status HTTP.
refusal-undelivered-redirect = Drugi serwer chce wiadomości pod innym adresem (status { $status }); podaj tamten adres.
# $status: status HTTP.
refusal-undelivered-status = Drugi serwer odrzucił wiadomość (status { $status }).
# $status: status HTTP. $answer: początek odpowiedzi drugiego serwera.
refusal-undelivered-answer = Drugi serwer odrzucił wiadomość (status { $status }): { $answer }
# $status: status SMTP. $answer: początek odpowiedzi serwera poczty.
refusal-undelivered-mail = Serwer poczty nie przyjmuje tego adresu (status { $status }): { $answer }
refusal-undelivered-mail-server = Nie udało się przekazać e-maila serwerowi poczty.
refusal-subscription-gone = Ta przeglądarka nie przyjmuje już powiadomień.

## Raporty z serii gier

# $game: nazwa gry.
report-title = { $game }: co mówią gry
# $games: ich liczba w zapisie. $n: ta sama do odmiany. $players: ilu w jednej grze.
report-run =
    { $n ->
        [one] { $games } gra
        [few] { $games } gry
       *[other] { $games } gier
    }, graczy: { $players }
report-bots = Boty
report-options = Opcje
report-seed = Ziarno
report-file = Plik
report-winning = punktów zwycięzcy
report-decisions = decyzji na grę
report-rounds = rund na grę
report-moves = dozwolonych ruchów na decyzję
# $seat: jego numer.
report-seat = miejsce { $seat }
# Między dwoma ruchami otwarcia.
report-then = { " → " }
# $number: różnica dwóch części.
report-percentage-points = { $number } p.p.
report-between = od { $low } do { $high }
report-wins-by-seat = Wygrane według miejsc
report-wins-by-bot = Wygrane według botów
report-wins-by-faction = Wygrane według frakcji
report-wins-by-opening = Wygrane według otwarć, od najczęstszych
# $name: kto. $rate: część gier. $bounds: między czym leży prawdziwa część.
report-best = Najczęściej wygrywa { $name }: { $rate } gier ({ $bounds }).
report-even = Linia przerywana to równy udział, { $share }.
report-points-by-seat = Punkty według źródeł, na każdym miejscu
report-points-by-bot = Punkty według źródeł, dla każdego bota
report-points-by-faction = Punkty według źródeł, dla każdej frakcji
# $source: skąd są punkty. $points: ile średnio.
report-most-points = Największe źródło: { $source }, średnio { $points } pkt.
report-scores = Rozkład wyników
report-lengths = Ile decyzji ma gra
report-branching = Spośród ilu ruchów się wybiera
report-spread = Od { $lowest } do { $highest }, średnio { $mean }; połowa między { $early } a { $late }.
report-luck = Szczęście: trafienia na kość
# $hits: wyrzucone. $expected: ile tyle kości pokazuje średnio.
report-rolled = trafienia: { $hits }, spodziewane: { $expected }
report-rolled-sentence = Linia przerywana to tyle, ile kość pokazuje średnio: { $expected }.
report-wins-by-luck = Czy decyduje szczęście? Wygrane według szczęścia
# $worst, $best: o ile trafień więcej lub mniej, niż się spodziewano. $low, $high: części gier.
report-wins-by-luck-sentence = Przy wyniku { $worst } względem spodziewanych trafień wygrało { $low }, przy wyniku { $best } – { $high }.
report-more-hits = trafienia ponad spodziewane
report-dice = kości
report-hits = trafienia
report-expected = spodziewane
report-difference = różnica
report-played = rozegrane
report-wins = wygrane
report-shared = w tym dzielone
report-rate = udział
report-interval = przedział
report-points = razem
report-number = ile razy
report-share = udział
report-score-by-seat = Punkty według miejsc
report-score-by-bot = Punkty według botów
report-score-by-faction = Punkty według frakcji
report-games = Punkty i długość
report-figures = Liczby
report-comparison = Porównanie dwóch serii
report-compared = Od { $first } do { $second }. Zaznaczono, co różni się bardziej, niż tłumaczyłby to przypadek; z dwudziestu liczb w istocie równych jedna też bywa zaznaczona.
report-first = pierwsza seria
report-second = druga seria
report-beyond-noise = różni się
report-within-noise = może to przypadek
report-differing = Różni się: { $names }.
report-not-differing = Nic nie różni się bardziej, niż tłumaczyłby to przypadek.
report-whiskers = Wąsy i przedziały obejmują prawdziwą liczbę w 95 przypadkach na 100. Zwycięstwo dzielone przez dwoje liczy się każdemu za pół.

## Command line of a host

# $address: how to reach the server. $data: its database.
cli-serving = Meadhall działa pod adresem { $address } i trzyma stoły w { $data }. Ctrl-C kończy pracę.

# Pisanie gry. $game: its id. $folder: where its package is.
cli-new-game-written = Pakiet gry { $game } jest w { $folder } i od razu działa.
cli-new-game-dev = graj, pisząc: każdą zapisaną zmianę widać od razu
cli-new-game-install = by gra była dostępna w poleceniach play, conform, arena i pozostałych
# $address: where it can be played.
cli-dev-serving = W grę { $game } można grać pod adresem { $address }; każdą zapisaną zmianę widać tam od razu. Ctrl-C kończy pracę.
# $version: a number. $seconds: how long it took.
cli-dev-shown = pokazano wersję { $version } po { $seconds } s
cli-dev-problem = Ta wersja nie została pokazana, bo coś w niej nie działa:
# $table: its id. $why: the sentence workshop-again.
cli-dev-again = stół { $table }: { $why }
workshop-problem = Coś tu nie działa. Pojawi się następna zapisana wersja, która zadziała.
# $number: which move. $move: its word.
workshop-again = Gra zaczęła się od nowa, bo ruch { $number } ({ $move }) nie pasuje do zapisanych zmian.

# Verification of stored games
cli-verifying = sprawdzanie
cli-verified =
    { $tables ->
        [0] Nie ma stołu do sprawdzenia.
        [one] Stół się zgadza; { $moves ->
            [one] { $moves } ruch.
            [few] { $moves } ruchy.
           *[other] { $moves } ruchów.
        }
       *[other] Wszystkie stoły się zgadzają ({ $tables }); { $moves ->
            [one] { $moves } ruch.
            [few] { $moves } ruchy.
           *[other] { $moves } ruchów.
        }
    }
cli-verified-broken = Niezgodne stoły: { $broken } z { $tables }.
cli-verified-move = ruch { $move }
cli-verified-start = początek

# Lists for the host
cli-host-table = stół
cli-host-game = gra
cli-host-status = stan
cli-host-moves = ruchy
cli-host-changed = zmiana
cli-host-people = miejsca
cli-host-status-open = otwarty
cli-host-status-playing = w grze
cli-host-status-over = po grze
cli-host-status-ended = zamknięty
cli-host-no-tables = Nie ma żadnego stołu.
cli-host-name = imię
cli-host-kind = rodzaj
cli-host-since = od
cli-host-seen = ostatnio
cli-host-guest = gość
cli-host-account = konto
cli-host-no-users = Nikt jeszcze nie wszedł.

# What the host does
cli-host-backed-up = Kopia bazy danych jest w { $file }. Zawiera tajemnice; trzymaj ją tam, gdzie przeczytasz ją tylko ty.
cli-host-ended = Stół { $table } jest zamknięty.
cli-host-removing =
    { $name } opuści { $running ->
        [one] { $running } niedokończony stół
        [few] { $running } niedokończone stoły
       *[other] { $running } niedokończonych stołów
    } (gdzie trwa gra, dalej gra bot). Konto, sesje, notatki i powiadomienia zostaną usunięte; wypowiedzi zostaną bez imienia. W zakończonych grach ({ $finished }) imię zostaje: dowód gry obejmuje imiona graczy.
cli-host-sure = Wpisz { $name }, aby usunąć tę osobę na zawsze:
cli-host-stays = { $name } nadal siedzi przy stole { $table }, którego zapisu nie da się odtworzyć; zamknij go przez: meadhall host end-table { $table }
cli-host-removed =
    Usunięto: { $name }; { $tables ->
        [one] { $tables } niedokończony stół opuszczony.
        [few] { $tables } niedokończone stoły opuszczone.
       *[other] { $tables } niedokończonych stołów opuszczonych.
    } Zakończone gry zachowują imię, bo obejmuje je ich dowód.
cli-host-password = Nowe hasło:
cli-host-password-again = Jeszcze raz:
cli-host-password-set = { $name } ma nowe hasło. Wszystkie sesje są zakończone.

# Podglądy odnośników: co programy pokazują, zanim ktoś otworzy adres.
preview-open = Otwarty stół: zajęte miejsca { $taken } z { $seats }
preview-playing = Gra trwa, ruch { $move }
preview-over = Wynik końcowy
preview-closed = Stół zamknięto przed końcem gry
preview-moment = Ruch { $move } z { $moves }
preview-daily = Saga dnia, { $day }
preview-daily-text = Wszyscy grają to samo rozdanie. Liczy się pierwsza próba.
preview-tournament = { $stage ->
    [open] { $game }: trwają zapisy
    [playing] { $game }: runda { $round }
    [over] { $game }: końcowa tabela
   *[other] { $game }: turniej odwołano
}
preview-tournament-text = { $entrants ->
    [one] Bierze udział jedna osoba.
    [few] Biorą udział { $entrants } osoby.
   *[other] Bierze udział { $entrants } osób.
}
