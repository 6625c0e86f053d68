/** A name as words to compare: lower case, without accents, entities and punctuation. */
export function nameWords(name: string): string[] {
  return name
    .slice(0, 300)
    .replace(/&(?:amp|#38);/g, ' ')
    .replace(/&(?:quot|#34|#39|apos|rsquo);/g, "'")
    .replace(/&[a-z0-9#]{2,8};/gi, ' ')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’`]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}

/** How well two names agree: 1 the same words, 0 none; a name within the other counts what it covers. */
export function nameAgreement(left: string, right: string): number {
  const a = new Set(nameWords(left));
  const b = new Set(nameWords(right));
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared += 1;
  return shared / Math.max(a.size, b.size);
}

/** Whether every word of one name stands in the other. */
export function nameContains(left: string, right: string): boolean {
  const a = new Set(nameWords(left));
  const b = new Set(nameWords(right));
  if (a.size === 0 || b.size === 0) return false;
  const [few, many] = a.size <= b.size ? [a, b] : [b, a];
  for (const word of few) if (!many.has(word)) return false;
  return true;
}

/** Words that a shop adds to a name without meaning another box. */
const added = new Set(
  'a an and board boardgame box buy card cards edition ed en english expansion for from game games in new of online pack strategy tabletop the toy toys uk with'.split(
    ' ',
  ),
);

/** Whether each of two names has a word of its own that tells boxes apart: "Europe" and "Nordic Countries", 1 and 2. */
export function nameSiblings(left: string, right: string): boolean {
  const [a, b] = [nameWords(left), nameWords(right)];
  const own = (words: readonly string[], others: readonly string[]) =>
    words.some((word) => !others.includes(word) && !added.has(word));
  return own(a, b) && own(b, a);
}
