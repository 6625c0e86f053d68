import { answerOf, inTurn } from '../answers.ts';
import { ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type ShopAnswer, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const broken = only('broken');
const refusal = (...headers: string[]): ShopAnswer => ({
  status: '429 Too Many Requests',
  headers,
  body: 'slow down',
});
const past = 'Retry-After: Sat, 01 Jan 2000 00:00:00 GMT';
const soon = () => `Retry-After: ${new Date(Date.now() + 2_000).toUTCString()}`;

const flapping: Row[] = [
  ['500, then the product', inTurn({ status: '500 Oops' }, plainPage), ok(true, 29.99)],
  [
    '502 twice, then the product',
    inTurn({ status: '502 Oops' }, { status: '502 Oops' }, plainPage),
    ok(true, 29.99),
  ],
  ['500 forever', inTurn({ status: '500 Oops' }), broken],
  ['503, then the product', inTurn({ status: '503 Busy' }, plainPage), ok(true, 29.99)],
  ['503 forever', { status: '503 Busy' }, only('blocked')],
  [
    '429 with a second to wait, then the product',
    inTurn(refusal('Retry-After: 1'), plainPage),
    ok(true, 29.99),
  ],
  [
    '429 with a date, then the product',
    inTurn((socket, request) => {
      answerOf(refusal(soon()))(socket, request);
    }, plainPage),
    ok(true, 29.99),
  ],
  ['429 with a date long past, then the product', inTurn(refusal(past), plainPage), ok(true, 29.99)],
  ['429 with nonsense, then the product', inTurn(refusal('Retry-After: soon'), plainPage), ok(true, 29.99)],
  [
    '429 with a negative time, then the product',
    inTurn(refusal('Retry-After: -5'), plainPage),
    ok(true, 29.99),
  ],
  ['429 without a time, then the product', inTurn(refusal(), plainPage), ok(true, 29.99)],
  ['429 forever', refusal('Retry-After: 0'), only('blocked')],
  ['404, then the product', inTurn({ status: '404 Not Found' }, plainPage), broken, { maxRequests: 1 }],
  [
    '403, then the product',
    inTurn({ status: '403 Forbidden' }, plainPage),
    only('blocked'),
    { maxRequests: 1 },
  ],
  ['a reset, then the product', inTurn((socket) => socket.resetAndDestroy(), plainPage), ok(true, 29.99)],
  [
    'half a product, then the product',
    inTurn((socket) => {
      socket.end('HTTP/1.1 200 OK\r\nContent-Length: 9999\r\n\r\n<h1>Wing');
    }, plainPage),
    ok(true, 29.99),
  ],
];

export const flappingCases = casesOf('flapping', flapping);
