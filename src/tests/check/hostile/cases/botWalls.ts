import { only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { barePage } from '../../../../check/read/cases/pages.ts';

const blocked = only('blocked');
const challenge = barePage(
  'Just a moment...',
  '<div class="main-wrapper"><h1>shop.example</h1><p>Verifying you are human. This may take a few seconds.</p><noscript>Enable JavaScript and cookies to continue</noscript></div><script>window._cf_chl_opt={cvId:"3"}</script>',
);

const bots: Row[] = [
  ['Cloudflare’s challenge', challenge, blocked],
  [
    'Cloudflare’s challenge with 403',
    { status: '403 Forbidden', headers: ['cf-mitigated: challenge'], body: challenge },
    blocked,
  ],
  ['Cloudflare’s challenge with 503', { status: '503 Service Unavailable', body: challenge }, blocked],
  [
    'Cloudflare’s block',
    barePage(
      'Attention Required! | Cloudflare',
      '<h1>Sorry, you have been blocked</h1><p>You are unable to access shop.example</p>',
    ),
    blocked,
  ],
  [
    'Turnstile within a page of the shop',
    barePage(
      'Meeple Shop',
      '<img src="/logo.png"><form><div class="cf-turnstile"></div><p>Please confirm you are human to continue.</p></form>',
    ),
    blocked,
  ],
  [
    'PerimeterX',
    barePage(
      'Access to this page has been denied',
      '<div id="px-captcha"></div><p>Press &amp; Hold to confirm you are a human (and not a bot).</p>',
    ),
    blocked,
  ],
  [
    'Walmart’s',
    barePage(
      'Robot or human?',
      '<h1>Activate and hold the button to confirm that you’re human. Thank You!</h1>',
    ),
    blocked,
  ],
  [
    'DataDome',
    barePage(
      'shop.example',
      '<script>var dd={"rt":"c","host":"geo.captcha-delivery.com"}</script><script src="https://ct.captcha-delivery.com/c.js"></script><p>Please enable JS and disable any ad blocker</p>',
    ),
    blocked,
  ],
  [
    'Akamai’s denial',
    {
      status: '403 Forbidden',
      body: barePage(
        'Access Denied',
        '<h1>Access Denied</h1>You don’t have permission to access "http://shop.example/" on this server.<p>Reference #18.2d351ab8',
      ),
    },
    blocked,
  ],
  [
    'Akamai’s interstitial',
    barePage(
      '',
      '<div id="sec-if-cpt-container"></div><script src="/_sec/cp_challenge/sec-3-4.js"></script>',
    ),
    blocked,
  ],
  [
    'Imperva’s',
    barePage(
      '',
      '<iframe src="/_Incapsula_Resource?SWUDNSAI=31" width="100%">Request unsuccessful. Incapsula incident ID: 1</iframe>',
    ),
    blocked,
  ],
  [
    'Kasada’s',
    {
      status: '429 Too Many Requests',
      headers: ['Retry-After: 0'],
      body: '<script>window.KPSDK={}</script>',
    },
    blocked,
  ],
  [
    'AWS’s challenge with 202',
    {
      status: '202 Accepted',
      headers: ['x-amzn-waf-action: challenge'],
      body: barePage(
        '',
        '<script src="https://x.awswaf.com/challenge.js"></script><div id="challenge-container"></div>',
      ),
    },
    only(['blocked', 'unknown']),
  ],
  [
    'Amazon’s captcha',
    barePage(
      'Amazon.com',
      '<h4>Enter the characters you see below</h4><form action="/errors/validateCaptcha"><input name="field-keywords"></form><!-- To discuss automated access to Amazon data please contact api-services-support@amazon.com. -->',
    ),
    blocked,
    { retailer: 'AmazonUS', currency: 'USD', url: '/dp/B0TEST0001' },
  ],
  [
    'Amazon’s "Continue shopping"',
    barePage(
      'Amazon.co.uk',
      '<h4>Click the button below to continue shopping</h4><button>Continue shopping</button>',
    ),
    blocked,
    { retailer: 'AmazonUK', url: '/dp/B0TEST0001' },
  ],
  [
    'Amazon’s dog, with 503',
    {
      status: '503 Service Unavailable',
      body: barePage('503 - Service Unavailable Error', '<p>Sorry! Something went wrong on our end.</p>'),
    },
    blocked,
    { retailer: 'AmazonUK', url: '/dp/B0TEST0001' },
  ],
  [
    'eBay’s',
    barePage(
      'Pardon Our Interruption...',
      '<h1>Checking your browser before you access eBay.</h1><p>Your browser will redirect to your requested content shortly.</p>',
    ),
    blocked,
  ],
  [
    'Sucuri’s',
    {
      status: '403 Forbidden',
      body: barePage(
        'Sucuri WebSite Firewall - Access Denied',
        '<h1>Access Denied - Sucuri Website Firewall</h1>',
      ),
    },
    blocked,
  ],
  [
    'DDoS-Guard',
    barePage('DDoS-Guard', '<h1>Checking your browser before accessing shop.example</h1>'),
    blocked,
  ],
  [
    'Vercel’s checkpoint',
    {
      status: '429 Too Many Requests',
      headers: ['Retry-After: 0'],
      body: barePage('Vercel Security Checkpoint', '<p>We’re verifying your browser</p>'),
    },
    blocked,
  ],
  [
    'a checkpoint with 200',
    barePage('Vercel Security Checkpoint', '<p>We’re verifying your browser</p>'),
    blocked,
  ],
  [
    'Anubis',
    barePage(
      'Making sure you’re not a bot!',
      '<h1>Making sure you’re not a bot!</h1><p>Loading...</p><script id="anubis_challenge" type="application/json">{"rules":{"algorithm":"fast"}}</script>',
    ),
    blocked,
  ],
  [
    'hCaptcha',
    barePage(
      'One more step',
      '<p>Please complete the security check to access shop.example</p><div class="h-captcha"></div>',
    ),
    blocked,
  ],
  [
    '"unusual traffic"',
    barePage('Sorry', '<p>Our systems have detected unusual traffic from your computer network.</p>'),
    blocked,
  ],
  [
    'too many requests with 200',
    barePage(
      'Too Many Requests',
      '<h1>Too many requests</h1><p>You have sent too many requests. Please try again later.</p>',
    ),
    blocked,
  ],
  [
    'a wall that names the product in its title',
    barePage(
      'Just a moment... | Wingspan: Oceania Expansion £29.99 in stock',
      '<p>Checking your browser</p>',
    ),
    blocked,
  ],
  [
    'a wall with prices of others',
    barePage(
      'Just a moment...',
      '<p>Verify you are human</p><div class="product-card"><span class="price">£9.99</span><p>In stock</p></div>',
    ),
    blocked,
  ],
];

export const botWallsCases = casesOf('bot wall', bots);
