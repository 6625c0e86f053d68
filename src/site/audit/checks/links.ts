import type { PageCheck, PageContext, PageDiagnostic, ResolvedReference } from '../types.ts';
import { attributeWords } from '../../../web/text.ts';

const harmless = ['mailto:', 'tel:', 'sms:'];

/** Anchors on other pages are checked when all pages are known. */
export const auditLinks: PageCheck = (context) => {
  return context.references.flatMap((reference) => {
    const problem = judge(reference, context);
    return problem === null ? [] : [{ ...problem, at: reference.element }];
  });
};

type Problem = Pick<PageDiagnostic, 'code' | 'message' | 'hint'>;

function judge({ address, use, target }: ResolvedReference, { page, tree }: PageContext): Problem | null {
  if (address.trim() === '' || address.trim() === '#')
    return { code: 'audit/broken-link', message: `"${address}" leads nowhere.` };
  switch (target.kind) {
    case 'page':
      if (use === 'link') {
        if (target.route !== page.route || target.anchor === null || tree.ids.has(target.anchor)) return null;
        return missingAnchor(target.anchor, page.route);
      }
      if (target.route === page.route && target.anchor !== null)
        return tree.ids.has(target.anchor) ? null : missingAnchor(target.anchor, page.route);
      return { code: 'audit/broken-link', message: `${address} is a page; this attribute needs a file.` };
    case 'file':
      return null;
    case 'redirect':
      return {
        code: 'audit/link-to-redirect',
        message: `${address} is redirected to ${target.to}, which costs every reader an extra request.`,
        hint: `Link to ${target.to}.`,
      };
    case 'missing':
      return { code: 'audit/broken-link', message: `${address} is not a page or file of the site.` };
    case 'external':
      if (use === 'link') return null;
      return {
        code: 'audit/foreign-resource',
        message: `The page loads ${address} from another host, which the site's policy refuses.`,
        hint: 'Serve a copy from the site itself.',
      };
    case 'other':
      if (use === 'link' && harmless.includes(target.scheme)) return null;
      if (use === 'resource' && address.startsWith('data:image/')) return null;
      return {
        code: 'audit/unsafe-link',
        message: `Addresses that begin with ${target.scheme} are not allowed.`,
      };
    default:
      return target satisfies never;
  }
}

export function missingAnchor(anchor: string, route: string): Problem {
  return { code: 'audit/broken-anchor', message: `${route} has no element with the id "${anchor}".` };
}

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
