export const it = {
  language: 'it',
  filler: `questo prodotto articolo gioco e il la i attualmente temporaneamente al momento spiacenti stato di ci sono ancora solo soli pezzo pezzi articoli rimangono attenzione`,
  label: 'disponibilita / stato / magazzino / in magazzino / disponibile',
  yes: 'si {n} buona alta',
  no: 'no 0',
  in: `disponibile / subito disponibile / disponibile subito / disponibilita immediata / disponibili / in magazzino / {n} disponibili / {n} disponibile / {n} in magazzino / ultimo disponibile
    ultimi disponibili / ultimi / ultimo / disponibile magazzino / in stock / pronta consegna / disponibile per spedizione … / {n} in stock / immediatamente disponibile / disponibile spedizione …
    disponibile in {n} giorni / {n} rimasti / ultimi magazzino / ultimi in magazzino / disponibile in {n} ore / in pronta consegna / ultima disponibile
    scorte limitate / scorte limitate {n} rimasti`,
  out: `esaurita / esauriti / non piu disponibile / non in magazzino / terminato / non disponibili / 0 disponibili / avvisami … / avvertimi … / non disponibile … / esaurito … / fuori stock
    esaurito e non disponibile / non abbastanza prodotti in magazzino / non abbastanza in magazzino / non piu in magazzino
    scorte limitate 0 rimasti`,
  preorder: 'preordine / pre ordine / prevendita',
  ahead: `preordina / preordina ora / pre ordina / in prevendita / prenota / prenota ora / prenotabile / in uscita / in prenotazione / disponibile a partire … / prossimamente / in arrivo …
    preordine … / in preordine`,
  release: 'data uscita {date} / uscita {date} / data pubblicazione {date} / in uscita il {date}',
  unsure: `su ordinazione / su richiesta / ordinabile / solo negozio / solo in negozio / disponibile in {n} settimane / disponibile presso fornitore / disponibile fornitore / spedito in {n} settimane
    disponibile su ordinazione / disponibile su richiesta`,
  aside: `seleziona … / scegli … / consegna … / spedizione … / disponibile in negozio … / ritiro … / disponibile negozio / spedito in …
    pronto per la spedizione`,
  used: 'usato',
  stems: 'esaurit disponib indisponib magazzino preordin prevendita catalogo ristampa riassortimento',
  general: '? negozio negozi recensioni',

  buy: `acquista / acquista ora / compra ora / compra / aggiungi / metti nel carrello / aggiungi al carrello … / nel carrello / acquista subito / ordina / ordina ora / aggiungi alla borsa
    aggiungi allo shopping bag / aggiungi alla shopping bag / inserisci nel carrello / aggiungi a carrello / acquista online / compra subito / ordina adesso / metti in carrello
    aggiungi prodotto / compra online / acquista prodotto / aggiungi al tuo carrello / aggiungi all'ordine`,
  others: `prodotti correlati … / prodotti simili … / potrebbe … / potrebbero … / i clienti … / chi ha … / spesso comprati … / ti potrebbe … / altri prodotti … / visti di recente … / accessori`,
  lost: 'pagina non trovata / prodotto non trovato / errore 404 / la pagina non esiste',

  now: 'prezzo / ora / adesso / offerta / solo {price}',
  old: `prima / prezzo di listino / listino / prezzo consigliato / prezzo originale / anziche / invece di / prezzo precedente / prezzo pieno`,
  net: 'iva esclusa / senza iva / + iva / piu iva / iva escl / escl iva / iva non inclusa / al netto di iva',
  gross: 'iva inclusa / con iva / iva incl / iva compresa / incl iva / {price} con iva',
  saving: 'risparmi / risparmia / sconto / {price} di sconto / {price} sconto',
  from: 'da {price} / a partire da / a partire',
  shipping: 'spedizione / spese di spedizione / spedizione gratuita / consegna',
  instalment: '{price} al mese / al mese / {price}/mese / {price} mese / {n} rate da',
  unit: '{price} per {n} / {price} al kg',
  conditional: `soci / usato / acconto / buono / codice / ultimi {n} giorni / prezzo piu basso / con {price} / {price} con … / carta regalo`,
  price: 'prezzo',
  anyPrice: 'nostro il al attuale vendita offerta di',
};
