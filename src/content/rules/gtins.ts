import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { readGtin } from '../../domain/gtin.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf, type DataPath, type Source } from '../source.ts';

export function* checkGtins(files: SiteFiles): Iterable<Diagnostic> {
  const seen = new Map<string, { source: Source; path: DataPath }>();
  for (const { data, source } of files.games.values()) {
    const given = [
      { gtins: data.gtins ?? [], path: ['gtins'] as DataPath },
      ...data.expansions.map(({ gtins = [] }, index) => ({ gtins, path: ['expansions', index, 'gtins'] })),
    ];
    for (const { text, path } of given.flatMap(({ gtins, path: at }) =>
      gtins.map((one, index) => ({ text: one, path: [...at, index] })),
    )) {
      const gtin = readGtin(text);
      const at = locationOf(source, path);
      if (gtin === null) {
        const message = `${text} is no product number: its last digit does not follow from the others.`;
        const hint = 'Read the number below the barcode again, all of its digits.';
        yield diagnostic('game/gtin-check-digit', at, message, hint);
        continue;
      }
      const other = seen.get(gtin);
      if (other === undefined) seen.set(gtin, { source, path });
      else
        yield diagnostic(
          'game/gtin-repeated',
          at,
          `${text} is given twice; a product has a number of its own.`,
          {
            hint: 'Delete it where it is not below the barcode.',
            related: [{ at: locationOf(other.source, other.path), message: 'It is given here too.' }],
          },
        );
    }
  }
}
