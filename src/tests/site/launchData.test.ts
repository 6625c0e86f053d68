import { describe, expect, it } from 'vitest';
import { rankedExpansions } from '../../domain/ranking.ts';
import { guidePath, indexPath, homePath } from '../../domain/routes.ts';
import { loadData, parse, renderPages } from './renderSite.ts';

const content = await loadData();
const pages = await renderPages(content);

/** How many boxes each guide ranks, by the specification. It gives no number for Gloomhaven. */
const counts = {
  catan: 4,
  'ticket-to-ride': 5,
  gloomhaven: 3,
  dominion: 7,
  pandemic: 5,
  carcassonne: 5,
  wingspan: 3,
  'terraforming-mars': 10,
  'arkham-horror': 5,
  azul: 6,
  'seven-wonders': 7,
  'spirit-island': 2,
  scythe: 3,
  'marvel-champions': 7,
  arnak: 3,
  everdell: 5,
  clank: 5,
  crew: 3,
  'tiny-epic': 2,
  descent: 5,
};

describe('the launch data', () => {
  it('ranks as many boxes as the specification says, game by game', () => {
    const ranked = [...content.games.values()].map((game) => [game.slug, rankedExpansions(game).length]);
    expect(Object.fromEntries(ranked)).toEqual(counts);
  });

  it('picks The Rise of Red Skull first for Marvel Champions', () => {
    const game = content.games.get('marvel-champions');
    expect(game && rankedExpansions(game)[0]?.expansion.title).toBe('The Rise of Red Skull');
  });

  it('shows four Top cards, ten Explore cards, twenty spines and twenty guides', () => {
    const $ = parse(pages, homePath);
    expect($('.tops .btn').length).toBe(4);
    expect(
      $('.tops h3 a')
        .map((_, link) => $(link).attr('href'))
        .get(),
    ).toEqual(['catan', 'wingspan', 'ticket-to-ride', 'gloomhaven'].map(guidePath));
    expect($('.cat').length).toBe(10);
    expect($('.spine').length).toBe(20);
    expect(parse(pages, indexPath(content.site.vertical))('.card').length).toBe(20);
  });

  it('has the footer’s four Top Guides on every page', () => {
    const expected = ['catan', 'wingspan', 'ticket-to-ride', 'gloomhaven'].map(guidePath);
    for (const route of pages.keys()) {
      const $ = parse(pages, route);
      const links = $('.foot nav').first().find('a');
      expect(links.map((_, link) => $(link).attr('href')).get()).toEqual(expected);
    }
  });

  it('serves readers in the US and in the UK with every ranked box and every base game', () => {
    for (const game of content.games.values()) {
      const offers = content.offers.get(game.id) ?? [];
      const boxes = rankedExpansions(game).map(({ expansion }) => expansion);
      for (const region of ['US', 'UK']) {
        const here = offers.filter((offer) => offer.region === region);
        expect(here.some((offer) => offer.item_type === 'base')).toBe(true);
        for (const box of boxes) {
          const sold = here.some((offer) =>
            box.is_base_game ? offer.item_type === 'base' : offer.expansion_id === box.id,
          );
          expect([game.id, box.id, region, sold]).toEqual([game.id, box.id, region, true]);
        }
      }
    }
  });
});
