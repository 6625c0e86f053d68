import { expect, it } from 'vitest';
import { addDays } from '../domain/dates.ts';
import { loadSample, today } from '../tests/sample/sample.ts';
import { planContent } from '../tests/site/renderSite.ts';
import { courseOfSeafarers, withPrices } from '../tests/site/withPrices.ts';
import { firstChange } from './inputs.ts';
import type { SitePlan } from './plan.ts';

const content = await loadSample();
const plan = await planContent(content);
const inputsOf = (path: string) =>
  plan.inputs.inputsOf(plan.files.find((file) => file.path === path)?.trace?.().reads ?? []);
const wingspan = inputsOf('guides/wingspan-expansion-order.html');

it('notes of a guide’s page its own guide, and of others what their cards show', () => {
  const names = wingspan.hashes.split('\n').map((line) => line.replace(/^.*\t/, ''));
  const guides = names.filter((name) => name.startsWith('guide '));
  expect(guides).toEqual(['guide wingspan']);
  expect(names.some((name) => name.startsWith('facts '))).toBe(true);
  expect(names).not.toContain('site content');
});

it('notes the day of a page with prices, and until when it stays as it is', () => {
  expect(wingspan.from).toBe(today);
  expect(wingspan.to === null || wingspan.to >= today).toBe(true);
});

it('notes no day for a page that shows none', () => {
  expect(inputsOf('privacy.html')).toMatchObject({ from: null, to: null });
});

/** The files of a plan that are made again on a day, or because of another content. */
function madeAgain(plan: SitePlan, day: string, { inputs: { hashOf } } = plan): string[] {
  return plan.files
    .flatMap(({ path, trace }) => {
      if (trace === undefined) return [];
      return firstChange(plan.inputs.inputsOf(trace().reads), day, hashOf) === null ? [] : path;
    })
    .sort();
}

it('makes what shows past prices again where a line of them changes, and nothing else', async () => {
  const before = await planContent(withPrices(content));
  const [first, second, last] = courseOfSeafarers;
  const after = await planContent(withPrices(content, [first, { ...second, price: 26 }, last]));
  expect(madeAgain(before, today, after)).toEqual([
    'api/deals.json',
    'api/guides/catan.json',
    'deals.html',
    'deals.xml',
    'guides/catan-expansion-order.html',
  ]);
});

it('makes past prices again on the day on which they say something else, and not before', async () => {
  // The price of November 11 is within the last 90 days until February 8.
  const price = { date: '2026-11-11', price: 20, stock: true };
  const made = async (day: string) => {
    const plan = await planContent(withPrices(content, [price]), { today: '2027-02-01' });
    return madeAgain(plan, day).filter((path) => path.includes('catan'));
  };
  expect(await made('2027-02-08')).toEqual([]);
  expect(await made('2027-02-09')).toEqual(['api/guides/catan.json', 'guides/catan-expansion-order.html']);
});

it('makes a chart again every day: it moves with its 90 days', async () => {
  const plan = await planContent(withPrices(content));
  expect(madeAgain(plan, addDays(today, 1))).toContain('guides/catan-expansion-order.html');
});
