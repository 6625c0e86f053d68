import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readGtin } from '../../domain/gtin.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { findRepeats, textsAt, type FoundText } from './fieldTexts.ts';

export function* checkGtins(files: SiteFiles): Iterable<Diagnostic> {
  const texts = [...files.games.values()].flatMap((game) => {
    const base = game.data.expansions.findIndex(({ is_base_game: isBase }) => isBase);
    // The base game and its ranked entry are one product.
    const isAgain = ({ value, path }: FoundText) =>
      path[1] === base && game.data.gtins?.includes(value) === true;
    return textsAt([game], 'gtins.*', 'expansions.*.gtins.*').filter((found) => !isAgain(found));
  });
  const read = texts.map((found) => ({ ...found, text: found.value, value: readGtin(found.value) ?? '' }));
  for (const { text, value, source, path } of read) {
    if (value !== '') continue;
    const message = `${text} is not a product number: its check digit is wrong.`;
    const hint = 'Type all digits below the barcode again.';
    yield diagnostic('game/gtin-check-digit', locationOf(source, path), message, hint);
  }
  for (const { text, at, first } of findRepeats(read.filter(({ value }) => value !== ''))) {
    const message = `${text} is used twice; each product has its own number.`;
    yield diagnostic('game/gtin-repeated', at, message, {
      hint: 'Delete it from the box without this barcode.',
      related: [{ at: first, message: 'It is used here too.' }],
    });
  }
}
