import type { Words } from './words.ts';

export const sv: Words = {
  language: 'sv',
  months: 'januari februari mars april maj juni juli augusti september oktober november december',

  filler:
    'varan produkten ar tillfalligt den finns just nu vi har tyvarr spelet i_lagret kvar st endast bara online snabb',
  label: 'tillganglighet / lagersaldo / lagerstatus / lager / status / i lager',
  yes: 'ja {n}',
  no: 'nej 0',
  in: 'i lager / finns i lager / {n} i lager / lagervara / fatal i lager / fa kvar / skickas inom {n} dagar / leverans {n} dagar / i lager leverans …',
  out: 'slut / slut i lager / slutsald / ej i lager / inte i lager / ej tillganglig / inte tillganglig / bevaka / bevaka … / meddela mig … / ej i lager / utgatt / utgangen / tillfalligt slut / 0 i lager',
  preorder: 'forhandsbokning / forhandsbestallning / forhandsboka / forhandsbestall',
  ahead:
    'forhandsbestall / forhandsbestallning / forhandsboka / forhandsbokning / kommer snart / kommer i lager … / kommer … / forhandsbestall … / forhandsboka … / slappas {date} / ater i lager … / vantas …',
  release: 'utgivningsdatum {date} / releasedatum {date} / slapps {date} / release {date}',
  sending: '',
  unsure:
    'bestallningsvara / leveranstid {n} veckor / {n} veckor / skaffas / butik / leverans {n} veckor / bestallningsvara …',
  aside: 'leverans … / leveranstid … / frakt … / fri frakt … / {n} dagar / {n} vardagar',
  used: 'begagnad',
  stems: 'i_lager lagersaldo slutsald forhandsb tillgang',
  general: '? butiker recensioner',

  buy: 'lagg i varukorgen / lagg i varukorg / lagg till i varukorgen / lagg till i varukorg / lagg i kundvagn / lagg i kundvagnen / lagg till i kundvagn / lagg till i kundvagnen / kop / kop nu / handla / lagg i korg / lagg i varukorgen … / i varukorgen',
  others:
    'relaterade … / liknande … / andra kopte … / andra kunder … / kunder … / rekommenderade … / du kanske … / tillbehor / senast visade … / passar till …',
  instead: '',
  lost: 'sidan hittades inte / sidan finns inte / sidan kunde inte hittas / produkten hittades inte',
  gone: '',

  now: 'nu / pris / vart pris / kampanjpris / reapris / erbjudande / ditt pris / nu {price}',
  old: 'ord pris / ordinarie pris / tidigare pris / rek pris / rekommenderat pris / forut / fore / ord',
  net: 'exkl moms / ex moms / utan moms / exklusive moms / + moms',
  gross: 'inkl moms / inklusive moms / med moms',
  saving: 'spara / du sparar / rabatt / {price} rabatt',
  from: 'fran {price} / fran',
  shipping: 'frakt / leverans / fraktkostnad / fri frakt over',
  instalment: '{price} man / {price} manad / per manad / delbetala / {price} i manaden',
  unit: '{price} per {n} / {price}/kg',
  conditional:
    'medlem / medlemmar / medlemspris / klubbpris / begagnad / kod / med kod / presentkort / senaste {n} dagarna / lagsta pris / med {price} / {n} dagar',
  price: 'pris',
  anyPrice: 'vart var ditt nytt ordinarie web kampanj rea',
};
