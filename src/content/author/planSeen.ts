import type { Offer, Retailer } from '../../domain/data.ts';
import { isOfferOf } from '../../domain/offers.ts';
import { acceptSource } from '../schema/accept.ts';
import { nodeAt, type DataPath, type Source } from '../yaml/source.ts';
import { editYaml, setFields, type Edit } from '../yaml/edit.ts';
import type { DataFile, PlannedChange, Refused } from './change.ts';
import type { FeedItem } from './feed/matchRow.ts';
import { planImport } from './feed/planImport.ts';
import { shopSlug } from './starts.ts';

export interface Sighting {
  item: FeedItem;
  retailer: Retailer;
  price: number | null;
  /** The page's address; null if the offer already has it. */
  url: string | null;
  date: string;
}

export function planSeen(files: readonly DataFile[], sighting: Sighting): PlannedChange | Refused {
  const { item } = sighting;
  const fileOf = (kind: DataFile['kind']) =>
    files.find((file) => file.kind === kind && file.name === item.game.id);
  const [offers, game] = [fileOf('offers'), fileOf('game')];
  if (offers === undefined || game === undefined)
    return refuse(`${item.game.id} has no offers file.`, `Run guides new offers ${item.game.id}.`);
  const offered = writeOffer(offers, sighting);
  if ('refused' in offered) return offered;
  const known = editYaml(game.source, availabilityEdits(game.source, sighting, offered.url));
  if (known === null) {
    const why = `${game.source.file}: the sighting cannot be added to this file.`;
    return refuse(why, 'Write availability and its source by hand.');
  }
  return {
    write: new Map([
      [offers.path, offered.text],
      [game.path, known],
    ]),
  };
}

function writeOffer(
  file: DataFile,
  { item, retailer, price, url, date }: Sighting,
): { text: string; url: string } | Refused {
  const { source } = file;
  const data = acceptSource('offers', source);
  const isOurs = (offer: Offer) =>
    offer.retailer === retailer.id && offer.link === 'product' && isOfferOf(offer, item.box);
  const index = data?.offers.findIndex(isOurs) ?? -1;
  const offer = data?.offers[index];
  if (offer === undefined) {
    if (url === null)
      return refuse(`No page of ${retailer.name} is known for ${item.key}.`, 'Add its address with --url.');
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
      doubts: [],
      leftOut: null,
    };
    const plan = planImport([row], { items: [item], retailers: [retailer], files: [file] });
    const text = plan.write.get(file.path);
    if (text !== undefined) return { text, url };
    const why = plan.refused[0] ?? plan.notes[0] ?? 'the file could not be edited';
    return refuse(`The page could not be written: ${why}.`, 'Run guides validate for details.');
  }
  const name = `Offer "${offer.id}"`;
  if (url !== null && url !== offer.url)
    return refuse(`${name} leads to ${offer.url}.`, 'Change its address by hand, or omit --url.');
  if (offer.last_checked !== null && offer.last_checked.slice(0, 10) > date) {
    const why = `${name} was seen on ${offer.last_checked}, after ${date}.`;
    return refuse(why, 'Nothing was written: the later date counts.');
  }
  const seen = { price, in_stock: true, last_checked: date };
  const text = editYaml(source, setFields(['offers', index], seen));
  if (text !== null) return { text, url: offer.url };
  return refuse(
    `${source.file}: the values of "${offer.id}" are not each on one line.`,
    'Write them by hand.',
  );
}

function refuse(refused: string, hint: string): Refused {
  return { refused, hint };
}

function availabilityEdits(
  source: Source,
  { item: { box, game }, retailer, date }: Sighting,
  url: string,
): Edit[] {
  const id = `seen-${shopSlug(retailer)}-${box?.id ?? 'base'}`;
  const seen = { status: 'on_sale', place: retailer.name, date, source_id: id };
  const owner: DataPath =
    box === null ? [] : ['expansions', game.expansions.findIndex((one) => one.id === box.id)];
  const availability = [...owner, 'availability'];
  const at = game.sources.findIndex((known) => known.id === id);
  const title = `${retailer.name}: ${box?.title ?? game.title}`;
  return [
    ...(nodeAt(source, availability) === undefined
      ? [{ kind: 'set', path: availability, after: 'title', value: seen } as const]
      : setFields(availability, seen, 'status')),
    ...(at === -1
      ? [{ kind: 'append', path: ['sources'], value: { id, title, url, kind: 'shop', read: date } } as const]
      : setFields(['sources', at], { read: date, url })),
  ];
}
