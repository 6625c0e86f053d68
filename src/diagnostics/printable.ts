const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Makes text safe for a terminal or a log: escapes control characters, lone surrogates and direction marks as \u{…}.
 * keep says whether line breaks stay.
 */
export function printable(text: string, keep: 'lines' | 'nothing' = 'nothing'): string {
  return text.replace(unprintable, (character) => {
    if (character === '\n' && keep === 'lines') return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
