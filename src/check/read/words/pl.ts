export const pl = {
  language: 'pl',
  filler: `gotowy_do_wysylki ten towar produkt jest chwilowo obecnie tymczasowo niestety gra artykul aktualnie w sklepie naszym juz uwaga`,
  label: 'dostepnosc|status|stan|dostepny / stan magazynowy / na stanie / w magazynie',
  yes: 'tak {n} {n}_szt {n}_sztuk duza srednia mala jest duzo',
  no: 'nie brak 0',
  in: `dostepny|dostepna|dostepne tylko online|internetowo / dostepny|dostepna|dostepne / dostepny|dostepna|dostepne od reki / na stanie|wyczerpaniu / ({n}|na) magazynie / {n} (szt|sztuk) dostepnych / pozostalo|dostepnych|tylko {n} szt
    ostatnie sztuki (magazynie) / ostatnie egzemplarze / ostatnia sztuka / {n} (szt) na stanie / wysylka w {n} godzin / wysylka {n} h / duza|srednia|mala ilosc / dostepnych {n}
    dostepny wysylka … / tylko {n} magazynie / dostepna ilosc {n} / {n} szt magazynie / wysylka w ciagu {n} godzin|h / wysylka natychmiast / niski stan magazynowy / dostepne|dostepny {n} szt
    ostatnie sztuki dostepne / zostaly {n} sztuki / zostalo {n} (szt) / zostalo tylko {n} (szt) / tylko {n} sztuki|sztuk / dostepny natychmiast / dostepny online|internetowo / {n} szt dostepne
    ilosc {n} szt magazynie / stan magazynowy duzy|wysoki|maly|niski|sredni / ostatnie {n} szt|sztuki`,
  out: `niedostepna|niedostepne|wyprzedany|wyprzedana|wyprzedane|wyprzedano|nieosiagalny|wycofany / nie dostepny|dostepna / brak (magazynie|towaru|produktu|sprzedazy) / brak na stanie
    naklad wyczerpany / 0 szt|sztuk / powiadom|niedostepny … / nie dostepny i nie ma go magazynie / nie ma wystarczajacej ilosci produktow magazynie
    brak wystarczajacej ilosci produktow magazynie / nie ma na stanie / wycofany ze sprzedazy / wyczerpany / sprzedane|sprzedany / 0 szt magazynie / wycofany z oferty|sprzedazy|produkcji
    koniec serii / nieaktywny`,
  preorder: 'przedsprzedaz / przedsprzedazy / zamow w przedsprzedazy / zamow przedsprzedazy',
  ahead: `dostepny|dostepna|dostepne od … / oczekiwany|oczekiwana|przedsprzedaz|zapowiedz|wkrotce … / pre order / preorder / zapowiedzi / drodze / oczekujemy na dostawe / oczekiwanie na dostawe
    oczekiwaniu na dostawe / dodruk … / dodruku … / spodziewana dostawa … / przewidywana dostepnosc|data|dostawa|wysylka … / planowana dostawa|premiera|dostepnosc … / dostepnosc od …
    niebawem …`,
  release: 'premiera (od) {date} / data premiery|wydania {date}',
  unsure: `(dostepne|dostepny|dostepna) na zamowienie / na zapytanie / wysylka w {n} tygodni / dostepny u dostawcy … / mozna zamowic / sprawdz dostepnosc / zapytaj o dostepnosc …
    wysylka w ciagu {n} tygodni / tylko salonie|stacjonarnym / tylko odbior osobisty / dostepny tylko salonie|stacjonarnym / tylko stacjonarnie`,
  aside: `natychmiastowa wysylka / wysylka|dostawa|wysylamy|sprawdz … / czas realizacji … / darmowa dostawa … / moze byc zamowiony / mozliwosc zamowienia / sprzedane|sprzedano|sprzedanych {n}
    dostepny|dostepna|dostepne {n} kolorach|rozmiarach / dostepne rozmiary|kolory|warianty / wybierz …`,
  used: 'uzywany / uzywana',
  stems: 'dostepn niedostepn wyprzedan przedsprzed magazyn dodruk',
  general: '? sklepach salonach opinie',
  when: 'gdy kiedy jesli jak',

  buy: `(wloz|wrzuc|dorzuc) do koszyka / kup (teraz|online|produkt|natychmiast) / zamawiam|kupuje|zamow|kupuj / dodaj do koszyka … / zamow teraz / dodaj produkt do koszyka
    dodaj do torby|zamowienia / kup i zaplac / do torby / dodaj do torebki / do koszyka …`,
  add: 'dodaj',
  others: `podobne|klienci|polecane|polecamy … / zobacz takze|rowniez … / ostatnio ogladane … / akcesoria / z tej samej …
    produkty podobne|polecane|powiazane|uzupelniajace|komplementarne|sponsorowane|zblizone|dodatkowe|ogladane … / powiazane|pasujace|podobne|rekomendowane|uzupelniajace produkty|artykuly …
    moze ci … / moze cie … / moze zainteresuje … / to moze … / inni … / czesto kupowane … / kupowane razem … / ostatnio przegladane|widziane … / {n} innych produktow … / w tej samej …
    tej samej kategorii … / inne z … / inne produkty … / dobierz do … / warto dokupic … / sprawdz tez|rowniez|takze … / sponsorowane … / osoby ktore … / kupujacy … / do kompletu
    rekomendacje … / wybrane dla … / propozycje … / zainteresuje … / spodoba …`,
  lost: `strona nie znaleziona / nie znaleziono strony|produktu / strona|produkt nie istnieje / blad 404 / strona nie zostala znaleziona / strona ktorej szukasz … / nie ma takiej strony
    strony nie znaleziono / produkt nie zostal znaleziony`,
  closed: `zaloguj sie aby|zeby zobaczyc|poznac (nasza) cene|ceny / cena na zapytanie / zapytaj o cene / tylko dla hurtownikow|czlonkow`,

  now: 'kod produktu|towaru|producenta|katalogowy|ean / cena (brutto) / teraz / promocja / {price} kod produktu|towaru|ean / {price} dostawa gratis',
  old: 'stara|poprzednia|pierwotna cena / przed promocja / cena przed obnizka / zamiast / cena w innych sklepach / cena rynkowa|okladkowa|katalogowa|sugerowana / bylo',
  net: '(cena) netto / bez vat|podatku / + vat',
  gross: 'brutto / z|zawiera vat / w tym vat / tym vat',
  saving: 'oszczedzasz|oszczednosc|rabat / taniej o / {price} taniej|rabatu',
  from: 'od {price}',
  shipping: 'dostawa / wysylka / koszt dostawy|wysylki / kurier|paczkomaty|przesylka',
  free: 'gratis darmowa darmowy bezplatna bezplatny',
  instalment: '{price} miesiecznie|mies|mc / {n} rat / rata (od) / {price}/mies / {price} miesiecznie',
  unit: '{price} za {n}',
  conditional: `klub|klubowa|uzywany|kod|kupon|zaliczka / z kodem / ostatnich {n} dni / {n} dni przed / najnizsza cena / karta podarunkowa / z {price}`,
  price: 'cena ceny cenie',
  anyPrice: 'nasza obecna aktualna twoja brutto promocyjna sklepowa',
  regular: 'cena regularna|normalna|podstawowa|detaliczna',
};
