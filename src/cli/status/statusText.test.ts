import { describe, expect, it } from 'vitest';
import { statusText, type ShownStatus } from '../status.ts';

const inOrder: ShownStatus = {
  guides: { published: 2, drafts: [], oldest: { id: 'catan', updated_on: '2026-08-01' } },
  links: {
    product: 3,
    search: 5,
    boxesWithoutOffer: [],
    searched: [],
    pages: [
      { region: 'US', boxes: 2, baseGames: 1 },
      { region: 'UK', boxes: 1, baseGames: 0 },
    ],
  },
  stock: { back: [], gone: [] },
  prices: { shown: 2, tooOld: 0, notKnown: 1 },
  facts: { availabilityUnknown: [], listPriceUnknown: 1, contentsUnknown: [], ranked: 4 },
  placeholders: [],
  changedSince: [],
};

describe('guides status', () => {
  it('summarizes the site on one screen', () => {
    expect(statusText(inOrder)).toBe(`Guides         2 published
Oldest         catan, updated 2026-08-01
Links          3 to product pages, 5 searches
US pages       2 of 4 ranked boxes, 1 of 2 base games
UK pages       1 of 4 ranked boxes, 0 of 2 base games
Searches       none
Prices         2 shown, 0 too old to show, 1 not known
Back in stock  none
In no shop     none for 60 days
Availability   not known for 0 of 4 ranked boxes
List prices    not known for 1 of 4 ranked boxes
Contents       known for every ranked box
Placeholders   none
Changed since  no text changed after its date

Next: nothing; the site is in order.
`);
  });

  it('names drafts and up to four boxes without an offer', () => {
    const boxes = ['Seafarers', 'Cities & Knights', 'Traders', 'Explorers', 'Rivals'];
    const text = statusText({
      ...inOrder,
      guides: { ...inOrder.guides, drafts: ['root'] },
      links: { ...inOrder.links, boxesWithoutOffer: boxes },
    });
    expect(text).toContain('2 published, 1 draft: root\n');
    expect(text).toContain(
      '5 ranked boxes without an offer: Seafarers, Cities & Knights, Traders, Explorers and 1 more',
    );
  });

  it('names boxes that are back, boxes that no shop has, and the most useful product pages', () => {
    const text = statusText({
      ...inOrder,
      links: {
        ...inOrder.links,
        searched: [{ box: 'Wingspan: Oceania', region: 'US', offers: [] }],
      },
      stock: {
        back: [
          {
            box: 'Catan: Seafarers',
            region: 'UK',
            shop: 'Zatu Games',
            on: '2026-11-20',
            outSince: '2026-10-01',
          },
        ],
        gone: [{ box: 'Catan: Rivals', region: 'UK', since: '2026-09-01' }],
      },
    });
    expect(text).toContain('Searches       readers gain most from product pages of Wingspan: Oceania (US)\n');
    expect(text).toContain('Back in stock  Catan: Seafarers (Zatu Games, 2026-11-20)\n');
    expect(text).toContain('In no shop     for 60 days: Catan: Rivals (UK, since 2026-09-01)\n');
  });

  it.each<[string, Partial<ShownStatus>, string]>([
    [
      'a box that nobody can buy',
      { links: { ...inOrder.links, boxesWithoutOffer: ['Catan: Seafarers'] } },
      'add an offer for Catan: Seafarers',
    ],
    [
      'prices too old to show',
      { prices: { shown: 0, tooOld: 7, notKnown: 0 } },
      'run guides check --write; 7 prices',
    ],
    [
      'a text that changed after its date',
      { changedSince: [{ id: 'catan', updated_on: '2026-08-01', changed_on: '2026-09-01' }] },
      'catan has changed; set its updated_on',
    ],
    [
      'a first pick that may be gone',
      { facts: { ...inOrder.facts, availabilityUnknown: ['Catan: Seafarers'] } },
      'find out whether Catan: Seafarers is for sale',
    ],
    [
      'an address of nobody',
      { placeholders: ['your-site.example'] },
      'fill in your-site.example before publishing',
    ],
  ])('suggests %s as the next step', (_name, found, next) => {
    expect(statusText({ ...inOrder, ...found })).toContain(`Next: ${next}`);
  });

  it('puts boxes without an offer before everything else', () => {
    const text = statusText({
      ...inOrder,
      links: { ...inOrder.links, boxesWithoutOffer: ['Catan: Seafarers'] },
      prices: { shown: 0, tooOld: 7, notKnown: 0 },
      placeholders: ['your-site.example'],
    });
    expect(text).toContain('Next: add an offer');
  });
});
