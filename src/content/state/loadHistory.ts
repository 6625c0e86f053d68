import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PriceHistory } from '../../domain/boxPrices.ts';
import type { PricePoint } from '../../domain/priceHistory.ts';
import { failedWith } from '../../platform/systemError.ts';
import { unreadable } from '../findFiles.ts';
import { readSmallFile, TooLarge } from '../readFile.ts';
import { shownPath } from '../shownPath.ts';
import { parseHistory } from './priceHistory.ts';

// A hundred thousand lines.
const maxBytes = 10_000_000;

/** Where the prices of a game's offers are kept, below a data folder. */
export function historyFileOf(dir: string, game: string): string {
  return path.join(dir, 'state', 'history', `${game}.csv`);
}

/** The text of a history; '' where there is none. Rejects with the system's error, or with TooLarge. */
export async function readHistory(file: string): Promise<string> {
  try {
    return Buffer.from(await readSmallFile(file, maxBytes)).toString('utf8');
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return '';
    throw error;
  }
}

/**
 * Every price that was ever kept. An offer's id is unique among all games, so a game that got another name keeps its
 * history in the file of the old one. hash changes with any of the files.
 */
export async function loadHistory(
  dir: string,
): Promise<{ history: PriceHistory; hash: string; diagnostics: Diagnostic[] }> {
  const folder = path.dirname(historyFileOf(dir, ''));
  const history = new Map<string, PricePoint[]>();
  const hash = createHash('sha256');
  const diagnostics: Diagnostic[] = [];
  const names = await readdir(folder).catch(() => []);
  for (const name of names.filter((one) => one.endsWith('.csv')).sort()) {
    const file = path.join(folder, name);
    let text: string;
    try {
      text = await readHistory(file);
    } catch (error) {
      const why = error instanceof TooLarge ? historyTooLarge(file, error.size) : unreadable(file, error);
      diagnostics.push({ ...why, severity: 'warning' });
      continue;
    }
    hash.update(text);
    const { points, damaged } = parseHistory(text);
    for (const point of points) {
      const known = history.get(point.offer);
      if (known === undefined) history.set(point.offer, [point]);
      else known.push(point);
    }
    diagnostics.push(...damaged.map((line) => describeDamagedLine(file, line)));
  }
  for (const points of history.values())
    points.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return { history, hash: hash.digest('hex'), diagnostics };
}

/** A history that is not read, and so not added to either. size in bytes. */
export function historyTooLarge(file: string, size: number): Diagnostic {
  const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(1)} MB`;
  const at = { file: shownPath(file), line: 1, column: 1 };
  const message = `This price history has ${megabytes(size)}; at most ${megabytes(maxBytes)} are read, so that none of it counts and no price is added.`;
  const hint = 'Bring the file back from git, or delete its oldest lines.';
  return finding('check/history-too-large', at, message, { hint });
}

function describeDamagedLine(file: string, line: number): Diagnostic {
  const at = { file: shownPath(file), line, column: 1 };
  const message = 'This line is none that a check writes, so it counts for nothing.';
  const hint = 'Bring the line back from git, or delete it.';
  return finding('check/history-damaged', at, message, { hint });
}
