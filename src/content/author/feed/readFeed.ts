import type { Offer } from '../../../domain/data.ts';
import { isRealDate } from '../../../domain/dates.ts';
import { readGtin } from '../../../domain/gtin.ts';
import { readEntries, type FeedEntries, type FeedEntry } from './feedEntries.ts';

/** A product of a shop’s feed. null: unknown or ambiguous. */
export interface FeedRow {
  line: number;
  title: string;
  url: string;
  gtin: string | null;
  price: number | null;
  /** A code, or "$" for a price in any dollars. */
  currency: string | null;
  in_stock: boolean | null;
  date: string | null;
  evidence: string;
  /** Written to the offer, instead of a comment with the evidence. */
  source?: NonNullable<Offer['source']>;
  /** A person’s decision: "wingspan/oceania", "wingspan" for the base game, "-" for none. */
  box: string;
  /** Why it may be something else than a new copy of one box. */
  doubts: string[];
  /** Why the feed’s price and stock are not the box’s now, and aren’t used. */
  leftOut: string | null;
}

export interface DoubtfulRow {
  row: FeedRow;
  why: string;
  candidates: string[];
}

export interface Feed extends Pick<FeedEntries, 'unreadable'> {
  rows: FeedRow[];
}

export interface FeedOptions {
  /** The day (YYYY-MM-DD) of rows without a date; null leaves their prices out. */
  date: string | null;
  today: string;
  readPrice: PriceReader;
  /** A publisher’s catalog has list prices, and no addresses. currency: of prices that name none. */
  catalog?: { currency: string };
}

/** Reads a price as `guides check price` does. */
export type PriceReader = (
  text: string,
  beside: { currency: string },
) => { amount: number; currency: string | null; mark: string | null; kind: string } | null;

export function readFeed(text: string, options: FeedOptions): Feed | { refused: string } {
  const isHeader = (header: readonly string[]) => {
    const columns = findColumns(header);
    const has = (field: Field) => columns(field).length > 0;
    return options.catalog === undefined
      ? has('title') && has('url')
      : (has('title') || has('item')) && has('listPrice');
  };
  const found = readEntries(text, isHeader);
  if ('refused' in found) return found;
  const known = new Map<string, FeedColumns>();
  const readPrice = remembered(options.readPrice);
  const rows = found.entries.flatMap((entry) => {
    const key = entry.names.join('\n');
    const columns = known.get(key) ?? findColumns(entry.names);
    known.set(key, columns);
    return rowOf(entry, columns, { ...options, readPrice });
  });
  return { rows, unreadable: found.unreadable };
}

/** Feeds repeat their prices. */
function remembered(readPrice: PriceReader): PriceReader {
  const known = new Map<string, ReturnType<PriceReader>>();
  return (text, beside) => {
    const key = `${beside.currency} ${text}`;
    const price = known.get(key) ?? readPrice(text, beside);
    known.set(key, price);
    return price;
  };
}

type Cells = (field: Field) => string;

function rowOf({ line, cells }: FeedEntry, columns: FeedColumns, options: FeedOptions): FeedRow[] {
  const of: Cells = (field) =>
    columns(field)
      .map((index) => cells[index]?.trim() ?? '')
      .find((cell) => cell !== '') ?? '';
  const { catalog } = options;
  const title = of('title') || (catalog === undefined ? '' : of('item'));
  const url = of('url').replaceAll('&amp;', '&');
  if (title === '' || (url === '' && catalog === undefined)) return [];
  const own = of('date') === '' ? options.date : readDay(of('date'));
  const day = own === undefined ? null : own;
  const row: FeedRow = {
    ...{ line, title, url, price: null, currency: null, in_stock: null, date: day },
    gtin: columns('gtin').flatMap((index) => readGtin(cells[index] ?? '') ?? [])[0] ?? null,
    evidence: of('evidence'),
    box: of('box'),
    doubts: doubtsOf(of),
    leftOut: null,
  };
  if (catalog !== undefined) {
    const cells: Partial<Record<Field, string>> = {
      price: of('listPrice'),
      currency: of('currency') || catalog.currency,
    };
    const price = readPriceOf((field) => cells[field] ?? '', null, options);
    return [typeof price === 'string' ? { ...row, leftOut: price } : { ...row, ...price }];
  }
  const leaveOut = (leftOut: string) => [{ ...row, leftOut }];
  if (own === undefined) return leaveOut('the date cannot be read');
  if (day !== null && day > options.today) return leaveOut('the date is in the future');
  const span = { from: of('from'), to: of('to') };
  if (isWithin(span, day, options.today) !== true) return leaveOut('the offer is for other days');
  const in_stock = readStock(of, day, options.today);
  if (in_stock === undefined) return leaveOut('it is neither in stock nor out of stock');
  const price = readPriceOf(of, day, options);
  if (typeof price === 'string') return leaveOut(price);
  return [{ ...row, ...price, in_stock }];
}

function doubtsOf(of: Cells): string[] {
  return [
    ...(/^(?:new|brand[ _-]?new)?$/i.test(of('condition')) ? [] : ['it is not new']),
    ...(isNo(of('bundle')) ? [] : ['it is a bundle']),
    ...(isNo(of('multipack')) || Number(of('multipack')) === 1 ? [] : [`it is a pack of ${of('multipack')}`]),
    ...(/^(?:en\b.*|en[_-].*|english)?$/i.test(of('language')) ? [] : [`its language is ${of('language')}`]),
  ];
}

function readPriceOf(of: Cells, day: string | null, { today, readPrice }: FeedOptions) {
  const currencyOf = (price: ReturnType<PriceReader>) =>
    price?.currency ?? (price?.mark === '$' ? price.mark : null);
  const column = currencyOf(readPrice(`1 ${of('currency')}`, { currency: '' }));
  const read = (text: string) => {
    const found = readPrice(text, { currency: column ?? '' });
    return found?.kind === 'exact' ? found : undefined;
  };
  // Zero is how feeds write that there is none.
  const [sale, regular] = [of('sale'), of('price')].map((text) =>
    text === '' || read(text)?.amount === 0 ? '' : text,
  );
  const isSale = sale !== '' && isWithin(saleDays(of), day, today);
  if (isSale === undefined) return 'the days of its sale price are not clear';
  const text = (isSale ? sale : regular) ?? '';
  if (text === '') return { price: null, currency: null };
  const found = read(text);
  if (found === undefined || !isNo(of('priceFrom'))) return 'the price cannot be read, or is not one price';
  if (isSale && (read(regular ?? '')?.amount ?? Infinity) < found.amount)
    return 'the sale price is above the price';
  const currency = currencyOf(found) ?? column;
  if (currency === null) return 'the price names no currency';
  if (of('currency') !== '' && currency !== column) return 'the currency is not clear';
  return { price: Math.round(found.amount * 100) / 100, currency };
}

function saleDays(of: Cells) {
  const [from = '', to, more] = of('saleDays').split(/\s*\/\s*(?=\d{4}-)/);
  // Half an interval cannot be read.
  const isWhole = from === '' || (to !== undefined && more === undefined);
  return isWhole ? { from: from || of('saleFrom'), to: to ?? of('saleTo') } : { from: '?', to: '' };
}

/** Null if nothing tells; undefined if that cannot be read, or if what tells differs, as for a preorder. */
function readStock(of: Cells, day: string | null, today: string): boolean | null | undefined {
  const ahead = !isNo(of('preorder')) || isWithin({ from: of('available'), to: '' }, day, today) !== true;
  const said = [of('stock'), of('quantity')].flatMap((text) => (text === '' ? [] : stockOf(text)));
  if (of('forSale') !== '' && isNo(of('forSale'))) said.push(false);
  const [first = null] = said;
  return !ahead && said.every((one) => one === first) ? first : undefined;
}

function stockOf(text: string): boolean | undefined {
  if (/^-?\d+(?:\.0+)?\+?$/.test(text)) return Number.parseInt(text) > 0;
  const word = text.toLowerCase().replace(/^https?:\/\/schema\.org\/|[\s_-]+/g, '');
  if (/^(?:true|yes|y|instock)$/.test(word)) return true;
  return /^(?:false|no|n|outofstock|soldout|discontinued)$/.test(word) ? false : undefined;
}

/** Also for an empty cell. */
function isNo(text: string): boolean {
  return /^(?:0|false|no|n|none)?$/i.test(text);
}

/** Whether a day and today are both within some days; undefined if only one is, or if they cannot be read. */
function isWithin({ from, to }: Record<'from' | 'to', string>, day: string | null, today: string) {
  const [first, last] = [readDay(from), readDay(to)];
  if (first === undefined || last === undefined) return undefined;
  const isOn = (one: string) => (first ?? one) <= one && one <= (last ?? one);
  return isOn(day ?? today) === isOn(today) ? isOn(today) : undefined;
}

/** YYYY-MM-DD in UTC; null for none; undefined for anything unclear, such as 03/11/2025. */
function readDay(text: string): string | null | undefined {
  if (/^[0\s:/-]*$/.test(text)) return null;
  const [, year, month, date, time = '', zone = ''] =
    /^(\d{4})([-/]\d\d)([-/]\d\d)(?:[T /]+(\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(
      text,
    ) ?? [];
  const day = `${year ?? ''}${month ?? ''}${date ?? ''}`.replaceAll('/', '-');
  if (year === undefined || !isRealDate(day)) return undefined;
  const instant = new Date(`${day}T${time}${zone.replace(/^(.\d\d)(?=\d\d$)/, '$1:')}`);
  return zone === '' || Number.isNaN(instant.getTime()) ? day : instant.toISOString().slice(0, 10);
}

/** Names without signs, in order of preference: our table, Google, Awin, CJ, Impact, Rakuten, and shop systems. */
const columnNames = {
  title: 'title productname name itemname'.split(' '),
  url: 'url merchantdeeplink link producturl linkurl buyurl permalink deeplink awdeeplink'.split(' '),
  gtin: 'gtin productgtin ean upc barcode gtin13 eancode upccode variantbarcode gtinupceanorisbn'.split(' '),
  sale: 'saleprice specialprice discountprice promotionalprice'.split(' '),
  saleDays: 'salepriceeffectivedate saleperiod'.split(' '),
  saleFrom: /^(?:date)?(?:sale|special|promo|discount)\w*?(?:starts?|from|begins?)(?:date|on)?$/,
  saleTo: /^(?:date)?(?:sale|special|promo|discount)\w*?(?:ends?|to|until|expir\w*)(?:date|on)?$/,
  price: 'searchprice currentprice price storeprice regularprice retailprice displayprice'.split(' '),
  listPrice: 'msrp srp listprice suggestedretailprice rrp usmsrp msrpusd retailprice retail price'.split(' '),
  item: 'description itemdescription productdescription itemtitle item product'.split(' '),
  priceFrom: 'fromprice pricefrom ispricefrom'.split(' '),
  currency: 'currency currencycode pricecurrency'.split(' '),
  from: /^(?:validfrom|(?:offer|product)?(?:start|begin)date)$/,
  to: /^(?:(?:price)?valid(?:to|until|through)|(?:offer|product)?(?:end|expiry|expiration)date|expires)$/,
  stock: 'instock isinstock availability stockstatus stockavailability'.split(' '),
  quantity: 'stockquantity quantity qty stock inventory inventoryquantity'.split(' '),
  available:
    /^(?:availab(?:le|ility)(?:date|from|on|starts)|(?:product)?(?:release|launch)date|preorderdate)$/,
  preorder: 'preorder ispreorder backorder onbackorder'.split(' '),
  forSale: 'isforsale forsale published purchasable issaleable'.split(' '),
  condition: 'condition itemcondition'.split(' '),
  bundle: 'isbundle bundle'.split(' '),
  multipack: 'multipack multipackquantity packsize packquantity'.split(' '),
  language: 'language contentlanguage lang'.split(' '),
  date: 'date lastupdated lastupdate updatedat'.split(' '),
  evidence: ['evidence'],
  box: ['box'],
} satisfies Record<string, readonly string[] | RegExp>;

type Field = keyof typeof columnNames;
/** Columns of each field; the first column that is not empty counts. */
type FeedColumns = (field: Field) => readonly number[];

function findColumns(header: readonly string[]): FeedColumns {
  const known = header.map((name) =>
    name
      .toLowerCase()
      .replace(/^\s*g:/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ''),
  );
  const columns = Object.entries(columnNames).map(([field, wanted]): [string, number[]] => [
    field,
    wanted instanceof RegExp
      ? known.flatMap((name, column) => (wanted.test(name) ? column : []))
      : wanted.map((name) => known.indexOf(name)).filter((column) => column !== -1),
  ]);
  const byField = new Map(columns);
  return (field) => byField.get(field) ?? [];
}

const header = 'box candidates why title url gtin price currency in_stock date evidence'.split(' ');

/** A table for a person, who fills in the box column and imports it again. */
export function doubtfulText(rows: readonly DoubtfulRow[]): string {
  const lines = rows.map(({ row, why, candidates }) => [
    '',
    candidates.join(' or '),
    row.leftOut === null ? why : `${why}; ${row.leftOut}`,
    row.title,
    row.url,
    row.gtin ?? '',
    row.price ?? '',
    row.currency ?? '',
    row.in_stock === null ? '' : row.in_stock ? 'yes' : 'no',
    row.date ?? '',
    row.evidence,
  ]);
  return [header, ...lines]
    .map((cells) => `${cells.map((cell) => cellText(String(cell))).join(',')}\n`)
    .join('');
}

function cellText(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
