import { warning, type Codes } from '../codeInfo.ts';

/** Problems of a build, a check, or a host. */
export const commandCodes = {
  'build/out-not-folder': 'The output folder is a file. Delete the file, or set --out to another folder.',
  'build/out-protected':
    'The output folder has files that no build wrote, or it belongs to the data folder. A build writes only into a new folder, an empty one, or that of an earlier build.',
  'build/locked':
    'Another build is writing the same folder. A killed build blocks nothing: the next one on the same machine takes over.',
  'build/foreign-file':
    'A file that no build made is in the way. The build never overwrites it. Move the file, or delete the output folder.',
  'build/manifest-unreadable':
    'The list of files that earlier builds made cannot be read. It is .guides/manifest.json. If nothing in the output folder is yours, delete it.',
  'build/write-failed':
    'The operating system refused to write. The message says whether the earlier site is unchanged or the next build finishes the work.',

  'check/state-damaged': warning(
    'The checker’s state cannot be read. Only guides check writes data/state/checks.json; its strikes and times are ignored. The next guides check --write starts over and keeps a copy of the damaged file.',
  ),
  'check/history-damaged': warning(
    'A line of the price history cannot be read. Only guides check writes data/state/history/<game>.csv: date, offer, price, currency, stock. Other lines, such as merge marks, are ignored.',
  ),
  'check/history-too-large':
    'A price history is too large. A check writes a few kilobytes a year, not 10 MB. The file is ignored, and guides check --write adds nothing to it and exits with 2.',
  'check/write-failed':
    'The operating system refused to write. Each file of data/offers/ is either unchanged or complete. The next check finds what was not written.',
  'check/locked':
    'Another run has been writing the data for too long. Only one run writes at a time. A killed one blocks nothing on the same machine; a run on another machine cannot be checked.',
  'check/no-network':
    'No shop was reached. Every address failed, or one page answered for all hosts, as a hotel’s login page does. The run stores nothing, counts no strike, and exits with 2.',

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

  'host/conflict':
    'Two hosts need the same file to say different things. Build once for each host, each with its own --out.',
  'host/too-many-files':
    'The site has more files than the host takes in one deployment. Serve it from another host or plan.',
  'host/too-many-redirects':
    'The site has more redirects than the host reads, or than it advises. Each old address counts several times, for its spellings with a slash and .html. Remove old addresses without visitors, or use your own server.',
  'host/line-too-long':
    'A line of a host’s file is longer than the host reads. The host would ignore it. The longest line is the security policy; each inline script and style adds 54 characters.',

  'deploy/missing-file':
    'A page has no file in the folder. It was deleted or not copied. Build again, and copy the whole folder.',
  'deploy/shadowed-file': 'A redirect hides a file. Hosts look at redirects first. Delete one of the two.',
  'deploy/chain':
    'A redirect leads to another redirect. Each hop costs time. In data/redirects.yaml, redirect it to the last page.',
  'deploy/loop': 'Redirects lead in a circle. In data/redirects.yaml, redirect each of them to a page.',
  'deploy/no-page': 'A redirect leads to no page. Readers of an old link would get the 404 page.',
  'deploy/lost-address':
    'A published address leads nowhere in the built site. Add this address of data/state/addresses.json to data/redirects.yaml, and build again. If the site was built from other data, name that folder with --data.',
  'deploy/changed-file':
    'A host’s file was changed after the build. The next build overwrites it. Change the data, or add rules where the host allows more, and build again.',
} as const satisfies Codes;
