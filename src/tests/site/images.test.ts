import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load, type CheerioAPI } from 'cheerio';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent, type Content } from '../../content/content.ts';
import { planSite } from '../../site/build/plan.ts';
import { sampleData, type SampleData } from '../sampleData.ts';
import { loadSample, today } from '../sample/sample.ts';
import { prepareFiles } from '../../site/build/buildSite.ts';

const baseUrl = 'https://guides.games';
const testCache = path.join(tmpdir(), 'guides-test-cache');
const wingspan = 'guides/wingspan-expansion-order.html';
const catan = 'guides/catan-expansion-order.html';

let data: SampleData;
let scratch = '';
let content: Content;
const progress: string[] = [];
let files: ReadonlyMap<string, Buffer>;

const plan = (cache: string) => planSite(content, { today, baseUrl, cacheDir: path.join(scratch, cache) });

/** Makes the sample site, with its pictures cached in a scratch folder. */
async function make(cache: string): Promise<Map<string, Buffer>> {
  const planned = await plan(cache);
  await prepareFiles(planned.files, {
    isStopped: () => false,
    onDone: (done, total) => progress.push(`${done} of ${total}`),
  });
  const made = new Map<string, Buffer>();
  for (const { path: name, produce } of planned.files) made.set(name, Buffer.from(await produce()));
  return made;
}

/** A photograph from a phone: sideways, with metadata about who took it and where. */
const photo = (width: number, height: number) =>
  sharp({ create: { width: height, height: width, channels: 3, background: '#3a7a5a' } })
    .jpeg()
    .withExif({ IFD0: { Artist: 'A person', Orientation: '6' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } });

/** A drawing with more bytes than its pictures: random and invisible. */
function largeDrawing(): string {
  const squares = Array.from({ length: 2000 }, (_, index) => {
    const [x, y] = createHash('sha256').update(`${index}`).digest();
    return `<path d="M${x} ${y}h9v9h-9z"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><path d="M0 0h1200v630H0z"/>${squares.join('')}</svg>`;
}

beforeAll(async () => {
  data = await sampleData();
  scratch = path.dirname(data.dir);
  const art = path.join(data.dir, 'art');
  await photo(2000, 1500).toFile(path.join(art, 'meadow.jpg'));
  await photo(1200, 630).toFile(path.join(art, 'share.jpg'));
  await writeFile(path.join(art, 'map.svg'), largeDrawing());
  await data.edit(
    'games/wingspan.yaml',
    'hero_image: art/wingspan.svg',
    'hero_image: art/meadow.jpg\nthumbnail_image: art/wingspan.svg',
  );
  await data.edit(
    'games/catan.yaml',
    'hero_image: art/catan.svg',
    'hero_image: art/map.svg\nthumbnail_image: art/catan.svg\nog_image: art/share.jpg',
  );
  const loaded = await loadContent(data.dir, { today });
  if (loaded.content === null) throw new Error(JSON.stringify(loaded.diagnostics, null, 2));
  content = loaded.content;
  files = await make('cache');
}, 60_000);
afterAll(() => data.remove());

function page(name: string): CheerioAPI {
  return load(files.get(name)?.toString() ?? '');
}

const isPicture = (name: string) => /\.(?:avif|webp|png|jpg|svg|ico)$/.test(name);
const pictures = () => [...files.keys()].filter(isPicture);

/** Every picture address in the site's pages and data, without the leading slash. */
function picturesNamedIn(texts: Iterable<string>, origin: string): string[] {
  const address = new RegExp(`(?:${origin})?/([\\w./-]+\\.(?:avif|webp|png|jpg|svg|ico))\\b`, 'g');
  const named = [...texts].flatMap((text) => [...text.matchAll(address)].map(([, name = '']) => name));
  return [...new Set(named)].sort();
}

describe('the pictures of a site', () => {
  it('all exist, and every file is used', () => {
    const texts = [...files].flatMap(([name, bytes]) =>
      /\.(?:html|json|xml)$/.test(name) ? bytes.toString() : [],
    );
    expect(picturesNamedIn(texts, baseUrl)).toEqual(pictures().sort());
  });

  it('all exist on the launch site, too', async () => {
    const launch = await loadSample();
    const origin = launch.site.base_url;
    const planned = await planSite(launch, { today, baseUrl: origin, cacheDir: testCache });
    const texts: string[] = [];
    for (const { path: name, produce } of planned.files)
      if (/\.(?:html|json|xml)$/.test(name)) texts.push(Buffer.from(await produce()).toString());
    const made = planned.files.map((file) => file.path).filter(isPicture);
    expect(picturesNamedIn(texts, origin)).toEqual(made.sort());
    // The page of a box has its guide's share image.
    const shared = planned.files
      .flatMap(({ route }) => route ?? [])
      .filter((route) => route !== '/404' && !route.startsWith('/expansions/'));
    expect(made.filter((name) => name.startsWith('assets/share/'))).toHaveLength(shared.length);
  });

  it('match their names, and contain only pixels', async () => {
    for (const name of pictures().filter((file) => !/\.(?:svg|ico)$/.test(file))) {
      const { mediaType, width, height, exif, icc, xmp, iptc, orientation, space, depth } = await sharp(
        files.get(name),
      ).metadata();
      expect({ exif, icc, xmp, iptc, orientation, space, depth }, name).toEqual({
        space: 'srgb',
        depth: 'uchar',
      });
      expect(mediaType, name).toBe(`image/${path.extname(name).slice(1).replace('jpg', 'jpeg')}`);
      const said = /-(wide|card|thumbnail)-(\d+)\./.exec(name);
      if (said?.[1] === undefined) continue;
      expect(width, name).toBe(Number(said[2]));
      const ratio = { wide: 1200 / 630, card: 1.5, thumbnail: 1 }[said[1]] ?? 0;
      expect(Math.abs(height - width / ratio), name).toBeLessThan(1);
    }
  });

  it('contain no metadata about the photographer', () => {
    for (const [name, bytes] of files) expect(bytes.includes('A person'), name).toBe(false);
  });
});

describe('a photograph', () => {
  it('comes in three formats, best first, each in every width up to its own', () => {
    const picture = page(wingspan)('.hero picture');
    const sources = picture
      .find('source')
      .toArray()
      .map(({ attribs }) => attribs);
    expect(sources.map(({ type }) => type)).toEqual(['image/avif', 'image/webp']);
    const image = picture.find('img');
    for (const [ending, set] of [
      ['avif', sources[0]?.srcset],
      ['webp', sources[1]?.srcset],
      ['jpg', image.attr('srcset')],
    ] as const) {
      const candidates = (set ?? '').split(', ');
      expect(candidates.map((candidate) => candidate.split(' ')[1])).toEqual(['480w', '800w', '1200w']);
      for (const candidate of candidates)
        expect(candidate).toMatch(new RegExp(`^/assets/art/meadow-wide-\\d+\\.[0-9a-f]{12}\\.${ending} `));
    }
    expect(sources.every(({ sizes }) => sizes === image.attr('sizes'))).toBe(true);
    expect(image.attr()).toMatchObject({
      width: '1200',
      height: '630',
      alt: 'A bird over a meadow',
      fetchpriority: 'high',
    });
  });

  it('is upright', () => {
    // Unrotated it is 1500 wide, and its crop would be narrower.
    const name = pictures().find((file) => file.includes('meadow-wide-1200') && file.endsWith('.jpg'));
    expect(name).toBeDefined();
  });
});

describe('the home page', () => {
  it('loads two pictures first, those of its shelf after its fonts, and no others early', () => {
    const $ = page('index.html');
    const spines = $('.spine img').toArray();
    expect(spines.length).toBeGreaterThan(0);
    expect(spines.map(({ attribs }) => attribs.fetchpriority)).toEqual(spines.map(() => 'low'));
    const first = $('.lead .art img, .rows .row:first-child .art img');
    expect(first.toArray().map(({ attribs }) => attribs.fetchpriority)).toEqual(
      first.toArray().map(() => 'high'),
    );
    const others = $('main img').not('.spine img').not(first).toArray();
    expect($('link[rel="preload"][as="image"]').length).toBeLessThanOrEqual(2);
    expect(others.length).toBeGreaterThan(0);
    expect(others.map(({ attribs }) => attribs.loading)).toEqual(others.map(() => 'lazy'));
  });
});

describe('a drawing', () => {
  it('is served unchanged if it is smaller', () => {
    const $ = page('index.html');
    const spine = $('.spine').eq(1);
    expect(spine.find('img').attr('src')).toMatch(/^\/assets\/art\/wingspan\.[0-9a-f]{12}\.svg$/);
    expect(spine.find('picture')).toHaveLength(0);
  });

  it('is served as pixels if it is larger', () => {
    const $ = page(catan);
    expect($('.hero picture source').first().attr('type')).toBe('image/avif');
    expect($('.hero img').attr('src')).toMatch(/map-wide-1200\.[0-9a-f]{12}\.png$/);
    expect(pictures().filter((name) => name.startsWith('assets/art/map.'))).toEqual([]);
  });

  it('has thumbnails of 64, 128 and 256 pixels in three formats for other programs', () => {
    const guide = JSON.parse(files.get('api/guides/wingspan.json')?.toString() ?? '{}') as {
      game: { thumbnails: { url: string; type: string; width: number; height: number }[] };
    };
    expect(guide.game.thumbnails.map(({ type, width, height }) => `${type} ${width}x${height}`)).toEqual([
      'image/avif 64x64',
      'image/avif 128x128',
      'image/avif 256x256',
      'image/webp 64x64',
      'image/webp 128x128',
      'image/webp 256x256',
      'image/png 64x64',
      'image/png 128x128',
      'image/png 256x256',
    ]);
  });
});

describe('the share image of a page', () => {
  const shareOf = (name: string) => {
    const $ = page(name);
    const content = (key: string) => $(`meta[property="${key}"],meta[name="${key}"]`).attr('content');
    expect(content('og:image:width')).toBe('1200');
    expect(content('og:image:height')).toBe('630');
    expect(content('og:image:type')).toBe('image/png');
    return { address: content('og:image') ?? '', alt: content('og:image:alt') };
  };

  it('is specific to the page, with 1200 by 630 pixels', async () => {
    const names = ['index.html', 'board-game-expansions.html', wingspan, catan, 'about.html'];
    const addresses = names.map((name) => shareOf(name).address);
    expect(new Set(addresses).size).toBe(names.length);
    for (const address of addresses) {
      expect(address).toMatch(/^https:\/\/guides\.games\/assets\/share\/[\w-]+\.[0-9a-f]{12}\.png$/);
      const { width, height } = await sharp(files.get(address.slice(baseUrl.length + 1))).metadata();
      expect([width, height]).toEqual([1200, 630]);
    }
  });

  it('has alternative text', () => {
    expect(shareOf(wingspan).alt).toBe(
      'Wingspan expansions in order. First pick: European Expansion. A bird over a meadow',
    );
    expect(shareOf('index.html').alt).toBe(`Which expansion first? ${content.site.name}`);
  });

  it('uses the maintainer’s image if there is one', async () => {
    const image = sharp(files.get(shareOf(catan).address.slice(baseUrl.length + 1)));
    const { isOpaque, channels } = await image.stats();
    expect(isOpaque).toBe(true);
    // One color everywhere: no plate, no text.
    expect(channels.slice(0, 3).every(({ stdev }) => stdev < 2)).toBe(true);
  });
});

describe('the icons', () => {
  it('are linked from every page', () => {
    for (const name of [...files.keys()].filter((file) => file.endsWith('.html'))) {
      const $ = page(name);
      expect($('link[rel="icon"][sizes="32x32"]').attr('href')).toBe('/favicon.ico');
      expect($('link[rel="icon"][type="image/svg+xml"]').attr('href')).toMatch(
        /^\/assets\/favicon\.[0-9a-f]{12}\.svg$/,
      );
      expect($('link[rel="apple-touch-icon"]').attr('href')).toBe('/apple-touch-icon.png');
    }
  });

  it('are a PNG of 32 pixels in an ICO, and an opaque PNG of 180', async () => {
    const ico = files.get('favicon.ico') ?? Buffer.alloc(0);
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const [bytes, offset] = [ico.readUInt32LE(14), ico.readUInt32LE(18)];
    expect(offset + bytes).toBe(ico.length);
    const png = sharp(ico.subarray(offset));
    expect(await png.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 });
    expect((await png.stats()).isOpaque).toBe(false);

    const touch = sharp(files.get('apple-touch-icon.png'));
    expect(await touch.metadata()).toMatchObject({ width: 180, height: 180 });
    expect((await touch.stats()).isOpaque).toBe(true);
  });
});

describe('a second build', () => {
  const kept = async () => {
    const folder = path.join(scratch, 'cache/images');
    const names = (await readdir(folder)).sort();
    return Promise.all(names.map(async (name) => [name, (await stat(path.join(folder, name))).mtimeMs]));
  };

  it('makes no picture again', async () => {
    const before = await kept();
    expect(before.length).toBeGreaterThan(30);
    await make('cache');
    expect(await kept()).toEqual(before);
  });

  it('makes a half-written picture again', async () => {
    const folder = path.join(scratch, 'cache/images');
    const names = (await readdir(folder)).filter((file) => file.endsWith('.avif'));
    const sizes = names.map((name) => ({ name, bytes: readFileSync(path.join(folder, name)) }));
    // The largest is a photograph's, which is never served as a drawing.
    const [{ name, bytes: whole } = { name: '', bytes: Buffer.alloc(0) }] = sizes.sort(
      (a, b) => b.bytes.length - a.bytes.length,
    );
    await writeFile(path.join(folder, name), '');
    await make('cache');
    expect((await readFile(path.join(folder, name))).equals(whole)).toBe(true);
  });

  it('makes the same bytes again without a cache', async () => {
    await writeFile(path.join(scratch, 'file'), 'in the way');
    const again = await plan('file');
    expect(again.files.map((file) => file.path).sort()).toEqual([...files.keys()].sort());
    // One file of each kind.
    const kinds = new Map(
      again.files.map((file) => [path.dirname(file.path) + path.extname(file.path), file]),
    );
    expect(kinds.size).toBeGreaterThan(10);
    for (const { path: name, produce } of kinds.values())
      expect(files.get(name)?.equals(Buffer.from(await produce())), name).toBe(true);
  });
});

it('reports how many pictures it made', () => {
  const [, total = ''] = progress[0]?.split(' of ') ?? [];
  expect(Number(total)).toBeGreaterThan(30);
  expect(progress.slice(0, Number(total) + 1).at(-1)).toBe(`${total} of ${total}`);
});
