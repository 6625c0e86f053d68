import { readPage, wordsOf } from '../readPage.ts';

/** The origin of the canonical address that a page names; null where it names none. */
export function claimedOrigin(html: string): string | null {
  const link = readPage(html)
    .named('link')
    .find(({ attributes }) => wordsOf(attributes.rel).includes('canonical'));
  const href = link?.attributes.href ?? '';
  return URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : null;
}
