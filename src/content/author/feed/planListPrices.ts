import type { ListPrice } from '../../../domain/data.ts';
import { acceptSource } from '../../schema/accept.ts';
import { readGtin } from '../../../domain/gtin.ts';
import { groupBy } from '../../../domain/lists.ts';
import type { DataPath, Source } from '../../yaml/source.ts';
import { editYaml, setFields, type Edit } from '../../yaml/edit.ts';
import type { DataFile } from '../change.ts';
import { slugOf } from '../starts.ts';
import { openRowMatcher, type FeedItem } from './matchRow.ts';
import type { DoubtfulRow, FeedRow } from './readFeed.ts';

interface Catalog {
  publisher: string;
  url: string;
  /** The day (YYYY-MM-DD) of the list. */
  date: string;
}

interface PlannedListPrices {
  write: ReadonlyMap<string, string>;
  changed: string[];
  doubtful: DoubtfulRow[];
  others: number;
  notes: string[];
}

export function planListPrices(
  rows: readonly FeedRow[],
  { items, files, catalog }: { items: readonly FeedItem[]; files: readonly DataFile[]; catalog: Catalog },
): PlannedListPrices {
  const plan = { changed: [] as string[], doubtful: [] as DoubtfulRow[], others: 0, notes: [] as string[] };
  const match = openRowMatcher(items);
  const matched = rows.map((row) => ({ row, ...match(row) }));
  plan.others = matched.filter(({ kind }) => kind === 'other').length;
  plan.doubtful.push(...matched.filter((one) => 'why' in one));
  const found = groupBy(
    matched.filter((one) => 'item' in one),
    ({ item }) => item,
  );
  const write = new Map<string, string>();
  for (const file of files) {
    const edits = [...found].flatMap(([item, all]): Edit[] => {
      const [row] = all.map((one) => one.row);
      if (row === undefined || item.game.id !== file.name) return [];
      if (all.some((one) => one.row.price !== row.price || one.row.gtin !== row.gtin)) {
        const why = 'several rows have this name';
        for (const one of all) plan.doubtful.push({ row: one.row, why, candidates: [item.key] });
        return [];
      }
      const made = editsOf(item, row, catalog);
      if (made.length > 0) plan.changed.push(item.key);
      return made;
    });
    if (edits.length === 0) continue;
    const text = editYaml(file.source, [...edits, ...sourceEdits(file.source, catalog)]);
    if (text === null)
      plan.notes.push(
        `${file.source.file}: list prices cannot be added to this file; nothing was written to it.`,
      );
    else write.set(file.path, text);
  }
  return { ...plan, write };
}

const sourceId = ({ publisher }: Catalog) => `catalog-${slugOf(publisher) || 'publisher'}`;

function editsOf({ game, box }: FeedItem, row: FeedRow, catalog: Catalog): Edit[] {
  const owner: DataPath =
    box === null ? [] : ['expansions', game.expansions.findIndex(({ id }) => id === box.id)];
  const { list_price = [], gtins = [] } = box ?? game;
  const isNew = row.gtin !== null && !gtins.some((gtin) => readGtin(gtin) === row.gtin);
  const number = row.gtin?.replace(/^0{1,2}(?=\d{12}$|\d{13}$)/, '') ?? '';
  return [
    ...(isNew ? [{ kind: 'append', path: [...owner, 'gtins'], value: number } as const] : []),
    ...priceEdits([...owner, 'list_price'], list_price, row, catalog, game.publisher),
  ];
}

function priceEdits(
  path: DataPath,
  known: readonly ListPrice[],
  { price, currency }: FeedRow,
  catalog: Catalog,
  publisher: string,
): Edit[] {
  const code = currency === '$' ? 'USD' : currency;
  if (price === null || (code !== 'USD' && code !== 'GBP' && code !== 'EUR')) return [];
  const stated = catalog.publisher === publisher ? {} : { stated_by: catalog.publisher };
  const said = { amount: price, date: catalog.date, source_id: sourceId(catalog), ...stated };
  const index = known.findIndex((one) => one.currency === code);
  const before = known[index];
  if (before === undefined) return [{ kind: 'append', path, value: { currency: code, ...said } }];
  if (before.date >= catalog.date || (before.amount === price && before.source_id === said.source_id))
    return [];
  return [
    ...setFields([...path, index], said, 'source_id'),
    ...(before.at_launch === true ? [{ kind: 'remove', path: [...path, index, 'at_launch'] } as const] : []),
  ];
}

function sourceEdits(source: Source, catalog: Catalog): Edit[] {
  const id = sourceId(catalog);
  const at = acceptSource('game', source)?.sources.findIndex((one) => one.id === id) ?? -1;
  const { publisher, url, date } = catalog;
  if (at === -1) {
    const value = { id, title: `${publisher}: catalog`, url, kind: 'publisher', data_as_of: date };
    return [{ kind: 'append', path: ['sources'], value }];
  }
  return setFields(['sources', at], { url, data_as_of: date }, 'kind');
}
