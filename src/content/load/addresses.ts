import path from 'node:path';
import { readIfThere } from './readFile.ts';
import { ownJson, parseJson } from '../schema/ownJson.ts';

export interface PublishedAddresses {
  file: string;
  paths: readonly string[];
  /** The file exists but cannot be read; paths is empty. */
  damaged: boolean;
}

const maxBytes = 10_000_000;

/** Empty if there is no file. Rejects with the system’s error. */
export async function readAddresses(dir: string): Promise<PublishedAddresses> {
  const file = path.join(dir, 'state', 'addresses.json');
  const text = await readIfThere(file, maxBytes);
  const data = parseJson(text ?? '{"addresses":[]}');
  const damaged = !isList(data);
  return { file, paths: damaged ? [] : data.addresses, damaged };
}

/** The new text of the file; null if it has all the paths, or is damaged. */
export function withAddresses(
  { paths, damaged }: PublishedAddresses,
  added: readonly string[],
): string | null {
  return damaged || added.every((path) => paths.includes(path))
    ? null
    : formatAddresses([...paths, ...added]);
}

export function formatAddresses(paths: Iterable<string>): string {
  return `${JSON.stringify({ version: 1, addresses: [...new Set(paths)].sort() }, null, 1)}\n`;
}

const isList = ownJson<{ addresses: string[] }>({
  type: 'object',
  required: ['addresses'],
  properties: { addresses: { type: 'array', items: { type: 'string', pattern: '^/' } } },
});
