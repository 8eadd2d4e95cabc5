web-name = Meadhall
web-skip = Przejdź do treści
web-nav = Główna nawigacja
web-menu = Menu
web-nav-hall = Dwór
web-nav-daily = Dzisiaj
web-nav-puzzles = Zagadki
web-nav-tournaments = Turnieje
web-nav-learn = Nauka
web-nav-rules = Zasady
web-nav-players = Gracze
web-nav-about = O stronie
web-you-sit-as = Siedzisz jako { $name }
web-you-sit-as-guest = Siedzisz jako { $name }, gość
web-enter = Wejdź
web-language-other = Zmień język
web-theme = { $theme ->
    [night] Noc
    [birch] Brzoza
   *[other] Motyw: auto
}
web-theme-next = Zmień motyw
web-close = Zamknij
web-dismiss = Ukryj
web-trouble = Coś poszło nie tak. Jeśli to nie minie, odśwież stronę.
web-unreachable = Nie można połączyć się z serwerem.
web-server-trouble = Serwer ma kłopoty (odpowiedź { NUMBER($status, useGrouping: "false") }).
web-page-failed = Nie udało się wczytać tej strony. Odśwież, by spróbować ponownie.
web-nowhere = Tu nic nie ma.
web-to-the-hall = Wróć do dworu
web-loading = Nakrywamy do stołu…
web-round = Runda { $round }
web-board-stand-in = Plansza tej gry tu nie działa. Gra toczy się dalej na uproszczonej.

## The table: seats and clocks

web-seats = Miejsca
web-seat-you = Ty
# $bot: the level of the bot.
web-seat-bot = Bot, { $bot ->
    [random] bezmyślny
    [greedy] rozsądny
    [thrall] Thrall
    [karl] Karl
    [huscarl] Huskarl
    [jarl] Jarl
    [konung] Konung
   *[other] { $bot }
}
web-bot-level = Poziom bota
web-bot-thrall = Thrall
web-bot-thrall-say = Niewolnik. Często robi, co mu przyjdzie do głowy; dobry na pierwszą grę.
web-bot-karl = Karl
web-bot-karl-say = Wolny kmieć. Gra rozsądnie, ale czasem się potyka.
web-bot-huscarl = Huskarl
web-bot-huscarl-say = Drużynnik. Gra według sprawdzonych zasad i się nie potyka; godny przeciwnik.
web-bot-jarl = Jarl
web-bot-jarl-say = Władca. Rozważa, jak gra może się potoczyć; trudno z nim wygrać.
web-bot-konung = Konung
web-bot-konung-say = Król. Nauczył się gry, grając sam ze sobą, a do tego patrzy daleko naprzód.
web-seat-sit-in = W zastępstwie gra bot
web-seat-resigned = Poddanie; dalej gra bot
web-seat-gave-up = Poddanie
web-seat-free = Wolne miejsce
web-seat-here = przy stole
web-seat-away = poza stołem
web-seat-board = plansza
web-seat-board-yours = twoja plansza
web-seat-board-of = Plansza: { $name }
web-next-player = Następny gracz
web-previous-player = Poprzedni gracz
web-seat-asked = ma ruch
web-score = Punkty
# Points of a game that has no name of its own for them.
web-score-unit = { $n ->
    [one] punkt
    [few] punkty
    [many] punktów
   *[other] punktu
}
web-time-left = Pozostały czas
web-clock-hours = { $hours } h { $minutes } min
web-clock-days = { $days } d { $hours } h
web-you-watch = Przyglądasz się.
web-watching = { $count ->
    [one] Przygląda się { $count } osoba.
    [few] Przyglądają się { $count } osoby.
   *[other] Przygląda się { $count } osób.
}

## The table: the bar

web-undo = Cofnij
web-undo-ask = Poproś o cofnięcie
web-hint = Podpowiedź
web-what-if = Co gdyby
web-more = Więcej
web-share = Zaproś i udostępnij
web-read-board = Plansza słowami
web-replay = Powtórka
web-result = Wynik
web-download = Pobierz sagę
web-terms = Zasady tego stołu
web-rules-of-game = Zasady tej gry
web-settings = Ustawienia
web-full-screen = Pełny ekran
web-keys = Klawisze
web-end-daily = Do sagi dnia
web-to-moot = Do turnieju
web-resign = Poddaj się
# $players: how many seats the game has; $name: the other one, in a game for two.
web-resign-why = { $players ->
    [1] Gra skończy się w tym miejscu, bez wyniku.
    [2] Gra od razu się skończy. Wygra { $name }.
   *[other] Do końca gry zastąpi cię bot. Nie będzie można ani wrócić, ani wygrać.
}
web-resign-do = Poddaję się
web-fit = Pokaż całość
web-parts = Części stołu
web-tab-board = Plansza
web-tab-own = Ja
web-tab-seats = Inni
web-tab-saga = Saga
web-tab-chat = Rozmowa
web-tab-notes = Notatki

## The table: prompt

web-your-turn = Twój ruch
web-choices = Możliwości
web-list-all = Cała lista ({ $count })
web-list-title = { $count ->
    [one] Jedna możliwość
    [few] Wszystkie { $count } możliwości
   *[other] Wszystkie { $count } możliwości
}
web-list-keys = L lub Esc
web-list-ways = { $count ->
    [one] jeden sposób
    [few] { $count } sposoby
   *[other] { $count } sposobów
}
web-list-besides = Poza tym
web-list-finish = Zakończ
web-list-none = Nic nie znaleziono.
web-why-not = Dlaczego nie?
web-why-not-count = { $count ->
    [one] jedna teraz niemożliwa
    [few] { $count } teraz niemożliwe
   *[other] { $count } teraz niemożliwych
}
web-go-there = { $to ->
    [none] Idź do celu „{ $goal }”
   *[other] Idź { $to }
}
web-stepper = Ile
web-stepper-less = Mniej
web-stepper-more = Więcej
web-stepper-of = { $n } z { $most }
web-final = bez cofania
web-odds = { $percent }% na wygraną
web-filter = Szukaj: miejsce, karta, czynność
web-picked = Wybrano: { $names }.
web-unpick = Krok wstecz
web-hints = Co zrobiłby bot
web-hint-chance = { $percent }% szans na wygranie gry
web-hint-play = Zagraj to
web-hints-none = Bot nie ma tu żadnej rady.
web-plan-runs = Stół odpowiada za ciebie. { $plan }
web-plan-stop = Chcę znów decydować
web-won = { $count ->
    [one] Wygrywa { $names }.
   *[other] Zwycięstwo dzielą: { $names }.
}
web-ended = { $reason ->
    [nobody-came] Stół zamknięto: nikt nie przyszedł.
    [abandoned] Stół zamknięto: wszyscy odeszli.
    [host] Gospodarz zamknął ten stół.
    [opener] Założyciel zamknął ten stół.
    [other-rules] Stół zamknięto: zasady gry zmieniły się od jej rozpoczęcia.
   *[other] Ten stół zamknięto.
}
web-looking-back = Wcześniejsza chwila

## The table: saga, inspector, talk

web-saga = Saga
web-saga-older = Starsze wpisy
web-saga-following = na bieżąco
web-saga-fresh = { $count ->
    [one] { $count } nowy
    [few] { $count } nowe
   *[other] { $count } nowych
}
web-saga-newest = Najnowsze
web-saga-more = więcej
web-saga-less = mniej
web-saga-why = Dlaczego?
web-saga-why-by = Dlaczego? Tak mówi reguła { $rule }
web-saga-none = Nic takiego jeszcze się nie zdarzyło.
web-saga-filter = Pokaż w sadze
web-saga-all = Wszystko
web-saga-mine = Co mnie dotyczy
web-saga-results = Walki i wyniki
web-since-you-looked = Od ostatniego spojrzenia
web-show-moment = Pokaż tę chwilę
web-show-moment-of = Pokaż stół po ruchu { $move }
web-not-now = Nie teraz:
web-you-get = Zyskujesz
web-you-give = Kosztuje cię
web-more-in-list = Jeszcze { $count } na liście
web-keeps-open = zostawia otwarte
web-sheet = Zwiń lub rozwiń
web-confirm = Zatwierdź
web-back = Wróć
web-to-board = Do planszy
web-lit-beyond = { $count ->
    [one] Jeszcze jeden wybór za tą krawędzią
    [few] Jeszcze { $count } wybory za tą krawędzią
   *[other] Jeszcze { $count } wyborów za tą krawędzią
}
web-chat = Rozmowa przy stole
web-chat-empty = Nikt jeszcze nic nie powiedział.
web-chat-say = Powiedz coś przy stole
web-chat-gone = Ktoś, kto odszedł
web-unread = { $count ->
    [one] { $count } nowa
    [few] { $count } nowe
   *[other] { $count } nowych
}
web-notes = Prywatne notatki
web-notes-hint = Tylko ty możesz to czytać.
web-notes-saved = Zapisano. Tylko ty możesz to czytać.
web-notes-unsaved = Jeszcze nie zapisano…

## The table: banners

web-away = Utracono połączenie. Łączymy się ponownie; nic nie przepadnie.
web-away-kept = Utracono połączenie. Ruch czeka i zostanie wysłany, gdy tylko łączność wróci.
# $reason: a sentence.
web-kept-refused = Nie udało się wykonać ruchu. { $reason }
web-bot-plays-for-you = Bot gra za ciebie.
web-take-seat-back = Wróć na miejsce
web-undo-wished = { $moves ->
    [one] { $name } chce cofnąć { $moves } ruch.
    [few] { $name } chce cofnąć { $moves } ruchy.
   *[other] { $name } chce cofnąć { $moves } ruchów.
}
web-undo-wished-by-you = { $moves ->
    [one] Prosisz o cofnięcie { $moves } ruchu. Inni muszą się zgodzić.
   *[other] Prosisz o cofnięcie { $moves } ruchów. Inni muszą się zgodzić.
}
web-agree = Zgoda
web-refuse = Odmawiam
web-imagining = To tylko wyobraźnia. Odpowiadasz za wszystkich; to, czego nie możesz wiedzieć, jest rozdane losowo.
web-imagined = wyobrażona
web-imagined-for = Odpowiadasz teraz jako { $name }.
web-imagined-over = Tak skończyłaby się wyobrażona gra.
web-step-back = Krok wstecz
web-redeal = Rozdaj ponownie
web-leave-imagined = Wróć do stołu
web-moment = Po ruchu { $move } z { $moves }
web-earlier = Wcześniej
web-later = Później
web-to-now = Wróć do bieżącej chwili
web-pass-screen = Przekaż ekran: teraz gra { $name }
web-pass-screen-why = Do tego czasu to, co mają inni, jest zakryte.
web-pass-screen-ready = To ja, { $name }

## The table: before it begins

web-lobby = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] { $count } miejsce jest wolne.
    [few] { $count } miejsca są wolne.
   *[other] { $count } miejsc jest wolnych.
}
web-gathered = Przeglądarki dodają swoje liczby do ziarna; gra zaraz się zacznie.
web-draw-changed = Coś się nie zgadza: odcisk, który ten stół ogłosił przed grą, nie jest już tym, który zachowała twoja przeglądarka. Ktoś mógł wpłynąć na rzuty.
web-seat-number = Miejsce { $seat }
web-seat-ready = Na miejscu
web-seat-invited = Dla znajomych, z zaproszeniem
web-seat-open = Dla każdego
web-sit-here = Usiądź tutaj
web-name-to-sit = Aby usiąść, wystarczy imię.
web-accept-invitation = Przyjmij zaproszenie
web-invite = Zaproś
web-invitation = Zaproszenie na miejsce { $seat }
web-link-public = Odnośnik do tego stołu
web-link-watch = Odnośnik dla widzów
web-link-opener = Zapraszać może tylko { $name } jako założyciel stołu.
web-copy = Kopiuj
web-copied = Skopiowano.
web-start = Zacznij
web-start-with-bots = Zacznij, wolne miejsca zajmą boty
web-free-seats-level = Poziom botów na wolnych miejscach
web-leave = Odejdź od stołu
web-no-table = Nie ma takiego stołu albo nie masz do niego dostępu

## The table: its end

web-place = { $place }.
web-points-by-source = Punkty według źródła
web-source = Źródło
web-total = Razem
web-luck = Jak padły kości
web-end-victory = Zwycięstwo
web-end-defeat = Porażka
# $unit: what is counted, such as glory.
web-end-ahead = O { $n } { $unit } więcej niż { $name }.
# A source of points, with those of the first and of the second.
web-end-decided = Rozstrzygnęło źródło „{ $source }”: { $more } do { $less }.
# The rating after a game, and what the game changed in it: +12
web-end-rating = Ranking { $after } ({ $change })
# Between the totals of two: 21 to 27.
web-end-to = do
web-end-board = Zobacz planszę
web-end-verify = Sprawdź uczciwość
web-end-fair = Gra była uczciwa i możesz to sprawdzić.
web-end-fair-why = Los zapieczętowano przed pierwszym ruchem. Każdy rzut i każda dobrana karta wynikają z ziarna.
web-end-chosen = Ziarno tej gry ktoś wybrał, więc mógł z góry znać rzuty.
web-luck-dice = kości
web-luck-hits = trafienia
web-luck-expected = średnio
web-luck-average = { NUMBER($expected, maximumFractionDigits: 1) }
web-rematch-alone = Spróbuj ponownie
web-rematch = Rewanż
web-rematch-join = Do rewanżu
web-prove = Sprawdź uczciwość
web-commitment = Ogłoszone przed grą
# Co strona sprawdza sama: tak jak być powinno, inaczej albo nie ma z czym porównać.
web-check-here = Sprawdziła twoja przeglądarka
web-check-there = Odtworzył serwer
web-check-commitment = Ogłoszony odcisk jest tym, który zachowała ta przeglądarka.
web-check-commitment-not = Ogłoszony odcisk nie jest tym, który zachowała ta przeglądarka: został zmieniony.
web-check-commitment-unknown = Ta przeglądarka zobaczyła stół dopiero po grze, więc nie ma odcisku do porównania.
web-check-secret = Tajna liczba serwera pasuje do odcisku.
web-check-secret-not = Tajna liczba serwera nie pasuje do odcisku: została podmieniona.
# $names: czyje przeglądarki.
web-check-added = W ziarnie są liczby z przeglądarek tych osób: { $names }.
web-check-added-nobody = Żadna przeglądarka nie dodała liczby; ziarno wylosował sam serwer.
web-check-silent = Przeglądarki tych osób zapowiedziały liczbę, ale jej nie ujawniły: { $names }.
web-check-yours = Liczba tej przeglądarki weszła do ziarna niezmieniona.
web-check-yours-not = Liczby tej przeglądarki nie ma w ziarnie: przyszła za późno albo została pominięta.
web-check-yours-unknown = Ta przeglądarka niczego do ziarna nie dodała.
web-check-pledges = Wszystkie liczby są takie, jak zapowiedziano, zanim ktokolwiek je poznał.
web-check-pledges-not = Nie wszystkie liczby są takie, jak zapowiedziano: co najmniej jedną podmieniono.
web-check-seed = Ziarno wynika z tajnej liczby i z liczb graczy.
web-check-seed-not = Ziarno nie wynika z tajnej liczby i liczb graczy: zostało podmienione.
web-check-not-drawn = Ziarno tej gry ktoś wybrał albo pochodzi ono ze starszej wersji, więc przeglądarka nie może sprawdzić, skąd się wzięło.
web-seed = Ziarno

## Scena, skrót, dźwięk

web-pace = Tempo
web-pace-slow = wolne
web-pace-normal = zwykłe
web-pace-fast = szybkie
web-pace-off = bez scen
web-stage-tap = Dotknij lub naciśnij spację
web-stage-seconds = { $seconds } s
web-stage-go-on = Dalej
web-stage-again = Jeszcze raz
web-stage-skip = Do mojej następnej decyzji
web-stage-skip-all = Pomiń
web-stage-close = Wróć do gry
web-stage-replay = To już się wydarzyło.
web-stage-waits = Czeka na ciebie.
web-stage-next = Za chwilę: { $title }.
web-space-key = Spacja
web-recap = Od twojej ostatniej tury
web-recap-count = { $count ->
    [one] Od twojej ostatniej tury: 1 zdarzenie
    [few] Od twojej ostatniej tury: { $count } zdarzenia
   *[many] Od twojej ostatniej tury: { $count } zdarzeń
}
web-recap-watch-all = Obejrzyj wszystko, { $seconds } s
web-recap-fold = Zwiń
