import { pagesOf, type DataPlace, type Page, type PageData, boxRedirects } from '../../domain/pages.ts';
import { guidePath, textPagePath, absoluteUrl } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { markdownSections } from '../markdown.ts';
import type { Entry, SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import { type Candidate, nearestAddress } from './candidates.ts';
import { diagnostic, formatLocation, type Diagnostic } from '../../diagnostics/diagnostic.ts';
import { shownPath } from '../load/readFile.ts';
import { isTakenPath } from '../../domain/deployment/resolveRequest.ts';

/** A page of the site. name is its path; anchors is null if unknown. */
export interface Route extends Candidate {
  name: string;
  status: 'published' | 'draft';
  anchors: ReadonlySet<string> | null;
}

export function sitePagesOf(files: SiteFiles): Page[] {
  const data = dataOfSite(files);
  return data === null ? [] : pagesOf(data);
}

/** Null if the site's settings are broken. */
export function dataOfSite({ site, games, guides, pages }: SiteFiles): PageData | null {
  const dataOf = <T>(entries: ReadonlyMap<string, Entry<T>>) =>
    new Map([...entries].map(([name, { data }]) => [name, data]));
  if (site === null) return null;
  return { site: site.data, games: dataOf(games), guides: dataOf(guides), pages: dataOf(pages) };
}

export function fileOf(files: SiteFiles, { file, name }: DataPlace): Entry<object> | null {
  if (file === 'site' || file === 'home') return files[file];
  return files[`${file}s`].get(name) ?? null;
}

export function routesOf(files: SiteFiles): ReadonlyMap<string, Route> | null {
  const { site } = files;
  if (!site) return null;
  const pages = sitePagesOf(files).flatMap((page): Route[] => {
    if (page.kind === 'not_found' || page.status === 'off') return [];
    const entry = fileOf(files, page.owner) ?? site;
    return [
      {
        name: page.path,
        // A guide of a draft game has an error of its own.
        status: page.kind === 'guide' ? page.guide.status : page.status,
        anchors: anchorsOf(files, page),
        location: () => locationOf(entry.source, page.owner.path),
      },
    ];
  });
  // A broken file counts as the page that it will be after correction.
  const broken = [...files.broken].flatMap((file): Route[] => {
    const [kind, name = ''] = file.split('/');
    const path = kind === 'guide' ? guidePath(name, site.data) : kind === 'page' ? textPagePath(name) : null;
    if (path === null) return [];
    return [{ name: path, status: 'published', anchors: null, location: () => locationOf(site.source, []) }];
  });
  return new Map([...pages, ...broken].map((route) => [route.name, route]));
}

function anchorsOf(files: SiteFiles, page: Page): ReadonlySet<string> | null {
  if (page.kind === 'guide') {
    const game = files.games.get(page.guide.game);
    if (game === undefined) return null;
    return new Set([...Object.keys(guideSections), ...game.data.expansions.map(({ slug }) => slug)]);
  }
  if (page.kind !== 'text') return null;
  const { sections = [], body = '' } = page.text;
  return new Set([...sections, ...markdownSections(body)].map(({ id }) => id));
}

/** Names of the site's own folders, and of the file that one server shows for an unknown address. */
const folders: readonly string[] = ['/api', '/art', '/assets', '/404'];

export function* checkPaths(files: SiteFiles): Iterable<Diagnostic> {
  const seen = new Map<string, Page>();
  const pages = sitePagesOf(files);
  const parents = new Set(pages.map(({ path }) => path.slice(0, path.lastIndexOf('/'))));
  for (const page of pages) {
    const { path, owner, status, kind } = page;
    if (status === 'off' || kind === 'not_found') continue;
    const entry = fileOf(files, owner);
    const first = seen.get(path);
    seen.set(path, first ?? page);
    if (!entry || (first === undefined && !isOfFiles(page, parents))) continue;
    const other = first && fileOf(files, first.owner);
    const named =
      first && other ? `the page of ${formatLocation(locationOf(other.source, first.owner.path))}` : null;
    const message = `The address ${path} belongs to ${named ?? 'the site’s own files'}.`;
    const hint = kind === 'text' ? 'Rename the page: its file, id and slug.' : 'Choose another address.';
    yield diagnostic('id/path-taken', locationOf(entry.source, owner.path), message, hint);
  }
}

function isOfFiles({ path, kind }: Page, parents: ReadonlySet<string>): boolean {
  return (
    (kind === 'text' && (folders.includes(path) || parents.has(path))) || (path !== '/' && isTakenPath(path))
  );
}

export function* checkCanonical(files: SiteFiles): Iterable<Diagnostic> {
  if (!files.site) return;
  for (const { data, source } of files.guides.values()) {
    const computed = absoluteUrl(files.site.data.base_url, guidePath(data.slug, files.site.data));
    if (data.canonical_url === undefined || data.canonical_url === computed) continue;
    const message = `"canonical_url" is ${data.canonical_url}, but the guide’s address is ${computed}.`;
    const hint = 'Delete the field: the address is computed.';
    yield diagnostic('guide/canonical', locationOf(source, ['canonical_url']), message, hint);
  }
}

export function* checkAddresses(files: SiteFiles): Iterable<Diagnostic> {
  const { addresses, redirects } = files;
  const file = shownPath(addresses.file);
  if (addresses.damaged) {
    const message = 'This is not a list of addresses, so missing pages go unnoticed.';
    const hint = 'Restore the file from git, or delete it; `guides addresses --write` starts a new one.';
    yield diagnostic('redirect/addresses-damaged', file, message, hint);
  }
  const routes = routesOf(files);
  const data = dataOfSite(files);
  if (!routes || !redirects || !data) return;
  const known = new Set([
    ...redirects.data.redirects.map(({ from }) => from),
    ...(redirects.data.gone ?? []),
    ...boxRedirects(data, new Set(addresses.paths)).map(({ from }) => from),
  ]);
  for (const [index, path] of addresses.paths.entries()) {
    if (known.has(path) || routes.get(path)?.status === 'published') continue;
    const near = nearestAddress(path, [...routes.keys()]);
    // The file has one path per line, after the version and the name of the list.
    const at = { file, line: index + 4, column: 3, endColumn: 5 + path.length };
    const message = `${path} was published but is now neither a page nor redirected.`;
    const hint = `Add to data/redirects.yaml: - from: ${path}, to: ${near ?? 'the page that replaces it'}. If none does, list it there under gone.`;
    yield diagnostic('redirect/lost-address', at, message, hint);
  }
}
