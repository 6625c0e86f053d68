import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadData } from '../site/renderSite.ts';
import { openSite, type OpenSite } from './openSite.ts';

let site: OpenSite;

beforeAll(async () => {
  site = await openSite(await loadData());
}, 120_000);

afterAll(() => site.close());

async function open(): Promise<Page> {
  const page = await site.browser.newPage();
  await page.goto(`${site.url}/`);
  return page;
}

const field = (page: Page) => page.getByLabel('Email address');
const button = (page: Page) => page.locator('.news button');

describe('the newsletter form', () => {
  it('keeps what was typed before its code arrived', async () => {
    const page = await open();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/newsletter.*.js', async (route) => {
      await held;
      await route.continue();
    });
    await field(page).pressSequentially('ada@example.com');
    release();
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    expect(await field(page).inputValue()).toBe('ada@example.com');
    expect(await button(page).isEnabled()).toBe(true);
    await page.close();
  });

  it('goes from idle to submitting to success', async () => {
    const page = await open();
    await field(page).fill('ada@example.com');
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await button(page).click();
    expect(await button(page).innerText()).toBe('Subscribing...');
    expect(await field(page).isDisabled()).toBe(true);
    await page.locator('.toast').waitFor();
    expect(await page.locator('.toast').innerText()).toContain('Successfully subscribed to newsletter!');
    expect(await field(page).inputValue()).toBe('');
    expect(await button(page).isDisabled()).toBe(true);
    await page.close();
  });

  it('refuses a malformed address, and forgets the error when the reader types', async () => {
    const page = await open();
    await field(page).fill('ada@example');
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await field(page).press('Enter');
    expect(await page.locator('#news-error').innerText()).toBe('Please enter a valid email address');
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).getAttribute('aria-describedby')).toContain('news-error');
    await field(page).press('x');
    expect(await page.locator('#news-error').textContent()).toBe('');
    await page.close();
  });

  it('asks for an address when the empty field is left', async () => {
    const page = await open();
    await field(page).focus();
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await field(page).blur();
    expect(await page.locator('#news-error').innerText()).toBe('Email address is required');
    await page.close();
  });

  it('asks for patience after three attempts', async () => {
    const page = await open();
    await field(page).focus();
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await field(page).fill('ada@example.com');
      await button(page).click();
      await expect.poll(() => field(page).inputValue(), { timeout: 5000 }).toBe('');
    }
    await field(page).fill('ada@example.com');
    await button(page).click();
    expect(await page.locator('#news-error').innerText()).toMatch(/Please wait 15 minutes/);
    expect(await page.locator('.toast').count()).toBeLessThanOrEqual(3);
    await page.close();
  });
});

describe('a toast', () => {
  it('is dismissed by its button and does not lose the focus', async () => {
    const page = await open();
    await field(page).fill('ada@example.com');
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await button(page).click();
    await page.locator('.toast').waitFor();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    expect(await page.locator('.toast').count()).toBe(0);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
    await page.close();
  });

  it('goes after five seconds, but not while the pointer rests on it', async () => {
    const page = await open();
    await field(page).fill('ada@example.com');
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await page.clock.install();
    await button(page).click();
    await page.clock.runFor(1100);
    await page.locator('.toast').waitFor();
    await page.locator('.toast').hover();
    await page.clock.runFor(20_000);
    expect(await page.locator('.toast').count()).toBe(1);
    await page.mouse.move(0, 0);
    await page.clock.runFor(5000);
    expect(await page.locator('.toast').count()).toBe(0);
    await page.close();
  });
});

describe('the form with an endpoint', () => {
  let endpoint: Server;
  let withEndpoint: OpenSite;
  const received: string[] = [];
  let status = 200;

  beforeAll(async () => {
    endpoint = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        received.push(body);
        response.writeHead(status, { 'access-control-allow-origin': '*' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => endpoint.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}/subscribe`;
    const data = await loadData();
    const site = { ...data.site, newsletter: { ...data.site.newsletter, endpoint: address } };
    withEndpoint = await openSite({ ...data, site });
  }, 120_000);

  afterAll(async () => {
    await withEndpoint.close();
    await new Promise((resolve) => endpoint.close(resolve));
  });

  async function send(): Promise<Page> {
    const page = await withEndpoint.browser.newPage();
    await page.goto(`${withEndpoint.url}/`);
    await field(page).fill('  Ada@Example.com');
    await page.locator('[data-ready]').waitFor({ state: 'attached' });
    await button(page).click();
    await page.locator('.toast').waitFor();
    return page;
  }

  it('really posts the trimmed, lower-cased address', async () => {
    status = 200;
    const page = await send();
    expect(received.at(-1)).toBe('email=ada%40example.com');
    expect(await page.locator('.toast').innerText()).toContain('Successfully subscribed to newsletter!');
    await page.close();
  });

  it('says that it failed, in the form and in a toast, and keeps the address', async () => {
    status = 500;
    const page = await send();
    expect(await page.locator('.toast').innerText()).toContain('Failed to subscribe. Please try again.');
    expect(await page.locator('#news-error').innerText()).toBe('Subscription failed. Please try again.');
    expect(await field(page).inputValue()).not.toBe('');
    await page.close();
  });
});
