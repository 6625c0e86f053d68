import { join } from 'node:path';
import type { HeadView } from '../../../templates/Document.tsx';
import { absoluteUrl, homePath } from '../../domain/routes.ts';
import { defaultBand } from '../../domain/siteLook.ts';
import { contentHash } from '../../platform/hash.ts';
import type { SiteContext } from '../context.ts';
import { heroImage, openImage } from '../assets/images/source.ts';
import { slowFile, type PlannedFile } from '../planned.ts';
import type { ShareText } from './plate.ts';
import type { ShareFonts } from './shareFonts.ts';
import { type GuideEntry, firstPick } from '../guides/publishedGuides.ts';

/** Changes whenever share images of the same art and text get different bytes. */
const shareRecipe = 'share-2';

export interface ShareImages {
  byPath: ReadonlyMap<string, NonNullable<HeadView['image']>>;
  files: readonly PlannedFile[];
}

/** What a page's share image shows. Pages with the same path share one image. */
export type Share =
  { kind: 'guide'; path: string; entry: GuideEntry } | { kind: 'title'; path: string; title: string };

interface Planned {
  path: string;
  alt: string;
  key: readonly unknown[];
  draw: () => Promise<Uint8Array>;
}

export async function planShareImages(
  context: SiteContext,
  shares: Iterable<Share>,
  fonts: ShareFonts,
  cacheDir: string,
): Promise<ShareImages> {
  const byPath = new Map<string, NonNullable<HeadView['image']>>();
  const files: PlannedFile[] = [];
  const drawTitle = titleShare(context, fonts);
  const different = new Map([...shares].map((share) => [share.path, share]));
  const planned = await Promise.all(
    [...different.values()].map(async (share) =>
      share.kind === 'guide' ? guideShare(context, share.entry, fonts) : drawTitle(share.path, share.title),
    ),
  );
  for (const { path, alt, key, draw } of planned) {
    const hash = contentHash(JSON.stringify([shareRecipe, ...key]));
    const name = path === homePath ? 'home' : path.replace(/^.*\//, '');
    const file = `assets/share/${name}.${hash}.png`;
    files.push(slowFile(file, join(cacheDir, 'images', `share-${hash}.png`), draw));
    byPath.set(path, { url: absoluteUrl(context.baseUrl, `/${file}`), alt });
  }
  return { byPath, files };
}

async function guideShare({ content }: SiteContext, entry: GuideEntry, fonts: ShareFonts): Promise<Planned> {
  const { path, guide, game } = entry;
  if (game.og_image !== undefined) {
    const { hash, read } = await openImage(content, game.og_image);
    return {
      path,
      alt: guide.title,
      key: [hash],
      draw: async () => (await drawing()).cutShareImage(await read()),
    };
  }
  const { hash, read } = await openImage(content, heroImage(entry));
  const text: ShareText = { title: guide.title, pick: firstPick(entry), note: null };
  const { field } = game.palette;
  return {
    path,
    alt: [sentence(text.title), text.pick === null ? '' : `First pick: ${sentence(text.pick)}`, game.hero_alt]
      .filter((part) => part !== '')
      .join(' '),
    key: [hash, field, text, fonts.hash],
    draw: async () => (await drawing()).drawShareImage(await read(), field, text, await fonts.open()),
  };
}

function titleShare(context: SiteContext, fonts: ShareFonts): (path: string, title: string) => Planned {
  const settings = context.content.site;
  const felt = settings.colors?.band ?? defaultBand;
  const art = shelfArt(
    context.guides.map(({ game }) => game.palette.spine ?? game.palette.field),
    felt,
  );
  const hash = contentHash(art);
  return (path, title) => {
    const text: ShareText = { title, pick: null, note: settings.name };
    return {
      path,
      alt: `${sentence(title)} ${settings.name}`,
      key: [hash, felt, text, fonts.hash],
      draw: async () => (await drawing()).drawShareImage(Buffer.from(art), felt, text, await fonts.open()),
    };
  };
}

/** Slow to load, and not needed if all images are cached. */
function drawing() {
  return import('./drawShareImage.ts');
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

const width = 46;
const ground = 560;

export function shelfArt(colors: readonly string[], felt: string): string {
  const shown = colors.slice(0, 14);
  const start = 600 - (shown.length * width) / 2;
  const spines = shown.map((color, index) => {
    // As on a real shelf, no two neighbors have the same height.
    const height = 250 + ((index * 73) % 130);
    const x = start + index * width;
    return (
      `<rect x="${x}" y="${ground - height}" width="${width - 4}" height="${height}" rx="5" fill="${color}"/>` +
      `<rect x="${x + 9}" y="${ground - height + 18}" width="${width - 22}" height="${width - 22}" rx="4" fill="#fff" opacity=".85"/>` +
      `<rect x="${x + 9}" y="${ground - 44}" width="${width - 22}" height="6" fill="#fff" opacity=".6"/>`
    );
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630"><path fill="${felt}" d="M0 0h1200v630H0z"/>${spines.join('')}<path fill="#092b22" d="M0 ${ground}h1200v70H0z"/><path fill="#f2b632" d="M0 ${ground}h1200v10H0z"/></svg>`;
}
