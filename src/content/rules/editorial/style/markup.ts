import { diagnostic, type Diagnostic } from '../../../../diagnostics/diagnostic.ts';
import { locationOfSpan } from '../locationOfSpan.ts';
import type { Reading } from '../reading.ts';

interface Markup {
  name: string;
  pattern: RegExp;
  hint: string;
}

const plainHint =
  'Delete it; texts support only **bold**, [links](/about) and empty lines between paragraphs.';

/**
 * Markdown and HTML that prose does not support; link/markup checks links. Patterns run on texts without supported
 * markup.
 */
const foreign: readonly Markup[] = [
  { name: 'HTML tag', pattern: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/gi, hint: plainHint },
  {
    name: 'HTML entity',
    pattern: /&(?:[a-z]{2,8}|#\d{2,5});/gi,
    hint: 'Type the character itself: &, –, “.',
  },
  {
    name: 'Markdown heading',
    pattern: /^#{1,6} \S.*$/gm,
    hint: 'Write the heading of a section in its own field.',
  },
  {
    name: 'Markdown list',
    pattern: /^(?:[-*+]|\d\.) \S.*$/gm,
    hint: 'Write a sentence, or use a list field (points).',
  },
  { name: 'Markdown code', pattern: /`[^`\n]+`/g, hint: plainHint },
  {
    name: 'Markdown emphasis',
    pattern: /(?<![\w*_])([*_]{1,3})(?=\S)[^*_\n]+(?<=\S)\1(?![\w*_])/g,
    hint: plainHint,
  },
];

/** Fast: most texts contain none of these characters. */
const sign = /[<&`*_]|^(?:[#+-]|\d\.)/m;

export function* checkMarkup({ texts }: Reading): Iterable<Diagnostic> {
  for (const { text } of texts) {
    if (!sign.test(text.plain)) continue;
    for (const { name, pattern, hint } of foreign) {
      const [match] = text.plain.matchAll(pattern);
      if (match === undefined) continue;
      const at = locationOfSpan(text, { start: match.index, end: match.index + match[0].length });
      yield diagnostic('editorial/markup', at, `This ${name} would be shown as typed.`, hint);
      break;
    }
  }
}
