import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Violations that axe-core finds in the page, or in a part of it. */
export async function violations(page: Page, part = 'html', options: RunOptions = {}): Promise<string[]> {
  // Half a megabyte: once per page.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe);
  const results = await page.evaluate<AxeResults>(
    `axe.run(${JSON.stringify(part)},${JSON.stringify({ resultTypes: ['violations'], ...options })})`,
  );
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`),
  );
}

/** Only what depends on colors. */
export const colorsOnly: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
};

/** Everything else. */
export const withoutColors: RunOptions = {
  rules: { 'color-contrast': { enabled: false }, 'link-in-text-block': { enabled: false } },
};
