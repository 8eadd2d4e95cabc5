### Lekcja gry Northgard: notatka do każdego ruchu uczącego się.
### `.wrong` słyszy, kto próbuje czegoś innego; gdzie go brak, mówi `wrong`.

title = Pierwsze lata na nowej ziemi
wrong = Dobry pomysł, ale na inny raz. W tej lekcji wybierz zaznaczoną możliwość.

## Setup: the clans land

step-1 =
    Nieznany brzeg, siedem lat, a rządzić będzie klan z największą Chwałą. Daje ją przede wszystkim zamykanie terytoriów: takich, których granice nie zostawiają już żadnej luki ku nieznanemu.

    Grasz jako Astrid przeciw Bjornowi. Rozegramy pierwszy rok i początek drugiego.

    Każdy klan ma własną moc. Jeleń dostaje dodatkowy 1 Punkt Chwały, gdy Odkryciem zamyka swoje terytorium, i 1 za każde terytorium zdobyte w walce. Wybierz [Klan Jelenia](stag).
    .wrong = Każdy klan ma swój urok, ale tę lekcję napisano dla Jelenia.
step-2 =
    Rzut kośćmi dał ci [pierwszeństwo](first_player). Masz 2 żywności i 2 drewna i lądujesz dwa razy: za każdym razem kładziesz jeden ze swoich kafli i stawiasz na nim 3 jednostki.

    Spójrz na [kafel 11](tile_11): Wysokie Sosny mają drewno i miejsce na budynek, a tylko jeden ich bok prowadzi w nieznane. Taką ziemię łatwo zamknąć. Wybierz kafel 11.
    .wrong = Tam też jest dobra ziemia, ale żadnej nie zamkniesz tak łatwo jak Wysokich Sosen na kaflu 11.
step-3 =
    Pierwszy kafel musi stykać się z kaflem startowym. Połóż go na [zachodzie](-1,0).
    .wrong = Tak też wolno. W tej lekcji połóż go o 1 na zachód od kafla startowego.
step-4 =
    Terytoria dzielą kropkowane linie. Krawędź kafla niczego nie dzieli: za nią ziemia ciągnie się dalej.

    Bez obracania Orla Grań łączy się z Zachodnimi Piaskami kafla startowego, a Wysokie Sosny wychodzą na północ. Połóż go [właśnie tak](0).
    .wrong = Wysokie Sosny wychodziłyby wtedy na inną stronę. Połóż kafel bez obracania.
step-5 =
    Gdzie stoją twoje jednostki, tam ziemia jest twoja: nic więcej nie trzeba. Każdy symbol na niej daje co roku zasób. Wyląduj w [Wysokich Sosnach](tile_11.n).
    .wrong = Orla Grań nie ma jeszcze zasobów, za to dwa boki do zamknięcia. Wyląduj w Wysokich Sosnach.
step-6 =
    Kafel Bjorna od razu zamyka [Południowe Żwiry](start.s). Podczas przygotowania nie daje to Chwały, ale da mu zasoby w Zbiorach.

    Na drugie lądowanie weź [kafel 6](tile_06): ma drewno i wiedzę.
    .wrong = Weź kafel 6 dla drewna i wiedzy; na drugim nie ma zasobów.
step-7 =
    Teraz kafel może stykać się z dowolnym innym. Połóż go [na południe od swojego i na zachód od kafla Bjorna](-1,1), aby łączył się z obydwoma.
    .wrong = Połóż go między swoim kaflem a kaflem Bjorna: 1 na zachód, 1 na południe od kafla startowego.
step-8 =
    Po pół obrotu Krucza Puszcza ze swoim drewnem łączy się ze [Złotymi Trawami](tile_02.s), łąką z żywnością na kaflu Bjorna. A wiedza z Runicznego Fiordu trafia do [Orlej Grani](tile_11.s), którą możesz zająć później.
    .wrong = Zobacz, co zetknie się na krawędziach. Pół obrotu połączy drewno z żywnością.
step-9 =
    Krucza Puszcza daje teraz co roku 1 żywność i 1 drewno i ma miejsce na budynek. Wyląduj [tam](tile_06.w), tuż obok [Południowych Żwirów](start.s) Bjorna.
    .wrong = Klan potrzebuje przede wszystkim żywności. Wyląduj w Kruczej Puszczy.

## Year 1: cards

step-10 =
    Ostatni kafel Bjorna dołącza do twoich Wysokich Sosen [Srebrny Staw](tile_20.s): 1 wiedza i drugie miejsce na budynek w prezencie od sąsiada.

    Zaczyna się rok 1. Masz na ręce 4 ze swoich 7 kart: Odkrycie, dwie [Uczty](start_feast) i [Klan Jelenia](clan_stag). Gracie z Bjornem na zmianę, po jednej karcie, aż oboje spasujecie.

    Twoja północna ziemia ma już tylko jeden otwarty bok. Zagraj [Odkrycie](start_explore).
    .wrong = Zamknięta ziemia daje Chwałę od razu, a potem co roku. Zagraj Odkrycie.
step-11 =
    To kafel 18. Musi leżeć przy twojej otwartej ziemi. [Luka](-2,-1) jest na zachód od [Srebrnego Stawu](tile_20.s).
    .wrong = To nie zamknie niczego twojego. Połóż go o 2 na zachód i 1 na północ od kafla startowego.
step-12 =
    Ćwierć obrotu w lewo i w luce leży Brzozowy Gaj ze swoim drewnem. Nie ma innego otwartego boku, więc [twoja ziemia](tile_20.s) będzie zamknięta.
    .wrong = Obróć go tak, by drewno Brzozowego Gaju zetknęło się ze Srebrnym Stawem: ćwierć obrotu w lewo.
step-13 =
    Zamknięte! 3 Punkty Chwały za 3 kafle i 1 za moc Jelenia. Całe terytorium nazywa się teraz [Brzozowy Gaj](tile_18.s), od swojej północno-zachodniej części.

    To była twoja karta na tę turę. Dołożyć możesz tylko Karty Błysku, ile chcesz. Klan Jelenia to jedna z nich, ale zachowaj ją: wkrótce będzie warta dwa razy tyle. Zakończ turę.
    .wrong = Zachowaj jeszcze Klan Jelenia; da ci dwie jednostki zamiast jednej.
step-14 =
    Bjorn rekrutuje na Pasterskiej Hali, tuż obok [Brzozowego Gaju](tile_18.s). Bez obaw: to Trudna Granica, pasmo szczytów, i kosztuje dwa ruchy z jednej karty. Żadna Karta Startowa tylu nie daje.

    Orla Grań jest wciąż niczyja, a ma wiedzę i duże miejsce na budynek. [Uczta](start_feast) zastępuje Rekrutację, Ruch, Odkrycie albo Budowę, jak wolisz. Zagraj jedną.
    .wrong = Bjorn też widzi Orlą Grań. Zagraj Ucztę, a zajmiesz ją przed nim.
step-15 =
    O neutralną ziemię nie trzeba walczyć: [wchodzisz](tile_11.s) i jest twoja. Wybierz Ruch.
    .wrong = Orla Grań czeka. Wybierz Ruch.
step-16 =
    Kruczą Puszczę dzieli od Orlej Grani Trudna Granica, a masz tylko jeden ruch. Od strony [Brzozowego Gaju](tile_18.s) granica jest Regularna. Wyrusz stamtąd.
    .wrong = Stamtąd jednym ruchem nie dojdziesz na Orlą Grań. Wyrusz z Brzozowego Gaju.
step-17 =
    Jednym ruchem dojdziesz tylko na [Orlą Grań](tile_11.s); inne granice są Trudne. Możesz zabrać dowolnie wiele jednostek. Ktoś jednak musi zostać: ziemia bez jednostek jest niczyja. Wyślij 2 i zostaw 1.
    .wrong = Jedna musi utrzymać Brzozowy Gaj, a na Orlej Grani lepiej mieć dwie. Wyślij 2.
step-18 =
    Trzy terytoria z żywnością, drewnem i wiedzą: dobry początek. Zakończ turę.
    .wrong = Jeszcze jedna tura i przyjdzie czas na Klan Jelenia.
step-19 =
    Bjorn stawia [Spichlerz](food_silo) na [Południowych Żwirach](start.s). Zapamiętaj to: budynki służą temu, do kogo należy ziemia.

    Teraz i ty coś zbuduj. Zagraj drugą [Ucztę](start_feast).
    .wrong = Najpierw budynek, potem Klan Jelenia: kolejność ma znaczenie.
step-20 =
    Mały budynek kosztuje 1 drewno, duży 3. Masz 2. Wybierz Budowę.
    .wrong = Dziś budujesz. Wybierz Budowę.
step-21 =
    Na każdym miejscu mieści się jeden budynek. Spichlerz i Chata Drwala dają co roku zasób, Wieża Obronna strzeże ziemi. Obóz Szkoleniowy dodaje jednostkę, ilekroć tam rekrutujesz.

    Za chwilę będziesz rekrutować: zbuduj [Obóz Szkoleniowy](training_camp) na [Złotych Trawach](tile_02.s.s1), które należą do Kruczej Puszczy.
    .wrong = Przydatne, ale przed rekrutacją najlepszy jest Obóz Szkoleniowy na Złotych Trawach.
step-22 =
    Teraz czas na Kartę Błysku: zagrywasz ją oprócz głównej. Zagraj [Klan Jelenia](clan_stag).
    .wrong = Jeszcze nie: w tej turze możesz jeszcze zagrać Kartę Błysku.
step-23 =
    Rekruci dołączają do jednostek, które już są na mapie. W [Kruczej Puszczy](tile_06.w) obóz doda jeszcze jedną.
    .wrong = Tam nie ma Obozu Szkoleniowego. Rekrutuj w Kruczej Puszczy.
step-24 =
    Dwie za jedną: w [Kruczej Puszczy](tile_06.w) stoi 5 jednostek. Klan Jelenia pozwala też przesunąć do nich jednostkę z sąsiedztwa. Ale te dwie z [Orlej Grani](tile_11.s) są potrzebne na miejscu. Zrezygnuj.
    .wrong = Orla Grań graniczy z ziemią Bjorna; lepiej mieć tam dwie niż jedną. Zrezygnuj.

step-25 =
    Nie masz już kart, więc pasujesz. Robisz to przed Bjornem, dlatego [Znacznik Pierwszego Gracza](first_player) zostaje przy tobie i zaczniesz następny rok.

    Kto pasuje, bierze jedną z wyłożonych kart i kładzie ją na wierzchu [Stosu Dobierania](draw_pile): za rok ma ją na ręce. Tak twoja talia z roku na rok staje się lepsza.

    Bjornowi zostały na Południowych Żwirach tylko 2 jednostki. Weź [Straż przyboczną](dev_bodyguard): daje 1 ruch i dodatkowy punkt walki, a do tego jest Kartą Błysku.
    .wrong = Proste życie pozwala tanio budować, ale ty masz plany wobec Południowych Żwirów. Weź Straż przyboczną.
step-26 =
    Zbiory! 2 Punkty Chwały za [Brzozowy Gaj](tile_18.s), bo jest zamknięty i leży na trzech kaflach (za dwa byłby 1), i po zasobie za każdy symbol: 1 żywność, 3 drewna, 2 wiedzy.

    Teraz można wymienić dowolne 3 zasoby na 1. To drogo, a niczego ci nie brak: 8 jednostek zje Zimą 2 żywności, a masz 3. Zakończ.
    .wrong = Oszczędzaj drewno: wkrótce będzie z niego ołtarz. Zakończ bez wymiany.

## Year 2: a fight

step-27 =
    Zima zabrała każdemu z was 2 żywności. Kto nie może zapłacić, bierze kartę [Niepokojów](unrest): na ręce bezużyteczną, a na koniec gry odbierającą 5 Punktów Chwały.

    Rok 2: oprócz [Straży przybocznej](dev_bodyguard) masz trzy pozostałe karty swojej talii. [Południowe Żwiry](start.s) są zamknięte, mają Spichlerz i tylko dwóch obrońców. Zagraj Straż przyboczną.
    .wrong = Uderz, zanim Bjorn sprowadzi posiłki. Zagraj Straż przyboczną.
step-28 =
    Twoich pięć jednostek z [Kruczej Puszczy](tile_06.w) stoi tuż obok, za Regularną Granicą. Wyrusz stamtąd.
    .wrong = Silna grupa stoi w Kruczej Puszczy. Wyrusz stamtąd.
step-29 =
    Wejście na ziemię, na której stoi kto inny, oznacza walkę. Na [Południowe Żwiry](start.s)!
    .wrong = Tamta ziemia jest pusta. Dziś idziesz na Południowe Żwiry.
step-30 =
    Każda jednostka to 1 punkt walki. Wyślij 4, a piąta utrzyma [Kruczą Puszczę](tile_06.w).
    .wrong = Jak najwięcej, ale jedna musi utrzymać Kruczą Puszczę. Wyślij 4.
step-31 =
    4 jednostki i 1 za Straż przyboczną: 5 punktów przeciw 2. Najpierw ty, potem Bjorn możecie wydać żywność, po 1 za punkt, najwyżej tyle, ile macie tam jednostek. Potem każde z was rzuca kością: topory to punkty, czaszki to obrażenia.

    Bjorn ma 4 żywności, a remis wygrywa obrońca. Wydaj swoją żywność.
    .wrong = Bjorn może jeszcze dodać żywnością 2 punkty, a potem rozstrzygną kości. Wydaj swoją.
step-32 =
    Bjorn wydaje 2 żywności, jest więc 6 do 4. Na twojej kości są 2 topory z czaszką, na jego 2 topory: 8 do 6 dla ciebie. Czaszka odbiera mu jednostkę, druga wycofuje się na [Wschodni Brzeg](start.e). [Południowe Żwiry](start.s) i Spichlerz są twoje, a moc Jelenia daje 1 Punkt Chwały.

    Straż przyboczna to Karta Błysku, więc główną kartę masz w tej turze jeszcze przed sobą. Zagraj [Budowę](start_build).
    .wrong = Masz 4 drewna i duże miejsce. Zagraj Budowę.
step-33 =
    Teraz coś dużego. Forteca broni, Kuźnia daje co roku kartę więcej, a [Ołtarz Królów](altar_of_kings) 3 Punkty Chwały w każde Zbiory. Zbuduj ołtarz na [Orlej Grani](tile_11.s.s1).
    .wrong = Te 3 drewna czekają na coś dużego: Ołtarz Królów.
step-34 =
    Podbój i ołtarz w jednej turze. Zakończ ją.
    .wrong = Główna karta tej tury jest już zagrana; zakończ turę.
step-35 =
    Bjorn zbiera siły na [Wschodnim Brzegu](start.e). Masz na ręce [Ruch](start_move) i Rekrutację, a zwykła Rekrutacja to twoja najsłabsza karta.

    Karty można też użyć inaczej: przeczekać nią, czyli odłożyć bez efektu; zamienić ją za 1 wiedzę i dobrać inną; usunąć z gry za 2 wiedzy i dobrać 2; albo za 3 wiedzy wziąć silniejszą kartę klanu.

    Twój Stos Dobierania jest pusty, więc przetasują się karty odrzucone: Odkrycie, dwie Uczty i Klan Jelenia. Każda przyda się bardziej. Zamień [Rekrutację](start_recruit).
    .wrong = Skorzystaj z wiedzy: zamień Rekrutację i dobierz coś lepszego.

end =
    To Klan Jelenia: też rekrutuje, ale jako Karta Błysku nie zajmuje ci tury. Gdyby gra skończyła się teraz, zwycięstwo byłoby twoje, 7 do 3. A następne Zbiory dadzą ci 6 Punktów Chwały: 2 za [Brzozowy Gaj](tile_18.s), 1 za [Południowe Żwiry](start.s) i 3 za ołtarz.

    Tak mija siedem lat. Od trzeciego na stół trafiają silniejsze karty. W siódmym ich miejsce zajmują [Osiągnięcia](achievements): tutaj Odkrywca za wolne miejsca na budynki i Wódz za jednostki. Na koniec liczy się też Chwała z kart, a każde 3 zasoby dają 1 punkt.

    Jest i krótsza droga: kto na koniec roku ma trzy zamknięte terytoria, każde z dużym budynkiem, wygrywa od razu. [Orla Grań](tile_11.s) ma już ołtarz; zamknij jej ostatni bok, a będzie pierwszym z trzech.

    Kto chce więcej, może wpuścić na mapę Stwory. Wskaż cokolwiek na planszy, aby przeczytać, do czego służy. To wystarczy: siadaj do stołu!
