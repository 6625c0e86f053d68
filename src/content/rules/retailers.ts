import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { findRepeats, textsAt } from './fieldTexts.ts';

const currencies = { US: ['USD'], UK: ['GBP', 'EUR'] } as const;

export function* checkRetailers(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.retailers) return;
  const { data, source } = files.retailers;
  for (const [index, shop] of data.retailers.entries()) {
    const fitting: readonly string[] = currencies[shop.region];
    if (fitting.includes(shop.currency)) continue;
    const at = locationOf(source, ['retailers', index, 'currency']);
    const message = `${shop.name} delivers from ${shop.region} and sells in ${shop.currency}; the two do not match.`;
    const hint = `Shops of region ${shop.region} sell in ${fitting.join(' or ')}.`;
    yield diagnostic('retailer/currency', at, message, hint);
  }
  for (const { value, at, first } of findRepeats(textsAt([files.retailers], 'retailers.*.hosts.*')))
    yield diagnostic('retailer/host-shared', at, `The host ${value} already belongs to another shop.`, {
      hint: `Keep it for one shop; the other names it on line ${first.line}.`,
      related: [{ at: first, message: 'The other shop.' }],
    });
}
