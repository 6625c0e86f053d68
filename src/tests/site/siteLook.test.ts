import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { loadContent, type Content } from '../../content/content.ts';
import { dealsPath, homePath, linkHealthPath } from '../../domain/routes.ts';
import { defaultBand, defaultColors, defaultTerms } from '../../domain/siteLook.ts';
import { projectFolder } from '../../platform/project.ts';
import { loadSample, sampleFolder, today } from '../sample/sample.ts';
import { withGuide } from './dataFiles.ts';
import { parse, planContent, renderPages } from './renderSite.ts';
import { withPrices } from './withPrices.ts';

const data = await loadSample();
const guide = '/guides/catan-expansion-order';
const withSite = (content: Content, site: Partial<Content['site']>): Content => ({
  ...content,
  site: { ...content.site, ...site },
});
const scratch = await mkdtemp(join(tmpdir(), 'look-'));
afterAll(() => rm(scratch, { recursive: true, force: true }));

/** The sample's folder with other text in some files. */
async function folderWith(changes: Record<string, (text: string) => string>): Promise<string> {
  const folder = await mkdtemp(join(scratch, 'data-'));
  await cp(sampleFolder, folder, { recursive: true });
  for (const [file, change] of Object.entries(changes)) {
    const path = join(folder, file);
    await writeFile(path, change(await readFile(path, 'utf8').catch(() => '')));
  }
  return folder;
}

describe('a site without optional features', () => {
  const nav = [{ label: 'Deals', href: dealsPath }];
  const off = withSite(withPrices(data), {
    nav,
    features: { newsletter: false, finder: false, deals: false, link_health: false, region_switch: false },
    newsletter: { ...data.site.newsletter, endpoint: 'https://news.guides.games/subscribe' },
  });

  it('has no page, file, script, share image, or sitemap entry for them', async () => {
    const { files, policy } = await planContent(off);
    const paths = files.map(({ path, route }) => route ?? path);
    expect(paths.filter((path) => /deals|link-health|finder|newsletter/.test(path))).toEqual([]);
    expect(policy).not.toContain('news.guides.games');
    const sitemap = await files.find(({ path }) => path === 'sitemap.xml')?.produce();
    expect(String(sitemap)).not.toMatch(/deals|link-health/);
    const scripts = await Promise.all(
      files.filter(({ path }) => path.endsWith('.js')).map(async ({ produce }) => String(await produce())),
    );
    expect(scripts.join('')).not.toContain('regionChoice');
  });

  it('has no link, form, or switch for them on any page', async () => {
    for (const [route, html] of await renderPages(off)) {
      const $ = parse(new Map([[route, html]]), route);
      expect($(`a[href="${dealsPath}"],a[href="${linkHealthPath}"]`)).toHaveLength(0);
      expect($('.regions,.finder,#island-newsletter')).toHaveLength(0);
      expect($('script:not([src]):not([type])').text()).not.toContain('Europe');
      expect(html).not.toContain('London');
    }
  });

  it('has them by default', async () => {
    const pages = await renderPages(withSite(withPrices(data), { nav }));
    expect(parse(pages, homePath)(`.nav a[href="${dealsPath}"]`)).toHaveLength(1);
    const $ = parse(pages, guide);
    expect($('.regions').length * $('.finder').length).toBeGreaterThan(0);
  });
});

describe('the words of a site', () => {
  const others = [
    [/boxes/gi, 'modules'],
    [/box/gi, 'module'],
    [/expansions/gi, 'addons'],
    [/expansion/gi, 'addon'],
    [/base game/gi, 'starter'],
    [/players/gi, 'seats'],
    [/player/gi, 'seat'],
    [/ranking/gi, 'list'],
    [/adds rules/gi, 'adds puzzles'],
    [/minutes/gi, 'hours'],
    [/release order/gi, 'printing order'],
    [/playstyle/gi, 'mood'],
    [/your table/gi, 'your home'],
    [/works with/gi, 'goes with'],
  ] as const;
  const withOthers = (text: string) =>
    others.reduce((changed, [word, other]) => changed.replace(word, other), text);
  const terms = { ...defaultTerms };
  for (const key of Object.keys(terms) as (keyof typeof terms)[]) terms[key] = withOthers(terms[key]);

  /** Only texts change: ids, addresses, and choices have no spaces and no capitals. */
  function inOthers<T>(value: T): T {
    const change = (part: unknown): unknown => {
      if (typeof part === 'string') return /^[a-z0-9:/_.#-]*$/.test(part) ? part : withOthers(part);
      if (part instanceof Map) return new Map([...part].map(([key, one]) => [key, change(one)]));
      if (Array.isArray(part)) return part.map(change);
      if (part === null || typeof part !== 'object' || ArrayBuffer.isView(part)) return part;
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, change(one)]));
    };
    return change(value) as T;
  }

  it('come from its labels on every page', async () => {
    const withoutRows = withGuide(withPrices(data), 'catan', (parts) => {
      parts.guide.situations = [];
    });
    const pages = await renderPages(inOthers(withSite(withoutRows, { terms })));
    for (const [route, html] of pages) {
      const $ = parse(pages, route);
      const labels = [...html.matchAll(/ (?:alt|aria-label|title|placeholder)="([^"]*)"/g)].map(String);
      $('style,script').remove();
      const texts = [...$('title,body').find('*').addBack().contents()].map((node) => $(node).text());
      const shown = [...texts, ...labels].join(' | ').replace(/\S+\/\S+/g, '');
      expect(shown).not.toMatch(/\b(?:box|boxes|expansions?|base game|players?|rankings?)\b/i);
      expect(shown).not.toMatch(
        /\b(?:adds rules|minutes|release order|playstyle|your table|works with(?! a rule))\b/i,
      );
    }
    const $ = parse(pages, guide);
    expect($('#tldr-table h2').text()).toBe('The list');
    expect($('.rank th').first().text()).toBe('Module and verdict');
    expect($('.plate__facts').text()).toMatch(/^Starter: .* seats,/);
    expect(parse(pages, homePath)('.count').first().text()).toMatch(/modules? ranked/);
    expect($('.finder').text()).toContain('It is the next module in our list for you.');
  });
});

describe('the address of guides', () => {
  it('follows its pattern, for pages and links', async () => {
    const move = (text: string) => text.replace(/\/guides\/([a-z0-9-]+)-expansion-order/g, '/order/$1');
    const yaml = (await readdir(sampleFolder, { recursive: true })).filter((file) => file.endsWith('.yaml'));
    const folder = await folderWith({
      ...Object.fromEntries(yaml.map((file) => [file, move])),
      'site.yaml': (text) => `${move(text)}\nguide_address: /order/{slug}\n`,
    });
    const { content, diagnostics } = await loadContent(folder, { today });
    expect(diagnostics.filter(({ severity }) => severity === 'error')).toEqual([]);
    if (content === null) throw new Error('does not validate');
    const pages = await renderPages(content);
    expect(pages.has('/order/catan')).toBe(true);
    expect([...pages.values()].join('')).not.toContain('-expansion-order"');
  });
});

describe('the look of a site', () => {
  it('has the colors of the style sheet by default', async () => {
    const css = await readFile(new URL('templates/styles/site.css', projectFolder), 'utf8');
    const short = (hex: string) => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');
    for (const { token, light, dark } of Object.values(defaultColors))
      expect(css).toContain(`${token}:light-dark(${short(light)},${short(dark)});`);
    expect(css).toContain(`--felt:${defaultBand};`);
  });

  it('takes colors, a logo, and an icon from the data', async () => {
    const folder = await folderWith({
      'art/mark.svg': () =>
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>',
      'site.yaml': (text) =>
        `${text.replace(/^(logo:\n)/m, '$1  image: art/mark.svg\n').replace(/^logo: \{/m, 'logo: { image: art/mark.svg,')}
favicon: art/mark.svg
colors:
  surface: { light: '#fffdf5', dark: '#10101a' }
  band: '#202040'
`,
    });
    const { content, diagnostics } = await loadContent(folder, { today });
    if (content === null) throw new Error(JSON.stringify(diagnostics));
    const { files } = await planContent(content);
    const $ = parse(await renderPages(content), homePath);
    expect($('.logo img').attr('src')).toMatch(/^\/assets\/mark\.\w+\.svg$/);
    expect(files.map(({ path }) => `/${path}`)).toContain($('.logo img').attr('src'));
    const icon = files.find(({ path }) => `/${path}` === $('link[type="image/svg+xml"]').attr('href'));
    expect(String(Buffer.from((await icon?.produce()) as Uint8Array))).toContain('M0 0h9v9z');
    expect($('meta[name=theme-color]').first().attr('content')).toBe('#fffdf5');
    expect($('style').text()).toMatch(/--sheet:light-dark\(#fffdf5, ?#10101a\)/);
    expect($('style').text()).toContain('--felt:#202040');
  });
});

describe('a game without players, minutes, and weight', () => {
  it('has no filters for them', async () => {
    const filtersOf = async (content: Content) =>
      parse(
        await renderPages(content),
        '/board-game-expansions',
      )('select[data-filter]')
        .get()
        .map(({ attribs }) => attribs['name']);
    expect(await filtersOf(data)).toEqual(expect.arrayContaining(['players', 'time', 'complexity', 'tag']));
    const puzzles = structuredClone([...data.games]).map(([id, game]) => {
      delete game.min_players;
      delete game.max_players;
      delete game.max_playtime;
      delete game.complexity_weight;
      for (const box of game.expansions) delete box.players_after_max;
      game.tags = [];
      return [id, game] as const;
    });
    expect(await filtersOf({ ...data, games: new Map(puzzles) })).toEqual([]);
  });

  it('shows no empty places on any page', async () => {
    const content = withGuide(data, 'catan', ({ game }) => {
      delete game.min_players;
      delete game.min_playtime;
      delete game.max_playtime;
      delete game.complexity_weight;
    });
    const pages = await renderPages(content);
    const $ = parse(pages, guide);
    expect($('.plate__facts').text()).not.toMatch(/undefined|null|NaN|complexity|players|min/);
    for (const html of pages.values()) expect(html).not.toMatch(/undefined|NaN|>null</);
    const card = parse(pages, '/board-game-expansions')(`.card:has(a[href="${guide}"])`);
    expect(card.attr('data-players')).toBeUndefined();
    expect(card.attr('data-complexity')).toBeUndefined();
  });
});
