import { answerOf, by, newPath, to } from '../answers.ts';
import { defaultPath, ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, moved, type Row } from '../case.ts';
import { linkedPage, plainPage, product, shopPage } from '../../../../check/read/cases/pages.ts';

const broken = only('broken');
const page = (body: string, head = '') => shopPage({ head, body, around: 'nothing' });
const refresh = (content: string) =>
  by(() => ({
    [defaultPath]: page('<p>One moment.</p>', `<meta http-equiv="refresh" content="${content}">`),
    '*': plainPage,
  }));
const set = (name: string) => `Set-Cookie: ${name}=1; Path=/`;

const scripts: Row[] = [
  ['meta refresh', refresh(`0; url=${newPath}`), moved(newPath)],
  [
    'meta refresh in quotes and uppercase',
    by(() => ({
      [defaultPath]: page('', `<META HTTP-EQUIV='Refresh' CONTENT="0;URL='${newPath}'">`),
      '*': plainPage,
    })),
    moved(newPath),
  ],
  ['meta refresh after five seconds', refresh(`5; url=${newPath}`), moved(newPath)],
  ['meta refresh without "url="', refresh(`0; ${newPath}`), moved(newPath)],
  [
    'meta refresh after ten minutes',
    by(() => ({ '*': linkedPage(product(), { head: '<meta http-equiv="refresh" content="600; url=/">' }) })),
    ok(true, 29.99),
  ],
  [
    'meta refresh of the page itself',
    by(() => ({ '*': linkedPage(product(), { head: '<meta http-equiv="refresh" content="5">' }) })),
    ok(true, 29.99),
  ],
  [
    'meta refresh within noscript',
    by(() => ({
      '*': linkedPage(product(), {
        head: '<noscript><meta http-equiv="refresh" content="0; url=/no-js"></noscript>',
      }),
    })),
    ok(true, 29.99),
  ],
  [
    'meta refresh to a script',
    by(() => ({
      '*': linkedPage(product(), {
        head: '<meta http-equiv="refresh" content="0; url=javascript:alert(1)">',
      }),
    })),
    ok(true, 29.99, 'GBP', { unclear: 'a broken redirect' }),
  ],
  [
    'a loop of meta refreshes',
    by(() => ({
      [defaultPath]: page('', `<meta http-equiv="refresh" content="0; url=${newPath}">`),
      [newPath]: page('', `<meta http-equiv="refresh" content="0; url=${defaultPath}">`),
    })),
    broken,
  ],
  [
    'a Refresh header',
    by(() => ({ [defaultPath]: { headers: [`Refresh: 0; url=${newPath}`], body: 'x' }, '*': plainPage })),
    moved(newPath),
  ],
  [
    'a Refresh header to the home page',
    by(() => ({
      [defaultPath]: { headers: ['Refresh: 0; url=/'], body: 'x' },
      '*': shopPage({ name: 'Meeple Shop' }),
    })),
    only('soft404'),
  ],
  [
    'location.href in a script',
    by(() => ({ [defaultPath]: page('<script>location.href="/shop/x"</script>'), '*': plainPage })),
    only('unknown'),
  ],
  [
    'location.replace to the home page',
    by(() => ({ [defaultPath]: '<script>window.location.replace("/")</script>', '*': plainPage })),
    only('unknown'),
  ],
  [
    'a cookie bounce',
    by(() => ({
      '*': (socket, request) => {
        answerOf(
          /cookie: .*seen=1/i.test(request.head) ? plainPage : to(request.path, '302 Found', set('seen')),
        )(socket, request);
      },
    })),
    ok(true, 29.99),
  ],
  [
    'a cookie bounce by a meta refresh',
    by(() => ({
      '*': (socket, request) => {
        const wait = page('<p>One moment.</p>', '<meta http-equiv="refresh" content="0">');
        answerOf(/cookie: .*seen=1/i.test(request.head) ? plainPage : { headers: [set('seen')], body: wait })(
          socket,
          request,
        );
      },
    })),
    ok(true, 29.99),
  ],
  [
    'a cookie bounce through another page',
    by(() => ({
      [defaultPath]: (socket, request) => {
        answerOf(/cookie: .*seen=1/i.test(request.head) ? plainPage : to('/set', '302 Found'))(
          socket,
          request,
        );
      },
      '/set': to(defaultPath, '302 Found', set('seen')),
    })),
    ok(true, 29.99),
  ],
  [
    'an endless cookie bounce',
    by(() => ({
      '*': (socket, request) => {
        answerOf(to(request.path, '302 Found', `Set-Cookie: n=${Math.random()}`))(socket, request);
      },
    })),
    broken,
    { maxRequests: 12 },
  ],
  ['a fragment in the list', plainPage, ok(true, 29.99), { url: `${defaultPath}#reviews` }],
  [
    'a name and password in the list',
    plainPage,
    ok(true, 29.99),
    { url: ({ shop }) => `${shop.replace('//', '//a:b@')}${defaultPath}` },
  ],
];

export const refreshesCases = casesOf('refresh', scripts);
