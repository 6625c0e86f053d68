import { pricesUntil, type PriceHistory } from '../domain/boxPrices.ts';
import { stockUntil } from '../domain/boxStock.ts';
import { addDays, dayOf } from '../domain/dates.ts';
import { priceUntil } from '../domain/offers.ts';
import { availabilityUntil } from '../domain/words.ts';
import { contentHash } from '../platform/hash.ts';
import { offersFor, type SiteContext } from './context.ts';
import { pricedItems } from './deals.ts';
import type { Slot } from './images/slots.ts';
import type { Traced } from './planned.ts';
import type { GuideEntry } from './guideEntry.ts';

/** The inputs of a file. */
export interface Inputs {
  /**
   * A line for each thing that was read: its hash, a tab and its name. Thousands of objects, each with fields of its own,
   * would take long to read.
   */
  hashes: string;
  /** The days, YYYY-MM-DD, between which the file stays the same; null if no day changes it. */
  from: string | null;
  to: string | null;
}

/** Makes files of a site and records what each of them reads. */
export interface InputRecorder {
  record: (make: (site: SiteContext) => string) => Traced;
  inputsOf: (reads: readonly string[]) => Inputs;
  /** The current hash of a named thing; null if it does not exist. */
  hashOf: (name: string) => string | null;
}

export function recordInputs(site: SiteContext): InputRecorder {
  const known = new Map<string, string | null>();
  const hashOf = (name: string): string | null => {
    const before = known.get(name);
    if (before !== undefined) return before;
    const hash = hashNow(site, name);
    known.set(name, hash);
    return hash;
  };
  return {
    hashOf,
    record: (make) => {
      const names = new Set<string>();
      const text = make(watched(site, names));
      return { text, reads: [...names].sort() };
    },
    inputsOf: (reads) => {
      const names = new Set(reads);
      const dated = names.delete('today');
      const hashes = [...names]
        .filter((name) => !isPartOfGuide(name, names))
        .map((name) => `${hashOf(name) ?? ''}\t${name}`)
        .join('\n');
      const days = dated ? { from: site.today, to: lastDay(site, names) } : { from: null, to: null };
      return { hashes, ...days };
    },
  };
}

/** null if every input is unchanged, on this day too; otherwise the name of the first one that changed. */
export function firstChange(
  { hashes, from, to }: Inputs,
  today: string,
  hashOf: InputRecorder['hashOf'],
): string | null {
  if (from !== null && (today < from || (to !== null && today > to))) return 'today';
  // A large site has hundreds of thousands of lines: nothing is put together or copied but the name.
  for (let start = 0; start < hashes.length;) {
    const tab = hashes.indexOf('\t', start);
    const lineEnd = hashes.indexOf('\n', tab);
    const end = lineEnd === -1 ? hashes.length : lineEnd;
    const name = hashes.slice(tab + 1, end);
    const hash = hashOf(name) ?? '';
    if (hash.length !== tab - start || !hashes.startsWith(hash, start)) return name;
    start = end + 1;
  }
  return null;
}

/** What is made from a guide's files alone is the same where they are. */
const madeOfGuide = new Set(['facts', 'search', 'guideHash', 'guideById']);

/** Whether a thing changes only with the data of a guide, which is among the names itself. */
function isPartOfGuide(name: string, names: ReadonlySet<string>): boolean {
  const blank = name.indexOf(' ');
  return madeOfGuide.has(name.slice(0, blank)) && names.has(`guide${name.slice(blank)}`);
}

/** The same site, with each read of a thing recorded by name. */
function watched(site: SiteContext, names: Set<string>): SiteContext {
  const entries = new Map<string, GuideEntry>();
  const guideByOffer = new Map<string, string>();
  const entryOf = (entry: GuideEntry): GuideEntry => {
    const { id } = entry;
    const made = entries.get(id) ?? watchedEntry(entry, (name) => names.add(name), guideByOffer);
    entries.set(id, made);
    return made;
  };
  const lookup = (by: 'guideByPath' | 'guideById'): SiteContext['guideById'] => {
    const find = (key: string) => {
      names.add(`${by} ${key}`);
      const entry = site[by].get(key);
      return entry && entryOf(entry);
    };
    return { get: find, has: (key) => find(key) !== undefined };
  };
  const history: PriceHistory = {
    size: site.content.history.size,
    get: (offer) => {
      const guide = guideByOffer.get(offer);
      names.add(guide === undefined ? 'content history' : `past ${guide}`);
      return site.content.history.get(offer);
    },
  };
  let guides: GuideEntry[] | undefined;
  const { images } = site.assets;
  const own: Partial<SiteContext> = {
    baseUrl: site.baseUrl,
    get today() {
      names.add('today');
      return site.today;
    },
    get guides() {
      names.add('order of guides');
      return (guides ??= site.guides.map(entryOf));
    },
    guideByPath: lookup('guideByPath'),
    guideById: lookup('guideById'),
    overview: watchedFields(site.overview, (part) => names.add(`overview ${part}`)),
    content: watchedFields(site.content, (field) => names.add(`content ${field}`), { history }),
    assets: watchedFields(site.assets, () => names.add('assets'), {
      images: {
        ...images,
        picture: (image, slot) => {
          names.add(`picture ${slot} ${image}`);
          return images.picture(image, slot);
        },
        thumbnails: (image) => {
          names.add(`thumbnails ${image}`);
          return images.thumbnails(image);
        },
      },
    }),
  };
  return watchedFields(site, (field) => names.add(`site ${field}`), own);
}

/** guideByOffer gets the ids of the offers that are read. */
function watchedEntry(
  entry: GuideEntry,
  note: (name: string) => void,
  guideByOffer: Map<string, string>,
): GuideEntry {
  const noted = new Set<string | symbol>(['id', 'path']);
  const watch = (field: string | symbol) => {
    noted.add(field);
    const isData = field === 'guide' || field === 'game' || field === 'offers';
    note(`${isData ? 'guide' : String(field)} ${entry.id}`);
    if (field !== 'offers') return;
    // Each is stored with its shop.
    note('content retailers');
    for (const { offer } of entry.offers) guideByOffer.set(offer.id, entry.id);
  };
  // A list has thousands of entries, of which a page reads a field or two: a copy with all fields takes too long.
  return new Proxy(entry, {
    get: (_, field) => {
      if (!noted.has(field)) watch(field);
      return Reflect.get(entry, field) as unknown;
    },
  });
}

/** A copy of a thing that records which of its fields are read; the fields of own override its fields. */
function watchedFields<T extends object>(thing: T, note: (field: string) => void, own: Partial<T> = {}): T {
  const copy = {} as T;
  for (const field of Object.keys(thing) as (string & keyof T)[]) {
    // A page reads some fields a thousand times.
    let isNoted = false;
    Object.defineProperty(copy, field, {
      enumerable: true,
      configurable: true,
      get: () => {
        if (!isNoted) note(field);
        isNoted = true;
        return thing[field];
      },
    });
  }
  // The getters of own are copied, not called: spreading would record them all as read.
  return Object.defineProperties<T>(copy, Object.getOwnPropertyDescriptors(own));
}

function hashNow(site: SiteContext, name: string): string | null {
  const blank = name.indexOf(' ');
  const kind = blank === -1 ? name : name.slice(0, blank);
  const key = blank === -1 ? '' : name.slice(blank + 1);
  const { assets } = site;
  switch (kind) {
    case 'guide':
      return site.guideById.get(key)?.inputs ?? null;
    case 'facts':
    case 'stock':
    case 'search':
      return site.guideById.get(key)?.hashes[kind] ?? null;
    case 'guideHash':
      return site.guideById.get(key)?.guideHash ?? null;
    case 'past': {
      if (site.content.history.size === 0) return null;
      const offers = site.guideById.get(key)?.offerIds.split('\n') ?? [];
      const past = offers.flatMap((offer) => site.content.history.get(offer) ?? []);
      return past.length === 0 ? null : hashOfJson(past);
    }
    case 'guideByPath':
    case 'guideById':
      return site[kind].get(key)?.id ?? null;
    case 'picture': {
      const [slot = 'card', ...image] = key.split(' ');
      return hashOfJson(assets.images.picture(image.join(' '), slot as Slot));
    }
    case 'thumbnails':
      return hashOfJson(assets.images.thumbnails(key).map(({ href }) => href));
    case 'order':
      return hashOfJson(site.guides.map(({ id, path }) => [id, path]));
    case 'assets': {
      const { stylesheets, scripts, fonts, icons } = assets;
      return hashOfJson([stylesheets, { ...scripts, files: [] }, fonts, { ...icons, files: [] }]);
    }
    case 'content':
      return hashOfJson(Reflect.get(site.content, key));
    case 'overview':
      return hashOfJson(key === 'searchTerms' ? termSources(site) : Reflect.get(site.overview, key));
    case 'site':
      return hashOfJson(Reflect.get(site, key));
    default:
      return hashOfJson(Reflect.get(site.guideById.get(key) ?? {}, kind));
  }
}

/** The terms of the search take long to make: this is what they are made from. */
function termSources({ guides }: SiteContext): string[] {
  return guides.map(({ path, hashes }) => `${path} ${hashes.facts} ${hashes.search}`);
}

function hashOfJson(value: unknown): string {
  // undefined has no JSON.
  const text = JSON.stringify(value instanceof Map ? [...value] : value) as string | undefined;
  return contentHash(text ?? '');
}

/** The day before any part of the guides that were read expires; today if that is not known. */
function lastDay(site: SiteContext, names: ReadonlySet<string>): string | null {
  const entriesOf = (kind: string) =>
    [...names].flatMap((name) =>
      name.startsWith(kind) ? (site.guideById.get(name.slice(kind.length)) ?? []) : [],
    );
  const entries = entriesOf('guide ');
  const sightings = entriesOf('stock ');
  if (entries.length === 0 && sightings.length === 0) return site.today;
  if (names.has('content history')) return site.today;
  const days = entries.flatMap(({ game, offers }) => [
    ...offers.map((shopOffer) => priceUntil(shopOffer) ?? ''),
    // A price dated tomorrow is shown from then on.
    ...offers.flatMap(({ offer: { last_checked: seen } }) =>
      seen === null || dayOf(seen) <= site.today ? [] : addDays(seen, -1),
    ),
    ...[game, ...game.expansions].map(({ availability }) => availabilityUntil(availability) ?? ''),
  ]);
  days.push(...entries.flatMap((entry) => (names.has(`past ${entry.id}`) ? pastUntil(site, entry) : [])));
  days.push(
    ...sightings.flatMap(({ stock }) =>
      stock.flatMap(({ from, until }) => (from <= site.today ? [until] : [addDays(from, -1)])),
    ),
  );
  return days.filter((day) => day >= site.today).sort()[0] ?? null;
}

/** The days until which the past prices and stocks of a guide's boxes say the same as today. */
function pastUntil({ content: { history }, today }: SiteContext, entry: GuideEntry): string[] {
  if (!entry.offers.some(({ offer }) => history.get(offer.id) !== undefined)) return [];
  return pricedItems({ guides: [entry] }).flatMap(({ box, region }) => {
    const offers = offersFor(entry, box);
    return [
      pricesUntil(offers, history, region, today) ?? [],
      stockUntil(offers, history, region, today) ?? [],
    ].flat();
  });
}
