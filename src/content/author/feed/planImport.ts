import { isDeepStrictEqual } from 'node:util';
import { printable } from '../../../diagnostics/printable.ts';
import type { Offer, Retailer } from '../../../domain/data.ts';
import { isOfferOf } from '../../../domain/offers.ts';
import { acceptData } from '../../schema/accept.ts';
import { placeOf } from '../../source.ts';
import { spliceScalars, type Splice } from '../../splice.ts';
import { parseYaml } from '../../yaml/parse.ts';
import type { DataFile } from '../dataFiles.ts';
import { openRowMatcher } from './matchRow.ts';
import type { FeedItem } from './matchTitle.ts';
import { plainUrl } from './plainUrl.ts';
import type { FeedRow } from './readFeed.ts';

/** A row that a person has to decide on. */
export interface DoubtfulRow {
  row: FeedRow;
  why: string;
  /** Keys of the possible items, as the column box accepts them. */
  candidates: string[];
}

export interface PlannedImport {
  /** New texts of files of offers by path. */
  write: ReadonlyMap<string, string>;
  /** Ids of offers whose search is replaced with a product page, and of new offers. */
  replaced: string[];
  added: string[];
  /** Ids of offers that already have a product page, which is kept. */
  kept: string[];
  doubtful: DoubtfulRow[];
  /** Number of rows for products that we do not list. */
  others: number;
  /** Changes that could not be written, each with its file. */
  notes: string[];
}

export interface ImportOptions {
  items: readonly FeedItem[];
  retailers: readonly Retailer[];
  /** The files of offers. */
  files: readonly DataFile[];
  /** The day (YYYY-MM-DD) of prices in rows without one; null if unknown: such prices are not written. */
  date: string | null;
}

/** A row that is certain. */
interface Accepted {
  row: FeedRow;
  item: FeedItem;
  retailer: Retailer;
  url: string;
}

/** The changes that a feed makes to the offers. Product pages that somebody wrote stay as they are. */
export function planImport(rows: readonly FeedRow[], options: ImportOptions): PlannedImport {
  const plan: PlannedImport = {
    write: new Map(),
    replaced: [],
    added: [],
    kept: [],
    doubtful: [],
    others: 0,
    notes: [],
  };
  const accepted = unambiguous(acceptRows(rows, options, plan), plan);
  const write = new Map<string, string>();
  for (const file of options.files) {
    const own = accepted.filter(({ item }) => item.game.id === file.name);
    const text = own.length === 0 ? null : editOffers(file, own, options.date, plan);
    if (text !== null && text !== file.source.text) write.set(file.path, text);
  }
  const names = new Set(options.files.map(({ name }) => name));
  for (const { item } of accepted)
    if (!names.has(item.game.id))
      plan.notes.push(`${item.game.id} has no file of offers; guides new offers ${item.game.id} makes one.`);
  return { ...plan, write, notes: [...new Set(plan.notes)] };
}

function acceptRows(
  rows: readonly FeedRow[],
  { items, retailers }: ImportOptions,
  plan: PlannedImport,
): Accepted[] {
  const match = openRowMatcher(items);
  return rows.flatMap((row) => {
    if (row.box === '-') return [];
    const decided = items.find(({ key }) => key === row.box);
    const found = decided === undefined ? match(row) : ({ kind: 'certain', item: decided } as const);
    if (found.kind === 'none') {
      plan.others += 1;
      return [];
    }
    const candidates = found.kind === 'certain' ? [found.item] : found.candidates;
    const doubt = (why: string): Accepted[] => {
      plan.doubtful.push({ row, why, candidates: candidates.map(({ key }) => key) });
      return [];
    };
    if (row.box !== '' && decided === undefined) return doubt(`"${row.box}" is no box of ours`);
    if (found.kind === 'doubtful') return doubt(found.why);
    if (!row.isNew) return doubt('it is not new');
    const shop = plainUrl(row.url, retailers);
    if (shop === null) return doubt('its address is that of no shop of data/retailers.yaml');
    const { retailer, url } = shop;
    const { pathname } = new URL(url);
    if (retailer.product_path !== undefined && !new RegExp(retailer.product_path).test(pathname))
      return doubt(`its address is no product page of ${retailer.name}`);
    if (row.currency !== null && row.currency !== retailer.currency)
      return doubt(`its price is in ${row.currency}, and ${retailer.name} sells in ${retailer.currency}`);
    return [{ row, item: found.item, retailer, url }];
  });
}

/** If one box has two pages at one shop, one of them is something else. */
function unambiguous(accepted: readonly Accepted[], plan: PlannedImport): Accepted[] {
  const pages = new Map<string, Set<string>>();
  const place = ({ item, retailer }: Accepted) => `${item.key} ${retailer.id}`;
  for (const one of accepted) pages.set(place(one), (pages.get(place(one)) ?? new Set()).add(one.url));
  const seen = new Set<string>();
  return accepted.filter((one) => {
    if ((pages.get(place(one))?.size ?? 0) > 1) {
      const why = `${one.retailer.name} has several pages of this name`;
      plan.doubtful.push({ row: one.row, why, candidates: [one.item.key] });
      return false;
    }
    const isFirst = !seen.has(place(one));
    seen.add(place(one));
    return isFirst;
  });
}

/** The file's text with the pages added; null if it cannot be edited. */
function editOffers(
  { source }: DataFile,
  accepted: readonly Accepted[],
  date: string | null,
  plan: PlannedImport,
): string | null {
  const data = acceptData('offers', parseYaml(source.file, Buffer.from(source.text)).data);
  if (data === null) {
    plan.notes.push(
      `${source.file}: guides validate has something against this file; nothing was written to it.`,
    );
    return null;
  }
  const expected = structuredClone(data);
  const splices: Splice[] = [];
  const comments: { line: number; text: string }[] = [];
  let added = '';
  const done = { replaced: [] as string[], added: [] as string[] };
  for (const one of accepted) {
    const { item, retailer, url, row } = one;
    const own = data.offers.filter((offer) => offer.retailer === retailer.id && isOfferOf(offer, item.box));
    const page = own.find(({ link }) => link === 'product');
    if (page !== undefined) {
      plan.kept.push(page.id);
      continue;
    }
    const seen = seenOf(one, date);
    const index = data.offers.findIndex((offer) => offer === own[0]);
    const before = expected.offers[index];
    if (before === undefined) {
      const offer = newOffer(one, seen, data.offers);
      expected.offers.push(offer);
      added += `${row.evidence === '' ? '' : `  # ${printable(row.evidence)}\n`}${offerText(offer)}`;
      done.added.push(offer.id);
      continue;
    }
    const fields = { url, link: 'product' as const, ...seen };
    Object.assign(before, fields);
    splices.push(
      ...Object.entries(fields).map(([field, value]): Splice => ({ path: ['offers', index, field], value })),
    );
    if (row.evidence !== '')
      comments.push({ line: placeOf(source, ['offers', index, 'id']).line, text: printable(row.evidence) });
    done.replaced.push(before.id);
  }
  const spliced = spliceScalars(source, splices);
  if (spliced === null) {
    plan.notes.push(`${source.file}: values are not written on one line each; nothing was written to it.`);
    return null;
  }
  const text = `${withComments(spliced, comments).replace(/\n*$/, '\n')}${added}`;
  const after: unknown = parseYaml(source.file, Buffer.from(text)).data;
  if (!isDeepStrictEqual(after, JSON.parse(JSON.stringify(expected)))) {
    plan.notes.push(`${source.file}: its form does not let offers be added; nothing was written to it.`);
    return null;
  }
  plan.replaced.push(...done.replaced);
  plan.added.push(...done.added);
  return text;
}

/** A price without a day, or from a shop that allows none, is not written. */
function seenOf(
  { row, retailer }: Accepted,
  fallback: string | null,
): Pick<Offer, 'price' | 'in_stock' | 'last_checked'> {
  const day = row.date ?? fallback;
  const price = row.currency === null || retailer.price_max_age_days === 0 ? null : row.price;
  if (day === null || price === null) return { price: null, in_stock: null, last_checked: null };
  return { price, in_stock: row.in_stock, last_checked: day };
}

function newOffer(
  { item: { game, box }, retailer, url }: Accepted,
  seen: Pick<Offer, 'price' | 'in_stock' | 'last_checked'>,
  others: readonly Offer[],
): Offer {
  const shop = retailer.id.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const isBase = box === null || box.is_base_game === true;
  return {
    id: `${game.id}-${isBase ? 'base' : box.id}-${shop}`,
    item_type: isBase ? 'base' : 'expansion',
    ...(isBase ? { game_id: game.id } : { expansion_id: box.id }),
    retailer: retailer.id,
    region: retailer.region,
    url,
    link: 'product',
    currency: retailer.currency,
    ...seen,
    priority: others.find((offer) => offer.retailer === retailer.id)?.priority ?? 2,
  };
}

function offerText(offer: Offer): string {
  const lines = Object.entries(offer).map(([field, value], index) => {
    const written =
      field === 'url' && typeof value === 'string' && /[#:] /.test(value)
        ? JSON.stringify(value)
        : String(value);
    return `${index === 0 ? '  - ' : '    '}${field}: ${written}\n`;
  });
  return lines.join('');
}

function withComments(text: string, comments: readonly { line: number; text: string }[]): string {
  const lines = text.split('\n');
  for (const comment of comments.toSorted((a, b) => b.line - a.line)) {
    const indent = /^\s*/.exec(lines[comment.line - 1] ?? '')?.[0] ?? '';
    lines.splice(comment.line - 1, 0, `${indent}# ${comment.text}`);
  }
  return lines.join('\n');
}
