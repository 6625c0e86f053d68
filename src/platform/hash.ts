import { createHash } from 'node:crypto';

export function sha256(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('base64url');
}

export function contentHash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 12);
}

/** The name of an inline script or style in a content security policy: sha256-<base64> of the text between its tags. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
