import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { takeLock } from '../../platform/lock.ts';
import { findLinksOut } from '../../content/load/findFiles.ts';
import { refuse } from '../changeData.ts';
import { cacheDir } from '../options.ts';
import { openPracticeShop, practiceOffers, writePracticeData } from './practiceShop.ts';
import { unifiedDiff } from '../../check/writeBack/diff.ts';
import { shownPath } from '../../content/load/readFile.ts';
import { CannotRun } from '../cannotRun.ts';

/** Points a check at another folder and shop. */
export interface PracticeRun {
  data: string;
  write: true;
  allowAddress: ReadonlySet<string>;
}

/** Checks a copy of the data against a shop on this machine, writes back, and shows the changes. */
export async function practice(dir: string, check: (run: PracticeRun) => Promise<void>): Promise<void> {
  refuse((await findLinksOut(dir))[0]);
  const data = path.join(cacheDir, 'practice');
  const file = path.join(data, practiceOffers);
  const lock = await takeLock(`${data}.lock`);
  if (lock.kind === 'held')
    throw new CannotRun('Another practice check is running in the same folder.', 'Wait for it to finish.');
  const shop = await openPracticeShop();
  try {
    await writePracticeData(dir, data, shop.origin);
    const before = await readFile(file, 'utf8');
    process.stderr.write(`Checking a copy of ${dir} against a practice shop at ${shop.origin}.\n`);
    await check({ data, write: true, allowAddress: new Set([shop.address]) });
    process.stderr.write(
      `\nWritten back:\n${unifiedDiff(shownPath(file), before, await readFile(file, 'utf8'))}`,
    );
  } finally {
    await shop.close();
    lock.release();
  }
}
