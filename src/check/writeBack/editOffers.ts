import type { CheckState, Sight } from '../../content/state/checkState.ts';
import { type Edit, editYaml } from '../../content/yaml/edit.ts';
import type { Offer } from '../../domain/data.ts';
import { daysBetween } from '../../domain/dates.ts';
import type { ReadOffers } from '../offers/loadOffers.ts';
import type { Verdict } from '../verdict/verdict.ts';

export type OfferChange = Partial<Pick<Offer, 'url' | 'in_stock' | 'price' | 'last_checked'>>;

export interface ChangeRules {
  priceJumpRatio: number;
  acceptPriceJumps: boolean;
  restampDays: number;
}

/** Price and stock of a verdict, and when the shop said so: RFC 3339 in UTC, to the second. */
interface Seen extends Pick<Verdict, 'in_stock' | 'price'> {
  at: string;
  movedTo?: string | null;
  elsewhere?: readonly number[] | undefined;
}

interface PlannedOfferChange {
  change: OfferChange | null;
  held: string | null;
  /** Whether every value that will be in the data was seen at this time. */
  confirmed: boolean;
}

const unchanged: PlannedOfferChange = { change: null, held: null, confirmed: false };

/** The change that a verdict makes to a stored offer. A null in the verdict changes nothing. */
export function planChange(
  offer: Pick<Offer, 'link' | 'in_stock' | 'price' | 'last_checked'>,
  seen: Seen,
  rules: ChangeRules,
): PlannedOfferChange {
  const { in_stock, price, at, movedTo = null, elsewhere } = seen;
  if (offer.link === 'search' || (in_stock === null && price === null)) return unchanged;
  const jump = price === null ? null : findPriceJump(offer.price, price, rules, elsewhere);
  // If the price belongs to another product, so does the stock.
  if (jump !== null) return { ...unchanged, held: jump };
  // The date applies to both price and stock: it may not vouch for a value that was not seen on that day.
  const priceSeen = price !== null || offer.price === null;
  const stockSeen = in_stock !== null || offer.in_stock === null;
  const confirmed = priceSeen && stockSeen;
  if (price !== null && price !== offer.price && !stockSeen) {
    return { ...unchanged, held: `the price is ${price} now, but nothing says whether it is in stock` };
  }
  const change: OfferChange = {
    ...(movedTo !== null && { url: movedTo }),
    ...(in_stock !== null && in_stock !== offer.in_stock && { in_stock }),
    ...(price !== null && price !== offer.price && { price }),
  };
  if (confirmed && mustStamp(offer.last_checked, change, rules, at)) {
    change.last_checked = stampAs(offer.last_checked, at);
  }
  return { change: Object.keys(change).length === 0 ? null : change, held: null, confirmed };
}

/** A first price this many times another price of the box is in cents, or is another product's. */
const farRatio = 10;

export function findPriceJump(
  stored: number | null,
  seen: number,
  { priceJumpRatio, acceptPriceJumps }: Pick<ChangeRules, 'priceJumpRatio' | 'acceptPriceJumps'>,
  elsewhere: readonly number[] = [],
): string | null {
  if (acceptPriceJumps) return null;
  const isBeyond = (known: number, ratio: number) => Math.max(seen / known, known / seen) > ratio;
  if (stored !== null && stored > 0)
    return isBeyond(stored, priceJumpRatio) ? `the price jumped from ${stored} to ${seen}` : null;
  const [other] = elsewhere;
  return other !== undefined && elsewhere.every((known) => isBeyond(known, farRatio))
    ? `the price ${seen} is far from ${other}, the list price or another shop's`
    : null;
}

/** Whether another run saw a stored value later than at. Times after now come from a wrong clock. */
export function isOutdated(at: string, stored: readonly (string | null | undefined)[], now: string): boolean {
  return stored.some(
    (time) => time != null && time > at.slice(0, time.length) && time <= now.slice(0, time.length),
  );
}

function mustStamp(
  stored: string | null,
  change: OfferChange,
  { restampDays }: ChangeRules,
  at: string,
): boolean {
  if (stored === null) return true;
  if (stampAs(stored, at) === stored) return false;
  const days = daysBetween(stored, at);
  // A date in the future comes from a wrong clock.
  return Object.keys(change).length > 0 || days >= restampDays || days < 0;
}

/** A date remains a date, a time remains a time. */
function stampAs(stored: string | null, at: string): string {
  return stored?.includes('T') === true ? at : at.slice(0, 10);
}

export interface Decided extends Seen, Pick<Offer, 'id' | 'url' | 'currency'> {}

export interface EditedOffer {
  /** Whether the file still has the offer that was checked; if not, its verdict is dropped. */
  found: boolean;
  change: OfferChange | null;
  held: string | null;
  /** The values in the file afterward, if all of them were seen. */
  sight: Sight | null;
}

export interface Meanwhile {
  state: CheckState;
  now: string;
}

const untouched = { found: true, change: null, sight: null };

export function editOffers(
  { source, data }: Pick<ReadOffers, 'source' | 'data'>,
  decided: readonly Decided[],
  rules: ChangeRules,
  meanwhile: Meanwhile,
) {
  const offers = new Map<string, EditedOffer>();
  const edits = new Map<string, Edit[]>();
  for (const seen of decided) {
    const found = (data?.offers ?? []).flatMap((offer, index) =>
      offer.id === seen.id ? [{ offer, index }] : [],
    );
    const [only] = found;
    const isSame = only?.offer.url === seen.url && only.offer.currency === seen.currency;
    if (only === undefined || found.length > 1 || !isSame) {
      offers.set(seen.id, {
        ...untouched,
        found: false,
        held: 'the offer was changed in its file during the check',
      });
      continue;
    }
    const edited = editOffer(only.offer, seen, rules, meanwhile);
    offers.set(seen.id, edited);
    edits.set(
      seen.id,
      Object.entries(edited.change ?? {}).map(([field, value]) => ({
        kind: 'set',
        path: ['offers', only.index, field],
        value,
      })),
    );
  }
  const written = () => editYaml(source, [...edits.values()].flat());
  const text = written();
  if (text !== null) return { text, offers };
  const hold = (id: string) => {
    offers.set(id, { ...untouched, held: 'its values are not written on one line each, as plain values' });
    edits.delete(id);
  };
  // An offer that cannot be edited must not keep the others from being written.
  for (const [id, own] of edits) if (own.length > 0 && editYaml(source, own) === null) hold(id);
  const others = written();
  if (others === null) for (const id of [...edits.keys()]) hold(id);
  return { text: others ?? source.text, offers };
}

function editOffer(offer: Offer, seen: Decided, rules: ChangeRules, { state, now }: Meanwhile): EditedOffer {
  const known = state.get(offer.id);
  const times = [offer.last_checked, known?.url === offer.url ? known.seen?.at : null];
  const says = seen.in_stock !== null || seen.price !== null;
  if (says && isOutdated(seen.at, times, now)) {
    return { ...untouched, held: 'another check saw this offer later' };
  }
  const { change, held, confirmed } = planChange(offer, seen, rules);
  const { currency, price, in_stock } = { ...offer, ...change };
  return { found: true, change, held, sight: confirmed ? { at: seen.at, currency, price, in_stock } : null };
}

const around = 3;

export function unifiedDiff(file: string, before: string, after: string): string {
  const [old, fresh] = [before.split('\n'), after.split('\n')];
  const changed = old.flatMap((line, index) => (line === fresh[index] ? [] : [index]));
  if (changed.length === 0) return '';
  const hunks: [number, number][] = [];
  for (const index of changed) {
    const [from, to] = [Math.max(0, index - around), Math.min(old.length, index + around + 1)];
    const last = hunks.at(-1);
    if (last !== undefined && from <= last[1]) last[1] = to;
    else hunks.push([from, to]);
  }
  const text = hunks.map(([from, to]) => {
    // The last line break ends the last line; it does not start an empty one.
    const end = to === old.length && old.at(-1) === '' ? to - 1 : to;
    const lines: string[] = [];
    for (let index = from; index < end;) {
      let next = index;
      while (next < end && old[next] !== fresh[next]) next += 1;
      lines.push(...old.slice(index, next).map((line) => `-${line}`));
      lines.push(...fresh.slice(index, next).map((line) => `+${line}`));
      if (next < end) lines.push(` ${old[next] ?? ''}`);
      index = next + 1;
    }
    return `@@ -${from + 1},${end - from} +${from + 1},${end - from} @@\n${lines.join('\n')}\n`;
  });
  return `--- a/${file}\n+++ b/${file}\n${text.join('')}`;
}
