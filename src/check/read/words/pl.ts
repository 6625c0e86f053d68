export const pl = {
  language: 'pl',
  filler: `gotowy_do_wysylki ten towar produkt jest chwilowo obecnie tymczasowo niestety gra artykul aktualnie w sklepie naszym juz uwaga`,
  label: 'dostepnosc / stan magazynowy / status / stan / na stanie / w magazynie / dostepny',
  yes: 'tak {n} duza srednia mala jest duzo',
  no: 'nie brak 0',
  in: `dostepny / dostepna / dostepne / dostepny od reki / dostepna od reki / na stanie / magazynie / {n} dostepnych / {n} sztuk / {n} szt / ostatnie sztuki / ostatnie egzemplarze / ostatnia sztuka
    {n} magazynie / {n} na stanie / {n} szt dostepnych / wysylka w {n} godzin / wysylka {n} h / duza ilosc / srednia ilosc / mala ilosc / dostepnych {n} / {n} sztuk dostepnych / dostepny wysylka …
    pozostalo {n} szt / tylko {n} magazynie / ostatnie sztuki magazynie / dostepna ilosc {n} / {n} szt na stanie / {n} szt magazynie / na magazynie / na wyczerpaniu
    wysylka w ciagu {n} godzin / wysylka w ciagu {n} h / dostepnych {n} szt / wysylka natychmiast / dostepne od reki / tylko {n} szt
    niski stan magazynowy`,
  out: `niedostepna / niedostepne / nie dostepny / nie dostepna / brak / brak magazynie / brak na stanie / brak towaru / brak produktu / wyprzedany / wyprzedana / wyprzedane / naklad wyczerpany
    0 szt / 0 sztuk / powiadom … / wyprzedano / niedostepny … / nie dostepny i nie ma go magazynie / nie ma wystarczajacej ilosci produktow magazynie
    brak wystarczajacej ilosci produktow magazynie / nieosiagalny / brak sprzedazy / nie ma na stanie / wycofany / wycofany ze sprzedazy`,
  preorder: 'przedsprzedaz',
  ahead: `dostepny od … / dostepna od … / dostepne od … / oczekiwany … / oczekiwana … / przedsprzedaz … / zapowiedz … / pre order / preorder / wkrotce …`,
  release: 'premiera {date} / data premiery {date} / data wydania {date} / premiera od {date}',
  unsure: `na zamowienie / tylko / na zapytanie / wysylka w {n} tygodni / dostepny u dostawcy … / dostepne na zamowienie / dostepny na zamowienie / dostepna na zamowienie / mozna zamowic
    sprawdz dostepnosc`,
  aside:
    'natychmiastowa wysylka / wysylka … / dostawa … / czas realizacji … / wysylamy … / darmowa dostawa … / moze byc zamowiony / mozliwosc zamowienia / sprawdz …',
  used: 'uzywany / uzywana',
  stems: 'dostepn niedostepn wyprzedan przedsprzed magazyn dodruk',
  general: '? sklepach salonach opinie',

  buy: `do koszyka / kup teraz / kup / wloz do koszyka / dodaj / zamawiam / kupuje / dodaj do koszyka … / zamow / zamow teraz / wrzuc do koszyka / dodaj produkt do koszyka / kup online
    dodaj do torby / kup i zaplac / kup produkt / dodaj do zamowienia / dodaj do koszyka zakupow / kup natychmiast / dorzuc do koszyka / kupuj`,
  others: `produkty powiazane … / podobne … / klienci … / inni klienci … / zobacz takze … / zobacz rowniez … / polecane … / polecamy … / ostatnio ogladane … / akcesoria / z tej samej …`,
  lost: `strona nie znaleziona / nie znaleziono strony / strona nie istnieje / produkt nie istnieje / blad 404 / nie znaleziono produktu`,

  now: 'cena / teraz / promocja / cena brutto',
  old: `cena katalogowa / stara cena / poprzednia cena / przed promocja / cena przed obnizka / zamiast / cena sugerowana / cena w innych sklepach / pierwotna cena`,
  net: 'netto / cena netto / bez vat / + vat / bez podatku',
  gross: 'brutto / z vat / zawiera vat',
  saving: 'oszczedzasz / oszczednosc / rabat / taniej o / {price} taniej / {price} rabatu',
  from: 'od {price}',
  shipping: 'dostawa / wysylka / koszt dostawy / koszt wysylki / darmowa dostawa od',
  instalment: '{price} miesiecznie / {price} mies / {n} rat / rata / rata od / {price} mc',
  unit: '{price} za {n}',
  conditional: `klub / klubowa / uzywany / kod / z kodem / kupon / ostatnich {n} dni / {n} dni przed / najnizsza cena / karta podarunkowa / zaliczka / z {price}`,
  price: 'cena',
  anyPrice: 'nasza obecna aktualna twoja brutto promocyjna sklepowa',
};
