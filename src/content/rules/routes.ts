import { fixedPaths, guidePath, homePath, textPagePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { markdownSections } from '../markdown.ts';
import type { SiteFiles } from '../siteFiles.ts';
import { locationOf } from '../source.ts';
import type { Candidate } from './candidates.ts';

/** A page of the site. name is its path; anchors is null if unknown. */
export interface Route extends Candidate {
  name: string;
  status: 'published' | 'draft';
  anchors: ReadonlySet<string> | null;
}

export function routesOf(files: SiteFiles): ReadonlyMap<string, Route> | null {
  const { site, home } = files;
  if (!site) return null;
  const top = fixedPaths(site.data).map((name): Route => ({
    name,
    status: 'published',
    anchors: null,
    location: () => locationOf((name === homePath && home ? home : site).source, []),
  }));
  const guides = [...files.guides.values()].map(({ data, source }): Route => ({
    name: guidePath(data.slug, site.data),
    status: data.status,
    anchors: guideAnchors(files, data.game),
    location: () => locationOf(source, ['slug']),
  }));
  const pages = [...files.pages.values()].map(({ data, source }): Route => ({
    name: textPagePath(data.slug),
    status: data.status,
    anchors: new Set([...(data.sections ?? []), ...markdownSections(data.body ?? '')].map(({ id }) => id)),
    location: () => locationOf(source, ['slug']),
  }));
  // A broken file counts as the page that it will be after correction.
  const broken = [...files.broken].flatMap((file): Route[] => {
    const [kind, name = ''] = file.split('/');
    const path = kind === 'guide' ? guidePath(name, site.data) : kind === 'page' ? textPagePath(name) : null;
    if (path === null) return [];
    return [{ name: path, status: 'published', anchors: null, location: () => locationOf(site.source, []) }];
  });
  return new Map([...top, ...guides, ...pages, ...broken].map((route) => [route.name, route]));
}

function guideAnchors(files: SiteFiles, gameId: string): ReadonlySet<string> | null {
  const game = files.games.get(gameId);
  if (!game) return null;
  return new Set([...Object.keys(guideSections), ...game.data.expansions.map(({ slug }) => slug)]);
}
