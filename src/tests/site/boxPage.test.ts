import { describe, expect, it } from 'vitest';
import type { Content } from '../../content/content.ts';
import type { Expansion, Guide } from '../../domain/data.ts';
import { boxRedirects } from '../../domain/pages.ts';
import { hasPage } from '../../domain/ranking.ts';
import { boxPath, guidePath, indexPath } from '../../domain/routes.ts';
import { loadSample } from '../sample/sample.ts';
import { parse, renderPages, structuredData } from './renderSite.ts';

const sample = await loadSample();

/** Fields to change; undefined removes one. */
type Change<T> = { [K in keyof T]?: T[K] | undefined };

function merged<T extends object>(thing: T, change: Change<T>): T {
  const fields = Object.entries({ ...thing, ...change }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(fields) as T;
}

/** The sample with other facts of Wingspan's Oceania, and of its guide. */
function changed(box: Change<Expansion>, guide: Change<Guide> = {}): Content {
  const game = sample.games.get('wingspan');
  const own = sample.guides.get('wingspan');
  if (game === undefined || own === undefined) throw new Error('The sample has no Wingspan.');
  const expansions = game.expansions.map((other) => (other.id === 'oceania' ? merged(other, box) : other));
  return {
    ...sample,
    games: new Map([...sample.games, ['wingspan', { ...game, expansions }]]),
    guides: new Map([...sample.guides, ['wingspan', merged(own, guide)]]),
  };
}

const oceania = '/expansions/wingspan/oceania';
const open = async (content: Content, path = oceania) => parse(await renderPages(content), path);
const hrefs = ($: Awaited<ReturnType<typeof open>>, links: string) =>
  $(links)
    .map((_, link) => $(link).attr('href'))
    .get();
const headings = ($: Awaited<ReturnType<typeof open>>) =>
  $('main h2')
    .map((_, element) => $(element).text())
    .get();

describe('the page of a box', () => {
  it('exists for every box with a verdict or a reason for none, and for no other', async () => {
    const pages = await renderPages(sample);
    const wanted = [...sample.guides.values()]
      .filter(({ status }) => status === 'published')
      .flatMap(({ game: id }) => {
        const game = sample.games.get(id);
        return game?.expansions.filter(hasPage).map((box) => boxPath(game, box)) ?? [];
      });
    expect(wanted.length).toBeGreaterThan(20);
    expect([...pages.keys()].filter((path) => path.startsWith('/expansions/')).sort()).toEqual(wanted.sort());
  });

  it('answers first: verdict, place in the ranking, and worth_it, with the disclosure before a shop', async () => {
    const $ = await open(changed({ worth_it: 'Yes, as your second box.' }));
    expect($('h1').text()).toBe('Wingspan: is Oceania worth it?');
    expect($('.answer .verdict').text()).toBe('Buy');
    expect($('.answer .tok').text()).toBe('2');
    expect($('.answer > p').eq(1).text()).toContain('Yes, as your second box.');
    const html = $('main').html() ?? '';
    expect(html.indexOf('data-disclosure')).toBeLessThan(html.indexOf('data-offer'));
    expect($('.crumbs li').last().text()).toBe('Oceania');
  });

  it('is answered by rank_reason until worth_it is written, and doesn’t say it twice', async () => {
    const reason = 'New mats and nectar.';
    const $ = await open(changed({ rank_reason: reason }));
    expect($('main').text().split(reason)).toHaveLength(2);
  });

  it('asks the question of the data where the pattern of titles doesn’t fit', async () => {
    const $ = await open(changed({ question: 'Are the Oceania birds worth it?' }));
    expect($('h1').text()).toBe('Are the Oceania birds worth it?');
  });

  it('compares with a rival by the facts that differ, this box first', async () => {
    const comparisons = [
      {
        id: 'european-or-oceania',
        boxes: ['european', 'oceania'],
        question: 'European or Oceania?',
        answer: 'European, unless you want the game to change.',
        why: 'It costs less.',
        pick: 'european',
        pick_if: { european: 'you often teach it', oceania: 'you want new mats' },
      },
    ];
    const $ = await open(changed({ complexity_delta: 'High' }, { comparisons }));
    const table = $('#european-or-oceania table');
    expect($(`#${table.attr('aria-labelledby') ?? ''}`).text()).toBe('European or Oceania?');
    expect(
      table
        .find('thead th')
        .map((_, cell) => $(cell).text())
        .get(),
    ).toEqual(['Oceania', 'European']);
    const rows = table
      .find('tbody th')
      .map((_, cell) => $(cell).text())
      .get();
    expect(rows).toContain('Adds rules');
    expect(rows).not.toContain('Needs');
    expect(rows.at(-1)).toBe('Pick it if');
    expect(table.find('thead a').attr('href')).toBe('/expansions/wingspan/european');
  });

  it('links what it needs: the base game’s guide, and the page of a box', async () => {
    const also_needs = [{ title: 'European', expansion_id: 'european' }, { title: 'a dice tower' }];
    const $ = await open(changed({ also_needs }));
    const needs = $('.side tr').first();
    expect(needs.text()).toBe('NeedsWingspan, European, a dice tower');
    expect(hrefs($, '.side a')).toEqual([guidePath('wingspan'), '/expansions/wingspan/european']);
  });

  it('does not link to itself where the guide advises it', async () => {
    const $ = await open(sample);
    expect($('#path').text()).toContain('Oceania');
    expect(hrefs($, 'main a')).not.toContain(oceania);
  });

  it('names the editions of the base game that the box does not fit, and no titles of a series', async () => {
    const editions = [
      { id: 'first', name: 'First edition', how_to_tell: 'A brown box.', fits: [] },
      { id: 'second', name: 'Second edition', how_to_tell: 'A blue box.', fits: ['oceania'] },
    ];
    const fits = async (guide: Change<Guide>) => (await open(changed({}, guide)))('main').text();
    expect(await fits({ editions })).toContain('First editionDoes not fit');
    expect(await fits({ editions, series: true })).not.toContain('First edition');
  });

  it('sends nobody who should skip a box to another one', async () => {
    const $ = await open(changed({ verdict: 'skip', rank_recommended: undefined }));
    expect(headings($)).not.toContain('What to buy before and after');
  });

  it('leaves out parts that it has nothing to say in', async () => {
    const $ = await open(
      changed(
        { contents: [], mixing_notes: undefined },
        { faq: [], comparisons: undefined, editions: undefined },
      ),
    );
    expect(headings($)).not.toContain('In the box');
    expect(headings($)).not.toContain('Questions about this box');
  });

  it('says what is known of a box that nobody has judged, and gives it no rank', async () => {
    const content = changed({
      rank_recommended: undefined,
      verdict: undefined,
      worth_it: undefined,
      not_judged: 'Only a shop has described it.',
    });
    const $ = await open(content);
    expect($('.picks__nm').text().trim()).toBe('Not judged');
    expect($('.answer').text()).toContain('Only a shop has described it.');
    expect($('.answer').text()).not.toContain('Skip');
  });

  it('has the head of a page about a game, and no product', async () => {
    const $ = await open(
      changed({ worth_it: 'Yes, as your second box.', seo_title: undefined, seo_description: undefined }),
    );
    expect($('title').text()).toBe('Wingspan: is Oceania worth it? Yes');
    expect($('meta[name=description]').attr('content')).toContain('Yes, as your second box.');
    expect($('link[rel=canonical]').attr('href')).toBe(`${sample.site.base_url}${oceania}`);
    const guide = await open(sample, guidePath('wingspan'));
    expect($('meta[property="og:image"]').attr('content')).toBe(
      guide('meta[property="og:image"]').attr('content'),
    );
    const data = structuredData($);
    expect(data['WebPage']).toMatchObject({ about: { '@type': 'Game' } });
    expect(Object.keys(data)).toEqual(expect.arrayContaining(['WebPage', 'BreadcrumbList']));
    expect(Object.keys(data)).not.toContain('Product');
  });

  it('leads to its neighbors in the ranking, and to all of it', async () => {
    const $ = await open(sample);
    expect($('.pager a[rel=prev]').attr('href')).toBe('/expansions/wingspan/european');
    expect($('.pager a').last().attr('href')).toBe(`${guidePath('wingspan')}#tldr-table`);
  });

  it('shows the changes that name the box', async () => {
    const changes = [
      { id: 'mats', date: '2026-11-20', text: 'Oceania’s mats count.', boxes: ['oceania'] },
      { id: 'other', date: '2026-11-19', text: 'Asia moved.', boxes: ['asia'] },
    ];
    const $ = await open(changed({}, { changes }));
    expect($('main').text()).toContain('Oceania’s mats count.');
    expect($('main').text()).not.toContain('Asia moved.');
  });

  it('shows the same facts for the base game and its ranked entry', async () => {
    const game = sample.games.get('azul');
    if (game === undefined) throw new Error('The sample has no Azul.');
    const base = game.expansions.find((box) => box.is_base_game);
    const list_price = [
      { currency: 'USD' as const, amount: 39.99, date: '2026-10', source_id: game.source_ids[0] ?? '' },
    ];
    const games = new Map([...sample.games, ['azul', { ...game, list_price }]]);
    const $ = await open({ ...sample, games }, boxPath(game, base ?? { slug: '' }));
    expect($('main').text()).toContain('$39.99');
  });
});

it('redirects the addresses above the pages of boxes to the index and the guide', () => {
  expect(sample.redirects).toContainEqual({ from: '/expansions', to: indexPath(sample.site.vertical) });
  expect(sample.redirects).toContainEqual({ from: '/expansions/wingspan', to: guidePath('wingspan') });
});

it('redirects a published box that lost its page to its guide', () => {
  const game = sample.games.get('wingspan');
  if (game === undefined) throw new Error('The sample has no Wingspan.');
  const expansions = game.expansions.map((box) =>
    box.id === 'oceania' ? merged(box, { rank_recommended: undefined, verdict: undefined }) : box,
  );
  const data = { ...sample, games: new Map([['wingspan', { ...game, expansions }]]) };
  expect(boxRedirects(data, new Set([oceania]))).toContainEqual({ from: oceania, to: guidePath('wingspan') });
  expect(boxRedirects(data, new Set())).not.toContainEqual(expect.objectContaining({ from: oceania }));
});

it('uses the address pattern of the site', () => {
  const site = { box_address: '/boxes/{game}/{box}' };
  expect(boxPath({ slug: 'wingspan' }, { slug: 'oceania' }, site)).toBe('/boxes/wingspan/oceania');
});
