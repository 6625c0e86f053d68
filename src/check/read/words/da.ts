// Danish and Norwegian.
export const da = {
  language: 'da',
  filler:
    'varen produktet er midlertidigt vi har kun stk pt desverre online den spillet varer i_ojeblikket klar_til_forsendelse denne dette vare produkt i_oyeblikket',
  label: 'tilgaengelighed / lagerstatus / lager / pa lager / status / tilgjengelighet',
  yes: 'ja {n}',
  no: 'nej nei 0',
  in: `pa lager / {n} pa lager / fa pa lager / fjernlager pa lager / {n} tilbage / pa lager levering … / klar til levering / pa nettlager / pa lager leveres … / {n} tilbage pa lager
    fatal pa lager / sidste varer pa lager / sidste pa lager / {n} stk pa lager / pa eget lager
    lav lagerbeholdning / lav lagerbeholdning {n} tilbage`,
  out: `udsolgt / utsolgt / ikke pa lager / ikke tilgaengelig / ikke tilgjengelig / 0 pa lager / giv besked … / giv mig besked … / ej pa lager / udgaet / utgatt / ikke lagerfort
    udsolgt og ikke tilgaengelig / ikke pa lager og utilgaengeligt / ikke pa lager og ikke tilgaengelig / ikke nok produkter pa lager / ikke laengere pa lager / utilgaengelig
    ikke lenger pa lager
    lav lagerbeholdning 0 tilbage`,
  preorder: 'forudbestilling / forhandsbestilling / forudbestil',
  ahead: 'forhandsbestill / kommer snart … / forudbestil … / forventes … / kommer …',
  release: 'udgivelsesdato {date} / udgivelse {date} / utgivelsesdato {date} / lanseres {date}',
  unsure: `bestillingsvare / skaffevare / {n} uger / {n} uker / leveringstid {n} uger / leveringstid {n} uker / fjernlager / tilgaengelig pa restordre / pa restordre / restordre
    bestilles hjem / pa bestilling / kan bestilles hjem`,
  aside:
    'levering … / leveringstid … / fragt … / fri fragt … / {n} dage / {n} hverdage / {n} dager / kan restordres',
  used: 'brugt / brukt',
  stems: 'pa_lager lagerstatus udsolgt utsolgt forudb forhandsb tilgaeng tilgjeng',
  general: '? butikker anmeldelser',

  buy: `laeg i kurv / laeg i kurven / tilfoj til kurv / legg i handlekurv / legg i handlekurven / kjop / kob / kob nu / kjop na / put i kurv / tilfoj til kurven / legg i kurv / i kurven
    legg til i handlekurv / laeg i indkobskurv / tilfoj til indkobskurv / laeg i indkobskurven / tilfoj til indkobskurven / foj til kurv / foj til indkobskurv / bestil / bestil nu
    put i kurven / bestill / bestill na / legg i handlevogn / legg i handlevognen / legg til i handlevogn / legg til i handlekurven / laeg i indkobsvogn / kob online / kob produkt
    laeg i kurv … / tilfoj til kurv … / kjop produkt / legg i kurven`,
  add: 'tilfoj / legg til',
  others: `relaterede … / lignende … / andre kobte … / andre kunder … / kunder … / anbefalede … / du vil maske … / tilbehor / senest sete … / andre har …`,
  lost: 'siden blev ikke fundet / siden findes ikke / siden ble ikke funnet',

  now: 'nu / na / pris / tilbud / tilbudspris / var pris',
  old: 'for {price} / normalpris / vejl pris / vejledende pris / tidligere pris / veil pris / foer / oprindelige pris / forpris / vejledende udsalgspris / vejl udsalgspris',
  net: 'ekskl moms / uden moms / ex moms / eks mva / uten mva / ekskl mva / eks moms / + moms',
  gross: 'inkl moms / med moms / inkl mva',
  saving: 'spar / du sparer / rabat / rabatt',
  from: 'fra',
  shipping: 'fragt / levering / frakt / porto / fri fragt over',
  instalment: '{price} md / {price} pr md / pr maned / pr mnd / {price} mnd',
  unit: '{price} pr {n}',
  conditional: `medlem / medlemspris / klubpris / brugt / kode / med kode / gavekort / seneste {n} dage / laveste pris / med {price}`,
  price: 'pris',
  anyPrice: 'vores din nye normal web tilbuds udsalgs nett',
};
