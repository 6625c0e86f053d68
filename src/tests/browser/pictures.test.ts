import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { sampleData, type SampleData } from '../sampleData.ts';
import { today } from '../sample/sample.ts';
import { shiftOf } from './measure.ts';
import { block, blocked, open } from './open.ts';
import { serveSite, type TestSite } from './serveSite.ts';

const wingspan = '/guides/wingspan-expansion-order';
let data: SampleData;
let photographed: TestSite;

/** A site with one photograph instead of a drawing. */
beforeAll(async () => {
  data = await sampleData();
  const plain = sharp({ create: { width: 2000, height: 1050, channels: 3, background: '#3a7a5a' } });
  await plain.jpeg().toFile(path.join(data.dir, 'art/meadow.jpg'));
  await data.edit('games/wingspan.yaml', 'art/wingspan.svg', 'art/meadow.jpg');
  const { content, diagnostics } = await loadContent(data.dir, { today });
  if (content === null) throw new Error(JSON.stringify(diagnostics, null, 2));
  photographed = await serveSite(content);
}, 120_000);
afterAll(async () => {
  await photographed.close();
  await data.remove();
});

describe('a photograph', () => {
  it.each([
    ['a telephone', { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 }, 800],
    ['a wide screen', { viewport: { width: 1440, height: 900 } }, 1200],
  ])('loads on %s as AVIF in the displayed width, without a shift', async (_, reader, width) => {
    const page = await open(wingspan, {
      url: photographed.url,
      fontless: true,
      ...reader,
    });
    await page.waitForLoadState();
    const image = page.locator('.hero img');
    expect(await image.evaluate((element: HTMLImageElement) => element.currentSrc)).toMatch(
      new RegExp(`/meadow-wide-${width}\\.[0-9a-f]{12}\\.avif$`),
    );
    expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    expect(await shiftOf(page)).toEqual({ shift: 0, shifted: [] });
  });

  it('works on the shelf like a drawing', async () => {
    const page = await open('/', { url: photographed.url });
    await page.waitForLoadState();
    const fromTop = (name: string) =>
      page
        .locator('.spine', { hasText: name })
        .evaluate(
          (spine) =>
            (spine.querySelector('img')?.getBoundingClientRect().top ?? NaN) -
            spine.getBoundingClientRect().top,
        );
    expect(await fromTop('Wingspan')).toBe(await fromTop('Catan'));
    expect(await fromTop('Wingspan')).toBeLessThan(20);
  });

  it('says so if it fails to load', async () => {
    const page = await open(wingspan, {
      url: photographed.url,
      before: (opened) => block(opened, '**/assets/art/meadow*'),
      mayComplain: blocked,
    });
    await page.locator('.hero .art__msg').waitFor();
    expect(await page.locator('.hero .art').innerText()).toBe('Image failed to load');
  });
});
