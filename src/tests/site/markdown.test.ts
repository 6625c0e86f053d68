import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load as parseHtml } from 'cheerio';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { sampleFolder, today } from '../sample/sample.ts';
import { validityProblems } from './htmlValidity.ts';
import { parse, planContent, renderPages } from './renderSite.ts';

const scratch = await mkdtemp(join(tmpdir(), 'markdown-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The sample with a text page of this body that nothing links to. */
async function load(body: string) {
  const folder = await mkdtemp(join(scratch, 'data-'));
  await cp(sampleFolder, folder, { recursive: true });
  const lines = body.split('\n').map((line) => (line === '' ? '' : `  ${line}`));
  await writeFile(
    join(folder, 'pages/storage.yaml'),
    `id: storage
slug: storage
title: Storing boxes
lede: Where the boxes go.
seo_title: How to store the expansions of a board game
seo_description: What fits into the box of the base game, what needs a box of its own, and how to label both so that the game is set up fast.
updated_on: '2026-11-18'
status: published
toc: true
body: |
${lines.join('\n')}
`,
  );
  return loadContent(folder, { today });
}

async function pageOf(body: string) {
  const { content, diagnostics } = await load(body);
  if (content === null) throw new Error(JSON.stringify(diagnostics));
  const { files } = await planContent(content);
  const page = files.find(({ route }) => route === '/storage');
  return { $: parseHtml(String(await page?.produce())), content };
}

describe('a text page in Markdown', () => {
  it('has sections, lists, tables, pictures, and links', async () => {
    const { $, content } = await pageOf(`Before anything, **measure** the shelf.

# Inside the box

- Trays for [Catan](/guides/catan-expansion-order)
- Bags, see [how](#outside-the-box) or [this](https://example.com/a?b=1&c=2)

| Box | Fits |
| --- | ---: |
| Seafarers | yes |

![A box of tiles](art/catan.svg)

### Labels

1. One per bag

# Outside the box

> Keep it dry.`);
    expect($('h1')).toHaveLength(1);
    expect(
      $('.book__main h2')
        .toArray()
        .map((heading) => $(heading).text()),
    ).toEqual(['Inside the box', 'Outside the box']);
    expect(
      $('.toc a')
        .toArray()
        .map((link) => $(link).attr('href')),
    ).toEqual(['#inside-the-box', '#outside-the-box']);
    expect($('#inside-the-box h3').text()).toBe('Labels');
    expect($('.md > p strong').first().text()).toBe('measure');
    expect($('#inside-the-box li a').first().attr('href')).toBe('/guides/catan-expansion-order');
    expect($('#inside-the-box li a').last().attr('href')).toBe('https://example.com/a?b=1&c=2');
    expect($('.md td').first().text()).toBe('Seafarers');
    const image = $('.md img');
    expect(image.attr('alt')).toBe('A box of tiles');
    const { files } = await planContent(content);
    expect(files.map(({ path }) => `/${path}`)).toContain(image.attr('src'));
    expect(await validityProblems($.html())).toEqual([]);
  });

  it('shows HTML as text and drops links that are not allowed', async () => {
    const { content, diagnostics } = await load(
      `A <b onclick="x()">bold</b> word.\n\n<script>alert(1)</script>\n\n<img src=x onerror=y>`,
    );
    if (content === null) throw new Error(JSON.stringify(diagnostics));
    const $ = parse(await renderPages(content), '/storage');
    expect($('.md').text()).toContain('<script>alert(1)</script>');
    expect($('.md script, .md b, .md img, .md [onclick]')).toHaveLength(0);
    expect(diagnostics.map(({ code }) => code)).toContain('editorial/markup');
  });

  it('gives equal headings different addresses, and each heading one level', async () => {
    const { $ } = await pageOf(`# Fits\n\nYes.\n\n# Fits\n\n> # A quote\n>\n> Keep it dry.`);
    const ids = $('.book__main section')
      .toArray()
      .map((section) => $(section).attr('id'));
    expect(ids).toEqual(['fits', 'fits-2']);
    expect($('h1')).toHaveLength(1);
    expect($('#fits-2 blockquote h3').text()).toBe('A quote');
  });

  it('leaves comments out, and shows the boxes of a task list', async () => {
    const { $ } = await pageOf(
      `# Boxes\n\n<!-- ask the\npublisher -->\n\nSleeved <!-- how? --> cards.\n\n- [ ] Bags\n- [x] Trays`,
    );
    expect($('.md').text()).not.toMatch(/publisher|how/);
    expect(
      $('.md li')
        .toArray()
        .map((item) => $(item).text().trim()),
    ).toEqual(['☐ Bags', '☑ Trays']);
  });

  it('reads entities in addresses and headings', async () => {
    const { $ } = await pageOf(
      `# Inns &amp; Cathedrals\n\nSee [this](https://example.com/a?b=1&amp;c=2&copy=3).`,
    );
    expect($('#inns-cathedrals h2').text()).toBe('Inns & Cathedrals');
    expect($('.md a').attr('href')).toBe('https://example.com/a?b=1&c=2&copy=3');
  });

  it.each([
    ['a bad link after a good one', '# Boxes\n\n[a](/about) and [b](//evil.example)', '[b](//evil.example)'],
    ['a link in the heading of a section', '# Boxes of [a](/about)', '[a](/about)'],
  ])('is not published with %s, which is named', async (_, body, link) => {
    const { diagnostics } = await load(body);
    const found = diagnostics.filter(({ code }) => code === 'link/markup');
    expect(found).toHaveLength(1);
    const { line = 0, column = 0 } = found[0]?.at ?? {};
    const lines = body.split('\n');
    expect([lines[line - 11], column]).toEqual([
      lines.find((one) => one.includes(link)),
      3 + (lines.find((one) => one.includes(link))?.indexOf(link) ?? 0),
    ]);
  });

  it.each([
    ['[a](javascript:alert(1))', 'link/markup'],
    ['[a](data:text/html,x)', 'link/markup'],
    ['[a](//evil.example)', 'link/markup'],
    ['[a](/no-such-page)', 'link/unknown-page'],
    ['[a](#nowhere)', 'link/unknown-anchor'],
    ['![a](art/none.svg)', 'image/missing'],
    ['![a](https://example.com/a.png)', 'image/missing'],
  ])('is not published with %s', async (body, code) => {
    const { content, diagnostics } = await load(`# Boxes\n\n${body}`);
    const found = diagnostics.find((diagnostic) => diagnostic.code === code);
    expect(found?.at.file).toMatch(/storage\.yaml$/);
    expect(content).toBeNull();
  });

  it('needs a body or sections', async () => {
    const { diagnostics } = await load('');
    expect(diagnostics.map(({ severity }) => severity)).toContain('error');
  });
});
