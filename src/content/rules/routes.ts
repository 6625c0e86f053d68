import { fixedPaths, guidePath, homePath, textPagePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import type { Draft } from '../draft.ts';
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
export function routesOf(draft: Draft): ReadonlyMap<string, Route> | null {
  const known = routesOfDraft.get(draft);
  if (known !== undefined) return known;
  const routes = findRoutes(draft);
  routesOfDraft.set(draft, routes);
  return routes;
}

/** Several rules ask for them. */
const routesOfDraft = new WeakMap<Draft, ReadonlyMap<string, Route> | null>();

function findRoutes(draft: Draft): ReadonlyMap<string, Route> | null {
  const { site, home } = draft;
  if (!site) return null;
  const top = fixedPaths(site.data.vertical).map((name): Route => ({
    name,
    status: 'published',
    anchors: null,
    place: () => placeOf((name === homePath && home ? home : site).source, []),
  }));
  const guides = draft.guidePages.map(({ name, path, status, game }): Route => ({
    name: path,
    status,
    // Reads the game.
    get anchors() {
      return guideAnchors(draft, game);
    },
    place: () => placeOf(draft.guides.get(name)?.source ?? site.source, ['slug']),
  }));
  const pages = [...draft.pages.values()].map(({ data, source }): Route => ({
    name: textPagePath(data.slug),
    status: data.status,
    anchors: new Set(data.sections.map(({ id }) => id)),
    place: () => placeOf(source, ['slug']),
  }));
  // A broken file counts as the page that it will be once mended.
  const broken = [...draft.broken].flatMap((file): Route[] => {
    const [kind, name = ''] = file.split('/');
    const path = kind === 'guide' ? guidePath(name) : kind === 'page' ? textPagePath(name) : null;
    if (path === null) return [];
    return [{ name: path, status: 'published', anchors: null, place: () => placeOf(site.source, []) }];
  });
  return new Map([...top, ...guides, ...pages, ...broken].map((route) => [route.name, route]));
}

function guideAnchors(draft: Draft, gameId: string): ReadonlySet<string> | null {
  const game = draft.games.get(gameId);
  if (!game) return null;
  return new Set([...Object.keys(guideSections), ...game.data.expansions.map(({ slug }) => slug)]);
}
