import { inlineHash } from '../../../platform/hash.ts';
import { jsonTypes, type SourceElement } from '../../../html/pageTree.ts';
import { rawText } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

/** Nothing that the site's content security policy would refuse to run or apply. */
export const checkInline: PageCheck = ({ tree, rules: { allowedInlineHashes } }) => {
  if (allowedInlineHashes === null) return [];
  const findings: PageFinding[] = [];
  for (const element of tree.elements) {
    for (const attribute in element.attribs)
      if (attribute === 'style' || attribute.startsWith('on'))
        findings.push(describeAttribute(element, attribute));
    if (element.name === 'script' || element.name === 'style')
      findings.push(...checkHash(element, allowedInlineHashes));
  }
  return findings;
};

function describeAttribute({ name, start, end }: SourceElement, attribute: string): PageFinding {
  if (attribute === 'style')
    return {
      code: 'audit/inline-style',
      start,
      end,
      message: `<${name}> has a style attribute, which the site's policy ignores.`,
      hint: 'Put the rule in the stylesheet, under a class.',
    };
  return {
    code: 'audit/inline-handler',
    start,
    end,
    message: `<${name}> has ${attribute}, which the site's policy does not run.`,
    hint: 'Listen for the event in a script.',
  };
}

function checkHash(element: SourceElement, allowed: ReadonlySet<string>): PageFinding[] {
  const { name, attribs, start, end } = element;
  if (attribs.src !== undefined || jsonTypes.includes(attribs.type ?? '')) return [];
  const hash = inlineHash(rawText(element));
  if (allowed.has(hash)) return [];
  return [
    {
      code: 'audit/inline-code',
      start,
      end,
      message: `This inline ${name} (${hash}) is not one that the site's policy allows.`,
      hint: 'Only the scripts and styles of the site itself belong in a page; text from data must be escaped.',
    },
  ];
}
