import type { PageCheck } from '../rules.ts';

/** The page as it is read stays within its budget; what it loads besides is checked when all files are known. */
export const checkSize: PageCheck = ({ content, page, rules, tree }) => {
  const bytes = content.byteLength;
  const given = rules.budgetOf(page.route);
  if (given === null || bytes <= given.budget.html) return [];
  const at = tree.named('html')[0];
  return [
    {
      code: 'audit/page-too-large',
      start: at?.start ?? 0,
      end: at?.end ?? 0,
      message: `The page has ${bytes} bytes; html of the budget for ${given.kind} allows ${given.budget.html}.`,
      hint: 'Shorten its longest texts, or raise html of that budget in site.yaml.',
    },
  ];
};
