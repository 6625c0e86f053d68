import { isDeepStrictEqual } from 'node:util';
import type { CheckState, Sight } from '../../content/state/checkState.ts';
import { spliceScalars, type Splice } from '../../content/splice.ts';
import type { Source } from '../../content/source.ts';
import { parseYaml } from '../../content/yaml/parse.ts';
import type { Offer } from '../../domain/data.ts';
import { isOutdated, planChange, type OfferChange, type ChangeRules, type Seen } from './change.ts';
import type { ReadOffers } from '../offers/readOffersFile.ts';

/** A checked offer, with the address and currency that it had then. */
export interface Decided extends Seen, Pick<Offer, 'id' | 'url' | 'currency'> {}

/** The outcome for an offer in its file. */
export interface SplicedOffer {
  /** Whether the file still has the offer that was checked; if not, the verdict does not apply. */
  stands: boolean;
  change: OfferChange | null;
  /** Why an observed value is not written. */
  held: string | null;
  /** The values in the file afterwards, where all of them were seen. */
  sight: Sight | null;
}

export interface SplicedFile {
  /** The file's new text; the old one where nothing changes. */
  text: string;
  /** By id; one for each verdict. */
  offers: Map<string, SplicedOffer>;
}

/** The state at the time a file is written. now: RFC 3339 in UTC, to the second. */
export interface Meanwhile {
  state: CheckState;
  now: string;
}

const untouched = { stands: true, change: null, sight: null };

/** A file of offers with the changes that the verdicts make to its current text. */
export function spliceOffers(
  { source, data }: Pick<ReadOffers, 'source' | 'data'>,
  decided: readonly Decided[],
  rules: ChangeRules,
  meanwhile: Meanwhile,
): SplicedFile {
  const offers = new Map<string, SplicedOffer>();
  const splices: Splice[] = [];
  for (const seen of decided) {
    const found = (data?.offers ?? []).flatMap((offer, index) =>
      offer.id === seen.id ? [{ offer, index }] : [],
    );
    const [only] = found;
    if (only === undefined || found.length > 1 || !isSame(only.offer, seen)) {
      offers.set(seen.id, {
        ...untouched,
        stands: false,
        held: 'the offer was changed in its file meanwhile',
      });
      continue;
    }
    const spliced = spliceOffer(only.offer, seen, rules, meanwhile);
    const wanted = Object.entries(spliced.change ?? {}).map(([field, value]): Splice => ({
      path: ['offers', only.index, field],
      value,
    }));
    if (spliceScalars(source, wanted) === null) {
      const held = 'its values are not written on one line each, as plain values';
      offers.set(seen.id, { ...untouched, held });
      continue;
    }
    splices.push(...wanted);
    offers.set(seen.id, spliced);
  }
  const text = spliceScalars(source, splices);
  if (text !== null && saysOnly(source, text, splices)) return { text, offers };
  // A splice that changes anything else would be a bug, and must not damage a file.
  for (const [id, { change, ...spliced }] of offers) {
    if (change !== null) offers.set(id, { ...spliced, ...untouched, held: 'its file could not be edited' });
  }
  return { text: source.text, offers };
}

function isSame(offer: Offer, seen: Decided): boolean {
  return offer.url === seen.url && offer.currency === seen.currency;
}

function spliceOffer(
  offer: Offer,
  seen: Decided,
  rules: ChangeRules,
  { state, now }: Meanwhile,
): SplicedOffer {
  const known = state.get(offer.id);
  const times = [offer.last_checked, known?.url === offer.url ? known.seen?.at : null];
  const says = seen.in_stock !== null || seen.price !== null;
  if (says && isOutdated(seen.at, times, now)) {
    return { ...untouched, held: 'another check saw this offer later' };
  }
  const { change, held, confirmed } = planChange(offer, seen, rules);
  const { currency, price, in_stock } = { ...offer, ...change };
  return { stands: true, change, held, sight: confirmed ? { at: seen.at, currency, price, in_stock } : null };
}

function saysOnly({ file, text: before }: Source, after: string, splices: readonly Splice[]): boolean {
  if (splices.length === 0) return before === after;
  const read = (text: string) => parseYaml(file, Buffer.from(text)).data;
  const expected = read(before);
  for (const { path, value } of splices) {
    const [list, index, field] = path;
    const offers = expected?.[String(list)];
    const offer: unknown = Array.isArray(offers) ? offers[Number(index)] : undefined;
    if (typeof offer !== 'object' || offer === null) return false;
    Object.assign(offer, { [String(field)]: value });
  }
  return isDeepStrictEqual(read(after), expected);
}
