import { expect, it } from 'vitest';
import { loadSample } from '../tests/sample/sample.ts';
import { findPlaceholders } from './placeholders.ts';

it('finds every reserved address in any field', async () => {
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

it('checks the build’s address instead of base_url', async () => {
  const found = findPlaceholders(await loadSample(), 'https://guides.games');
  expect(found.map(({ field }) => field)).not.toContain('base_url');
});

it('accepts addresses that somebody can own', async () => {
  const content = await loadSample();
  const filled = JSON.parse(
    JSON.stringify(content.site).replaceAll('boardgameexpansionorders.example', 'guides.games'),
  ) as typeof content.site;
  filled.newsletter.endpoint = 'https://letters.guides.games/join';
  const open = findPlaceholders({ ...content, site: filled }).filter(({ file }) => file === 'site.yaml');
  expect(open).toEqual([]);
});

it('finds the missing fields of a newsletter service', async () => {
  const content = await loadSample();
  const newsletter = { ...content.site.newsletter };
  delete newsletter.endpoint;
  const fieldsOf = (given: Partial<typeof content.site.newsletter>) => {
    const site = { ...content.site, newsletter: { ...newsletter, ...given } };
    const found = findPlaceholders({ ...content, site });
    return found.map(({ field }) => field).filter((field) => field.startsWith('newsletter'));
  };
  expect(fieldsOf({ service: 'buttondown', form_id: null })).toEqual(['newsletter.form_id']);
  expect(fieldsOf({ service: 'listmonk' })).toEqual(['newsletter.endpoint', 'newsletter.form_id']);
  expect(fieldsOf({ service: 'kit', form_id: '1234567' })).toEqual([]);
});
