const unprintable = /[\p{Cc}\p{Cs}\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/** Escapes what a terminal or a log would obey or not show, as \u{…}. */
export function printable(text: string, keep: 'lines' | 'nothing' = 'nothing'): string {
  return text.replace(unprintable, (character) => {
    if (character === '\n' && keep === 'lines') return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
  });
}
