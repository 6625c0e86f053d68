import { describe, expect, it } from 'vitest';
import { alive, open, unfoldFinder } from './open.ts';
import { withoutReports } from '../../domain/deployment.ts';
import { policyInPage } from '../../site/build/plan.ts';

const wingspan = '/guides/wingspan-expansion-order';

/** Returns the violated directives so far, in alphabetical order, with this HTML at the end of the page. */
async function brokenBy(markup: string, script = ''): Promise<() => Promise<string[]>> {
  const page = await open(wingspan, {
    mayComplain: /Content Security Policy|TrustedHTML/,
    before: async (opened) => {
      await opened.addInitScript(() => {
        const violated: string[] = [];
        Object.assign(window, { violated });
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          violated.push(effectiveDirective),
        );
      });
      await opened.route(`**${wingspan}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({
          response,
          body: (await response.text()).replace('</body>', `${markup}</body>`),
        });
      });
    },
  });
  await page.waitForLoadState();
  await page.evaluate(script);
  // Some browsers compile a handler only when its event fires.
  for (const element of await page.locator('[onclick]').all()) await element.dispatchEvent('click');
  return async () => (await page.evaluate<string[]>('window.violated')).sort();
}

describe('the browser reports', () => {
  it('no policy violation on an unchanged page', async () => {
    expect(await (await brokenBy(''))()).toEqual([]);
  });

  it('every violation that injected markup could cause', async () => {
    const attacks = [
      ['base-uri', '<base href="https://shop.example/">'],
      ['frame-src', '<iframe src="https://shop.example/" title="shop"></iframe>'],
      ['img-src', '<img src="data:image/gif;base64,R0lGODlhAQABAAAAACw=" alt="">'],
      ['img-src', '<img src="https://shop.example/pixel.gif" alt="">'],
      ['media-src', '<video src="https://shop.example/a.mp4"></video>'],
      ['object-src', '<object data="https://shop.example/a.swf"></object>'],
      ['script-src-attr', '<p onclick="document.title=1">press</p>'],
      ['script-src-elem', '<script>document.title="changed"</script>'],
      ['script-src-elem', '<script src="https://shop.example/a.js"></script>'],
      ['style-src-attr', '<p style="color:red">red</p>'],
      ['style-src-elem', '<style>p{color:red}</style>'],
    ];
    const markup = attacks.map(([, text]) => text).join('');
    await expect.poll(await brokenBy(markup)).toEqual(attacks.map(([directive]) => directive));
  });

  it('every violation that a script could cause', async () => {
    const script = `
      fetch('https://shop.example/').catch(() => undefined);
      try { document.body.innerHTML = '<b>bold</b>'; } catch {}
      const form = document.body.appendChild(document.createElement('form'));
      form.action = 'https://shop.example/';
      form.submit();`;
    await expect
      .poll(await brokenBy('', script))
      .toEqual(['connect-src', 'form-action', 'require-trusted-types-for']);
  });
});

it('a policy in the page is enforced without browser complaints', async () => {
  const page = await open(wingspan, {
    mayComplain: /Refused to execute|violates the following Content Security Policy/,
    before: (opened) =>
      opened.route(`**${wingspan}`, async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': policy = '', ...headers } = response.headers();
        const meta = `<meta http-equiv="Content-Security-Policy" content="${policyInPage(withoutReports(policy))}">`;
        const html = (await response.text())
          .replace('<meta charSet="utf-8"/>', (charset) => charset + meta)
          .replace('</body>', '<script>document.title="changed"</script></body>');
        await route.fulfill({ headers, body: html });
      }),
  });
  expect(await page.locator('meta[http-equiv]').count()).toBe(1);
  await unfoldFinder(page);
  await page.getByRole('checkbox', { name: 'Asia', exact: true }).check();
  await alive(page, 'finder');
  expect(await page.title()).not.toBe('changed');
});
