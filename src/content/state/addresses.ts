import path from 'node:path';
import { failedWith } from '../../platform/systemError.ts';
import { readSmallFile } from '../readFile.ts';
import { ownJson, parseJson } from './ownJson.ts';

/** The addresses that readers and search engines have been given, as data/state/addresses.json remembers them. */
export interface PublishedAddresses {
  file: string;
  /** Paths of pages and of redirects, in the order of the file. */
  paths: readonly string[];
  /** The file exists and cannot be read; paths is empty then. */
  damaged: boolean;
}

// A hundred thousand paths.
const maxBytes = 10_000_000;

/** Reads which addresses were published; none where there is no file. Rejects with the system's error. */
export async function readAddresses(dir: string): Promise<PublishedAddresses> {
  const file = path.join(dir, 'state', 'addresses.json');
  try {
    const text = Buffer.from(await readSmallFile(file, maxBytes)).toString('utf8');
    const paths = parseAddresses(text);
    return { file, paths: paths ?? [], damaged: paths === null };
  } catch (error) {
    if (failedWith(error, 'ENOENT', 'ENOTDIR')) return { file, paths: [], damaged: false };
    throw error;
  }
}

/** The file with more paths in it; null where there is nothing to write: it holds them already, or is damaged. */
export function withAddresses(
  { paths, damaged }: PublishedAddresses,
  added: readonly string[],
): string | null {
  return damaged || added.every((path) => paths.includes(path))
    ? null
    : formatAddresses([...paths, ...added]);
}

/** One path a line, so that a new page is one line of a diff. */
export function formatAddresses(paths: Iterable<string>): string {
  return `${JSON.stringify({ version: 1, addresses: [...new Set(paths)].sort() }, null, 1)}\n`;
}

const isList = ownJson<{ addresses: string[] }>({
  type: 'object',
  required: ['addresses'],
  properties: { addresses: { type: 'array', items: { type: 'string', pattern: '^/' } } },
});

/** Null if formatAddresses did not write the text. */
function parseAddresses(text: string): string[] | null {
  const data = parseJson(text);
  return isList(data) ? data.addresses : null;
}
