import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Content } from '../../content.ts';
import type { Offer, Retailer } from '../../../domain/data.ts';
import { loadSample, sampleFolder } from '../../../tests/sample/sample.ts';
import { parsePrice } from '../../../check/read/price/parsePrice.ts';
import { openSource } from '../../yaml/source.ts';
import { parseYaml } from '../../yaml/parse.ts';
import { readDataFiles, type DataFile } from '../change.ts';
import { feedItems, openTitleMatcher } from './matchRow.ts';
import { planImport, type PlannedImport } from './planImport.ts';
import { doubtfulText, readFeed, type FeedRow } from './readFeed.ts';

let content: Content;
let files: DataFile[];
let shops: Retailer[];
beforeAll(async () => {
  content = await loadSample();
  files = (await readDataFiles(sampleFolder)).filter(({ kind }) => kind === 'offers');
  shops = [...content.retailers.values()];
});

const options = () => ({ items: feedItems(content), retailers: shops, files });

const read = (text: string, date: string | null = '2026-11-20') =>
  readFeed(text, { date, today: '2026-11-28', readPrice: parsePrice });

function rowsOf(text: string, date?: string | null): FeedRow[] {
  const feed = read(text, date);
  if ('refused' in feed) throw new Error(feed.refused);
  return feed.rows;
}

function offersAfter(plan: PlannedImport, game: string): Offer[] {
  const file = files.find(({ name }) => name === game);
  if (file === undefined) throw new Error(`No offers of ${game}`);
  const text = plan.write.get(file.path) ?? file.source.text;
  return parseYaml(file.source.file, Buffer.from(text)).data?.['offers'] as Offer[];
}

const oceania = 'https://www.miniaturemarket.com/wingspan-oceania-expansion.html';
const table = (...lines: string[]) => ['title,url,price,currency,in_stock,evidence', ...lines].join('\n');

describe('an import', () => {
  it('writes the source of a row instead of a comment', () => {
    const source = { title: 'Amazon Creators API', date: '2026-11-20' };
    const rows = rowsOf(table(`Wingspan: Oceania Expansion,${oceania},,,,Seen`)).map((row) => ({
      ...row,
      source,
    }));
    const plan = planImport(rows, options());
    expect(offersAfter(plan, 'wingspan')).toContainEqual(
      expect.objectContaining({ id: 'wingspan-oceania-miniature-market', link: 'product', source }),
    );
    expect([...plan.write.values()].join('')).not.toContain('# Seen');
    expect([...plan.rows.keys()]).toEqual(['wingspan-oceania-miniature-market']);
  });

  it('replaces a search with a product page, price, date and evidence, and changes nothing else', async () => {
    const csv = table(`Wingspan: Oceania Expansion,${oceania},29.99,USD,yes,Feed of November 20`);
    const plan = planImport(rowsOf(csv), options());
    expect(plan.replaced).toEqual(['wingspan-oceania-miniature-market']);
    const file = files.find(({ name }) => name === 'wingspan');
    const before = await readFile(file?.path ?? '', 'utf8');
    const after = plan.write.get(file?.path ?? '') ?? '';
    const lines = before.split('\n');
    expect(after.split('\n').filter((line) => !lines.includes(line))).toEqual([
      '  # Feed of November 20',
      `    url: ${oceania}`,
      '    price: 29.99',
      '    in_stock: true',
      '    last_checked: 2026-11-20',
    ]);
    const offer = offersAfter(plan, 'wingspan').find(({ id }) => id === 'wingspan-oceania-miniature-market');
    expect(offer).toMatchObject({ url: oceania, link: 'product', price: 29.99, in_stock: true });
  });

  it('replaces a search whose address is a folded text', () => {
    const folded = files.map((file) => {
      const text = file.source.text.replace(/^( +url:) (https:.*)$/gm, '$1 >-\n      $2');
      return { ...file, source: openSource(file.source.file, text) };
    });
    const csv = table(`Wingspan: Oceania Expansion,${oceania},29.99,USD,yes,`);
    const plan = planImport(rowsOf(csv), { ...options(), files: folded });
    expect(plan.replaced).toEqual(['wingspan-oceania-miniature-market']);
    expect(offersAfter(plan, 'wingspan')).toContainEqual(expect.objectContaining({ url: oceania }));
  });

  it('does not change an existing product page', () => {
    const page = 'https://zatu.com/products/wingspan-another-page';
    const plan = planImport(rowsOf(table(`Wingspan,${page},1.00,GBP,yes,`)), options());
    expect(plan.kept).toEqual(['wingspan-base-zatu']);
    expect(plan.write.size).toBe(0);
  });

  it('writes no price without a date or for a shop that allows none', () => {
    const undated = planImport(
      rowsOf(table(`Wingspan Oceania Expansion,${oceania},29.99,USD,yes,`), null),
      options(),
    );
    const offer = offersAfter(undated, 'wingspan').find(({ url }) => url === oceania);
    expect(offer).toMatchObject({ link: 'product', price: null, in_stock: null, last_checked: null });
    const amazon = 'https://www.amazon.com/dp/B07YQ641NQ';
    const plan = planImport(rowsOf(table(`Wingspan,${amazon}?tag=somebody-20,50,USD,yes,`)), options());
    expect(offersAfter(plan, 'wingspan').find(({ url }) => url === amazon)).toMatchObject({ price: null });
  });

  it('adds an offer if the shop had none', () => {
    const bare = files.map((file) => {
      const text = 'game_id: wingspan\noffers:\n';
      const kept = file.source.text
        .split(/(?=^ {2}- id: )/m)
        .filter((part) => part.includes('wingspan-base-zatu'));
      return file.name === 'wingspan'
        ? { ...file, source: openSource(file.source.file, text + kept.join('')) }
        : file;
    });
    const csv = table(`Wingspan Oceania Expansion,${oceania},29.99,USD,no,`);
    const plan = planImport(rowsOf(csv), { ...options(), files: bare });
    expect(plan.added).toEqual(['wingspan-oceania-miniature-market']);
    expect(offersAfter(plan, 'wingspan')).toHaveLength(2);
    expect(offersAfter(plan, 'wingspan')[1]).toMatchObject({
      expansion_id: 'oceania',
      region: 'US',
      in_stock: false,
    });
  });

  it.each([
    ['another language', 'Wingspan: Oceania Expansion (German Edition)', 'it also says "german"'],
    ['an accessory', 'Wingspan Oceania Expansion Nesting Box', 'it also says "nesting" and "box"'],
    ['an expansion without a name', 'Wingspan Expansion', 'it says expansion'],
  ])('asks about %s', (_name, title, why) => {
    const plan = planImport(rowsOf(table(`${title},${oceania},29.99,USD,yes,`)), options());
    expect(plan.doubtful.map((row) => row.why)).toEqual([why]);
    expect(plan.write.size).toBe(0);
  });

  it('asks which of two pages with the same title is right', () => {
    const csv = table(
      `Wingspan Oceania Expansion,${oceania},29,USD,,`,
      `Wingspan Oceania Expansion,${oceania}?v=2,19,USD,,`,
    );
    const plan = planImport(rowsOf(csv), options());
    expect(plan.doubtful).toHaveLength(2);
    expect(plan.write.size).toBe(0);
  });

  it('applies what a person decided in the table of doubtful rows', () => {
    const doubtful = planImport(
      rowsOf(table(`Wingspan Oceania Bird Box,${oceania},29.99,USD,yes,`)),
      options(),
    ).doubtful;
    const text = doubtfulText(doubtful);
    expect(text.split('\n')[1]).toMatch(/^,wingspan\/oceania,/);
    const decided = text.replace('\n,', '\nwingspan/oceania,');
    expect(planImport(rowsOf(decided), options()).replaced).toEqual(['wingspan-oceania-miniature-market']);
    const refused = text.replace('\n,', '\n-,');
    expect(planImport(rowsOf(refused), options())).toMatchObject({ replaced: [], doubtful: [] });
  });
});

describe('an address in a feed', () => {
  const shop = 'https://www.miniaturemarket.com/wingspan-oceania-expansion.html';
  const encoded = encodeURIComponent(shop);
  it.each([
    ['Awin', `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${encoded}`],
    ['CJ', `https://www.anrdoezrs.net/links/1234567/type/dlg/sid/x/${shop}`],
    ['CJ, with a query', `https://www.dpbolvw.net/click-123-456?url=${encoded}`],
    ['Partnerize', `https://prf.hn/click/camref:1101l/pubref:x/destination:${encoded}`],
    ['Partnerize, not encoded', `https://prf.hn/click/camref:1101l/destination:${shop}`],
    [
      'ShareASale without a scheme',
      `https://shareasale.com/r.cfm?b=1&u=2&m=3&urllink=${encodeURIComponent(shop.slice(8))}`,
    ],
    ['TradeDoubler', `https://clk.tradedoubler.com/click?p(1)a(2)g(3)url(${shop})`],
    [
      'two networks',
      `https://www.awin1.com/cread.php?awinmid=1&ued=${encodeURIComponent(`https://prf.hn/click/camref:1/destination:${encoded}`)}`,
    ],
    ['no network, in capitals', shop.replace('https', 'HTTPS')],
    ['no network, without a scheme', shop.slice(6)],
    ['an XML feed', `${shop}?utm_source=g&amp;srsltid=AfmBO&amp;gclid=1`],
    ['Shopify', `${shop}?_pos=1&_sid=ab&_ss=r&pr_prod_strat=e5&pr_seq=uniform#reviews`],
  ])('of %s leads to the shop’s page', (_, link) => {
    const csv = `title\tlink\tprice\tin_stock\nWingspan Oceania Expansion\t${link}\t29.99 USD\tyes`;
    const plan = planImport(rowsOf(csv), options());
    expect(plan.doubtful).toEqual([]);
    expect(offersAfter(plan, 'wingspan')).toContainEqual(
      expect.objectContaining({ id: 'wingspan-oceania-miniature-market', url: shop, price: 29.99 }),
    );
  });

  it('that belongs to no shop is refused once a person has decided on its box', () => {
    const csv = 'title,url,box\nWingspan Oceania,https://shop.example.com/oceania,wingspan/oceania';
    expect(planImport(rowsOf(csv), options())).toMatchObject({
      doubtful: [],
      refused: ['line 2: its address belongs to no shop in data/retailers.yaml'],
    });
  });
});

describe('prices and stock', () => {
  const csv = (...rows: string[]) => ['title,link,price,availability,date,is_bundle', ...rows].join('\n');
  const row = (price: string, stock = 'in_stock', more = ',') =>
    `Wingspan Oceania Expansion,${oceania},${price},${stock},${more}`;

  it('in dollars are those of a shop that sells in US dollars', () => {
    const plan = planImport(rowsOf(csv(row('$29.99'))), options());
    expect(offersAfter(plan, 'wingspan')).toContainEqual(
      expect.objectContaining({ url: oceania, price: 29.99 }),
    );
  });

  it('that contradict each other make both rows doubtful', () => {
    const plan = planImport(rowsOf(csv(row('29.99 USD'), row('19.99 USD', 'out_of_stock'))), options());
    expect(plan.doubtful.map(({ why }) => why)).toEqual(
      Array(2).fill('Miniature Market has several rows about this page, which contradict each other'),
    );
    expect(planImport(rowsOf(csv(row('29.99 USD'), row('29.99 USD'))), options()).doubtful).toEqual([]);
  });

  it('that are left out are counted by reason, and the page is still imported', () => {
    const rows = rowsOf(csv(row('29.99 USD', 'preorder')));
    const plan = planImport(rows, options());
    expect([...plan.leftOut]).toEqual([['it is neither in stock nor out of stock', 1]]);
    expect(offersAfter(plan, 'wingspan')).toContainEqual(
      expect.objectContaining({ url: oceania, price: null, in_stock: null, last_checked: null }),
    );
    const undated = planImport(rowsOf(csv(row('29.99 USD')), null), options());
    expect([...undated.leftOut]).toEqual([['they have no date (--date)', 1]]);
  });

  it('keep their day in the table of doubtful rows', () => {
    const { doubtful } = planImport(rowsOf(csv(row('29.99 USD', 'in_stock', ',yes'))), options());
    expect(doubtful.map(({ why }) => why)).toEqual(['it is a bundle']);
    const decided = doubtfulText(doubtful).replace('\n,', '\nwingspan/oceania,');
    const plan = planImport(rowsOf(decided, null), options());
    expect(offersAfter(plan, 'wingspan')).toContainEqual(
      expect.objectContaining({ url: oceania, price: 29.99, in_stock: true, last_checked: '2026-11-20' }),
    );
  });
});

describe('a product number', () => {
  /** The sample with a number for Wingspan's Oceania, another for the base game, and Catan sold in several editions. */
  const numbered = () =>
    feedItems(content).map((item) => ({
      ...item,
      hasEditions: item.game.id === 'catan',
      gtins: { 'wingspan/oceania': ['00644216627721'], wingspan: ['00850032180139'] }[item.key] ?? item.gtins,
    }));
  const planOf = (title: string, gtin: string, items = numbered()) => {
    const csv = `title,url,price,currency,upc\n${title},${oceania},29.99,USD,${gtin}`;
    const { doubtful, replaced } = planImport(rowsOf(csv), { ...options(), items });
    return { why: doubtful.map((row) => row.why), of: doubtful.flatMap((row) => row.candidates), replaced };
  };
  const certain = { why: [], of: [], replaced: ['wingspan-oceania-miniature-market'] };

  it('that matches the title changes nothing', () => {
    expect(planOf('Wingspan Oceania Expansion', '644216627721')).toEqual(certain);
  });

  it('settles which edition it is', () => {
    const items = numbered().map((item) => ({
      ...item,
      hasEditions: item.hasEditions || item.game.id === 'wingspan',
    }));
    expect(planOf('Wingspan Oceania Expansion', '', items).why).toEqual([
      'it does not say which edition it is',
    ]);
    expect(planOf('Wingspan Oceania Expansion', '0644216627721', items)).toEqual(certain);
  });

  it.each([
    ['another language', 'Wingspan: Oceania Expansion (German Edition)', 'it also says "german"'],
    ['an accessory', 'Wingspan Oceania Expansion Nesting Box', 'it also says "nesting" and "box"'],
  ])('does not turn %s into a match', (_, title, why) => {
    expect(planOf(title, '644216627721')).toEqual({ why: [why], of: ['wingspan/oceania'], replaced: [] });
  });

  it('of another box than the title’s makes both doubtful', () => {
    const why = ['its title and its product number name different boxes'];
    const both = ['wingspan/oceania', 'wingspan'];
    expect(planOf('Wingspan Oceania Expansion', '850032180139')).toEqual({ why, of: both, replaced: [] });
    const unnamed = planOf('Flügelschlag Ozeanien', '644216627721');
    expect(unnamed).toEqual({ why, of: ['wingspan/oceania'], replaced: [] });
  });

  it('that is unknown is doubtful only if the box has known numbers', () => {
    expect(planOf('Wingspan Oceania Expansion', '96385074').why).toEqual([
      'its product number is not one of the box',
    ]);
    expect(planOf('Wingspan Oceania Expansion', '96385074', feedItems(content))).toEqual(certain);
  });

  it('with a wrong check digit is ignored', () => {
    expect(planOf('Wingspan Oceania Expansion', '850032180130')).toEqual(certain);
  });
});

describe('a feed', () => {
  const page = 'https://zatu.com/products/wingspan';
  it.each([
    [
      'Awin',
      `aw_deep_link,product_name,merchant_deep_link,search_price,currency,in_stock,last_updated\nhttps://www.awin1.com/pclick.php?p=1,Wingspan,${page}?awc=1_2,39.99,GBP,1,2026-11-19 04:00`,
    ],
    [
      'Google Merchant and CJ',
      `id\ttitle\tlink\tprice\tsale_price\tavailability\tcondition\n1\tWingspan\t${page}\t45.00 GBP\t39.99 GBP\tin_stock\tnew`,
    ],
    ['bars', `name|linkurl|retail_price|currency\nWingspan|${page}|39.99|GBP`],
    ['a table with semicolons', `Title;URL;Price\n"Wingspan";${page};£39.99`],
  ])('of %s is read by its columns', (_name, text) => {
    const rows = rowsOf(text);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ title: 'Wingspan', price: 39.99, currency: 'GBP' });
    expect(planImport(rows, options()).kept).toEqual(['wingspan-base-zatu']);
  });

  it('without a title or address column is refused', () => {
    expect(read('sku,price\n1,39.99')).toEqual({
      refused: expect.stringContaining('has no column') as string,
    });
  });

  it('skips only the row with an unclosed quote', () => {
    const feed = read(
      `title,url,price\nWingspan,${page},1\n"Wingspan Asia,${page},2\n"Root, the ""game""\nof cats",${page},3\nAzul 5" tiles,${page},4\n`,
    );
    expect(feed).toMatchObject({
      unreadable: [{ line: 3, why: 'missing a closing quote' }],
      rows: [{ title: 'Wingspan' }, { title: 'Root, the "game"\nof cats' }, { title: 'Azul 5" tiles' }],
    });
  });

  it('with too many lines is refused before it fills the memory', () => {
    expect(read(`title,url\n${'\n'.repeat(1_000_000)}`)).toEqual({
      refused: 'It has more than a million lines.',
    });
  });

  it('may omit https:// from the shop’s page', () => {
    const rows = rowsOf('title,url\nWingspan,www.zatu.com/products/wingspan');
    expect(planImport(rows, options()).kept).toEqual(['wingspan-base-zatu']);
  });

  it.each([
    ['a password', 'https://ann:secret@zatu.com/products/wingspan-oceania', /password/],
    ['a port', 'https://zatu.com:8443/products/wingspan-oceania', /port/],
    ['a search', 'https://www.amazon.com/s?k=wingspan', /not a product page/],
    ['3,000 characters', `https://zatu.com/products/${'a'.repeat(3_000)}`, /schema/],
  ])('with %s in an address is doubtful, and nothing that `validate` rejects is written', (_, url, why) => {
    const bare = files.map((file) => ({
      ...file,
      source: openSource(file.source.file, 'game_id: wingspan\noffers: []\n'),
    }));
    const own = bare.filter(({ name }) => name === 'wingspan');
    const plan = planImport(rowsOf(`title,url\nWingspan Oceania Expansion,${url}`), {
      ...options(),
      files: own,
    });
    expect(plan.doubtful.map((row) => row.why)).toEqual([expect.stringMatching(why)]);
    expect(plan.added).toEqual([]);
  });

  it('that names an unknown box gets a suggestion', () => {
    const plan = planImport(rowsOf(`title,url,box\nSomething,${page},wingspan/ocenia`), options());
    expect(plan.refused).toEqual([
      'line 2: no box is called "wingspan/ocenia"; did you mean "wingspan/oceania"?',
    ]);
  });

  it('of used copies is doubtful', () => {
    const rows = rowsOf(`title,link,price,condition\nWingspan,${page},9.99 GBP,used`);
    expect(planImport(rows, options()).doubtful.map(({ why }) => why)).toEqual(['it is not new']);
  });
});

describe('a game that shops sell in several editions', () => {
  it.each([
    ['CATAN: Seafarers', 'doubtful'],
    ['CATAN: Seafarers (6th Edition)', 'certain'],
    ['CATAN Seafarers Expansion, Sixth Edition', 'certain'],
    ['CATAN: Seafarers (5th Edition)', 'doubtful'],
  ])('takes “%s” for %s', (title, kind) => {
    const items = feedItems(content).map((item) => ({ ...item, hasEditions: item.game.id === 'catan' }));
    expect(openTitleMatcher(items)(title).kind).toBe(kind);
  });
});

describe('a feed of a thousand products, two hundred of them ours', () => {
  const addresses: ((number: number) => string)[] = [
    (number) => `https://www.miniaturemarket.com/product-${number}.html`,
    (number) => `https://www.waylandgames.co.uk/product-${number}`,
    (number) => `https://www.amazon.com/dp/B${String(number).padStart(9, '0')}`,
    (number) => `https://www.amazon.co.uk/dp/B${String(number).padStart(9, '0')}`,
    (number) => `https://www.gamenerdz.com/product-${number}`,
  ];
  /** Text that shops put around a product's name, and around the name of something else. */
  const spellings = [
    (title: string) => title,
    (title: string) => `${title} Board Game`,
    (title: string) => title.toUpperCase(),
    (title: string) => `${title} - Tabletop Game (New)`,
  ];
  const lookAlikes = [
    (title: string) => `${title} Playmat`,
    (title: string) => `${title}: Wooden Token Upgrade Kit`,
    (title: string) => `${title} (Spanish Edition)`,
    (title: string) => `${title} Promo Card`,
    (title: string) => `${title} 1st Edition`,
    (title: string) => `${title} Junior`,
    (title: string) => `Insert for ${title} and Friends`,
    (title: string) => `${title} 3: The Sequel`,
  ];

  it('has no wrong match and misses no clearly named product', () => {
    const items = feedItems(content);
    const rows: FeedRow[] = [];
    /** The product that each address actually sells. */
    const truth = new Map<string, string | null>();
    const add = (title: string, key: string | null, shop: number) => {
      const url = addresses[shop]?.(rows.length) ?? '';
      truth.set(url, key);
      const currency = shop % 2 === 0 ? ('USD' as const) : ('GBP' as const);
      const base = { gtin: null, price: 20 + (rows.length % 30), currency, in_stock: true, date: null };
      rows.push({
        ...base,
        line: rows.length + 2,
        title,
        url,
        evidence: '',
        box: '',
        doubts: [],
        leftOut: null,
      });
    };
    const titleOf = ({ game, box, hasEditions }: (typeof items)[number]) => {
      const title =
        box === null || box.title.startsWith(game.title)
          ? (box?.title ?? game.title)
          : `${game.title}: ${box.title}`;
      return hasEditions ? `${title} (6th Edition)` : title;
    };
    const ours = addresses.flatMap((_, shop) => items.map((item) => ({ item, shop }))).slice(0, 200);
    for (const [index, { item, shop }] of ours.entries())
      add(spellings[index % 4]?.(titleOf(item)) ?? '', item.key, shop);
    for (let index = 0; rows.length < 1_000; index += 1) {
      const item = items[index % items.length];
      if (item === undefined) throw new Error('No items');
      const title = lookAlikes[Math.floor(index / items.length) % lookAlikes.length]?.(titleOf(item)) ?? '';
      add(title, null, index % 5);
      if (index % 3 === 0) add(`Castle of ${index} Dragons`, null, index % 5);
    }
    const [market] = shops.filter(({ id }) => id === 'MiniatureMarket');
    if (market === undefined) throw new Error('No Miniature Market');
    const nerdz = { ...market, id: 'GameNerdz', hosts: ['gamenerdz.com'] };
    const plan = planImport(rows, { ...options(), retailers: [...shops, nerdz] });
    const written = files.flatMap((file) =>
      offersAfter(plan, file.name)
        .filter(({ url }) => truth.has(url))
        .map((offer) => ({ offer, game: file.name })),
    );
    const wrong = written.filter(({ offer, game }) => {
      const box = content.games.get(game)?.expansions.find(({ id }) => id === offer.expansion_id);
      const key = offer.item_type === 'base' ? game : `${game}/${box?.id ?? ''}`;
      return truth.get(offer.url) !== key;
    });
    expect(wrong).toEqual([]);
    const found = new Set(written.map(({ offer }) => offer.url));
    const missed = rows.slice(0, ours.length).filter(({ url }) => !found.has(url));
    expect(missed.map(({ title }) => title)).toEqual([]);
    expect(written).toHaveLength(200);
  });
});
