import { nearest } from '../../../diagnostics/didYouMean.ts';
import { printable } from '../../../diagnostics/printable.ts';
import type { Offer, Retailer } from '../../../domain/data.ts';
import { isOfferOf } from '../../../domain/offers.ts';
import { isAffiliateParameter } from '../../rules/affiliateMarks.ts';
import { acceptData, acceptSource } from '../../schema/accept.ts';
import { editYaml, type Edit } from '../../yaml/edit.ts';
import type { DataFile } from '../change.ts';
import { newOffer } from '../newOffers.ts';
import { openTitleMatcher, type FeedItem } from './matchRow.ts';
import type { DoubtfulRow, FeedRow } from './readFeed.ts';

export interface PlannedImport {
  write: ReadonlyMap<string, string>;
  replaced: string[];
  added: string[];
  kept: string[];
  doubtful: DoubtfulRow[];
  others: number;
  unknown: string[];
  notes: string[];
}

export interface ImportOptions {
  items: readonly FeedItem[];
  retailers: readonly Retailer[];
  files: readonly DataFile[];
  /** The day (YYYY-MM-DD) of prices without a date; null skips those prices. */
  date: string | null;
}

interface Accepted {
  row: FeedRow;
  item: FeedItem;
  retailer: Retailer;
  url: string;
}

export function planImport(rows: readonly FeedRow[], options: ImportOptions): PlannedImport {
  const plan: PlannedImport = {
    write: new Map(),
    replaced: [],
    added: [],
    kept: [],
    doubtful: [],
    others: 0,
    unknown: [],
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
      plan.notes.push(`${item.game.id} has no offers file; run guides new offers ${item.game.id}.`);
  return { ...plan, write, notes: [...new Set(plan.notes)] };
}

/** A title with more extra words than this names another product. */
const maxOtherWords = 3;

function acceptRows(
  rows: readonly FeedRow[],
  { items, retailers }: ImportOptions,
  plan: PlannedImport,
): Accepted[] {
  const match = openTitleMatcher(items);
  return rows.flatMap((row) => {
    if (row.box === '-') return [];
    const decided = items.find(({ key }) => key === row.box);
    const found =
      decided === undefined
        ? match(row.title, row.gtin === null ? [] : [row.gtin])
        : ({ kind: 'certain', item: decided } as const);
    const isAbout = found.kind === 'doubtful' ? found.others <= maxOtherWords : found.kind === 'certain';
    if (!isAbout && row.box === '') {
      plan.others += 1;
      return [];
    }
    const candidates =
      found.kind === 'certain' ? [found.item] : found.kind === 'none' ? [] : found.candidates;
    const doubt = (why: string): Accepted[] => {
      plan.doubtful.push({ row, why, candidates: candidates.map(({ key }) => key) });
      return [];
    };
    if (row.box !== '' && decided === undefined) {
      const keys = items.map(({ key }) => key);
      const meant = nearest(row.box, keys);
      const why = `no box is called "${row.box}"${meant === undefined ? '' : `; did you mean "${meant}"?`}`;
      plan.unknown.push(`line ${row.line}: ${why}`);
      return doubt(why);
    }
    if (found.kind !== 'certain') return doubt(found.kind === 'none' ? 'no box has this title' : found.why);
    if (!row.isNew) return doubt('it is not new');
    const shop = plainUrl(row.url, retailers);
    if (shop === null) return doubt('its address belongs to no shop in data/retailers.yaml');
    const { retailer, url } = shop;
    const refused = refuseAddress(url, retailer);
    if (refused !== null) return doubt(refused);
    if (row.currency !== null && row.currency !== retailer.currency)
      return doubt(`its price is in ${row.currency}, but ${retailer.name} sells in ${retailer.currency}`);
    return [{ row, item: found.item, retailer, url }];
  });
}

/** If one box has two pages at one shop, one of them must be another product. */
function unambiguous(accepted: readonly Accepted[], plan: PlannedImport): Accepted[] {
  const pages = new Map<string, Set<string>>();
  const place = ({ item, retailer }: Accepted) => `${item.key} ${retailer.id}`;
  for (const one of accepted) pages.set(place(one), (pages.get(place(one)) ?? new Set()).add(one.url));
  const seen = new Set<string>();
  return accepted.filter((one) => {
    if ((pages.get(place(one))?.size ?? 0) > 1) {
      const why = `${one.retailer.name} has several pages with this name`;
      plan.doubtful.push({ row: one.row, why, candidates: [one.item.key] });
      return false;
    }
    const isFirst = !seen.has(place(one));
    seen.add(place(one));
    return isFirst;
  });
}

function editOffers(
  { source }: DataFile,
  accepted: readonly Accepted[],
  date: string | null,
  plan: PlannedImport,
): string | null {
  const data = acceptSource('offers', source);
  if (data === null) {
    plan.notes.push(
      `${source.file}: \`guides validate\` reports errors in this file; nothing was written to it.`,
    );
    return null;
  }
  const edits: Edit[] = [];
  const done: Pick<PlannedImport, 'replaced' | 'added'> = { replaced: [], added: [] };
  for (const one of accepted) {
    const { item, retailer, url, row } = one;
    const own = data.offers.filter((offer) => offer.retailer === retailer.id && isOfferOf(offer, item.box));
    const page = own.find(({ link }) => link === 'product');
    if (page !== undefined) {
      plan.kept.push(page.id);
      continue;
    }
    const fields = { url, link: 'product' as const, ...seenOf(one, date) };
    const comment = row.evidence === '' ? undefined : printable(row.evidence);
    const [search] = own;
    const offer = search === undefined ? offerOf(one, fields, data.offers) : { ...search, ...fields };
    if (acceptData('offers', { game_id: data.game_id, offers: [offer] }) === null) {
      plan.doubtful.push({ row, why: 'the schema of offers rejects it', candidates: [item.key] });
      continue;
    }
    if (search === undefined) {
      const more = comment === undefined ? {} : { comment };
      edits.push({ kind: 'append', path: ['offers'], value: { ...offer }, ...more });
      done.added.push(offer.id);
      continue;
    }
    const path = ['offers', data.offers.indexOf(search)];
    for (const [field, value] of Object.entries(fields))
      edits.push({ kind: 'set', path: [...path, field], value });
    if (comment !== undefined) edits.push({ kind: 'comment', path, text: comment });
    done.replaced.push(offer.id);
  }
  const text = editYaml(source, edits);
  if (text === null) {
    plan.notes.push(`${source.file}: offers cannot be added to this file; nothing was written to it.`);
    return null;
  }
  plan.replaced.push(...done.replaced);
  plan.added.push(...done.added);
  return text;
}

/** A price is written only with a day, and only if the shop allows prices. */
function seenOf(
  { row, retailer }: Accepted,
  fallback: string | null,
): Pick<Offer, 'price' | 'in_stock' | 'last_checked'> {
  const day = row.date ?? fallback;
  const price = row.currency === null || retailer.price_max_age_days === 0 ? null : row.price;
  if (day === null || price === null) return { price: null, in_stock: null, last_checked: null };
  return { price, in_stock: row.in_stock, last_checked: day };
}

function offerOf(
  { item: { game, box }, retailer }: Accepted,
  fields: Pick<Offer, 'url' | 'link' | 'price' | 'in_stock' | 'last_checked'>,
  others: readonly Offer[],
): Offer {
  const isBase = box === null || box.is_base_game === true;
  const priority = others.find((offer) => offer.retailer === retailer.id)?.priority ?? 2;
  return newOffer(game.id, isBase ? null : box.id, retailer, { ...fields, priority });
}

/** The shop of an address in a feed, and the address without affiliate parameters; null if no known shop has it. */
function plainUrl(text: string, retailers: readonly Retailer[]): { retailer: Retailer; url: string } | null {
  for (const url of addressesIn(text)) {
    const host = url.hostname.replace(/^www\./, '');
    const retailer = retailers.find(({ hosts }) => hosts.includes(host));
    if (retailer === undefined) continue;
    url.protocol = 'https:';
    url.hash = '';
    for (const name of new Set(url.searchParams.keys()))
      if (isAffiliateParameter(name)) url.searchParams.delete(name);
    return { retailer, url: url.href };
  }
  return null;
}

/** An address, and the addresses in its parameters, as in an affiliate network’s link. */
function addressesIn(text: string): URL[] {
  const whole = /^[\w.-]+\.[a-z]{2,}\//i.test(text) ? `https://${text}` : text;
  if (!/^https?:\/\//.test(whole) || !URL.canParse(whole)) return [];
  const url = new URL(whole);
  const inner = [...url.searchParams.values()].filter((value) => /^https?:\/\//.test(value));
  return [url, ...inner.flatMap((value) => (URL.canParse(value) ? [new URL(value)] : []))];
}

function refuseAddress(text: string, { name, product_path, search_path }: Retailer): string | null {
  const { username, password, port, pathname, search } = new URL(text);
  if (username !== '' || password !== '') return 'its address contains a user name or password';
  if (port !== '') return 'its address contains a port';
  const isSearch = search_path !== undefined && new RegExp(search_path, 'u').test(pathname + search);
  const isPage = product_path === undefined || new RegExp(product_path, 'u').test(pathname);
  return isSearch || !isPage ? `its address is not a product page of ${name}` : null;
}
