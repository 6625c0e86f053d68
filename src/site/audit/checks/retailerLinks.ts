import { attributeWords } from '../../../web/text.ts';
import type { PageCheck, PageDiagnostic } from '../types.ts';

const retailerRel = ['nofollow', 'noopener', 'noreferrer'];

export const checkRetailerLinks: PageCheck = ({ tree }) => {
  const links = tree.named('a').filter(({ attribs }) => attribs.href !== undefined);
  const diagnostics: PageDiagnostic[] = [];
  for (const at of links) {
    const { attribs } = at;
    const rel = attributeWords(attribs.rel);
    const toRetailer = attribs['data-offer'] !== undefined;
    const isTab = attribs.target === '_blank';
    const missing = retailerRel.filter((word) => !rel.includes(word));
    const lacks = [
      ...(missing.length > 0 ? [`rel="${missing.join(' ')}"`] : []),
      ...(isTab ? [] : ['target="_blank"']),
    ].join(' and ');
    if (toRetailer && lacks !== '')
      diagnostics.push({
        code: 'audit/retailer-link',
        at,
        message: `This link to a retailer lacks ${lacks}.`,
      });
    if (!toRetailer && isTab && !rel.includes('noopener'))
      diagnostics.push({
        code: 'audit/new-tab',
        at,
        message: 'This link opens a new tab without rel="noopener", so the other site could steer this page.',
      });
  }
  const first = links.find(({ attribs }) => attribs['data-offer'] !== undefined);
  const disclosure = tree.elements.find(({ attribs }) => attribs['data-disclosure'] !== undefined);
  if (first !== undefined && (disclosure === undefined || disclosure.start > first.start))
    diagnostics.push({
      code: 'audit/disclosure',
      at: first,
      message:
        disclosure === undefined
          ? 'The page links to a retailer without disclosing that we may earn a commission.'
          : 'This link to a retailer comes before the disclosure that we may earn a commission.',
      hint: 'The element with data-disclosure belongs above the first such link.',
    });
  return diagnostics;
};
