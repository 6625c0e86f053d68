export const nl = {
  language: 'nl',
  filler: `dit product artikel spel is helaas tijdelijk momenteel het de op_dit_moment dit nog maar alleen online wij hebben nu sorry slechts direct meteen opgepast let_op`,
  label: 'beschikbaarheid / voorraad / levertijd / op voorraad / voorraadstatus / status',
  yes: 'ja {n}',
  no: 'nee 0 geen',
  in: `op voorraad / leverbaar / uit voorraad leverbaar / uit voorraad / {n} op voorraad / {n} leverbaar / {n} stuks op voorraad / laatste stuks / laatste exemplaren / laatste exemplaar / beschikbaar
    {n} beschikbaar / {n} stuks beschikbaar / laatste artikelen / op voorraad vandaag besteld … / op voorraad voor {n} besteld … / ruim voorraad / ruim op voorraad / {n} stuks / voorradig …
    {n} resterend op voorraad / {n} over / laatste artikelen in voorraad / laatste items op voorraad / laatste stuks op voorraad / {n} stuks in voorraad / in voorraad / {n} in voorraad
    voldoende voorraad / beperkte voorraad / meer dan {n} op voorraad / laatste stuk
    lage voorraad / lage voorraad {n} resterend / beperkt op voorraad`,
  out: `uitverkocht / niet op voorraad / niet meer op voorraad / niet leverbaar / niet meer leverbaar / niet beschikbaar / niet voorradig / geen voorraad / niet meer beschikbaar / 0 op voorraad
    houd mij op hoogte … / mail mij als … / mail mij wanneer … / mail mij / houd me op de hoogte … / houd me hoogte … / stuur mij een bericht … / uit assortiment / niet bestelbaar
    niet op voorraad en niet beschikbaar / onvoldoende producten op voorraad / er zijn onvoldoende producten op voorraad / er niet voldoende op voorraad
    er niet voldoende product op voorraad
    lage voorraad 0 resterend`,
  preorder: 'voorverkoop / pre order',
  ahead: `binnenkort / binnenkort leverbaar / binnenkort verwacht / binnenkort op voorraad / verwacht … / leverbaar vanaf … / nabesteld / in bestelling / preorder / voorbestellen / reserveren
    binnenkort beschikbaar / leverbaar {date} / verwachte … / in herdruk / beschikbaar vanaf … / beschikbaar via nabestelling / beschikbaar als nabestelling / beschikbaar in nabestelling
    op nabestelling / in nabestelling`,
  release: `verschijnt {date} / verschijningsdatum {date} / release {date} / releasedatum {date} / verschijnt op {date}`,
  unsure: `bestelling / op bestelling / aanvraag / op aanvraag / in winkel / levertijd {n} weken / leverbaar in {n} weken / op voorraad leverancier / op voorraad bij leverancier / levertijd onbekend`,
  aside: `levering … / levertijd … / verzending … / gratis verzending … / bezorging … / vandaag besteld … / voor {n} besteld … / kan nabesteld worden / kan worden nabesteld / in huis
    morgen in huis
    klaar voor verzending`,
  used: 'tweedehands',
  stems: 'uitverkocht voorraad leverbaar voorradig voorverkoop beschikbaar nabestelling herdruk winkel',
  general: '? winkels reviews beoordelingen',

  buy: `toevoegen aan winkelwagen / toevoegen aan winkelmand / toevoegen aan winkelmandje / toevoegen aan winkelwagentje / toevoegen aan mijn winkelwagen / in winkelwagen / in winkelmand
    in winkelmandje / in winkelwagentje / in mijn winkelwagen / bestellen / in mijn winkelmand / voeg toe aan winkelwagen / plaats in winkelwagen / bestel / bestel nu / nu bestellen / toevoegen
    winkelwagen / in mijn winkelmandje / kopen / in de winkelwagen / koop nu / in de winkelmand / aan winkelwagen toevoegen / voeg toe / plaats in winkelmandje / in winkelwagen plaatsen
    toevoegen aan bestelling / toevoegen aan de winkelwagen / leg in winkelmandje / voeg toe aan winkelmand / voeg toe aan winkelmandje / in winkelwagen leggen / toevoegen aan tas
    plaats in winkelmand / plaats in winkelwagentje / in mand / in mandje / aan winkelmand toevoegen / aan winkelmandje toevoegen / online bestellen / direct bestellen / product bestellen
    voeg toe aan winkelwagentje / voeg toe aan mijn winkelwagen / bestel direct / koop direct / toevoegen aan de winkelmand / leg in winkelwagen / in de winkelmand leggen`,
  others: `gerelateerde … / vergelijkbare … / anderen … / klanten … / misschien … / bekijk ook … / vaak samen … / ook interessant … / recent bekeken … / aanbevolen … / accessoires`,
  lost: 'pagina niet gevonden / product niet gevonden / fout 404 / de pagina bestaat niet',

  now: 'nu / prijs / actieprijs / aanbieding / voor {price} / slechts {price}',
  old: 'adviesprijs / van {price} / oude prijs / was / normale prijs / voorheen / van voor',
  net: 'excl btw / exclusief btw / ex btw / zonder btw / excl {n} % btw / exclusief {n} % btw',
  gross: 'incl btw / inclusief btw / incl {n} % btw',
  saving: 'bespaar / je bespaart / u bespaart / korting / {price} korting / {price} voordeel / voordeel',
  from: 'vanaf',
  shipping: 'verzending / verzendkosten / bezorgkosten / bezorging / gratis verzending vanaf',
  instalment: '{price} per maand / per maand / {price} maand',
  unit: '{price} per {n} / {price} per kg / {price} per liter',
  conditional: `leden / ledenprijs / clubprijs / tweedehands / gebruikt / aanbetaling / kortingscode / met code / cadeaubon / laatste {n} dagen / laagste prijs / met {price} / {price} met …
    statiegeld`,
  price: 'prijs',
  anyPrice: 'onze de huidige verkoop aanbieding actie winkel web internet speciale aanbiedings',
};
