import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { sitemapPath } from '../../domain/routes.ts';
import type { PageFacts } from './auditPage.ts';
import { locationInFile } from './locationInFile.ts';

/** The full addresses in a sitemap, with where they stand. */
export function sitemapAddresses(text: string): { address: string; start: number; end: number }[] {
  return [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => {
    const [whole, address = ''] = match;
    return { address: unescapeXml(address), start: match.index, end: match.index + whole.length };
  });
}

/** Whether the addresses in a sitemap are those of other sitemaps. */
export function isSitemapIndex(text: string): boolean {
  return /<sitemapindex[\s>]/.test(text);
}

/** One file of a sitemap. file is how findings name it. */
export interface SitemapFile {
  text: string;
  file: string;
}

/** The sitemap among a site's files, or the parts that its index names. label is how findings name the folder. */
export async function readSitemap(
  files: ReadonlySet<string>,
  read: (path: string) => Promise<Uint8Array>,
  label: string,
): Promise<SitemapFile[]> {
  const open = async (path: string) => ({
    text: Buffer.from(await read(path)).toString(),
    file: `${label}/${path}`,
  });
  const path = sitemapPath.slice(1);
  if (!files.has(path)) return [];
  const sitemap = await open(path);
  if (!isSitemapIndex(sitemap.text)) return [sitemap];
  const parts = sitemapAddresses(sitemap.text).flatMap(({ address }) =>
    URL.canParse(address) ? new URL(address).pathname.slice(1) : [],
  );
  return Promise.all(parts.filter((part) => files.has(part)).map(open));
}

/** The files of a sitemap name every page that search engines may list, and nothing else. */
export function auditSitemap(
  sitemap: readonly SitemapFile[],
  pages: readonly PageFacts[],
  baseUrl: string,
): Diagnostic[] {
  const byAddress = new Map(pages.map((page) => [baseUrl + page.route, page]));
  const listed = sitemap.flatMap(({ text, file }) =>
    sitemapAddresses(text).map((found) => ({ ...found, text, file })),
  );
  const wrong = listed.flatMap(({ address, start, end, text, file }) => {
    const page = byAddress.get(address);
    if (page?.indexable === true) return [];
    const why = page === undefined ? 'is no page of the site' : 'asks search engines to leave it out';
    const hint = 'A sitemap lists pages by their canonical address, and only those that are to be found.';
    return [finding('audit/sitemap', locationInFile(text, file, start, end), `${address} ${why}.`, { hint })];
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
