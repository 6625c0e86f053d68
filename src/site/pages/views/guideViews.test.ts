import { describe, expect, it } from 'vitest';
import { BestFor } from '../../../../templates/guide/BestFor.tsx';
import { GuideHero } from '../../../../templates/guide/GuideHero.tsx';
import { HowExpansionsWork } from '../../../../templates/guide/HowExpansionsWork.tsx';
import { Ranking } from '../../../../templates/guide/Ranking.tsx';
import { RelatedGuides } from '../../../../templates/parts/GuideCard.tsx';
import { ReleaseOrder } from '../../../../templates/guide/ReleaseOrder.tsx';
import { Owning, Recommendations } from '../../../../templates/guide/Situations.tsx';
import { WhereToBuy } from '../../../../templates/guide/WhereToBuy.tsx';
import { AllBoxes } from '../../../../templates/guide/AllBoxes.tsx';
import { Sources } from '../../../../templates/parts/Sources.tsx';
import { loadSample } from '../../../tests/sample/sample.ts';
import { materialOf, sampleSite, shown } from '../../../tests/site/sampleSite.ts';
import type { Availability, Edition, Expansion, Game, Guide } from '../../../domain/data.ts';
import { rankedExpansions } from '../../../domain/ranking.ts';
import { guidePageView, heroView } from './guide.ts';
import { type GuideMaterial, guideFaq } from './guideMaterial.ts';
import { howExpansionsWorkView, compatibilityView } from './howExpansionsWork.ts';
import { allBoxesView, rankingView } from './ranking.ts';
import { releaseOrderView } from './release.ts';
import { owningView, recommendationsView } from './situations.ts';
import { whereToBuyView } from './whereToBuy.ts';
import { bestForView, relatedGuidesView } from './guideSections.ts';

const context = sampleSite(await loadSample());
const wingspan = materialOf(context, 'wingspan');
const catan = materialOf(context, 'catan');
const azul = materialOf(context, 'azul');

function changed(material: GuideMaterial, game: Partial<Game>, guide: Partial<Guide> = {}): GuideMaterial {
  const { offers } = material.entry;
  const entry = {
    ...material.entry,
    offers,
    game: { ...material.entry.game, ...game },
    guide: { ...material.entry.guide, ...guide },
  };
  return { ...material, entry, ranked: rankedExpansions(entry.game, entry.guide) };
}

function withBox(material: GuideMaterial, id: string, more: Partial<Expansion>): GuideMaterial {
  const expansions = material.entry.game.expansions.map((box) => (box.id === id ? { ...box, ...more } : box));
  return changed(material, { expansions });
}

const gone: Availability = {
  status: 'out_of_print',
  date: '2025-03',
  source_id: 'nowhere',
  note: 'Expect used copies.',
};

const texts = ($: ReturnType<typeof shown>, selector: string) =>
  $(selector)
    .map((_, element) => $(element).text().trim())
    .get();

describe('the hero', () => {
  it('shows the title, the answer and the facts of the base game', () => {
    const $ = shown(GuideHero, { hero: heroView(wingspan) });
    expect($('h1').text()).toBe('Wingspan expansions in order');
    expect($('.answer p').first().text()).toContain('European Expansion');
    expect($('.plate__facts').text()).toContain('Base game: 1–5 players, 40–70 min, complexity 2.5 of 5');
  });

  it('has the first two boxes of the ranking right below the answer, each with a shop button', () => {
    const $ = shown(GuideHero, { hero: heroView(wingspan) });
    expect(texts($, '.picks__nm a')).toEqual(['European', 'Oceania']);
    expect($('.picks > li').first().find('a[data-offer]').length).toBeGreaterThan(0);
  });

  it('has the guide’s featured picks, in their order', () => {
    const featured_expansions = ['asia', 'european'];
    const $ = shown(GuideHero, { hero: heroView(changed(wingspan, {}, { featured_expansions })) });
    expect(texts($, '.picks__nm a')).toEqual(['Asia', 'European']);
  });

  it('writes “1 player” in the singular', () => {
    const $ = shown(GuideHero, { hero: heroView(changed(wingspan, { min_players: 1, max_players: 1 })) });
    expect($('.plate__facts').text()).toContain('1 player,');
  });
});

describe('all boxes', () => {
  it('are links to their rows by verdict, in buying order, with the number of the others', () => {
    const material = withBox(withBox(catan, 'seafarers', { verdict: 'buy' }), 'helpers', { verdict: 'skip' });
    const $ = shown(AllBoxes, { view: allBoxesView(material) });
    const buy = $('li').first();
    expect(buy.find('.verdict').text()).toBe('Buy');
    expect(buy.find('a').first().attr('href')).toBe('#seafarers');
    expect($('li a')).toHaveLength(material.ranked.length);
    expect($('p').text()).toMatch(/^\d+ not ranked$/);
    expect(allBoxesView(changed(catan, {}, { comparisons: [comparison] })).isCompared).toBe(true);
  });
});

const comparison = {
  id: 'seafarers-or-cities',
  boxes: ['seafarers', 'cities-and-knights'],
  question: 'Seafarers or Cities & Knights?',
  answer: 'Seafarers, because nobody has to learn Catan again.',
  why: 'It changes the map, the other box the rules.',
  pick: 'seafarers',
  pick_if: { seafarers: 'you like new maps', 'cities-and-knights': 'you want a harder game' },
};

describe('the ranking', () => {
  it('has each box once, with verdict, condition, line, needs, players, time and shop in its row', () => {
    const material = withBox(wingspan, 'oceania', {
      verdict: 'depends',
      depends_on: 'you like a sixth food.',
      short_tagline: 'Nectar and new mats.',
      playtime_delta: 'Up to 10 more',
      complexity_delta: 'Medium',
    });
    const $ = shown(Ranking, { view: rankingView(material) });
    const row = $('#oceania');
    expect(row.is('.rank tbody tr')).toBe(true);
    expect(row.find('th').text()).toBe('2 Oceania Only if you like a sixth food');
    expect(row.find('td').first().text()).toBe('Nectar and new mats.');
    expect(texts($, '#oceania .tags li')).toEqual([
      'Needs Wingspan',
      '1–5 players',
      'Time: up to 10 more',
      'Rules: Medium',
    ]);
    expect(row.find('[data-offer]').length).toBeGreaterThan(0);
    for (const { expansion } of material.ranked) expect($(`[id="${expansion.slug}"]`)).toHaveLength(1);
  });

  it('tells the players of a complete game alone and with the base game', () => {
    const players = {
      players_alone_min: 1,
      players_alone_max: 2,
      players_after_min: 1,
      players_after_max: 7,
    };
    const $ = shown(Ranking, {
      view: rankingView(withBox(wingspan, 'asia', { standalone: true, ...players })),
    });
    expect($('#asia').text()).toContain('1–2 alone, 1–7 with Wingspan');
  });

  it('shows the list price of the last 18 months next to the shop, with who says so', () => {
    const listed = (date: string, stated_by?: string) =>
      shown(Ranking, {
        view: rankingView(
          withBox(wingspan, 'oceania', {
            list_price: [
              { currency: 'USD', amount: 35, date, source_id: 'bgg', ...(stated_by && { stated_by }) },
            ],
          }),
        ),
      })('#oceania [data-region=US] .chk').text();
    expect(listed('2026-06')).toBe('$35 list (publisher, June 2026)');
    expect(listed('2025-03')).toBe('');
  });

  it('omits unknown facts', () => {
    const text =
      shown(Ranking, { view: rankingView(azul) }).text() +
      shown(Ranking, { view: rankingView(catan) }).text();
    expect(text).not.toMatch(/not known|not checked|have not seen/i);
  });

  it('marks a box that nobody has reviewed, and one that is not judged', () => {
    const rank_reason = 'Four new boards. Ranked by its contents; no review yet.';
    const not_judged = 'We found no review and no rulebook.';
    const material = withBox(withBox(catan, 'seafarers', { rank_reason }), 'helpers', { not_judged });
    const $ = shown(Ranking, { view: rankingView(material) });
    expect($('#seafarers .muted').text()).toBe('Ranked by its contents; no review yet.');
    expect($('#helpers').text()).toContain(`Not judged. ${not_judged}`);
    expect($('#helpers').text()).not.toContain('Skip');
  });

  it('offers the other shops of a box that is out of stock', () => {
    const offers = wingspan.entry.offers.map((shopOffer) => {
      const { offer } = shopOffer;
      if (offer.expansion_id !== 'european' || offer.region !== 'UK' || offer.link === 'search')
        return shopOffer;
      return { ...shopOffer, offer: { ...offer, in_stock: false, last_checked: '2026-11-20' } };
    });
    const material = { ...wingspan, entry: { ...wingspan.entry, offers } };
    const uk = shown(Ranking, { view: rankingView(material) })('#european [data-region=UK]');
    expect(uk.find('button').attr('disabled')).toBeDefined();
    expect(uk.find('a[data-offer]').text()).toMatch(/^Search .+ for European Expansion/);
  });

  it('goes group by group, with five boxes in tables and the others in rows below', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 6);
    const groups = [
      { id: 'small', name: 'Small tables', for: 'For up to four.', boxes: ids.slice(0, 2) },
      { id: 'large', name: 'Large tables', boxes: ids.slice(2) },
    ];
    const $ = shown(Ranking, { view: rankingView(changed(catan, {}, { groups })) });
    expect(texts($, '.group > h3')).toEqual(['Small tables', 'Large tables']);
    expect($('.group').first().text()).toContain('For up to four.');
    expect(texts($, '.rank .tok')).toEqual(['1', '2', '1', '2', '3']);
    expect(texts($, '.rank + .rows .tok')).toEqual(['4']);
  });

  it('leaves room in the tables for the group after a long one', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 6);
    const groups = [
      { id: 'large', name: 'Large tables', boxes: ids.slice(0, 4) },
      { id: 'small', name: 'Small tables', boxes: ids.slice(4) },
    ];
    const $ = shown(Ranking, { view: rankingView(changed(catan, {}, { groups })) });
    expect(texts($, '.rank .tok')).toEqual(['1', '2', '3', '1', '2']);
    expect(texts($, '.rank + .rows .tok')).toEqual(['4']);
  });

  it('numbers no box that is alone in its group, and no pick of a guide with groups', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 3);
    const groups = ids.map((id) => ({ id, name: `Only ${id}`, boxes: [id] }));
    const material = changed(catan, {}, { groups });
    expect(shown(Ranking, { view: rankingView(material) })('.tok')).toHaveLength(0);
    expect(shown(GuideHero, { hero: heroView(material) })('.tok')).toHaveLength(0);
    const best = { expansion_id: ids[0] ?? '', text: 'For two.' };
    expect(shown(BestFor, { view: bestForView(material, best) })('.tok')).toHaveLength(0);
  });

  it('answers readers who are torn between two boxes, with a link to both', () => {
    const $ = shown(Ranking, { view: rankingView(changed(catan, {}, { comparisons: [comparison] })) });
    expect($('#versus').text()).toBe('Torn between two?');
    const line = $('#versus + .lines li');
    expect(line.text()).toContain(`${comparison.question} ${comparison.answer}`);
    expect(line.find('a').attr('href')).toContain('seafarers');
    expect(shown(Ranking, { view: rankingView(catan) })('#versus')).toHaveLength(0);
  });

  it('links to how we judge, if the site says where', () => {
    const method = { label: 'How we judge', href: '/how-we-judge' };
    const content = { ...context.content, site: { ...context.content.site, method } };
    const $ = shown(Ranking, { view: rankingView({ ...catan, context: { ...context, content } }) });
    expect($('a[href="/how-we-judge"]').text()).toBe('How we judge');
    expect(shown(Ranking, { view: rankingView(catan) })('a[href="/how-we-judge"]')).toHaveLength(0);
  });
});

it('a series has no base game', () => {
  const series = changed(azul, { availability: gone }, { series: true, situations: [] });
  const all = [
    shown(GuideHero, { hero: heroView(series) }),
    shown(ReleaseOrder, { view: releaseOrderView(series) }),
    shown(WhereToBuy, { view: whereToBuyView(series) }),
    shown(Owning, { view: owningView(series) }),
  ];
  expect(all.map(($) => $.text()).join(' ')).not.toMatch(/base game|go down the ranking/i);
});

describe('how expansions work', () => {
  const edition = (id: string, fits: string[]): Edition => ({
    id,
    name: `Edition ${id}`,
    how_to_tell: 'A frame.',
    fits,
  });
  const editionsOf = (...editions: Edition[]) =>
    shown(HowExpansionsWork, { view: howExpansionsWorkView(changed(catan, {}, { editions })) });
  const ids = catan.entry.game.expansions.map(({ id }) => id);

  it('compares editions only in the boxes that differ', () => {
    const $ = editionsOf(
      edition(
        'old',
        ids.filter((id) => id !== 'seafarers'),
      ),
      edition('new', ids),
    );
    const rows = $('.fits tbody tr')
      .map((_, row) => $(row).text())
      .get();
    expect(rows).toEqual(['SeafarersNoFits']);
    expect($.text()).toMatch(/Cities & Knights.* fit both editions\./);
  });

  it('lists boxes that fit the same editions in one row', () => {
    const [first = '', second = '', ...others] = ids;
    const rows = editionsOf(edition('old', others), edition('new', ids))('.fits tbody th');
    expect(rows).toHaveLength(1);
    const titleOf = (id: string) => catan.entry.game.expansions.find((box) => box.id === id)?.title;
    expect(rows.text()).toBe(`${titleOf(first)} and ${titleOf(second)}`);
  });

  it('has no table if every box fits every edition', () => {
    expect(editionsOf(edition('old', ids), edition('new', ids))('.fits')).toHaveLength(0);
  });

  it('lists the boxes by edition if there are too many editions for a table', () => {
    const $ = editionsOf(...['a', 'b', 'c', 'd'].map((id) => edition(id, [])), edition('e', ['seafarers']));
    expect($('.more .lines li').last().text()).toBe('Edition e. A frame. Seafarers fits.');
    expect($('.fits')).toHaveLength(0);
  });

  it('names the pairs of boxes without a page', () => {
    const source_id = catan.entry.game.sources[0]?.id ?? '';
    const pair = (box: string) => ({ box, with: 'base', verdict: 'works' as const, source_id });
    expect(compatibilityView(changed(catan, { compatibility: [pair('seafarers')] }))).toBeNull();
    expect(compatibilityView(changed(catan, { compatibility: [pair('helpers')] }))).toMatchObject({
      pairs: [{ boxes: 'Scenarios: The Helpers with CATAN', verdict: 'works' }],
      note: null,
    });
  });
});

it('the pick for beginners shows its rank and its first reason; the rest is on its page', () => {
  const pick = { expansion_id: 'oceania', text: 'It gives every pair more to plan. Teach nectar last.' };
  const $ = shown(BestFor, { view: bestForView(wingspan, pick) });
  expect($('p').text()).toBe('2 Oceania. It gives every pair more to plan.');
  expect($('a').attr('href')).toContain('oceania');
});

it('the questions of the guide are about the game, those of a box without a page included', () => {
  const faq = ['seafarers', 'helpers'].map((id) => ({
    id: `is-${id}-worth-it`,
    scope: 'expansion' as const,
    expansion_id: id,
    question: 'Is it?',
    answer: 'Yes.',
  }));
  const general = { id: 'edition', scope: 'game' as const, question: 'Which edition?', answer: 'The 6th.' };
  const { entry } = changed(catan, {}, { faq: [...faq, general] });
  expect(guideFaq(entry).map(({ id }) => id)).toEqual(['is-helpers-worth-it', 'edition']);
});

it('the release order lists a year without a month before the months of that year', () => {
  const dated = withBox(withBox(catan, 'helpers', { release_year: 2015 }), 'seafarers', {
    release_year: 2015,
    release_month: 6,
  });
  const $ = shown(ReleaseOrder, { view: releaseOrderView(dated) });
  const year = $('.track')
    .last()
    .children()
    .filter((_, item) => $(item).find('time').text() === '2015')
    .find('ul li')
    .map((_, item) => $(item).text().trim())
    .get();
  const place = (name: string) => year.findIndex((text) => text.includes(name));
  expect(place('Helpers')).toBeLessThan(place('Seafarers'));
});

describe('the situations', () => {
  it('are two tables, one about owned boxes and one about play', () => {
    const owning = shown(Owning, { view: owningView(wingspan) });
    expect(owning('tbody tr').first().find('td summary').text()).not.toBe('');
    expect(owning('caption').text()).toBe('If you own …');
    const play = shown(Recommendations, { view: recommendationsView(wingspan) });
    expect(play('tbody').text()).toContain('You are six or more');
  });

  it('describe the advice of a row without a purchase', () => {
    const answers = (nothing: 'not_yet' | 'set' | 'skip') =>
      owningView(changed(catan, {}, { situations: [{ label: 'You', nothing, reason: '-' }] })).rows[0]
        ?.answer;
    expect([answers('not_yet'), answers('set'), answers('skip')]).toEqual([
      'Buy nothing yet',
      'You’re set',
      'Skip the expansions',
    ]);
  });

  it('name the edition of the base game to buy if the guide distinguishes editions', () => {
    const situations = [{ label: 'You own no Catan', buy: ['base'], reason: 'Begin here.' }];
    const view = owningView(changed(catan, {}, { situations }));
    expect(shown(Owning, { view })('td summary').text()).toBe('You own no Catan: CATAN (6th edition)');
  });
});

describe('where to buy', () => {
  const linesOf = ($: ReturnType<typeof shown>, region: string) =>
    texts($, `.shops[data-region=${region}] > .lines b`);

  it('has the two picks first, then the base game, in both regions', () => {
    const $ = shown(WhereToBuy, { view: whereToBuyView(wingspan) });
    for (const region of ['US', 'UK'])
      expect(linesOf($, region)).toEqual(['European', 'Oceania', 'Wingspan']);
    expect($.text()).toContain('Our path');
    expect($('[data-region] h3').text()).toBe('United StatesUnited Kingdom');
  });

  it('names what a search looks for', () => {
    const $ = shown(WhereToBuy, { view: whereToBuyView(wingspan) });
    expect(texts($, '.lines a[data-offer]').filter((text) => text.startsWith('Search'))).toContain(
      'Search Miniature Market for European Expansion',
    );
  });

  it('sorts all boxes with a price from the lowest, as a fold', () => {
    const $ = shown(WhereToBuy, { view: whereToBuyView(wingspan) });
    const fold = $('.shops[data-region=UK] details:contains("All boxes by price")');
    const prices = fold
      .find('.lines li')
      .map((_, line) => Number(/£([\d.]+)/.exec($(line).text())?.[1]))
      .get();
    expect(prices.length).toBeGreaterThan(2);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
  });

  it('says whether a base game can be bought, or nothing if that is unknown', () => {
    const $ = shown(WhereToBuy, { view: whereToBuyView(changed(wingspan, { availability: gone })) });
    expect($.text()).toContain('The base game: Out of print (March 2025). Expect used copies.');
    expect(whereToBuyView(wingspan).baseGame).toBeNull();
    expect(whereToBuyView(changed(azul, { availability: gone })).baseGame).toBeNull();
  });
});

it('existing related guides come first, followed by at most one that is coming soon', () => {
  const $ = shown(RelatedGuides, { view: relatedGuidesView(wingspan) });
  const soon = $('.card--soon');
  expect(soon).toHaveLength(1);
  expect(soon.text()).toContain('Coming Soon');
  expect(soon.nextAll('.card')).toHaveLength(0);
});

it('a source at a shop opens in a new tab with rel attributes, like every shop link', () => {
  const $ = shown(Sources, { view: guidePageView(context, catan.entry).sources });
  const shop = $('a[href*="zatu"]').first();
  expect(shop.attr('rel')).toBe('nofollow noopener noreferrer');
  expect(shop.attr('target')).toBe('_blank');
  expect($('a[href*="boardgamegeek.com"]').first().attr('rel')).toBeUndefined();
});

it('a guide has breadcrumbs, sections, and the sources that are not those of one box', () => {
  const view = guidePageView(context, wingspan.entry);
  expect(view.crumbs).toEqual({
    parents: [{ label: 'Guides', href: '/board-game-expansions' }],
    current: 'Wingspan',
  });
  expect(view.sections.map(({ heading }) => heading)).toContain('Where to buy');
  const ids = view.sources.sources.map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining(['bgg-base', 'stonemaier-european', 'pixelkin-finspan']));
  expect(ids).not.toContain('therewillbe-oceania');
});
