## Znajomi, osoby, których się unika, i kto tu jest

web-people-friends = Znajomi
web-people-friends-none = Na razie nikogo. Zaproś kogoś poniżej, po imieniu, albo na jego stronie.
web-people-friends-say = Znajomi widzą, że tu jesteś, i mogą proponować ci miejsca przy stole. Nikt inny nie dowie się, kogo znasz.
web-people-add = Zaproś do grona znajomych
web-people-add-name = Imię
web-people-add-do = Zaproś
web-people-asks = zaprasza cię do znajomych
web-people-asked = zaproszenie wysłane
web-people-accept = Przyjmij
web-people-decline = Odrzuć
web-people-withdraw = Wycofaj
web-people-part = Zakończ znajomość
web-people-part-what = Zakończ znajomość: { $name }
web-people-page = Gry i rankingi, w nowej karcie
web-people-befriend = Zaproś do znajomych
web-people-are-friends = Jesteście znajomymi.
web-people-tie-asked = Zaproszenie do grona znajomych jest wysłane.
web-people-tie-asks = { $name } zaprasza cię do grona znajomych.
web-people-challenge = Wyzwij
web-people-challenge-what = Wyzwij do gry: { $name }
web-people-challenge-title = Wyzwanie: { $name }
web-people-challenge-say = Wybierz grę. Przy nowym stole jedno miejsce będzie czekać na tę osobę: { $name }. Dostanie o tym wiadomość.
web-people-challenge-kept = Gdy otworzysz stół, propozycję miejsca dostanie { $name }.
web-people-manage = Wycisz lub zablokuj
web-people-mute = Wycisz
web-people-mute-say = Nie zobaczysz już, co { $name } mówi przy stołach. Ta osoba się o tym nie dowie.
web-people-unmute = Cofnij wyciszenie
web-people-block = Zablokuj
web-people-block-say = Jak przy wyciszeniu; ponadto żadne z was nie zobaczy, że drugie tu jest, a { $name } nie usiądzie przy twoich stołach i nie zaprosi cię do znajomych. Znajomość się kończy. Ta osoba się o tym nie dowie.
web-people-unblock = Cofnij blokadę
web-people-muted = wyciszenie
web-people-blocked = blokada
web-people-avoided = Wyciszeni i zablokowani
web-people-lift = Cofnij
web-people-lift-what = Cofnij: { $name }

# Gdzie ktoś jest
web-people-here = Kto tu jest
web-people-here-count =
    { $n ->
        [one] we dworze: { $n } osoba
        [few] we dworze: { $n } osoby
       *[many] we dworze: { $n } osób
    }
web-people-here-none = Nie ma tu teraz nikogo, kogo możesz zobaczyć.
web-people-at-table = przy stole
web-people-at-daily = przy sadze dnia
web-people-at-waiting = czeka na innych
web-people-at-watching = ogląda
web-people-at-hall = we dworze
web-people-friend = z twoich znajomych

# Proponowane miejsca
web-people-offer = { $by } proponuje ci miejsce: { $game }
web-people-offer-say =
    { $n ->
        [0] Gra zacznie się, gdy tylko usiądziesz.
        [one] Po tobie zostanie jeszcze jedno wolne miejsce.
        [few] Po tobie zostaną jeszcze { $n } wolne miejsca.
       *[many] Po tobie zostanie jeszcze { $n } wolnych miejsc.
    }
web-people-offer-take = Siadaj
web-people-offer-decline = Nie, dziękuję
web-people-offer-decline-what = Odmów: miejsce proponuje { $by }
web-people-offer-seat = Zaproponuj miejsce komuś ze znajomych
web-people-offer-to = Zaproponuj
web-people-offer-to-what = Zaproponuj miejsce: { $name }
web-people-offered = już wie
web-people-offer-none = Nie masz tu jeszcze znajomych; wyślij odnośnik.

# Zaproszenie jako obrazek
web-people-code = Kod QR
web-people-code-of = Kod QR: { $label }
web-people-code-say = Skieruj na niego aparat telefonu, a otworzy się ten adres.

# Gesty
web-gestures = Gesty
web-gesture-skal = Na zdrowie!
web-gesture-well_played = Dobra gra!
web-gesture-thanks = Dziękuję!
web-gesture-laugh = Ha, ha, ha!
web-gesture-wonder = Hm…
web-gesture-ouch = Au!

# Własne życzenia
web-people-wishes = Ty wśród innych
web-people-color = Twój kolor
web-people-color-say = Jeśli wolne miejsce ma ten kolor, dostaniesz właśnie je. We dworze nosi go twój herb.
web-people-color-any = Dowolny
web-people-color-red = Czerwony
web-people-color-black = Czarny
web-people-color-green = Zielony
web-people-color-blue = Niebieski
web-people-color-heather = Wrzosowy
web-people-color-amber = Bursztynowy
web-people-seen = Kto może widzieć, że tu jesteś
web-people-seen-nobody = Nikt
web-people-seen-friends = Znajomi
web-people-seen-everyone = Wszyscy
web-people-seen-nobody-say = Nikt nie widzi cię we dworze.
web-people-seen-friends-say = Znajomi widzą, że tu jesteś i czy siedzisz przy stole. Nigdzie tego nie zapisujemy.
web-people-seen-everyone-say = Wszyscy widzą, że tu jesteś i czy siedzisz przy stole. Nigdzie tego nie zapisujemy.
