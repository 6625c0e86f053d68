import { pagesOf, type DataPlace, type Page, type PageData } from '../../domain/pages.ts';
import { guidePath, textPagePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { markdownSections } from '../markdown.ts';
import type { Entry, SiteFiles } from '../load/siteFiles.ts';
import { locationOf } from '../yaml/source.ts';
import type { Candidate } from './candidates.ts';

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

/** By path; null if the site's settings are broken. */
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
