import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { load } from 'cheerio';
import type { PictureView } from '../../../templates/parts/Picture.tsx';
import { IslandContext } from '../../../templates/parts/Island.tsx';
import type { Content } from '../../content/content.ts';
import type { Assets } from '../../site/assets/assets.ts';
import { siteContext, type SiteContext } from '../../site/context.ts';
import { publishedGuides } from '../../site/guides/publishedGuides.ts';
import { guideMaterial, type GuideMaterial } from '../../site/pages/views/guideMaterial.ts';
import { today } from '../sample/sample.ts';

/** A picture's name is the file that it is made from. */
const picture = (image: string): PictureView => ({
  src: image,
  srcSet: null,
  width: 3,
  height: 2,
  sources: [],
});

const code = { boot: '', script: '' };
const assets: Assets = {
  stylesheets: { page: '', home: '', guide: '', box: '' },
  scripts: { pages: { home: code, guide: code, box: code, page: code }, islands: {}, files: [] },
  fonts: [],
  icons: { svg: '', ico: '', touch: '', mark: null, files: [] },
  images: {
    picture,
    thumbnails: () => [],
    files: [],
  },
  files: [],
};

/** The context of the views, without bundles and pictures. */
export function sampleSite(content: Content): SiteContext {
  return siteContext(content, publishedGuides(content), assets, {
    today,
    baseUrl: content.site.base_url,
  });
}

/** The material of a guide's sections. */
export function materialOf(context: SiteContext, id: string): GuideMaterial {
  const entry = context.guideById.get(id);
  if (entry === undefined) throw new Error(`No guide ${id}`);
  return guideMaterial(context, entry);
}

/** A component's HTML, with islands as their first markup. */
export function shown<Props extends object>(component: ComponentType<Props>, props: Props) {
  const scripts = { finder: [], indexFilters: [], newsletter: [], search: [] };
  const services = { render: (island: ReactElement) => renderToStaticMarkup(island), scripts };
  return load(
    renderToStaticMarkup(
      createElement(IslandContext.Provider, { value: services }, createElement(component, props)),
    ),
  );
}
