import { ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { linkedPage, offerPage, product } from '../../../../check/read/cases/pages.ts';

const blocked = only('blocked');
const banner =
  '<div class="cookie-banner"><p>We value your privacy. We use cookies.</p><button>Accept all</button></div>';

const stillShops: Row[] = [
  ['a cookie banner above a product', offerPage({}, `${banner}<p class="price">£29.99</p>`), ok(true, 29.99)],
  [
    'a captcha in the review form of a product',
    offerPage(
      {},
      '<p class="price">£29.99</p><form class="review-form"><div class="g-recaptcha"></div><p>Verify you are human</p></form>',
    ),
    ok(true, 29.99),
  ],
  [
    'Cloudflare’s script on a product',
    offerPage(
      {},
      '<p class="price">£29.99</p><script src="/cdn-cgi/challenge-platform/scripts/jsd/main.js"></script>',
    ),
    ok(true, 29.99),
  ],
  [
    'a login form in the header of a product',
    offerPage(
      {},
      '<form class="login"><input type="password"><p>Please log in to see your points</p></form><p class="price">£29.99</p>',
    ),
    ok(true, 29.99),
  ],
  [
    'a country picker on a product',
    offerPage({}, '<div class="modal"><h2>Choose your country</h2></div><p class="price">£29.99</p>'),
    ok(true, 29.99),
  ],
  [
    'a game called Queue',
    linkedPage(product({ name: 'Queue: Access Denied' }), { name: 'Queue: Access Denied' }),
    ok(true, 29.99),
  ],
  ['a product with 403', { status: '403 Forbidden', body: offerPage() }, blocked],
  [
    'a product with 503',
    { status: '503 Service Unavailable', headers: ['Retry-After: 0'], body: offerPage() },
    blocked,
  ],
  ['a product with 405', { status: '405 Method Not Allowed', body: offerPage() }, blocked],
  [
    'a long page that mentions robots',
    linkedPage(product({ name: 'Robot Check' }), {
      name: 'Robot Check',
      body: `<p class="price">£29.99</p><button>Add to basket</button>${'<p>Players program robots and check each other’s moves.</p>'.repeat(60)}`,
    }),
    ok(true, 29.99),
  ],
];

export const noWallsCases = casesOf('no wall', stillShops);
