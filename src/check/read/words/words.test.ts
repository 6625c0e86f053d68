import { describe, expect, it } from 'vitest';
import { markDates, readStock } from './readStock.ts';

const at = Date.UTC(2026, 10, 21);

describe('a stock line', () => {
  it.each(['Stock', 'Available', 'Availability', 'Verfügbarkeit', 'Disponibilité', 'Voorraad', 'Lager'])(
    'with only a label states nothing: %s',
    (line) => {
      expect(readStock(line, at)).not.toBe('in');
    },
  );

  it.each([
    '500 pièces',
    '50 sztuk',
    '1 szt.',
    'B',
    'Kus',
    'Kusy',
    'Letzte',
    'Hlídat',
    'Tylko',
    'Tienda',
    'Negozio',
    'Butik',
    'Afhalen',
  ])('needs more than a word that shops also use for other things: %s', (line) => {
    expect(readStock(line, at)).toBeNull();
  });

  it.each([
    ['Letzte Artikel auf Lager', 'in'],
    ['Poslední kus skladem', 'in'],
    ['Hlídat dostupnost', 'out'],
    ['Dostępność: brak', 'out'],
    ['Brak towaru', 'out'],
    ['Solo en tienda', 'unsure'],
    ['Solo in negozio', 'unsure'],
    ['Not sold in stores', 'aside'],
    ['Stock : 5 pièces', 'in'],
    ['Dostępność: 5 szt.', 'in'],
    ['Sold online only', 'aside'],
    ['Verfügbar in 3 Farben', 'aside'],
    ['Tailles disponibles', 'aside'],
    ['Disponible en 3 colores', 'aside'],
    ['Disponibile in più colori', 'aside'],
    ['Dostępne rozmiary', 'aside'],
    ['Dostupné velikosti', 'aside'],
    ['Alle Größen ausverkauft', 'unread'],
    ['Sold', 'out'],
    ['Verkocht: 12', 'aside'],
    ['Vendido: 300', 'aside'],
    ['Sprzedane: 12', 'aside'],
    ['Solgt: 5', 'aside'],
    ['Vendu : 7', 'aside'],
    ['Venduti: 7', 'aside'],
    ['Verkocht', 'out'],
    ['Sprzedane', 'out'],
    ['Units in stock: 0', 'unread'],
    ['Units in stock: 4', 'in'],
    ['Disponible uniquement en ligne', 'in'],
    ['Dostępny tylko online', 'in'],
    ['B-Ware', 'unread'],
    ['In stock on December 24, 2026', 'later'],
    ['In stock on December 24, 2026.', 'later'],
    ['Release date: 3 March 2027', 'later'],
    ['Release date: 3 March 2020', 'aside'],
    ['ETA: January 2027', 'later'],
    ['Estimated delivery 3 December 2026', 'aside'],
    ['Only 4 left in stock (more on the way).', 'in'],
  ])('%s is %s', (line, said) => {
    expect(readStock(line, at)).toBe(said);
  });

  it('with a date is uncertain without a clock', () => {
    expect(readStock('In stock on December 24, 2026')).toBe('unread');
  });
});

it.each([
  '3 March 2027',
  '3. März 2027',
  '3 mars 2027',
  '3 marzo 2027',
  '3 maart 2027',
  '3 marca 2027',
  '3 de março de 2027',
  '3. marts 2027',
  '3. března 2027',
])('%s is a date', (line) => {
  expect(markDates(line).dates).toEqual([Date.UTC(2027, 2, 3)]);
});

describe('the default lines of shop systems', () => {
  it.each([
    [
      'in',
      'Nur noch 2 vorrätig / 12 vorrätig (kann nachbestellt werden) / Letzte Artikel auf Lager / versandfertig in 24 Stunden',
    ],
    [
      'in',
      'Il ne reste plus que 2 en stock / Dernières pièces en stock / Disponibilité immédiate / En stock (peut être commandé)',
    ],
    [
      'in',
      'Auf Lager, bereit zum Versand / Auf Lager - 1-3 Tage / Geringer Lagerbestand: 3 übrig / Auf Lager (mehr als 10) / More than 10 in stock',
    ],
    ['in', 'En stock, prêt à être expédié / Stock faible : 3 restants / En stock, listo para enviar'],
    ['in', 'Pocas existencias: quedan 3 / Em estoque e pronto para envio / Estoque baixo: restam 3'],
    ['in', 'Disponibile, pronto per la spedizione / Scorte limitate: 3 rimasti / Lage voorraad: 3 resterend'],
    ['in', 'I lager, redo att skickas / Lågt lager: 3 kvar / På lager, klar til forsendelse / Fåtal kvar'],
    ['in', 'Lav lagerbeholdning: 3 tilbage / Niski stan magazynowy / Skladem, připraveno k odeslání'],
    ['out', 'Geringer Lagerbestand: 0 übrig / Stock faible : 0 restants / Pocas existencias: quedan 0'],
    ['out', 'Estoque baixo: restam 0 / Scorte limitate: 0 rimasti / Lage voorraad: 0 resterend'],
    ['out', 'Lågt lager: 0 kvar / Lav lagerbeholdning: 0 tilbage / Ausverkauft, bereit zum Versand'],
    ['in', 'Hay existencias / 12 disponibles (puede reservarse) / Últimos artículos en inventario'],
    ['in', 'Solo 2 pezzi disponibili / Ultimi articoli in magazzino / Disponibilità: buona'],
    ['in', 'Op voorraad (kan nabesteld worden) / Laatste artikelen in voorraad / Beperkte voorraad'],
    ['in', 'Tylko 2 w magazynie / Ostatnie sztuki w magazynie / Wysyłka w ciągu 24 godzin'],
    [
      'in',
      'Só restam 2 em estoque / Últimos artigos em stock / Disponibilidade: 5 / Disponibilidade imediata',
    ],
    ['in', '12 skladem / Skladem pouze 2 / Na skladě / Poslední kusy skladem'],
    ['in', 'Kun 2 tilbage på lager / Sidste varer på lager / På lager (kan restordres)'],
    ['in', 'Sista exemplaren i lager / I lager (kan restnoteras) / I webblager'],
    [
      'out',
      'This product is currently out of stock and unavailable. / Dieses Produkt ist derzeit nicht vorrätig und nicht verfügbar.',
    ],
    [
      'out',
      "Ce produit est actuellement en rupture et indisponible. / Il n'y a pas assez de produits en stock.",
    ],
    [
      'out',
      'No hay existencias / Este producto está agotado y no está disponible. / Non ci sono abbastanza prodotti in magazzino',
    ],
    [
      'out',
      'Dit product is momenteel niet op voorraad en niet beschikbaar. / Nie ma wystarczającej ilości produktów w magazynie',
    ],
    [
      'out',
      'Fora de estoque / Tento produkt je momentálně vyprodaný a nedostupný. / Slutsålt / Varen er ikke længere på lager',
    ],
    ['later', 'Auf Nachbestellung verfügbar / Beschikbaar via nabestelling / Disponible para reserva'],
    [
      'unsure',
      'Disponible sur commande / Dostępne na zamówienie / Dostupné na objednávku / Tilgængelig på restordre',
    ],
  ])('%s: %s', (says, lines) => {
    expect(lines.split(' / ').map((line) => [line, readStock(line, at)])).toEqual(
      lines.split(' / ').map((line) => [line, says]),
    );
  });
});
