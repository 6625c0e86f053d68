import type { CodesOf } from '../codeInfo.ts';

export const auditCodes = {
  'audit/broken-link': {
    severity: 'error',
    title: 'An address on a page leads nowhere',
    explanation:
      'A link, image, stylesheet or script names a page or file that the site does not have. Readers would get the 404 page or a hole.',
  },
  'audit/broken-anchor': {
    severity: 'error',
    title: 'A link names a part of a page that is not there',
    explanation:
      'The address ends in #id, and no element of that page has the id. The reader lands at the top of the page and has to search.',
  },
  'audit/link-to-redirect': {
    severity: 'error',
    title: 'A link goes to an address that is redirected',
    explanation:
      'The site links straight to its pages: a detour costs readers time and search engines trust. Redirects are for links from elsewhere.',
  },
  'audit/unsafe-link': {
    severity: 'error',
    title: 'A link has a scheme that a page must not use',
    explanation:
      'Links lead to https pages, mail and telephone. javascript:, data: and the like run or show what somebody put into the address.',
  },
  'audit/foreign-resource': {
    severity: 'error',
    title: 'A page loads something from another host',
    explanation:
      'No image, font, style or script comes from elsewhere: the privacy page promises it and the security policy refuses it. Serve a copy.',
  },
  'audit/missing-description': {
    severity: 'error',
    title: 'A page has no description',
    explanation:
      'Search engines show the description below the title; without it they choose a text themselves.',
  },
  'audit/title-repeated': {
    severity: 'error',
    title: 'Two pages were rendered with the same title',
    explanation: 'Readers cannot tell them apart in tabs and search results.',
  },
  'audit/description-repeated': {
    severity: 'error',
    title: 'Two pages were rendered with the same description',
    explanation: 'Readers cannot tell them apart in search results. Say what is particular to each.',
  },
  'audit/canonical': {
    severity: 'error',
    title: "A page's canonical address is not its own",
    explanation:
      'Each page names its one full address, and the 404 page none. A wrong one has search engines drop the page in favor of another.',
  },
  'audit/robots': {
    severity: 'error',
    title: 'A page is hidden from search engines by mistake, or shown by mistake',
    explanation: 'Pages for readers are indexable; the 404 page and previews are noindex.',
  },
  'audit/share-image': {
    severity: 'error',
    title: 'The image for shared links is not on the site',
    explanation:
      'Other sites fetch og:image by its full address. If the file is not there, the link is shown without an image.',
  },
  'audit/json-ld': {
    severity: 'error',
    title: 'Structured data does not say what it is',
    explanation: 'JSON-LD needs @context of schema.org and @type; without them search engines skip it.',
  },
  'audit/broken-json': {
    severity: 'error',
    title: 'A JSON script of a page does not parse',
    explanation:
      'Structured data and the data of islands are read with JSON.parse; one stray character loses all of it.',
  },
  'audit/faq-not-shown': {
    severity: 'error',
    title: 'Structured data has a question that the page does not show',
    explanation:
      'Search engines want structured data to repeat what readers see, and punish a site that claims more than it shows.',
  },
  'audit/inline-style': {
    severity: 'error',
    title: 'An element has a style attribute',
    explanation: "The site's security policy ignores such styles; they belong in the stylesheet.",
  },
  'audit/inline-handler': {
    severity: 'error',
    title: 'An element has an event handler attribute',
    explanation:
      "The site's security policy does not run onclick and its like. In text from data they are a sign of an attack.",
  },
  'audit/inline-code': {
    severity: 'error',
    title: 'An inline script or style is not one that the policy allows',
    explanation:
      'Every inline script and style of the site is listed in its security policy by hash. Another one would not run, or should not be there: text from data that was not escaped.',
  },
  'audit/new-tab': {
    severity: 'error',
    title: 'A link opens a tab without rel="noopener"',
    explanation: 'The opened page could send the reader of this one elsewhere.',
  },
  'audit/retailer-link': {
    severity: 'error',
    title: 'A link to a retailer is not marked as one',
    explanation:
      'Links that may earn a commission carry rel="sponsored nofollow noopener noreferrer" and open a new tab. Search engines ask for the first two.',
  },
  'audit/disclosure': {
    severity: 'error',
    title: 'A link to a retailer comes before the disclosure',
    explanation:
      'Readers must know that we may earn a commission before they meet the first link to a retailer, not after.',
  },
  'audit/page-too-large': {
    severity: 'error',
    title: 'A page is larger than its budget',
    explanation:
      'html of budgets in site.yaml says how many bytes a page of each kind may have as the browser reads it. Large pages take long to lay out on a phone. Something may be in the page that belongs in a file; where the page deserves the room, raise the budget.',
  },
  'audit/over-budget': {
    severity: 'error',
    title: 'What a page makes a browser load is over its budget',
    explanation:
      'budgets in site.yaml says for each kind of page how many compressed bytes may load before the reader does anything (first_load), how many of them are script (inline_script, deferred_script), and how many are script once everything on the page has been used (all_script). The hint names the largest files and those that grew since the last build. Make them smaller, load them later, or raise the budget on purpose.',
  },
  'audit/sitemap': {
    severity: 'error',
    title: 'The sitemap and the pages disagree',
    explanation:
      'The sitemap lists the canonical address of every page that search engines may show. An address without a page, or one whose page says noindex, makes them trust the sitemap less; a page that is not listed is found late.',
  },
  'audit/missing-file': {
    severity: 'error',
    title: 'A file that the build wrote is not there',
    explanation:
      'Somebody deleted it, or copied only a part of the folder. Readers get the 404 page in its place, or a bare one where that is what is missing.',
  },
  'audit/no-answer': {
    severity: 'error',
    title: 'A server did not give an address out',
    explanation:
      'While a running site was audited, the connection broke, the answer took too long or was too large to be a page, or the server answered with an error of its own (status 500 and above). Readers may meet the same. Look into the log of the server, then audit again.',
  },
  'audit/json-ld-field': {
    severity: 'error',
    title: 'Structured data lacks a field that search engines ask for',
    explanation:
      'Each kind of thing has fields without which search engines make nothing of it: the headline, author and image of an article, the answer of a question, the place of an entry in a list.',
  },
} as const satisfies CodesOf<'audit'>;
