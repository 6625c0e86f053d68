import { describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { alive, block, blocked, hold, open, site, unfoldFinder } from './open.ts';

const wingspan = '/guides/wingspan-expansion-order';
const terraforming = '/guides/terraforming-mars-expansion-order';
const index = '/board-game-expansions';
const blockIsland = (name: string) => ({
  before: (page: Parameters<typeof block>[0]) => block(page, `**/assets/js/${name}.*.js*`),
  mayComplain: blocked,
});

describe('an island whose code is blocked', () => {
  it('disables the filters with a message, and leaves the chips working', async () => {
    const page = await open(index, blockIsland('indexFilters'));
    await page.locator('.filters > summary').click();
    await page.getByLabel('Players', { exact: true }).selectOption('6');
    await page.getByRole('alert').filter({ hasText: 'can’t be applied' }).waitFor();
    // Chips still hide cards, so no message may say that all are shown.
    const said = await page.getByRole('alert').filter({ visible: true }).allInnerTexts();
    expect(said.join('\n')).not.toContain('all guides');
    expect(await page.locator('.card').filter({ visible: true }).count()).toBe(4);
    expect(await violations(page, '.index')).toEqual([]);
    await page.getByLabel('Plays solo').check();
    const solo = await page.locator('.card').filter({ visible: true }).count();
    expect(solo).toBeGreaterThan(0);
    expect(solo).toBeLessThan(4);
  });

  it.each([
    ['code', '**/assets/js/finder.*.js*'],
    ['data', '**/api/finder/*'],
  ])('removes finder advice that may not match the answers, without its %s', async (_, glob) => {
    const page = await open(wingspan, { before: (fresh) => block(fresh, glob), mayComplain: blocked });
    await unfoldFinder(page);
    const advice = page.locator('.finder__out');
    expect(await advice.isVisible()).toBe(true);
    await page.locator('#next').getByRole('checkbox', { name: 'European Expansion' }).check();
    await page.getByRole('alert').filter({ hasText: 'cannot be loaded' }).waitFor();
    expect(await advice.isVisible()).toBe(false);
    expect(await page.locator('.owns').first().isVisible()).toBe(true);
    expect(await violations(page, '#next')).toEqual([]);
    await page.unrouteAll();
    await page.locator('#next').getByRole('checkbox', { name: 'Asia', exact: true }).check();
    await alive(page, 'finder');
    await advice.filter({ hasText: 'Buy next' }).waitFor();
  });

  it('loads on the first change after the reader is online again', async () => {
    const page = await open(wingspan, { mayComplain: /ERR_INTERNET_DISCONNECTED/ });
    await unfoldFinder(page);
    await page.context().setOffline(true);
    await page.locator('#next').getByRole('checkbox', { name: 'European Expansion' }).check();
    await page.locator('#island-finder[data-state=failed]').waitFor();
    await page.context().setOffline(false);
    await page.locator('#next').getByRole('checkbox', { name: 'Asia', exact: true }).check();
    await alive(page, 'finder');
    await page.locator('.finder__out').filter({ hasText: 'Buy next' }).waitFor();
  });

  it('leaves a search box that says what its button still does', async () => {
    const page = await open('/', blockIsland('search'));
    await page.locator('.find input').pressSequentially('wing');
    await page.getByRole('alert').filter({ hasText: 'The button still opens the list' }).waitFor();
    expect(await page.locator('.find input').inputValue()).toBe('wing');
    expect(await violations(page, '.open')).toEqual([]);
    await page.locator('.find .btn').click();
    await page.waitForURL(`**${index}*`);
  });

  it('leaves a newsletter form that explains the failure and sends nothing', async () => {
    const page = await open('/', blockIsland('newsletter'));
    await page.getByLabel('Email address').fill('ada@example.com');
    await page.getByRole('alert').filter({ hasText: 'This form cannot be loaded' }).waitFor();
    await page.getByLabel('Email address').press('Enter');
    expect(new URL(page.url()).search).toBe('');
  });

  it('loads on the next touch, and keeps all choices made meanwhile', async () => {
    const page = await open(index, blockIsland('indexFilters'));
    await page.locator('.filters > summary').click();
    await page.getByLabel('Players', { exact: true }).selectOption('2');
    const alert = page.getByRole('alert').filter({ hasText: 'can’t be applied' });
    await alert.waitFor();
    await page.unrouteAll();
    await page.getByLabel('Time', { exact: true }).selectOption('60');
    await alert.waitFor({ state: 'hidden' });
    await page.locator('[data-shown]').filter({ hasText: 'Showing 1 of' }).waitFor();
    expect(new URL(page.url()).hash).toBe('#players=2&time=60');
  });

  it('stops hiding the parts that the address changes', async () => {
    const page = await open(`${index}#players=6`, blockIsland('indexFilters'));
    await page.locator('#island-indexFilters[data-state=failed]').waitFor({ state: 'attached' });
    expect(await page.locator('.card').first().isVisible()).toBe(true);
  });
});

it('a notice whose code is blocked appears without styling', async () => {
  const page = await open(wingspan, blockIsland('toasts'));
  // All pages share one clipboard, and another test reads it.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.resolve();
  });
  await page.locator('a.anchor').first().click();
  await page.locator('.toast').filter({ hasText: 'Link copied' }).waitFor();
});

describe('if the page’s own script is blocked', () => {
  const blockPage = { ...blockIsland('{guide,box,page}'), settled: false };

  it('none of its controls is shown', async () => {
    const page = await open('/', blockPage);
    for (const path of [index, terraforming, '/']) {
      await page.goto(site.url + path);
      for (const control of await page.locator('.tog, .regions, [data-print]').all())
        expect(await control.isVisible()).toBe(false);
      expect(await violations(page)).toEqual([]);
    }
  });

  it('islands still work, and show toast messages inline', async () => {
    const page = await open('/', blockPage);
    await page.getByLabel('Email address').fill('ada@example.com');
    await alive(page, 'newsletter');
    await page.getByRole('button', { name: 'Subscribe' }).click();
    await page.getByRole('status').filter({ hasText: 'Successfully subscribed to newsletter!' }).waitFor();
  });

  it('the parts that the address changes appear after a short wait', async () => {
    const page = await open(`${index}#players=6`, blockPage);
    await expect.poll(() => page.locator('.card').first().isVisible()).toBe(true);
  });
});

it('an island whose code takes over ten seconds shows its fallback message, and works once the code arrives', async () => {
  let release = () => {};
  const page = await open('/', {
    before: async (fresh) => {
      release = await hold(fresh, '**/assets/js/search.*.js');
      await fresh.clock.install({ time: '2026-11-22T10:00:00Z' });
    },
  });
  // A slow machine must not add seconds.
  await page.clock.pauseAt('2026-11-22T11:00:00Z');
  const message = page.getByRole('alert').filter({ hasText: 'The button still opens the list' });
  await page.locator('.find input').pressSequentially('wing');
  await page.clock.fastForward(9_000);
  expect(await message.isVisible()).toBe(false);
  await page.clock.fastForward(1_500);
  await message.waitFor();
  release();
  await alive(page, 'search');
  expect(await message.isVisible()).toBe(false);
  expect(await page.locator('.find input').inputValue()).toBe('wing');
});

it('a search form whose code takes over ten seconds opens the index', async () => {
  const page = await open('/', {
    before: async (fresh) => {
      await hold(fresh, '**/assets/js/search.*.js');
      await fresh.clock.install();
    },
  });
  await page.locator('.find input').pressSequentially('wing');
  await page.clock.fastForward(10_500);
  await page.locator('.find .btn').click();
  await page.waitForURL(`**${index}*`);
});
