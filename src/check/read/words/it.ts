export const it = {
  language: 'it',
  filler: `questo prodotto articolo gioco e il la i attualmente temporaneamente al momento spiacenti stato di ci sono ancora solo soli pezzo pezzi articoli rimangono attenzione`,
  label: 'disponibilita|stato|disponibile / (in) magazzino',
  yes: 'si {n} buona alta',
  no: 'no 0',
  in: `(subito|{n}|ultimo|immediatamente|ultima) disponibile / disponibile subito|magazzino / disponibilita immediata / ({n}|ultimi) disponibili / ({n}|ultimi) in magazzino / ultimi (magazzino)
    ultimo / ({n}) in stock / (in) pronta consegna / disponibile (per) spedizione … / disponibile in {n} giorni|ore / {n} rimasti / scorte limitate / scorte limitate {n} rimasti`,
  out: `esaurita|esauriti|terminato / non piu disponibile / non (abbastanza|piu) in magazzino / non|0 disponibili / avvisami|avvertimi|esaurito … / non disponibile … / fuori stock
    esaurito e non disponibile / non abbastanza prodotti in magazzino / scorte limitate 0 rimasti`,
  preorder: 'preordine / pre ordine / prevendita',
  ahead: `preordina|prenota (ora) / pre ordina / in prevendita|uscita|prenotazione|preordine / prenotabile / disponibile a partire … / prossimamente / in arrivo … / preordine …`,
  release: '(data) uscita {date} / data pubblicazione {date} / in uscita il {date}',
  unsure: `(disponibile) su ordinazione|richiesta / ordinabile / solo (in) negozio / disponibile|spedito in {n} settimane / disponibile (presso) fornitore`,
  aside: `seleziona|scegli|consegna|spedizione|ritiro … / disponibile in negozio … / disponibile negozio / spedito in … / pronto per la spedizione`,
  used: 'usato',
  stems: 'esaurit disponib indisponib magazzino preordin prevendita catalogo ristampa riassortimento',
  general: '? negozio negozi recensioni',

  buy: `acquista (ora|subito|online|prodotto) / compra (ora|subito|online) / aggiungi prodotto|all'ordine / (metti|inserisci) nel carrello / aggiungi al carrello … / ordina (ora|adesso)
    aggiungi alla borsa / aggiungi allo|alla shopping bag / aggiungi a carrello / metti in carrello / aggiungi al tuo carrello`,
  add: 'aggiungi',
  others: `prodotti correlati|simili … / (ti) potrebbe … / potrebbero … / i clienti … / chi ha … / spesso comprati … / altri prodotti … / visti di recente … / accessori`,
  lost: 'pagina non trovata / prodotto non trovato / errore 404 / la pagina non esiste',
  closed: `accedi per vedere|visualizzare il|i prezzo|prezzi / prezzo su richiesta / riservato ai rivenditori|professionisti|membri`,

  now: 'prezzo|ora|adesso|offerta / solo {price}',
  old: `prima|listino|anziche / prezzo di listino / prezzo consigliato|originale|precedente|pieno / invece di`,
  net: `iva esclusa|escl / senza iva / + iva / piu iva / escl iva / iva non inclusa / al netto di iva`,
  gross: 'iva inclusa|incl|compresa / con|incl iva / {price} con iva',
  saving: 'risparmi|risparmia|sconto / {price} (di) sconto',
  from: 'da {price} / a partire (da)',
  shipping: 'spedizione (gratuita) / spese di spedizione / consegna',
  instalment: '{price} (al) mese / al mese / {price}/mese / {n} rate da',
  unit: '{price} per {n} / {price} al kg',
  conditional: `soci|usato|acconto|buono|codice / ultimi {n} giorni / prezzo piu basso / con {price} / {price} con … / carta regalo`,
  price: 'prezzo',
  anyPrice: 'nostro il al attuale vendita offerta di',
};
