import { expect, it } from 'vitest';
import { withGuide } from '../tests/site/dataFiles.ts';
import { loadSample } from '../tests/sample/sample.ts';
import { searchedItems } from './siteStatus.ts';

const data = await loadSample();

it('lists items without a page in a region first, then recommended boxes, then by rank', () => {
  const items = searchedItems(data);
  const lastWithout = items.findLastIndex(({ region }) => region === 'US');
  const firstWith = items.findIndex(({ box, region }) => region === 'UK' && box === 'Wingspan');
  expect(lastWithout).toBeLessThan(firstWith);
  expect(items[0]).toMatchObject({ region: 'US', box: 'CATAN' });
});

it('leaves out items with a product page at every shop', () => {
  const content = withGuide(data, 'wingspan', ({ offers }) => {
    for (const offer of offers) offer.link = 'product';
  });
  expect(searchedItems(content).filter(({ box }) => box.startsWith('Wingspan'))).toEqual([]);
});
