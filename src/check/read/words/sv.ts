export const sv = {
  language: 'sv',
  filler: `varan produkten ar tillfalligt den finns just nu vi har tyvarr spelet i_lagret kvar st endast bara online snabb varning denna produkt for_narvarande
    redo_att_skickas`,
  label: 'tillganglighet|lagersaldo|lagerstatus|lager|status / i lager',
  yes: 'ja {n}',
  no: 'nej 0',
  in: `({n}|fatal|fa) i lager / lagervara / fa|fatal kvar / skickas inom {n} dagar|timmar / leverans {n} dagar / i lager leverans … / i webblager|webblagret
    sista produkterna|varorna|exemplaren i lager / sista exemplaret / lag lagerstatus / lagt lager {n} kvar`,
  out: `slut|slutsald|utgatt|utgangen|slutsalt / slut|inte|ej|0 i lager / ej|inte tillganglig / bevaka … / meddela mig … / slut i lager och inte tillganglig / slut och otillganglig
    slut i lager och otillganglig / (det) inte tillrackligt med produkter i lager / inte langre i lager / slut pa lagret / lagt lager 0 kvar`,
  preorder: 'forhandsbokning|forhandsbestallning|forhandsboka|forhandsbestall',
  ahead: 'kommer|forhandsbestall|forhandsboka|vantas … / slappas {date} / ater i lager …',
  release: 'utgivningsdatum|releasedatum|slapps|release {date}',
  unsure: `(leveranstid|leverans) {n} veckor / skaffas|butik|restnoterad / bestallningsvara … / tillganglig for restnotering / (pa) restorder / tillganglig vid restorder / kan bestallas`,
  aside: `leverans|leveranstid|frakt … / fri frakt … / {n} dagar|vardagar / kan restnoteras|restorderas`,
  used: 'begagnad',
  stems: 'i_lager lagersaldo slutsald forhandsb tillgang',
  general: '? butiker recensioner',
  when: 'nar om',

  buy: `lagg i varukorg|kundvagn|kundvagnen|korg|kassen|shoppingbag|kundkorg|shoppingvaska|korgen|kundkorgen / lagg till i varukorgen|varukorg|kundvagn|kundvagnen|kundkorg
    kop (nu|produkten|online) / handla / lagg (till) i varukorgen … / i varukorgen / bestall (nu) / lagg i min varukorg / lagg i varukorg …`,
  add: 'lagg till',
  others: `relaterade|liknande|kunder|rekommenderade … / andra kopte|kunder … / du kanske … / tillbehor / senast visade … / passar till …`,
  lost: 'sidan|produkten hittades inte / sidan finns inte / sidan kunde inte hittas',
  closed: `logga in for att se (vara) pris|priser|priset|priserna / pris pa forfragan|begaran / endast for aterforsaljare|medlemmar`,

  now: 'nu|pris|kampanjpris|reapris|erbjudande',
  old: 'ord|tidigare|rek|rekommenderat pris / forut|fore|ord / ursprungliga priset',
  regular: 'ordinarie pris',
  net: 'exkl moms / ex moms / utan moms / exklusive moms / + moms',
  gross: 'inkl|inklusive|med moms',
  saving: 'spara / du sparar / rabatt / {price} rabatt',
  from: 'fran',
  shipping: 'frakt|leverans|fraktkostnad',
  instalment: '{price} man|manad / per manad / delbetala / {price} i manaden',
  unit: '{price} per {n}',
  conditional: `medlem|medlemmar|medlemspris|klubbpris|begagnad|kod|presentkort / med kod / senaste {n} dagarna / lagsta pris / med {price} / {n} dagar`,
  price: 'pris',
  anyPrice: 'vart var ditt nytt ordinarie web kampanj rea webb styck forsaljnings',
};
