import type { CodesOf } from '../codeInfo.ts';

export const auditCodes = {
  'audit/broken-link': {
    title: 'An address on a page leads nowhere',
    explanation: 'A link, image, stylesheet or script names a page or file that the site does not have.',
  },
  'audit/broken-anchor': {
    title: 'A link names a missing part of a page',
    explanation: 'The address ends in #id, and no element of that page has the id.',
  },
  'audit/link-to-redirect': {
    title: 'A link goes to a redirect',
    explanation: 'Link straight to the page: a detour costs readers time. Redirects are for old links.',
  },
  'audit/unsafe-link': {
    title: 'A link has a scheme that pages must not use',
    explanation: 'Links lead to https pages, mail and telephone; javascript: and data: are dangerous.',
  },
  'audit/foreign-resource': {
    title: 'A page loads something from another host',
    explanation: 'The privacy page promises that nothing loads from elsewhere. Serve a copy.',
  },
  'audit/missing-description': {
    title: 'A page has no description',
    explanation: 'Without a description, search engines choose a text themselves.',
  },
  'audit/title-repeated': {
    title: 'Two pages have the same title',
    explanation: 'Readers cannot tell them apart in tabs and search results.',
  },
  'audit/description-repeated': {
    title: 'Two pages have the same description',
    explanation: 'Readers cannot tell them apart in search results. Say what is special about each.',
  },
  'audit/canonical': {
    title: "A page's canonical address is not its own",
    explanation: 'Each page names its own full address, and the 404 page names none.',
  },
  'audit/robots': {
    title: 'A page is hidden from search engines, or shown to them, by mistake',
    explanation: 'Pages for readers are indexable; the 404 page and previews are noindex.',
  },
  'audit/share-image': {
    title: 'The image for shared links is not on the site',
    explanation: 'Other sites fetch og:image by its full address. Without the file, links have no image.',
  },
  'audit/json-ld': {
    title: 'Structured data lacks its context or type',
    explanation: 'JSON-LD needs @context of schema.org and @type; otherwise search engines skip it.',
  },
  'audit/broken-json': {
    title: 'A JSON script of a page does not parse',
    explanation: 'Structured data and the data of islands are read with JSON.parse.',
  },
  'audit/faq-not-shown': {
    title: 'Structured data has a question that the page does not show',
    explanation: 'Search engines want structured data to repeat what readers see.',
  },
  'audit/inline-style': {
    title: 'An element has a style attribute',
    explanation: "The site's security policy ignores such styles; use the stylesheet.",
  },
  'audit/inline-handler': {
    title: 'An element has an event handler attribute',
    explanation:
      "The site's security policy blocks onclick and the like. In text from data, it is an attack.",
  },
  'audit/inline-code': {
    title: 'The policy does not allow an inline script or style',
    explanation:
      'The security policy lists each inline script and style by hash. Others come from unescaped text.',
  },
  'audit/new-tab': {
    title: 'A link opens a tab without rel="noopener"',
    explanation: 'The opened page could send the reader of this one elsewhere.',
  },
  'audit/retailer-link': {
    title: 'A link to a retailer is not marked as one',
    explanation: 'Such links need rel="sponsored nofollow noopener noreferrer" and open a new tab.',
  },
  'audit/disclosure': {
    title: 'A link to a retailer comes before the disclosure',
    explanation: 'Readers must know that we may earn a commission before they see the first shop link.',
  },
  'audit/page-too-large': {
    title: 'A page is larger than its budget',
    explanation:
      'budgets in site.yaml sets the bytes of HTML for each kind of page. Move data into a file, or raise the budget.',
  },
  'audit/over-budget': {
    title: 'A page loads more than its budget',
    explanation:
      'budgets in site.yaml sets compressed bytes for each kind of page: everything before the reader acts (first_load), its scripts (inline_script, deferred_script), and scripts after everything was used (all_script). The hint names the largest files and those that grew. Make them smaller, load them later, or raise the budget.',
  },
  'audit/sitemap': {
    title: 'The sitemap and the pages disagree',
    explanation:
      'The sitemap lists the canonical address of every page that search engines may show, and no other.',
  },
  'audit/missing-file': {
    title: 'A file of the build is missing',
    explanation: 'Somebody deleted it, or copied only a part of the folder. Build again.',
  },
  'audit/no-answer': {
    title: 'A server did not answer for an address',
    explanation:
      'The connection broke, the answer was too slow or too large, or its status was 500 or above. Look into the log of the server, then audit again.',
  },
  'audit/json-ld-field': {
    title: 'Structured data lacks a field that search engines need',
    explanation: 'For example the headline, author and image of an article, or the answer of a question.',
  },
} as const satisfies CodesOf<'audit'>;
