// Danish and Norwegian.
export const da = {
  language: 'da',
  filler:
    'varen produktet er midlertidigt vi har kun stk pt desverre online den spillet varer i_ojeblikket klar_til_forsendelse denne dette vare produkt i_oyeblikket desvaerre kun_solgt_online solgt_online',
  label: 'tilgaengelighed|lagerstatus|lager|status|tilgjengelighet / pa lager',
  yes: 'ja {n}',
  no: 'nej nei 0',
  in: `({n}|fa|fjernlager|fatal|sidste) pa lager / {n} tilbage / pa lager levering|leveres … / klar til levering / pa nettlager / {n} tilbage|stk pa lager / sidste varer pa lager / pa eget lager
    lav lagerbeholdning / lav lagerbeholdning {n} tilbage / mere end {n} pa lager / fa tilbage / fa tilbage pa lager / sidste eksemplar|eksemplarer / lagerbeholdning {n} / tilgaengelig
    tilgjengelig / findes pa lager / pa fjernlager / begraenset antal|lager / lavt lager / pa lager sendes … / pa lager igen / tilbage pa lager / mer enn {n} pa lager / flere pa lager
    pa lager afsendes … / {n} igjen`,
  out: `udsolgt|utsolgt|udgaet|utgatt|utilgaengelig / ikke (laengere|lenger) pa lager / ikke tilgaengelig|tilgjengelig|lagerfort / 0|ej pa lager / giv (mig) besked … / udsolgt og ikke tilgaengelig
    ikke pa lager og utilgaengeligt / ikke pa lager og ikke tilgaengelig / ikke nok produkter pa lager / lav lagerbeholdning 0 tilbage / findes ikke pa lager / udsolgt fra leverandor
    udgaet af sortiment|sortimentet / solgt / fa besked … / underret mig … / kan ikke kobes / forventes ikke … / ikke laengere tilgaengelig / udgaar / utsolgt … / varsle meg … / gi meg beskjed …
    utgaende vare / ikke pa nettlager / advis … / udsolgt fra lager / adviser mig …`,
  preorder:
    'forudbestilling|forhandsbestilling|forudbestil / kan forudbestilles / forhandsbestil / forsalg / forhandssalg',
  ahead: `kommer (snart) … / forudbestil|forventes … / snart pa lager … / forventet … / ventes … / udkommer … / ikke udkommet / pa lager igen {date} … / tilbage pa lager {date} … / i restordre
    restordre / pa vej … / bestilt hjem / kommende … / afventer … / forhandsbestill … / ventet … / lanseres … / pa vei … / hjemkommer … / kan leveres fra {date}`,
  release: 'udgivelsesdato|udgivelse|utgivelsesdato|lanseres {date} / udgivelsesdato|releasedato {date}',
  unsure:
    'bestillingsvare|skaffevare|fjernlager|restordre / (leveringstid) {n} uger|uker / (tilgaengelig) pa restordre / (kan) bestilles hjem / pa bestilling / saelges kun i butik / saelges i butik',
  aside: `levering|leveringstid|fragt … / fri fragt … / {n} dage|hverdage|dager / kan restordres / klar til afsendelse / sendes i dag / sendes inden for … / afsendes … / leveres i morgen
    se lagerstatus … / lagerstatus i butik|butikker … / bestil inden … / hent i … / se lager i … / solgt {n} / tilgaengelig i {n} farver|storrelser / tilgaengelige storrelser|farver
    vaelg|velg …`,
  used: 'brugt / brukt',
  stems: 'pa_lager lagerstatus udsolgt utsolgt forudb forhandsb tilgaeng tilgjeng',
  general: '? butikker anmeldelser',
  when: 'nar hvis',

  buy: `laeg i kurv|kurven|indkobskurv|indkobskurven|indkobsvogn / tilfoj til kurv|kurven|indkobskurv|indkobskurven / legg i handlekurv|handlekurven|kurv|handlevogn|handlevognen|kurven
    kjop (na|produkt) / kob (nu|online|produkt) / put i kurv / (put) i kurven / legg til i handlekurv|handlevogn|handlekurven / foj til kurv|indkobskurv / bestil (nu) / bestill (na)
    laeg i kurv … / tilfoj til kurv … / tilfoj til indkobsvogn / laeg i taske|tasken / kob her`,
  add: 'tilfoj / legg til',
  others: `relaterede|lignende|kunder|anbefalede … / andre kobte|kunder|har … / du vil maske … / tilbehor / senest sete … / andre kiggede … / du kan maske … / maske er … / maske kan … / anbefalet …
    vi anbefaler … / vores anbefalinger … / sidst sete|set … / nyligt viste … / passer godt … / passer til … / kobes ofte … / ofte kobt … / alternative produkter|varer … / flere produkter …
    fra samme … / mere fra … / se ogsa … / alternativer / suppler med … / husk ogsa … / glem ikke … / sponsoreret / du liker kanskje … / du vil kanskje … / kanskje … / anbefalte produkter …
    relaterte produkter … / sist sett … / ofte kjopt …`,
  lost: `siden blev ikke fundet / siden findes ikke / siden ble ikke funnet / siden kunne ikke findes / produktet findes ikke / produktet blev ikke fundet / siden du leder … / siden eksisterer ikke
    siden finnes ikke / produktet finnes ikke`,
  closed: `log ind for at se (vores) pris|priser|prisen|priserne / pris pa foresporgsel|anmodning / kun for forhandlere|medlemmer`,

  now: 'nu|na|pris|tilbud|tilbudspris / var pris / nuvaerende pris / kampagnepris',
  old: 'for {price} / foer|forpris / vejl|vejledende|tidligere|veil|oprindelige pris / vejledende|vejl udsalgspris / gammel pris',
  regular: 'normalpris',
  net: 'ekskl moms / uden moms / ex moms / eks|uten|ekskl mva / eks moms / + moms',
  gross: 'inkl|med moms / inkl mva',
  saving: 'spar|rabat|rabatt / du sparer',
  from: 'fra',
  shipping: 'fragt|levering|frakt|porto',
  free: 'fri fritt gratis',
  instalment: '{price} (pr) md / pr maned|mnd / {price} mnd / {price}/md / {price} pr maned|md',
  unit: '{price} pr {n}',
  conditional: `medlem|medlemspris|klubpris|brugt|kode|gavekort / med kode / seneste {n} dage / laveste pris / med {price}`,
  price: 'pris',
  anyPrice: 'vores din nye normal web tilbuds udsalgs nett nuvaerende kampagne',
};
