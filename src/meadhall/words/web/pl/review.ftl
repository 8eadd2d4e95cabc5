## Replay

web-replay-of = Powtórka: { $game }
web-replay-steps = Kroki gry
web-replay-first = Na początek
web-replay-back = Poprzedni ruch
web-replay-forward = Następny ruch
web-replay-last = Na koniec
web-replay-play = Odtwarzaj
web-replay-pause = Wstrzymaj
web-replay-speed = Tempo
web-replay-speed-of = { $speed }×
web-replay-move = Ruch
web-replay-at = Ruch { $move } z { $moves }
web-replay-at-opening = Początek
web-replay-opening = Gra jest rozłożona.
web-replay-secret = { $name } podejmuje tajną decyzję.
web-replay-untold = Ruch { $move }
web-replay-link = Kopiuj odnośnik do tej chwili
web-replay-link-public = Ten odnośnik może otworzyć każdy.
web-replay-link-watch = To prywatny stół: kto ma odnośnik, może oglądać grę.
web-replay-link-private = To prywatny stół: odnośnik otworzy tylko ten, kto może oglądać grę.
web-replay-share = Udostępnij tę chwilę
web-film = Nagraj film
web-film-say = Plansza przejdzie od jednego ruchu do drugiego, a twoja przeglądarka to nagra.
web-film-from = Od ruchu
web-film-to = do ruchu
web-film-long = { $seconds ->
    [one] Potrwa to sekundę, tyle co film.
    [few] Potrwa to { $seconds } sekundy, tyle co film.
   *[other] Potrwa to { $seconds } sekund, tyle co film.
}
web-film-stretch = Wybierz fragment tej gry: od dwóch do { $most } ruchów.
web-film-make = Nagrywaj
web-film-making = Trwa nagrywanie: nie zamykaj tej strony.
web-film-cancel = Anuluj
web-film-done = Film jest gotowy: { $kilobytes } kB.
web-film-save = Zapisz film
web-film-share = Udostępnij film
web-film-cannot = Ta przeglądarka nie potrafi nagrać planszy. Spróbuj w aktualnej przeglądarce Chrome, Edge, Firefox lub Safari.
web-film-not-shared = Filmu nie udało się udostępnić. Zapisz go i wyślij plik.
web-replay-views = Oczami gracza
web-replay-view-seat = Zobacz to jako { $name }
web-replay-view-spectator = Jako widz
web-replay-view-spectator-hint = Tylko to, co widzą wszyscy
web-replay-all-seeing = Pokaż tajemnice
web-replay-all-seeing-hint = Gra się skończyła: saga mówi, co kto ukrywał.
web-replay-table = Do stołu
web-replay-tab-points = Punkty
web-replay-points = Punkty w czasie
web-replay-points-hint = Wybierz miejsce na wykresie, aby przejść do tego ruchu.
web-replay-points-read = Po ruchu { $move }: { $scores }.
web-replay-points-none = Nie ma jeszcze czego rysować.
web-replay-points-seat = { $name } { $points }
web-replay-key-1 = poprzedni ruch, następny ruch
web-replay-key-2 = na początek, na koniec
web-replay-key-3 = odtwarzaj i wstrzymaj
web-replay-key-4 = wolniej, szybciej
web-replay-key-5 = widok z następnego miejsca
web-replay-key-6 = kopiuj odnośnik do tej chwili
web-replay-key-7 = film z fragmentu gry
web-replay-key-8 = ta lista

## Chances

web-chances = Szanse
web-chances-title = Szansa na wygraną w czasie, w procentach
web-chances-hint = Każda linia mówi, jak gracz mógł ocenić własną szansę na podstawie tego, co wtedy wiedział.
web-chances-thinking = Bot rozważa tę grę: { $known } z { $moves } ruchów.
web-chances-closer = Bot przygląda się bliżej turom, które zmieniły najwięcej…
web-chances-failed = Szans nie udało się obliczyć. Zajrzyj tu później.
web-chances-read = Po ruchu { $move }: { $chances }.
web-chances-seat = { $name } { $percent }%
web-chances-table = Szanse w tabeli
web-chances-move = Ruch
web-turns = Punkty zwrotne
web-turns-none = Żadna pojedyncza tura nie rozstrzygnęła tej gry.
web-turns-kind = { $kind ->
    [mistake] Błąd
   *[luck] Los
}
# $by: who moved. $played, $better: choices as they were offered.
web-turns-played = { $kind ->
    [mistake] { $by }: { $played }. Lepiej: { $better }.
    [missed] { $by }: można było zagrać lepiej.
    [luck] { $by }: { $played }. Resztę zrobił los albo to, co wyszło na jaw.
   *[other] { $by }: { $played }.
}
# $error: the standard error of the difference, in percentage points.
web-turns-change = { $kind ->
    [mistake] { $name }: { $after }% zamiast { $before }% (±{ $error })
   *[other] { $name }: z { $before }% na { $after }% (±{ $error })
}
# $text: a choice as it was offered. $times: how often in a row.
web-turns-times = { $text } (×{ $times })
# $count: how many further steps a long line has.
web-turns-more = i jeszcze { $count }
web-turns-line-played = Zagrano
web-turns-line-better = Lepiej
web-turns-noise = Liczba po znaku ± to błąd standardowy różnicy w punktach procentowych. Różnic mniejszych niż trzy błędy standardowe nie pokazujemy.
web-better = Lepsze zagranie
web-better-step = Lepsze zagranie, krok { $step } z { $steps }
web-better-close = Wróć do gry
web-turns-watch = Zobacz to w powtórce

## Lessons

web-learn-title = Naucz się gry
web-learn-say = Zagraj partię z objaśnieniami: ruchy wykonujesz ty, a każdy z nich jest wyjaśniony.
web-learn-minutes = { $minutes ->
    [one] { $minutes } minuta
    [few] { $minutes } minuty
   *[other] { $minutes } minut
}
web-learn-none = Nie ma jeszcze lekcji
web-learn-begin = Zacznij
web-learn-continue = Kontynuuj od kroku { $step }
web-learn-again = Jeszcze raz
web-learn-done = Ukończona
web-learn-to-rules = Przeczytaj zasady
web-learn-lesson = Lekcja
web-learn-step = Krok { $step } z { $steps }
web-learn-progress = Postęp lekcji
web-learn-teller = Skald mówi
web-learn-back = Wstecz
web-learn-forward = Dalej
web-learn-restart = Zacznij od nowa
web-learn-show = Pokaż mi
web-learn-shown = Świeci na planszy i jest zaznaczone na liście: { $choice }
web-learn-happened = Co się stało
web-learn-end = To koniec lekcji
web-learn-play = Zagraj teraz z botami
web-learn-choose = Wszystkie lekcje
web-learn-key-1 = lista wszystkich możliwości
web-learn-key-2 = poprzedni krok, następny krok
web-learn-key-3 = pokaż, co zrobić
web-learn-key-4 = przeczytaj objaśnienie jeszcze raz
web-learn-key-5 = ta lista
