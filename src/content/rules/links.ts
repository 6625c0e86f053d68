import { diagnostic, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { proseLinks } from '../../domain/prose.ts';
import { textPagePath } from '../../domain/routes.ts';
import type { Guide } from '../../domain/data.ts';
import { lostLinks, markdownLinks, textsIn } from '../markdown.ts';
import type { Entry, SiteFiles, UnitFiles } from '../load/siteFiles.ts';
import { locationOf, locationOfWords, type DataPath, type Source } from '../yaml/source.ts';
import { suggest } from './candidates.ts';
import { fileOf, routesOf, sitePagesOf, type Route } from './routes.ts';

export interface FileLinks extends Origin {
  links: { href: string; path: DataPath }[];
}

interface Origin {
  kind: 'site' | 'home' | 'game' | 'guide' | 'page';
  name: string;
  /** The page that a #anchor alone refers to; null if there is no single one. */
  page: string | null;
  published: boolean;
}

export function collectLinks(files: UnitFiles): FileLinks[] {
  return filesOf(files).map(({ data, origin }) => ({
    ...origin,
    links: textsIn(data).flatMap(({ text, path }) => {
      const written = () => (isBody(path) ? markdownLinks(text) : proseLinks(text));
      const links = isAddress(text, path) && isOwnPath(path) ? [text] : written();
      return links.filter((href) => /^[/#]/.test(href)).map((href) => ({ href, path }));
    }),
  }));
}

export function* checkLinks(site: SiteFiles, files: readonly FileLinks[]): Iterable<Diagnostic> {
  const routes = files.some(({ links }) => links.length > 0) ? routesOf(site) : null;
  if (!routes) return;
  const redirects = new Map((site.redirects?.data.redirects ?? []).map(({ from, to }) => [from, to]));
  const off = new Set(sitePagesOf(site).flatMap(({ status, path }) => (status === 'off' ? path : [])));
  for (const file of files) {
    const source = fileOf(site, { file: file.kind, name: file.name, path: [] })?.source;
    if (source === undefined) continue;
    // The site leaves out links to the pages of features that are off.
    const mayBeOff = file.kind === 'site' || file.kind === 'home';
    for (const { href, path } of file.links)
      if (!mayBeOff || !off.has(href)) yield* checkLink(href, path, file, source, routes, redirects);
  }
  yield* checkLinked(site, files);
}

function* checkLinked(site: SiteFiles, files: readonly FileLinks[]): Iterable<Diagnostic> {
  const linked = new Set<string>();
  const add = (href: string) => linked.add(href.replace(/[?#].*$/, ''));
  for (const { page, published, links } of files)
    for (const { href } of links) if (published && href !== page) add(href);
  for (const { text, path } of textsIn(site.home?.data)) if (path.at(-1) === 'href') add(text);
  for (const { data, source } of site.pages.values()) {
    if (data.status !== 'published' || linked.has(textPagePath(data.slug))) continue;
    const message = `No page links to "${data.title}", so readers find it only by searching.`;
    const hint = 'Link to it from the footer in data/site.yaml, from home, or from another page.';
    yield diagnostic('link/orphan-page', locationOf(source, ['slug']), message, hint);
  }
}

/** [words](…) that the site would show with its brackets. */
export function* checkLinkMarkup(files: UnitFiles): Iterable<Diagnostic> {
  const message = 'The text contains something that looks like a link but is not one.';
  const hint =
    'A link is [words](/path), [words](https://…) or [words](#anchor), without spaces in the address. A section’s heading has none.';
  for (const { data, source } of filesOf(files))
    for (const { text, path } of textsIn(data))
      for (const words of isBody(path) ? lostLinks(text) : looseLinks(text))
        yield diagnostic('link/markup', locationOfWords(source, path, words), message, hint);
}

function filesOf({ site, home, games, guides, pages, known }: UnitFiles) {
  const linking = (kind: Origin['kind'], { name, data, source }: Entry<object>, page: string | null) => {
    const published = !('status' in data) || data.status === 'published';
    return { data, source, origin: { kind, name, page, published } };
  };
  const pathOf = ({ game, name }: Guide) =>
    known.guides.find((one) => one.game === game && one.name === name)?.path ?? null;
  return [
    ...(site ? [linking('site', site, null)] : []),
    ...(home ? [linking('home', home, null)] : []),
    ...[...games.values()].map((game) => {
      const [guide, ...others] = known.guides.filter((one) => one.game === game.data.id);
      return linking('game', game, guide && others.length === 0 ? guide.path : null);
    }),
    ...[...guides.values()].map((guide) => linking('guide', guide, pathOf(guide.data))),
    ...[...pages.values()].map((page) => linking('page', page, textPagePath(page.data.slug))),
  ];
}

function isAddress(text: string, path: DataPath): boolean {
  return path.at(-1) === 'href' || (path.at(-1) === 'security_contact' && text.startsWith('/'));
}

/** Cards and related guides have their own rules; the address for corrections leaves the site. */
function isOwnPath([top]: DataPath): boolean {
  return top !== 'top_guides' && top !== 'explore' && top !== 'related_guides' && top !== 'corrections';
}

function* checkLink(
  href: string,
  path: DataPath,
  { page, published }: Origin,
  source: Source,
  routes: ReadonlyMap<string, Route>,
  redirects: ReadonlyMap<string, string>,
): Iterable<Diagnostic> {
  const [address = '', anchor] = href.split('#');
  const target = address === '' ? page : address;
  if (target === null) return;
  const at = () => locationOfWords(source, path, href);
  const route = routes.get(target);
  if (!route) {
    const newer = redirects.get(target);
    const message = `The link ${href} leads to ${newer === undefined ? 'no page of this site' : 'an old address'}.`;
    const more = suggest(target, [...routes.values()], 'Write the page, or correct the path.');
    if (newer !== undefined) yield diagnostic('link/redirected', at(), message, `Link to ${newer}.`);
    else yield diagnostic('link/unknown-page', at(), message, more);
  } else if (published && route.status === 'draft') {
    const message = `The link ${href} leads to a draft, which is not published.`;
    const hint = 'Publish the page too, or remove the link until then.';
    yield diagnostic('draft/reference', at(), message, hint);
  } else if (anchor !== undefined && route.anchors && !route.anchors.has(anchor)) {
    const anchors = [...route.anchors].map((name) => ({ name, location: route.location }));
    const message = `The link ${href} leads to an anchor that ${route.name} does not have.`;
    const { hint } = suggest(anchor, anchors, 'Anchors are the ids of sections and the slugs of boxes.');
    yield diagnostic('link/unknown-anchor', at(), message, hint.replace(/ \([^)]*\)\?$/, '?'));
  }
}

function isBody(path: DataPath): boolean {
  return path.length === 1 && path[0] === 'body';
}

/** The beginnings of [words](…) that are not links. */
function looseLinks(text: string): string[] {
  if (!text.includes('](')) return [];
  const links = proseLinks(text);
  return [...text.matchAll(/\]\([^)\s]*/g)].flatMap(([words]) => {
    const at = links.indexOf(words.slice(2));
    if (at !== -1) links.splice(at, 1);
    return at === -1 ? words : [];
  });
}
