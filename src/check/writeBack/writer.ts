import { access, constants, mkdir, rename } from 'node:fs/promises';
import path from 'node:path';
import { TooLarge } from '../../content/load/readFile.ts';
import {
  type CheckState,
  formatCheckState,
  type OfferState,
  type Sight,
  readState,
  type ReadState,
  stateFileOf,
} from '../../content/state/checkState.ts';
import { underLock } from '../../content/state/dataLock.ts';
import {
  addToHistory,
  historyFileOf,
  historyTooLarge,
  readHistory,
} from '../../content/state/priceHistory.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';
import { removeTemporaryFiles, replaceFile } from '../../platform/atomicWrite.ts';
import type { Allowed } from '../net/target.ts';
import { readOffersFile, type StoredOffer } from '../offers/loadOffers.ts';
import type { OfferOutcome } from '../outcome.ts';
import { isSameProduct } from '../verdict/sameProduct.ts';
import { failures, type VerdictKind } from '../verdict/verdict.ts';
import {
  type ChangeRules,
  type EditedOffer,
  editOffers,
  type OfferChange,
  unifiedDiff,
} from './editOffers.ts';

export interface Written {
  change: OfferChange | null;
  /** Why an observed value is not written, otherwise null. */
  held: string | null;
  /** Nights in a row on which the link failed. */
  strikes: number;
}

export interface WriterOptions {
  dir: string;
  write: boolean;
  rules: ChangeRules;
  allowed: Allowed;
  gone: ReadonlySet<string>;
  historyShops: ReadonlySet<string>;
  /** RFC 3339 in UTC, to the second. */
  now: () => string;
}

export interface Writer {
  add: (outcome: OfferOutcome) => void;
  /** diff: the planned changes; '' if they were written. failure: why verdicts are not on disk. */
  finish: () => Promise<{
    written: ReadonlyMap<string, Written>;
    diff: string;
    failure: Diagnostic | null;
  }>;
}

/** Removes leftovers of killed runs, and reports before any network request why nothing could be written. */
export function prepareWriting(dir: string, offers: readonly StoredOffer[]): Promise<Diagnostic | null> {
  return underLock(dir, async () => {
    const files = [...new Set(offers.map((offer) => offer.path))];
    const folders = new Set([...files, stateFileOf(dir)].map((file) => path.dirname(file)));
    for (const folder of folders) await removeTemporaryFiles(folder);
    // Checked even though files are replaced: a read-only file was made so on purpose.
    for (const place of [...folders, ...files]) await access(place, constants.W_OK);
  });
}

/** Writes a file once all its offers have a verdict, before the state, so that a killed run checks them again. */
export function openWriter(offers: readonly StoredOffer[], options: WriterOptions): Writer {
  const { dir, write, rules, allowed, now } = options;
  const stateFile = stateFileOf(dir);
  const waiting = new Map<string, number>();
  for (const offer of offers) waiting.set(offer.path, (waiting.get(offer.path) ?? 0) + 1);
  const decided = new Map<string, OfferOutcome[]>(offers.map((offer) => [offer.path, []]));
  const written = new Map<string, Written>();
  const diffs = new Map<string, string>();
  let failure: Diagnostic | null = null;
  /** A history that could not be added to; everything else is still written. */
  let lost: Diagnostic | null = null;

  const finishFile = async (file: string, outcomes: readonly OfferOutcome[]) => {
    const before = await readState(stateFile);
    const read = await readOffersFile(file, allowed);
    const meanwhile = { state: before.state, now: now() };
    const { text, offers: edited } = editOffers(read, outcomes.map(decidedOf), rules, meanwhile);
    const next = nextStates(before.state, outcomes, edited);
    const settle = (isWritten: boolean) => {
      for (const [id, { change, held }] of edited) {
        const strikes = next.get(id)?.strikes ?? 0;
        const isLost = change !== null && !isWritten;
        written.set(id, isLost ? { change: null, held: notWritten, strikes } : { change, held, strikes });
      }
    };
    if (!write) {
      diffs.set(file, unifiedDiff(read.source.file, read.source.text, text));
      settle(true);
      return;
    }
    settle(false);
    if (text !== read.source.text) await replaceFile(file, text);
    settle(true);
    lost = (await writeHistory(file, outcomes, edited, before.state, options)) ?? lost;
    await writeState(stateFile, before, next, options.gone);
  };

  let last = Promise.resolve();
  return {
    add: (outcome) => {
      const file = outcome.stored.path;
      const outcomes = decided.get(file) ?? [];
      // An offer that was never reached does not count as checked.
      if (outcome.wasChecked) outcomes.push(outcome);
      const left = (waiting.get(file) ?? 0) - 1;
      waiting.set(file, left);
      if (left > 0 || outcomes.length === 0) return;
      last = last.then(async () => {
        // A failed lock or write would fail again after the same wait.
        if (write) failure ??= await underLock(dir, () => finishFile(file, outcomes));
        else await finishFile(file, outcomes);
        for (const { stored, verdict } of outcomes) {
          const held = verdict.price === null && verdict.in_stock === null ? null : notWritten;
          if (!written.has(stored.offer.id)) written.set(stored.offer.id, { change: null, held, strikes: 0 });
        }
      });
      // A bug is thrown by finish(); until then, nothing listens.
      last.catch(() => undefined);
    },
    finish: async () => {
      await last;
      const diff = [...diffs].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
      return { written, diff: diff.join(''), failure: failure ?? lost };
    },
  };
}

const notWritten = 'it could not be written';

function decidedOf({ stored, verdict, at, movedTo }: OfferOutcome) {
  const { id, url, currency } = stored.offer;
  const { in_stock, price } = verdict;
  return { id, url, currency, in_stock, price, at, movedTo, elsewhere: stored.elsewhere };
}

function nextStates(
  state: CheckState,
  outcomes: readonly OfferOutcome[],
  edited: ReadonlyMap<string, EditedOffer>,
): CheckState {
  const next = new Map(state);
  for (const { stored, verdict, at, isShopSilent } of outcomes) {
    const { id, url } = stored.offer;
    const { found = false, sight = null, change = null } = edited.get(id) ?? {};
    // An offer's state follows it to its new address.
    const visited = { url: change?.url ?? url, verdict: verdict.kind, at, sight, isShopSilent };
    if (found) next.set(id, nextState(state.get(id), visited));
  }
  return next;
}

async function writeState(
  file: string,
  { damaged }: ReadState,
  next: CheckState,
  gone: ReadonlySet<string>,
): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  if (damaged) await rename(file, `${file}.damaged`);
  await replaceFile(file, formatCheckState(new Map([...next].filter(([id]) => !gone.has(id)))));
}

/** Adds the values that were not held back to the price history; the reason why nothing could be added. */
async function writeHistory(
  offersFile: string,
  outcomes: readonly OfferOutcome[],
  edited: ReadonlyMap<string, EditedOffer>,
  known: CheckState,
  { dir, historyShops, now }: WriterOptions,
): Promise<Diagnostic | null> {
  const file = historyFileOf(dir, path.parse(offersFile).name);
  const seen = outcomes.flatMap((outcome) => {
    const { id, retailer } = outcome.stored.offer;
    const { found = false, held = null } = edited.get(id) ?? {};
    return found && held === null && historyShops.has(retailer) ? pointOf(outcome) : [];
  });
  const restarted = outcomes.flatMap(({ stored: { offer } }) => {
    const old = known.get(offer.id)?.url ?? offer.url;
    const isSame = URL.canParse(old) && isSameProduct(new URL(old), new URL(offer.url));
    return isSame || edited.get(offer.id)?.found !== true ? [] : offer.id;
  });
  let before: string;
  try {
    before = await readHistory(file);
  } catch (error) {
    if (error instanceof TooLarge) return historyTooLarge(file, error.size);
    throw error;
  }
  const after = addToHistory(before, seen, now().slice(0, 10), new Set(restarted));
  if (after === before) return null;
  await mkdir(path.dirname(file), { recursive: true });
  await replaceFile(file, after);
  return null;
}

function pointOf({ stored: { offer }, verdict, at }: OfferOutcome): PricePoint[] {
  const { price, in_stock: stock } = verdict;
  if (offer.link === 'search' || (price === null && stock === null)) return [];
  return [{ date: at.slice(0, 10), offer: offer.id, price, currency: offer.currency, stock }];
}

const hour = 3_600_000;
/** A second run in the same night is not a second strike, even across midnight. */
const night = 12 * hour;

interface Visited {
  url: string;
  verdict: VerdictKind;
  /** RFC 3339 in UTC, to the second. */
  at: string;
  /** The values in the data afterward, if they were seen. */
  sight: Sight | null;
  /** The shop answered no request, which is not evidence about any single link. */
  isShopSilent?: boolean;
}

export function nextState(known: OfferState | undefined, visited: Visited): OfferState {
  const { url, verdict, at, sight, isShopSilent = false } = visited;
  // Another address is another link: strikes of the old one do not count against it.
  const before = known?.url === url ? known : undefined;
  const base = { url, checked: at, verdict, attempts: (before?.attempts ?? 0) + 1 };
  const seen = sight ?? before?.seen ?? null;
  const { strikes, struck } = before ?? { strikes: 0, struck: null };
  if (verdict === 'ok' || verdict === 'redirected') return { ...base, strikes: 0, struck: null, seen };
  if (!failures.includes(verdict) || isShopSilent) return { ...base, strikes, struck, seen };
  const sameNight = struck !== null && Math.abs(Date.parse(at) - Date.parse(struck)) < night;
  return sameNight ? { ...base, strikes, struck, seen } : { ...base, strikes: strikes + 1, struck: at, seen };
}
