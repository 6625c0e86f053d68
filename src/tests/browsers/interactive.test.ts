import { inflateSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { serveSite, type TestSite } from '../browser/serveSite.ts';
import { browsers, type Blocked, type Driver } from './driver.ts';

const wingspan = '/guides/wingspan-expansion-order';
const index = '/board-game-expansions';
/** As WebDriver writes them. */
const key = { enter: '\uE007', down: '\uE015' };
const keys = Object.keys(browsers) as (keyof typeof browsers)[];

let site: TestSite;
beforeAll(async () => {
  site = await serveSite(await loadSample());
}, 120_000);
afterAll(() => site.close());

let driver: Driver;

function inBrowser(name: keyof typeof browsers, blocked: Blocked = {}): void {
  beforeAll(async () => {
    driver = await browsers[name](blocked);
    await resize(1280);
  }, 120_000);
  afterAll(() => driver.quit());
}

async function resize(width: number): Promise<void> {
  await driver.command('SetWindowRect', { x: 0, y: 0, width, height: 900 });
}

async function run<T>(script: string): Promise<T> {
  return (await driver.command('ExecuteScript', { script: `return ${script}`, args: [] })) as T;
}

async function expectPage(script: string, wanted: unknown): Promise<void> {
  await expect.poll(() => run(script).catch(String)).toEqual(wanted);
}

async function open(path: string): Promise<void> {
  // An address that differs only in its fragment would not load.
  await driver.command('Navigate', { url: 'about:blank' });
  await driver.command('Navigate', { url: site.url + path });
}

/** Waits until the page's script has run and all of it is laid out. */
async function openLive(path: string): Promise<void> {
  await open(path);
  await expectPage(`document.querySelector('html.live:not(.late)') !== null`, true);
}

async function find(css: string): Promise<{ id: string }> {
  const found = await driver.command('FindElement', { using: 'css selector', value: css });
  return { id: Object.values(found as Record<string, string>)[0] ?? '' };
}

async function click(css: string): Promise<void> {
  // WebKit's driver does not wait for a smooth scroll.
  await run(
    `document.querySelector(${JSON.stringify(css)})?.scrollIntoView({ block: 'center', behavior: 'instant' })`,
  );
  await driver.command('ElementClick', await find(css));
}

async function type(css: string, text: string): Promise<void> {
  await driver.command('ElementSendKeys', { ...(await find(css)), text });
}

/** A PDF lists its pages in a stream that may be compressed. */
function countPages(pdf: Buffer): number {
  const streams = pdf.toString('latin1').matchAll(/stream\r?\n(.*?)endstream/gs);
  const texts = [...streams].map(([, stream = '']) => {
    try {
      return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
    } catch {
      return stream;
    }
  });
  return texts.join('\n').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

const text = (css: string) => `document.querySelector(${JSON.stringify(css)})?.innerText.trim() ?? null`;
const shown = (css: string) =>
  `[...document.querySelectorAll(${JSON.stringify(css)})].filter((one) => one.checkVisibility()).length`;
const cards = `[...document.querySelectorAll('.index .card h2')].filter((one) => one.checkVisibility()).map((one) => one.innerText)`;
const shops = `[...document.querySelectorAll('.shops')].filter((one) => one.checkVisibility()).map((one) => one.dataset.region)`;

describe.each(keys)('in %s', (name) => {
  inBrowser(name);
  afterEach(() => {
    expect(site.reports.splice(0)).toEqual([]);
  });

  it('the search finds a box, marks the match, and opens its page', async () => {
    await openLive('/');
    await type('.find input', 'ocean');
    await expectPage(text('[role=option] mark'), 'Oceania');
    expect(
      await run(`getComputedStyle(document.querySelector('[role=option] mark')).textDecorationLine`),
    ).toBe('underline');
    await type('.find input', key.down);
    await expectPage(`document.activeElement.hasAttribute('aria-activedescendant')`, true);
    await type('.find input', key.enter);
    await expectPage('location.pathname', '/expansions/wingspan/oceania');
  });

  it('the search lists its results on the index, and Back leads to the query', async () => {
    await openLive(`${index}#q=wingspan`);
    await expectPage(cards, ['Wingspan']);
    await click(`.index .card a[href="${wingspan}"]`);
    await expectPage('location.pathname', wingspan);
    await driver.command('Back', {});
    await expectPage('location.hash', '#q=wingspan');
    await expectPage(cards, ['Wingspan']);
  });

  it('the filters hide guides, and are in the address', async () => {
    await openLive(index);
    await click('.filters > summary');
    await click('.filters select option[value="6"]');
    await expectPage('location.hash', '#players=6');
    await expectPage(text('[data-shown]'), 'Showing 1 of 4 guides');
  });

  it('the finder answers, and its answer is in the address', async () => {
    await openLive(wingspan);
    await click('#next > summary');
    await click('#next input[value=european]');
    await expectPage(`/Buy next: Oceania/.test(${text('.finder__out')})`, true);
    await expectPage('location.hash', '#next=own:base,european');
    await driver.command('Refresh', {});
    await expectPage(`/Buy next: Oceania/.test(${text('.finder__out')})`, true);
  });

  it('the region can be changed, and is remembered', async () => {
    await openLive(wingspan);
    expect(await run(shops)).toEqual(['US']);
    await click('[data-region-choice=UK]');
    await expectPage(shops, ['UK']);
    await openLive(wingspan);
    expect(await run(shops)).toEqual(['UK']);
    await click('[data-region-choice=US]');
    await expectPage(shops, ['US']);
  });

  it('the colors can be changed, and are remembered', async () => {
    const colors = 'getComputedStyle(document.body).backgroundColor';
    await openLive('/');
    await click('.tog');
    const light = await run(colors);
    await click('.tog');
    expect(await run(colors)).not.toBe(light);
    const dark = await run(colors);
    await openLive('/about');
    expect(await run(colors)).toBe(dark);
    await click('.tog');
  });

  it('the newsletter form checks the address, and takes an Enter', async () => {
    await openLive('/');
    await type('#news-email', `ada@example${key.enter}`);
    await expectPage(text('#news-error'), 'Please enter a valid email address');
    await type('#news-email', `.com${key.enter}`);
    await expectPage(`/Successfully subscribed to newsletter!/.test(${text('.toasts')})`, true);
  });

  it('the list of contents leads to a section, marks it, and stays right after Back', async () => {
    const marked = `document.querySelector('.toc [aria-current]')?.getAttribute('href') ?? null`;
    await openLive(wingspan);
    await type('.toc a[href="#faq"]', key.enter);
    await expectPage(marked, '#faq');
    await type('.toc a[href="#release-order"]', key.enter);
    await expectPage(marked, '#release-order');
    await driver.command('Back', {});
    await expectPage(marked, '#faq');
  });

  it('the checklist remembers its check marks if asked to', async () => {
    const choices = `document.querySelectorAll('[data-check]:checked').length`;
    await openLive('/board-night-checklist');
    await click('[data-check]');
    await click('[data-keep-checks]');
    await openLive('/board-night-checklist');
    await expectPage(choices, 1);
    await click('[data-keep-checks]');
  });

  it('the print button prints', async () => {
    await openLive('/board-night-checklist');
    await run(`void (window.print = () => { document.title = 'printed' })`);
    await click('[data-print]');
    await expectPage('document.title', 'printed');
  });

  // WebKit's driver does not print.
  if (name === 'Firefox')
    it('the checklist prints on one sheet', async () => {
      await openLive('/board-night-checklist');
      const pdf = Buffer.from((await driver.command('Print', {})) as string, 'base64');
      expect(countPages(pdf)).toBe(1);
    });

  it('no page is wider than a phone’s window, and every picture loads', async () => {
    await resize(400);
    for (const path of ['/', index, wingspan, '/expansions/wingspan/oceania', '/about']) {
      await openLive(path);
      expect(await run('document.documentElement.scrollWidth - innerWidth'), path).toBeLessThanOrEqual(0);
      await expectPage(
        `[...document.images].filter(({ complete, naturalWidth, loading }) => loading !== 'lazy' && !(complete && naturalWidth > 0)).length`,
        0,
      );
    }
    await resize(1280);
  });
});

describe.each(keys)('in %s with storage blocked', (name) => {
  inBrowser(name, { storage: true });

  it('region and colors can be changed', async () => {
    await openLive(wingspan);
    await click('[data-region-choice=UK]');
    await expectPage(shops, ['UK']);
    await click('.tog');
    await click('.tog');
    await expectPage('document.documentElement.dataset.theme', 'dark');
  });

  it('the checklist says that it can’t remember', async () => {
    await openLive('/board-night-checklist');
    await click('[data-keep-checks]');
    await expectPage(`/nothing can be remembered/.test(${text('.toasts')})`, true);
  });
});

describe.each(keys)('in %s without scripts', (name) => {
  inBrowser(name, { scripts: true });

  it('a guide shows the shops of both regions, and no control that needs a script', async () => {
    await open(wingspan);
    expect(await run(shops)).toEqual(['US', 'UK']);
    expect(await run(shown('.tog, .regions, [data-print], .finder'))).toBe(0);
    await click('.toc a[href="#faq"]');
    await expectPage('location.hash', '#faq');
  });

  it('the search button opens the index, which shows all guides', async () => {
    await open('/');
    await type('.find input', 'wing');
    await click('.find .btn');
    await expectPage('location.pathname + location.search', index);
    expect(await run(shown('.index .card'))).toBe(4);
  });
});
