import { isValidElement } from 'react';
import { expect, it } from 'vitest';
import { loadSample } from '../../tests/sample/sample.ts';
import { sampleSite } from '../../tests/site/sampleSite.ts';
import { sitePages } from './pageKinds.ts';

/** Replaces elements with their props; a section's id identifies its component. */
function withoutElements(value: unknown): unknown {
  if (isValidElement(value)) return withoutElements(value.props);
  if (Array.isArray(value)) return value.map(withoutElements);
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withoutElements(field)]));
}

// The cache identifies a page by the JSON of its view, which must contain all that the page shows.
it('makes views from plain data', async () => {
  const pages = sitePages(sampleSite(await loadSample()));
  expect(pages.length).toBeGreaterThan(5);
  for (const { path, view } of pages) {
    const { head, main } = view('https://example.com/share.png');
    const made = withoutElements([head, main.props]);
    expect(JSON.parse(JSON.stringify(made)), path).toEqual(made);
  }
});
