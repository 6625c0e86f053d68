import { absoluteUrl } from '../../../domain/routes.ts';
import type { PageTree } from '../../../html/pageTree.ts';
import type { SourceElement } from '../../../html/pageTree.ts';
import { plain, rawText, attributeWords } from '../../../html/text.ts';
import { resolveAddress } from '../addresses.ts';
import type { PageCheck, PageContext, PageFinding } from '../rules.ts';

/** The description, canonical address, robots, and share image that a page must have. */
export const checkHead: PageCheck = (context) => {
  const { tree } = context;
  return [
    ...(descriptionOf(tree).text === ''
      ? [missing('audit/missing-description', descriptionOf(tree).element, 'The page has no description.')]
      : []),
    ...checkCanonical(context),
    ...checkRobots(context),
    ...checkShareImages(context),
  ];
};

/** The page's title, '' if it has none, with its element or the head. */
export function titleOf(tree: PageTree): { text: string; element: SourceElement | undefined } {
  // An svg may have a title of its own.
  const element = tree
    .named('title')
    .find(({ parent }) => parent !== null && 'name' in parent && parent.name === 'head');
  return { text: element === undefined ? '' : plain(rawText(element)), element: element ?? headOf(tree) };
}

/** The same for its description. */
export function descriptionOf(tree: PageTree): { text: string; element: SourceElement | undefined } {
  const element = metaNamed(tree, 'description')[0];
  return { text: plain(element?.attribs.content ?? ''), element: element ?? headOf(tree) };
}

function checkCanonical({ tree, page, rules }: PageContext): PageFinding[] {
  const links = tree.named('link').filter(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const found = links.map(({ attribs }) => attribs.href ?? '');
  const wanted = page.expected ? page.expected.canonical : absoluteUrl(rules.baseUrl, page.route);
  if (wanted === undefined && found.length < 2) return [];
  if (found.length === (wanted === null ? 0 : 1) && found.every((href) => href === wanted)) return [];
  const said =
    found.length === 0
      ? 'The page names no canonical address'
      : `Its canonical address is ${found.join(' and ')}`;
  return [missing('audit/canonical', links[0] ?? headOf(tree), `${said}; it should ${wantedText(wanted)}.`)];
}

function wantedText(canonical: string | null | undefined): string {
  if (canonical === undefined) return 'be one';
  return canonical === null ? 'have none' : `be ${canonical}`;
}

/** Whether search engines may list the page. */
export function isListable(tree: PageTree): boolean {
  return !metaNamed(tree, 'robots').some(({ attribs }) =>
    (attribs.content ?? '').toLowerCase().includes('noindex'),
  );
}

function checkRobots({ tree, page }: PageContext): PageFinding[] {
  const robots = metaNamed(tree, 'robots')[0];
  const indexable = page.expected ? page.expected.indexable : true;
  if (indexable === undefined || isListable(tree) === indexable) return [];
  return [
    missing(
      'audit/robots',
      robots ?? headOf(tree),
      indexable
        ? 'The page asks search engines to leave it out, and it is one for them to find.'
        : 'The page must not be found by search engines, and has no noindex.',
    ),
  ];
}

function checkShareImages({ tree, page, site, rules }: PageContext): PageFinding[] {
  return tree
    .named('meta')
    .filter(({ attribs }) => ['og:image', 'twitter:image'].includes(attribs.property ?? attribs.name ?? ''))
    .flatMap((element) => {
      const address = element.attribs.content ?? '';
      const whole = address.startsWith(`${rules.baseUrl}/`);
      if (whole && resolveAddress(address, page.route, site, rules).kind === 'file') return [];
      return [
        missing(
          'audit/share-image',
          element,
          `The image for shared links, "${address}", is ${whole ? 'not a file of the site' : 'not a full address of this site'}.`,
        ),
      ];
    });
}

function metaNamed(tree: PageTree, name: string): SourceElement[] {
  return tree.named('meta').filter(({ attribs }) => attribs.name?.toLowerCase() === name);
}

function headOf(tree: PageTree): SourceElement | undefined {
  return tree.named('head')[0];
}

function missing(
  code: PageFinding['code'],
  element: SourceElement | undefined,
  message: string,
): PageFinding {
  return { code, start: element?.start ?? 0, end: element?.end ?? 0, message };
}
