import { finding, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { proseLinks } from '../../domain/prose.ts';
import { guidePath, textPagePath } from '../../domain/routes.ts';
import type { Entry, SiteFiles, UnitFiles } from '../siteFiles.ts';
import { placeOf, placeOfWords, type DataPath, type Source } from '../source.ts';
import { suggest } from './candidates.ts';
import { routesOf, type Route } from './routes.ts';

/** The links of a file that stay on the site. */
export interface FileLinks extends Origin {
  links: { href: string; path: DataPath }[];
}

/** Where links stand. */
interface Origin {
  kind: 'site' | 'home' | 'game' | 'guide' | 'page';
  name: string;
  /** The path of the page that a #anchor alone refers to; null where there is no single one. */
  page: string | null;
  published: boolean;
}

/** The links in the files of a unit; cards and related guides have rules of their own. */
export function collectLinks(files: UnitFiles): FileLinks[] {
  return filesOf(files).map(({ data, origin }) => {
    const found: FileLinks['links'] = [];
    visitTexts(data, (text, path) => {
      const links = isAddress(text, path) && isOwnPath(path) ? [text] : proseLinks(text);
      for (const href of links) if (!/^(?:https:|mailto:)/.test(href)) found.push({ href, path: [...path] });
    });
    return { ...origin, links: found };
  });
}

/** Links lead to pages of the site and to anchors that are on them. */
export function* checkLinks(site: SiteFiles, files: readonly FileLinks[]): Iterable<Diagnostic> {
  const routes = files.some(({ links }) => links.length > 0) ? routesOf(site) : null;
  if (!routes) return;
  const redirects = new Map((site.redirects?.data.redirects ?? []).map(({ from, to }) => [from, to]));
  for (const file of files) {
    const source = sourceOf(site, file);
    if (source === undefined) continue;
    for (const { href, path } of file.links) yield* checkLink(href, path, file, source, routes, redirects);
  }
  yield* checkLinked(site, files);
}

/** Guides are in the index; another page is found only by a link. */
function* checkLinked(site: SiteFiles, files: readonly FileLinks[]): Iterable<Diagnostic> {
  const linked = new Set<string>();
  const add = (href: string) => linked.add(href.replace(/[?#].*$/, ''));
  for (const { page, published, links } of files)
    for (const { href } of links) if (published && href !== page) add(href);
  visitTexts(site.home?.data, (text, path) => {
    if (path.at(-1) === 'href') add(text);
  });
  for (const { data, source } of site.pages.values()) {
    if (data.status !== 'published' || linked.has(textPagePath(data.slug))) continue;
    const message = `No page links to "${data.title}", so readers find it only by searching.`;
    yield finding('link/orphan-page', placeOf(source, ['slug']), message, {
      hint: 'Link to it from the footer in data/site.yaml, from home, or from another page.',
    });
  }
}

function sourceOf(
  { site, home, games, guides, pages }: SiteFiles,
  { kind, name }: Origin,
): Source | undefined {
  if (kind === 'site' || kind === 'home') return { site, home }[kind]?.source;
  return { game: games, guide: guides, page: pages }[kind].get(name)?.source;
}

/** No text holds [words](…) that the site would show with its brackets. */
export function checkLinkMarkup(files: UnitFiles): Diagnostic[] {
  const found: Diagnostic[] = [];
  for (const { data, source } of filesOf(files))
    visitTexts(data, (text, path) => {
      if (hasLooseLink(text)) found.push(explainLooseLink([...path], source));
    });
  return found;
}

interface LinkingFile {
  data: unknown;
  source: Source;
  origin: Origin;
}

function filesOf({ site, home, games, guides, pages, known }: UnitFiles): LinkingFile[] {
  const linking = <T extends { status: string }>(
    kind: 'game' | 'guide' | 'page',
    { name, data, source }: Entry<T>,
    page: string | null,
  ): LinkingFile => ({ data, source, origin: { kind, name, page, published: data.status === 'published' } });
  const single = (kind: 'site' | 'home', entry: Entry<unknown> | null): LinkingFile[] =>
    entry === null ? [] : [{ ...entry, origin: { kind, name: entry.name, page: null, published: true } }];
  return [
    ...single('site', site),
    ...single('home', home),
    ...[...games.values()].map((game) => {
      const [guide, ...others] = known.guides.filter((one) => one.game === game.data.id);
      return linking('game', game, guide && others.length === 0 ? guide.path : null);
    }),
    ...[...guides.values()].map((guide) => linking('guide', guide, guidePath(guide.data.slug))),
    ...[...pages.values()].map((page) => linking('page', page, textPagePath(page.data.slug))),
  ];
}

/** Whether a field is only an address; the one for security.txt may be outside the site. */
function isAddress(text: string, path: DataPath): boolean {
  return path.at(-1) === 'href' || (path.at(-1) === 'security_contact' && text.startsWith('/'));
}

/** Cards and related guides have rules of their own; the address for corrections leaves the site. */
function isOwnPath([top]: DataPath): boolean {
  return top !== 'top_guides' && top !== 'explore' && top !== 'related_guides' && top !== 'corrections';
}

/** Visits every text of a file; the path is only good until the next one. */
function visitTexts(
  value: unknown,
  visit: (text: string, path: DataPath) => void,
  path: (string | number)[] = [],
): void {
  if (typeof value === 'string') visit(value, path);
  if (typeof value !== 'object' || value === null) return;
  const depth = path.length;
  for (const [step, item] of Array.isArray(value) ? value.entries() : Object.entries(value)) {
    path[depth] = step;
    visitTexts(item, visit, path);
  }
  path.length = depth;
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
  const at = () => placeOfWords(source, path, href);
  const route = routes.get(target);
  if (!route) {
    const newer = redirects.get(target);
    const message = `The link ${href} leads to ${newer === undefined ? 'no page of this site' : 'an old address'}.`;
    if (newer !== undefined) yield finding('link/redirected', at(), message, { hint: `Link to ${newer}.` });
    else
      yield finding(
        'link/unknown-page',
        at(),
        message,
        suggest(target, [...routes.values()], 'Write the page, or correct the path.'),
      );
  } else if (published && route.status === 'draft') {
    const hint = 'Publish the page too, or take the link out until then.';
    yield finding(
      'draft/reference',
      at(),
      `The link ${href} leads to a draft, which never reaches the site.`,
      {
        hint,
      },
    );
  } else if (anchor !== undefined && route.anchors && !route.anchors.has(anchor)) {
    const anchors = [...route.anchors].map((name) => ({ name, place: route.place }));
    const message = `The link ${href} leads to an anchor that ${route.name} does not have.`;
    const { hint } = suggest(anchor, anchors, 'Anchors are the ids of sections and the slugs of boxes.');
    yield finding('link/unknown-anchor', at(), message, { hint: hint.replace(/ \([^)]*\)\?$/, '?') });
  }
}

/** Whether a text holds [words](…) that is no link. */
function hasLooseLink(text: string): boolean {
  if (!text.includes('](')) return false;
  const written = text.match(/\]\(/g)?.length ?? 0;
  return written > proseLinks(text).length;
}

function explainLooseLink(path: DataPath, source: Source): Diagnostic {
  const hint =
    'A link is [words](/path), [words](https://…) or [words](#anchor), without spaces in the address.';
  return finding(
    'link/markup',
    placeOfWords(source, path, ']('),
    'The text holds something that looks like a link and is none.',
    { hint },
  );
}
