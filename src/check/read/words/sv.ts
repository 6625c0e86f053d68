export const sv = {
  language: 'sv',
  filler: `varan produkten ar tillfalligt den finns just nu vi har tyvarr spelet i_lagret kvar st endast bara online snabb varning denna produkt for_narvarande
    redo_att_skickas`,
  label: 'tillganglighet / lagersaldo / lagerstatus / lager / status / i lager',
  yes: 'ja {n}',
  no: 'nej 0',
  in: `i lager / {n} i lager / lagervara / fatal i lager / fa kvar / skickas inom {n} dagar / leverans {n} dagar / i lager leverans … / i webblager / sista produkterna i lager
    sista varorna i lager / sista exemplaren i lager / sista exemplaret / skickas inom {n} timmar / fa i lager / i webblagret
    lag lagerstatus / lagt lager {n} kvar / fatal kvar`,
  out: `slut / slut i lager / slutsald / inte i lager / ej tillganglig / inte tillganglig / bevaka … / meddela mig … / ej i lager / utgatt / utgangen / 0 i lager
    slut i lager och inte tillganglig / slut och otillganglig / slut i lager och otillganglig / slutsalt / inte tillrackligt med produkter i lager
    det inte tillrackligt med produkter i lager / inte langre i lager / slut pa lagret
    lagt lager 0 kvar`,
  preorder: 'forhandsbokning / forhandsbestallning / forhandsboka / forhandsbestall',
  ahead: 'kommer … / forhandsbestall … / forhandsboka … / slappas {date} / ater i lager … / vantas …',
  release: 'utgivningsdatum {date} / releasedatum {date} / slapps {date} / release {date}',
  unsure: `leveranstid {n} veckor / {n} veckor / skaffas / butik / leverans {n} veckor / bestallningsvara … / tillganglig for restnotering / pa restorder / tillganglig vid restorder
    restorder / restnoterad / kan bestallas`,
  aside:
    'leverans … / leveranstid … / frakt … / fri frakt … / {n} dagar / {n} vardagar / kan restnoteras / kan restorderas',
  used: 'begagnad',
  stems: 'i_lager lagersaldo slutsald forhandsb tillgang',
  general: '? butiker recensioner',

  buy: `lagg i varukorg / lagg till i varukorgen / lagg till i varukorg / lagg i kundvagn / lagg i kundvagnen / lagg till i kundvagn / lagg till i kundvagnen / kop / kop nu / handla / lagg i korg
    lagg i varukorgen … / i varukorgen / bestall / bestall nu / lagg i kassen / lagg i shoppingbag / kop produkten / lagg till i kundkorg / lagg i kundkorg / lagg i shoppingvaska
    lagg i korgen / lagg i kundkorgen / kop online / lagg i min varukorg / lagg i varukorg … / lagg till i varukorgen …`,
  add: 'lagg till',
  others: `relaterade … / liknande … / andra kopte … / andra kunder … / kunder … / rekommenderade … / du kanske … / tillbehor / senast visade … / passar till …`,
  lost: 'sidan hittades inte / sidan finns inte / sidan kunde inte hittas / produkten hittades inte',

  now: 'nu / pris / kampanjpris / reapris / erbjudande',
  old: 'ord pris / ordinarie pris / tidigare pris / rek pris / rekommenderat pris / forut / fore / ord / ursprungliga priset',
  net: 'exkl moms / ex moms / utan moms / exklusive moms / + moms',
  gross: 'inkl moms / inklusive moms / med moms',
  saving: 'spara / du sparar / rabatt / {price} rabatt',
  from: 'fran',
  shipping: 'frakt / leverans / fraktkostnad / fri frakt over',
  instalment: '{price} man / {price} manad / per manad / delbetala / {price} i manaden',
  unit: '{price} per {n}',
  conditional: `medlem / medlemmar / medlemspris / klubbpris / begagnad / kod / med kod / presentkort / senaste {n} dagarna / lagsta pris / med {price} / {n} dagar`,
  price: 'pris',
  anyPrice: 'vart var ditt nytt ordinarie web kampanj rea webb styck forsaljnings',
};
