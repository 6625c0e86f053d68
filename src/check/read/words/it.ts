export const it = {
  language: 'it',
  filler: `questo prodotto articolo gioco e il la i attualmente temporaneamente al momento spiacenti stato di ci sono ancora solo soli pezzo pezzi articoli rimangono attenzione momentaneamente
    affrettati`,
  label: 'disponibilita|stato|disponibile / (in) magazzino',
  yes: 'si {n} buona alta',
  no: 'no 0',
  in: `(subito|{n}|ultimo|immediatamente|ultima) disponibile / disponibile subito|magazzino / disponibilita immediata / ({n}|ultimi) disponibili / ({n}|ultimi) in magazzino / ultimi (magazzino)
    ultimo / ({n}) in stock / (in) pronta consegna / disponibile (per) spedizione … / disponibile in {n} giorni|ore / {n} rimasti / scorte limitate / scorte limitate {n} rimasti
    disponibile online / ultimi {n} pezzi / ultimi {n} / ne rimangono|restano {n} / rimasti {n} / restano {n} / disponibilita limitata / pochi disponibili / pochi pezzi / pochi
    quantita disponibile {n} / disponibile per la spedizione / in stock pronto per …`,
  out: `esaurita|esauriti|terminato / non piu disponibile / non (abbastanza|piu) in magazzino / non|0 disponibili / avvisami|avvertimi|esaurito … / non disponibile … / fuori stock
    non abbastanza prodotti in magazzino / scorte limitate 0 rimasti / non in stock / fuori produzione|catalogo / venduto / venduta / notificami … / attualmente esaurito …
    non piu in produzione|vendita|catalogo`,
  preorder: 'preordine / pre ordine / prevendita / preordinabile',
  ahead: `preordina|prenota (ora) / pre ordina / in prevendita|uscita|prenotazione|preordine / prenotabile / disponibile a partire … / prossimamente / in arrivo … / preordine …
    prossimamente disponibile / disponibile dal|da|il|nel {date} / presto disponibile / di prossima uscita / prossima uscita … / in ristampa … / in riassortimento … / in fase di riassortimento
    arrivo previsto … / disponibilita prevista … / in attesa di … / previsto per|il {date}`,
  release: '(data) uscita {date} / data pubblicazione {date} / in uscita il {date} / data di uscita {date}',
  unsure: `(disponibile) su ordinazione|richiesta / ordinabile / solo in negozio / disponibile|spedito in {n} settimane / disponibile (presso) fornitore / disponibile solo in negozio
    verifica|richiedi|chiedi disponibilita`,
  aside: `seleziona|scegli|consegna|spedizione|ritiro … / disponibile in negozio … / disponibile negozio / spedito in … / pronto per la spedizione / venduto|venduti {n} / disponibile in {n}|piu|vari|varie colori|taglie / taglie|colori disponibili`,
  used: 'usato',
  stems: 'esaurit disponib indisponib magazzino preordin prevendita catalogo ristampa riassortimento',
  general: '? negozio negozi recensioni',

  buy: `acquista (ora|subito|online|prodotto) / compra (ora|subito|online) / aggiungi prodotto|all'ordine / (metti|inserisci) nel carrello / aggiungi al carrello … / ordina (ora|adesso)
    aggiungi alla borsa / aggiungi allo|alla shopping bag / aggiungi a carrello / metti in carrello / aggiungi al tuo carrello / aggiungi nel carrello / aggiungi al cestino|sacchetto
    compralo subito|ora / al carrello / acquista adesso`,
  add: 'aggiungi',
  others: `(ti) potrebbe … / potrebbero … / i clienti … / chi ha … / spesso comprati … / altri prodotti … / visti di recente … / accessori
    articoli|prodotti correlati|simili|consigliati|suggeriti|visti|complementari|associati|collegati … / consigliati per … / {n} altri prodotti … / altri clienti|articoli …
    visualizzati|visti recentemente … / visualizzati di recente … / spesso acquistati … / acquistati insieme … / completa il tuo … / completa la tua … / abbinalo con … / abbinala con …
    dello|della stesso|stessa … / scopri anche … / sponsorizzato / sponsorizzati / ti consigliamo|suggeriamo … / ti potrebbero … / forse ti … / chi compra … / clienti che …
    prodotti della stessa … / nella stessa categoria`,
  lost: `pagina non trovata / prodotto non trovato / errore 404 / la pagina non esiste / questa pagina non esiste / il prodotto non esiste / prodotto non esiste / pagina che cerchi …
    pagina che stai cercando … / impossibile trovare la pagina / pagina richiesta non …`,
  closed:
    'accedi per vedere|visualizzare il|i prezzo|prezzi / prezzo su richiesta / riservato ai rivenditori|professionisti|membri / prezzi riservati …',

  now: 'codice (del) prodotto|articolo / prezzo|ora|adesso|offerta / solo {price} / {price} spedizione gratuita|inclusa|in … / {price} codice prodotto|articolo|ean',
  old: 'prima|listino|anziche / prezzo di listino / prezzo consigliato|originale|precedente|pieno / invece di / prezzo piu basso (recente)',
  net: `iva esclusa|escl / senza iva / + iva / piu iva / escl iva / iva non inclusa / al netto di iva`,
  gross: 'iva inclusa|incl|compresa / con|incl iva / {price} con iva',
  saving: 'risparmi|risparmia|sconto / {price} (di) sconto',
  from: 'da {price} / a partire (da)',
  shipping: 'spedizione (gratuita) / spese di spedizione / consegna',
  free: 'gratis gratuito gratuita gratuite',
  instalment: '{price} (al) mese / al mese / {price}/mese / {n} rate da',
  unit: '{price} per {n} / {price} al kg',
  conditional: `soci|usato|acconto|buono|codice / ultimi {n} giorni / prezzo piu basso / con {price} / {price} con … / carta regalo`,
  price: 'prezzo',
  anyPrice: 'nostro il al attuale vendita offerta di',
  regular: 'prezzo base|normale',
};
