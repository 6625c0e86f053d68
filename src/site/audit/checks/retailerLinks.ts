import { attributeWords } from '../../../html/text.ts';
import type { PageCheck, PageFinding } from '../rules.ts';

const retailerRel = ['sponsored', 'nofollow', 'noopener', 'noreferrer'];

/** Links that open a tab give nothing away; links to retailers are marked, and stand below the disclosure. */
export const checkRetailerLinks: PageCheck = ({ tree }) => {
  const links = tree.named('a').filter(({ attribs }) => attribs.href !== undefined);
  const findings: PageFinding[] = [];
  for (const { attribs, start, end } of links) {
    const rel = attributeWords(attribs.rel);
    const toRetailer = attribs['data-offer'] !== undefined;
    const missing = retailerRel.filter((word) => !rel.includes(word));
    if (toRetailer && (missing.length > 0 || attribs.target !== '_blank'))
      findings.push({
        code: 'audit/retailer-link',
        start,
        end,
        message: `This link to a retailer lacks ${[
          ...(missing.length > 0 ? [`rel="${missing.join(' ')}"`] : []),
          ...(attribs.target === '_blank' ? [] : ['target="_blank"']),
        ].join(' and ')}.`,
      });
    if (!toRetailer && attribs.target === '_blank' && !rel.includes('noopener'))
      findings.push({
        code: 'audit/new-tab',
        start,
        end,
        message: 'This link opens a new tab without rel="noopener", so the other site could steer this page.',
      });
  }
  const first = links.find(({ attribs }) => attribs['data-offer'] !== undefined);
  const disclosure = tree.elements.find(({ attribs }) => attribs['data-disclosure'] !== undefined);
  if (first !== undefined && (disclosure === undefined || disclosure.start > first.start))
    findings.push({
      code: 'audit/disclosure',
      start: first.start,
      end: first.end,
      message:
        disclosure === undefined
          ? 'The page links to a retailer and nowhere discloses that we may earn a commission.'
          : 'This link to a retailer comes before the disclosure that we may earn a commission.',
      hint: 'The element with data-disclosure belongs above the first such link.',
    });
  return findings;
};
