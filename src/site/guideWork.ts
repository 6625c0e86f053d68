import type { ShellView } from '../../templates/Document.tsx';
import type { Content } from '../content/content.ts';
import type { Work } from '../content/workers/runWork.ts';
import type { Game, Guide, Offer } from '../domain/data.ts';
import type { PriceHistory } from '../domain/boxPrices.ts';
import { apiGuideText, finderText } from './api/files.ts';
import type { Assets } from './assets.ts';
import { budgetsOf } from './audit/budget/budgetsOf.ts';
import type { AuditRules } from './audit/rules.ts';
import { guideOf, siteContext, type SiteContext, type SiteOptions } from './context.ts';
import { finishFile, type FinishedFile, type FinishOptions, type UnfinishedFile } from './finishFile.ts';
import { imagesOf, type PlannedImages } from './images/planImages.ts';
import { recordInputs } from './inputs.ts';
import { guidePage } from './pageKinds.ts';
import { pageText } from './pages.ts';
import type { GuideFile } from './planned.ts';
import { shopOffers } from './publishedGuides.ts';
import type { ShareImages } from './share/planShareImages.ts';
import type { GuideEntry, GuideParts } from './guideEntry.ts';

type SharedContent = Pick<Content, 'dir' | 'site' | 'home' | 'redirects' | 'gone' | 'retailers'>;

/** What the files of all guides are made from, as plain data. */
export interface SharedSite extends SiteOptions {
  content: SharedContent;
  assets: Pick<Assets, 'stylesheets' | 'fonts'> & {
    scripts: Omit<Assets['scripts'], 'files'>;
    icons: Omit<Assets['icons'], 'files'>;
    images: PlannedImages;
  };
  guides: readonly Pick<GuideEntry, 'id' | 'path' | 'facts'>[];
  shell: ShellView;
  shareImages: ShareImages['byPath'];
}

/** A guide with what only its own files are made from. */
export interface GuideData {
  id: string;
  guide: Guide;
  game: Game;
  offers: readonly Offer[];
  history: PriceHistory;
  /** All else that is known of it. */
  brief: Omit<GuideEntry, keyof GuideParts>;
}

/** A file of a guide to be made; number: its place among the files of the build. */
export interface GuideFileTask extends UnfinishedFile {
  number: number;
  kind: GuideFile;
}

export interface GuideTask extends GuideData {
  files: readonly GuideFileTask[];
}

/** A finished file with the names of the things that were read to make it. */
export interface MadeGuideFile extends FinishedFile {
  number: number;
  reads: readonly string[];
}

/** The part of a plan that worker threads are given; dataOf is called when a guide's turn comes. */
export interface GuidesPlan {
  shared: SharedSite;
  dataOf: (id: string) => GuideData;
}

export function planGuides(
  site: SiteContext,
  shell: ShellView,
  shareImages: ShareImages['byPath'],
): GuidesPlan {
  const { today, baseUrl, content, assets, guides } = site;
  const { dir, home, redirects, gone, retailers } = content;
  const { stylesheets, fonts, images } = assets;
  const { boot, page, islands } = assets.scripts;
  const { svg, ico, touch } = assets.icons;
  return {
    shared: {
      today,
      baseUrl,
      content: { dir, site: content.site, home, redirects, gone, retailers },
      assets: {
        stylesheets,
        fonts,
        scripts: { boot, page, islands },
        icons: { svg, ico, touch },
        images: images.planned,
      },
      guides: guides.map(({ id, path, facts }) => ({ id, path, facts })),
      shell,
      shareImages,
    },
    dataOf: (id) => {
      const { guide, game, offers, stock, search, deals, ...brief } = guideOf(site, id);
      const history = offers.flatMap(({ offer }) => {
        const points = content.history.get(offer.id);
        return points === undefined ? [] : ([[offer.id, points]] as const);
      });
      return {
        id,
        guide,
        game,
        offers: offers.map(({ offer }) => offer),
        history: new Map(history),
        brief: { ...brief, stock, search, deals },
      };
    },
  };
}

export interface GuideWorkData {
  site: SharedSite;
  finish: Omit<FinishOptions, 'audit'> & { audit: Omit<AuditRules, 'budgetOf'> };
}

/** Makes and finishes the files of a guide. */
export const work: Work<GuideWorkData, GuideTask, MadeGuideFile[]> = {
  name: 'guides',
  start: ({ site: shared, finish }) => {
    const base = baseSite(shared);
    const options = { ...finish, audit: { ...finish.audit, budgetOf: budgetsOf(shared.content.site) } };
    return ({ files, ...data }) => {
      const site = withGuide(base, data);
      const { record } = recordInputs(site);
      const makers: Record<GuideFile, (from: SiteContext) => string> = {
        page: pageText({ ...shared, site }, guidePage(guideOf(site, data.id))),
        api: apiGuideText(data.id),
        finder: finderText(data.id),
      };
      return files.map((file) => {
        const { text, reads } = record(makers[file.kind]);
        return { ...finishFile(file, file.number, text, options), number: file.number, reads };
      });
    };
  },
};

/** The site without what only single guides are made from. */
function baseSite({ content, assets, guides, today, baseUrl }: SharedSite): SiteContext {
  const whole: Content = {
    ...content,
    games: elsewhere('games'),
    guides: elsewhere('guides'),
    offers: elsewhere('offers'),
    pages: elsewhere('pages'),
    checks: elsewhere('checks'),
    history: elsewhere('history'),
    art: elsewhere('art'),
    hashes: null,
  };
  const { scripts, icons, images } = assets;
  return {
    ...siteContext(
      { ...whole, pages: new Map() },
      guides.map(otherGuide),
      {
        ...assets,
        scripts: { ...scripts, files: [] },
        icons: { ...icons, files: [] },
        images: imagesOf(images, []),
        files: [],
      },
      { today, baseUrl },
    ),
    content: whole,
  };
}

function withGuide(
  site: SiteContext,
  { id, guide, game, offers: stored, history, brief }: GuideData,
): SiteContext {
  const { content } = site;
  const offers = shopOffers(content.retailers, stored);
  const entry = { ...brief, guide, game, offers };
  const lookup = (by: 'guideById' | 'guideByPath', own: string): SiteContext['guideById'] => ({
    get: (key) => (key === own ? entry : site[by].get(key)),
    has: (key) => site[by].has(key),
  });
  return {
    ...site,
    content: { ...content, history },
    guideById: lookup('guideById', id),
    guideByPath: lookup('guideByPath', brief.path),
  };
}

/** A guide as the pages of others know it. */
function otherGuide({ id, path, facts }: SharedSite['guides'][number]): GuideEntry {
  const missing = (): never => {
    throw new Error(`The page of another guide reads more of ${id} than its facts.`);
  };
  const entry = { id, path, facts };
  for (const name of ['guide', 'game', 'offers', 'stock', 'search', 'changes', 'links', 'prices', 'deals'])
    Object.defineProperty(entry, name, { get: missing });
  return entry as GuideEntry;
}

/** Stands for data that worker threads are not given. */
function elsewhere<T>(name: string): ReadonlyMap<string, T> {
  return new Proxy(new Map<string, T>(), {
    get: () => {
      throw new Error(`A guide's file reads ${name} of the content, which worker threads do not have.`);
    },
  });
}
