export const cs = {
  language: 'cs',
  filler:
    'pripraveno_k_odeslani zbozi produkt je docasne aktualne momentalne tento nyni ihned mame posledni upozorneni u_nas pouze',
  label: 'dostupnost|sklad|skladem / stav skladu',
  yes: 'ano {n}',
  no: 'ne 0',
  in: `({n}|kusy|kus) skladem / {n} ks skladem / (zbyva|zbyvaji|skladem) {n} ks / skladem na prodejne a eshopu / skladem na e shopu / k odeslani ihned / skladem eshop|{n} / zbyva {n}
    ({n}) na sklade / skladem vice nez {n} ks / vice nez {n} ks skladem`,
  out: `vyprodano|nedostupny|nedostupne|nedostupna|vyprodane / neni (skladem|dostupne|dostupny) / 0 ks / hlidat … / prodej ukoncen / neni skladem a neni dostupny / vyprodany a nedostupny
    neni dostatek produktu na sklade / neni na sklade / nelze objednat`,
  preorder: 'predobjednavka / predprodej',
  ahead: `predobjednat / ocekavame|predobjednavka|naskladnime|ocekavano … / pripravujeme / brzy skladem / bude skladem …`,
  release: 'datum vydani {date} / vyjde|vychazi {date}',
  unsure: `objednavku / (dostupne|dostupny) na objednavku / (na) dotaz / u dodavatele / (do) {n} tydnu / k dispozici na objednavku / lze objednat`,
  aside: 'doruceni|doprava|odesleme|dodani … / lze objednat na dodaci lhutu',
  used: 'pouzite / bazar',
  stems: 'skladem vyprodan nedostupn predobjedn predprod dostupn',
  general: '? prodejnach recenze',
  when: 'az kdyz jakmile pokud',

  buy: `(pridat|vlozit|dat) do kosiku / koupit (ihned|nyni|online) / (pridat|vlozit) do kosika / objednat (nyni) / kupit (teraz) / (pridat) do nakupniho kosiku / pridat k objednavce
    pridat zbozi do kosiku / pridat do kosiku …`,
  add: 'pridat',
  others: `souvisejici|podobne|zakaznici|naposledy|doporucujeme … / mohlo by … / ostatni zakaznici … / prislusenstvi`,
  lost: 'stranka nenalezena|neexistuje / stranka nebyla nalezena / produkt nenalezen',
  closed: `pro zobrazeni ceny|cen se prihlaste|prihlasit / prihlaste se pro zobrazeni / cena na dotaz|vyzadani / pouze pro velkoobchod|cleny|partnery`,

  now: 'cena|nyni|akce / cena s dph / sleva na',
  old: 'puvodne|drive|mc / puvodni|doporucena cena',
  regular: 'bezna cena',
  net: '(cena) bez dph / bez dane',
  gross: 's|vcetne|vc dph',
  saving: 'usetrite|sleva|uspora / {price} sleva',
  from: 'od {price}',
  shipping: 'doprava|postovne|doruceni / doprava zdarma od',
  instalment: '{price} mesicne|mes / splatka',
  unit: '{price} za {n}',
  conditional: `klub|clenska|bazar|pouzite|kod|poukaz / s kodem / poslednich {n} dni / nejnizsi cena`,
  price: 'cena cenu ceny',
  anyPrice: 'nase vase aktualni akcni bezna prodejni konecna vyprodejova',
};
