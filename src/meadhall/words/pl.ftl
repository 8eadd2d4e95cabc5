### To, co mówią programy wokół gier, po polsku (Project Fluent).
###
### Słowa gry leżą obok jej zasad, w games/<game>/words. Tu jest tylko to, co wspólne dla wszystkich
### gier i programów; czyta to `Words.interface`. Oba języki mają te same komunikaty.

## Shared

language-name = polski
yes = tak
no = nie
game-over = Gra skończona.

# Elementy listy dzielą przecinki; tak dołącza się ostatni. $most to wszystkie pozostałe.
list-end = { $most } i { $last }

# Jednakowe elementy listy wymienia się raz.
list-count = { $n } × { $item }

## Command line

# Lista gier
cli-players-from-to = Dla { $lowest }–{ $highest } graczy.
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
cli-results-in = Wyniki poszczególnych gier są w pliku { $file }

# Powtórki
cli-replay-of = { $game }: { $players }
cli-saga-holds =
    { $file } się zgadza: { $moves ->
        [one] jedyny ruch jest taki, jaki był.
        [few] wszystkie { $moves } ruchy są takie, jakie były.
       *[other] wszystkie ruchy (jest ich { $moves }) są takie, jakie były.
    }

# Gra w terminalu
cli-player = Gracz { $seat }
cli-commitment = Ziarno tej gry jest już ustalone i poznasz je na końcu. Oto jego odcisk: { $commitment }.
cli-ask-for-help = Wpisz numer ruchu, aby go wykonać, albo ?, aby uzyskać pomoc.
cli-bots-play = grają pozostali
cli-hand-over = { $name }, Twoja kolej. Naciśnij Enter, gdy tylko Ty widzisz ekran.
cli-possible = { $move }: to możliwe.
cli-read-rule = ({ $rule }; przeczytaj: meadhall rules { $game } { $rule })
cli-no-such-move = Nie ma tu ruchu podobnego do „{ $typed }”.
cli-not-understood = „{ $typed }” to ani ruch, ani polecenie; pomoże ?.
cli-which-one = Które z nich: { $names }?
cli-nothing-to-explain = O „{ $typed }” nie ma nic do powiedzenia.
cli-score-so-far = Zakres zależy od tego, czego jeszcze nie możesz wiedzieć.
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
cli-does-move = wykonaj ruch, na przykład 3 albo place:armory
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
cli-champions-reward-wood = { $n } drewno
cli-champions-reward-favor = { $n } przys.
cli-champions-forbidden = bez
cli-champions-shore = Kraina { $n }
# So many warriors are fed by 1 food on the way.
cli-champions-feeds = syci
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
