### Fjord Race po polsku (Project Fluent).

game-name = Fjord Race
game-summary = Wiosłuj, póki starczy odwagi: kto w porę rzuci kotwicę, zachowa przewagę, a resztę zabierze sztorm. Wygrywa pierwsza łódź w przystani.

## Nazwy

name-ship = Łódź
name-anchor = Kotwica
name-harbour = Przystań
name-wind = Karta wiatru
name-turned = Odkryte karty
name-winds = Karty wiatru
name-fjord = Fiord
name-round = Runda
name-wind_1 = Bryza (1)
name-wind_2 = Wiatr (2)
name-wind_3 = Wichura (3)
text-ship = Płynie naprzód o tyle pól, ile wypadnie na kostce. Przy wyniku 1 wraca tam, gdzie rzuciła kotwicę.
text-anchor = Sztorm zniesie łódź najdalej tutaj.
text-harbour = Wygrywa pierwsza łódź, która tu dotrze.
text-wind = Raz w grze przesuwa łódź naprzód bez rzutu kostką. O ile pól, wie tylko jej właściciel.

## Opcje

option-winds = Każdy ma zakrytą kartę wiatru, którą raz w grze może odkryć.

## Pytania i ruchy

prompt-TakeTurn = Twoja tura: wiosłować dalej czy poprzestać na tym, co jest?
    .waiting = Czekamy na ruch: { $seat }.
move-row = Wiosłuj
move-turn = Odkryj kartę wiatru
move-drop = Rzuć kotwicę

## Zdarzenia

event-dealt = Twoja karta wiatru: { $wind }.
event-rowed = { $seat } wiosłuje, na kostce wypada { $n }.
event-storm = Sztorm! { $seat } wraca na pole { $square }.
event-turned = { $seat } odkrywa kartę wiatru: { $wind }.
event-anchored = { $seat } rzuca kotwicę na polu { $square }.
event-arrived = { $seat } dopływa do przystani!
event-night = Zapada noc, a do przystani nie dopłynął nikt.

## Przeszkody i zapowiedzi

obstacle-no_wind = Nie masz już karty wiatru do odkrycia.
obstacle-not_moved = Zanim łódź rzuci kotwicę, musi ruszyć z miejsca.
preview-row = od 2 do 6 pól naprzód; przy 1 powrót na pole { $square }
preview-sail = naprzód na pole { $square }
preview-stay = bezpiecznie na polu { $square }

## Wyniki

source-squares = Pola
ending-arrived = Wygrywa { $winners }: to pierwsza łódź w przystani.
ending-night = Wygrywa { $winners }: przed nocą nikt nie dopłynął dalej.
