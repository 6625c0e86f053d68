// Danish and Norwegian.
export const da = {
  language: 'da',
  filler:
    'varen produktet er midlertidigt vi har kun stk pt desverre online den spillet varer i_ojeblikket klar_til_forsendelse denne dette vare produkt i_oyeblikket',
  label: 'tilgaengelighed|lagerstatus|lager|status|tilgjengelighet / pa lager',
  yes: 'ja {n}',
  no: 'nej nei 0',
  in: `({n}|fa|fjernlager|fatal|sidste) pa lager / {n} tilbage / pa lager levering|leveres … / klar til levering / pa nettlager / {n} tilbage|stk pa lager / sidste varer pa lager / pa eget lager
    lav lagerbeholdning / lav lagerbeholdning {n} tilbage`,
  out: `udsolgt|utsolgt|udgaet|utgatt|utilgaengelig / ikke (laengere|lenger) pa lager / ikke tilgaengelig|tilgjengelig|lagerfort / 0|ej pa lager / giv (mig) besked … / udsolgt og ikke tilgaengelig
    ikke pa lager og utilgaengeligt / ikke pa lager og ikke tilgaengelig / ikke nok produkter pa lager / lav lagerbeholdning 0 tilbage`,
  preorder: 'forudbestilling|forhandsbestilling|forudbestil',
  ahead: 'forhandsbestill / kommer (snart) … / forudbestil|forventes …',
  release: 'udgivelsesdato|udgivelse|utgivelsesdato|lanseres {date}',
  unsure: `bestillingsvare|skaffevare|fjernlager|restordre / (leveringstid) {n} uger|uker / (tilgaengelig) pa restordre / (kan) bestilles hjem / pa bestilling`,
  aside: 'levering|leveringstid|fragt … / fri fragt … / {n} dage|hverdage|dager / kan restordres',
  used: 'brugt / brukt',
  stems: 'pa_lager lagerstatus udsolgt utsolgt forudb forhandsb tilgaeng tilgjeng',
  general: '? butikker anmeldelser',
  when: 'nar hvis',

  buy: `laeg i kurv|kurven|indkobskurv|indkobskurven|indkobsvogn / tilfoj til kurv|kurven|indkobskurv|indkobskurven / legg i handlekurv|handlekurven|kurv|handlevogn|handlevognen|kurven
    kjop (na|produkt) / kob (nu|online|produkt) / put i kurv / (put) i kurven / legg til i handlekurv|handlevogn|handlekurven / foj til kurv|indkobskurv / bestil (nu) / bestill (na) / laeg i kurv …
    tilfoj til kurv …`,
  add: 'tilfoj / legg til',
  others: `relaterede|lignende|kunder|anbefalede … / andre kobte|kunder|har … / du vil maske … / tilbehor / senest sete …`,
  lost: 'siden blev ikke fundet / siden findes ikke / siden ble ikke funnet',
  closed: `log ind for at se (vores) pris|priser|prisen|priserne / pris pa foresporgsel|anmodning / kun for forhandlere|medlemmer`,

  now: 'nu|na|pris|tilbud|tilbudspris / var pris',
  old: `for {price} / foer|forpris / vejl|vejledende|tidligere|veil|oprindelige pris / vejledende|vejl udsalgspris`,
  regular: 'normalpris',
  net: 'ekskl moms / uden moms / ex moms / eks|uten|ekskl mva / eks moms / + moms',
  gross: 'inkl|med moms / inkl mva',
  saving: 'spar|rabat|rabatt / du sparer',
  from: 'fra',
  shipping: 'fragt|levering|frakt|porto',
  instalment: '{price} (pr) md / pr maned|mnd / {price} mnd',
  unit: '{price} pr {n}',
  conditional: `medlem|medlemspris|klubpris|brugt|kode|gavekort / med kode / seneste {n} dage / laveste pris / med {price}`,
  price: 'pris',
  anyPrice: 'vores din nye normal web tilbuds udsalgs nett',
};
