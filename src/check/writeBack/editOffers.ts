import type { CheckState, Sight } from '../../content/state/checkState.ts';
import { editYaml, type Edit } from '../../content/yaml/edit.ts';
import type { Offer } from '../../domain/data.ts';
import { isOutdated, planChange, type OfferChange, type ChangeRules, type Seen } from './change.ts';
import type { ReadOffers } from '../offers/loadOffers.ts';

/** A checked offer, with the address and currency that it had then. */
export interface Decided extends Seen, Pick<Offer, 'id' | 'url' | 'currency'> {}

/** The outcome for an offer in its file. */
export interface EditedOffer {
  /** Whether the file still has the offer that was checked; if not, its verdict is dropped. */
  found: boolean;
  change: OfferChange | null;
  /** Why an observed value is not written. */
  held: string | null;
  /** The values in the file afterwards, where all of them were seen. */
  sight: Sight | null;
}

export interface EditedFile {
  /** The file's new text; the old one where nothing changes. */
  text: string;
  /** By id; one for each verdict. */
  offers: Map<string, EditedOffer>;
}

/** The state at the time a file is written. now: RFC 3339 in UTC, to the second. */
export interface Meanwhile {
  state: CheckState;
  now: string;
}

const untouched = { found: true, change: null, sight: null };

/** A file of offers with the changes that the verdicts make to its current text. */
export function editOffers(
  { source, data }: Pick<ReadOffers, 'source' | 'data'>,
  decided: readonly Decided[],
  rules: ChangeRules,
  meanwhile: Meanwhile,
): EditedFile {
  const offers = new Map<string, EditedOffer>();
  const edits = new Map<string, Edit[]>();
  for (const seen of decided) {
    const found = (data?.offers ?? []).flatMap((offer, index) =>
      offer.id === seen.id ? [{ offer, index }] : [],
    );
    const [only] = found;
    if (only === undefined || found.length > 1 || !isSame(only.offer, seen)) {
      offers.set(seen.id, {
        ...untouched,
        found: false,
        held: 'the offer was changed in its file meanwhile',
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

function isSame(offer: Offer, seen: Decided): boolean {
  return offer.url === seen.url && offer.currency === seen.currency;
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
