import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { serveSample } from '../serve/sampleSite.ts';
import { open } from './open.ts';

it('a browser’s violation reports reach the file of guides serve', async () => {
  const site = await serveSample();
  const broken = '<!doctype html><title>About</title><script>alert(1)</script>';
  await writeFile(join(site.dir, 'about.html'), broken);
  await open('/about?ref=mail', {
    url: site.url,
    settled: false,
    mayComplain: /violates the following Content Security Policy/,
  });
  const read = () => readFile(site.reports, 'utf8').catch(() => '');
  await expect.poll(read).toMatch(/\n$/);
  expect(JSON.parse((await read()).split('\n')[0] ?? '')).toMatchObject({
    disposition: 'enforce',
    directive: 'script-src-elem',
    page: `${site.url}/about`,
    blocked: 'inline',
    source: `${site.url}/about`,
    line: 1,
  });
  await site.remove();
});
