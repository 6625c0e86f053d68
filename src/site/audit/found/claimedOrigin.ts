import { readPageTree } from '../../../html/pageTree.ts';
import { attributeWords } from '../../../html/text.ts';

/** The origin of the canonical address that a page names; null where it names none. */
export function claimedOrigin(html: string): string | null {
  const link = readPageTree(html)
    .named('link')
    .find(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const href = link?.attribs.href ?? '';
  return URL.canParse(href) && /^https?:/.test(href) ? new URL(href).origin : null;
}
