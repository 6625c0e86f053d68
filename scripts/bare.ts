/**
 * The minimum work of a build, in one thread: reads the YAML of every guide, makes its view, renders it with
 * React, and writes it. The baseline of `npm run bench`: no checks, cache, pictures, or other pages, and never
 * optimized. Bundle it like the program, then run `node bare.mjs DATA OUT`
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CORE_SCHEMA, load } from 'js-yaml';
import type { Content } from '../src/content/content.ts';
import { projectFolder } from '../src/platform/project.ts';
import type { Game, Guide, Home, Offers, Retailers, Site } from '../src/domain/data.ts';
import { guidePath } from '../src/domain/routes.ts';
import type { Assets } from '../src/site/assets/assets.ts';
import { siteContext } from '../src/site/context.ts';
import { drawingView } from '../src/site/assets/images/rasterFiles.ts';
import { sitePages } from '../src/site/pages/pageKinds.ts';
import { pageFiles } from '../src/site/pages/pageFiles.ts';
import { guideHash, shopOffers, type GuideEntry } from '../src/site/guides/publishedGuides.ts';
import { shellView } from '../src/site/pages/views/shell.ts';

const [data = '', out = ''] = process.argv.slice(2);
const read = (file: string): unknown =>
  load(readFileSync(join(data, `${file}.yaml`), 'utf8'), { schema: CORE_SCHEMA });
const css = (name: string) => readFileSync(new URL(`templates/styles/${name}.css`, projectFolder), 'utf8');

const { retailers: shops } = read('retailers') as Retailers;
const retailers = new Map(shops.map((shop) => [shop.id, shop]));
const guides = readdirSync(join(data, 'guides')).map((file): GuideEntry => {
  const guide = read(`guides/${file.replace('.yaml', '')}`) as Guide;
  const game = read(`games/${guide.game}`) as Game;
  const offers = shopOffers(retailers, (read(`offers/${guide.game}`) as Offers).offers);
  const parts = { guide, game, offers };
  return { id: guide.id, path: guidePath(guide.slug, null), ...parts, guideHash: guideHash(parts) };
});

const content: Content = {
  dir: data,
  site: read('site') as Site,
  home: read('home') as Home,
  retailers,
  redirects: [],
  gone: [],
  games: new Map(guides.map(({ game }) => [game.id, game])),
  guides: new Map(guides.map(({ guide }) => [guide.id, guide])),
  offers: new Map(),
  checks: new Map(),
  history: new Map(),
  pages: new Map(),
  art: new Map(),
};
const stylesheet = css('site') + css('guide');
const code = { boot: '', script: '/page.js' };
const picture = (image: string) => drawingView(`/${image}`);
const assets: Assets = {
  stylesheets: { home: stylesheet, guide: stylesheet, box: stylesheet, page: stylesheet },
  scripts: {
    pages: { home: code, guide: code, box: code, page: code },
    islands: { finder: ['/finder.js'] },
    files: [],
  },
  fonts: [],
  icons: { svg: '/icon.svg', ico: '/icon.ico', touch: '/icon.png', mark: null, files: [] },
  images: { picture, thumbnails: () => [], files: [] },
  files: [],
};
const { base_url: baseUrl } = content.site;
const context = siteContext(content, guides, assets, { today: '2026-11-20', baseUrl });
const planner = { context, shell: { ...shellView(context), policy: null }, shareImages: new Map() };

mkdirSync(join(out, 'guides'), { recursive: true });
const pages = sitePages(context).filter(({ kind }) => kind === 'guide');
for (const { path, produce } of pageFiles(planner, pages)) writeFileSync(join(out, path), await produce());
