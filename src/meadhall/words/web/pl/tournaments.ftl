## Turnieje

web-moots = Turnieje
web-moots-say = Zagraj runda po rundzie z wieloma przeciwnikami. Następna runda zaczyna się, gdy tylko skończy się ostatnia gra poprzedniej.
web-moots-none = Nie było jeszcze żadnego turnieju. Ogłoś pierwszy, a inni będą mogli się zapisać.
web-moots-open = Można się zapisać
web-moots-playing = W toku
web-moots-over = Zakończone
web-moots-ended = Odwołane
web-moot-all = Wszystkie turnieje
# $n: how many take part.
web-moot-entrants =
    { $n ->
        [one] jeden uczestnik
       *[many] { $n } uczestników
    }

# What it is
web-moot-new = Nowy turniej
web-moot-title = Tytuł
web-moot-game = Gra
web-moot-kind = Rodzaj
web-moot-swiss = System szwajcarski
web-moot-swiss-say = Spotykają się ci, którzy mają tyle samo punktów; nikt nie gra z nikim dwa razy, jeśli da się tego uniknąć.
web-moot-round-robin = Każdy z każdym
web-moot-round-robin-say = Każdy spotyka się z każdym.
web-moot-knock-out = System pucharowy
web-moot-knock-out-say = Zwycięzca każdego stołu gra dalej, pozostali odpadają.
web-moot-size = Graczy przy stole
web-moot-rounds = Rundy
web-moot-clock = Czas
web-moot-starts = Początek
web-moot-starts-say = Zostaw puste, jeśli chcesz rozpocząć turniej samodzielnie.
web-moot-lasts = Runda kończy się
web-moot-lasts-never = wraz z ostatnią grą
web-moot-lasts-day = po jednym dniu
web-moot-lasts-three-days = po trzech dniach
web-moot-lasts-week = po tygodniu
web-moot-lasts-two-weeks = po dwóch tygodniach
web-moot-lasts-say = Czego nie zdążycie rozegrać, dokończą boty.
web-moot-fill = Boty na wolne miejsca
web-moot-fill-none = Bez botów
web-moot-set-up = Ogłoś
web-moot-duels = pojedynki
# $n: how many sit at a table.
web-moot-tables-of =
    { $n ->
        [one] stoły na jedną osobę
        [few] stoły na { $n } osoby
       *[many] stoły na { $n } osób
    }

# What it asks of the reader
web-moot-now = Teraz
web-moot-open = Można się zapisać
# $at: date and time.
web-moot-begins = Zacznie się samo, { $at }.
# $name: who set it up.
web-moot-begins-by = { $name } rozpocznie turniej, gdy wszyscy będą gotowi.
web-moot-join = Weź udział
web-moot-leave = Wycofaj się
web-moot-begin = Rozpocznij
web-moot-call-off = Odwołaj
web-moot-waits = Twoja gra czeka
web-moot-runs = Twoja gra trwa
web-moot-on-its-way = Turniej trwa
web-moot-next-round = Następna runda zacznie się, gdy skończą się wszystkie gry tej rundy.
web-moot-sit = Do stołu
web-moot-over = Turniej się skończył
# $names: who came first.
web-moot-first = { $names } na pierwszym miejscu
web-moot-ended = Turniej został odwołany

# Standings and rounds
web-moot-who = Kto bierze udział
web-moot-nobody = Jeszcze nikt
web-moot-standings = Tabela
web-moot-course = Rundy
web-moot-place = Miejsce
web-moot-player = Gracz
web-moot-opponents = Rywale
web-moot-margin = Przewaga
web-moot-points = Punkty
web-moot-gone = wycofanie
web-moot-bye = wolny los
web-moot-round = { $n }
web-moot-round-n = Runda { $n }
# $n: how many tables. $over: how many of them are finished.
web-moot-tables = zakończone { $over } z { $n }
web-moot-finished = zakończona
# $at: date and time.
web-moot-round-until = do { $at }
web-moot-under-way = w toku

# How it is decided
web-moot-time-say = Gdy skończy ci się czas, gra za ciebie huskarl; możesz wrócić na swoje miejsce.
web-moot-ahead = Kto jest wyżej
web-moot-ahead-points = Punkty.
web-moot-ahead-points-say = Wygrany pojedynek to 1, wspólne zwycięstwo ½; przy większych stołach liczy się, jaką część rywali masz za sobą. Wolny los to ½.
web-moot-ahead-opponents = Rywale.
web-moot-ahead-opponents-say = Punkty tych, z którymi grasz.
web-moot-ahead-between = Gry między wami,
web-moot-ahead-between-say = jeśli się odbyły.
web-moot-ahead-margin = Przewaga
web-moot-ahead-margin-say = nad średnią pozostałych, najwyżej 20 za grę. Potem miejsce jest wspólne.
web-moot-knock-out-ties = Przy wspólnym zwycięstwie gra dalej ten, kto jest wyżej w tabeli.
