import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { samplePage, samplePlace, sampleRules, sampleMap } from '../../tests/audit/samplePage.ts';
import { auditPage } from './auditPage.ts';
import { auditSitemap } from './auditSite.ts';

const golden = fileURLToPath(new URL('../../tests/golden/audit/sitemap/expected.txt', import.meta.url));
const noindex = samplePage.replace('</title>', '</title><meta name="robots" content="noindex">');
const page = (route: string, html = samplePage) =>
  auditPage(
    html,
    { ...samplePlace, route, path: `${route.slice(1)}.html`, file: `dist${route}.html` },
    sampleMap,
    sampleRules,
  ).facts;

const sitemap = (...paths: string[]) =>
  `<urlset>\n${paths.map((path) => `  <url><loc>https://guides.games${path}</loc></url>\n`).join('')}</urlset>\n`;
const audit = (text: string, ...pages: ReturnType<typeof page>[]) =>
  auditSitemap({ text, file: 'dist/sitemap.xml' }, pages, 'https://guides.games');

describe('a sitemap', () => {
  it('may list every page for search engines', () => {
    const pages = [page('/guides/wingspan'), page('/guides/catan'), page('/404', noindex)];
    expect(audit(sitemap('/guides/catan', '/guides/wingspan'), ...pages)).toEqual([]);
  });

  it('may contain characters that XML escapes', () => {
    expect(audit(sitemap('/guides/a&amp;b'), page('/guides/a&b'))).toEqual([]);
  });

  it('that names other sitemaps is not checked further', () => {
    const index =
      '<sitemapindex><sitemap><loc>https://guides.games/sitemap-1.xml</loc></sitemap></sitemapindex>';
    expect(audit(index, page('/guides/catan'))).toEqual([]);
  });

  it('must not omit a page, or list a missing or noindex page', async () => {
    const pages = [page('/guides/wingspan'), page('/guides/catan'), page('/404', noindex)];
    const found = audit(sitemap('/guides/catan', '/guides/splendor', '/404'), ...pages);
    expect(found.map(({ code }) => code)).toEqual(['audit/sitemap', 'audit/sitemap', 'audit/sitemap']);
    const text = formatDiagnostics(found, 'pretty', { color: false, summary: { files: 4 } });
    await expect(text).toMatchFileSnapshot(golden);
  });
});
