## Zagadki

web-puzzles = Zagadki
web-puzzles-say = Pozycje z gier między botami. W każdej z nich jeden wybór jest wyraźnie lepszy od wszystkich innych. Znajdź go.
web-puzzle-of-the-day = Zagadka dnia
web-puzzle-from-a-game = Z gry między botami
web-puzzle-all = Wszystkie zagadki
web-puzzle-next = Następna zagadka
web-puzzle-begin = Zacznij od łatwej
web-puzzle-none-left = Znasz już odpowiedzi na wszystkie.
web-puzzle-is-solved = rozwiązana
web-puzzle-is-missed = nierozwiązana
# $solved: how many of the reader's first answers were right. $n: how many puzzles there are.
web-puzzle-count = rozwiązane { $solved } z { $n }
# $number: its place in the list. $rating: how hard it is.
web-puzzle-stone-open = Zagadka { $number }, ranking { $rating }
web-puzzle-stone-solved = Zagadka { $number }, ranking { $rating }, rozwiązana
web-puzzle-stone-missed = Zagadka { $number }, ranking { $rating }, nierozwiązana

# The position
web-puzzle-find = Znajdź ruch
# $name: of the seat.
web-puzzle-find-say = { $name } odstępuje ci miejsce. Od tej chwili wszyscy grają jak huskarlowie; co daje największą szansę na wygraną?
web-puzzle-first-try = Liczy się pierwsza odpowiedź.
web-puzzle-tab = Zagadka

# The answer
web-puzzle-answer = Odpowiedź
web-puzzle-solved = Rozwiązane
web-puzzle-missed = To nie najlepszy wybór
# $simulations: how many games the searches tried. $error: in points of percent.
web-puzzle-chances-say =
    Szanse na wygraną po każdym wyborze według { $simulations ->
        [one] jednej próby
       *[other] { NUMBER($simulations) } prób
    } przeszukiwania, z dokładnością do { $error }%.
web-puzzle-your-move = twój wybór
web-puzzle-huscarls-move = wybór huskarla
# $n: a chance.
web-puzzle-percent = { $n }%
web-puzzle-why = Dlaczego
# $best, $other: two choices.
web-puzzle-why-say = Po wyborach „{ $best }” i „{ $other }” rozegrano do końca wiele gier. Oto punkty, które średnio daje lepszy wybór:
web-puzzle-why-chance = „{ $best }” wygrywa częściej niż „{ $other }”: o { $lead }% wszystkich gier. Punkty na końcu różnią się zbyt mało, by wskazać jedną przyczynę.
web-puzzle-best-rival = Najlepszy rywal
web-puzzle-hall = Jak wybierali inni
# $n: how many answers there are.
web-puzzle-hall-say =
    { $n ->
        [0] Nikt jeszcze nie odpowiedział.
        [one] Na razie jedna pierwsza odpowiedź.
        [few] Na razie { $n } pierwsze odpowiedzi.
       *[many] Na razie { $n } pierwszych odpowiedzi.
    }
web-puzzle-uncounted = Nie podano imienia, więc ta odpowiedź nie jest zapisana.
web-puzzle-again = Liczy się pierwsza odpowiedź; ta nie jest zapisana.

# Ratings
# $spread: how far the rating may be off.
web-puzzle-your-rating = twój ranking, ± { $spread }
# $n: with its sign.
web-puzzle-your-rating-changed = twój ranking, { $n }
web-puzzle-its-rating = ta zagadka
web-puzzle-row = rozwiązane z rzędu
# $n: how many were answered.
web-puzzle-solved-of = rozwiązane z { $n }
