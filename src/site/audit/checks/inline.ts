import { inlineHash } from '../inlineHash.ts';
import { jsonTypes, type SourceElement } from '../../../html/pageTree.ts';
import { rawText } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

/** Nothing that the site's content security policy would refuse to run or apply. */
export const checkInline: PageCheck = ({ tree, rules: { allowedInlineHashes } }) => {
  if (allowedInlineHashes === null) return [];
  return tree.elements.flatMap((element) => [
    ...checkAttributes(element),
    ...(element.name === 'script' || element.name === 'style' ? checkHash(element, allowedInlineHashes) : []),
  ]);
};

function checkAttributes({ name, attribs, start, end }: SourceElement): PageFinding[] {
  const findings: PageFinding[] = [];
  for (const attribute of Object.keys(attribs))
    if (attribute === 'style')
      findings.push({
        code: 'audit/inline-style',
        start,
        end,
        message: `<${name}> has a style attribute, which the site's policy ignores.`,
        hint: 'Put the rule in the stylesheet, under a class.',
      });
    else if (attribute.startsWith('on'))
      findings.push({
        code: 'audit/inline-handler',
        start,
        end,
        message: `<${name}> has ${attribute}, which the site's policy does not run.`,
        hint: 'Listen for the event in a script.',
      });
  return findings;
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
