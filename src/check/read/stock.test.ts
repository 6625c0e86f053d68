import { describe, expect, it } from 'vitest';
import { jsonLdScript, testProduct, reads, testPage, type Expected } from './cases/testPage.ts';

const price = '<p class="price">£29.99</p>';
const buy = '<button type="submit">Add to basket</button>';
const at = Date.UTC(2026, 10, 21);

type Stock = Expected[0];

/**
 * The stock of a page with a line next to the price: alone, next to a live button, and against InStock in
 * JSON-LD.
 */
function stockOf(line: string, lang = 'en'): { alone: Stock; withButton: Stock; withInStock: Stock } {
  const body = `${price}<p class="info">${line}</p>`;
  const [alone] = reads(testPage({ body, lang }), { at });
  const [withButton] = reads(testPage({ body: body + buy, lang }), { at });
  const [withInStock] = reads(testPage({ head: jsonLdScript(testProduct({})), body, lang }), { at });
  return { alone, withButton, withInStock };
}

/** A live button and boilerplate markup must not override a denial. */
function expectDenied(line: string, lang = 'en'): void {
  const { alone, withButton, withInStock } = stockOf(line, lang);
  expect(alone).toBe(false);
  expect(withButton).not.toBe(true);
  expect(withInStock).not.toBe(true);
}

function expectThere(line: string, lang = 'en'): void {
  expect(stockOf(line, lang)).toEqual({ alone: true, withButton: true, withInStock: true });
}

function expectDoubted(line: string, lang = 'en'): void {
  expect(stockOf(line, lang)).toEqual({ alone: '-', withButton: '-', withInStock: '-' });
}

function expectUnheard(line: string, lang = 'en'): void {
  expect(stockOf(line, lang)).toEqual({ alone: '-', withButton: true, withInStock: true });
}

describe('counts of nothing are not stock', () => {
  it.each([
    '0 in stock',
    '0 Units in Stock',
    'Stock: 0',
    'Stock level: 0',
    'Current Stock: 0',
    'In stock: 0',
    'In Stock (0)',
    'Qty available: 0',
    '0 available',
    'Only 0 left',
    'Low stock - 0 left',
    'Stock: <b>0</b>',
    '<label>Current Stock: <span>0</span></label>',
  ])('%s', (line) => {
    expectDenied(line);
  });

  it.each(['Only 10 left', '20 units in stock', 'In stock (3)', 'Low stock - 2 left', 'Stock: 10'])(
    '%s is',
    (line) => {
      expectThere(line);
    },
  );

  it.each(['Reviews (0)', 'Items in basket: 0', '0 reviews', 'Quantity: 0'])(
    '%s is not about stock',
    (line) => {
      expectUnheard(line);
    },
  );
});

describe('denials in English', () => {
  it.each([
    'Sorry, sold out!',
    'Sold',
    'Usually in stock, currently none available',
    'Discontinued',
    'Not currently available',
    'None in stock',
    'No stock',
    'Stock: No',
    'In stock: No',
    'Availability: No',
    'Stock status: Out',
    '<span>In stock:</span> <b>No</b>',
    'This item has been discontinued',
    'Email when in stock',
    'Add me to the waiting list',
  ])('%s', (line) => {
    expect(stockOf(line).withButton).not.toBe(true);
    expect(stockOf(line).withInStock).not.toBe(true);
  });

  it.each([
    'In stock soon',
    'Back in stock soon',
    'Restocking soon',
    'In stock from 12/03/2027',
    'In stock on 12/03/2027',
    'Will be in stock on Friday',
    'We hope to have this in stock shortly',
    'Stock due: 3rd March',
    'More stock due in 2 weeks - order now',
    'Ships March 2027',
    'Release date: 3 March 2027',
    'Available again in 14 days, delivery time 1-3 days',
    'Stock on order',
    'Late pledge',
  ])('%s means later', (line) => {
    expectDenied(line);
  });

  it.each([
    'In stock in store only',
    'Check availability',
    'Call for availability',
    'Availability: 2-3 Days',
    'Dispatched within 3-4 weeks',
    'In stock at our supplier',
  ])('%s does not say', (line) => {
    expectDoubted(line);
  });

  it.each([
    'Never out of stock again!',
    'Great game, was sold out everywhere',
    'Sold Out? Ask us',
    'Out of stock items are refunded',
    'Pre-order policy',
    'The previous edition is out of print.',
    'Free delivery on in-stock items',
    'Release date: 3 March 2020',
    'Discontinued Games: The Card Game',
  ])('%s is not about the product', (line) => {
    expectUnheard(line);
  });

  it('does not interpret "In stock" with "Out of print"', () => {
    expect(stockOf('<i>In stock</i> <i>Out of print</i>').alone).toBe('-');
  });

  it.each(['Sold Out', 'Discontinued'])('does not read the product name "%s" as its stock', (name) => {
    expect(reads(testPage({ name, body: `${price}<p>In stock</p>` }), { at })[0]).toBe(true);
  });

  it('does not trust a release date without a clock', () => {
    const page = (line: string): string => testPage({ body: `${price}<p>${line}</p>${buy}` });
    expect(reads(page('Release date: 3 March 2027'))[0]).toBe('-');
    expect(reads(page('In stock'))[0]).toBe(true);
  });
});

const abroad: readonly (readonly [lang: string, denials: string[], awaited: string[], there: string[]])[] = [
  [
    'de',
    [
      'Ausverkauft',
      'Leider ausverkauft',
      'Nicht vorrätig',
      'Nicht auf Lager',
      'Derzeit nicht lieferbar',
      'Nicht mehr verfügbar',
      'Vergriffen',
      'Dieser Artikel steht derzeit nicht zur Verfügung!',
      'Benachrichtigen, wenn verfügbar',
    ],
    [
      'Vorbestellung',
      'Jetzt vorbestellen',
      'Erscheint am 03.03.2027',
      'Lieferbar ab 03.03.2027',
      'Erneut verfügbar in 14 Tagen, Lieferzeit 1-3 Tage',
      'Demnächst verfügbar',
      'Nachbestellt, ca. 3-4 Wochen',
    ],
    ['Auf Lager', 'Sofort lieferbar', 'sofort verfügbar, Lieferzeit 1-3 Werktage', 'Nur noch 3 verfügbar'],
  ],
  [
    'fr',
    [
      'Rupture de stock',
      'Épuisé',
      'Produit épuisé',
      'Indisponible',
      "Ce produit n'est plus en stock",
      'Non disponible',
    ],
    [
      'Précommande : sortie le 3 mars 2027',
      'Précommander',
      'Bientôt disponible',
      'En réapprovisionnement',
      'En arrivage',
    ],
    ['En stock', 'Disponible - expédié sous 24h', 'Plus que 2 en stock', 'Derniers articles en stock'],
  ],
  [
    'es',
    ['Agotado', 'Sin existencias', 'Sin stock', 'No disponible'],
    ['Preventa', 'Próximamente'],
    ['En stock', 'Disponible'],
  ],
  [
    'it',
    ['Esaurito', 'Non disponibile'],
    ['Preordine', 'In arrivo'],
    ['Disponibile subito', 'Disponibile', 'Ultimo disponibile'],
  ],
  [
    'nl',
    ['Uitverkocht', 'Niet op voorraad'],
    ['Binnenkort leverbaar', 'Leverbaar vanaf maart'],
    ['Op voorraad (3)', 'Direct leverbaar'],
  ],
  [
    'pl',
    ['Produkt chwilowo niedostępny', 'Brak', 'Brak w magazynie', 'Wyprzedane'],
    ['Przedsprzedaż', 'Zapowiedź'],
    ['Dostępny', 'Dostępny od ręki'],
  ],
  [
    'sv',
    ['Slut i lager', 'Slutsåld'],
    ['Förhandsbeställ', 'Kommer snart'],
    ['I lager, 1-3 dagar', 'Finns i lager'],
  ],
  ['da', ['Udsolgt', 'Ikke på lager'], ['Forudbestil'], ['På lager']],
  ['cs', ['Vyprodáno', 'Není skladem'], ['Předobjednávka'], ['Skladem (&gt;5 ks)']],
  ['pt', ['Esgotado', 'Não disponível'], ['Pré-venda'], ['Em stock']],
];

describe.each(abroad)('stock in other languages: %s', (lang, denials, awaited, there) => {
  it.each(denials)('%s', (line) => {
    expectDenied(line, lang);
    expectDenied(line, 'en');
  });
  it.each(awaited)('%s means later', (line) => {
    expectDenied(line, lang);
  });
  it.each(there)('%s is in stock', (line) => {
    expectThere(line, lang);
  });
});

describe('counts in other languages', () => {
  it.each([
    ['de', 'Lagerbestand: 0'],
    ['de', '0 Stück verfügbar'],
    ['de', 'Auf Lager: 0'],
    ['fr', '0 en stock'],
    ['it', 'Disponibilità: 0'],
    ['nl', 'Op voorraad: 0'],
    ['pl', 'Dostępność: 0 szt.'],
    ['cs', 'Skladem 0 ks'],
  ])('%s: %s is nothing', (lang, line) => {
    expectDenied(line, lang);
  });

  it.each([
    ['de', 'Lagerbestand: 10'],
    ['de', 'Nur noch wenige Stück auf Lager'],
    ['it', 'Disponibilità: 3'],
    ['pl', 'Dostępność: 20 szt.'],
  ])('%s: %s is something', (lang, line) => {
    expectThere(line, lang);
  });

  it.each([
    ['fr', 'Sur commande'],
    ['de', 'Auf Bestellung'],
    ['pl', 'Produkt na zamówienie'],
    ['sv', 'Beställningsvara'],
    ['fr', 'En stock fournisseur'],
  ])('%s: %s does not say', (lang, line) => {
    expectDoubted(line, lang);
  });
});

describe('unknown words about stock', () => {
  it.each([
    ['de', 'Lieferzeit 4-6 Wochen'],
    ['de', 'Auch ohne Vorbestellung eine Weile nicht zu haben, kaum verfügbar'],
    ['pl', 'Dostępność nieznana'],
    ['fr', 'La disponibilité est limitée'],
  ])('%s: %s', (lang, line) => {
    expectDoubted(line, lang);
  });

  it.each([
    ['de', 'Lieferzeit 1-3 Werktage'],
    ['fr', 'Livraison sous 48h'],
    ['fr', 'Disponible en magasin'],
  ])('%s: %s has no effect', (lang, line) => {
    expectUnheard(line, lang);
  });

  it('doubts unknown text in an element named stock in any language', () => {
    const page = (lang: string): string =>
      testPage({ lang, body: `${price}<p class="stock">Няма</p>${buy}` });
    expect(reads(page('bg'))[0]).toBe('-');
    expect(reads(page('en'))[0]).toBe('-');
  });

  const unknown = ['Back whenever', 'Ask Bob', 'A while yet', 'Being reprinted', 'Zilch'];
  it.each(
    unknown.flatMap((text) => [
      `<span class="product-stock">${text}</span>`,
      `<span id="availability">${text}</span>`,
      `<span itemprop="availability">${text}</span>`,
      `<span title="Availability">${text}</span>`,
      `Availability: ${text}`,
      `<dl><dt>Availability:</dt><dd>${text}</dd></dl>`,
      `<span class="stock available"><span>Availability</span> <b>${text}</b></span>`,
    ]),
  )('%s on the line of the stock is doubted', (line) => {
    expectDoubted(line);
  });

  it.each([
    'Plenty in stock',
    'Just in',
    'On the shelf',
    'Ready to ship',
    'Last copy',
    'Limited stock',
    'Usually dispatched within 24 hours',
    'Ships in 1-2 business days',
    'Order before 2pm for same day dispatch',
    'SKU',
    'Select a store for availability',
  ])('%s in the stock line does not weaken a button', (text) => {
    expect(stockOf(`<span class="stock">${text}</span>`).withButton).toBe(true);
  });

  it.each([
    'Availability: -2',
    'Availability: Back soon',
    'Back soon',
    'Returning soon',
    'Coming January 2027',
    'Back in January',
    'Expected: Q1 2027',
    'Next shipment: January 2027',
    'Next delivery expected w/c 7 December',
    'Release date TBC',
    'Ships on release',
    'Will ship when released',
    'More on the way: expected 12 January 2027',
    'Stock on its way',
    'In transit to our warehouse',
    'Awaiting delivery',
    'No stock available',
    'We currently have no stock of this item',
    'No copies left',
    'Zero stock',
    'Stock: 0 units',
    '0 in warehouse',
    'Stock Out',
    'OOS',
    'Not stocked',
    'All gone',
    'Sorry this item has sold',
    "Sorry, they've all gone",
    'Last one sold!',
    'Withdrawn',
    'Retired',
    'No longer made',
    'This combination is unavailable',
    'Waiting list only',
    'Register your interest',
  ])('%s denies stock anywhere', (line) => {
    expectDenied(line);
  });

  it.each([
    'In stock: 0 (more coming)',
    'In stock again from 12 January',
    'In store only - not available for delivery',
    'Available in our shops only',
    'Not sold online',
    'This item cannot be purchased online.',
    'Reserve now',
    'Launches 22 January 2027',
    'In stock (due 12 Jan)',
    'In stock at our other stores',
  ])('%s is never stock', (line) => {
    const { alone, withButton, withInStock } = stockOf(line);
    for (const said of [alone, withButton, withInStock]) expect(said).not.toBe(true);
  });

  it.each([
    ['de', 'Lieferbar nach Absprache'],
    ['de', 'Nur im Laden erhältlich'],
    ['de', 'Lieferbarkeit unbekannt'],
    ['de', 'Lieferzeit: unbekannt'],
    ['fr', 'Uniquement en boutique'],
    ['fr', 'Réimpression en cours'],
    ['es', 'Stock en tránsito'],
    ['it', 'Disponibile a breve'],
    ['nl', 'Voorraad bij de fabrikant'],
  ])('%s: %s is doubted', (lang, line) => {
    expectDoubted(line, lang);
  });

  it.each([
    'Pre-orders ship separately.',
    'Pre-orders ship on release day',
    'Backorders and pre-orders are charged at checkout.',
    'Pre-order bonus',
    'Pre-order customers receive the promo pack.',
  ])('%s does not say whether this is a preorder', (line) => {
    expectDoubted(line);
  });

  it('veto a single witness, but not two that agree', () => {
    const { alone, withButton, withInStock } = stockOf(
      '<i>En stock</i> <i>Disponible avec abonnement</i>',
      'fr',
    );
    expect([alone, withButton, withInStock]).toEqual(['-', true, true]);
    const line = `${price}<p class="stock">Zilch</p>`;
    expect(reads(testPage({ head: jsonLdScript(testProduct({})), body: line + buy }))[0]).toBe(true);
  });
});

describe('rows of variants', () => {
  const row = (text: string): string => `<div class="variant"><span>${text}</span></div>`;

  it('does not use the button of one for the stock of another', () => {
    const bought = `<div class="variant"><span>Dented box</span> <span>In stock</span> ${buy}</div>`;
    expect(reads(testPage({ body: price + row('Sold out') + bought }))[0]).toBe('-');
    expect(reads(testPage({ body: price + row('New') + bought }))[0]).toBe(true);
  });

  it('doubts a single button if one variant is sold out', () => {
    expect(reads(testPage({ body: price + row('Sold out') + buy }))[0]).toBe('-');
    expect(reads(testPage({ body: price + row('Blue') + buy }))[0]).toBe(true);
    const both = `${row('Sold out')}${buy}`;
    expect(reads(testPage({ head: jsonLdScript(testProduct({})), body: price + both }))[0]).toBe(true);
  });
});

describe('buttons', () => {
  it.each([
    '<button><i class="material-icons">shopping_cart</i> Add to cart</button>',
    '<button><i class="material-icons">&#xE547;</i> Ajouter au panier</button>',
    '<button>🛒 Add to cart</button>',
    '<button>In den Korb</button>',
    '<button>Jetzt kaufen</button>',
    '<button>Acheter</button>',
    '<button>Add it to basket</button>',
    '<button>Put in basket</button>',
    '<button>Toevoegen aan winkelwagen</button>',
    '<button>Přidat do košíku</button>',
  ])('%s buys', (button) => {
    expect(reads(testPage({ body: price + button }))[0]).toBe(true);
  });

  it.each([
    '<button><i>&#xE547;</i> Précommander</button>',
    '<button>Jetzt vorbestellen</button>',
    '<button disabled>Indisponible</button>',
  ])('%s does not', (button) => {
    expect(reads(testPage({ body: price + button }))[0]).toBe(false);
  });

  it('ignores a button in a disabled fieldset', () => {
    expect(reads(testPage({ body: `${price}<form><fieldset disabled>${buy}</fieldset></form>` }))[0]).toBe(
      '-',
    );
    expect(reads(testPage({ body: `${price}<form><fieldset>${buy}</fieldset></form>` }))[0]).toBe(true);
  });

  it('ignores a button in an inert part', () => {
    expect(reads(testPage({ body: `${price}<div inert>${buy}</div>` }))[0]).toBe('-');
  });

  it('does not trust InStock in markup alone next to a disabled buy button', () => {
    const head = jsonLdScript(testProduct({}));
    const dead = '<button disabled>Add to basket</button>';
    expect(reads(testPage({ head, body: price + dead }))[0]).toBe('-');
    expect(reads(testPage({ head, body: `${price}<p>In stock</p>${dead}` }))[0]).toBe(true);
    expect(reads(testPage({ head, body: price + dead + buy }))[0]).toBe(true);
  });
});

describe('a preorder marked in stock', () => {
  const head = jsonLdScript(testProduct({}));

  it('is not in stock if its name and its button say preorder', () => {
    const name = 'Wingspan: Oceania Expansion (Pre-order)';
    expect(reads(testPage({ head, name, body: `${price}<button>Pre-order now</button>` }))[0]).toBe(false);
  });

  it.each(['Vorbestellung', 'Précommande', 'Preventa', 'Przedsprzedaż'])(
    'recognizes "%s" in its name',
    (word) => {
      const name = `Wingspan: Oceania Expansion (${word})`;
      expect(reads(testPage({ name, body: price + buy }))[0]).not.toBe(true);
      expect(reads(testPage({ name, head, body: price + buy }))[0]).not.toBe(true);
    },
  );

  it('is not in stock if its name ends with "(Pre-order)"', () => {
    const name = 'Wingspan: Oceania Expansion (Pre-order)';
    expect(reads(testPage({ head, name, body: price }))[0]).toBe(false);
  });

  it('stays in doubt if only its button does, or if "In stock" is visible', () => {
    const name = 'Wingspan: Oceania Expansion (Pre-order)';
    expect(reads(testPage({ head, body: `${price}<button>Pre-order now</button>` }))[0]).toBe('-');
    expect(
      reads(testPage({ head, name, body: `${price}<p>In stock</p><button>Pre-order now</button>` }))[0],
    ).toBe('-');
  });
});

describe('LimitedAvailability', () => {
  const limited =
    '<div itemscope itemtype="https://schema.org/Product"><meta itemprop="name" content="Wingspan: Oceania Expansion"><div itemprop="offers" itemscope itemtype="https://schema.org/Offer"><meta itemprop="price" content="29.99"><meta itemprop="priceCurrency" content="GBP"><link itemprop="availability" href="https://schema.org/LimitedAvailability"></div></div>';

  it('is in stock at shops that may mean it', () => {
    expect(reads(testPage({ body: limited }))[0]).toBe(true);
  });

  it.each([
    ['Shopware 6', { bodyClass: 'is-ctl-product is-act-index' }],
    ['Shopware 5', { bodyClass: 'is--ctl-detail is--act-index' }],
    ['Shopware by its parts', { head: '<link rel="stylesheet" href="/bundles/storefront/all.css">' }],
  ])('needs a live button next to it on %s', (_, parts) => {
    expect(reads(testPage({ body: limited, ...parts }))[0]).toBe('-');
    expect(reads(testPage({ body: limited + buy, ...parts }))[0]).toBe(true);
  });
});

describe('text that themes hide', () => {
  it.each([
    '<span class="price__badge price__badge--sold-out">Sold out</span>',
    '<p class="unvisible">Sold out</p>',
    '<p class="no-display">Sold out</p>',
    '<p style="position:absolute;left:-9999px">Sold out</p>',
  ])('%s', (hidden) => {
    expect(reads(testPage({ body: price + hidden + buy }))[0]).toBe(true);
  });

  it('reads Debut’s badge if its parent says sold out', () => {
    const body = `<div class="price price--sold-out">£29.99 <span class="price__badge price__badge--sold-out">Sold out</span></div>`;
    expect(reads(testPage({ body }))[0]).toBe(false);
  });
});

describe('a heading that is not an h1', () => {
  it('is an element with a title class, if the title starts with it', () => {
    const page = (text: string): string =>
      testPage({
        body: `<div class="product-name"><span class="h1">${text}</span></div>${price}<p>In stock</p>`,
      }).replace(/<h1>.*?<\/h1>/, '');
    expect(reads(page('Wingspan: Oceania Expansion'))[0]).toBe(true);
    expect(reads(page('Newsletter'))[0]).toBe('-');
  });
});

describe('buttons of shop systems', () => {
  const stockBeside = (html: string) => reads(testPage({ body: `${price}${html}` }))[0];
  it.each<[what: string, html: string, want: boolean | '-']>([
    ['"Add" in an element named so', '<button class="add-to-cart">Add</button>', true],
    ['"Add" in any other', '<button>Add</button>', '-'],
    ['a picture in a link', '<a href="/cart?add=1"><img src="add.gif" alt="Add to Cart"></a>', '-'],
    ['a picture in no link', '<p><img src="add.gif" alt="Add to Cart"></p>', '-'],
    ['a link named buy', '<a class="buy" href="/cart?add=1">Add to cart</a>', true],
    ['a link without a name', '<a href="/help">Add to cart</a>', '-'],
    [
      'a box around a disabled button',
      '<div class="product-add-to-cart"><button disabled>Add to cart</button></div><p class="stock">Out of stock</p>',
      false,
    ],
    ['a box without one', '<div class="add-to-cart">Add to cart</div>', true],
    [
      'a price after the words "In stock"',
      '<p>In stock</p><p>Price: £29.99</p><button>Add to cart</button>',
      true,
    ],
    [
      'a long name after the words',
      `<button>Add to cart - Item: ${'Wingspan Oceania Expansion '.repeat(3)}</button>`,
      true,
    ],
  ])('%s', (_, html, want) => {
    expect(stockBeside(html)).toBe(want);
  });
});
