/** A name as words to compare: in lower case, without accents, entities and punctuation. */
export interface Name {
  words: readonly string[];
  /** The words with a blank between them. */
  line: string;
}

const mostOfName = 300;
const marks = /[\u0300-\u036f'’`]/g;
const separators = /[^\p{L}\p{N}]+/u;

/** Reads a name, of which the first 300 characters count. */
export function nameOf(text: string): Name {
  let name = text.slice(0, mostOfName);
  if (name.includes('&'))
    name = name
      .replace(/&(?:amp|#38);/g, ' ')
      .replace(/&(?:quot|#34|#39|apos|rsquo);/g, "'")
      .replace(/&[a-z0-9#]{2,8};/gi, ' ');
  const words = name.normalize('NFKD').replace(marks, '').toLowerCase().split(separators).filter(Boolean);
  return { words, line: words.join(' ') };
}

/** How well two names agree: 1 the same words, 0 none; a name within the other counts what it covers. */
export function nameAgreement(left: Name, right: Name): number {
  const [some, others] = [new Set(left.words), new Set(right.words)];
  if (some.size === 0 || others.size === 0) return 0;
  return [...some].filter((word) => others.has(word)).length / Math.max(some.size, others.size);
}

/** Whether every word of one name stands in the other. */
export function nameContains(left: Name, right: Name): boolean {
  const [some, others] = [new Set(left.words), new Set(right.words)];
  const [few, many] = some.size <= others.size ? [some, others] : [others, some];
  return few.size > 0 && [...few].every((word) => many.has(word));
}

/** Words that a shop adds to a name without meaning another box. */
const added = new Set(
  'a an and board boardgame box buy card cards edition ed en english expansion for from game games in new of online pack strategy tabletop the toy toys uk with'.split(
    ' ',
  ),
);

/** Whether each of two names has a word of its own that tells boxes apart: "Europe" and "Nordic Countries", 1 and 2. */
export function nameSiblings(left: Name, right: Name): boolean {
  const own = ({ words }: Name, others: Name) =>
    words.some((word) => !others.words.includes(word) && !added.has(word));
  return own(left, right) && own(right, left);
}
