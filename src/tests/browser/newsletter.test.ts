import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSample } from '../sample/sample.ts';
import { colorsOnly, violations, withoutColors } from './axe.ts';
import { axTree } from './axTree.ts';
import { calm, shiftOf } from './measure.ts';
import { alive, block, blocked, hold, open } from './open.ts';
import { serveSite, type TestSite } from './serveSite.ts';

const field = (page: Page) => page.getByLabel('Email address');
const button = (page: Page) => page.locator('.news button');

describe('the newsletter form', () => {
  it('keeps text typed before its code arrived', async () => {
    const page = await open('/');
    const release = await hold(page, '**/newsletter.*.js');
    await field(page).pressSequentially('ada@example.com');
    release();
    await alive(page, 'newsletter');
    expect(await field(page).inputValue()).toBe('ada@example.com');
    expect(await button(page).isEnabled()).toBe(true);
  });

  it('keeps an Enter pressed before its code arrived', async () => {
    const page = await open('/');
    const release = await hold(page, '**/newsletter.*.js');
    await field(page).fill('ada@example.com');
    await field(page).press('Enter');
    release();
    await page.locator('.toast').waitFor();
    expect(await page.locator('.toast').innerText()).toContain('Successfully subscribed to newsletter!');
  });

  it('accepts autofill followed at once by Enter', async () => {
    const page = await open('/');
    await field(page).focus();
    await alive(page, 'newsletter');
    const said = await field(page).evaluate(async (input: HTMLInputElement) => {
      // A browser's autofill that React has not noticed yet.
      Reflect.set(HTMLInputElement.prototype, 'value', 'ada@example.com', input);
      input.form?.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }));
      await new Promise((done) => setTimeout(done, 50));
      return document.querySelector('#news-error')?.textContent;
    });
    expect(said).toBe('');
  });

  it('goes from idle to submitting to success', async () => {
    const page = await open('/', { before: (fresh) => fresh.clock.install() });
    await field(page).fill('ada@example.com');
    await alive(page, 'newsletter');
    await page.clock.pauseAt(Date.now() + 60_000);
    await button(page).click();
    expect(await button(page).innerText()).toBe('Subscribing...');
    expect(await field(page).isDisabled()).toBe(true);
    await page.clock.runFor(1000);
    await page.locator('.toast').waitFor();
    expect(await page.locator('.toast').innerText()).toContain('Successfully subscribed to newsletter!');
    expect(await field(page).inputValue()).toBe('');
    expect(await button(page).isDisabled()).toBe(true);
  });

  it('checks the address', async () => {
    const page = await open('/');
    const error = page.locator('#news-error');
    await field(page).focus();
    await alive(page, 'newsletter');
    // Nothing is wrong if the reader only tabs past.
    await field(page).blur();
    expect(await error.textContent()).toBe('');
    await field(page).press('Space');
    expect(await button(page).isDisabled()).toBe(true);
    await field(page).fill('');
    await page.keyboard.insertText('x'.repeat(300));
    expect((await field(page).inputValue()).length).toBe(254);
    expect(await button(page).isEnabled()).toBe(true);
    await field(page).fill('ada@example');
    await field(page).press('Enter');
    expect(await error.innerText()).toBe('Please enter a valid email address');
    expect(await field(page).getAttribute('aria-invalid')).toBe('true');
    expect(await field(page).getAttribute('aria-describedby')).toContain('news-error');
    await field(page).press('x');
    expect(await error.textContent()).toBe('');
  });

  it('asks the reader to wait after three attempts', async () => {
    const page = await open('/');
    await field(page).focus();
    await alive(page, 'newsletter');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      await field(page).fill('ada@example.com');
      await button(page).click();
      await expect.poll(() => field(page).inputValue()).toBe('');
    }
    await field(page).fill('ada@example.com');
    await button(page).click();
    expect(await page.locator('#news-error').innerText()).toMatch(/Please wait 15 minutes/);
    expect(await page.locator('.toast').count()).toBeLessThanOrEqual(3);
  });
});

describe('the newsletter form with the keyboard', () => {
  it('can be filled in and submitted, and keeps the focus', async () => {
    const page = await open('/', { before: (fresh) => fresh.clock.install() });
    await field(page).focus();
    await alive(page, 'newsletter');
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect.poll(() => button(page).innerText()).toBe('Subscribing...');
    await page.clock.runFor(1000);
    await page.locator('.toast').waitFor();
    expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
    // A new subscriber is not asked for an address again.
    await field(page).blur();
    expect(await page.locator('#news-error').textContent()).toBe('');
  });

  it('announces the error with its field, and success politely', async () => {
    const page = await open('/');
    await field(page).focus();
    await alive(page, 'newsletter');
    await page.keyboard.type('ada');
    await page.keyboard.press('Enter');
    const heard = async () => (await axTree(page)).filter(({ name }) => name !== '');
    await expect
      .poll(heard)
      .toContainEqual({ role: 'textbox', name: 'Email address', state: 'focused invalid=true required' });
    const described = await field(page).getAttribute('aria-describedby');
    expect(described?.split(' ')).toContain('news-error');
    expect(await page.locator('#news-error').getAttribute('role')).toBe('alert');
  });

  it('asks for an address if the field is emptied again, accessibly, and moves nothing', async () => {
    const page = await open('/', { fontless: true });
    await field(page).focus();
    await alive(page, 'newsletter');
    await field(page).press('x');
    await field(page).press('Backspace');
    await field(page).blur();
    expect(await page.locator('#news-error').innerText()).toBe('Email address is required');
    expect(await shiftOf(page)).toEqual(calm);
    expect(await violations(page, '.news')).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await violations(page, '.news', colorsOnly)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    expect(await violations(page, '.news', withoutColors)).toEqual([]);
  });
});

describe('the form with an endpoint', () => {
  let endpoint: Server;
  let withEndpoint: TestSite;
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
    const data = await loadSample();
    const site = { ...data.site, newsletter: { ...data.site.newsletter, endpoint: address } };
    withEndpoint = await serveSite({ ...data, site });
  }, 120_000);

  afterAll(async () => {
    await withEndpoint.close();
    await new Promise((resolve) => endpoint.close(resolve));
  });

  /** Sends an address, and waits for the toast, which later disappears. */
  async function send(
    notice: string,
    prepare: (page: Page) => Promise<unknown> = async () => {},
  ): Promise<Page> {
    const page = await open('/', { url: withEndpoint.url, mayComplain: /status of 500|ERR_FAILED/ });
    await prepare(page);
    await field(page).fill('  Ada@Example.com');
    await alive(page, 'newsletter');
    await button(page).click();
    await page.locator('.toast').filter({ hasText: notice }).waitFor();
    return page;
  }

  it('posts the address trimmed and lowercased', async () => {
    status = 200;
    await send('Successfully subscribed to newsletter!');
    expect(received.at(-1)).toBe('email=ada%40example.com');
  });

  it('submits after an Enter that came before its code', async () => {
    status = 200;
    const page = await open('/', { url: withEndpoint.url });
    const release = await hold(page, '**/newsletter.*.js');
    await field(page).pressSequentially('edith@example.com');
    await field(page).press('Enter');
    release();
    await page.locator('.toast').filter({ hasText: 'Successfully subscribed' }).waitFor();
    expect(received.at(-1)).toBe('email=edith%40example.com');
  });

  it('reports a failure in the form and in a toast, and keeps the address', async () => {
    status = 500;
    const page = await send('Failed to subscribe. Please try again.');
    expect(await page.locator('#news-error').innerText()).toBe('Subscription failed. Please try again.');
    expect(await field(page).inputValue()).not.toBe('');
  });

  it('reports a failure if no answer arrives within ten seconds', async () => {
    const page = await send('Failed to subscribe. Please try again.', async (fresh) => {
      await fresh.route('**/subscribe', () => undefined);
      await fresh.evaluate(() => {
        const within = AbortSignal.timeout.bind(AbortSignal);
        AbortSignal.timeout = (milliseconds) => {
          document.title = `${milliseconds}`;
          return within(1);
        };
      });
    });
    expect(await page.title()).toBe('10000');
    expect(await page.locator('#news-error').innerText()).toBe('Subscription failed. Please try again.');
    expect(await field(page).inputValue()).toContain('Ada@Example.com');
    expect(await button(page).isEnabled()).toBe(true);
  });

  it('may post only to that endpoint under the policy', async () => {
    const page = await open('/', { url: withEndpoint.url });
    const policy = (await page.request.get(withEndpoint.url))
      .headersArray()
      .find(({ name }) => name.toLowerCase() === 'content-security-policy')?.value;
    const origin = `http://127.0.0.1:${(endpoint.address() as AddressInfo).port}`;
    const directive = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy ?? '')?.[1]?.split(' ');
    expect(directive('connect-src')).toEqual(["'self'", origin]);
    expect(directive('form-action')).toEqual(["'self'", origin]);
  });

  it('posts without JavaScript too', async () => {
    status = 200;
    const page = await open('/', { url: withEndpoint.url, javaScriptEnabled: false });
    await field(page).fill('grace@example.com');
    await field(page).press('Enter');
    await expect.poll(() => received).toContain('email=grace%40example.com');
  });

  it('blames the address if the service does', async () => {
    const page = await open('/', {
      url: withEndpoint.url,
      mayComplain: /status of 422/,
      before: (fresh) =>
        fresh.route('**/subscribe', (route) =>
          route.fulfill({ status: 422, json: { errors: [{ code: 'TYPE_EMAIL', field: 'email' }] } }),
        ),
    });
    await field(page).fill('ada@example.com');
    await alive(page, 'newsletter');
    await button(page).click();
    await page.locator('.toast').waitFor();
    expect(await page.locator('#news-error').innerText()).toBe('Please enter a valid email address');
  });

  it('posts natively if its code is blocked', async () => {
    status = 200;
    const page = await open('/', {
      url: withEndpoint.url,
      mayComplain: blocked,
      before: (fresh) => block(fresh, '**/newsletter.*.js*'),
    });
    await field(page).pressSequentially('mary@example.com');
    await field(page).press('Enter');
    await expect.poll(() => received).toContain('email=mary%40example.com');
  });
});

describe('the form of a service that answers in a new tab', () => {
  let withService: TestSite;
  const action = 'https://buttondown.com/api/emails/embed-subscribe/guides';

  beforeAll(async () => {
    const data = await loadSample();
    const { heading, text, preview_note } = data.site.newsletter;
    const newsletter = { heading, text, preview_note, service: 'buttondown', form_id: 'guides' } as const;
    withService = await serveSite({ ...data, site: { ...data.site, newsletter } });
  }, 120_000);
  afterAll(() => withService.close());

  /** A page whose service responds as documented, and the requests to it. */
  async function openWith(options: { javaScriptEnabled?: boolean } = {}) {
    const sent: (string | null)[] = [];
    const page = await open('/', {
      url: withService.url,
      ...options,
      before: (fresh) =>
        fresh.context().route('https://buttondown.com/**', (route) => {
          sent.push(route.request().postData());
          return route.fulfill({ contentType: 'text/html', body: '<title>Check your inbox</title>' });
        }),
    });
    return { page, sent };
  }

  it('says before and after that it opens a tab, and never claims success', async () => {
    const { page, sent } = await openWith();
    expect(await page.locator('#news-note').innerText()).toBe(
      'Your address goes to Buttondown, which opens in a new tab.',
    );
    expect(await violations(page, '.news')).toEqual([]);
    await field(page).fill('ada@example.com');
    await alive(page, 'newsletter');
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('.toast').filter({ hasText: 'Finish signing up in the tab that has opened.' }).waitFor(),
      button(page).click(),
    ]);
    await tab.waitForURL(action);
    expect(await tab.title()).toBe('Check your inbox');
    expect(sent).toEqual(['embed=1&email=ada%40example.com']);
    expect(await field(page).inputValue()).toBe('ada@example.com');
  });

  it('rejects a malformed address, and asks the reader to wait after three attempts', async () => {
    const { page, sent } = await openWith();
    await field(page).fill('ada@example');
    await alive(page, 'newsletter');
    await button(page).click();
    expect(await page.locator('#news-error').innerText()).toBe('Please enter a valid email address');
    await field(page).fill('ada@example.com');
    for (let attempt = 1; attempt <= 3; attempt += 1) {
      const [tab] = await Promise.all([page.context().waitForEvent('page'), button(page).click()]);
      await tab.waitForURL(action);
    }
    await button(page).click();
    expect(await page.locator('#news-error').innerText()).toMatch(/Please wait 15 minutes/);
    expect(sent).toHaveLength(3);
  });

  it('works without JavaScript', async () => {
    const { page, sent } = await openWith({ javaScriptEnabled: false });
    await field(page).fill('grace@example.com');
    const [tab] = await Promise.all([page.context().waitForEvent('page'), field(page).press('Enter')]);
    await tab.waitForURL(action);
    expect(sent).toEqual(['embed=1&email=grace%40example.com']);
  });
});
