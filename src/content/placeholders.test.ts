import { expect, it } from 'vitest';
import { loadSample } from '../tests/sample/sample.ts';
import { findPlaceholders } from './placeholders.ts';

it('finds every address that can belong to nobody, wherever it stands', async () => {
  const content = await loadSample();
  const found = findPlaceholders(content).map(({ file, field }) => `${file} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining([
      'site.yaml base_url',
      'site.yaml corrections.href',
      'site.yaml check.contact_url',
      'site.yaml newsletter.endpoint',
    ]),
  );
});

it('takes the address that the site is built for in place of base_url', async () => {
  const found = findPlaceholders(await loadSample(), 'https://guides.games');
  expect(found.map(({ field }) => field)).not.toContain('base_url');
});

it('has nothing against addresses that somebody can own', async () => {
  const content = await loadSample();
  const filled = JSON.parse(
    JSON.stringify(content.site).replaceAll('boardgameexpansionorders.example', 'guides.games'),
  ) as typeof content.site;
  filled.newsletter.endpoint = 'https://letters.guides.games/join';
  const open = findPlaceholders({ ...content, site: filled }).filter(({ file }) => file === 'site.yaml');
  expect(open).toEqual([]);
});
