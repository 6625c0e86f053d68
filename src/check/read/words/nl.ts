import type { Words } from './words.ts';

export const nl: Words = {
  language: 'nl',
  months: 'januari februari maart april mei juni juli augustus september oktober november december',

  filler:
    'dit product artikel spel is helaas tijdelijk momenteel het de op_dit_moment dit nog maar alleen online wij hebben nu sorry slechts direct meteen',
  label: 'beschikbaarheid / voorraad / levertijd / op voorraad / voorraadstatus / status',
  yes: 'ja {n}',
  no: 'nee 0 geen',
  in: `
    op voorraad / voorradig / leverbaar / uit voorraad leverbaar / uit voorraad / {n} op voorraad / {n} leverbaar / {n} stuks op voorraad / laatste stuks / laatste exemplaren / laatste exemplaar / beschikbaar / {n} beschikbaar / {n} stuks beschikbaar
    op voorraad leverbaar / laatste artikelen / op voorraad vandaag besteld … / op voorraad voor {n} besteld … / ruim voorraad / ruim op voorraad / {n} stuks / voorradig …`,
  out: `
    uitverkocht / niet op voorraad / niet meer op voorraad / niet leverbaar / niet meer leverbaar / niet beschikbaar / niet voorradig / geen voorraad / niet meer beschikbaar / 0 op voorraad / voorraad 0 / op voorraad 0 / houd mij op hoogte … / houd mij op de hoogte … / mail mij als … / mail mij wanneer …
    mail mij / houd me op de hoogte … / houd me hoogte … / stuur mij een bericht … / uit assortiment / niet bestelbaar`,
  preorder: 'voorverkoop / pre order',
  ahead: `
    voorverkoop / binnenkort / binnenkort leverbaar / binnenkort verwacht / binnenkort op voorraad / verwacht … / verwacht / leverbaar vanaf … / leverbaar vanaf {date} / nabesteld / in bestelling / pre order / preorder / voorbestellen / reserveren / binnenkort beschikbaar / leverbaar {date}
    verwachte … / in herdruk / beschikbaar vanaf …`,
  release:
    'verschijnt {date} / verschijningsdatum {date} / release {date} / releasedatum {date} / verschijnt op {date}',
  sending: '',
  unsure:
    'bestelling / op bestelling / aanvraag / op aanvraag / alleen in de winkel / in winkel / levertijd {n} weken / leverbaar in {n} weken / op voorraad leverancier / op voorraad bij leverancier / levertijd onbekend / in de winkel',
  aside:
    'levering … / levertijd … / verzending … / gratis verzending … / bezorging … / vandaag besteld … / voor {n} besteld …',
  used: 'tweedehands',
  stems: 'uitverkocht voorraad leverbaar voorradig voorverkoop beschikbaar nabestelling herdruk winkel',
  general: '? winkels reviews beoordelingen',

  buy: `
    toevoegen aan winkelwagen / toevoegen aan winkelmand / toevoegen aan winkelmandje / toevoegen aan winkelwagentje / toevoegen aan mijn winkelwagen / in winkelwagen / in winkelmand / in winkelmandje / in winkelwagentje / in mijn winkelwagen / bestellen
    in mijn winkelmand / voeg toe aan winkelwagen / plaats in winkelwagen / bestel / bestel nu / nu bestellen / toevoegen / winkelwagen / in mijn winkelmandje / kopen / in de winkelwagen / koop nu / in de winkelmand`,
  others:
    'gerelateerde … / vergelijkbare … / anderen … / klanten … / misschien … / bekijk ook … / vaak samen … / ook interessant … / recent bekeken … / aanbevolen … / accessoires',
  instead: '',
  lost: 'pagina niet gevonden / product niet gevonden / fout 404 / de pagina bestaat niet',
  gone: '',

  now: 'nu / onze prijs / prijs / actieprijs / aanbieding / voor {price} / nu voor / slechts {price}',
  old: 'adviesprijs / van {price} / oude prijs / was / was {price} / normale prijs / voorheen / van voor',
  net: 'excl btw / exclusief btw / ex btw / zonder btw / excl {n} % btw / exclusief {n} % btw',
  gross: 'incl btw / inclusief btw / incl {n} % btw',
  saving: 'bespaar / je bespaart / u bespaart / korting / {price} korting / {price} voordeel / voordeel',
  from: 'vanaf {price} / vanaf',
  shipping: 'verzending / verzendkosten / bezorgkosten / bezorging / gratis verzending vanaf',
  instalment: '{price} per maand / per maand / {n} x {price} / {price} maand',
  unit: '{price} per {n} / {price} per kg / {price} per liter / {price}/kg',
  conditional:
    'leden / ledenprijs / clubprijs / tweedehands / gebruikt / aanbetaling / kortingscode / met code / cadeaubon / laatste {n} dagen / laagste prijs / met {price} / {price} met … / statiegeld',
  price: 'prijs',
  anyPrice: 'onze de huidige verkoop aanbieding actie winkel web internet',
};
