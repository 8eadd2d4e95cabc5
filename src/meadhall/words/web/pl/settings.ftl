### Ustawienia stołu i jego klawisze: tylko dla okien, które je pokazują.

## Ustawienia

web-pace-say = Jak szybko pokazywać rzuty, walki i zdarzenia. Bez scen: tylko w sadze i w skrócie.
web-touch = Dotyk
web-touch-preview = Najpierw podgląd
web-touch-play = Graj od razu
web-setting-motion = Pokazuj ruch
web-setting-sound = Odtwarzaj dźwięki
web-setting-volume = Głośność
web-setting-talk = Pozwól botom mówić

## Klawisze

web-key-1 = lista wszystkich możliwości
web-key-2 = na liście: przejdź do możliwości o tym numerze; Enter ją zagrywa
web-key-3 = przechodź po możliwościach
web-key-4 = cofnij
web-key-5 = podpowiedź
web-key-6 = co gdyby
web-key-7 = co się działo od twojej ostatniej tury
web-key-8 = przejdź dalej: polecenie, plansza, miejsca, saga
web-key-9 = przybliż i oddal
web-key-10 = pokaż całą planszę
web-key-11 = krok wstecz
web-key-12 = pełny ekran
web-key-13 = dalej; z Shift: pomiń
web-key-14 = włącz lub wyłącz dźwięk
web-key-15 = te klawisze
