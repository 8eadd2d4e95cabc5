## Zasady

web-rules-title = Zasady
web-rules-title-of = Zasady: { $game }
web-rules-say = Każda zasada ma numer. Pytania, karty i powody prowadzą tutaj.
web-rules-search = Szukaj
web-rules-found =
    { $n ->
        [0] Żadna zasada nie zawiera tych słów.
        [one] { $n } zasada
        [few] { $n } zasady
       *[many] { $n } zasad
    }
web-rules-contents = Spis treści
web-rules-copy = Kopiuj odnośnik do { $rule }
web-rules-copied = Skopiowano
web-rules-mark-p = z publicznej strony
web-rules-mark-j = nasza decyzja

## Księga zasad dla graczy

web-book-say = Rozdziały w prostych słowach, z rysunkami i przykładami. Przy każdym zdaniu można pokazać numer zasady, z której wynika.
web-book-kind = Księga zasad dla graczy
web-book-search = Szukaj w zasadach
web-book-things = Karty, miejsca i postacie
web-book-by-number = Wszystkie zasady według numerów
web-book-numbers = Numery zasad
web-book-rule = Zasada { $rule }
web-book-place =
    Rozdział { $n } z { $all }, { $minutes ->
        [one] { $minutes } minuta
        [few] { $minutes } minuty
       *[many] { $minutes } minut
    }
web-book-turn = Inne rozdziały
web-book-before = Poprzedni
web-book-next = Następny
web-book-example = Przykład
web-book-try = Wypróbuj przy stole
web-book-or = lub
web-book-told-in = Więcej o tym:
web-book-no-thing = Nie ma takiej strony.
web-book-no-chapter = Nie ma takiego rozdziału. Wszystkie są w spisie treści.
web-book-found =
    { $n ->
        [0] Nic nie znaleziono. Spróbuj innego słowa.
        [one] { $n } fragment
        [few] { $n } fragmenty
       *[many] { $n } fragmentów
    }
