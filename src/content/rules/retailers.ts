import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';
import { findRepeats } from './candidates.ts';

const currencies = { US: ['USD'], UK: ['GBP', 'EUR'] } as const;

export function* checkRetailers(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.retailers) return;
  const { data, source } = files.retailers;
  for (const [index, shop] of data.retailers.entries()) {
    const fitting: readonly string[] = currencies[shop.region];
    if (fitting.includes(shop.currency)) continue;
    const at = locationOf(source, ['retailers', index, 'currency']);
    const message = `${shop.name} delivers from ${shop.region} and sells in ${shop.currency}; the two do not fit.`;
    const hint = `Shops of region ${shop.region} sell in ${fitting.join(' or ')}.`;
    yield diagnostic('retailer/currency', at, message, hint);
  }
  const hosts = data.retailers.flatMap((shop, index) =>
    shop.hosts.map((value, host) => ({ value, path: ['retailers', index, 'hosts', host] })),
  );
  for (const { value, path, first } of findRepeats(hosts)) {
    const firstAt = locationOf(source, first);
    const at = locationOf(source, path);
    yield diagnostic('retailer/host-shared', at, `The host ${value} belongs to another shop already.`, {
      hint: `Give it to one shop; the other names it on line ${firstAt.line}.`,
      related: [{ at: firstAt, message: 'The other shop.' }],
    });
  }
}
