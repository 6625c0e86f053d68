import { decoded } from '../../../domain/routes.ts';

interface Name {
  words: readonly string[];
  line: string;
}

export function parseName(text: string): Name {
  const plain = text
    .slice(0, 300)
    .replace(/&(?:(quot|#34|#39|apos|rsquo)|[a-z0-9#]{2,8});/gi, (_, quote?: string) =>
      quote === undefined ? ' ' : '',
    )
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '');
  const words: readonly string[] = plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words, line: words.join(' ') };
}

/** How well two names agree: 1 for the same words, 0 for none; a name inside the other scores its share of the words. */
export function nameAgreement(left: Name, right: Name): number {
  const [some, others] = [new Set(left.words), new Set(right.words)];
  if (some.size === 0 || others.size === 0) return 0;
  return [...some].filter((word) => others.has(word)).length / Math.max(some.size, others.size);
}

export function nameContains(left: Name, right: Name): boolean {
  const [few, many] = left.words.length <= right.words.length ? [left, right] : [right, left];
  return few.words.length > 0 && few.words.every((word) => many.words.includes(word));
}

const added = new Set(
  'a an and board boardgame box buy card cards edition ed en english expansion for from game games in new of online pack strategy tabletop the toy toys uk with'.split(
    ' ',
  ),
);

export function addsTo({ words }: Name, other: Name): boolean {
  return words.some((word) => !other.words.includes(word) && !added.has(word));
}

/** Whether a heading names a box: all words of its title, plus only words that shops add to any name. */
export function namesBox(heading: string, title: string): boolean {
  const [named, box] = [parseName(heading), parseName(title)];
  const isWhole = box.words.length > 0 && box.words.every((word) => named.words.includes(word));
  return isWhole && !addsTo(named, box);
}

export function resolveUrl(address: string, base: string): URL | null {
  if (address.length > 4000) return null;
  try {
    const url = new URL(address.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url : null;
  } catch {
    return null;
  }
}

/** A path to compare: decoded, in lowercase, without a trailing slash or .html. */
export function plainPath(url: URL): string {
  return decoded(url.pathname)
    .toLowerCase()
    .replace(/\.(?:html?|php|aspx?)$|\/{1,10}$/, '');
}

/** The last part of a path, as plainPath has it; '' for a home page. */
export function lastSegment(url: URL): string {
  return plainPath(url).split('/').at(-1) ?? '';
}

/** The last part of an address's path that has words, as in "/products/wingspan-oceania/1234.html"; '' for none. */
export function slugOf(url: URL): string {
  const parts = plainPath(url).split('/');
  return parts.findLast((part) => /\p{L}{2,}[-_ ]\p{L}{2}/u.test(part)) ?? '';
}

export function addressWords(url: URL): string[] {
  return decoded(url.pathname + url.search)
    .toLowerCase()
    .split(/[/?&=#_.,;:+-]+/);
}
