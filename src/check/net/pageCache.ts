import type { CheckSettings } from '../../domain/data.ts';
import { openPageFiles, prunePageFiles } from './pageFiles.ts';
import type { CacheOptions } from './pageStore.ts';

/** The pages kept between runs, in a folder. */
export function openPageCache(folder: string, { fresh_hours, kept_days }: CheckSettings): CacheOptions {
  return {
    store: openPageFiles(folder),
    freshMs: fresh_hours * 3_600_000,
    keptMs: kept_days * 86_400_000,
  };
}

/** Removes pages that no run will read again. now: ms since the epoch. Never rejects. */
export function prunePageCache(folder: string, { kept_days }: CheckSettings, now: number): Promise<void> {
  return prunePageFiles(folder, now - kept_days * 86_400_000);
}
