import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { removeTemporaryFiles } from '../../platform/atomicWrite.ts';
import { historyFileOf } from '../../content/state/loadHistory.ts';
import { readState, stateFileOf } from '../../content/state/readState.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { StoredOffer } from '../offers/loadOffers.ts';
import type { CheckResult } from '../report/report.ts';
import type { OfferOutcome } from '../run/runCheck.ts';
import { underLock } from '../../content/state/dataLock.ts';
import { writeOffers, type WriteRules } from './writeOffers.ts';
import { writeHistory, type HistoryRules } from '../state/writeHistory.ts';
import { writeState } from '../state/writeState.ts';

/** The change written to an offer, or why there was none. */
export type Written = Pick<CheckResult, 'change' | 'held'>;

export interface WriterOptions extends WriteRules, Pick<HistoryRules, 'keptShops'> {
  dir: string;
  /** Ids that the state may contain but the data no longer has. */
  gone: ReadonlySet<string>;
  /** RFC 3339 in UTC, to the second. */
  now: () => string;
}

/** Writes verdicts into the data while a check runs. */
export interface Writer {
  add: (outcome: OfferOutcome) => void;
  /** Resolves when all verdicts are on disk, or with the reason why not; rejects only for a bug. */
  finish: () => Promise<{ written: ReadonlyMap<string, Written>; failure: Diagnostic | null }>;
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

/**
 * Writes each file as soon as all of its offers have a verdict, one file at a time: a killed run loses only
 * its unfinished files, and no file changes twice. offers: all that will be added.
 *
 * The offers are written before the state. After a crash between the two, the next run checks the offers
 * again, since the state does not say that they were checked, finds nothing to change and counts the lost
 * strike; in the opposite order, --max-age would skip offers that were never written. Neither makes a page
 * say anything wrong: the state contains the values that were seen.
 */
export function openWriter(offers: readonly StoredOffer[], options: WriterOptions): Writer {
  const { dir, gone, keptShops, now } = options;
  const stateFile = stateFileOf(dir);
  const waiting = new Map<string, number>();
  for (const offer of offers) waiting.set(offer.path, (waiting.get(offer.path) ?? 0) + 1);
  const decided = new Map<string, OfferOutcome[]>(offers.map((offer) => [offer.path, []]));
  const written = new Map<string, Written>();
  let failure: Diagnostic | null = null;
  /** A history that could not be added to; everything else is still written. */
  let lost: Diagnostic | null = null;

  const write = async (file: string, outcomes: readonly OfferOutcome[]) => {
    // A failed lock or write would fail again after the same wait.
    failure ??= await underLock(dir, async () => {
      const before = await readState(stateFile);
      const spliced = await writeOffers(file, outcomes, options, { state: before.state, now: now() });
      for (const [id, { change, held }] of spliced) written.set(id, { change, held });
      const history = historyFileOf(dir, path.parse(file).name);
      const today = now().slice(0, 10);
      lost = (await writeHistory(history, outcomes, spliced, { keptShops, today })) ?? lost;
      await writeState(stateFile, before, outcomes, { offers: spliced, gone });
    });
    for (const { stored, result } of outcomes) {
      if (written.has(stored.offer.id)) continue;
      const held = result.change === null ? result.held : 'it could not be written';
      written.set(stored.offer.id, { change: null, held });
    }
  };

  let last = Promise.resolve();
  return {
    add: (outcome) => {
      const file = outcome.stored.path;
      const outcomes = decided.get(file) ?? [];
      // An interrupted offer was not requested, and does not count as checked.
      if (outcome.result.reason !== 'interrupted') outcomes.push(outcome);
      const left = (waiting.get(file) ?? 0) - 1;
      waiting.set(file, left);
      if (left > 0 || outcomes.length === 0) return;
      last = last.then(() => write(file, outcomes));
      // A bug is thrown by finish(); until then, nothing listens.
      last.catch(() => undefined);
    },
    finish: async () => {
      await last;
      return { written, failure: failure ?? lost };
    },
  };
}
