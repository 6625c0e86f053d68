import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { codes } from '../../diagnostics/codes.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { samplePage, samplePlace, sampleRules, sampleMap } from '../../tests/audit/samplePage.ts';
import { auditPage } from './auditPage.ts';
import { auditSite } from './auditSite.ts';
import type { AuditedPage } from './types.ts';

const golden = (code: string) =>
  fileURLToPath(new URL(`../../tests/golden/${code}/expected.txt`, import.meta.url));

function audit(html: string, page: AuditedPage = samplePlace) {
  const { diagnostics, facts } = auditPage(html, page, sampleMap, sampleRules);
  return [...diagnostics, ...auditSite([facts, factsOfCatan()])];
}

/** The other page of the sample's site. */
function factsOfCatan(alter = (html: string) => html) {
  const html = samplePage.replaceAll('Wingspan', 'Catan');
  const page = { route: '/guides/catan', path: 'guides/catan.html', file: 'dist/guides/catan.html' };
  return auditPage(alter(html), page, sampleMap, sampleRules).facts;
}

/** For each code, a text of the sample and the replacement that breaks it. */
const broken: Record<string, [string, string]> = {
  'audit/broken-link': ['href="/"', 'href="/guides/root"'],
  'audit/broken-anchor': ['href="#main"', 'href="#content"'],
  'audit/link-to-redirect': ['href="/"', 'href="/wingspan"'],
  'audit/unsafe-link': ['href="/"', 'href="javascript:alert(1)"'],
  'audit/foreign-resource': ['src="/assets/wingspan.png"', 'src="https://cdn.example/wingspan.png"'],
  'audit/missing-description': ['name="description"', 'name="summary"'],
  'audit/title-repeated': ['Wingspan expansions in order', 'Catan expansions in order'],
  'audit/description-repeated': ['Which Wingspan', 'Which Catan'],
  'audit/canonical': ['href="https://guides.games/guides/wingspan"', 'href="https://guides.games/wingspan"'],
  'audit/robots': ['</title>', '</title><meta name="robots" content="noindex,nofollow">'],
  'audit/share-image': ['guides.games/assets/wingspan.png', 'guides.games/assets/oceania.png'],
  'audit/json-ld-field': [',"acceptedAnswer":{"@type":"Answer","text":"Yes."}', ''],
  'audit/json-ld': ['"@context":"https://schema.org",', ''],
  'audit/broken-json': ['"mainEntity":[', '"mainEntity":,['],
  'audit/faq-not-shown': ['"name":"Does Oceania', '"name":"Does Asia'],
  'audit/inline-style': ['<h1>', '<h1 style="color:red">'],
  'audit/inline-handler': ['<h1>', '<h1 onclick="steal()">'],
  'audit/inline-code': ["className='js'", "className='no'"],
  'audit/new-tab': [' rel="noopener"', ''],
  'audit/retailer-link': ['rel="sponsored nofollow ', 'rel="'],
  'audit/disclosure': ['<p data-disclosure>', '<p>'],
  'audit/page-too-large': ['<p>Yes.</p>', `<p>Yes.${' Yes.'.repeat(500)}</p>`],
};

/** Found when all pages and files are known; tested next to their code. */
const ofSites = ['audit/missing-file', 'audit/no-answer', 'audit/over-budget', 'audit/sitemap'];

describe('the audit of a page', () => {
  it('finds nothing wrong with a good page', () => {
    expect(audit(samplePage)).toEqual([]);
  });

  it('has a broken page for every code', () => {
    expect(Object.keys(broken).sort()).toEqual(
      Object.keys(codes)
        .filter((code) => code.startsWith('audit/') && !ofSites.includes(code))
        .sort(),
    );
  });

  it.each(Object.entries(broken))('finds %s and nothing else', async (code, [from, to]) => {
    expect(samplePage.split(from).length).toBeGreaterThan(1);
    const found = audit(samplePage.replace(from, to));
    expect(found.map((diagnostic) => diagnostic.code)).toEqual([code]);
    const text = formatDiagnostics(found, 'pretty', { color: false, summary: { files: 1 } });
    await expect(text).toMatchFileSnapshot(golden(code));
  });
});

describe('links', () => {
  const codesOf = (from: string, to: string) =>
    audit(samplePage.replace(from, to)).map((diagnostic) => diagnostic.code);

  it.each([
    ['/guides/catan/', 'audit/link-to-redirect'],
    ['/guides/catan.html', 'audit/link-to-redirect'],
    ['/index.html', 'audit/link-to-redirect'],
    ['https://guides.games/wingspan', 'audit/link-to-redirect'],
    ['', 'audit/broken-link'],
    ['#', 'audit/broken-link'],
    ['splendor', 'audit/broken-link'],
    ['/guides/wingspan#asia', 'audit/broken-anchor'],
    ['/guides/catan#asia', 'audit/broken-anchor'],
    ['https://', 'audit/broken-link'],
    ['data:text/html,x', 'audit/unsafe-link'],
  ])('to "%s" are reported as %s', (href, code) => {
    expect(codesOf('href="/"', `href="${href}"`)).toEqual([code]);
  });

  it.each([
    'catan',
    '/guides/catan?ref=home',
    '/guides/wingspan#oceania',
    'mailto:corrections@guides.games',
    '/assets/wingspan.png',
    'https://guides.games/guides/catan#faq',
  ])('to %s are fine', (href) => {
    expect(codesOf('href="/"', `href="${href}"`)).toEqual([]);
  });

  it('are followed in srcset, forms, posters, and preloads too', () => {
    for (const html of [
      '<img src="/assets/wingspan.png" srcset="/assets/wingspan.png 1x, /assets/w2.png 2x" width="1" height="1" alt="">',
      '<form action="/search"></form>',
      '<video poster="/p.png"></video>',
      '<link rel="preload" href="/x.woff2">',
      '<script src="/x.js"></script>',
      '<div data-island="/assets/wingspan.png /x.js"></div>',
      '<div data-island-data="/x.json"></div>',
      '<svg><use href="#bird"></use></svg>',
    ])
      expect(codesOf('<h1>', `${html}<h1>`)).toEqual([
        html.includes('#bird') ? 'audit/broken-anchor' : 'audit/broken-link',
      ]);
  });

  it('to a retailer are allowed only below the disclosure', () => {
    const html = samplePage.replace(
      '<h1>',
      '<a data-offer="x" href="https://zatu.com/" target="_blank" rel="sponsored nofollow noopener noreferrer">Zatu</a><h1>',
    );
    expect(audit(html).map(({ code }) => code)).toEqual(['audit/disclosure']);
  });
});

describe('the head', () => {
  const notFound: AuditedPage = {
    route: '/404',
    path: '404.html',
    file: 'dist/404.html',
    expected: { canonical: null, indexable: false },
  };
  const canonical = '<link rel="canonical" href="https://guides.games/guides/wingspan">';

  it('of the 404 page has noindex and no canonical address', () => {
    const html = samplePage
      .replace(canonical, '<meta name="robots" content="noindex">')
      .replace('og:image', 'x');
    expect(audit(html, notFound)).toEqual([]);
    expect(audit(samplePage, notFound).map(({ code }) => code)).toEqual(['audit/canonical', 'audit/robots']);
  });

  it('names one canonical address, not two', () => {
    expect(audit(samplePage.replace(canonical, canonical + canonical)).map(({ code }) => code)).toEqual([
      'audit/canonical',
    ]);
  });
});

describe('the stored facts of a page', () => {
  it('are small', () => {
    const { facts } = auditPage(samplePage, samplePlace, sampleMap, sampleRules);
    expect(JSON.stringify(facts).length).toBeLessThan(1000);
    expect(facts.anchors.map(({ route, anchor }) => route + '#' + anchor)).toEqual(['/guides/catan#faq']);
  });

  it('are enough to find an anchor that another page lost', () => {
    const { facts } = auditPage(samplePage, samplePlace, sampleMap, sampleRules);
    const catan = factsOfCatan((html) => html.replace('id="faq"', 'id="faqs"').replace('#faq', '#faqs'));
    expect(auditSite([facts, catan]).map(({ code, at }) => [code, at.line])).toEqual([
      ['audit/broken-anchor', 14],
    ]);
  });
});

describe('data in a page', () => {
  it.each(['application/json', 'speculationrules'])('of type %s must be JSON', (type) => {
    const withData = (text: string) =>
      audit(samplePage.replace('<h1>', `<script type="${type}">${text}</script><h1>`)).map(
        ({ code }) => code,
      );
    expect(withData('{"prefetch":[]}')).toEqual([]);
    expect(withData('{"prefetch":[}')).toEqual(['audit/broken-json']);
  });
});

describe('JSON-LD', () => {
  const withScript = (text: string) =>
    audit(samplePage.replace('<h1>', `<script type="application/ld+json">${text}</script><h1>`)).map(
      ({ code }) => code,
    );

  it('has a type at every node', () => {
    expect(withScript('{"@context":"https://schema.org","@graph":[{"name":"x"}]}')).toEqual([
      'audit/json-ld',
    ]);
    expect(withScript('[]')).toEqual(['audit/json-ld']);
    expect(withScript('"Wingspan"')).toEqual(['audit/json-ld']);
    expect(withScript('{"@context":"https://schema.org","@type":"Thing"}')).toEqual([]);
  });
});
