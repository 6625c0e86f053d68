import { isDeepStrictEqual } from 'node:util';
import type { Game, Offer, Retailer } from '../../domain/data.ts';
import { isOfferOf } from '../../domain/offers.ts';
import { acceptData } from '../schema/accept.ts';
import { nodeAt, openSource, placeOf, type DataPath, type Source } from '../source.ts';
import { spliceScalars, type Splice } from '../splice.ts';
import { parseYaml } from '../yaml/parse.ts';
import type { DataFile } from './dataFiles.ts';
import type { FeedItem } from './feed/matchTitle.ts';
import { planImport } from './feed/planImport.ts';
import type { PlannedChange } from './plannedChange.ts';

/** An item that somebody saw in stock at a shop. price in the shop's currency; null if it was not noted. */
export interface Sighting {
  item: FeedItem;
  retailer: Retailer;
  price: number | null;
  /** The page's address; null if the offer already has it. */
  url: string | null;
  /** YYYY-MM-DD. */
  date: string;
}

/**
 * Writes a sighting as an offer, and as availability with the shop's page as its source; or returns why it
 * cannot.
 */
export function planSeen(
  files: readonly DataFile[],
  sighting: Sighting,
): PlannedChange | { refused: string; hint: string } {
  const { item } = sighting;
  const fileOf = (kind: DataFile['kind']) =>
    files.find((file) => file.kind === kind && file.name === item.game.id);
  const [offers, game] = [fileOf('offers'), fileOf('game')];
  if (offers === undefined || game === undefined)
    return {
      refused: `${item.game.id} has no file of offers.`,
      hint: `guides new offers ${item.game.id} makes one.`,
    };
  const offered = writeOffer(offers, sighting);
  if ('refused' in offered) return offered;
  const known = writeAvailability(game.source, sighting, offered.url);
  if (known === null)
    return {
      refused: `${game.source.file}: its form does not let the sighting be written.`,
      hint: 'Write availability and its source by hand.',
    };
  return {
    write: new Map([
      [offers.path, offered.text],
      [game.path, known],
    ]),
    rename: [],
    remove: [],
    notes: [],
  };
}

function writeOffer(
  file: DataFile,
  { item, retailer, price, url, date }: Sighting,
): { text: string; url: string } | { refused: string; hint: string } {
  const { source } = file;
  const data = acceptData('offers', parseYaml(source.file, Buffer.from(source.text)).data);
  const isOurs = (offer: Offer) =>
    offer.retailer === retailer.id && offer.link === 'product' && isOfferOf(offer, item.box);
  const index = data?.offers.findIndex(isOurs) ?? -1;
  const offer = data?.offers[index];
  if (offer === undefined) {
    if (url === null)
      return {
        refused: `No page of ${retailer.name} is known for ${item.key}.`,
        hint: 'Give its address with --url.',
      };
    const row = {
      line: 1,
      title: item.key,
      url,
      price,
      currency: retailer.currency,
      in_stock: true,
      date,
      gtin: null,
      evidence: '',
      box: item.key,
      isNew: true,
    };
    const plan = planImport([row], { items: [item], retailers: [retailer], files: [file], date });
    const text = plan.write.get(file.path);
    if (text !== undefined) return { text, url };
    const why = plan.doubtful[0]?.why ?? plan.notes[0] ?? 'the file could not be edited';
    return { refused: `The page could not be written: ${why}.`, hint: 'guides validate may say more.' };
  }
  if (url !== null && url !== offer.url)
    return {
      refused: `Offer "${offer.id}" leads to ${offer.url}.`,
      hint: 'Change its address by hand, or leave --url out.',
    };
  const seen = { price, in_stock: true, last_checked: date };
  const text = spliceScalars(
    source,
    Object.entries(seen).map(([field, value]): Splice => ({ path: ['offers', index, field], value })),
  );
  return text === null
    ? {
        refused: `${source.file}: the values of "${offer.id}" are not on one line each.`,
        hint: 'Write them by hand.',
      }
    : { text, url: offer.url };
}

/** The game's file with availability and its source; null if its form cannot be edited. */
function writeAvailability(
  source: Source,
  { item: { box, game }, retailer, date }: Sighting,
  url: string,
): string | null {
  const shop = retailer.id.replace(/([a-z])([A-Z])/g, '$1-$2').toLowerCase();
  const id = `seen-${shop}-${box?.id ?? 'base'}`;
  const seen = { status: 'on_sale', place: retailer.name, date, source_id: id };
  const owner: DataPath =
    box === null ? [] : ['expansions', game.expansions.findIndex((one) => one.id === box.id)];
  let text = putFields(source, owner, 'availability', seen);
  if (text === null) return null;
  const next = openSource(source.file, text);
  const at = game.sources.findIndex((known) => known.id === id);
  text =
    at === -1
      ? putItem(next, ['sources'], {
          id,
          title: `${retailer.name}: ${box?.title ?? game.title}`,
          url,
          kind: 'shop',
          read: date,
        })
      : spliceScalars(next, [
          { path: ['sources', at, 'read'], value: date },
          { path: ['sources', at, 'url'], value: url },
        ]);
  if (text === null) return null;
  const after = acceptData('game', parseYaml(source.file, Buffer.from(text)).data);
  return after !== null && isOnlyThis(after, game, box?.id) ? text : null;
}

/** Replaces existing fields, or inserts them after the owner's title. */
function putFields(
  source: Source,
  owner: DataPath,
  name: string,
  fields: Readonly<Record<string, string>>,
): string | null {
  const path = [...owner, name];
  if (nodeAt(source, path) !== undefined) {
    const isWhole = Object.keys(fields).every((field) => nodeAt(source, [...path, field]) !== undefined);
    const splices = Object.entries(fields).map(([field, value]): Splice => ({
      path: [...path, field],
      value: scalar(value),
    }));
    return isWhole ? spliceScalars(source, splices) : null;
  }
  const { line, column } = placeOf(source, [...owner, 'title'], 'key');
  const indent = ' '.repeat(column - 1);
  const lines = Object.entries(fields).map(([field, value]) => `${indent}  ${field}: ${scalar(value)}`);
  return withLines(source.text, line, [`${indent}${name}:`, ...lines]);
}

function putItem(source: Source, list: DataPath, fields: Readonly<Record<string, string>>): string | null {
  const node = nodeAt(source, [...list, 0]);
  if (node?.range == null) return null;
  const { line, column } = placeOf(source, [...list, 0, 'id'], 'key');
  const indent = ' '.repeat(Math.max(0, column - 3));
  const lines = Object.entries(fields).map(
    ([field, value], index) => `${indent}${index === 0 ? '- ' : '  '}${field}: ${scalar(value)}`,
  );
  return withLines(source.text, line - 1, lines);
}

function withLines(text: string, after: number, lines: readonly string[]): string {
  const all = text.split('\n');
  all.splice(after, 0, ...lines);
  return all.join('\n');
}

/** Text that YAML could read as another type is quoted. */
function scalar(text: string): string {
  return /^[A-Za-z][\w ./&'-]*$/.test(text) ||
    /^https:\/\/[^\s#]+$/.test(text) ||
    /^\d{4}-\d\d-\d\d$/.test(text)
    ? text
    : JSON.stringify(text);
}

/** Whether nothing but the sighting changed. */
function isOnlyThis(after: Game, before: Game, box: string | undefined): boolean {
  const bare = ({ availability, sources, expansions, ...rest }: Game) => ({
    ...rest,
    availability: box === undefined ? undefined : availability,
    sources: sources.filter(({ id }) => !id.startsWith('seen-')),
    expansions: expansions.map((one) => (one.id === box ? { ...one, availability: undefined } : one)),
  });
  return isDeepStrictEqual(bare(after), bare(before));
}
