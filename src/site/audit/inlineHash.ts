import { createHash } from 'node:crypto';

/** What a content security policy calls an inline script or style: sha256-<base64> of the text between its tags. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
