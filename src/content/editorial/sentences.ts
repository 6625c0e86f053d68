/** A part of a text, as offsets in it. */
export interface Span {
  start: number;
  end: number;
}

// Abbreviations whose period does not end the sentence; No. and p. only before a number, since No. is an answer too.
const abbreviation =
  /(?:^|[\s("“‘])(?:[Vv]s|[Vv]ol|Mr|Mrs|Ms|Dr|St|Jr|Sr|[Aa]pprox|ca|cf|[Ee]\.g|[Ii]\.e|[Ii]ncl|U\.S|U\.K|\p{Lu})\.$/u;
const beforeNumber = /(?:^|[\s("“‘])(?:[Nn]os?|pp?|[Cc]h|[Ff]igs?|min|max)\.$/u;
const boundary = /([.!?…]+)(["”’')\]]*)(\s+)(?=["“‘'([]*[\p{Lu}\p{N}])/gu;

/**
 * The sentences of a plain text, without the blanks around them. No sentence ends inside a part of `kept`, such
 * as a title with an exclamation mark.
 */
export function splitSentences(text: string, kept: readonly Span[] = []): Span[] {
  const spans: Span[] = [];
  let paragraphStart = 0;
  for (const paragraph of text.split('\n')) {
    let start = paragraphStart;
    for (const match of paragraph.matchAll(boundary)) {
      const [whole, stop = '', closers = '', blank = ''] = match;
      const end = paragraphStart + match.index + stop.length + closers.length;
      const next = paragraph[match.index + whole.length] ?? '';
      const before = paragraph.slice(Math.max(0, match.index - 12), match.index + stop.length);
      if (stop === '.' && closers === '' && isAbbreviation(before, next)) continue;
      if (kept.some((part) => part.start < end && end < part.end)) continue;
      spans.push({ start, end });
      start = end + blank.length;
    }
    const end = paragraphStart + paragraph.trimEnd().length;
    if (end > start) spans.push({ start, end });
    paragraphStart += paragraph.length + 1;
  }
  return spans;
}

function isAbbreviation(before: string, next: string): boolean {
  return abbreviation.test(before) || (/\p{N}/u.test(next) && beforeNumber.test(before));
}
