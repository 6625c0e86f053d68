export const sv = {
  language: 'sv',
  filler: `varan produkten ar tillfalligt den finns just nu vi har tyvarr spelet i_lagret kvar st endast bara online snabb varning denna produkt for_narvarande
    redo_att_skickas endast_sald_online sald_online`,
  label: 'tillganglighet|lagersaldo|lagerstatus|lager|status / i lager',
  yes: 'ja {n}',
  no: 'nej 0',
  in: `({n}|fatal|fa) i lager / lagervara / fa|fatal kvar / skickas inom {n} dagar|timmar / leverans {n} dagar / i lager leverans … / i webblager|webblagret
    sista produkterna|varorna|exemplaren i lager / sista exemplaret / lag lagerstatus / lagt lager {n} kvar / fler an {n} i lager / sista chansen / webblager {n} / tillganglig
    tillganglig online / finns pa lager / pa lager / i butikslager / begransat antal|lager / lagt lagersaldo / ater i lager / i lager omgaende leverans / i lager for omgaende leverans
    fa i webblager / mer an {n} i lager / {n} i webblager`,
  out: `slut|slutsald|utgatt|utgangen|slutsalt / slut|inte|ej|0 i lager / ej|inte tillganglig / bevaka … / slut i lager och inte tillganglig / slut och otillganglig / slut i lager och otillganglig
    (det) inte tillrackligt med produkter i lager / inte langre i lager / slut pa lagret / lagt lager 0 kvar / slut webblager / slut i webblager / slut pa lager / utgatt ur sortimentet
    utgatt ur sortiment / sald / meddela … / fa ett mail … / fa ett mejl … / maila|mejla mig … / kan ej kopas / slut hos leverantor|leverantoren / ej pa lager / ur sortiment / har utgatt
    tillverkas inte langre / gar ej att kopa`,
  preorder: 'forhandsbokning|forhandsbestallning|forhandsboka|forhandsbestall',
  ahead: `kommer|forhandsbestall|forhandsboka|vantas … / slappas {date} / ater i lager … / forboka … / forbestall … / forbestallning / boka (nu) / snart i lager … / snart tillbaka … / kommande …
    beraknas … / beraknad … / forvantas … / forvantad … / i lager fran|i|den {date} / i lager {date} / pa vag … / pa ingaende / inkommande … / ej utkommen / utkommer … / restorder
    restnoterad … / ej slappt / snart tillganglig / slappdatum {date}`,
  release: 'utgivningsdatum|releasedatum|slapps|release {date}',
  unsure: `(leveranstid|leverans) {n} veckor / skaffas|restnoterad / bestallningsvara … / tillganglig for restnotering / (pa) restorder / tillganglig vid restorder / kan bestallas / pa bestallning
    endast i butik / saljs i butik / saljs endast i butik / skickas inom {n} veckor`,
  aside: `leverans|leveranstid|frakt … / fri frakt … / {n} dagar|vardagar / kan restnoteras|restorderas / se lagerstatus … / lagerstatus i butik … / visa lagerstatus … / hamta i …
    skickas idag|omgaende / finns i butik … / butikslager … / lagersaldo i butik … / sald|salda {n} / tillganglig i {n} farger|storlekar / tillgangliga storlekar|farger / valj …`,
  used: 'begagnad',
  stems: 'i_lager lagersaldo slutsald forhandsb tillgang',
  general: '? butiker recensioner',
  when: 'nar om',

  buy: `lagg i varukorg|kundvagn|kundvagnen|korg|kassen|shoppingbag|kundkorg|shoppingvaska|korgen|kundkorgen / lagg till i varukorgen|varukorg|kundvagn|kundvagnen|kundkorg
    kop (nu|produkten|online) / handla / lagg (till) i varukorgen … / i varukorgen / bestall (nu) / lagg i min varukorg / lagg i varukorg … / handla nu / kop denna`,
  add: 'lagg till',
  others: `relaterade|liknande|kunder|rekommenderade … / andra kopte|kunder … / du kanske … / tillbehor / passar till … / andra har … / andra tittade … / du gillar kanske … / rekommenderas …
    vi rekommenderar … / rekommenderat … / nyligen visade … / senast besokta|visade … / passar bra … / kops ofta … / ofta kopta … / mer fran|ur …
    alternativa|kompletterande|liknande produkter … / fler produkter … / fler varor … / alternativ / komplettera med|ditt … / glom inte … / se aven … / kanske ocksa … / sponsrad / sponsrade …
    matcha med … / vanliga tillbehor / besokare … / tidigare visade …`,
  lost: 'sidan|produkten hittades inte / sidan finns inte / sidan kunde inte hittas / produkten finns inte / sidan du soker …',
  closed:
    'logga in for att se (vara) pris|priser|priset|priserna / pris pa forfragan|begaran / endast for aterforsaljare|medlemmar / logga in for priser|pris',

  now: 'nu|pris|kampanjpris|reapris|erbjudande / nuvarande pris',
  old: 'ord|tidigare|rek|rekommenderat pris / forut|fore|ord / ursprungliga priset / forr|innan',
  regular: 'ordinarie pris',
  net: 'exkl moms / ex moms / utan moms / exklusive moms / + moms',
  gross: 'inkl|inklusive|med moms',
  saving: 'spara / du sparar / rabatt / {price} rabatt',
  from: 'fran',
  shipping: 'frakt|leverans|fraktkostnad',
  free: 'fri fritt gratis',
  instalment:
    '{price} man|manad / per manad / delbetala / {price} i manaden / {price}/man / {price} per manad',
  unit: '{price} per {n}',
  conditional: `medlem|medlemmar|medlemspris|klubbpris|begagnad|kod|presentkort / med kod / senaste {n} dagarna / lagsta pris / med {price} / {n} dagar`,
  price: 'pris',
  anyPrice: 'vart var ditt nytt ordinarie web kampanj rea webb styck forsaljnings nuvarande',
};
