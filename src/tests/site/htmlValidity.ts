import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes charSet and fetchPriority; HTML does not mind the case.
    'attr-case': 'off',
    // React writes <meta/>, which HTML reads as <meta>.
    'void-style': 'off',
    // The ranking table spells its roles out, because phones show each row as a block.
    'no-redundant-role': 'off',
    // All scripts are our own, on our own host.
    'require-sri': 'off',
  },
});

/** Where a page breaks the rules of HTML, one line each. */
export async function validityProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
