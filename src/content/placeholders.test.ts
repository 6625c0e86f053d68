import { expect, it } from 'vitest';
import { loadSample } from '../tests/sample/sample.ts';
import { findPlaceholders } from './placeholders.ts';

it('finds every address that can belong to nobody, wherever it stands', async () => {
  const content = await loadSample();
  const found = findPlaceholders(content).map(({ file, field }) => `${file} ${field}`);
  expect(found).toEqual(
    expect.arrayContaining(['site.yaml corrections.href', 'site.yaml check.contact_url']),
  );
  expect(found).not.toContain('site.yaml base_url');
});

it('has nothing against addresses that somebody can own', async () => {
  const content = await loadSample();
  const filled = JSON.parse(
    JSON.stringify(content.site).replaceAll('boardgameexpansionorders.example', 'guides.games'),
  ) as typeof content.site;
  expect(findPlaceholders({ ...content, site: filled }).filter(({ file }) => file === 'site.yaml')).toEqual(
    [],
  );
});
