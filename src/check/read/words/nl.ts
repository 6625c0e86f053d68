export const nl = {
  language: 'nl',
  filler: `dit product artikel spel is helaas tijdelijk momenteel het de op_dit_moment dit nog maar alleen online wij hebben nu sorry slechts direct meteen opgepast let_op`,
  label: 'beschikbaarheid|levertijd|voorraadstatus|status / (op) voorraad',
  yes: 'ja {n}',
  no: 'nee 0 geen',
  in: `op|uit|ruim|in|voldoende|beperkte|lage voorraad / leverbaar / uit voorraad leverbaar / {n} (stuks|resterend) op voorraad / {n} leverbaar|beschikbaar|stuks|over
    laatste stuks|exemplaren|exemplaar|artikelen|stuk / beschikbaar / {n} stuks beschikbaar / op voorraad vandaag besteld … / op voorraad voor {n} besteld … / ruim|beperkt op voorraad / voorradig …
    laatste artikelen in voorraad / laatste items|stuks op voorraad / {n} (stuks) in voorraad / meer dan {n} op voorraad / lage voorraad {n} resterend`,
  out: `uitverkocht / niet (meer) op voorraad / niet leverbaar|beschikbaar|voorradig|bestelbaar / niet meer leverbaar|beschikbaar / geen voorraad / 0 op voorraad / houd mij op hoogte …
    mail mij als|wanneer … / mail mij / houd me op de hoogte … / houd me hoogte … / stuur mij een bericht … / uit assortiment / niet op voorraad en niet beschikbaar
    onvoldoende producten op voorraad / er zijn onvoldoende producten op voorraad / er niet voldoende (product) op voorraad / lage voorraad 0 resterend`,
  preorder: 'voorverkoop / pre order',
  ahead: `binnenkort (leverbaar|verwacht|beschikbaar) / binnenkort op voorraad / verwacht|verwachte … / leverbaar|beschikbaar vanaf … / nabesteld|preorder|voorbestellen|reserveren
    in bestelling|herdruk / leverbaar {date} / beschikbaar via|als|in nabestelling / op|in nabestelling`,
  release: 'verschijnt|verschijningsdatum|release|releasedatum {date} / verschijnt op {date}',
  unsure: `(op) bestelling|aanvraag / in winkel / levertijd {n} weken / verwachte levering|leverdatum|levertijd|bezorging|bezorgdatum … / leverbaar in {n} weken / op voorraad (bij) leverancier / levertijd onbekend`,
  aside: `levering|levertijd|bezorging … / verwachte levertijd {n} dagen|werkdagen / (gratis) verzending … / vandaag besteld … / voor {n} besteld … / kan nabesteld worden / kan worden nabesteld / (morgen) in huis / klaar voor verzending`,
  used: 'tweedehands',
  stems: 'uitverkocht voorraad leverbaar voorradig voorverkoop beschikbaar nabestelling herdruk winkel',
  general: '? winkels reviews beoordelingen',
  when: 'als zodra wanneer indien',

  buy: `toevoegen aan winkelwagen|winkelmand|winkelmandje|winkelwagentje|bestelling|tas / toevoegen aan mijn|de winkelwagen / in (mijn|de) winkelwagen|winkelmand / (leg) in winkelmandje
    in winkelwagentje|mand|mandje / (nu|online|direct|product) bestellen / voeg toe aan winkelwagen|winkelmand|winkelmandje|winkelwagentje
    plaats in winkelwagen|winkelmandje|winkelmand|winkelwagentje / bestel (nu|direct) / kopen / in mijn winkelmandje / koop nu|direct
    aan winkelwagen|winkelmand|winkelmandje toevoegen / in winkelwagen plaatsen|leggen / voeg toe aan mijn winkelwagen / toevoegen aan de winkelmand / leg in winkelwagen
    in de winkelmand leggen`,
  add: 'toevoegen / voeg toe',
  others: `gerelateerde|vergelijkbare|anderen|klanten|misschien|aanbevolen … / bekijk ook … / vaak samen … / ook interessant … / recent bekeken … / accessoires`,
  lost: 'pagina|product niet gevonden / fout 404 / de pagina bestaat niet',
  closed: `log in voor|om prijzen|prijs / inloggen om (de) prijzen|prijs te zien / prijs|prijzen op aanvraag / alleen voor dealers|leden|wederverkopers`,

  now: 'nu|prijs|actieprijs|aanbieding / voor|slechts {price}',
  old: 'adviesprijs|was|voorheen / van {price} / oude prijs / van voor',
  regular: 'normale prijs',
  net: 'excl|exclusief|ex|zonder btw / excl|exclusief {n} % btw',
  gross: 'incl|inclusief btw / incl {n} % btw',
  saving: 'bespaar|korting|voordeel / je|u bespaart / {price} korting|voordeel',
  from: 'vanaf',
  shipping: 'verzending|verzendkosten|bezorgkosten|bezorging',
  instalment: '{price} (per) maand / per maand',
  unit: '{price} per {n}|kg|liter',
  conditional: `leden|ledenprijs|clubprijs|tweedehands|gebruikt|aanbetaling|kortingscode|cadeaubon|statiegeld / met code / laatste {n} dagen / laagste prijs / met {price} / {price} met …`,
  price: 'prijs',
  anyPrice: 'onze de huidige verkoop aanbieding actie winkel web internet speciale aanbiedings',
};
