import { fixedPaths, guidePath, homePath, textPagePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { placeOf } from '../source.ts';
import type { Candidate } from './candidates.ts';

/** A page of the site that the data describes. */
export interface Route extends Candidate {
  /** The path. */
  name: string;
  status: 'published' | 'draft';
  /** Null where they are not known. */
  anchors: ReadonlySet<string> | null;
}

/** Every page by path; null where a broken file hides some of them. */
export function routesOf(files: SiteFiles): ReadonlyMap<string, Route> | null {
  const known = knownRoutes.get(files);
  if (known !== undefined) return known;
  const routes = findRoutes(files);
  knownRoutes.set(files, routes);
  return routes;
}

/** Several rules ask for them. */
const knownRoutes = new WeakMap<SiteFiles, ReadonlyMap<string, Route> | null>();

function findRoutes(files: SiteFiles): ReadonlyMap<string, Route> | null {
  const { site, home } = files;
  if (!site) return null;
  const top = fixedPaths(site.data.vertical).map((name): Route => ({
    name,
    status: 'published',
    anchors: null,
    place: () => placeOf((name === homePath && home ? home : site).source, []),
  }));
  const guides = [...files.guides.values()].map(({ data, source }): Route => ({
    name: guidePath(data.slug),
    status: data.status,
    anchors: guideAnchors(files, data.game),
    place: () => placeOf(source, ['slug']),
  }));
  const pages = [...files.pages.values()].map(({ data, source }): Route => ({
    name: textPagePath(data.slug),
    status: data.status,
    anchors: new Set(data.sections.map(({ id }) => id)),
    place: () => placeOf(source, ['slug']),
  }));
  // A broken file counts as the page that it will be once corrected.
  const broken = [...files.broken].flatMap((file): Route[] => {
    const [kind, name = ''] = file.split('/');
    const path = kind === 'guide' ? guidePath(name) : kind === 'page' ? textPagePath(name) : null;
    if (path === null) return [];
    return [{ name: path, status: 'published', anchors: null, place: () => placeOf(site.source, []) }];
  });
  return new Map([...top, ...guides, ...pages, ...broken].map((route) => [route.name, route]));
}

function guideAnchors(files: SiteFiles, gameId: string): ReadonlySet<string> | null {
  const game = files.games.get(gameId);
  if (!game) return null;
  return new Set([...Object.keys(guideSections), ...game.data.expansions.map(({ slug }) => slug)]);
}
