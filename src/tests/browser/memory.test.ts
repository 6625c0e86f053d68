import { expect, it } from 'vitest';
import { open } from './open.ts';

it('a page restored from the back/forward cache applies later choices', async () => {
  const page = await open('/guides/wingspan-expansion-order');
  await page.evaluate(() => {
    localStorage.setItem('region', 'UK');
    localStorage.setItem('scheme', 'dark');
    localStorage.setItem('shelf', 'wingspan=own:base,asia');
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(await page.locator('html').getAttribute('data-region')).toBe('UK');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await page.locator('#asia .own').waitFor();
});
