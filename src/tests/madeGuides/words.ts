/** Invented words and sentences. The same number gives the same text, and no run of words stands in two guides. */

const syllables =
  'ba be bi bo da de di do fa fe ga ge ka ke la le ma me na ne pa pe ra re sa se ta te va ve'.split(' ');
const endings = 'rin lum dor sel nix tam vor lin mur gan'.split(' ');

const kinds =
  'card token tile marker worker ship wagon tower garden market harbor meadow orchard signal lantern'.split(
    ' ',
  );
const makers = 'draws moves turns places counts trades keeps guards opens closes shifts lends'.split(' ');
const adjectives = 'small quiet steady bright narrow early heavy distant patient spare hidden common'.split(
  ' ',
);
const places = 'board row track pile tray mat corner shelf river bridge'.split(' ');
const times =
  'each round|in the last round|before scoring|after a trade|on a later turn|while others wait|during setup'.split(
    '|',
  );

export interface ProseWriter {
  /** A whole number from 0 to below limit. */
  below: (limit: number) => number;
  pick: <T>(items: readonly [T, ...T[]] | readonly T[]) => T;
  /** A word that no other guide has, in small letters. */
  coined: () => string;
  sentence: () => string;
  /** So many sentences. */
  text: (sentences: number) => string;
}

/** The writer of guide number. */
export function writerOf(number: number): ProseWriter {
  let state = (number + 1) * 0x9e3779b1;
  const below = (limit: number) => {
    // https://en.wikipedia.org/wiki/Xorshift
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % limit;
  };
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  const stem = stemOf(number);
  const coined = () => stem + pick(endings);
  const thing = () => `${pick(adjectives)} ${coined()} ${pick(kinds)}`;
  const patterns: readonly (() => string)[] = [
    () => `The ${thing()} ${pick(makers)} what the ${coined()} ${pick(places)} leaves ${pick(times)}.`,
    () => `A ${coined()} ${pick(kinds)} ${pick(makers)} more than any ${thing()} can hold ${pick(times)}.`,
    () =>
      `Every ${thing()} needs a ${coined()} ${pick(places)}, and it rests beside the ${coined()} ${pick(kinds)}.`,
    () =>
      `With a ${thing()} the ${coined()} ${pick(places)} fills sooner, so a ${coined()} ${pick(kinds)} is worth less.`,
    () =>
      `Leave the ${thing()} in its ${coined()} ${pick(places)} until somebody ${pick(makers)} a ${coined()} ${pick(kinds)}.`,
    () =>
      `Here the ${coined()} ${pick(kinds)} ${pick(makers)} first, and then the ${thing()} follows ${pick(times)}.`,
  ];
  const sentence = () => pick(patterns)();
  return {
    below,
    pick,
    coined,
    sentence,
    text: (sentences) => Array.from({ length: sentences }, sentence).join(' '),
  };
}

/** Three syllables, or more for high numbers; no two numbers have the same. */
function stemOf(number: number): string {
  const base = syllables.length;
  let stem = '';
  for (let rest = number + base * base; rest > 0; rest = Math.floor(rest / base))
    stem += syllables[rest % base] ?? '';
  return stem;
}

export function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
