import type { PageTree, SourceElement } from '../../../html/pageTree.ts';
import { isWithin } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

const references = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
  'popovertarget',
]);

/** Each id once, each attribute once, and every reference to an id meets one. */
export const auditIds: PageCheck = ({ tree }) => {
  const findings: PageFinding[] = [];
  for (const element of tree.elements) {
    const { name, attribs, repeated, start, end } = element;
    for (const attribute of repeated)
      findings.push({
        code: 'audit/duplicate-attribute',
        start,
        end,
        message: `<${name}> has ${attribute} twice; browsers take the first.`,
      });
    const { id } = attribs;
    if (id !== undefined && tree.ids.get(id) !== element && !isInTemplate(element))
      findings.push({
        code: 'audit/duplicate-id',
        start,
        end,
        message: `The id "${id}" is taken by an earlier element of the page; links and labels reach only that one.`,
      });
    if (id !== undefined && (id === '' || /\s/.test(id)))
      findings.push({
        code: 'audit/duplicate-id',
        start,
        end,
        message: `The id "${id}" is empty or has a space in it, so that nothing can refer to it.`,
      });
    for (const attribute in attribs)
      for (const target of references.has(attribute) ? missingIds(attribs[attribute] ?? '', tree.ids) : [])
        findings.push({
          code: 'audit/broken-reference',
          start,
          end,
          message: `${attribute} of <${name}> names the id "${target}", which no element of the page has.`,
        });
  }
  return findings;
};

function missingIds(value: string, ids: PageTree['ids']): string[] {
  return value.split(/\s+/).filter((id) => id !== '' && !ids.has(id));
}

function isInTemplate(element: SourceElement): boolean {
  return isWithin(element, ({ name }) => name === 'template');
}
