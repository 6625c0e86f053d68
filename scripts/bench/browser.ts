/**
 * Times the first touch of each island on a slow phone, from the touch to the painted result: four times slower than
 * this machine, 150 ms to the server and back, 1.6 Mbit/s, nothing of the island in the cache.
 */
import { chromium, type Browser, type Page } from 'playwright-core';
import { findChromium, launchServer } from '../../src/tests/browser/chromium.ts';
import { serveSite } from '../../src/tests/browser/serveSite.ts';
import { loadSample } from '../../src/tests/sample/sample.ts';
import { longestTask } from './trace.ts';

const slowPhone = { cpu: 4, latencyMs: 150, bytesPerSecond: 200_000 };

interface Interaction {
  island: string;
  path: string;
  act: (page: Page) => Promise<unknown>;
  /** An expression that is true in the page once the result is there. */
  done: string;
}

const guide = '/guides/terraforming-mars-expansion-order';
const interactions: readonly Interaction[] = [
  {
    island: 'search',
    path: '/',
    act: async (page) => {
      await page.locator('.find input').tap();
      await page.keyboard.press('w');
    },
    done: `document.querySelector('[role=option]')`,
  },
  {
    island: 'finder',
    path: guide,
    act: (page) => page.locator('#next [name=own]').nth(1).tap(),
    done: `document.querySelector('.finder__pick').textContent !== firstPick`,
  },
  {
    island: 'indexFilters',
    path: '/board-game-expansions',
    act: (page) => page.locator('#filter-by-players').selectOption('2'),
    done: `document.querySelector('.card[hidden]')`,
  },
  {
    island: 'newsletter',
    path: '/',
    act: async (page) => {
      await page.locator('#news-email').tap();
      await page.keyboard.press('a');
    },
    done: `!document.querySelector('.news [type=submit]').disabled`,
  },
];

/** Prints the median and all rounds of each interaction. */
export async function benchBrowser(rounds: number): Promise<void> {
  const site = await serveSite(await loadSample());
  const server = await launchServer(await findChromium());
  const browser = await chromium.connect(server.wsEndpoint());
  console.log('longest task before any touch, ms of a processor, least of each round');
  for (const path of new Set(interactions.map((interaction) => interaction.path))) {
    const tasks: number[] = [];
    for (let round = 0; round < rounds; round += 1) tasks.push(await longestTask(browser, site.url + path));
    console.log(`${path.padEnd(40)} ${Math.round(Math.min(...tasks))}`);
  }
  console.log('first touch to result, ms (longest task before the touch, ms)');
  for (const interaction of interactions) {
    const times: number[] = [];
    const longest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const measured = await measure(browser, site.url, interaction);
      times.push(Math.round(measured.ms));
      longest.push(Math.round(measured.longestTask));
    }
    console.log(
      `${interaction.island.padEnd(14)} median ${median(times)}  rounds ${times.join(' ')}  (${Math.max(...longest)})`,
    );
  }
  await browser.close();
  await server.close();
  await site.close();
}

async function measure(
  browser: Browser,
  url: string,
  { path, act, done }: Interaction,
): Promise<{ ms: number; longestTask: number }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  const page = await context.newPage();
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowPhone.cpu });
  await page.addInitScript(
    `window.longestTask = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longestTask = Math.max(longestTask, duration);
    }).observe({ type: 'longtask', buffered: true });`,
  );
  await page.goto(url + path, { waitUntil: 'networkidle' });
  const longestTask = await page.evaluate<number>('longestTask');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: slowPhone.latencyMs,
    downloadThroughput: slowPhone.bytesPerSecond,
    uploadThroughput: slowPhone.bytesPerSecond,
  });
  await page.evaluate(
    `window.firstPick = document.querySelector('.finder__pick')?.textContent;
    window.result = new Promise((resolve) => {
      let touched = null;
      for (const type of ['pointerdown', 'focusin', 'change'])
        addEventListener(type, (event) => { touched ??= event.timeStamp; }, true);
      new MutationObserver((_, observer) => {
        if (touched === null || !(${done})) return;
        observer.disconnect();
        requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)));
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    0;`,
  );
  await act(page);
  const ms = await page.evaluate<number>('result');
  await context.close();
  return { ms, longestTask };
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
