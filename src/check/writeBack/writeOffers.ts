import path from 'node:path';
import { removeDrafts, replaceFile } from '../../content/replaceFile.ts';
import type { Change, ChangeRules } from '../change.ts';
import type { Allowed } from '../net/target.ts';
import { readOffers } from '../readOffers.ts';
import { unifiedDiff } from './diff.ts';
import { spliceOffers, type Decided } from './spliceOffers.ts';

export interface WrittenOffers {
  changes: Map<string, Change>;
  refused: string[];
  diff: string;
}

const byteOrderMark = '\ufeff';

/**
 * Puts verdicts into the files of offers, by path, or only says what that would change. Each file is read anew, so
 * that nothing is lost that was written since; the caller holds the lock. Rejects with the system's error; files
 * before the failing one are written, the others as they were.
 */
export async function writeOffers(
  files: ReadonlyMap<string, readonly Decided[]>,
  rules: ChangeRules,
  { allowed, write }: { allowed: Allowed; write: boolean },
): Promise<WrittenOffers> {
  const written: WrittenOffers = { changes: new Map(), refused: [], diff: '' };
  for (const [file, decided] of files) {
    const read = await readOffers(file, allowed);
    const { text, changes, refused } = spliceOffers(read, decided, rules);
    written.refused.push(...refused);
    if (text === read.source.text) continue;
    if (write) {
      const mark =
        Buffer.from(read.bytes.subarray(0, 3)).toString('utf8') === byteOrderMark ? byteOrderMark : '';
      await replaceFile(file, mark + text);
    }
    written.diff += unifiedDiff(read.source.file, read.source.text, text);
    for (const [id, change] of changes) written.changes.set(id, change);
  }
  if (write)
    for (const folder of new Set([...files.keys()].map((file) => path.dirname(file))))
      await removeDrafts(folder);
  return written;
}
