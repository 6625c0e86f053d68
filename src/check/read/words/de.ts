export const de = {
  language: 'de',
  filler: `dieser dieses der die das den artikel produkt spiel ist sind leider derzeit momentan aktuell aktuelle zur zurzeit zeit moment im restlos vorubergehend steht wir haben nur noch jetzt online
    bei uns es sofort direkt &_versandbereit und_versandbereit gewohnlich fur sie dich`,
  label: `verfugbarkeit|lieferstatus|lieferbarkeit|lagerstatus|lagerbestand|bestand|verfugbar|lieferzeit|status / auf|am lager`,
  yes: 'ja {n} verfugbar hoch gering ausreichend',
  no: 'nein keine 0',
  in: `sofort verfugbar lieferzeit … / auf|ab|an|am lager / lagernd|vorratig|verfugbar|lieferbar|versandfertig|lagerware / ab lager lieferbar / lieferbar ab lager / ab sofort lieferbar|verfugbar
    verfugbar ab sofort / versandkostenfrei lieferbar|verfugbar / wenige stuck|exemplare auf lager / wenige (stuck|teile) verfugbar / {n} (stuck|stk|exemplare) verfugbar
    {n} (stuck|stk) auf lager / {n} lieferbar|vorratig|ubrig|lagernd / letzte exemplare|stucke|stuck / letztes exemplar / {n} stuck vorratig|lagernd / lager {n}
    verfugbar und lieferbar|versandfertig / versandfertig in {n} tagen|werktagen|stunden / versandfertig innerhalb {n} stunden / lieferbar in {n} werktagen|tagen / letzte artikel auf lager
    (achtung) letzte verfugbare teile / knapper|geringer lagerbestand / bestand {n} stuck / auf lager {n} stuck|tage / ware auf lager / lieferzeit sofort lieferbar|verfugbar
    geringer lagerbestand {n} (artikel) ubrig / mehr als {n} auf lager / auf lager mehr als {n} / lieferbar innerhalb {n} stunden|tagen|werktagen / ab lager verfugbar / wenige exemplare|stuck
    wenige artikel auf lager / wenige auf lager / {n} x verfugbar|auf lager / geringer bestand / begrenzter vorrat / begrenzt verfugbar|vorratig / letztes stuck / mehr als {n} (stuck) verfugbar
    lager {n} stuck / versandfertig innerhalb von {n} stunden|tagen / versandfahig ausreichende stuckzahl / versandfahig / auf lager in {n} tagen … / kurzfristig lieferbar|verfugbar
    grosser lagerbestand / ausreichend auf lager / lieferbar in {n} tagen bei … / ware verfugbar / ware sofort verfugbar|lieferbar`,
  out: `ausverkauft / vergriffen / nicht vorratig|verfugbar|lieferbar|erhaltlich|bestellbar|verfugung / nicht (mehr|genugend|genug) auf lager / nicht am|an lager
    nicht mehr verfugbar|lieferbar|erhaltlich|vorratig|verfugung|bestellbar / kein bestand|lagerbestand / 0 (stuck|stk) verfugbar / 0 (stuck) auf lager / benachrichtigung|benachrichtigen bei …
    benachrichtigt … / benachrichtige mich … / mich benachrichtigen … / auf warteliste / nicht vorratig und nicht verfugbar / ausverkauft und nicht verfugbar
    nicht auf lager und nicht verfugbar / nicht genugend lagerbestand / benachrichtigung anfordern / geringer lagerbestand 0 (artikel) ubrig / nicht mehr im sortiment
    lieferzeit nicht lieferbar|verfugbar / lieferzeit ausverkauft / e mail bei verfugbarkeit / mail bei verfugbarkeit / verfugbarkeitsbenachrichtigung / wurde eingestellt
    artikel wurde eingestellt / auslaufartikel / auslaufmodell / ausgelaufen / nicht langer verfugbar|lieferbar / keine exemplare verfugbar`,
  preorder: 'vorbestellung|vorbestellartikel|vorbestellbar|vorbestellen|vorverkauf / vorbestellung moglich',
  ahead: `vorbestellt / demnachst|nachbestellt|zulauf|kurze|voraussichtlich|vorbestellen|vorbestellbar … / in kurze … / bald wieder … / bald verfugbar|lieferbar / erneut|wieder verfugbar|lieferbar …
    wieder auf lager … / lieferbar|verfugbar ab|am {date} / vorratig ab {date} / erscheint (am) {date} / erscheint|nachlieferung in … / bei|auf nachbestellung verfugbar
    verfugbar bei nachbestellung / auf nachbestellung / lieferruckstand / auf lieferruckstand (verfugbar) / erscheint demnachst|bald … / noch nicht erschienen … / im zulauf …
    ware im zulauf … / neuauflage … / nachdruck … / wird nachgeliefert / kommt bald / kommt in kurze / verfugbar|lieferbar {date} / wird nachbestellt / erwartet …`,
  release: `erscheinungsdatum|erscheinungstermin|veroffentlichung|erschienen {date} / erscheinungsdatum am {date}`,
  unsure: `auf bestellung (verfugbar|lieferbar) / bestellung / (auf) anfrage / lieferzeit (ca) {n} wochen / lieferfrist {n} wochen / lieferbar in {n} wochen / in filiale verfugbar / nur im laden
    abholung / auf lager beim lieferanten / in {n} wochen lieferbar / lieferzeit unbekannt / lieferzeit auf anfrage / lieferzeit anfrage / nur in der filiale … / nur in filiale …
    nur im laden erhaltlich / im laden erhaltlich / lieferung in {n} wochen / beim lieferanten bestellbar / bestellartikel / bestellware / wird bestellt / auf lager lieferanten`,
  aside: `(in) {n} tagen (bei dir|ihnen|euch) / {n} st|stk / wahlen|lieferzeit|lieferung|versand … / bitte wahlen … / in filiale … / in den filialen … / kostenlose lieferung … / kann nachbestellt werden / bereit zum versand / bereit zu versenden
    verfugbarkeit prufen … / verfugbarkeit in … / marktverfugbarkeit … / verfugbar|erhaltlich in {n} farben|grossen|varianten / verfugbare|erhaltliche grossen|farben|varianten / in {n} farben|grossen verfugbar|erhaltlich`,
  used: 'gebraucht / b ware',
  stems: `ausverkauft vergriffen vorbestell lieferbar vorratig verfugbar auf_lager lagernd lagerbestand nachbestell erscheint erschienen zulauf nachdruck neuauflage nachbestellung unbekannt lieferung
    moglich laden geschaft abholung`,
  general: '? filiale filialen markt lieferung rezension rezensionen',
  when: 'wenn sobald falls',

  buy: `in den einkaufswagen|korb (legen) / zum warenkorb|einkaufswagen|korb hinzufugen / (jetzt|sofort|produkt|artikel|online) kaufen / in den einkaufskorb / in warenkorb / (jetzt) bestellen
    in den warenkorb … / dem warenkorb hinzufugen / artikel in den warenkorb legen / in die einkaufstasche (legen) / in die tasche / in den shopping bag / in meinen warenkorb
    jetzt online kaufen / zu warenkorb hinzufugen / warenkorb hinzufugen / jetzt online bestellen / online bestellen`,
  add: 'hinzufugen',
  others: `ahnliche|kunden|haufig|empfehlungen|weitere|kundenfavoriten … / das konnte … / passend dazu … / zubehor / wird oft … / zuletzt angesehen … / mehr von … / andere kunden …
    passendes zubehor … / passende artikel|produkte|erganzungen … / dazu passt … / passt dazu … / unsere empfehlung|empfehlungen|tipps …
    empfohlene|verwandte|erganzende|alternative produkte|artikel … / mehr aus … / cross selling / auch interessant … / vielleicht gefallt … / vielleicht interessiert …
    diese artikel|produkte konnten … / alternativen … / wir empfehlen … / gesponsert … / oft|gerne zusammen gekauft / oft zusammen … / gerne dazu … / erganze … / erganzend … / andere kauften …
    kaufer … / auch beliebt … / noch mehr … / kombiniere … / sie konnten … / angesehene produkte|artikel / kurzlich angesehen … / produkte aus …`,
  lost: `seite|artikel|produkt nicht gefunden / seite|produkt|artikel wurde nicht gefunden / seite existiert nicht / artikel|seite|produkt nicht verfugbar / seite gibt es nicht
    seite|produkt|artikel konnte nicht gefunden werden / produkt|artikel|seite wurde leider nicht gefunden / konnten wir die seite nicht finden / artikel|produkt existiert nicht`,
  closed: `preise|preis nur fur / anmelden um (die) preise|preis zu sehen / einloggen um (die) preise|preis zu sehen / preise nach|erst anmeldung|login / preise|preis (nur) nach anmeldung|login
    nur fur handler|fachhandler|gewerbetreibende|mitglieder|wiederverkaufer / preis|preise auf anfrage / nur fur registrierte …`,

  now: 'jetzt|aktionspreis|sonderpreis|angebot|aktion / nur {price} / unser|neuer preis / zzgl versand|versandkosten / {price} pro stuck / {price} lieferung in|mo|di|mi|do|fr|sa|bis|zwischen|ab …',
  old: `uvp|statt|bisher|fruher|vorher|listenpreis / alter|ehemaliger|bisheriger|ursprunglicher preis / (unverbindliche) preisempfehlung / unverb preisempf / ehemaliger neupreis / ladenpreis
    streichpreis`,
  regular: 'normaler|regularer preis / normalpreis / regularer preis',
  net: `zzgl mwst|ust|mehrwertsteuer|umsatzsteuer / exkl mwst|ust|mehrwertsteuer / ohne|zuzuglich mwst / netto / zzgl (der) gesetzl mwst / zzgl {n} % (gesetzl) mwst / + mwst|ust / + {n} % mwst
    exkl {n} % mwst / zzgl {n} % ust`,
  gross: `inkl mwst|ust|mehrwertsteuer / inkl {n} % mwst|ust / brutto / inklusive mwst / inkl (der) gesetzl mwst`,
  saving: `sie sparen / du sparst / sparen|spare {price} / ersparnis|rabatt|gespart / {price} rabatt`,
  from: 'ab (nur) {price} / von {price}',
  shipping: `versand|versandkosten|porto|lieferung|lieferkosten / zzgl {price} / versandkostenfrei ab`,
  free: 'kostenlos kostenlose kostenloser kostenfrei kostenfreie kostenfreier gratis freier',
  instalment: `monatlich / {price} mtl|monatl|monat|tag / mtl / {price}/monat / {price} pro|im monat / monatliche rate / pro monat`,
  unit: '{price} je {n}|kg / {price} pro {n}|liter|kg',
  conditional: `clubpreis / mitgliederpreis / handlerpreis / mitglieder / staffelpreis / vorkasse / vorkassepreis / uberweisung / b ware / gebraucht / anzahlung / gutschein / gutscheincode / geschenkkarte
    geschenkkarten / abo / niedrigster preis / letzten {n} tage / (bestpreis) der letzten {n} tage / {price} mit … / mit|inkl {price} / {price} im abo / pfand / zzgl pfand / rate`,
  price: 'preis',
  anyPrice: `unser dein ihr neuer aktueller jetzt nur der verkaufs aktions sonder angebots einzel normal end gesamt kauf stuck bar`,
};
