import { expect, it } from 'vitest';
import { guidePath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages } from './renderSite.ts';
import { courseOfSeafarers, withPrices } from './withPrices.ts';

const data = await loadSample();

async function shopsOf(content: typeof data) {
  const $ = parse(await renderPages(content), guidePath('catan'));
  return { $, uk: $('#where-to-buy .shops[data-region=UK]'), us: $('#where-to-buy .shops[data-region=US]') };
}

it('omits past prices if none were stored', async () => {
  const { $ } = await shopsOf(data);
  expect($('.prices')).toHaveLength(0);
  expect($('.course')).toHaveLength(0);
});

it('shows the lowest and the usual price of a box in the reader’s region', async () => {
  const { uk, us } = await shopsOf(withPrices(data));
  const [row] = uk.find('.prices tbody tr').get();
  expect(uk.find('.prices tbody tr')).toHaveLength(1);
  const cells = uk
    .find(row ?? '')
    .find('td')
    .map((_, cell) => uk.find(cell).text())
    .get();
  expect(cells.slice(0, 2)).toEqual(['£20 November 20, 2026', '£25']);
  expect(us.find('.prices')).toHaveLength(0);
});

it('draws a chart from three dated prices on, with the same facts in words', async () => {
  const { uk } = await shopsOf(withPrices(data));
  expect(uk.find('svg.course').attr('aria-label')).toBe(
    'Seafarers: 3 prices between £20 and £30: £30 from July 1, 2026, £20 from November 11, 2026, last seen November 20, 2026',
  );
  const two = await shopsOf(withPrices(data, courseOfSeafarers.slice(1)));
  expect(two.uk.find('.prices tbody tr')).toHaveLength(1);
  expect(two.uk.find('svg.course')).toHaveLength(0);
});

it('calls a price good only in stock and at least ten percent below its usual price', async () => {
  const good = await shopsOf(withPrices(data));
  expect(good.uk.find('.good').text()).toBe(
    'Good price: £20 at Zatu Games, 20% below usual, seen November 20, 2026',
  );
  expect(good.uk.find('.good').attr('data-until')).toBe('2027-05-19');
  const sold = await shopsOf(withPrices(data, [...courseOfSeafarers, { date: '2026-11-15', stock: false }]));
  expect(sold.uk.find('.good')).toHaveLength(0);
  const usual = await shopsOf(withPrices(data, [...courseOfSeafarers, { date: '2026-11-15', price: 23 }]));
  expect(usual.uk.find('.good')).toHaveLength(0);
});

it('needs thirty days to know the usual price', async () => {
  const { uk } = await shopsOf(withPrices(data, [{ date: '2026-11-01', price: 30, stock: true }]));
  expect(uk.find('.prices td').eq(1).text()).toBe('Not known yet');
});

it('omits past prices of a shop that does not allow them', async () => {
  const zatu = data.retailers.get('Zatu');
  if (zatu === undefined) throw new Error('No Zatu');
  const content = withPrices(data);
  const retailers = new Map(content.retailers).set('Zatu', { ...zatu, price_history: false });
  const { uk } = await shopsOf({ ...content, retailers });
  expect(uk.find('.prices')).toHaveLength(0);
});
