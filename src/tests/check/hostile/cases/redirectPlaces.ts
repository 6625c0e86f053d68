import { by, to } from '../answers.ts';
import { defaultPath, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { linkedPage, offer, plainPage, product, shopPage } from '../../../../check/read/cases/pages.ts';

const places: Row[] = [
  [
    'to the list above it',
    by(() => ({
      [defaultPath]: to('/products/'),
      '*': shopPage({ name: 'Games', body: '<p>All our games.</p>' }),
    })),
    only('soft404'),
  ],
  [
    'to the list above it, with a product on it',
    by(() => ({ [defaultPath]: to('/products'), '*': plainPage })),
    only('soft404'),
  ],
  [
    'to the home page',
    by(() => ({ [defaultPath]: to('/'), '/': shopPage({ name: 'Meeple Shop' }) })),
    only('soft404'),
  ],
  [
    'to the home page of a language',
    by(() => ({ [defaultPath]: to('/en-gb/'), '*': shopPage({ name: 'Meeple Shop' }) })),
    only('soft404'),
  ],
  [
    'to a home page with a product of the day',
    by(() => ({ [defaultPath]: to('/'), '/': plainPage })),
    only('soft404'),
  ],
  [
    'to a category',
    by(() => ({ [defaultPath]: to('/collections/expansions'), '*': shopPage({ name: 'Expansions' }) })),
    only(['soft404', 'redirected'], { leadsTo: null }),
  ],
  [
    'to a search',
    by(() => ({
      [defaultPath]: to('/search?q=wingspan'),
      '*': shopPage({ name: 'Search results for wingspan' }),
    })),
    only('soft404'),
  ],
  [
    'to a page called 404',
    by(() => ({ [defaultPath]: to('/404'), '/404': shopPage({ name: 'Page not found' }) })),
    only('soft404'),
  ],
  [
    'to another product',
    by(() => ({
      [defaultPath]: to('/products/wingspan-asia'),
      '*': linkedPage(product({ name: 'Wingspan Asia', offers: offer({ price: '44.99' }) }), {
        name: 'Wingspan Asia',
      }),
    })),
    only('redirected', { leadsTo: '/products/wingspan-asia' }),
  ],
  [
    'to the base game',
    by(() => ({
      [defaultPath]: to('/products/wingspan'),
      '*': linkedPage(product({ name: 'Wingspan' }), { name: 'Wingspan' }),
    })),
    only('redirected', { leadsTo: '/products/wingspan' }),
  ],
];

export const redirectPlacesCases = casesOf('redirect', places);
