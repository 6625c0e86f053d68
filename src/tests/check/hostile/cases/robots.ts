import { writeForEver } from '../../../../check/net/testing/rawServer.ts';
import { inTurn, to } from '../answers.ts';
import { ok, only, type Truth } from '../../../../check/read/cases/truth.ts';
import { casesOf, type ShopAnswer, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const allow = 'User-agent: *\nAllow: /\n';
const deny = 'User-agent: *\nDisallow: /products/\n';

const kept = (
  [
    ['allows', allow, ok(true, 29.99)],
    ['is empty', '', ok(true, 29.99)],
    ['disallows', deny, only('skipped')],
    ['disallows all', 'User-agent: *\nDisallow: /', only('skipped')],
    ['disallows by a pattern', 'User-agent: *\nDisallow: /*oceania*$', only('skipped')],
    [
      'disallows, but allows this longer',
      'User-agent: *\nDisallow: /products/\nAllow: /products/wingspan',
      ok(true, 29.99),
    ],
    [
      'disallows us by name',
      'User-agent: GuidesLinkCheck\nDisallow: /\n\nUser-agent: *\nAllow: /',
      only('skipped'),
    ],
    ['disallows others by name', 'User-agent: Googlebot\nDisallow: /', ok(true, 29.99)],
    [
      'disallows in another case and with a byte order mark',
      '\ufeffUSER-AGENT: *\r\nDISALLOW: /\r\n',
      only('skipped'),
    ],
    ['is a page of HTML', plainPage, ok(true, 29.99)],
    ['is missing', { status: '404 Not Found', body: deny }, ok(true, 29.99)],
    ['is gone', { status: '410 Gone', body: deny }, ok(true, 29.99)],
    ['is forbidden', { status: '403 Forbidden', body: deny }, ok(true, 29.99)],
    ['fails', { status: '500 Oops' }, only('skipped')],
    ['is down', { status: '503 Down' }, only('skipped')],
    ['fails once', inTurn({ status: '500 Oops' }, allow), ok(true, 29.99)],
    ['redirects in a loop', to('/robots.txt'), ok(true, 29.99)],
    ['redirects to a file', to('file:///etc/passwd'), ok(true, 29.99)],
    ['hangs up', (socket) => socket.destroy(), only(['unreachable', 'skipped'])],
    ['never answers', () => undefined, only(['timeout', 'skipped'])],
    [
      'never ends',
      (socket) => {
        socket.write('HTTP/1.1 200 OK\r\n\r\nUser-agent: *\nAllow: /\n');
        writeForEver(socket, 'Allow: /x\n'.repeat(6_000));
      },
      ok(true, 29.99),
    ],
    ['asks for a second between two requests', `${allow}Crawl-delay: 1`, ok(true, 29.99)],
    ['asks for an hour between two requests', `${allow}Crawl-delay: 3600`, ok(true, 29.99)],
  ] satisfies [string, ShopAnswer, Truth][]
).map(([name, robots, truth]): Row => [name, plainPage, truth, { robots }]);

export const robotsCases = casesOf('robots.txt', kept);
