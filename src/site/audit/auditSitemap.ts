import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import type { PageFacts } from './auditPage.ts';
import { placeOf } from './placeOf.ts';

/** The full addresses in a sitemap, with where they stand. */
export function sitemapAddresses(text: string): { address: string; start: number; end: number }[] {
  return [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => {
    const [whole, address = ''] = match;
    return { address: unescapeXml(address), start: match.index, end: match.index + whole.length };
  });
}

/** The sitemap names every page that search engines may list, and nothing else. file is how findings name it. */
export function auditSitemap(
  text: string,
  file: string,
  pages: readonly PageFacts[],
  baseUrl: string,
): Diagnostic[] {
  const byAddress = new Map(pages.map((page) => [baseUrl + page.route, page]));
  const listed = sitemapAddresses(text);
  const wrong = listed.flatMap(({ address, start, end }) => {
    const page = byAddress.get(address);
    if (page?.indexable === true) return [];
    const why = page === undefined ? 'is no page of the site' : 'asks search engines to leave it out';
    const hint = 'A sitemap lists pages by their canonical address, and only those that are to be found.';
    return [finding('audit/sitemap', placeOf(text, file, start, end), `${address} ${why}.`, { hint })];
  });
  const known = new Set(listed.map(({ address }) => address));
  const missing = pages.filter(({ route, indexable }) => indexable && !known.has(baseUrl + route));
  return [
    ...wrong,
    ...missing.map(({ titleAt, related }) =>
      finding(
        'audit/sitemap',
        titleAt,
        'The sitemap does not list this page, so search engines find it late.',
        {
          related,
        },
      ),
    ),
  ];
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescapeXml(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => entities[name] ?? '');
}
