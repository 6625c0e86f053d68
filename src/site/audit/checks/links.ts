import type { PageCheck, PageContext, PageDiagnostic, ResolvedReference } from '../types.ts';

const harmless = ['mailto:', 'tel:', 'sms:'];

/**
 * Every address on the page leads somewhere without a redirect. Anchors on other pages are checked when all
 * are known.
 */
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
