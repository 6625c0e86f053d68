const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Text from data made safe for a terminal or a log: control characters, lone surrogates and marks that turn the
 * direction of text become \u{…}. Line breaks stay only where keep says so.
 */
export function printable(text: string, keep: 'lines' | 'nothing' = 'nothing'): string {
  return text.replace(unprintable, (character) => {
    if (character === '\n' && keep === 'lines') return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
