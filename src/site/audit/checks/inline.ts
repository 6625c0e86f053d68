import { inlineHash } from '../../../platform/hash.ts';
import { jsonTypes, type SourceElement } from '../../../web/pageTree.ts';
import { rawText } from '../../../web/text.ts';
import type { PageCheck, PageDiagnostic } from '../types.ts';

export const checkInline: PageCheck = ({ tree, rules: { allowedInlineHashes } }) => {
  if (allowedInlineHashes === null) return [];
  const diagnostics: PageDiagnostic[] = [];
  for (const element of tree.elements) {
    for (const attribute in element.attribs)
      if (attribute === 'style' || attribute.startsWith('on'))
        diagnostics.push(describeAttribute(element, attribute));
    if (element.name === 'script' || element.name === 'style')
      diagnostics.push(...checkHash(element, allowedInlineHashes));
  }
  return diagnostics;
};

function describeAttribute(at: SourceElement, attribute: string): PageDiagnostic {
  if (attribute === 'style')
    return {
      code: 'audit/inline-style',
      at,
      message: `<${at.name}> has a style attribute, which the site's policy ignores.`,
      hint: 'Put the rule in the stylesheet, under a class.',
    };
  return {
    code: 'audit/inline-handler',
    at,
    message: `<${at.name}> has ${attribute}, which the site's policy does not run.`,
    hint: 'Listen for the event in a script.',
  };
}

function checkHash(at: SourceElement, allowed: ReadonlySet<string>): PageDiagnostic[] {
  const { name, attribs } = at;
  if (attribs.src !== undefined || jsonTypes.includes(attribs.type ?? '')) return [];
  const hash = inlineHash(rawText(at));
  if (allowed.has(hash)) return [];
  const message = `The site's policy does not allow this inline ${name} (${hash}).`;
  const hint =
    'Only the scripts and styles of the site itself belong in a page; text from data must be escaped.';
  return [{ code: 'audit/inline-code', at, message, hint }];
}
