import { isDeepStrictEqual } from 'node:util';
import { parseYaml } from '../../content/yaml/parse.ts';
import { spliceScalars, type Splice } from '../../content/splice.ts';
import { planChange, type Change, type ChangeRules } from '../change.ts';
import type { ReadOffers } from '../readOffers.ts';
import type { Verdict } from '../verdict.ts';

/** A verdict on the offer with this id, which had this address and currency when it was checked. */
export interface Decided {
  id: string;
  url: string;
  currency: string;
  verdict: Pick<Verdict, 'in_stock' | 'price'>;
}

export interface SplicedFile {
  /** The file's new text; the old one where nothing changes. */
  text: string;
  changes: ReadonlyMap<string, Change>;
  /** Ids of offers that are not any more what was checked, or could not be written safely. */
  refused: string[];
}

/** A file of offers with the changes that the verdicts make in it, as it stands now. */
export function spliceOffers(
  { source, data }: Pick<ReadOffers, 'source' | 'data'>,
  decided: readonly Decided[],
  rules: ChangeRules,
): SplicedFile {
  const changes = new Map<string, Change>();
  const splices: Splice[] = [];
  const refused: string[] = [];
  for (const { id, url, currency, verdict } of decided) {
    const found = (data?.offers ?? []).flatMap((offer, index) => (offer.id === id ? [{ offer, index }] : []));
    const [only] = found;
    if (
      only === undefined ||
      found.length > 1 ||
      only.offer.url !== url ||
      only.offer.currency !== currency
    ) {
      refused.push(id);
      continue;
    }
    const { change } = planChange(only.offer, verdict, rules);
    if (change === null) continue;
    changes.set(id, change);
    for (const [field, value] of Object.entries(change))
      splices.push({ path: ['offers', only.index, field], value });
  }
  const text = spliceScalars(source, splices);
  // A splice that changes anything else would be a bug; no file is worth it.
  if (text === null || !saysOnly(source.file, source.text, text, splices)) {
    return { text: source.text, changes: new Map(), refused: [...refused, ...changes.keys()] };
  }
  return { text, changes, refused };
}

function saysOnly(file: string, before: string, after: string, splices: readonly Splice[]): boolean {
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
