/** The one list of pages: what a site has at which address, and which data makes it. */
import type { Expansion, Game, Guide, Page as TextPage, Redirect, Site } from './data.ts';
import { guidesPerPage } from './uiLimits.ts';
import { hasPage } from './ranking.ts';
import {
  boxPath,
  changesPath,
  dealsPath,
  guidePath,
  homePath,
  indexPagePath,
  indexPath,
  indexUpdatedPath,
  linkHealthPath,
  notFoundPath,
  textPagePath,
} from './routes.ts';
import { hasFeature } from './siteLook.ts';

/** What the pages of each kind have besides an address. */
interface PageParts {
  home: object;
  /** part: its number, from 1, or the list of the latest updates. */
  index: { part: number | 'updated' };
  guide: { guide: Guide };
  box: { guide: Guide; game: Game; box: Expansion };
  text: { text: TextPage };
  records: { record: RecordsPage };
  not_found: object;
}

export type PageKind = keyof PageParts;
export type RecordsPage = 'changes' | 'deals' | 'link_health';

/** A place in a data file; path is empty for the whole file. */
export interface DataPlace {
  file: 'site' | 'home' | 'guide' | 'game' | 'page';
  name: string;
  path: readonly (string | number)[];
}

interface Address {
  path: string;
  /** off: a page of a feature that data/site.yaml switches off. */
  status: Guide['status'] | 'off';
  /** The field that decides the address. */
  owner: DataPlace;
  /** Where seo_title and seo_description may stand: the first place that has one counts. */
  seo: readonly DataPlace[];
}

export type PageOf<K extends PageKind> = { [P in K]: Address & { kind: P } & PageParts[P] }[K];
export type Page = PageOf<PageKind>;

export interface PageData {
  site: Site;
  games: ReadonlyMap<string, Game>;
  guides: ReadonlyMap<string, Guide>;
  pages: ReadonlyMap<string, TextPage>;
}

function slugOf({ path, ...file }: DataPlace): DataPlace {
  return { ...file, path: [...path, 'slug'] };
}

const recordsPaths = { deals: dealsPath, link_health: linkHealthPath };

/** Published and draft pages in the order of kinds; guides and text pages in the order given. */
export function pagesOf({ site, games, guides, pages }: PageData): Page[] {
  const all = [...guides.values()].map((guide) => ({
    guide,
    status: games.get(guide.game)?.status === 'draft' ? 'draft' : guide.status,
  }));
  const { vertical } = site;
  const inSite = (...path: string[]): DataPlace => ({ file: 'site', name: 'site', path });
  const fixed = (path: string, owner: DataPlace) =>
    ({ path, status: 'published', owner, seo: [owner] }) as const satisfies Address;
  const published = all.filter(({ status }) => status === 'published').length;
  return [
    { kind: 'home', ...fixed(homePath, { file: 'home', name: 'home', path: [] }) },
    ...Array.from({ length: Math.max(1, Math.ceil(published / guidesPerPage)) }, (_, index): Page => ({
      kind: 'index',
      part: index + 1,
      ...fixed(indexPagePath(vertical, index + 1), inSite('index')),
    })),
    { kind: 'index', part: 'updated', ...fixed(indexUpdatedPath(vertical), inSite('index', 'updated')) },
    ...all.map(({ guide, status }): Page => {
      const own: DataPlace = { file: 'guide', name: guide.id, path: [] };
      const seo: DataPlace[] = [own, { file: 'game', name: guide.game, path: [] }];
      return { kind: 'guide', guide, path: guidePath(guide.slug, site), status, owner: slugOf(own), seo };
    }),
    ...all.flatMap(({ guide, status }) => {
      const game = games.get(guide.game);
      return (game?.expansions ?? []).flatMap((box, index): Page[] => {
        if (game === undefined || !hasPage(box)) return [];
        const own: DataPlace = { file: 'game', name: game.id, path: ['expansions', index] };
        const path = boxPath(game, box, site);
        return [{ kind: 'box', guide, game, box, path, status, owner: slugOf(own), seo: [own] }];
      });
    }),
    ...[...pages.values()].map((text): Page => {
      const own: DataPlace = { file: 'page', name: text.id, path: [] };
      const { slug, status } = text;
      return { kind: 'text', text, path: textPagePath(slug), status, owner: slugOf(own), seo: [own] };
    }),
    { kind: 'records', record: 'changes', ...fixed(changesPath, inSite('changes')) },
    ...(['deals', 'link_health'] as const).map((record): Page => ({
      kind: 'records',
      record,
      ...fixed(recordsPaths[record], inSite(record)),
      status: hasFeature(site, record) ? 'published' : 'off',
    })),
    { kind: 'not_found', ...fixed(notFoundPath, inSite('not_found')) },
  ];
}

/** Where addresses above box pages, and published ones of boxes that lost their page, lead: the index or the guide. */
export function boxRedirects(data: PageData, published: ReadonlySet<string>): Redirect[] {
  const pages = pagesOf(data).filter(({ status }) => status === 'published');
  const redirects = new Map<string, string>();
  for (const page of pages) {
    if (page.kind !== 'box') continue;
    const ofGame = parentOf(page.path);
    redirects.set(ofGame, guidePath(page.guide.slug, data.site));
    const top = parentOf(ofGame);
    if (top !== '') redirects.set(top, indexPath(data.site.vertical));
  }
  for (const page of pages) {
    const game = page.kind === 'guide' ? data.games.get(page.guide.game) : undefined;
    for (const box of game?.expansions ?? []) {
      const path = boxPath(game ?? { slug: '' }, box, data.site);
      if (published.has(path)) redirects.set(path, page.path);
    }
  }
  for (const { path } of pages) redirects.delete(path);
  return [...redirects].map(([from, to]) => ({ from, to }));
}

function parentOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/'));
}
