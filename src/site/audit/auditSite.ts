import { diagnostic, formatLocation, type Diagnostic, type Location } from '../../diagnostics/diagnostic.ts';
import { missingAnchor } from './checks/links.ts';
import type { PageFacts } from './types.ts';
import { sitemapPath } from '../../domain/routes.ts';
import { locationInFile } from './pageAddresses.ts';

export function auditSite(pages: readonly PageFacts[]): Diagnostic[] {
  const idsByRoute = new Map(pages.map(({ route, ids }) => [route, new Set(ids)]));
  return [
    ...findRepeated(pages, 'title'),
    ...findRepeated(pages, 'description'),
    ...pages.flatMap(({ anchors }) =>
      anchors
        .filter(({ route, anchor }) => idsByRoute.get(route)?.has(anchor) === false)
        .map(({ route, anchor, at }) => {
          const { code, message } = missingAnchor(anchor, route);
          return diagnostic(code, at, message);
        }),
    ),
  ];
}

function findRepeated(pages: readonly PageFacts[], what: 'title' | 'description'): Diagnostic[] {
  const first = new Map<string, Location>();
  return pages.flatMap((page) => {
    const [text, at] = [page[what], page[`${what}At`]];
    if (text === '') return [];
    const before = first.get(text);
    if (before === undefined) {
      first.set(text, at);
      return [];
    }
    return [
      diagnostic(`audit/${what}-repeated`, at, `The ${what} "${text}" is also used by another page.`, {
        hint: `Describe what is specific to each (${formatLocation(before)}).`,
        related: [{ at: before, message: 'uses it, too' }],
      }),
    ];
  });
}

export function sitemapAddresses(text: string): { address: string; start: number; end: number }[] {
  return [...text.matchAll(/<loc>\s*([^<]*?)\s*<\/loc>/g)].map((match) => {
    const [whole, address = ''] = match;
    return {
      address: address.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => entities[name] ?? ''),
      start: match.index,
      end: match.index + whole.length,
    };
  });
}

export interface SitemapFile {
  text: string;
  file: string;
}

export async function readSitemap(
  files: ReadonlySet<string>,
  read: (path: string) => Promise<Uint8Array>,
  label: string,
): Promise<SitemapFile | null> {
  const path = sitemapPath.slice(1);
  if (!files.has(path)) return null;
  return { text: Buffer.from(await read(path)).toString(), file: `${label}/${path}` };
}

export function auditSitemap(
  sitemap: SitemapFile | null,
  pages: readonly PageFacts[],
  baseUrl: string,
): Diagnostic[] {
  const byAddress = new Map(pages.map((page) => [baseUrl + page.route, page]));
  // Sitemaps named in another program's sitemap index are not opened.
  if (sitemap === null || /<sitemapindex[\s>]/.test(sitemap.text)) return [];
  const { text, file } = sitemap;
  const listed = sitemapAddresses(text);
  const wrong = listed.flatMap(({ address, start, end }) => {
    const page = byAddress.get(address);
    if (page?.indexable === true) return [];
    const why = page === undefined ? 'is not a page of the site' : 'asks search engines to leave it out';
    const hint = 'A sitemap lists only indexable pages, by their canonical address.';
    return [diagnostic('audit/sitemap', locationInFile(text, file, start, end), `${address} ${why}.`, hint)];
  });
  const known = new Set(listed.map(({ address }) => address));
  const missing = pages.filter(({ route, indexable }) => indexable && !known.has(baseUrl + route));
  return [
    ...wrong,
    ...missing.map(({ titleAt, related }) =>
      diagnostic(
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

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", '#39': "'" };
