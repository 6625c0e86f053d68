import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { launch } from './chromium.ts';
import { packagedChromium, type Chromium } from './packagedChromium.ts';

let temporary = '';

beforeEach(async () => {
  temporary = await mkdtemp(join(tmpdir(), 'packaged-'));
});

afterEach(() => rm(temporary, { recursive: true, force: true }));

/** The width of a text in a generic font family, as the browser draws it. */
async function widthOf(family: string, found: Chromium): Promise<number> {
  const browser = await launch(found);
  try {
    const page = await browser.newPage();
    await page.setContent(`<span style="font: 100px ${family}">Wingspan</span>`);
    return await page.locator('span').evaluate((span) => span.getBoundingClientRect().width);
  } finally {
    await browser.close();
  }
}

describe('the packaged Chromium', () => {
  it('is unpacked once for two simultaneous runs, and draws with its own fonts', async () => {
    const [one, two] = await Promise.all([packagedChromium(temporary), packagedChromium(temporary)]);
    expect(two).toEqual(one);
    expect(await readdir(temporary)).toHaveLength(1);
    const widths = await Promise.all(
      ['serif', 'sans-serif', 'monospace'].map((family) => widthOf(family, one)),
    );
    expect(new Set(widths).size).toBe(3);
    expect(Math.min(...widths)).toBeGreaterThan(0);
  });

  it('is unpacked again if part of it was deleted', async () => {
    const whole = await packagedChromium(temporary);
    await rm(join(dirname(whole.executablePath), 'ttf'), { recursive: true });
    await rm(whole.executablePath);
    expect(await packagedChromium(temporary)).toEqual(whole);
    expect(await widthOf('serif', whole)).toBeGreaterThan(0);
  });
});
