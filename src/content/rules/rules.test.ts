import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../content.ts';

let scratch = '';
let dir = '';
beforeEach(async () => {
  scratch = await mkdtemp(path.join(os.tmpdir(), 'rules-'));
  dir = path.join(scratch, 'data');
  await cp(fileURLToPath(new URL('../../tests/golden/base/', import.meta.url)), dir, { recursive: true });
});
afterEach(() => rm(scratch, { recursive: true, force: true }));

type Edit = readonly [file: string, before: string, after: string];

/** The codes found after words of the base data were replaced. */
async function codesAfter(...edits: Edit[]): Promise<string[]> {
  for (const [name, before, after] of edits) {
    const file = path.join(dir, name);
    const text = await readFile(file, 'utf8');
    if (!text.includes(before)) throw new Error(`${name} does not contain ${before}`);
    await writeFile(file, text.replaceAll(before, after));
  }
  const { diagnostics } = await loadContent(dir, { today: '2026-11-21' });
  return diagnostics.map(({ code }) => code);
}

describe('a pattern of a shop’s addresses', () => {
  it.each([
    ['^/products/', []],
    ['^/(?:[^/]+/)?(?:dp|gp/product)/[A-Z0-9]{10}(?:/|$)', []],
    ['^/(a+)+x', ['schema/form']],
    ['^/.*.*.*x', ['schema/form']],
    ['^/(?:a|a)(?:a|a)(?:a|a)(?:a|a)(?:a|a)x', ['schema/form']],
    ['^/a{0,1000}b{0,1000}c', ['schema/form']],
    ['.*.*/products/', ['schema/form']],
  ])('%s reports %j', async (pattern, codes) => {
    const found = await codesAfter([
      'retailers.yaml',
      'product_path: ^/products/',
      `product_path: '${pattern}'`,
    ]);
    expect([...new Set(found.filter((code) => code !== 'offer/path'))]).toEqual(codes);
  });
});

it.each(['about', 'deals', 'board-game-expansions'])(
  'a guide called %s is an error where guides are at /{slug}',
  async (slug) => {
    const found = await codesAfter(
      ['site.yaml', 'language: en-US', 'language: en-US\nguide_address: /{slug}'],
      ['guides/wingspan.yaml', 'slug: wingspan', `slug: ${slug}`],
    );
    expect(found).toContain('id/path-taken');
  },
);

describe('an address that reaches the security policy', () => {
  it.each([
    ['https://letters.example/join?list=1', []],
    ['https://bücher.example:8443/join', []],
    ['https://*', ['schema/form']],
    ['https://a;script-src/x', ['schema/form']],
    ['https://a,b.example', ['schema/form']],
    ['https://$http_cookie.example', ['schema/form']],
  ])('%s reports %j', async (address, codes) => {
    const endpoint = `endpoint: '${address}'`;
    const reports = `policy_reports: '${address}'\nnewsletter:`;
    const found = await codesAfter(
      ['site.yaml', 'endpoint: null', endpoint],
      ['site.yaml', '\nnewsletter:', `\n${reports}`],
    );
    expect(found).toEqual([...codes, ...codes]);
  });
});

it('a text page with thousands of nested quotes is refused, not a crash', async () => {
  const file = path.join(dir, 'pages/about.yaml');
  const text = await readFile(file, 'utf8');
  for (const [quotes, codes] of [
    ['> > - ok', []],
    ['- - - - - - - - - -', []],
    ['>'.repeat(5_000), ['schema/form']],
    ['- '.repeat(2_500), ['schema/form']],
    ['1. > '.repeat(1_000), ['schema/form']],
  ] as const) {
    await writeFile(file, `${text}body: '${quotes} deep'\n`);
    const { diagnostics } = await loadContent(dir, { today: '2026-11-21' });
    expect(diagnostics.map(({ code }) => code)).toEqual(codes);
  }
});

describe('the address of an offer', () => {
  const url = 'https://zatu.com/products/wingspan-oceania\n';
  const offers = 'offers/wingspan.yaml';

  it.each([
    ['https://www.zatu.com/products/wingspan-oceania', []],
    ['https://ZATU.com/products/wingspan-oceania?variant=1', []],
    ['https://shop.zatu.com/products/wingspan-oceania', ['offer/host']],
    ['https://zatu.com.example.net/products/wingspan-oceania', ['offer/host']],
    ['https://zatu.com./products/wingspan-oceania', ['offer/host']],
    ['https://zatu.com/collections/wingspan', ['offer/path']],
    ['https://zatu.com:443/products/wingspan-oceania', ['offer/not-plain-url']],
    ['https://me:secret@zatu.com/products/wingspan-oceania', ['offer/not-plain-url']],
    ['https://zatu.com@example.net/products/wingspan-oceania', ['offer/host', 'offer/not-plain-url']],
    ['https://[::1/products/wingspan-oceania', ['offer/not-plain-url']],
    ['https://zatu.com/products/wingspan-oceania?TAG=x-21', ['offer/affiliate-parameter']],
    ['https://zatu.com/products/wingspan-oceania?utm_medium=mail', ['offer/affiliate-parameter']],
    ['https://www.awin1.com/cread.php?awinmid=1', ['offer/affiliate-host', 'offer/affiliate-parameter']],
    ['https://click.linksynergy.com/deeplink', ['offer/affiliate-host']],
  ])('%s reports %j', async (address, codes) => {
    expect(await codesAfter([offers, url, `${address}\n`])).toEqual(codes);
  });

  it('must not contain our own parameter, because rendering adds it', async () => {
    const own: Edit = [
      'retailers.yaml',
      '    product_path',
      '    affiliate: { parameter: partnercode, value: ours }\n    product_path',
    ];
    expect(await codesAfter(own, [offers, url, url.replace('\n', '?partnercode=ours\n')])).toEqual([
      'offer/affiliate-parameter',
    ]);
  });

  it('may be on any public host if the shop lists none', async () => {
    const any: Edit = ['retailers.yaml', 'hosts: [zatu.com]', 'hosts: []'];
    const path: Edit = ['retailers.yaml', '    product_path: ^/products/\n', ''];
    expect(await codesAfter(any, path, [offers, url, 'https://shop.example.com/wingspan\n'])).toEqual([]);
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '2130706433']) {
      await cp(fileURLToPath(new URL('../../tests/golden/base/offers/', import.meta.url)), offersFolder(), {
        recursive: true,
      });
      expect(await codesAfter([offers, url, `https://${host}/wingspan\n`])).toEqual(['offer/host']);
    }
  });

  it('of a search must match the shop’s search path', async () => {
    const search = 'https://www.miniaturemarket.com/search?search=wingspan';
    expect(await codesAfter([offers, search, 'https://www.miniaturemarket.com/wingspan'])).toEqual([
      'offer/path',
    ]);
  });
});

const offersFolder = () => path.join(dir, 'offers');

describe('dates', () => {
  it.each([
    ['2026-11-21', []],
    ['2026-11-22', ['date/checked-in-future']],
    ['2026-11-21T23:59:59Z', []],
    ['2026-11-21T24:00:00Z', ['date/not-real']],
    ['2026-13-01', ['date/not-real']],
    ['2025-02-29', ['date/not-real']],
    ['2024-02-29', []],
  ])('of a check: %s reports %j', async (date, codes) => {
    expect(
      await codesAfter(['offers/wingspan.yaml', 'last_checked: 2026-11-01', `last_checked: ${date}`]),
    ).toEqual(codes);
  });

  it.each([
    ['2026-11', []],
    ['2026-12', ['date/in-future']],
    ['2026-00', ['date/not-real']],
  ])('of a guide: %s reports %j', async (date, codes) => {
    expect(
      await codesAfter(['guides/wingspan.yaml', 'updated_on: 2026-11-18', `updated_on: ${date}`]),
    ).toEqual(codes);
  });
});

describe('drafts', () => {
  it('are refused wherever something published links to them', async () => {
    const codes = await codesAfter(['guides/wingspan.yaml', 'status: published', 'status: draft']);
    // Home: shelf and card; site: footer and page not found; the other guide; the redirect.
    expect(codes).toEqual(Array.from({ length: 6 }, () => 'draft/reference'));
  });

  it('may refer to drafts', async () => {
    await writeFile(path.join(dir, 'pages/next.yaml'), '');
    const about = await readFile(path.join(dir, 'pages/about.yaml'), 'utf8');
    const draft = about.replaceAll('about', 'next').replace('status: published', 'status: draft');
    await writeFile(
      path.join(dir, 'pages/next.yaml'),
      draft.replace('[Catan]', '[itself](/next) and [Catan]'),
    );
    expect(await codesAfter()).toEqual([]);
  });

  it('of a game are refused under a published guide', async () => {
    expect(await codesAfter(['games/wingspan.yaml', 'status: published', 'status: draft'])).toEqual([
      'draft/reference',
    ]);
  });

  it('may be announced as coming soon', async () => {
    const codes = await codesAfter(
      ['guides/wingspan.yaml', 'status: published', 'status: draft'],
      ['guides/catan.yaml', 'available: true', 'available: false'],
    );
    expect(codes).toHaveLength(5);
  });
});

describe('ranks', () => {
  it('follow the order of the file if no box has a rank', async () => {
    const unranked: Edit[] = [1, 2].map((rank) => [
      'games/wingspan.yaml',
      `    rank_recommended: ${rank}\n    verdict: buy\n`,
      '',
    ]);
    expect(await codesAfter(...unranked)).toEqual([]);
  });

  it('start at 1', async () => {
    const codes = await codesAfter(
      ['games/wingspan.yaml', 'rank_recommended: 2', 'rank_recommended: 3'],
      ['games/wingspan.yaml', 'rank_recommended: 1', 'rank_recommended: 2'],
    );
    expect(codes).toEqual(['game/rank-gap']);
  });
});

describe('boxes', () => {
  const oceania: Edit = ['games/wingspan.yaml', '    title: Oceania Expansion\n', ''];

  it('of another edition than the game’s need a note', async () => {
    const game: Edit = ['games/wingspan.yaml', 'min_players: 1\n', 'edition: 2nd edition\nmin_players: 1\n'];
    const box = (more: string): Edit => [oceania[0], oceania[1], `    title: Oceania Expansion\n${more}`];
    expect(await codesAfter(game, box('    edition: 2nd edition\n'))).toEqual([]);
    expect(
      await codesAfter([
        'games/wingspan.yaml',
        '    edition: 2nd',
        '    edition_note: Fits both.\n    edition: 1st',
      ]),
    ).toEqual([]);
    expect(await codesAfter(['games/wingspan.yaml', '    edition_note: Fits both.\n', ''])).toEqual([
      'game/edition-unexplained',
    ]);
  });

  it('may expand another product that they name', async () => {
    const needs: Edit = [
      'games/wingspan.yaml',
      '    requires_base_game: true\n    standalone: false\n    is_modular: true\n',
      '    requires_base_game: false\n    standalone: false\n    is_modular: true\n    also_needs: [{ title: European, expansion_id: european }]\n',
    ];
    expect(await codesAfter(needs)).toEqual([]);
    expect(
      await codesAfter(['games/wingspan.yaml', 'expansion_id: european', 'expansion_id: europe']),
    ).toEqual(['game/unknown-expansion']);
  });
});

describe('links', () => {
  const about: Edit = ['pages/about.yaml', '/guides/catan-expansion-order#seafarers', ''];
  const linkTo = (href: string) => codesAfter([about[0], about[1], href]);

  it.each([
    ['/', []],
    ['/board-game-expansions', []],
    ['#method', []],
    ['#history', ['link/unknown-anchor']],
    ['/guides/catan-expansion-order#tldr-table', []],
    ['/guides/catan-expansion-order/', ['link/unknown-page']],
    ['/About', ['link/unknown-page']],
    ['https://example.com/a', []],
    ['http://example.com/a', ['link/markup']],
    ['javascript:alert', ['link/markup']],
    ['//example.com', ['link/markup']],
  ])('to %s report %j', async (href, codes) => {
    expect(await linkTo(href)).toEqual(codes);
  });
});

describe('an old address', () => {
  const redirected = (from: string) =>
    codesAfter(['redirects.yaml', 'from: /catan-expansion-order', `from: ${from}`]);

  it.each([
    ['/catan', []],
    ['/catan.html', []],
    ['/about', ['redirect/shadows-page']],
    ['/about/', ['redirect/shadows-page']],
    ['/about.html', ['redirect/shadows-page']],
    ['/about/index.html', ['redirect/shadows-page']],
    ['/index.html', ['redirect/shadows-page']],
    ['/robots.txt', ['redirect/shadows-file']],
    ['/404.html', ['redirect/shadows-file']],
    ['/api/guides.json', ['redirect/shadows-file']],
    ['/.guides/deployment.json', ['redirect/shadows-file']],
    ['/_headers', ['redirect/shadows-file']],
    ['/a/../b', ['redirect/shadows-file']],
    ['/a//b', ['redirect/shadows-file']],
  ])('%s reports %j', async (from, codes) => {
    expect(await redirected(from)).toEqual(codes);
  });
});
