import { brotliCompressSync } from 'node:zlib';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../../diagnostics/format.ts';
import type { Budget } from '../../../domain/data.ts';
import { samplePage, samplePlace, sampleRules, sampleMap } from '../../../tests/audit/samplePage.ts';
import { auditPage } from '../auditPage.ts';
import { checkBudgets, type Costs } from './checkBudgets.ts';
import { exactSize, fileCost } from './fileCost.ts';

const golden = fileURLToPath(
  new URL('../../../tests/golden/audit/over-budget/expected.txt', import.meta.url),
);
const plenty: Budget = {
  first_load: 1e6,
  inline_script: 1e6,
  deferred_script: 1e6,
  all_script: 1e6,
  html: 1e6,
};

/** Text that compresses badly. */
function noise(length: number): string {
  let state = 1;
  return Array.from({ length }, () => {
    state = (state * 48271) % 2147483647;
    return String.fromCharCode(33 + (state % 90));
  }).join('');
}

/** Checks the sample page with extra HTML, on a site with these files. */
async function check(
  budget: Partial<Budget>,
  { html = '', files = {} }: { html?: string; files?: Record<string, string> } = {},
) {
  const page = samplePage.replace('<h1>', `${html}<h1>`);
  const contents = new Map(
    Object.entries({ 'assets/wingspan.png': 'png', 'guides/wingspan.html': page, ...files }).map(
      ([path, text]) => [path, Buffer.from(text)],
    ),
  );
  const compressed: string[] = [];
  const costs: Costs = {
    costOf: (path) => {
      const content = contents.get(path);
      return Promise.resolve(content === undefined ? null : fileCost(path, content));
    },
    exactSize: (path) => {
      compressed.push(path);
      return exactSize(path, contents.get(path) ?? Buffer.alloc(0));
    },
  };
  const site = { ...sampleMap, files: new Set(contents.keys()) };
  const { facts } = auditPage(page, samplePlace, site, sampleRules);
  const found = await checkBudgets(
    [facts],
    () => ({ kind: 'guide', budget: { ...plenty, ...budget } }),
    costs,
  );
  return { found, compressed, messages: found.map(({ message }) => message) };
}

describe('a page within its budgets', () => {
  it('has no finding and skips the slow compression', async () => {
    expect(await check({})).toMatchObject({ found: [], compressed: [] });
  });

  it('is not called too large because of the fast compression', async () => {
    const exact = brotliCompressSync(samplePage).byteLength + 'png'.length;
    const { found, compressed } = await check({ first_load: exact });
    expect(found).toEqual([]);
    expect(compressed).toContain('guides/wingspan.html');
    expect((await check({ first_load: exact - 1 })).messages).toEqual([
      `The initial load: ${exact} bytes, and first_load of the budget for guide allows ${exact - 1}.`,
    ]);
  });
});

describe('the initial load', () => {
  const cost = async (html: string, files: Record<string, string>) => {
    const [message] = (await check({ first_load: 1 }, { html, files })).messages;
    return Number(/: (\d+) bytes/.exec(message ?? '')?.[1]);
  };
  const of = (path: string) => ({ [path]: noise(20_000) });

  it.each([
    ['a style sheet', '<link rel="stylesheet" href="/assets/a.css">', 'assets/a.css'],
    ['type that is preloaded', '<link rel="preload" as="font" href="/assets/a.woff2">', 'assets/a.woff2'],
    ['a script', '<script src="/assets/a.js"></script>', 'assets/a.js'],
    ['a deferred script', '<script defer src="/assets/a.js"></script>', 'assets/a.js'],
    ['a picture', '<img src="/assets/a.avif" alt="" width="1" height="1">', 'assets/a.avif'],
    [
      'the first source of a picture',
      '<picture><source type="image/avif" srcset="/assets/a.avif 480w"><img src="/assets/wingspan.png" alt="" width="1" height="1"></picture>',
      'assets/a.avif',
    ],
  ])('includes %s', async (_, html, path) => {
    expect(await cost(html, of(path))).toBeGreaterThan((await cost('', {})) + 15_000);
  });

  it.each([
    [
      'a lazy picture',
      '<img loading="lazy" src="/assets/a.avif" alt="" width="1" height="1">',
      'assets/a.avif',
    ],
    ['an island', '<div data-island="/assets/a.js"></div>', 'assets/a.js'],
    ['an icon', '<link rel="icon" href="/assets/a.svg">', 'assets/a.svg'],
    ['a link', '<a href="/assets/a.svg">A</a>', 'assets/a.svg'],
  ])('does not include %s', async (_, html, path) => {
    expect(await cost(html, of(path))).toBeLessThan((await cost('', {})) + 200);
  });

  it('includes only the largest file of a srcset', async () => {
    const html =
      '<img src="/assets/s.avif" srcset="/assets/s.avif 480w, /assets/l.avif 800w" alt="" width="1" height="1">';
    const files = { 'assets/s.avif': noise(5000), 'assets/l.avif': noise(20_000) };
    const without = await cost('', {});
    expect(await cost(html, files)).toBeGreaterThan(without + 20_000);
    expect(await cost(html, files)).toBeLessThan(without + 20_500);
  });
});

describe('script', () => {
  const html =
    '<script type="module" src="/assets/page.js"></script><div data-island="/assets/island.js /assets/react.js"></div>';
  const files = {
    'assets/page.js': 'import"./shared.js";' + noise(2000),
    'assets/shared.js': noise(3000),
    'assets/island.js': `import{a as b}from"./react.js";import("./later.js");${noise(4000)}`,
    'assets/react.js': `import"./shared.js";${noise(60_000)}`,
  };

  it('that a page loads counts with its imports', async () => {
    const [message] = (await check({ deferred_script: 4000 }, { html, files })).messages;
    expect(message).toMatch(/^Its script files: 4\d{3} bytes, and deferred_script/);
  });

  it('of islands counts in full, each file once', async () => {
    const { messages } = await check({ all_script: 55_000 }, { html, files });
    expect(messages).toEqual([
      expect.stringMatching(/^All of its script, including islands: 5\d{4} bytes, and all_script/),
    ]);
  });

  it('in the page counts without its data', async () => {
    const data = `<script type="application/json">${JSON.stringify(noise(5000))}</script>`;
    expect((await check({ inline_script: 100 }, { html: data })).found).toEqual([]);
    expect(
      (await check({ inline_script: 100 }, { html: `<script>${noise(500)}</script>` })).messages,
    ).toEqual([expect.stringContaining('Its inline script: ')]);
  });
});

it('a page over its budget is reported with its largest files', async () => {
  const { found } = await check(
    { first_load: 20_000 },
    {
      html: '<script src="/assets/page.js"></script><link rel="preload" as="font" href="/assets/type.woff2">',
      files: { 'assets/page.js': noise(6000), 'assets/type.woff2': noise(15_704) },
    },
  );
  const text = formatDiagnostics(found, 'pretty', { color: false, summary: { files: 1 } });
  await expect(text).toMatchFileSnapshot(golden);
});
