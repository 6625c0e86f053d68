import { describe, expect, it } from 'vitest';
import { BestFor } from '../../../templates/guide/BestFor.tsx';
import { GuideHero } from '../../../templates/guide/GuideHero.tsx';
import { HowExpansionsWork } from '../../../templates/guide/HowExpansionsWork.tsx';
import { Ranking } from '../../../templates/guide/RankingTable.tsx';
import { RelatedGuides } from '../../../templates/guide/RelatedGuides.tsx';
import { ReleaseOrder } from '../../../templates/guide/ReleaseOrder.tsx';
import { Sources } from '../../../templates/guide/Sources.tsx';
import { Owning, Recommendations } from '../../../templates/guide/Situations.tsx';
import { WhereToBuy } from '../../../templates/guide/WhereToBuy.tsx';
import { Faq } from '../../../templates/parts/Faq.tsx';
import { loadSample } from '../../tests/sample/sample.ts';
import { materialOf, sampleSite, shown } from '../../tests/site/sampleSite.ts';
import type { Availability, Edition, Expansion, Game, Guide } from '../../domain/data.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { bestForView } from './bestFor.ts';
import { compatibilityView } from './compatibility.ts';
import { guidePageView } from './guide.ts';
import type { GuideMaterial } from './guideMaterial.ts';
import { heroView } from './hero.ts';
import { howExpansionsWorkView } from './howExpansionsWork.ts';
import { rankingView } from './ranking.ts';
import { relatedGuidesView } from './related.ts';
import { releaseOrderView } from './release.ts';
import { owningView, recommendationsView } from './situations.ts';
import { whereToBuyView } from './whereToBuy.ts';

const site = sampleSite(await loadSample());
const wingspan = materialOf(site, 'wingspan');
const catan = materialOf(site, 'catan');
const azul = materialOf(site, 'azul');

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

describe('the hero', () => {
  it('shows the title, the answer and the facts of the base game', () => {
    const $ = shown(GuideHero, { hero: heroView(wingspan) });
    expect($('h1').text()).toBe('Wingspan expansions in order');
    expect($('.answer p').first().text()).toContain('European Expansion');
    expect($('.plate__facts').text()).toContain('Base game: 1–5 players, 40–70 min, complexity 2.5 of 5');
  });

  it('has the first two boxes of the ranking right below the answer, each with a shop button', () => {
    const $ = shown(GuideHero, { hero: heroView(wingspan) });
    const picks = $('.picks > li')
      .map((_, pick) => $(pick).find('.picks__nm a').text())
      .get();
    expect(picks).toEqual(['European Expansion', 'Oceania Expansion']);
    expect($('.picks > li').first().find('a[data-offer]').length).toBeGreaterThan(0);
  });

  it('has the guide’s featured picks, in their order', () => {
    const featured_expansions = ['asia', 'european'];
    const $ = shown(GuideHero, { hero: heroView(changed(wingspan, {}, { featured_expansions })) });
    expect(
      $('.picks__nm a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['#asia', '#european']);
  });

  it('writes “1 player” in the singular', () => {
    const $ = shown(GuideHero, { hero: heroView(changed(wingspan, { min_players: 1, max_players: 1 })) });
    expect($('.plate__facts').text()).toContain('1 player,');
  });
});

describe('the ranking', () => {
  it('is in buying order, with an entry for each box', () => {
    const $ = shown(Ranking, { view: rankingView(wingspan) });
    expect($('.rank tbody tr').first().text()).toContain('European Expansion');
    expect($('.boxes h4').first().text()).toContain('European Expansion');
  });

  it('shows the facts of an unranked box, with the note on its availability', () => {
    const material = withBox(catan, 'helpers', { availability: gone });
    const $ = shown(Ranking, { view: rankingView(material) });
    expect($('#helpers').text()).toContain('Out of print (March 2025)');
    expect($('#helpers').text()).toContain('Expect used copies.');
  });

  it('has a column only for facts that are known and differ', () => {
    const columns = (material: GuideMaterial) =>
      shown(Ranking, { view: rankingView(material) })('.rank thead th')
        .map((_, cell) => cell.children.map((child) => ('data' in child ? child.data : '')).join(''))
        .get();
    const alike = changed(wingspan, {
      expansions: wingspan.entry.game.expansions.map((box) => {
        return {
          ...box,
          playtime_delta: null,
          players_after_min: 1,
          players_after_max: 5,
          requires_base_game: true,
          standalone: false,
        };
      }),
    });
    expect(columns(alike)).toEqual(['Box', 'Verdict', 'Adds', 'Price or shop']);
    expect(columns(withBox(alike, 'asia', { players_after_max: 7 }))).toContain('Players');
  });

  it('omits unknown facts', () => {
    const text =
      shown(Ranking, { view: rankingView(azul) }).text() +
      shown(Ranking, { view: rankingView(catan) }).text();
    expect(text).not.toMatch(/not known|not checked|have not seen/i);
  });

  it('names the shop that lists a box to readers in its region, with the month', () => {
    const $ = shown(Ranking, { view: rankingView(wingspan) });
    const listed = $('#oceania .facts [data-region=UK]').text();
    expect(listed).toContain('Listed by Zatu Games, ');
    expect($('#oceania .facts [data-region=US]').text()).not.toContain('Zatu');
  });

  it('goes group by group, with five boxes in the table and the others in rows below', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 6);
    const groups = [
      { id: 'small', name: 'Small tables', for: 'For up to four.', boxes: ids.slice(0, 2) },
      { id: 'large', name: 'Large tables', boxes: ids.slice(2) },
    ];
    const $ = shown(Ranking, { view: rankingView(changed(catan, {}, { groups })) });
    const rows = $('.rank tbody tr');
    expect($(rows[0]).text()).toBe('Small tables');
    expect($(rows[3]).text()).toBe('Large tables');
    expect(
      rows
        .find('.tok')
        .map((_, disc) => $(disc).text())
        .get(),
    ).toEqual(['1', '2', '1', '2', '3']);
    expect($('.rows .tok').first().text()).toBe('4');
    expect($('.group').first().text()).toContain('For up to four.');
  });

  it('leaves room in the table for the group after a long one', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 6);
    const groups = [
      { id: 'large', name: 'Large tables', boxes: ids.slice(0, 4) },
      { id: 'small', name: 'Small tables', boxes: ids.slice(4) },
    ];
    const $ = shown(Ranking, { view: rankingView(changed(catan, {}, { groups })) });
    const discs = $('.rank tbody .tok').map((_, disc) => $(disc).text());
    expect(discs.get()).toEqual(['1', '2', '3', '1', '2']);
    expect($('.rows .tok').text()).toBe('4');
  });

  it('numbers no box that is alone in its group, and no pick of a guide with groups', () => {
    const ids = catan.entry.game.expansions.map(({ id }) => id).slice(0, 3);
    const groups = ids.map((id) => ({ id, name: `Only ${id}`, boxes: [id] }));
    const material = changed(catan, {}, { groups });
    expect(shown(Ranking, { view: rankingView(material) })('.tok')).toHaveLength(0);
    expect(shown(GuideHero, { hero: heroView(material) })('.tok')).toHaveLength(0);
    const best = { expansion_id: ids[0] ?? '', text: 'For two.' };
    expect(shown(BestFor, { view: bestForView(material, best) })('.tok')).toHaveLength(0);
    expect(shown(Owning, { view: owningView(material) }).text()).not.toContain('Find your part');
  });

  it('puts the note on a ranked box under its facts', () => {
    const $ = shown(Ranking, { view: rankingView(withBox(catan, 'seafarers', { availability: gone })) });
    expect($('#seafarers').text()).toContain('Availability. Expect used copies.');
  });
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
    expect($('.editions details p').last().text()).toBe('A frame. Seafarers fits.');
    expect($('.fits')).toHaveLength(0);
  });

  it('names the pairs that a source mentions', () => {
    const source_id = catan.entry.game.sources[0]?.id ?? '';
    const compatibility = [{ box: 'seafarers', with: 'base', verdict: 'works' as const, source_id }];
    expect(compatibilityView(changed(catan, { compatibility }))).toMatchObject({
      pairs: [{ boxes: 'Seafarers with CATAN', verdict: 'works' }],
      note: null,
    });
  });
});

it('the pick for beginners shows its rank and links to its entry', () => {
  const pick = { expansion_id: 'oceania', text: 'It gives every pair more to plan.' };
  const $ = shown(BestFor, { view: bestForView(wingspan, pick) });
  expect($('h3').text()).toBe('Oceania Expansion');
  expect($('a').attr('href')).toBe('#oceania');
  expect($('.tok').text()).toBe('2');
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
  expect(year[place('Seafarers')]).toContain('(June)');
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

it('the first question is open', () => {
  const $ = shown(Faq, { view: wingspan.entry.guide.faq });
  expect($('details').first().attr('open')).toBeDefined();
  expect($('details[open]')).toHaveLength(1);
});

describe('where to buy', () => {
  it('names the path and lists the shops of both regions', () => {
    const $ = shown(WhereToBuy, { view: whereToBuyView(wingspan) });
    expect($.text()).toContain('The path we recommend: Wingspan, then European Expansion');
    expect($('[data-region] h3').text()).toContain('United States');
    expect($('[data-region] h3').text()).toContain('United Kingdom');
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
  const $ = shown(Sources, { view: guidePageView(site, catan.entry).sources });
  const shop = $('a[href*="zatu"]').first();
  expect(shop.attr('rel')).toBe('nofollow noopener noreferrer');
  expect(shop.attr('target')).toBe('_blank');
  expect($('a[href*="boardgamegeek.com"]').first().attr('rel')).toBeUndefined();
});

it('a guide has breadcrumbs, sections, and sources', () => {
  const view = guidePageView(site, wingspan.entry);
  expect(view.crumbs).toEqual({
    parents: [{ label: 'Guides', href: '/board-game-expansions' }],
    current: 'Wingspan',
  });
  expect(view.sections.map(({ heading }) => heading)).toContain('Where to buy');
  expect(view.sources.sources.length).toBe(wingspan.entry.game.sources.length);
});
