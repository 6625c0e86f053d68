import { absoluteUrl } from '../../../domain/routes.ts';
import type { PageTree, SourceElement } from '../../../web/pageTree.ts';
import { plain, rawText, attributeWords } from '../../../web/text.ts';
import { resolveAddress } from '../pageAddresses.ts';
import type { PageCheck, PageContext, PageDiagnostic } from '../types.ts';

export const checkHead: PageCheck = (context) => {
  const { text, element: at } = descriptionOf(context.tree);
  return [
    ...(text === ''
      ? [{ code: 'audit/missing-description', at, message: 'The page has no description.' } as const]
      : []),
    ...checkCanonical(context),
    ...checkRobots(context),
    ...checkShareImages(context),
  ];
};

export function titleOf(tree: PageTree): { text: string; element: SourceElement | undefined } {
  // An svg may contain its own title.
  const element = tree
    .named('title')
    .find(({ parent }) => parent !== null && 'name' in parent && parent.name === 'head');
  return { text: element === undefined ? '' : plain(rawText(element)), element: element ?? headOf(tree) };
}

export function descriptionOf(tree: PageTree): { text: string; element: SourceElement | undefined } {
  const element = metaNamed(tree, 'description')[0];
  return { text: plain(element?.attribs.content ?? ''), element: element ?? headOf(tree) };
}

function checkCanonical({ tree, page, rules }: PageContext): PageDiagnostic[] {
  const links = tree.named('link').filter(({ attribs }) => attributeWords(attribs.rel).includes('canonical'));
  const found = links.map(({ attribs }) => attribs.href ?? '');
  const wanted = page.expected ? page.expected.canonical : absoluteUrl(rules.baseUrl, page.route);
  if (wanted === undefined && found.length < 2) return [];
  if (found.length === (wanted === null ? 0 : 1) && found.every((href) => href === wanted)) return [];
  const said =
    found.length === 0
      ? 'The page names no canonical address'
      : `Its canonical address is ${found.join(' and ')}`;
  const should = wanted === undefined ? 'be one' : wanted === null ? 'have none' : `be ${wanted}`;
  const message = `${said}; it should ${should}.`;
  return [{ code: 'audit/canonical', at: links[0] ?? headOf(tree), message }];
}

export function isListable(tree: PageTree): boolean {
  return !metaNamed(tree, 'robots').some(({ attribs }) =>
    (attribs.content ?? '').toLowerCase().includes('noindex'),
  );
}

function checkRobots({ tree, page }: PageContext): PageDiagnostic[] {
  const robots = metaNamed(tree, 'robots')[0];
  const indexable = page.expected ? page.expected.indexable : true;
  if (indexable === undefined || isListable(tree) === indexable) return [];
  const message = indexable
    ? 'The page asks search engines not to list it, although they should.'
    : 'Search engines must not list the page, but it has no noindex.';
  return [{ code: 'audit/robots', at: robots ?? headOf(tree), message }];
}

function checkShareImages({ tree, page, map, rules }: PageContext): PageDiagnostic[] {
  return tree
    .named('meta')
    .filter(({ attribs }) => ['og:image', 'twitter:image'].includes(attribs.property ?? attribs.name ?? ''))
    .flatMap((element) => {
      const address = element.attribs.content ?? '';
      const whole = address.startsWith(`${rules.baseUrl}/`);
      if (whole && resolveAddress(address, page.route, map, rules).kind === 'file') return [];
      const message = `The image for shared links, "${address}", is ${whole ? 'not a file of the site' : 'not a full address of this site'}.`;
      return [{ code: 'audit/share-image', at: element, message }];
    });
}

function metaNamed(tree: PageTree, name: string): SourceElement[] {
  return tree.named('meta').filter(({ attribs }) => attribs.name?.toLowerCase() === name);
}

function headOf(tree: PageTree): SourceElement | undefined {
  return tree.named('head')[0];
}
