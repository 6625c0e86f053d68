import { setTimeout as pause } from 'node:timers/promises';
import { nextState } from '../check/strikes.ts';
import type { ChangeRules } from '../check/change.ts';
import type { Allowed } from '../check/net/target.ts';
import type { OfferOutcome } from '../check/runCheck.ts';
import { stateFileOf, updateState } from '../check/stateFile.ts';
import type { Decided } from '../check/writeBack/spliceOffers.ts';
import { writeOffers, type WrittenOffers } from '../check/writeBack/writeOffers.ts';
import { takeLock } from '../site/write/lock.ts';
import { isSystemError } from '../site/write/systemError.ts';
import { CannotRun } from './cannotRun.ts';

interface WriteOptions {
  dir: string;
  write: boolean;
  rules: ChangeRules;
  allowed: Allowed;
  /** Ids of all offers that the data has; the state of others is dropped. */
  known: ReadonlySet<string>;
}

const patience = { attempts: 300, milliseconds: 100 };

/** Writes what was decided, or only says what would change. */
export async function writeOutcomes(
  outcomes: readonly OfferOutcome[],
  options: WriteOptions,
): Promise<WrittenOffers> {
  const { dir, write, rules, allowed } = options;
  const files = decidedByFile(outcomes);
  if (!write) return writeOffers(files, rules, { allowed, write });
  try {
    const release = await waitForLock(`${stateFileOf(dir)}.lock`);
    try {
      const written = await writeOffers(files, rules, { allowed, write });
      await updateState(stateFileOf(dir), (state) => {
        const next = new Map([...state].filter(([id]) => options.known.has(id)));
        for (const { result, confirmed } of outcomes) {
          if (result.reason === 'interrupted') continue;
          const seen = { verdict: result.verdict, confirmed, at: rules.at };
          next.set(result.id, nextState(state.get(result.id), seen));
        }
        return next;
      });
      return written;
    } finally {
      release();
    }
  } catch (error) {
    if (!isSystemError(error)) throw error;
    throw new CannotRun(
      `The data could not be written: ${error.message}.`,
      'Each file is whole, as it was or with its changes. Mend that, then check again.',
    );
  }
}

function decidedByFile(outcomes: readonly OfferOutcome[]): Map<string, Decided[]> {
  const files = new Map<string, Decided[]>();
  for (const { stored, verdict } of outcomes) {
    const { id, url, currency } = stored.offer;
    const decided = files.get(stored.path) ?? [];
    files.set(stored.path, [...decided, { id, url, currency, verdict }]);
  }
  return files;
}

async function waitForLock(path: string): Promise<() => void> {
  for (let attempt = 0; attempt < patience.attempts; attempt += 1) {
    const lock = await takeLock(path);
    if (lock.kind === 'taken') return lock.release;
    await pause(patience.milliseconds);
  }
  throw new CannotRun(
    `Another check has been writing for too long (${path}).`,
    'If none runs, delete that file.',
  );
}
