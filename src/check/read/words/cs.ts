import type { Words } from './languages.ts';

export const cs: Words = {
  language: 'cs',

  filler: 'zbozi produkt je docasne aktualne momentalne tento nyni ihned mame posledni',
  label: 'dostupnost / sklad / stav skladu / skladem',
  yes: 'ano {n}',
  no: 'ne 0',
  in: `skladem / {n} ks skladem / {n} ks / skladem na prodejne a eshopu / skladem na e shopu / k odeslani ihned / skladem eshop`,
  out: `vyprodano / neni skladem / neni / nedostupny / nedostupne / nedostupna / 0 ks / hlidat … / prodej ukoncen / neni dostupne / neni dostupny`,
  preorder: 'predobjednavka / predprodej',
  ahead: `predobjednat / ocekavame … / pripravujeme / brzy skladem / bude skladem … / predobjednavka … / naskladnime … / ocekavano …`,
  release: 'datum vydani {date} / vyjde {date} / vychazi {date}',
  unsure: 'objednavku / na objednavku / na dotaz / dotaz / u dodavatele / {n} tydnu / do {n} tydnu',
  aside: 'doruceni … / doprava … / odesleme … / dodani …',
  used: 'pouzite / bazar',
  stems: 'skladem vyprodan nedostupn predobjedn predprod dostupn',
  general: '? prodejnach recenze',

  buy: `do kosiku / pridat do kosiku / vlozit do kosiku / koupit / koupit ihned / pridat do kosika / vlozit do kosika / do kosika / koupit nyni`,
  others: `souvisejici … / podobne … / mohlo by … / zakaznici … / ostatni zakaznici … / prislusenstvi / naposledy … / doporucujeme …`,
  lost: 'stranka nenalezena / stranka nebyla nalezena / stranka neexistuje / produkt nenalezen',

  now: 'cena / nyni / akce / cena s dph / sleva na',
  old: 'puvodne / puvodni cena / drive / doporucena cena / bezna cena / mc',
  net: 'bez dph / cena bez dph / bez dane',
  gross: 's dph / vcetne dph / vc dph',
  saving: 'usetrite / sleva / uspora / {price} sleva',
  from: 'od {price}',
  shipping: 'doprava / postovne / doruceni / doprava zdarma od',
  instalment: '{price} mesicne / {price} mes / splatka',
  unit: '{price} za {n}',
  conditional: `klub / clenska / bazar / pouzite / kod / s kodem / poukaz / poslednich {n} dni / nejnizsi cena`,
  price: 'cena',
  anyPrice: 'nase vase aktualni akcni bezna prodejni konecna',
};
