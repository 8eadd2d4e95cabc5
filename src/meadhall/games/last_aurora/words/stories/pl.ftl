### Karty Fabuły w takim brzmieniu, w jakim się je czyta. Wartość komunikatu to początek, atrybuty
### a i b to wybory, a te z końcówką success lub failure czyta się dopiero po wyborze. Wiersze są
### łączone przed pokazaniem. Tekst nie podaje liczb, które pokazują efekty.
###
### Postacie: mechaniczka Bronka, kucharka Ruta, ośmioletnia Mila, Voss i jego żółte lampy, handlarz
### Kosma, doktor Lenz, stary Osk z lampą i głos Aurory. Każda karta jest osobną całością, ale bywa,
### że jedna kończy to, co zaczęła inna.

## Okres I, dolina: opowieść skierowana do was, w czasie teraźniejszym, blisko ludzkiej mowy

story_locked_cellar =
    Za ladą, pod wycieraczką sztywną od mrozu, obcas Bronki trafia na metal. W podłogę wmarzł
    stalowy właz, zaryglowany od spodu. Bronka klęka i stuka kluczem: dwa razy, potem raz. Cisza. A
    potem, cichutko, ale nie do pomylenia, ktoś tam na dole przesuwa po betonie krzesło, o
    centymetr, i nieruchomieje.
    .a = Wyważ właz.
    .a_success =
        Rygiel puszcza z trzaskiem jak lód na rzece. Na dole siedzi dwoje staruszków z rękami w
        górze, a za nimi półki pełne kiszonych ogórków. Nikt nie mówi ani słowa. W końcu kobieta
        pokazuje drugą półkę, tę, bez której się obejdą.
    .a_failure =
        Lód, właz i podłoga trzymają, za to belka nad nimi już nie. Wylatuje przez witrynę prosto na
        wasze blachy. Na dole jeszcze raz szura krzesło, jakby ktoś usiadł z powrotem i postanowił
        poczekać.
    .b = Odstukaj pożegnanie i zostaw właz w spokoju.
    .b_success =
        Bronka stuka na pożegnanie, dwa razy i raz, po czym równo układa wycieraczkę. Gdy ruszacie,
        spod podłogi dobiegają trzy słabe stuknięcia. Do wieczora cała kolumna wie, że to wy
        pozwalacie ludziom trzymać drzwi zamknięte.

story_footprints =
    Herbata w blaszanym kubku jest jeszcze ciepła. Tylnymi drzwiami wyszły duże buty, małe buty i
    sanki, a śnieg nie zdążył zasypać bruzd. W skrzyni na drewno, pod złożonym kocem, ktoś schował
    to, czego nie mógł unieść i po co na pewno zamierzał wrócić.
    .a = Obiecaj Mili, że ich odnajdziecie.
    .a_success =
        Znajdujecie ich tam, dokąd prowadziły ślady: mężczyzna śpi na stojąco, a chłopiec ciągnie go
        za rękaw. Mila oddaje im kubek. Wieczorem opowiada się o tym przy każdym ognisku i za każdym
        razem sanki robią się cięższe.
    .a_failure =
        Wiatr przeszedł po równinie jak gąbka po tablicy. Duże buty, małe buty, płozy: nie ma nic.
        Mila przez całą drogę trzyma kubek na kolanach i nikt, kto jej cokolwiek obiecywał, nie może
        na ten kubek patrzeć. Takie rzeczy się rozchodzą.
    .b = Zabierz to, co schowali w skrzyni.
    .b_success =
        Rzeczy są porządne, zawinięte starannie, więc pakujecie je w milczeniu. Ktoś zostawia koc,
        jakby to wyrównywało rachunek. Wieczorem widzicie na grani iskierkę ognia, bardzo małą, a
        potem widzicie, jak gaśnie. Nie tylko wy to widzieliście.

story_second_mouth =
    Lepiej trafić nie mogliście: mocne ręce, dobre buty, żadnych pytań. I wtedy plandeka na sankach
    kaszle. „To mój brat”, słyszycie, a nowa osoba w konwoju staje między wami a sankami. „On mało
    je”. Twarz pod plandeką ma kolor świecy, a oczy patrzą w garnek Ruty.
    .a = Nakarm i jego.
    .a_success =
        Ruta bez pytania napełnia drugą miskę, choć musi w tym celu wyskrobać garnek. Chory je,
        trzymając łyżkę oburącz. Umie naprawiać sieci, mówi, albo uprząż, albo co tylko trzeba. W
        całej kolumnie mówi się dziś o waszej kuchni.
    .b = Przekonuj, że w przytułku będzie mu lepiej.
    .b_success =
        Rozmowa trwa godzinę, tam i z powrotem wzdłuż wozów. Siostry w przytułku mają piec i kozę, a
        wy tylko drogę. W końcu brat dostaje szalik, owinięty dwa razy, i pożegnanie. Siostry
        błogosławią wasze koła tak głośno, że słyszą to wszyscy.
    .b_failure =
        Podnosisz głos i spostrzegasz to za późno. Kiedy milkniesz, cała kolumna patrzy, jak
        krzyczysz na człowieka, który nie może ustać na nogach. Nikt nic nie mówi, ktoś podnosi
        sznur od sanek. Brat jedzie jednak z wami, a razem z nim ta historia.

story_stray_dog =
    Wrak byłby do wzięcia, gdyby nie to, że jest już zajęty. Między osiami, w gnieździe z waty i
    przeżutej mapy samochodowej, leży pies wielki jak cielę. Brakuje mu jednego ucha. Nie szczeka.
    Odsłania zęby żółte jak klawisze starego pianina i dalej patrzy na ręce zwiadu.
    .a = Usiądź w śniegu i wyciągnij rękę.
    .a_success =
        Trwa to pół godziny i kosztuje resztki cierpliwości. Potem pojawia się zimny nos, a potem
        ciężar na butach. Mila nazywa psa Sierżantem, bo zawsze idzie przodem. Odtąd zwiadowcy
        chodzą za jego ogonem i trafiają na rzeczy, które sami by minęli.
    .a_failure =
        Pies jest szybki i wcale mu nie przykro. Puszcza od razu i wycofuje się pod oś, kładąc po
        sobie jedyne ucho. Rana jest mała, ale te zęby bywały w rzeczach, które świecą po ciemku.
        Pod wieczór ktoś ze zwiadu dygocze przy piecu.
    .b = Przepędź go, waląc w garnki.
    .b_success =
        Dwadzieścia osób walących w garnki przepędziłoby pułk wojska. Pies odchodzi, kulejąc, i
        ogląda się raz przez ramię. Pod watą pilnował sarniego udźca, zamarzniętego na czysto. Ruta
        odkrawa ślady zębów. Mila nie bierze do ust ani kęsa.

story_false_trader =
    Handlarz Kosma ma futrzaną czapę, sanie pełne kanistrów i uśmiech ze złotym zębem. Chwali wasze
    opony. Chwali wasze dzieci. Ale ilekroć przerywa, żeby nabrać tchu, ktoś za zaspą też przerywa,
    o chwilę za późno, a raz Kosma odpowiada na pytanie, którego nikt z was nie zadał.
    .a = Obejdź zaspę i zobacz, kto tam siedzi.
    .a_success =
        Z zaspy wypryskują dwaj mężczyźni, zupełnie jak kuropatwy, i pędzą do lasu. Jeden gubi but,
        drugi worek. Kosma odprowadza ich wzrokiem, niebywale zdumiony. Worek jest wasz, a opowieść
        o bucie robi wam dobrą prasę przy innych ogniskach.
    .a_failure =
        Za zaspą jest zdeptany śnieg, skórka pomarańczy i nikogo. Gdy wracacie, nie ma już handlarza
        ani sań, a tam, gdzie stała jedna z waszych skrzynek, został równy kwadrat suchej ziemi.
        Gdzieś między drzewami ktoś się śmieje.
    .b = Kup tanio i niczego nie słysz.
    .b_success =
        Kanister jest pełny i tańszy od wody. Z boku ktoś zdrapał nazwę, ale niezbyt dokładnie:
        połowę da się przeczytać i wiecie, o który konwój chodzi. Oni też się dowiedzą, kiedy
        zobaczą swój kanister przypięty do waszego bagażnika.

story_toolbox_note =
    Pod kluczami, złożona na osiem, leży kartka ze szkolnego zeszytu. Ktoś narysował ołówkiem drogę,
    suche drzewo, drogowskaz bez ramion, a obok mały krzyżyk. „Dla tych, co po nas”, głosi podpis,
    pisany ręką, której nigdzie się nie spieszyło. „Mieliśmy więcej, niż dało się unieść. Dzwonkiem
    proszę się nie przejmować”.
    .a = Zatrzymaj mapę i wypatruj drzewa.
    .a_success =
        Jest suche drzewo i drogowskaz bez ramion, a na najniższej gałęzi wisi krowi dzwonek, który
        dzwoni, gdy kopiecie. Skrytka jest sucha i pięknie spakowana. Na wierzchu leży druga kartka:
        „Miło, że wpadliście”. Przed odjazdem dzwonicie raz. Inaczej nie wypadało.
    .a_failure =
        Drzewo dawno się przewróciło albo nigdy tu nie rosło, a ołówkowa droga wpada do jeziora,
        którego nikt nie narysował. Stoicie na wietrze z kartką pośrodku. Daleko, gdzieś nad lodem,
        dzwoni krowi dzwonek. Moglibyście przysiąc.
    .b = Spal ją, niech ktoś ogrzeje ręce.
    .b_success =
        Kartka pali się może minutę. Dłonie, które ją obejmują, przestają być białe, potem przestają
        być sine, a ich właściciel śmieje się pierwszy raz od mostu i idzie się położyć. Ołówkowa
        droga zwija się na końcu: drzewo, drogowskaz, krzyżyk.

story_far_light =
    Wysoko na grani, gdzie na mapie nie ma nic prócz poziomic, mruga lampa. Krótko, długo, krótko.
    Gaśnie, kiedy stajecie, i zapala się, kiedy ruszacie. „Bandyci oszczędzają naftę”, mówi Bronka i
    chucha w palce. Zbocze jest strome, a śnieg, który na nim leży, całą zimę czekał, aż ktoś
    krzyknie.
    .a = Wespnij się do lampy.
    .a_success =
        Kamienna chata, piec i stary Osk, który od wojny co noc daje znaki wybrzeżu, na wszelki
        wypadek. Wysłuchuje was, przycina knot i pakuje lampę w słomę. „Mój brat pilnuje większej”,
        mówi. I już siedzi w kabinie.
    .a_failure =
        Cztery godziny w górę, na czworakach. Na szczycie jest słup, przykręcone drutem pęknięte
        lustro i księżyc. Lustro kołysze się i mruga. Ten, kto tam wszedł, leży teraz pod trzema
        kocami i nie życzy sobie żadnych pytań.
    .b = Odpowiedz reflektorami.
    .b_success =
        Przygaszacie światła: krótko, długo, krótko. Przez chwilę ciemność się zastanawia. Potem
        lampa odpowiada, dwa razy, tak prędko, że to może być tylko radość. Widziały to wszystkie
        konwoje na równinie i wiedzą już, kto mówi obcym „dobry wieczór”.

story_shared_soup =
    Ruta miesza i chochla o wiele za wcześnie stuka o dno. Nikt się nie odzywa. Trzymają miski przy
    piersiach i patrzą nie na Rutę, tylko na chochlę: jak głęboko sięga i przed kim się przechyla.
    Na dworze wiatr próbuje po kolei wszystkich drzwi. „No?”, pyta was Ruta półgłosem. „Ma być gęsta
    czy długa?”
    .a = Gęsta: nalej każdemu dwa razy.
    .a_success =
        Jedzą, aż błyszczą im czoła. Ktoś pierwszy raz od tygodnia rozpina płaszcz, ktoś nuci do
        pustej miski, żeby posłuchać, jak odpowiada. Długo przed świtem jedno ze śpiących jest już
        na nogach i pyta, co jest do zrobienia. Spiżarnię łatwiej teraz zamieść.
    .b = Długa: dolej wody ze śniegu.
    .b_success =
        Garnek obchodzi wszystkich dwa razy i jeszcze zostaje coś do słoików. Smakuje dachem, z
        którego zgarnięto śnieg. Koło północy ktoś wychodzi na dwór, potem znowu, a wraca szary na
        twarzy. Ruta podnosi wodę pod lampę i nic nie mówi.

story_night_song =
    Zza zamarzniętego stawu dobiega akordeon z jednym głuchym klawiszem, a potem głosy. To konwój
    Vossa, ten z żółtymi lampami; jeszcze rano ścigaliście się z nim do mostu. Śpiewają tę o córce
    przewoźnika. Znają ją wszyscy. W waszych ciemnych kabinach ludzie zaczynają poruszać ustami.
    .a = Zaśpiewaj z nimi refren.
    .a_success =
        Wasi wchodzą pół taktu za późno i dwa razy za głośno. Ktoś tam się śmieje i na was czeka.
        Przy czwartej zwrotce nikt już nie powie, po której stronie stawu jest piosenka. Kto tu był,
        długo będzie dobrze mówił o wszystkich pozostałych.
    .b = Zakradnij się do nich, póki śpiewają.
    .b_success =
        Nikt nie pilnuje wozów, gdy w piosence ona właśnie tonie. Jesteście z powrotem, zanim
        akordeon zaczerpnie tchu, z pełnymi rękami, i nucicie. Krzyki za stawem zaczynają się
        dopiero rano, a wtedy wy też krzyczycie, na pogodę.
    .b_failure =
        Pod plandeką siedzi sześcioletni chłopiec z kocem na uszach, zbyt nieśmiały, żeby śpiewać.
        Patrzy na wasze ręce. Nie podnosi krzyku, tylko wraca do ogniska i dźwięcznym głosem pyta,
        po co państwo przyszli. Akordeon milknie.

story_thin_ice =
    Rzeka jest szeroka jak wieś i biała od brzegu do brzegu. Pierwsza oś wtacza się na lód i wtedy
    spod tamtej strony dobiega ton, długi i niski, jak palec wodzony po krawędzi szklanki. Potem
    biegnie rysa. Przechodzi między przednimi kołami, bez pośpiechu, i wędruje dalej, ku drugiemu
    brzegowi.
    .a = Dodaj gazu i ścigaj się z nią.
    .a_success =
        Pędzicie, jakby rzeka stała w ogniu. Ton się wznosi, lusterka zalewa czarna woda, a potem
        jest żwir, święty żwir, który grzechocze o nadkola. Za ostatnim kołem lód kładzie się
        kawałek po kawałku. Przed wami jeszcze szmat drogi i szmat wieczoru.
    .a_failure =
        Dwie trzecie drogi. Kabina pochyla się prawie grzecznie, a szyba robi się zielona. Trzeba
        wszystkich łańcuchów i wszystkich ramion, żeby ją wyciągnąć, ociekającą, z reflektorami,
        które wciąż świecą. Bronka głaszcze pogiętą maskę i nie chce z nikim rozmawiać.
    .b = Wycofaj się i jedź brzegiem.
    .b_success =
        Schodzicie z lodu, jak się wychodzi z pokoju chorego: tyłem. Brzeg to same głazy i pniaki
        olch, a Mila wysiada, bo pieszo jest szybciej. Kosztuje was to resztę dnia. Ale skarpety
        macie suche i silnik też.

story_geiger =
    Tyka od południa, jak świerszcz w kieszeni drzwi. Teraz, gdy silnik milczy, słychać, jak szybko.
    Bronka niesie licznik na pasku wzdłuż wozów: przy kołach głośno, przy płaszczach głośniej, a
    przed jedną parą splecionych dłoni robi się z tego jeden nieprzerwany dźwięk.
    .a = Spal wierzchnie ubrania i otwarte jedzenie.
    .a_success =
        Płaszcze, rękawice, dywanik utkany przez czyjąś matkę, napoczęte worki z jedzeniem: wszystko
        idzie w ogień, a dym kładzie się z wiatrem. Stoicie dookoła w bieliźnie, szorujecie się
        śniegiem i klniecie. Kiedy strzela ostatni guzik, świerszcz już ledwie potykuje.
    .b = Idź za tykaniem do źródła.
    .b_success =
        Prowadzi was przez pole do wagonu, który leży na grzbiecie, i to jego rdza tak śpiewa. Za
        nim jednak, w zaciszu i w ciszy, spoczywa szczelny zbiornik, do którego nikt nie śmiał
        podejść. Toczycie go do domu po czystym śniegu. Chlupocze całą drogę.
    .b_failure =
        Idziecie za dźwiękiem jak za strumykiem i jak strumyk dźwięk się rozwidla. Gdy zawracacie,
        wskazówka leży na oporze, w którąkolwiek stronę ją obrócić. Ktoś siada, żeby zdjąć but,
        patrzy na skórę i z powrotem wciąga but na nogę.

story_engines_in_fog =
    Mgła podniosła się znad rzeki i zabrała drogę, słupy, wóz przed wami. A w niej, bardzo daleko
    albo całkiem blisko, pracują na jałowym biegu silniki: cztery, pięć, jeden z chorym zaworem.
    Żadnych świateł. „Nasłuchują nas”, szepcze Bronka. „Więc albo bądźmy cicho, albo bądźmy gdzie
    indziej”.
    .a = Rozciągnij linę w poprzek drogi i czekaj.
    .a_success =
        Pierwszy nadjeżdża chory zawór, kaszląc. Brzęk, wizg blachy, a potem dużo dłuższy hałas, z
        jakim jedno wjeżdża w drugie. Mgła zasuwa się nad tym jak kurtyna, po czym powoli wytacza
        się z niej kołpak i kładzie u waszych stóp.
    .a_failure =
        Czekacie, aż zamarzają rzęsy. Potem coś się wyłania, ktoś krzyczy, ktoś cofa, a lina
        przeznaczona dla nich napina się ze śpiewem na waszej własnej burcie. Zdziera blachę
        długości stołu. Gdzieś we mgle warczy silnik, jakby go to bawiło.
    .b = Rozproszcie się, każdy na własną rękę.
    .b_success =
        Bez świateł, bez klaksonów, każde koło w inną stronę. Słychać, jak konwoje dookoła odnajdują
        rów, płot, słupek i siebie nawzajem. Gdy mgła się podnosi, nikogo nie złapano, ale każdemu
        brakuje lusterka, blachy albo cierpliwości.

story_jammed_gun =
    „Teraz!”, mówicie, i nic. Strzelec ciągnie jeszcze raz. Zamek zamarzł na wczorajszej wilgoci, a
    z dźwigni zwisa lodowa broda. Po drugiej stronie kotliny zauważyli, że stoicie; jeden właśnie
    się podnosi, żeby lepiej widzieć. Bronka podaje na górę swój największy młot, trzonkiem do
    przodu.
    .a = Uderz młotem.
    .a_success =
        Trzeci cios wystarcza. Lód odpada w jednym kawałku, z odciskiem całego zamka, a dźwignia
        opada jak naoliwiona. Od tego walenia pocisk siedzi jak trzeba. Wylatuje z płaskim,
        zdumionym hukiem i bynajmniej ich nie mija.
    .a_failure =
        Zamek ma jedno miejsce, w które wolno bić, i za dnia, z ciepłymi rękami, strzelec by w nie
        trafił. Młot ląduje o palec w lewo. Nie jest to nawet głośne. Ale w stali otwiera się czarna
        kreska, a Bronka chowa twarz w rękawicach.
    .b = Polej go paliwem i zapal zapałkę.
    .b_success =
        Chlust na zamek, zapałka, i po stali na palcach biegnie błękitny płomyk. Broda kapie, potem
        leje się strumieniem. Żal wam każdej kropli. A potem dźwignia opada, tak gorąca, że dymi
        spod rękawicy, i cała kotlina dowiaduje się, co potrafi dobre paliwo.

story_radio_static =
    Co wieczór o tej samej porze jest tam, za szumem: kobieta, która mówi w imieniu Aurory. Dziś
    dochodzą same strzępy. „…na północ od… nie mostem, powtarzam, nie…”, a potem wasze imiona, może,
    albo imiona świętych. Maszt na dachu chwieje się i buczy. Wszyscy przestali żuć.
    .a = Wejdź na dach i napraw antenę.
    .a_success =
        Drut, taśma, widelec wygięty w haczyk i nagle ona jest w kabinie, tak blisko, że Mila mówi
        jej dobry wieczór. Podaje drogę: koło cegielni, nie przez most. „Aurora, na nasłuchu”,
        kończy jak zawsze. Jutro pojedziecie szybko.
    .a_failure =
        Masz już rękę na maszcie, kiedy przychodzi podmuch. Maszt się pochyla, namyśla i przewraca,
        zabierając reling, lampę i kawał dachu. Z plątaniny drutów jej głos mówi jedno całe słowo:
        „ostrożnie”, po czym znika.
    .b = Czuwaj do rana i zapisuj każde słowo.
    .b_success =
        Kręcicie gałką o włos w tę i z powrotem, aż drętwieją palce, i zapisujecie marginesy starego
        kalendarza. O świcie czytacie to na głos ze stopnia: jedenaście słów i ostrzeżenie przed
        burzą. Z innych konwojów przyszli ludzie, żeby posłuchać. Zdejmują czapki.

story_smoke =
    Zwiadowcy schodzą się pojedynczo, tupią i każdy zaczyna od tego samego zdania. Dym, za granią,
    prosto w górę, gęsty. Szary albo brunatny; jeden przysięga, że pachniał boczkiem, i zapada
    cisza. Jest prawie ciemno. Ze stopnia kabiny widać go już i stąd, z odrobiną czerwieni u nasady.
    .a = Wyślij kogoś za grań.
    .a_success =
        Rodzina, piec i tyle boczku, ile mieści się w jednej świni. Przez całą zimę nie widzieli
        twarzy, z którą nie byliby spokrewnieni. Gadają do ochrypnięcia, handlują, jakby to była
        zabawa, a babcia przez cały czas trzyma gościa za rękę, żeby mieć jakąś nową.
    .a_failure =
        Pieca nie ma. W kręgu czarnego śniegu pali się samotny zbiornik, a to, co z niego kapie, ma
        ładniejsze kolory, niż ogień mieć powinien. Boczkiem rzeczywiście pachniało. Kto podszedł
        tak blisko, żeby ogrzać ręce, nie ma dziś apetytu.
    .b = Zgaś własny ogień i idź spać.
    .b_success =
        Skoro wy ich widzicie, to oni was też. A zatem: śnieg na żar, koc na szybę i ciemność tak
        gruntowna, że nie ma w niej nic do roboty prócz snu. Ktoś, kto nie zmrużył oka od mostu,
        zaczyna wspaniale chrapać. O świcie dymu już nie ma.

story_shared_stove =
    Poczekalnia w Brodzie straciła dach, ale zachowała piec i do nocy stłoczyły się przy nim
    wszystkie konwoje z drogi, w pięciu rzędach, parując. Wełna, mokry pies, smar do butów. Z ognia
    zostało czerwone oko. Nikt nie patrzy na kanistry, których nikt nie przyniósł, a kiedy otwierają
    się drzwi, wszyscy patrzą na drzwi.
    .a = Dolej własnego paliwa.
    .a_success =
        Przechylacie kanister, piec wydaje pomruk i rozjaśnia się czterdzieści twarzy, każda nagle
        młodsza. Krąg się otwiera. Ktoś ustępuje najlepszej ławki, ktoś wsuwa wam do kieszeni gorący
        kamień. Dziś w nocy nikomu już nie musicie się przedstawiać.
    .b = Wciśnij się bez słowa.
    .b_success =
        Jesteście szczupli, cisi i macie na ramionach kogoś bardzo małego. Plecy ustępują, łokieć po
        łokciu. Ciepło nie pyta, czyje jest. Kiedy czerwone oko się zamyka, ktoś z was śpi tak
        mocno, że trzeba go wynosić we dwoje.
    .b_failure =
        Ktoś liczy: najpierw polana, potem kanistry, potem gości. Liczenie dochodzi do was. Nie jest
        to nawet nieprzyjazne. Robi się przejście, dokładnie takie jak droga do wyjścia, i wszyscy
        czekają z rękami nad ogniem, aż z niego skorzystacie.

story_open_depot =
    Brama Magazynu Numer Dziewięć była zamknięta jeszcze przed wojną. Dziś rano leży w śniegu,
    zawiasami do góry, i nikt jej nie ruszał; może to mróz, może nuda. Wszystkie konwoje widzą to w
    tej samej chwili. Okrzyk, zgrzyt biegów i wyścig przez plac, w którym nie ma nic dostojnego, a
    Ruta jest trzecia.
    .a = Chwytaj, co stoi przy drzwiach.
    .a_success =
        Mąka! Trochę wilgotna po rogach, trochę mysia, ale mąka, z orłem państwa, któremu jest już
        wszystko jedno. Wynosicie ją na głowach. Na środku placu Ruta oblizuje palec i zamyka oczy,
        a ludzie objeżdżają ją dookoła.
    .b = Włam się na zaplecze.
    .b_success =
        Strażnicy musieli wybiec: na stole leżą karty i całkiem dobre rozdanie, obrazkami w dół.
        Wzięli płaszcze i mało co poza tym. Wy bierzecie naboje i to coś z szafki, a ktoś w
        przelocie dogrywa partię i wygrywa.
    .b_failure =
        Zamek to drobiazg. Drzwi to drobiazg. Ale przez wszystkie te zimy dach opierał się na
        drzwiach, jak pijany na przyjacielu. Wyjeżdża w jednym kawałku na rampę. Zdążyliście
        odskoczyć. To, co tak sprytnie podstawiliście pod rampę, nie zdążyło.

## Okres II, droga: dziennik konwoju, pisany przez nas wszystkich, sucho i w pośpiechu

story_booby_trap =
    Dzień szesnasty. Sklep żelazny, dachu pół, półki pełne. Już to powinno było dać nam do myślenia.
    Bronka sięga po puszkę i zastyga z wyciągniętą ręką, jak człowiek, który zobaczył osę. Wzdłuż
    półki biegnie drut, cienki jak włos, przez cztery oczka i w dół, za ladę. Ani śladu kurzu.
    .a = Przetnij drut.
    .a_success =
        Bronka prosi o ciszę i małe szczypce. Ciach. Słuchamy, jak nic się nie dzieje. Na drugim
        końcu, gdzie powinien być ładunek, drut dochodzi do sklepowego dzwonka i skrzynki naboi.
        Ktoś bardzo kochał tę skrzynkę. Wychodząc, dzwonimy.
    .a_failure =
        Ciach, a potem drugie ciach, znacznie cichsze, zza lady. Półka wychodzi frontową ścianą,
        wraz ze sporą częścią ściany. Nikt nie jest ranny, co Bronka nazywa fachowością. Ciężarówka
        stała pod sklepem i nazywa to inaczej.
    .b = Bierz tylko z brzegu.
    .b_success =
        Bierzemy pierwszy rząd i oddychamy przez nos. Mięso w galarecie i coś, czego etykieta
        wyblakła do zera. Na chodniku Ruta potrząsa tą zagadką przy uchu. „Gruszki”, mówi. Za nami
        drut dalej czeka na kogoś głodniejszego.

story_old_debt =
    Rekrut to prawdziwy skarb: zna się na pompach, na węzłach i śmieje się, gdzie trzeba. Więc
    oczywiście coś musi być nie tak. Przy kolacji wychodzi to bokiem, szeptem, do talerza. Dług, w
    paliwie, u Kosmy, i to nie u tego wesołego Kosmy z sankami; dziś ma on ludzi z bronią. Znają
    nasze numery. Będą przed nocą.
    .a = Obiecaj spłacić dług przed nocą.
    .a_success =
        Przyjeżdżają trzema autami i nie gaszą silników. Wytaczamy beczki. Kosma macza patyk, wącha,
        oblizuje i uchyla przed rekrutem futrzanej czapy. „Skwitowane”, mówi tak, żeby wszyscy
        słyszeli. Nasz zbiornik brzmi pusto, za to na każdym postoju ktoś ściska nam dłoń.
    .a_failure =
        Brakuje. Tłumaczymy. Kosma kiwa głową jak lekarz, a potem jego ludzie idą z łomami po obu
        stronach konwoju i ściągają należność w blachach: tu płyta, tam zawias. Zostawia nam
        pokwitowanie. Zgadza się co do śrubki.
    .b = Przysięgnij, że nie znasz rekruta.
    .b_success =
        Patrzymy im w oczy i mówimy, że nikogo takiego nie znamy, a ten ktoś stoi za piecem z
        wiadrem na głowie. Jeden z nich podnosi wiadro, wzdycha i odkłada je na miejsce.
        „Wystarczyło powiedzieć, że nie zapłacicie”, mówi. Słyszeli wszyscy.

story_hidden_compartment =
    Bronka opukuje ścianę nowego wozu, z uchem przy stali, jak zawsze, gdy coś przejmujemy. Głucho,
    głucho, głucho, a potem ton jak z pustego czajnika. Obrysowuje to kredą: głębokie na przedramię,
    długie na człowieka, bez drzwi. Zaspawane było od środka, nad czym warto się chwilę zastanowić.
    .a = Wytnij drzwiczki i zrób schowek.
    .a_success =
        Zawias jest z piekarnika, klapa z biurka. W środku ogarek, łyżka i kreski ołówkiem, dzień po
        dniu, dziewiętnaście. Mało kto się odzywa. Kreski zostawiamy, resztę wykładamy filcem i mamy
        suche miejsce na jeszcze jedną rzecz.
    .b = Zedrzyj blachę i wymień na coś.
    .b_success =
        Schodzi w jednym arkuszu, ostatnia uczciwa stal między nami a wybrzeżem. Stawiamy ją przy
        drodze z ceną wypisaną kredą. Silnik nie zdążył ostygnąć, a już licytują się dwie załogi,
        zawartością własnych kieszeni. Bierzemy jedne i drugie kieszenie.

story_witness =
    Ktoś obcy siedzi z nami przy ogniu dobrą godzinę, zanim to mówi. „Byliście w dolinie. Na moście.
    Ja byłam na tamtym brzegu”. Łyżki nieruchomieją. Jest most, o którym opowiadamy, i jest ten
    prawdziwy. Kobieta trzyma kubek w obu dłoniach i wcale nie wygląda na rozgniewaną, tylko na
    bardzo uważną.
    .a = Powiedz, co naprawdę stało się na moście.
    .a_success =
        Opowiadamy: kto krzyczał, kto przeciął linę, jak długo było ich słychać. Pod koniec ogień
        jest już czerwony. Kobieta trochę płacze i podaje rękę każdemu z nas. Nazajutrz w południe
        opowieść nas wyprzedza. Na posterunku znają ją dobrze i salutują.
    .a_failure =
        Opowiadamy najprościej, jak umiemy. Ale w prawdzie jest dziura wielkości jednych sanek, a na
        tych sankach jechała jej siostra. „Rozumiem”, mówi kobieta i przesiada się do innego
        ogniska, potem do następnego. Rozmawia cicho.
    .b = Zaproponuj zapłatę za milczenie.
    .b_success =
        Ładujemy to na jej sanki po zmroku i żadna strona nie mówi, że to zapłata. W zamian idzie w
        drogę opowieść łagodniejsza, w której przyjechaliśmy raczej za późno niż pierwsi. Po paru
        dniach słyszymy ją sami. Dobrze opowiedziana.

story_mutant_cub =
    Instytut w Karsku, piwnica, lampa przykręcona. Rzędy klatek, wszystkie otwarte, jedna zamknięta.
    W słomie pod ścianą coś wielkości kota trzęsie się tak, że blaszana tabliczka brzęczy na
    prętach. „Obiekt 40”, głosi tabliczka, a pod spodem, flamastrem i inną ręką: „lubi jabłka”.
    .a = Otwórz klatkę.
    .a_success =
        Wychodzi bokiem, same uszy i łokcie, wącha but i daje drapaka. Biegniemy za tupotem, dwa
        zakręty, do kraty, której nigdy byśmy nie zauważyli, i do półki z przyrządami. Ogląda się
        raz. Mila zachowuje tabliczkę i opowiada każdemu, kogo spotka.
    .a_failure =
        Na jego miejscu też byśmy tak zrobili. Szczęka zasuwka i najpierw wychodzą zęby, wiszą
        chwilę na rękawie, a potem już go nie ma. Dziurka w rękawie jest mała i ta pod spodem też.
        Obie przybrały ciekawą barwę.
    .b = Wycofaj się i cicho zamknij drzwi.
    .b_success =
        Po schodach w górę idzie nam szybciej niż w dół. Stoimy na podwórzu bez masek i pijemy
        powietrze tak czyste, że aż boli za oczami. Kaszel, który od dni jechał z nami, odrywa się i
        mija. Ktoś miał jabłko. Leży teraz na schodach.

story_weather_station =
    Budka na palach, drzwi uchylone, żywej duszy. W środku chodzą wszystkie wskazówki. Bęben, pióro,
    papier: ktoś wciąż zmienia rolki, bo ostatnia sięga dzisiejszego ranka. Nad głową grzechocze
    wiatromierz. Na biurku kubek, ołówki ułożone według wzrostu i tabliczka zwrócona do drzwi:
    WYTRZYJ NOGI.
    .a = Odczytaj rolkę i ułóż prognozę.
    .a_success =
        Wycieramy nogi. Palec Bronki sunie po atramencie: tu ciśnienie, wspina się jak po schodach,
        a za nim dwa pełne dni, w których nie ma zupełnie nic. Okno. Przepisujemy je na czyjś
        mankiet, temperujemy pożyczony ołówek i idziemy smarować koła.
    .b = Nakręć ją i zostaw innym.
    .b_success =
        Nakręcamy bęben, napełniamy pióro, zakładamy świeżą rolkę i piszemy na ścianie, jak się to
        czyta. Potem starannym pismem dodajemy dzisiejszy wiatr, pod czterdziestoma latami innych.
        Korzysta teraz każdy, kto przejeżdża, i pyta, kto go nauczył.

story_fever =
    Jedna miska wraca pełna. Ten, kto miał z niej jeść, siedzi przy kole w płaszczu włożonym na lewą
    stronę i miło rozmawia z kimś, kogo nie widać. Czoło jak fajerka. Ruta ma rosół, w apteczce jest
    aspiryna i termometr w obcym języku. W tylnej kabinie zmieści się jeszcze jeden materac. Ma ona
    też drzwi na klucz.
    .a = Czuwaj przy chorym.
    .a_success =
        Zimne okłady, gorący rosół łyżka po łyżce, całą noc, na zmiany, których nikt nie musiał
        układać. Koło czwartej rozmowa milknie i myślimy najgorsze, ale to tylko sen. Rano wraz z
        gorączką znika czyjś stary kaszel. Ruta głośno przypisuje to cebuli.
    .a_failure =
        Zmieniamy się, siedzimy blisko, bo kabina mała: ktoś trzyma kubek, ktoś ociera twarz. O
        wschodzie choremu nie jest gorzej. Za to czuwający przyjaznym półgłosem tłumaczy coś dźwigni
        biegów i za nic nie chce zdjąć płaszcza.
    .b = Zamknij kabinę, jedzenie stawiaj pod drzwiami.
    .b_success =
        Klucz się obraca. Stawiamy miskę, pukamy i cofamy się o trzy kroki, jak przed psem. W środku
        śpiew, potem sen, potem śpiew. Kto pełnił straż, pod wieczór ledwie stoi na nogach. Nikt
        więcej nie choruje. I nikomu nie jest z tym dobrze.

story_convoy_wreck =
    Dym na obu pasach. Osiem wozów zderzak w zderzak, trzeci pali się w obie strony. Żółte lampy: to
    ludzie Vossa, z sąsiedniej doliny. Siedzą na dachach. Jeden macha dźwignią ręcznej pompy, w
    której nie ma już wody, w górę i w dół, w górę i w dół, nie umie przestać. Cysterna jest piąta.
    .a = Wjedź między nich i wyciągaj ludzi.
    .a_success =
        Koce, zderzaki, łańcuch holowniczy; dziecko podawane jak paczka. Ostatni schodzi ten od
        pompy i trzeba mu rozgiąć palce. Kiedy cysterna wybucha, nasze cienie kładą się na śniegu na
        kilometr. Pytają, jak się nazywamy, i zapisują to sobie.
    .a_failure =
        Jesteśmy między czwartym a piątym, gdy cysterna przestaje czekać. Więcej w tym światła niż
        huku. Kogo trzymaliśmy za rękę, tego trzymamy nadal, tyle dobrego. Ale szyb nie ma, a jeden
        bok konwoju wygląda jak coś zapomnianego w piekarniku.
    .b = Łap, co pospadało, i nie zwalniaj.
    .b_success =
        Drugi bieg, drzwi otwarte, ręce na zewnątrz. Skrzynka naboi i coś porządnego, zawiniętego w
        worek. Ci na dachach myślą, że zwalniamy dla nich, wyciągają ręce i długo ich nie
        opuszczają; w lusterku widać to jeszcze przez jakiś czas. Potem nikt nie chce siedzieć przy
        oknie.

story_empty_cache =
    Kopiec, azymut, liczba kroków: wszystko się zgadza. Pod darnią jest nawet klapa. Ktoś ją już
    otwierał i zamknął, ktoś porządny, bo zostawił kłódkę na skoblu, a w kłódce klucz. W środku
    czysta podłoga, czysty zapach i jeden spinacz. Bronka siada na piętach. „Kto zamiata dziurę?”,
    pyta.
    .a = Kop głębiej, przez podłogę.
    .a_success =
        Na sztych łopaty niżej coś dzwoni. Pod pierwszą klapą jest druga, z drugą kłódką, i tej nie
        znalazł nikt, choćby najporządniejszy. To, co pod nią leży, czekało w naoliwionym papierze,
        od kiedy niektórych z nas nie było na świecie. Potem zamiatamy. Widać taki tu zwyczaj.
    .a_failure =
        Pod czystą podłogą jest szary proszek, miałki jak mąka, bardzo dużo. Mamy go w rękawicach i
        w nosach, zanim ktoś sobie przypomni, co tak czysto pachnie. Bronka trzyma licznik nad
        dziurą, a potem, niechętnie, nad jednym z nas. Więc to zamiatali.
    .b = Oznacz, że pusto, dla następnych.
    .b_success =
        Kładziemy na klapie biały kamień i malujemy na nim PUSTO w trzech językach, z czego jeden to
        własny Ruty. Schodzi na to kwadrans, którego nie mamy. Po dwóch dniach mrugają nam światłami
        kierowcy, którzy ten kwadrans zaoszczędzili, i to z nawiązką.

story_border_gate =
    Droga przeciska się między wzgórzami, a tam, od skały do skały, wisi okrętowy łańcuch kotwiczny.
    Obok budka z rurą od pieca i człowiek w kolejarskiej czapce, z bloczkiem biletów. „Dwie osie,
    cztery osie, inwentarz żywy”, recytuje, nie podnosząc głowy. Nad nim, w skałach, coś połyskuje w
    czterech czy pięciu miejscach.
    .a = Zapłać myto.
    .a_success =
        Ślini kciuk, odrywa bilet i kasuje. Łańcuch opada, a ze skał wychodzi kilka osób, odstawia
        karabiny pod budkę i pcha, każdy wóz, pod samą górę, ze śpiewem. „Obsługa”, mówi kolejarska
        czapka. Jesteśmy za przełęczą, zanim zdążyliśmy policzyć, ile to kosztowało.
    .b = Schyl głowę i staranuj łańcuch.
    .b_success =
        Łańcuch wstaje przed nami jak fala i jak fala pęka. Ogniwa z warkotem lecą między skały;
        nikt nie strzela, bo wszyscy akurat leżą. W lusterku człowiek w kolejarskiej czapce drze
        bilety, jeden po drugim. Na każdym postoju chcą tego słuchać.
    .b_failure =
        Ten łańcuch wykuto, żeby trzymał statek w sztormie. Bierze nasz zderzak, ogląda i oddaje nas
        bez zderzaka. Maska jest tam, gdzie były wycieraczki. „Dwie osie”, pisze człowiek w
        kolejarskiej czapce. „Poprawka: jedna”. I przepuszcza nas z litości.

story_parley =
    Przez otwarty śnieg idzie ku nam bandyta z poszewką na kiju od szczotki. Maskę zdjął, z
    uprzejmości. Lat może dziewiętnaście, odstające uszy, siny z zimna. Za jego plecami pogasili
    silniki, czego nigdy nie robią. Staje na odległość krzyku i wtedy okazuje się, że zapomniał, co
    miał krzyknąć.
    .a = Niech podejdzie, wysłuchaj go.
    .a_success =
        Chcą mydła. Od miesiąca mają świerzb i dość już strzelania do wszystkich, kiedy tak swędzi.
        Mydło mamy. Chłopak niesie skrzynkę na głowie, z powiewającą poszewką, i niedługo potem cała
        banda zapala silniki, zawraca i jedzie do domu się umyć.
    .a_failure =
        Mówi o mydle, akurat o mydle, i to bardzo powoli, a patrzy na nasze przednie koła. Długie
        zdanie. Na końcu upuszcza kij i pada plackiem na śnieg, a to, co na ten kij czekało, wpada
        prosto w naszą chłodnicę.
    .b = Zestrzel mu flagę z ręki.
    .b_success =
        Piękny strzał: kij pęka, a następne pociski sięgają tych za nim. Chłopak stoi z kawałkiem
        drewna w ręce, bardziej zdziwiony niż zły. Potem ucieka. W schowku też mamy poszewkę, na
        wszelki wypadek. Od dzisiaj to już tylko poszewka.

story_prisoner =
    Został jeden. Położył karabin na śniegu tak, jak się odkłada coś pożyczonego, i stoi obok, z
    dłońmi na czapce. Okruchy w brodzie. Bronka obchodzi go dwa razy dookoła. „Zamek ma czysty”,
    melduje. A on mówi, że jeśli nam to nie robi różnicy, to wolałby strzelać z nami niż do nas.
    .a = Oddaj mu karabin i zrób miejsce.
    .a_success =
        Mowny nie jest. Przeciera celownik, ślini palec na wiatr i robi, co obiecał, a potem robi to
        jeszcze raz, lepiej, niż umiałby ktokolwiek z nas. Przy kolacji Ruta sama podsuwa mu piętkę.
        Po drodze mówią, że u nas nawet bandyci są dobrze wychowani.
    .a_failure =
        Koc złożony. Ten zapasowy też. Na stojaku brakuje karabinu, a razem z nim skrzynki, i to
        najlepszej; oko to on miał. Na stopniu, na którym zwykle siadał, leży kromka chleba,
        zostawiona dla kogoś albo na szczęście.
    .b = Zabierz mu sprzęt i puść wolno.
    .b_success =
        Pas owija Bronkę dwa razy i w żadnej pętelce nie brakuje naboju. Naboje ma w butach, w
        czapce i po jednym za uchem, jak stolarz ołówek. Bez nich wygląda o dziesięć lat młodziej.
        Dajemy mu chleb i pokazujemy drogę od wybrzeża. Odchodzi, pogwizdując.

story_council =
    Wszyscy kierowcy przy jednym ogniu, na odwróconych skrzynkach. Rzadki widok. Voss włożył krawat.
    Mapa leży na drzwiach i wciąż te same trzy palce suwają po niej te same trzy monety. Kłopot da
    się streścić szybko: paliwa za mało, w niewłaściwych bakach, a nikt nie chce jechać pierwszy. I
    wtedy wszyscy patrzą na nas.
    .a = Wlej paliwo do wspólnej beczki.
    .a_success =
        Wtaczamy beczkę w krąg i wybijamy szpunt. Bez przemówień. Cisza, potem druga beczka i
        trzecia, na końcu Voss, w rozluźnionym krawacie, toczy swoją. Piją nasze zdrowie czymś z
        chłodnicy. Wskaźnik pokazuje mniej, a rzadko bywaliśmy bogatsi.
    .b = Przysięgnij, że poprowadzisz kolumnę.
    .b_success =
        Mieliśmy być z przodu i jesteśmy: pierwsi pod górę, pierwsi przez zaspy, wszyscy trzymali
        się naszego tylnego światła. Wieczorem zjeżdżają się za nami po kolei, w nasze koleiny. Voss
        pstryka nam przez ogień swoją monetę. Przegrał ją uczciwie.
    .b_failure =
        To nie nasze światła są tam z przodu. Przysięgaliśmy przy wszystkich i teraz wszyscy nas
        mijają, żeby zobaczyć, jak nam idzie. Niektórzy zwalniają, co gorsza, i jeszcze uchylają
        czapek. Przy następnym ognisku nasza skrzynka stoi z samego tyłu.

story_roll_call =
    Silniki stop, odliczanie. Robimy to co noc, po głosach, w ciemności, od przodu do tyłu, a dziś w
    środku jest dziura. Bronka woła jeszcze raz. Wiatr. Czyli tylny stopień, ten z obluzowaną
    poręczą, gdzieś na ostatnich czterdziestu kilometrach. Za nami biegną dwie linie i na drugim
    końcu już je zasypuje.
    .a = Wróć pieszo po śladach.
    .a_success =
        Dziewięć kilometrów z latarnią. O mało na to nie nadeptujemy: garb w zaspie, otwór na
        oddech, a pod spodem brakujący głos, zwinięty jak borsuk, rozgrzany i wściekły, że go budzą.
        Śpiewamy całą drogę powrotną. Słyszą nas we wszystkich obozach.
    .a_failure =
        Wiatr wstaje nam za plecami i niesie nie tylko śnieg; ma smak, jak moneta. W połowie drogi
        brakujący głos wychodzi nam naprzeciw na własnych nogach i martwi się o nas. Więc wszystko
        dobrze. Tylko jedno z nas powinno było nie zdejmować szalika.
    .b = Zostaw reflektory włączone do świtu.
    .b_success =
        Stajemy przodem do wiatru, wszystkie lampy zapalone, i na zmianę trzymamy nogę na gazie.
        Chleje to jak koń. Nad ranem coś, utykając, wchodzi na skraj światła i zasłania oczy.
        Okazuje się, że sąsiednie obozy czuwały razem z nami i patrzyły.

story_doctor =
    Ślad nart, jeden, prosto wzdłuż obozów, z postojem przy każdym. Doktor Lenz nosi gabinet na
    plecach: plecak, składany stołek, lampa z lusterkiem. Musi mieć z sześćdziesiąt lat. Opiera
    narty o nasz wóz, przeciera okulary jedyną czystą ściereczką w całej prowincji i pyta: „No
    dobrze. Kto tu udaje?”
    .a = Zapłać jej i zawołaj chorych.
    .a_success =
        Udawało sporo z nas, tyle że zdrowie. Bada wszystkich przy lampie, zimnymi rękami, szybko
        jak szwaczka, a herbata stoi, aż ścina ją lód. Zapłatę bierze bez słowa. Kiedy odjeżdża,
        znikają z nią kaszle, którym ponadawaliśmy już imiona.
    .b = Odeślij ją do tych, którzy bardziej jej potrzebują.
    .b_success =
        Damy sobie radę, mówimy, a niektórzy wstrzymują oddech, żeby nie zakaszleć. Przy następnym
        ognisku są dzieci. Patrzy na nas znad okularów, dłużej, niżbyśmy chcieli, i kiwa głową.
        Nazajutrz obcy ludzie przynoszą nam jajko. Powiedziała im, kto ją przysłał.

story_fuel_drums =
    Na zakręcie jedenaście beczek w rzędzie, stoją, pełne. Czyjś skład albo czyjś pomysł. Dokładnie
    tam, gdzie zaraz będą strzelać, za jakieś tyle, ile trwa zapisanie tego zdania. Każda załoga w
    zasięgu wzroku patrzy na nie i myśli jedną z dwóch myśli. Wiatr zachodni, porywisty.
    .a = Wpakuj pocisk w beczki.
    .a_success =
        Pierwsza przewraca się, płonąc, i przedstawia się pozostałym. Noc zmienia się w południe, a
        oni stoją w samym środku z otwartymi ustami. Nasze cienie sięgają wzgórz, a huk, sądząc po
        klaksonach, też. Ktoś musiał strzelić pierwszy. Mówią, że my.
    .a_failure =
        Piękne trafienie. Po czym wiatr, dotąd zachodni, robi się wschodni. Płomienie siadają,
        rozglądają się i przychodzą do nas. Większość gasimy śniegiem, resztę słowami. Bronka
        twierdzi, że ten bok i tak był do roboty. Nie był.
    .b = Stań za nimi i wyjmij spawarkę.
    .b_success =
        Nikt nie strzela do tego, co chce ukraść. Podjeżdżamy tak blisko, że można czytać etykiety,
        i póki obie strony się namyślają, Bronka leży pod osią w opuszczonej masce i spawa,
        osłonięta jedenastoma beczkami benzyny. Mówi, że to najspokojniejsza godzina tygodnia.

## Okres III, wybrzeże: znów opowieść do was, ze słuchu i ze światła, dłuższym oddechem

story_harbour_ghosts =
    Port w Karsku od lat jest martwy i aż dziw bierze, ile się w nim rusza. Kołyszą się łańcuchy.
    Dźwig odwraca na wietrze głowę i obraca ją z powrotem. Między kontenerami, gdzie śnieg jest
    niebieski, stoją kawałki ciemności w kształcie ludzi; ustępują przed lampą, ale nie odchodzą i
    nie podchodzą.
    .a = Odstaw lampę i zawołaj.
    .a_success =
        „Mamy zupę!”, wołacie, bo to prawda. Długo odpowiada tylko dźwig. Potem jeden z cieni kicha
        i staje się kimś, kto sznur ma zamiast paska, a cały port w głowie: kto tu mieszkał, kto
        odpłynął, kto czeka. Czy znajdzie się miejsce? Pozostali machają na pożegnanie.
    .a_failure =
        Wasz głos wchodzi między kontenery i wychodzi nie z tej strony. Kiedy tak stoicie z
        uniesionymi pustymi rękami, ktoś za waszymi plecami swoje właśnie napełnia. Odwracacie się:
        ciemności między stosami już nie ma, a z nią czegoś, co było wasze.
    .b = Trzymaj się ściany i przemknij obok.
    .b_success =
        Skarpety na butach, ręka na murze. Przechodzicie tak blisko, że słychać, jak jeden cień
        podaje drugiemu przepis. Na pierogi. Nikt nie podnosi głowy. Na końcu rzędu stoi skrzynia, w
        której coś jeszcze zostało, i niesiecie to z powrotem obok pierogów, bez jednego szmeru.
    .b_failure =
        Wy trzymacie się ściany, ściana trzyma się rynsztoka, a w rynsztoku nie ma wody. Najpierw
        czuć ciepło, co powinno było was ostrzec. Na nabrzeżu dymią już czyjeś buty, a podeszwy
        odchodzą jak skórka od chleba.

story_flag_of_aurora =
    Pod plandeką leży tobołek związany węzłem, jakiego używa się tylko w jednym zawodzie. Rozwija
    się na masce, i rozwija, i wciąż jeszcze rozwija: błękit, biały łuk, siedem promieni, a wzdłuż
    liku rząd równiutkich cer. Bandera Aurory, jedna z jej bander. Pachnie smołą i kamforą, a wiatr
    znalazł już jej róg.
    .a = Wciągnij ją i jedź pod nią.
    .a_success =
        Idzie w górę po maszcie radia i wiatr bierze ją tak, jakby tylko czekał, aż ktoś poprosi.
        Nie było widać, jak nisko opadły głowy, póki się nie podniosły. Z morza poznają was po niej,
        a w dniu, kiedy przyjedziecie, będą wiedzieli, komu wiwatować.
    .b = Wymień ją na paliwo.
    .b_success =
        Człowiek, który ma szopę na łodzie i nieczyste sumienie, daje za nią pełne kanistry i się
        nie targuje. Służył na niej, mówi. Banderę składa sam, róg do rogu, powoli, tak jak się
        powinno, i stoi do was plecami, dopóki nie odjedziecie.

story_captain_letter =
    Szła z samego cypla, z listem zaszytym w płaszczu. Koperta sztywna od soli, a na niej brązowym
    atramentem: „Do Kapitan Aurory, do rąk własnych”. Dalej nie pójdzie, nogi ma skończone; mówi to
    tak, jak mówi się, która godzina. Wyciąga list ku wam i jeszcze go nie puszcza.
    .a = Daj słowo, że zawieziesz go nad zatokę.
    .a_success =
        Nad zatoką otwiera go bosman portu, bo tak poprosiła przez radio kapitan, przy wszystkich.
        Czyta na pochylni, na głos. To lista tych, którzy zostali na lądzie, żeby łodzie nie
        zatonęły. Ostatnie na niej jest imię doręczyciela, czyli wasze.
    .a_failure =
        Do zatoki jeszcze daleko, kiedy przychodzi wam na myśl, żeby zajrzeć. Wilgoć zajrzała
        wcześniej. Z całego atramentu została brązowa chmura, data i słowa „powiedzcie im, że”. Tyle
        szła, mówią na wybrzeżu, i patrzcie, na kogo trafiła.
    .b = Złam pieczęć i przeczytaj.
    .b_success =
        To list pilota: głębokości, nabieżniki i jedyna nadbrzeżna droga, której nigdy nie zawiewa.
        Zaoszczędzi wam godziny. Na drugiej stronie jest to też list do czyjejś matki i nie wasza
        sprawa. Ona widziała, jak go otwieracie, i nie zachowa tego dla siebie.

story_last_supplies =
    Spółdzielnia na końcu drogi: jedna alejka, dzwonek nad drzwiami, zeszyt na sznurku. Ludzie
    brali, co trzeba, i kwitowali, jeszcze w zeszłym tygodniu, piórem, ołówkiem, chyba nawet sadzą.
    Półki są prawie puste i żadna dostawa już nie przyjedzie. Za to drogą, maleńcy i powolni, idą
    ludzie.
    .a = Weź swoją część i pokwituj.
    .a_success =
        Bierzecie tyle, ile wzięlibyście z pełnego sklepu, a to prawie wszystko, co jest. Wpisujecie
        do zeszytu datę i ilość i czujecie się głupio, a potem już nie. Starczy na jeszcze jeden
        dzień. Dzwonek nad drzwiami was odprowadza.
    .b = Zostaw to tym, co idą pieszo.
    .b_success =
        Rozstawiacie ostatnie słoiki tak, żeby wyglądało na więcej, i odwracacie tabliczkę na
        OTWARTE. Potem czekacie w kabinie, bez świateł, aż pierwsza z nich wejdzie po schodkach,
        przeczyta i przed progiem zdejmie czapkę. Mówi się o tym na całym wybrzeżu.

story_two_paths =
    Dwoje waszych, jedno zbocze i najgłośniejszy szept, jaki zdarzyło wam się słyszeć. Brzegiem, po
    kamieniach, twierdzi jedno. Górą, koło radaru, drugie. Oboje mieli już kiedyś rację i żadne tego
    nie zapomniało. Para z ust stoi między nimi jak ktoś trzeci. W dole przypływ przesuwa lód tam i
    z powrotem, jakby szukał czegoś w szufladzie.
    .a = Niech każde idzie swoją drogą.
    .a_success =
        Mija godzina, potem druga. Wreszcie jedna lampa kołysze się brzegiem, druga podskakuje od
        strony radaru, obie się spieszą, żeby być pierwsze. Opróżniają kieszenie na stopień i każde
        zerka na stosik drugiego. Oba są niczego sobie. Honor ocalony.
    .a_failure =
        Brzegiem wraca ktoś z mokrymi nogami i bez słowa. Z drugiej strony na długo przed lampą
        słychać kaszel: suchy, równy, raz na trzy kroki. Siadają obok siebie na klapie wozu. Teraz
        nie mają już o co się spierać.
    .b = Wyślij ich razem.
    .b_success =
        Ruszają w odstępie dziesięciu kroków. Za pierwszym zakrętem jest ich pięć. Przynoszą
        niewiele, głównie stary dowcip, który opowiadają na dwa głosy. Ale wracają wcześnie i jedno
        śpi, zanim zdejmie buty, oparte o ramię drugiego.

story_mutiny =
    Miejsce wybrali dobrze: trzy domy z dachami, strumień pod lodem, krowia czaszka nad drzwiami
    obory. Odbywa się to bez krzyku. Ktoś siada na progu, ktoś zdejmuje plecak, a kiedy
    przychodzicie wzdłuż wozów, wszyscy patrzą już na kominy. „Tutaj”, odzywa się jakiś głos.
    „Moglibyśmy po prostu zostać tutaj”.
    .a = Stań na progu i przemów.
    .a_success =
        Mówisz, co wiesz, czyli niewiele: o której odpływa statek i na ile zim starczy tego drewna.
        A potem opowiadasz o morzu, którego nie znasz. Ktoś się śmieje, ktoś zarzuca na ramię twój
        plecak. Są na nogach szybciej niż ty, wypoczęci, jakby siedzieli tu tydzień.
    .a_failure =
        Mówisz dobrze. Słychać nawet, jak dobrze, i słychać, jak wszystko to przelatuje im nad
        głowami i osiada na dachach. W końcu idą, bo zapalają się silniki. Ale ktoś z nich siada
        jeszcze raz, tam gdzie stał, w śniegu, i trzeba go wnieść na wóz.
    .b = Kto chce zostać, niech zostanie.
    .b_success =
        Wstaje jedno, nie to, na które każdy by stawiał. Jest uścisk dłoni, para zapasowych rękawic
        i klucz, który już do niczego nie będzie pasował. Reszta wsiada. Czyjaś porcja chleba
        zostaje w worku i nikt o niej nie wspomina. Zza zakrętu widać dym nad jednym z kominów.

story_ice_bridge =
    Morze zbudowało go w jedną noc: od cypla do cypla łuk zielonego lodu, szeroki jak ulica, a pod
    nim idzie prąd i niesie na grzbiecie okruchy księżyca. Dookoła zatoczki jest pół dnia drogi.
    Tędy można by przerzucić kamień. Mila rzuca, a kamień sunie, sunie i śpiewa.
    .a = Jedź prosto przez niego.
    .a_success =
        Zaczynacie stępa, a potem już nie stępa. Cały łuk dzwoni, każde koło na innej nucie, aż
        konwój staje się jednym długim akordem nad wodą. Mila dyryguje przy tylnej szybie. Wreszcie
        żwir i droga w dół, a za wami most, który wciąż jeszcze nuci.
    .a_failure =
        Unosi pierwszy wóz i połowę drugiego. Dalej wszystko dzieje się powoli: zielona kreska,
        przechył, wozy nachylają się ku sobie jak ludzie, którzy słyszą złą wiadomość. W końcu
        wszystkie są na brzegu, w złej kolejności, jeden bez drzwi, jeden bez podłogi. Resztę
        sprząta prąd.
    .b = Idź z bosakiem przed kołami.
    .b_success =
        Ktoś przewiązuje się liną i rusza przodem, stuka bosakiem i wywołuje dźwięki: dobrze,
        dobrze, pusto, dobrze. Krok po kroku, potem koło po kole. Na tamtym brzegu nie może
        rozprostować palców. Ale jesteście po drugiej stronie, i to prędzej niż dookoła.

story_stranded =
    Silnik stygnie i tyka, coraz wolniej, jak ktoś, kogo przestało to zajmować. Potem jest już tylko
    morze. Nigdy nie byliście tak blisko, kiedy nic nie warczy, i okazuje się, że ono nie przestaje:
    za wydmami, po ciemku, wciąż nabiera oddechu. Wskazówka od południa leży na zerze. Dwa krzesła,
    stół. Piec.
    .a = Spal, co się da, resztę przedestyluj.
    .a_success =
        Najpierw idą krzesła, potem stół, a potem coś, co mieliście zachować. Bronka ma wężownicę i
        bańkę na mleko, a wyjaśnień nie udziela. O północy do kanistra ścieka brunatna nitka i pali
        się kopcącym płomieniem. „Pojedzie na tym”, mówi Bronka. „Bez entuzjazmu”.
    .b = Stań na drodze i machaj lampą.
    .b_success =
        Cztery pary świateł mijają was bez słowa. Piąta zwalnia i jest żółta. Voss wysiada we
        własnej osobie, zagląda wam do baku i śmieje się tak, że musi złapać się lusterka. Potem
        holuje was za wzniesienie i odpina kanister. „Za tamten śpiew”, mówi.
    .b_failure =
        Machacie lampą, aż drży ręka. Widzą was, i w tym cały kłopot. Odmachują, jedni po drugich,
        serdecznie, jak ludziom na peronie, i jedni po drugich maleją. Do rana całe wybrzeże wie,
        kto siedzi przy drodze.

story_first_sea =
    Wchodzi przez wywietrzniki, zanim ktokolwiek je zobaczy. Ruta podnosi głowę znad ziemniaków, psy
    wstają. Sól, a pod solą coś zimnego, zielonego i ogromnego, jak oddech z piwnicy wielkiej jak
    świat. Od minuty nikt się nie odezwał. Potem droga wychodzi na wzniesienie i przednia szyba jest
    szara od brzegu do brzegu, i faluje.
    .a = Zgaś silniki i popatrz.
    .a_success =
        Pomagacie zejść chorym i ustawiacie ich na wydmie, w łopoczących kocach. Nikt nie mówi nic,
        co warto by zapisać. Ktoś, kto od dni niczego nie przełknął, pyta z pretensją w głosie, czy
        jest chleb. Każdy opowie to później po swojemu i każdy będzie chciał słuchać.
    .b = Gaz do dechy, do samego dołu.
    .b_success =
        Ktoś wrzeszczy z radości, może wy, i cały konwój zjeżdża z góry jak upuszczona taca. Coś
        spada z dachu, coś innego się obluzowuje, wali trzy razy o nadkole i zostaje w tyle. Nikogo
        to nie obchodzi. Pod kołami piasek, na szybie bryzgi, a klakson się zaciął.

story_minefield =
    Letnie domki, trampolina, kabiny plażowe w kolorach lodów, a wzdłuż linii wody, na palikach,
    małe blaszane czaszki. Plaża jest starsza od wojny. Miny nie są. Z niektórych wiatr zdmuchnął
    piasek i leżą jak żelazka, każda pod własną schludną czapeczką śniegu. Za wami ku brzegowi
    zjeżdżają silniki.
    .a = Zwab ich na piasek.
    .a_success =
        Wjeżdżacie koleiną jakiegoś dawno nieżyjącego lodziarza, wstrzymujecie oddech i pozwalacie
        im napatrzyć się na wasze tylne światła. Zjeżdżają z koleiny, żeby się z wami zrównać.
        Odpowiada za was plaża. Kiedy wraca słuch, wiwatują wszystkie konwoje.
    .a_failure =
        Wiecie, gdzie leżą. Policzyliście: czaszki, czapeczki, te odsłonięte. Nie policzyliście
        jednej, którą czyjś pies lata temu wyniósł ścieżką i upuścił po waszej stronie drutu.
        Znajdują ją przednie koła. Cichy odgłos, jak na to, co zostaje z kabiny.
    .b = Zatrzymaj się i wytycz przejście dla wszystkich.
    .b_success =
        Pełzniecie z drutami do dziergania i znaczycie pas tym, czego macie pod dostatkiem, czyli
        łyżkami. Konwoje przejeżdżają zderzak w zderzak. Za plażą nikt nie odjeżdża. Krążą klucze,
        zapala się palnik i każdy naprawia coś u kogoś innego.

story_last_round =
    To ostatni z tych dobrych, z żółtym paskiem. Od samych gór leżał pod czyjąś poduszką, a teraz
    strzelec obraca go w świetle, chucha na mosiądz i całuje, i wcale nie jest to żart. Po drugiej
    stronie lodu zatrzymali się i krzątają przy garnku. Słychać, jak kłócą się o sól.
    .a = Celuj w silnik.
    .a_success =
        Strzelec wypuszcza pół oddechu i na tym poprzestaje. Pocisk idzie nad lodem, nad garnkiem,
        między dwoma, którzy właśnie wstali, i wpada przez kratę, jakby tam mieszkał. Silnik otwiera
        się jak książka. Przy każdym ognisku ktoś rysuje ten tor na śniegu.
    .a_failure =
        Wychodzi ładnie. Prawie całą drogę wygląda ładnie, jasny koralik na długiej nitce. Potem
        opada, łagodnie, na lód przed nimi, leży i syczy. Oni patrzą na pocisk. Patrzą na was. Jeden
        przestawia garnek.
    .b = Strzel obok, ponad głowami.
    .b_success =
        Przelatuje nad nimi z odgłosem dartego jedwabiu i odłupuje czubek dalekiej góry lodowej.
        Cisza. Potem ktoś tam zaczyna klaskać. Mają pełne sanie chleba i żadnej kłótni, którą by
        jeszcze pamiętali; rzucają wam bochenek, od dołu, po lodzie. W środku jest wciąż ciepły.

story_shield_wall =
    Idą z obu stron naraz, z wydm i od lodu, zgięci wpół, i niosą drzwi. To widać najpierw: drzwi od
    domów, drzwi od aut, jedne ze szparą na listy, trzymane przed sobą jak tarcze. Nikt nie krzyczy.
    Jest tylko oddech i zawiasy. Wasze wozy stoją w szeregu, a w szeregu są przerwy, każda szeroka
    mniej więcej jak drzwi.
    .a = Zsuń wozy i zamknij przerwy.
    .a_success =
        Zderzak w zderzak, koło za koło; ostatnia przerwa zamyka się z zapasem na szerokość dłoni i
        na czyjś szalik. Rozbijają się o was jak fala i pukają, pukają na całej długości. Nic się
        nie przedostaje. Wreszcie pukanie cichnie, a w śniegu leży pełno drzwi.
    .a_failure =
        Zamykacie wszystkie przerwy prócz jednej. Trudno to nazwać przerwą: przecisnęłoby się
        tamtędy chude dziecko, a oni mają chude dzieci. Jedno wślizguje się z łomem i zanim je,
        wierzgające, wystawicie za burtę, przez waszą ścianę widać dzień.
    .b = Każ wszystkim stać i wytrzymać.
    .b_success =
        Kiedy jest po wszystkim, idziecie wzdłuż wozów z lampą i kredą, żeby zaznaczyć szkody.
        Dochodzicie do końca, a kreda jest cała. Ludzie sprawdzają po was. Od ogniska do ogniska
        wraca to jako legenda: ani jednego draśnięcia.
    .b_failure =
        Wytrzymaliście, nikt nie powie, że nie. Ale zanim doszliście do końca, kredowy znak jest na
        każdym wozie: tu wgniecenie, tam dziura zatkana płaszczem. Wyglądacie tak, jak was droga
        urządziła. Ktoś ściera jeden znak, na szczęście.

story_ships_horn =
    Oto znowu: trzy tony, środkowy pęknięty. Wczoraj dochodził spoza krawędzi świata. Dziś drżą od
    niego łyżeczki w kubkach. Ktoś otwiera drzwi, żeby lepiej słyszeć, i nikt nie każe ich zamknąć.
    Potem w radiu jest ona, ta, którą znacie tylko z głosu, i brzmi tak, jakby się uśmiechała.
    „Aurora, na nasłuchu. Odpowiedzcie, jeśli możecie”.
    .a = Odpowiedz własnym klaksonem.
    .a_success =
        Trzy tony, a środkowy łamiecie, z grzeczności. Liczycie pod nosem. Wreszcie odpowiedź
        przetacza się po lodzie i wszyscy naraz odwracacie ku niej twarze, jak trawa. Więc to tam
        stoi. Jutro obejdzie się bez mapy i nikogo nie trzeba będzie budzić.
    .b = Przekaż, że przywieziesz wszystkich.
    .b_success =
        Zjeżdżacie na nabrzeże i nie ma ani jednego wolnego miejsca, ludzie stoją na stopniach,
        siedzą na dachu. U stóp trapu kobieta ze słuchawkami na szyi liczy na głos. Znacie ten głos.
        Na końcu powtarza liczbę jeszcze raz, żeby ją usłyszeć.
    .b_failure =
        Mówiliście: wszystkich. Na nabrzeżu patrzy wzdłuż wozów, po płaszczach ułożonych na pustych
        miejscach, potem na was, i nie pyta. „Aurora, na nasłuchu”, mówi po chwili, nie do was. I
        trzyma trap opuszczony odrobinę dłużej, niż powinna.

story_after_the_guns =
    Ostatnie echo odchodzi po lodzie, dotyka czegoś i wraca dużo później, zmęczone. Wtedy słychać,
    że w tej ciszy coś jednak jest: obraca się koło, przy wywróconym aucie gotuje się czajnik. Dym
    stoi prosto. Śnieg stąd aż tam usiany jest drobnymi ciemnymi kształtami, którym lepiej
    przyglądać się pojedynczo.
    .a = Idź między wraki i szukaj.
    .a_success =
        Wojna odchodzi i zostawia pełne kieszenie. Idziecie od auta do auta, bez czapek, bez słów, i
        wyjmujecie, co się jeszcze przyda, a przyda się niemało. Ktoś zdejmuje czajnik z ognia. Mała
        rzecz. Okazuje się, że wszyscy na to czekaliście.
    .a_failure =
        Strzelec siedzi w trzecim aucie. Leży na swojej broni, jak powinien, oczy ma zamknięte, jak
        powinien, i czeka, aż podjedziecie całkiem blisko, własną ciężarówką, żeby wrak odholować.
        Została mu jedna taśma. I całą ją wystrzeliwuje.
    .b = Pochowaj wszystkich.
    .b_success =
        Kładziecie ich w jednym rzędzie, swoich i tamtych, bo w tym świetle i tak nikt nie rozróżni.
        Trzeba kilofa i prawie całej nocy. Kto kopał na końcu, tego trzeba wyciągnąć i położyć spać.
        Z innych obozów, nieproszeni, przychodzą ludzie z deskami.

story_dark_lighthouse =
    Stoi na końcu cypla, odwrócona do was plecami, biała, ślepa i wyższa, niż cokolwiek ma dziś
    prawo być. Drzwi nie są zamknięte. Schody idą w górę i wkoło, a w górę i wkoło po ścianie ktoś
    ciesielskim ołówkiem narysował wybrzeże, rok nad rokiem, każdą mieliznę, każdy wrak, lód każdej
    zimy. Na szczycie jest pusta lampa.
    .a = Wnieś paliwo do lampy.
    .a_success =
        Dwieście sześć stopni, a na każdym kanister cięższy. Potem knot chwyta i wielka soczewka
        zbiera płomień i wyrzuca go daleko na morze. Na dole po kolei jaśnieją twarze. „Mój brat
        byłby…”, mówi jakiś starzec z własną lampą pod pachą i nie może dokończyć.
    .b = Przerysuj mapy ze ścian.
    .b_success =
        Rysujecie przy świecy i wspinacie się razem z latami. Latarnik naniósł też wydmy, bo za nimi
        chodził na randki: twarda droga, prosta jak strzelił, której nie ma na żadnej innej mapie.
        Chowacie rulon pod płaszcz. Jutro pojedziecie jak miejscowi.
    .b_failure =
        Rysunek wychodzi prześlicznie. Szkoda tylko, że zaczęliście od dołu schodów, bo tam jest
        jeszcze dawny brzeg, sprzed wielkiej wody. Gdzie kiedyś biegła droga, dowiadujecie się w tej
        samej chwili co przednie koła. To dobra mapa, dla łodzi.

story_boat_list =
    Chodzi od ogniska do ogniska z notesem w ceracie, dwudziestoletni marynarz w płaszczu skrojonym
    na admirała. Z Aurory. Z prawdziwej Aurory: ludzie dotykają po drodze jego rękawa. Ma zapisać,
    kto wejdzie na pokład i do której szalupy. Przy każdym ognisku częstowano go herbatą i zaczyna
    to być po nim widać.
    .a = Wstaw się za swoimi.
    .a_success =
        Nie mówicie, że na to zasłużyli. Mówicie, kto chrapie, kto umie splatać liny, a kto od samej
        doliny utrzymał przy życiu pelargonię. Ołówek zaczyna się spieszyć. Zapisuje wszystkich,
        pyta, jak się pisze „pelargonia”, i wraca, żeby podkreślić wasze imię.
    .a_failure =
        Dajecie z siebie wszystko: góry, dzieci, ręka na sercu. Słucha grzecznie. Ale przy
        poprzednim ognisku było to samo, łącznie z ręką, i ktoś tam naprawdę płakał. Zapisuje małą
        cyfrę i znak zapytania. Za waszymi plecami ktoś parska śmiechem.
    .b = Poproś go zamiast tego o leki.
    .b_success =
        Patrzy na was, a potem obok, na kogoś przy kole, kto ma szare usta. Z admiralskich kieszeni
        wychodzą pudełko, rolka gazy i brązowa buteleczka, którą miał dostać mat. „Więcej nie mam”,
        mówi i salutuje, zanim zdąży się powstrzymać. Na pokładzie o tym usłyszą.
