import type { PageCheck } from '../rules.ts';

/** The page stays below the limit. */
export const checkSize: PageCheck = ({ html, rules, tree }) => {
  const bytes = Buffer.byteLength(html);
  if (bytes <= rules.maxPageBytes) return [];
  const at = tree.named('html')[0];
  return [
    {
      code: 'audit/page-too-large',
      start: at?.start ?? 0,
      end: at?.end ?? 0,
      message: `The page has ${bytes} bytes; at most ${rules.maxPageBytes} are wanted.`,
    },
  ];
};
