import { printable } from '../../../diagnostics/printable.ts';
import type { Offer, Retailer } from '../../../domain/data.ts';
import { groupBy } from '../../../domain/lists.ts';
import { isOfferOf } from '../../../domain/offers.ts';
import { addressesIn, isAffiliateParameter } from '../../rules/affiliateMarks.ts';
import { acceptData, acceptSource } from '../../schema/accept.ts';
import { editYaml, setFields, type Edit } from '../../yaml/edit.ts';
import type { DataFile } from '../change.ts';
import { openRowMatcher, type FeedItem } from './matchRow.ts';
import type { DoubtfulRow, FeedRow } from './readFeed.ts';
import { newOffer } from '../starts.ts';

export type PlannedImport = ReturnType<typeof emptyPlan>;

function emptyPlan() {
  return {
    write: new Map<string, string>(),
    replaced: [] as string[],
    added: [] as string[],
    /** The rows of both, by offer. */
    rows: new Map<string, FeedRow>(),
    kept: [] as string[],
    doubtful: [] as DoubtfulRow[],
    others: 0,
    /** Decisions of a person that cannot be applied. */
    refused: [] as string[],
    /** Rows whose prices and stock are not used, by reason. */
    leftOut: new Map<string, number>(),
    notes: [] as string[],
  };
}

interface ImportOptions {
  items: readonly FeedItem[];
  retailers: readonly Retailer[];
  files: readonly DataFile[];
}

interface Shop {
  retailer: Retailer;
  url: string;
}

interface Accepted extends Shop {
  row: FeedRow;
  item: FeedItem;
}

export function planImport(rows: readonly FeedRow[], options: ImportOptions): PlannedImport {
  const plan = emptyPlan();
  const accepted = unambiguous(acceptRows(rows, options, plan), plan);
  for (const file of options.files) {
    const own = accepted.filter(({ item }) => item.game.id === file.name);
    if (own.length > 0) editOffers(file, own, plan);
  }
  const names = new Set(options.files.map(({ name }) => name));
  for (const { item } of accepted)
    if (!names.has(item.game.id))
      plan.notes.push(`${item.game.id} has no offers file; run guides new offers ${item.game.id}.`);
  return { ...plan, notes: [...new Set(plan.notes)] };
}

function acceptRows(
  rows: readonly FeedRow[],
  { items, retailers }: ImportOptions,
  plan: PlannedImport,
): Accepted[] {
  const match = openRowMatcher(items);
  return rows.flatMap((row): Accepted[] => {
    const found = match(row);
    if (found.kind === 'other') plan.others += 1;
    if (found.kind === 'mistake') plan.refused.push(`line ${row.line}: ${found.why}`);
    if ('why' in found) plan.doubtful.push({ row, ...found });
    if (!('item' in found)) return [];
    const shop = findShop(row, retailers);
    if (typeof shop !== 'string') return [{ row, item: found.item, ...shop }];
    setAside(plan, row, shop, found.item);
    return [];
  });
}

function findShop(row: FeedRow, retailers: readonly Retailer[]): Shop | string {
  const shop = plainUrl(row.url, retailers);
  if (shop === null) return 'its address belongs to no shop in data/retailers.yaml';
  const { name, currency } = shop.retailer;
  const isOwn = row.currency === currency || (row.currency === '$' && currency === 'USD');
  const isForeign = row.currency !== null && !isOwn;
  return (
    refuseAddress(shop.url, shop.retailer) ??
    (isForeign ? `its price is in ${row.currency ?? ''}, but ${name} sells in ${currency}` : shop)
  );
}

function setAside({ doubtful, refused }: PlannedImport, row: FeedRow, why: string, { key }: FeedItem): void {
  if (row.box === '') doubtful.push({ row, why, candidates: [key] });
  else refused.push(`line ${row.line}: ${why}`);
}

/** If one box has two pages at one shop, or two prices, one of them must be of another product. */
function unambiguous(accepted: readonly Accepted[], plan: PlannedImport): Accepted[] {
  const groups = groupBy(accepted, ({ item, retailer }) => `${item.key} ${retailer.id}`);
  return [...groups.values()].flatMap((group) => {
    const count = (of: (one: Accepted) => unknown) =>
      new Set(group.map((one) => JSON.stringify(of(one)))).size;
    const differs =
      count(({ url }) => url) > 1
        ? 'several pages with this name'
        : count(({ row }) => [row.price, row.in_stock, row.leftOut]) > 1
          ? 'several rows about this page, which contradict each other'
          : null;
    if (differs === null) return group.slice(0, 1);
    for (const { row, item, retailer } of group) setAside(plan, row, `${retailer.name} has ${differs}`, item);
    return [];
  });
}

function editOffers({ path, source }: DataFile, accepted: readonly Accepted[], plan: PlannedImport): void {
  const data = acceptSource('offers', source);
  if (data === null) {
    plan.notes.push(
      `${source.file}: \`guides validate\` reports errors in this file; nothing was written to it.`,
    );
    return;
  }
  const edits: Edit[] = [];
  const done: { id: string; row: FeedRow; list: string[] }[] = [];
  for (const one of accepted) {
    const { item, retailer, url, row } = one;
    const own = data.offers.filter((offer) => offer.retailer === retailer.id && isOfferOf(offer, item.box));
    const page = own.find(({ link }) => link === 'product');
    if (page !== undefined) {
      plan.kept.push(page.id);
      continue;
    }
    const { source: named } = row;
    const fields = { url, link: 'product' as const, ...(named && { source: named }), ...seenOf(one, plan) };
    const comment = row.evidence === '' || named ? undefined : printable(row.evidence);
    const [search] = own;
    const offer = search === undefined ? offerOf(one, fields, data.offers) : { ...search, ...fields };
    if (acceptData('offers', { game_id: data.game_id, offers: [offer] }) === null) {
      setAside(plan, row, 'the schema of offers rejects it', item);
      continue;
    }
    done.push({ id: offer.id, row, list: search === undefined ? plan.added : plan.replaced });
    if (search === undefined) {
      const more = comment === undefined ? {} : { comment };
      edits.push({ kind: 'append', path: ['offers'], value: { ...offer }, ...more });
      continue;
    }
    const place = ['offers', data.offers.indexOf(search)];
    edits.push(...setFields(place, fields, 'link'));
    if (comment !== undefined) edits.push({ kind: 'comment', path: place, text: comment });
  }
  const text = editYaml(source, edits);
  if (text === null) {
    plan.notes.push(`${source.file}: offers cannot be added to this file; nothing was written to it.`);
    return;
  }
  if (text !== source.text) plan.write.set(path, text);
  for (const { id, row, list } of done) {
    list.push(id);
    plan.rows.set(id, row);
  }
}

/** Price and stock are written only with a day, and only if the shop allows that. */
function seenOf(
  { row, retailer }: Accepted,
  plan: PlannedImport,
): Pick<Offer, 'price' | 'in_stock' | 'last_checked'> {
  const { price, in_stock, date, leftOut } = row;
  const isKnown = price !== null || in_stock !== null;
  const reason =
    leftOut ??
    (retailer.price_max_age_days === 0 ? `${retailer.name} allows none` : null) ??
    (date === null ? 'they have no date (--date)' : null);
  if (reason === null && isKnown) return { price, in_stock, last_checked: date };
  if (reason !== null && (isKnown || leftOut !== null))
    plan.leftOut.set(reason, (plan.leftOut.get(reason) ?? 0) + 1);
  return { price: null, in_stock: null, last_checked: null };
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
function plainUrl(text: string, retailers: readonly Retailer[]): Shop | null {
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

function refuseAddress(text: string, { name, product_path, search_path }: Retailer): string | null {
  const { username, password, port, pathname, search } = new URL(text);
  if (username !== '' || password !== '') return 'its address contains a user name or password';
  if (port !== '') return 'its address contains a port';
  const isSearch = search_path !== undefined && new RegExp(search_path, 'u').test(pathname + search);
  const isPage = product_path === undefined || new RegExp(product_path, 'u').test(pathname);
  return isSearch || !isPage ? `its address is not a product page of ${name}` : null;
}
