import { createHash } from 'node:crypto';

/** The name of an inline script or style in a content security policy: sha256-<base64> of the text between its tags. */
export function inlineHash(text: string): string {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
