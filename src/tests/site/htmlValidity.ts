import { HtmlValidate } from 'html-validate';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React writes charSet and fetchPriority; HTML ignores case.
    'attr-case': 'off',
    // React writes <meta/>, which HTML reads as <meta>.
    'void-style': 'off',
    // The ranking table states its roles, because phones show each row as a block.
    'no-redundant-role': 'off',
    // All scripts are our own, on our own host.
    'require-sri': 'off',
  },
});

/** Violations of HTML's rules in a page, one per line. */
export async function validityProblems(html: string): Promise<string[]> {
  const report = await validator.validateString(html);
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
