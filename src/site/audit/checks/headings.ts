import { plain, textContent } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

/** One h1, and no level left out on the way down. */
export const checkHeadings: PageCheck = ({ tree }) => {
  const headings = tree.elements.filter(({ name }) => name.length === 2 && /^h[1-6]$/.test(name));
  const findings: PageFinding[] = [];
  const top = headings.filter(({ name }) => name === 'h1');
  if (top.length === 0)
    findings.push({
      code: 'audit/h1-count',
      start: tree.named('body')[0]?.start ?? 0,
      end: tree.named('body')[0]?.end ?? 0,
      message: 'The page has no h1: no heading says what all of it is about.',
    });
  for (const { start, end } of top.slice(1))
    findings.push({
      code: 'audit/h1-count',
      start,
      end,
      message: `The page has ${top.length} h1 headings; one says what all of it is about.`,
      hint: 'Make this one an h2.',
    });
  let above = 1;
  for (const heading of headings) {
    const level = Number(heading.name.slice(1));
    if (level > above + 1)
      findings.push({
        code: 'audit/heading-skip',
        start: heading.start,
        end: heading.end,
        message: `"${plain(textContent(heading))}" is an h${level} below an h${above}: the outline leaves a level out.`,
        hint: `Make it an h${above + 1}.`,
      });
    above = level;
  }
  return findings;
};
