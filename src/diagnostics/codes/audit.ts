import type { CodesOf } from '../codeInfo.ts';

export const auditCodes = {
  'audit/broken-link':
    'An address on a page leads nowhere. A link, image, stylesheet or script names a page or file that the site does not have.',
  'audit/broken-anchor':
    'A link names a missing part of a page. No element of that page has the id after the #.',
  'audit/link-to-redirect':
    'A link goes to a redirect. A detour costs readers time; redirects are for old links.',
  'audit/unsafe-link':
    'A link has a scheme that pages must not use. Links lead to https pages, mail and telephone.',
  'audit/foreign-resource':
    'A page loads something from another host. The privacy page promises that nothing does. Serve a copy.',
  'audit/missing-description':
    'A page has no description. Without one, search engines choose a text themselves.',
  'audit/title-repeated':
    'Two pages have the same title. Readers cannot tell them apart in tabs and search results.',
  'audit/description-repeated':
    'Two pages have the same description. Readers cannot tell them apart in search results.',
  'audit/canonical':
    'A page’s canonical address is not its own. Each page names its own full address, and the 404 page names none.',
  'audit/robots':
    'A page is hidden from search engines, or shown to them, by mistake. Pages for readers are indexable; the 404 page and previews are noindex.',
  'audit/share-image':
    'The image for shared links is not on the site. Other sites fetch og:image by its full address.',
  'audit/json-ld': 'Structured data lacks its context or type. Search engines skip it.',
  'audit/broken-json': 'A JSON script of a page does not parse. Structured data and islands need it.',
  'audit/faq-not-shown':
    'Structured data has a question that the page does not show. It should repeat what readers see.',
  'audit/inline-style':
    'An element has a style attribute. The site’s security policy ignores it; use the stylesheet.',
  'audit/inline-handler':
    'An element has an event handler attribute. The site’s security policy blocks it. In text from data, it is an attack.',
  'audit/inline-code':
    'The policy does not allow an inline script or style. It lists each by hash. Others come from unescaped text.',
  'audit/new-tab':
    'A link opens a tab without rel="noopener". The opened page could send the reader of this one elsewhere.',
  'audit/retailer-link':
    'A link to a retailer is not marked as one. It needs rel="nofollow noopener noreferrer" and a new tab.',
  'audit/disclosure':
    'A link to a retailer comes before the disclosure. Readers must know first that we may earn a commission.',
  'audit/page-too-large':
    'A page is larger than its budget. budgets in site.yaml sets the bytes of HTML for each kind of page.',
  'audit/over-budget':
    'A page loads more than its budget. budgets in site.yaml sets compressed bytes for each kind of page: everything before the reader acts (first_load), its scripts (inline_script, deferred_script), and scripts after everything was used (all_script). The hint names the largest files and those that grew.',
  'audit/sitemap':
    'The sitemap and the pages disagree. It lists the canonical address of every page that search engines may show, and no other.',
  'audit/missing-file':
    'A file of the build is missing. It was deleted, or only a part of the folder was copied. Build again.',
  'audit/no-answer':
    'A server did not answer for an address. The connection broke, the answer was too slow or too large, or its status was 500 or above. The server’s log may say why.',
  'audit/json-ld-field':
    'Structured data lacks a field that search engines need. An example is the headline of an article.',
} as const satisfies CodesOf<'audit'>;
