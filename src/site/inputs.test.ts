import { expect, it } from 'vitest';
import { loadSample, today } from '../tests/sample/sample.ts';
import { planContent } from '../tests/site/renderSite.ts';

const content = await loadSample();
const { files } = await planContent(content);
const inputsOf = (path: string) => files.find((file) => file.path === path)?.trace?.().inputs;
const wingspan = inputsOf('guides/wingspan-expansion-order.html');

it('notes of a guide’s page its own guide, and of others what their cards show', () => {
  const guides = Object.keys(wingspan?.hashes ?? {}).filter((name) => name.startsWith('guide '));
  expect(guides).toEqual(['guide wingspan']);
  expect(Object.keys(wingspan?.hashes ?? {}).some((name) => name.startsWith('facts '))).toBe(true);
  expect(Object.keys(wingspan?.hashes ?? {})).not.toContain('site content');
});

it('notes the day of a page with prices, and until when it stays as it is', () => {
  expect(wingspan?.from).toBe(today);
  expect(wingspan?.to === null || (wingspan?.to ?? '') >= today).toBe(true);
});

it('notes no day for a page that shows none', () => {
  expect(inputsOf('privacy.html')).toMatchObject({ from: null, to: null });
});
