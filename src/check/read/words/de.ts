export const de = {
  language: 'de',
  filler: `dieser dieses der die das den artikel produkt spiel ist sind leider derzeit momentan aktuell aktuelle zur zurzeit zeit moment im restlos vorubergehend steht wir haben nur noch jetzt online
    bei uns es sofort direkt &_versandbereit und_versandbereit`,
  label: `verfugbarkeit / lieferstatus / lieferbarkeit / lagerstatus / lagerbestand / bestand / auf lager / verfugbar / lieferzeit / status / am lager`,
  yes: 'ja {n} verfugbar',
  no: 'nein keine 0',
  in: `sofort verfugbar lieferzeit … / auf lager / ab lager / an lager / am lager / lagernd / vorratig / verfugbar / lieferbar / versandfertig / ab lager lieferbar / wenige stuck auf lager
    wenige exemplare auf lager / wenige verfugbar / {n} verfugbar / {n} auf lager / {n} lieferbar / {n} vorratig / {n} stuck verfugbar / {n} stuck auf lager / {n} stk verfugbar / {n} stk auf lager
    {n} exemplare verfugbar / letzte exemplare / letzte stucke / letzte stuck / letztes exemplar / {n} stuck vorratig / lager {n} / wenige stuck verfugbar / verfugbar und lieferbar / lagerware
    verfugbar und versandfertig / versandfertig in {n} tagen / versandfertig in {n} werktagen / versandfertig innerhalb {n} stunden / lieferbar in {n} werktagen / lieferbar in {n} tagen
    letzte artikel / letzte artikel auf lager / letzte verfugbare teile / achtung letzte verfugbare teile / wenige teile verfugbar / knapper lagerbestand / bestand {n} stuck
    auf lager {n} stuck / {n} ubrig / versandfertig in {n} stunden / {n} stuck lagernd / {n} lagernd / ware auf lager / lieferzeit sofort lieferbar / lieferzeit sofort verfugbar
    geringer lagerbestand / geringer lagerbestand {n} ubrig / geringer lagerbestand {n} artikel ubrig / auf lager {n} tage / mehr als {n} auf lager / auf lager mehr als {n}`,
  out: `ausverkauft / vergriffen / nicht vorratig / nicht auf lager / nicht am lager / nicht an lager / nicht verfugbar / nicht lieferbar / nicht erhaltlich / nicht bestellbar / nicht mehr auf lager
    nicht mehr verfugbar / nicht mehr lieferbar / nicht mehr erhaltlich / nicht mehr vorratig / nicht verfugung / nicht mehr verfugung / kein bestand / kein lagerbestand / nicht mehr bestellbar
    0 verfugbar / 0 stuck verfugbar / 0 stuck auf lager / 0 auf lager / 0 stk verfugbar / benachrichtigung bei … / benachrichtigt … / benachrichtige mich … / benachrichtigen bei …
    mich benachrichtigen … / auf warteliste / nicht vorratig und nicht verfugbar / ausverkauft und nicht verfugbar / nicht auf lager und nicht verfugbar / nicht genugend auf lager
    nicht genug auf lager / nicht genugend lagerbestand / benachrichtigung anfordern
    geringer lagerbestand 0 ubrig / geringer lagerbestand 0 artikel ubrig`,
  preorder: 'vorbestellung / vorbestellartikel / vorbestellbar / vorbestellen / vorverkauf',
  ahead: `vorbestellt / demnachst … / nachbestellt … / zulauf … / in kurze … / kurze … / bald wieder … / bald verfugbar / bald lieferbar / voraussichtlich … / erneut verfugbar … / erneut lieferbar …
    wieder verfugbar … / wieder lieferbar … / wieder auf lager … / lieferbar ab {date} / lieferbar am {date} / vorratig ab {date} / erscheint {date} / erscheint am {date} / erscheint in …
    vorbestellen … / vorbestellbar … / bei nachbestellung verfugbar / verfugbar bei nachbestellung / auf nachbestellung verfugbar / auf nachbestellung / lieferruckstand / auf lieferruckstand
    auf lieferruckstand verfugbar / nachlieferung in …`,
  release: `erscheinungsdatum {date} / erscheinungstermin {date} / veroffentlichung {date} / erschienen {date} / erscheinungsdatum am {date}`,
  unsure: `auf bestellung / bestellung / auf anfrage / anfrage / lieferzeit {n} wochen / lieferzeit ca {n} wochen / lieferfrist {n} wochen / lieferbar in {n} wochen / in filiale verfugbar
    nur im laden / abholung / auf lager beim lieferanten / in {n} wochen lieferbar / lieferzeit unbekannt / auf bestellung verfugbar / auf bestellung lieferbar`,
  aside: `wahlen … / bitte wahlen … / lieferzeit … / lieferung … / versand … / in filiale … / in den filialen … / kostenlose lieferung … / kann nachbestellt werden
    bereit zum versand / bereit zu versenden`,
  used: 'gebraucht / b ware',
  stems: `ausverkauft vergriffen vorbestell lieferbar vorratig verfugbar auf_lager lagernd lagerbestand nachbestell erscheint erschienen zulauf nachdruck neuauflage nachbestellung unbekannt lieferung
    moglich laden geschaft abholung`,
  general: '? filiale filialen markt lieferung rezension rezensionen',

  buy: `in den einkaufswagen / in den korb / in den korb legen / zum warenkorb hinzufugen / jetzt kaufen / in den einkaufskorb / in warenkorb / kaufen / warenkorb / bestellen
    in den einkaufswagen legen / zum warenkorb / jetzt bestellen / in den warenkorb … / dem warenkorb hinzufugen / zum einkaufswagen hinzufugen / artikel in den warenkorb legen
    sofort kaufen / zum korb hinzufugen / in die einkaufstasche / in die tasche / in den shopping bag / produkt kaufen / in meinen warenkorb / artikel kaufen / jetzt online kaufen
    in die einkaufstasche legen / online kaufen`,
  add: 'hinzufugen',
  others: `ahnliche … / kunden … / das konnte … / passend dazu … / zubehor / wird oft … / haufig … / zuletzt angesehen … / empfehlungen … / weitere … / mehr von … / kundenfavoriten … / andere kunden …`,
  lost: `seite nicht gefunden / artikel nicht gefunden / produkt nicht gefunden / seite wurde nicht gefunden / seite wurde leider nicht gefunden / produkt wurde nicht gefunden
    artikel wurde nicht gefunden / seite existiert nicht / artikel nicht verfugbar / seite nicht verfugbar / produkt nicht verfugbar`,

  now: `jetzt / nur {price} / unser preis / aktionspreis / sonderpreis / angebot / neuer preis / zzgl versand / zzgl versandkosten / aktion`,
  old: `uvp / statt / bisher / fruher / alter preis / ehemaliger preis / vorher / listenpreis / bisheriger preis / ursprunglicher preis / unverbindliche preisempfehlung / unverb preisempf
    preisempfehlung / ehemaliger neupreis / normaler preis / regularer preis`,
  net: `zzgl mwst / zzgl ust / exkl mwst / exkl ust / ohne mwst / netto / zzgl gesetzl mwst / zzgl {n} % mwst / zzgl {n} % gesetzl mwst / zuzuglich mwst / zzgl mehrwertsteuer / exkl mehrwertsteuer
    + mwst / + ust / + {n} % mwst / zzgl umsatzsteuer / zzgl der gesetzl mwst / exkl {n} % mwst / zzgl {n} % ust`,
  gross: `inkl mwst / inkl ust / inkl {n} % mwst / brutto / inkl mehrwertsteuer / inklusive mwst / inkl gesetzl mwst / inkl der gesetzl mwst / inkl {n} % ust`,
  saving: `sie sparen / du sparst / sparen {price} / spare {price} / ersparnis / rabatt / {price} rabatt / gespart`,
  from: 'ab {price} / von {price} / ab nur {price}',
  shipping: `versand / versandkosten / zzgl {price} / versandkostenfrei ab / porto / lieferung / lieferkosten`,
  instalment: `monatlich / {price} mtl / mtl / {price} monatl / {price}/monat / {price} monat / {price} pro monat / {price} im monat / {price} tag / monatliche rate / pro monat`,
  unit: '{price} je {n} / {price} pro {n} / {price} pro liter / {price} je kg / {price} pro kg',
  conditional: `clubpreis / mitgliederpreis / handlerpreis / mitglieder / staffelpreis / vorkasse / vorkassepreis / uberweisung / b ware / gebraucht / anzahlung / gutschein / gutscheincode
    geschenkkarte / geschenkkarten / abo / niedrigster preis / letzten {n} tage / der letzten {n} tage / bestpreis der letzten {n} tage / {price} mit … / mit {price} / inkl {price} / {price} im abo`,
  price: 'preis',
  anyPrice: `unser dein ihr neuer aktueller jetzt nur der verkaufs aktions sonder angebots einzel normal end gesamt kauf stuck bar`,
};
