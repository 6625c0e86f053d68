import { createHash } from 'node:crypto';

/** By which the bytes that a server sends are compared with those of the file that was built. */
export function hashBody(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}
