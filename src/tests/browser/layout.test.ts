import { describe, expect, it } from 'vitest';
import { calm, painted, shiftOf } from './measure.ts';
import { hold, open, settle } from './open.ts';

const guide = '/guides/terraforming-mars-expansion-order';
const wingspan = '/guides/wingspan-expansion-order';
const index = '/board-game-expansions';

/** Addresses of every kind of page, with fragments. */
const addresses = [
  '/',
  '/#q=wing',
  index,
  `${index}#q=co-op`,
  `${index}#players=6`,
  `${index}#q=co-op&players=4&show=coop`,
  guide,
  `${guide}#faq`,
  `${guide}#where-to-buy`,
  `${guide}#next`,
  `${wingspan}#next=own:base,european;p:6`,
  `${wingspan}#next=own:base,european,oceania;p:6;w:every-game-ends-in-eggs`,
  '/about',
  '/contact',
  '/no-such-page',
];

const readers = {
  'a phone in the US': { viewport: { width: 390, height: 844 } },
  'a computer in the UK': { viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/London' },
};

describe.each(Object.entries(readers))('for %s', (_, reader) => {
  it.each(addresses)('nothing shifts at %s', async (address) => {
    let release = () => {};
    const page = await open(address, {
      ...reader,
      mayComplain: /status of 404/,
      before: async (fresh) => {
        // The page is painted before its script and fonts arrive, as on a slow connection.
        // Parts that the address changes are hidden for three seconds; a busy machine must not use them up.
        const cdp = await fresh.context().newCDPSession(fresh);
        await cdp.send('Animation.enable');
        await cdp.send('Animation.setPlaybackRate', { playbackRate: 0 });
        await fresh.addInitScript(() => {
          localStorage.setItem('shelf', 'wingspan=own:base,european,asia&terraforming-mars=own:base,prelude');
        });
        const releases = [
          await hold(fresh, '**/assets/js/{guide,box,page}.*.js'),
          await hold(fresh, '**/*.woff2'),
        ];
        release = () => {
          for (const each of releases) each();
        };
      },
      waitUntil: 'commit',
    });
    await painted(page);
    // Longer than a font may take to be used.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    release();
    // An answer in the address loads code and data.
    await page.waitForLoadState(address.includes('=') ? 'networkidle' : 'load');
    await settle(page);
    await page.evaluate(() => document.fonts.ready);
    expect(await shiftOf(page)).toEqual(calm);
  });
});

it('cuts off no column of link health at 320 pixels', async () => {
  const page = await open('/link-health', { viewport: { width: 320, height: 664 } });
  const tables = await page
    .locator('.scroll')
    .evaluateAll((parts) => parts.map(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth })));
  expect(tables).toHaveLength(2);
  for (const { scrollWidth, clientWidth } of tables) expect(scrollWidth).toBe(clientWidth);
});

it.each([768, 820, 960])('has its header on one line at %i pixels', async (width) => {
  const page = await open('/', { viewport: { width, height: 900 }, fontless: true });
  const [logo, toggle] = await Promise.all(
    ['.logo', '.tog'].map((part) => page.locator(`.mast ${part}`).boundingBox()),
  );
  expect(toggle?.y).toBeLessThan((logo?.y ?? 0) + (logo?.height ?? 0));
});

it.each(['/', '/board-night-checklist'])(
  'shows the whole navigation of %s at 320 pixels, in a wider font too',
  async (path) => {
    const page = await open(path, { viewport: { width: 320, height: 664 }, fontless: true });
    for (const link of await page.locator('.mast :is(a, button)').all()) {
      const place = await link.boundingBox();
      expect(place?.x).toBeGreaterThanOrEqual(0);
      expect((place?.x ?? 0) + (place?.width ?? 0)).toBeLessThanOrEqual(320);
    }
    expect((await page.locator('.mast').boundingBox())?.height).toBeLessThan(120);
  },
);

it('has a low masthead above a guide on a phone: its breadcrumbs lead to the other guides', async () => {
  const page = await open(wingspan, { viewport: { width: 390, height: 664 } });
  expect((await page.locator('.mast').boundingBox())?.height).toBeLessThanOrEqual(60);
  expect(await page.locator('.mast .nav').isVisible()).toBe(false);
  expect(await page.locator('.crumbs a[href="/board-game-expansions"]').isVisible()).toBe(true);
});
