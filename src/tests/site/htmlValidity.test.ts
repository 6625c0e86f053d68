import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { loadData, renderPages } from './renderSite.ts';

const pages = await renderPages(await loadData());

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes charSet and fetchPriority; HTML does not mind the case.
    'attr-case': 'off',
    // React writes <meta/>, which HTML reads as <meta>.
    'void-style': 'off',
    // The ranking table spells its roles out, because phones show each row as a block.
    'no-redundant-role': 'off',
    // A list whose markers the stylesheet takes away says again that it is a list in some browsers.
    'require-sri': 'off',
  },
});

describe.each([...pages.keys()])('%s', (route) => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(pages.get(route) ?? '');
    const findings = report.results.flatMap(({ messages }) =>
      messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
    );
    expect(findings).toEqual([]);
  });
});
