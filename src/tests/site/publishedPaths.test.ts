import { expect, it } from 'vitest';
import { sitePages } from '../../site/pages/pageKinds.ts';
import { loadSample } from '../sample/sample.ts';
import { sampleSite } from './sampleSite.ts';
import { publishedPaths } from '../../cli/addresses.ts';

it('records the address of every page and redirect', async () => {
  const content = await loadSample();
  const pages = sitePages(sampleSite(content)).map(({ path }) => path);
  const lasting = pages.filter((path) => path !== '/404' && !/\/page-\d+$/.test(path));
  const redirects = content.redirects.map(({ from }) => from);
  expect(lasting).toEqual(expect.arrayContaining(['/changes', '/deals', '/link-health']));
  expect(publishedPaths(content)).toEqual([...lasting, ...redirects].sort());
});
