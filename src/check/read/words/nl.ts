export const nl = {
  language: 'nl',
  filler: `dit product artikel spel is helaas tijdelijk momenteel het de op_dit_moment dit nog maar alleen online wij hebben nu sorry slechts direct meteen opgepast let_op alleen_online_verkocht online_verkocht`,
  label: 'beschikbaarheid|levertijd|voorraadstatus|status / (op) voorraad',
  yes: 'ja {n} ruim voldoende beperkt leverbaar',
  no: 'nee 0 geen',
  in: `op|uit|ruim|in|voldoende|beperkte|lage voorraad / leverbaar / uit voorraad leverbaar / {n} (stuks|resterend) op voorraad / {n} leverbaar|beschikbaar|stuks|over
    laatste stuks|exemplaren|exemplaar|artikelen|stuk / beschikbaar / {n} stuks beschikbaar / ruim|beperkt op voorraad / voorradig … / laatste artikelen in voorraad
    laatste items|stuks op voorraad / {n} (stuks) in voorraad / meer dan {n} op voorraad / lage voorraad {n} resterend / leverbaar uit voorraad / ruime voorraad / op voorraad vandaag …
    op voorraad morgen … / op voorraad voor … / op voorraad levertijd {n} dagen|werkdagen / laatste artikelen op voorraad / weinig|genoeg|geringe|kleine voorraad / bijna uitverkocht
    weer op voorraad / weer leverbaar / voorraad ruim / enkele stuks (op voorraad) / beperkt leverbaar|beschikbaar / nog enkele op voorraad / enkele op voorraad / paar stuks / paar op voorraad`,
  out: `uitverkocht / niet (meer) op voorraad / niet leverbaar|beschikbaar|voorradig|bestelbaar / niet meer leverbaar|beschikbaar / geen voorraad / 0 op voorraad / houd mij op hoogte …
    mail mij als|wanneer … / mail mij / houd me hoogte … / stuur mij een bericht … / uit assortiment / niet op voorraad en niet beschikbaar / onvoldoende producten op voorraad
    er zijn onvoldoende producten op voorraad / er niet voldoende (product) op voorraad / lage voorraad 0 resterend / geen voorraad meer / verkocht / hou me|mij op hoogte …
    hou me|mij op de hoogte … / houd me|mij op de hoogte … / mail mij bij … / mail me … / stuur mij een mail … / stuur me een mail … / geef een seintje … / breng mij|me op de hoogte …
    breng mij|me op hoogte … / waarschuw mij|me … / voldoende producten op voorraad niet / niet voldoende producten|artikelen op voorraad / niet meer in assortiment / niet meer verkrijgbaar
    niet verkrijgbaar / voorraadmelding / laat het me weten … / laat me weten …`,
  preorder: 'voorverkoop / pre order / voorbestelling / nu voorbestellen',
  ahead: `binnenkort (leverbaar|verwacht|beschikbaar) / binnenkort op voorraad / verwacht|verwachte … / leverbaar|beschikbaar vanaf … / nabesteld|preorder|voorbestellen|reserveren
    in bestelling|herdruk / leverbaar {date} / beschikbaar via|als|in nabestelling / op|in nabestelling / reserveer (nu) / nu reserveren / binnenkort weer … / verschijnt in …
    verschijnt binnenkort … / niet verschenen … / weer op voorraad vanaf|op|in|rond … / weer leverbaar|verkrijgbaar vanaf|op|in … / weer leverbaar|beschikbaar binnenkort / onderweg …
    nabestelling / herdruk … / in backorder / backorder / leverbaar in|op {date} / verwachte leverdatum {date}`,
  release: 'verschijnt|verschijningsdatum|release|releasedatum {date} / verschijnt op {date}',
  unsure: `(op) bestelling|aanvraag / in winkel / levertijd {n} weken / verwachte levering|leverdatum|levertijd|bezorging|bezorgdatum … / leverbaar in {n} weken / op voorraad (bij) leverancier
    levertijd onbekend / leverbaar binnen {n} weken / alleen verkrijgbaar in de winkel / verkrijgbaar in winkel / verkrijgbaar in de winkel / levertijd op aanvraag / levertijd aanvraag
    besteld product`,
  aside: `levering|levertijd|bezorging … / verwachte levertijd {n} dagen|werkdagen / (gratis) verzending … / vandaag besteld … / voor {n} besteld … / kan nabesteld worden / kan worden nabesteld
    (morgen) in huis / klaar voor verzending / winkelvoorraad … / bekijk (winkelvoorraad) … / voorraad in winkels|winkel|filialen … / ophalen … / afhalen in … / binnen {n} uur verzonden
    direct|vandaag verzonden / voor {n} uur … / op werkdagen … / verkocht {n} / beschikbaar|verkrijgbaar in {n}|meerdere kleuren|maten / beschikbare kleuren|maten / kies …`,
  used: 'tweedehands',
  stems: 'uitverkocht voorraad leverbaar voorradig voorverkoop beschikbaar nabestelling herdruk winkel',
  general: '? winkels reviews beoordelingen',
  when: 'als zodra wanneer indien',

  buy: `toevoegen aan winkelwagen|winkelmand|winkelmandje|winkelwagentje|bestelling|tas / toevoegen aan mijn|de winkelwagen / in (mijn|de) winkelwagen|winkelmand / (leg) in winkelmandje
    in winkelwagentje|mand|mandje / (nu|online|direct|product) bestellen / voeg toe aan winkelwagen|winkelmand|winkelmandje|winkelwagentje
    plaats in winkelwagen|winkelmandje|winkelmand|winkelwagentje / bestel (nu|direct) / kopen / in mijn winkelmandje / koop nu|direct / aan winkelwagen|winkelmand|winkelmandje toevoegen
    in winkelwagen plaatsen|leggen / voeg toe aan mijn winkelwagen / toevoegen aan de winkelmand / in de winkelmand leggen / leg in winkelmand|winkelwagen / nu|online kopen / in tas
    in shopping bag / in de winkeltas / in winkeltas / toevoegen aan winkelwagen … / toevoegen aan mijn winkelmand|winkelmandje / plaats in mijn winkelwagen / bestel online`,
  add: 'toevoegen / voeg toe',
  others: `gerelateerde|vergelijkbare|anderen|klanten|misschien|aanbevolen … / bekijk ook … / vaak samen … / ook interessant … / recent bekeken … / accessoires / wordt vaak …
    soortgelijke|bijpassende|verwante|vergelijkbare|aanbevolen|gerelateerde|bijbehorende|alternatieve producten|artikelen … / dit vind je … / vind je dit ook … / zie ook … / ook leuk …
    onze aanbevelingen|aanraders|tips … / laatst|eerder|onlangs bekeken … / combineer met … / combineer dit … / meer uit … / meer van … / andere klanten … / andere bezoekers …
    {n} andere producten … / andere producten … / alternatieven … / maak je … / maak het compleet … / gesponsord … / wij raden … / we raden … / uitbreidingen / aanraders / dit is ook …
    ook handig … / vergeet niet … / handig voor … / past goed bij …`,
  lost: `pagina|product niet gevonden / fout 404 / de pagina bestaat niet / pagina bestaat niet (meer) / pagina die je|u zoekt … / artikel niet gevonden / pagina kon niet worden gevonden
    product bestaat niet / pagina is niet gevonden`,
  closed:
    'log in voor|om prijzen|prijs / inloggen om (de) prijzen|prijs te zien / prijs|prijzen op aanvraag / alleen voor dealers|leden|wederverkopers / alleen voor zakelijke …',

  now: 'nu|prijs|actieprijs|aanbieding / voor|slechts {price} / {price} gratis verzending … / {price} verzending & retour',
  old: 'adviesprijs|was|voorheen / van {price} / oude prijs / van voor / oorspronkelijke prijs',
  regular: 'normale prijs / reguliere|normale prijs',
  net: 'excl|exclusief|ex|zonder btw / excl|exclusief {n} % btw',
  gross: 'incl|inclusief btw / incl {n} % btw',
  saving: 'bespaar|korting|voordeel / je|u bespaart / {price} korting|voordeel',
  from: 'vanaf',
  shipping: 'verzending|verzendkosten|bezorgkosten|bezorging',
  free: 'gratis',
  instalment: '{price} (per) maand / per maand',
  unit: '{price} per {n}|kg|liter',
  conditional: `leden|ledenprijs|clubprijs|tweedehands|gebruikt|aanbetaling|kortingscode|cadeaubon|statiegeld / met code / laatste {n} dagen / laagste prijs / met {price} / {price} met …`,
  price: 'prijs',
  anyPrice: 'onze de huidige verkoop aanbieding actie winkel web internet speciale aanbiedings',
};
