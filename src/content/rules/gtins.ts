import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readGtin } from '../../domain/gtin.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';

export function* checkGtins(files: SiteFiles): Iterable<Diagnostic> {
  const texts = textsAt(files.games.values(), 'gtins.*', 'expansions.*.gtins.*');
  const read = texts.map((found) => ({ ...found, text: found.value, value: readGtin(found.value) ?? '' }));
  for (const { text, value, source, path } of read) {
    if (value !== '') continue;
    const message = `${text} is no product number: its last digit does not follow from the others.`;
    const hint = 'Read the number below the barcode again, all of its digits.';
    yield diagnostic('game/gtin-check-digit', locationOf(source, path), message, hint);
  }
  for (const { text, at, first } of findRepeats(read.filter(({ value }) => value !== ''))) {
    const message = `${text} is given twice; a product has a number of its own.`;
    yield diagnostic('game/gtin-repeated', at, message, {
      hint: 'Delete it where it is not below the barcode.',
      related: [{ at: first, message: 'It is given here too.' }],
    });
  }
}
