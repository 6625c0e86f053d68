import { createHash } from 'node:crypto';

/** Twelve hexadecimal digits that change with the content. */
export function contentHash(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12);
}
