import { only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { barePage } from '../../../../check/read/cases/pages.ts';

const blocked = only('blocked');

const doors: Row[] = [
  [
    'Queue-it',
    barePage(
      'Queue-it',
      '<h1>You are now in line</h1><p>Your estimated wait time is 12 minutes.</p><script src="https://static.queue-it.net/script/queueclient.min.js"></script>',
    ),
    blocked,
  ],
  [
    'a waiting room',
    barePage('Waiting Room', '<p>You are in a virtual queue. This page will refresh by itself.</p>'),
    blocked,
  ],
  [
    'Shopify’s password page',
    barePage(
      'Meeple Shop',
      '<h2>Opening soon</h2><form action="/password"><label>Enter store using password</label><input type="password"></form>',
    ),
    blocked,
  ],
  [
    'a login page',
    barePage(
      'Log in',
      '<h1>Log in</h1><form><input name="email"><input type="password"></form><p>Please log in to continue</p>',
    ),
    blocked,
  ],
  [
    'a login page by redirect',
    {
      by: () => ({
        '/products/wingspan-oceania-expansion': {
          status: '302 Found',
          headers: ['Location: /account/login?return_url=%2Fproducts%2Fwingspan'],
        },
        '*': barePage('Sign in', '<h1>Sign in</h1><form><input type="password"></form>'),
      }),
    },
    blocked,
  ],
  [
    'basic authentication',
    { status: '401 Unauthorized', headers: ['WWW-Authenticate: Basic realm="Shop"'], body: 'no' },
    blocked,
  ],
  [
    'a country block',
    barePage(
      'Meeple Shop',
      '<h1>Not available in your country</h1><p>Sorry, this site is not available in your region.</p>',
    ),
    blocked,
  ],
  [
    'a legal block, with 451',
    { status: '451 Unavailable For Legal Reasons', body: barePage('Unavailable', '<p>Due to GDPR</p>') },
    blocked,
  ],
  [
    'a country picker',
    barePage(
      'Choose your country',
      '<h1>Select your country or region</h1><a href="/uk">UK</a><a href="/us">US</a>',
    ),
    blocked,
  ],
  [
    'consent',
    barePage(
      'Before you continue',
      '<h1>We value your privacy</h1><p>We and our 842 partners use cookies.</p><button>Accept all</button><button>Reject all</button>',
    ),
    blocked,
  ],
  [
    'age',
    barePage('Age verification', '<h1>Are you over 18?</h1><button>Yes</button><button>No</button>'),
    blocked,
  ],
  [
    'maintenance with 503',
    {
      status: '503 Service Unavailable',
      headers: ['Retry-After: 0'],
      body: barePage('We’ll be back soon', '<p>Down for maintenance</p>'),
    },
    blocked,
  ],
  [
    'maintenance with 200',
    barePage('Site maintenance', '<h1>We’ll be back soon!</h1><p>Our shop is down for maintenance.</p>'),
    only(['blocked', 'unknown', 'soft404']),
  ],
  [
    'a browser that is too old',
    barePage(
      'Unsupported browser',
      '<h1>Your browser is not supported</h1><p>Please update your browser.</p>',
    ),
    only(['blocked', 'unknown']),
  ],
  [
    'a page that needs JavaScript',
    barePage(
      'Meeple Shop',
      '<noscript>You need to enable JavaScript to run this app.</noscript><div id="root"></div>',
    ),
    only('unknown'),
  ],
];

export const doorsCases = casesOf('door', doors);
