export const cs = {
  language: 'cs',
  filler:
    'pripraveno_k_odeslani zbozi produkt je docasne aktualne momentalne tento nyni ihned mame posledni upozorneni u_nas pouze',
  label: 'dostupnost|sklad|skladem / stav skladu',
  yes: 'ano {n}',
  no: 'ne 0',
  in: `({n}|kusy|kus) skladem / {n} ks skladem / (zbyva|zbyvaji|skladem) {n} ks / skladem na prodejne a eshopu / skladem na e shopu / k odeslani ihned / skladem eshop|{n} / zbyva {n}
    ({n}) na sklade / skladem vice nez {n} ks / vice nez {n} ks skladem / skladem {n} kusu|kusy / skladem odesilame|expedujeme … / skladem odesleme … / skladem v e shopu / skladem na prodejne
    k odberu|expedici / poslednich {n} ks|kusu / {n} kusy|kusu skladem / jen {n} ks skladem / k dispozici / dostupny|dostupne|dostupna / na sklade {n} ks / online skladem / skladem online
    skladem zitra … / skladem muzete … / opet skladem / skladem vice nez {n} kusu / skladem doruceni … / skladem k odeslani …`,
  out: `vyprodano|nedostupny|nedostupne|nedostupna|vyprodane / neni (skladem|dostupne|dostupny) / 0 ks / hlidat dostupnost|naskladneni … / prodej ukoncen / neni skladem a neni dostupny / vyprodany a nedostupny
    neni dostatek produktu na sklade / neni na sklade / nelze objednat / vyprodan|vyprodana|vyprodany / jiz neni v nabidce / neni v nabidce / ukonceny prodej / ukoncen prodej / prodej skoncil
    prodej byl ukoncen / vyprodej ukoncen / jiz|uz se nevyrabi / rozebrano / prodano / 0 ks skladem / hlidaci pes / upozornit … / upozornete me … / dat vedet … / dejte mi vedet … / informovat …
    skladem 0 ks / neni k dispozici / vyrazeno … / neprodava se`,
  preorder:
    'predobjednavka / predprodej / predprodeji / v predprodeji / lze predobjednat / moznost predobjednavky / predobjednejte',
  ahead: `predobjednat / ocekavame|predobjednavka|naskladnime|ocekavano … / pripravujeme / bude skladem … / chystame … / jiz brzy … / brzy … / ocekavane naskladneni … / predpokladane naskladneni …
    naskladneni … / na ceste … / dotisk … / pripravujeme dotisk / skladem od {date} / v prodeji od {date} / k dispozici od {date} / novinka pripravujeme / skladem {date} / na sklade {date}
    dorazi … / ocekavana dostupnost …`,
  release: 'datum vydani {date} / vyjde|vychazi {date} / v prodeji {date}',
  unsure: `objednavku / (dostupne|dostupny) na objednavku / (na) dotaz / u dodavatele / (do) {n} tydnu / k dispozici na objednavku / lze objednat / skladem externim skladu / skladem v externim skladu
    v externim skladu / dodani {n} tydny|tydnu / overit dostupnost / {n} tydny`,
  aside:
    'doruceni|doprava|odesleme|dodani … / lze objednat na dodaci lhutu / prodano {n} / dostupne|dostupny ve|v {n} barvach|velikostech / dostupne velikosti|barvy|varianty / vyberte|zvolte …',
  used: 'pouzite / bazar',
  stems: 'skladem vyprodan nedostupn predobjedn predprod dostupn',
  general: '? prodejnach recenze',
  when: 'az kdyz jakmile pokud',

  buy: `(pridat|vlozit|dat) do kosiku / koupit (ihned|nyni|online) / (pridat|vlozit) do kosika / objednat (nyni) / kupit (teraz) / (pridat) do nakupniho kosiku / pridat k objednavce
    pridat zbozi do kosiku / pridat do kosiku … / koupit hned / vlozit do nakupniho kosiku / do tasky / pridat do tasky / objednat online`,
  add: 'pridat',
  others: `souvisejici|podobne|zakaznici|naposledy|doporucujeme … / mohlo by … / ostatni zakaznici … / mozna se vam … / ostatni take … / casto kupovano … / casto nakupovano … / casto kupovane …
    nedavno prohlizene|navstivene|zobrazene … / doporucene|alternativni|souvisejici|podobne|dalsi produkty|zbozi|prislusenstvi … / k produktu doporucujeme … / alternativy … / ze stejne …
    dalsi z … / hodi se … / sponzorovano / zaujalo vas … / lide … / prislusenstvi … / kupujici …`,
  lost: 'stranka nenalezena|neexistuje / stranka nebyla nalezena / produkt nenalezen / produkt neexistuje / produkt nebyl nalezen / stranku se nepodarilo najit',
  closed:
    'pro zobrazeni ceny|cen se prihlaste|prihlasit / prihlaste se pro zobrazeni / cena na dotaz|vyzadani / pouze pro velkoobchod|cleny|partnery / cena po prihlaseni / pouze pro registrovane',

  now: 'kod produktu|zbozi|vyrobku / cena|nyni|akce / cena s dph / sleva na / {price} doprava zdarma … / {price} kod produktu|zbozi',
  old: 'puvodne|drive|mc / puvodni|doporucena cena / doporucena moc / moc / dmoc / pred slevou / cena pred slevou / katalogova cena',
  regular: 'bezna cena',
  net: '(cena) bez dph / bez dane',
  gross: 's|vcetne|vc dph',
  saving: 'usetrite|sleva|uspora / {price} sleva',
  from: 'od {price}',
  shipping: 'doprava|postovne|doruceni / doprava zdarma od',
  free: 'zdarma gratis bezplatne',
  instalment: '{price} mesicne|mes / splatka',
  unit: '{price} za {n}',
  conditional: `klub|clenska|bazar|pouzite|kod|poukaz / s kodem / poslednich {n} dni / nejnizsi cena`,
  price: 'cena cenu ceny',
  anyPrice: 'nase vase aktualni akcni bezna prodejni konecna vyprodejova',
};
