export const cs = {
  language: 'cs',
  filler:
    'pripraveno_k_odeslani zbozi produkt je docasne aktualne momentalne tento nyni ihned mame posledni upozorneni u_nas pouze',
  label: 'dostupnost / sklad / stav skladu / skladem',
  yes: 'ano {n}',
  no: 'ne 0',
  in: `skladem / {n} ks skladem / {n} ks / skladem na prodejne a eshopu / skladem na e shopu / k odeslani ihned / skladem eshop / {n} skladem / skladem {n} / zbyva {n} / zbyva {n} ks
    na sklade / {n} na sklade / skladem vice nez {n} ks / zbyvaji {n} ks / kusy skladem / kus skladem / skladem {n} ks / vice nez {n} ks skladem`,
  out: `vyprodano / neni skladem / neni / nedostupny / nedostupne / nedostupna / 0 ks / hlidat … / prodej ukoncen / neni dostupne / neni dostupny / neni skladem a neni dostupny
    vyprodany a nedostupny / neni dostatek produktu na sklade / vyprodane / neni na sklade / nelze objednat`,
  preorder: 'predobjednavka / predprodej',
  ahead: `predobjednat / ocekavame … / pripravujeme / brzy skladem / bude skladem … / predobjednavka … / naskladnime … / ocekavano …`,
  release: 'datum vydani {date} / vyjde {date} / vychazi {date}',
  unsure:
    'objednavku / na objednavku / na dotaz / dotaz / u dodavatele / {n} tydnu / do {n} tydnu / dostupne na objednavku / k dispozici na objednavku / dostupny na objednavku / lze objednat',
  aside: 'doruceni … / doprava … / odesleme … / dodani … / lze objednat na dodaci lhutu',
  used: 'pouzite / bazar',
  stems: 'skladem vyprodan nedostupn predobjedn predprod dostupn',
  general: '? prodejnach recenze',

  buy: `do kosiku / pridat do kosiku / vlozit do kosiku / koupit / koupit ihned / pridat do kosika / vlozit do kosika / do kosika / koupit nyni / objednat / dat do kosiku / kupit
    pridat do nakupniho kosiku / pridat k objednavce / objednat nyni / koupit online / pridat zbozi do kosiku / do nakupniho kosiku / kupit teraz / pridat do kosiku …`,
  add: 'pridat',
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
  anyPrice: 'nase vase aktualni akcni bezna prodejni konecna vyprodejova',
};
