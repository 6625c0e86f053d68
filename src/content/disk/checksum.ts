import { createHash } from 'node:crypto';
import { crc32 } from 'node:zlib';

/**
 * The first line of a cache file, 31 characters long. It notices another key, and bytes that were lost or
 * changed; not those that somebody changed in order to deceive.
 */
export function checksum(key: string, body: Uint8Array | string): string {
  return `${hashOfKey(key)} ${crc32(body).toString(16).padStart(8, '0')}`;
}

let last: { key: string; hash: string } | undefined;

/** Most files that are read one after the other have the same key. */
function hashOfKey(key: string): string {
  if (last?.key !== key)
    last = { key, hash: createHash('sha256').update(key).digest('base64url').slice(0, 22) };
  return last.hash;
}
