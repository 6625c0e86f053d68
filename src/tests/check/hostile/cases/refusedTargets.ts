import { by, newPath, sends, to } from '../answers.ts';
import { defaultPath, ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, type Row } from '../case.ts';
import { linkedPage, plainPage, product, shopPage } from '../../../../check/read/cases/pages.ts';

const broken = only('broken');
const page = (body: string, head = '') => shopPage({ head, body, around: 'nothing' });

const schemes: Row[] = [
  ...[
    'javascript:alert(1)',
    'data:text/html,<h1>In stock</h1>',
    'file:///etc/passwd',
    'ftp://ftp.example/x',
    'gopher://127.0.0.1:70/',
    'blob:http://x/1',
    'about:blank',
    'mailto:a@example.com',
    'ws://127.0.0.1/',
    'http://',
    'http://[',
    'http://a b/',
    'https://:443/',
    'http://127.0.0.1:99999/',
  ].map((location): Row => [`to ${location}`, sends(location), broken]),
  ...[
    'http://127.0.0.1/',
    'http://localhost/',
    'http://localhost./',
    'http://a.localhost/',
    'http://0.0.0.0/',
    'http://0/',
    'http://[::1]/',
    'http://[::]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00::1]/',
    'http://[fe80::1]/',
    'http://[fec0::1]/',
    'http://0x7f.1/',
    'http://0x7f000001/',
    'http://2130706433/',
    'http://017700000001/',
    'http://127.1/',
    'http://127.0.0.1./',
    'http://①②⑦.⓪.⓪.①/',
    'http://10.0.0.1/',
    'http://172.16.0.1/',
    'http://192.168.1.1/',
    'http://100.64.0.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://[fd00:ec2::254]/',
    'http://224.0.0.1/',
    'http://255.255.255.255/',
    'http://user@127.0.0.1/',
    'https://127.0.0.1/',
  ].map((location): Row => [
    `to ${location}`,
    by(() => ({ [defaultPath]: to(Buffer.from(location, 'utf8').toString('latin1')) })),
    broken,
  ]),
  ['to the canary', sends(({ canary }) => `${canary}/products/wingspan-oceania-expansion`), broken],
  ['to the canary without its scheme', sends(({ canary }) => `${canary.replace('http:', '')}/x`), broken],
  [
    'to the canary with a name and password',
    sends(({ canary, shop }) => `${canary.replace('//', `//${shop.slice(7)}@`)}/x`),
    broken,
  ],
  [
    'to the canary by its number',
    sends(({ canary }) => `${canary.replace('127.0.0.3', '2130706435')}/x`),
    broken,
  ],
  [
    'to the canary in hexadecimal',
    sends(({ canary }) => `${canary.replace('127.0.0.3', '0x7f.3')}/x`),
    broken,
  ],
  [
    'to the canary as IPv6',
    sends(({ canary }) => `${canary.replace('127.0.0.3', '[::ffff:127.0.0.3]')}/x`),
    broken,
  ],
  [
    'to the canary after a hop',
    by(({ canary }) => ({ [defaultPath]: to(newPath), [newPath]: to(`${canary}/x`) })),
    broken,
  ],
  [
    'to the canary by meta refresh',
    by(({ canary }) => ({ '*': page('', `<meta http-equiv="refresh" content="0; url=${canary}/x">`) })),
    broken,
  ],
  [
    'to the canary by a Refresh header',
    by(({ canary }) => ({ '*': { headers: [`Refresh: 0; url=${canary}/x`], body: 'x' } })),
    broken,
  ],
  [
    'the canary in images, frames and links',
    by(({ canary }) => ({
      '*': linkedPage(product(), {
        body: `<img src="${canary}/1"><iframe src="${canary}/2"></iframe><link rel="stylesheet" href="${canary}/3"><script src="${canary}/4"></script><link rel="canonical" href="${canary}${defaultPath}">`,
      }),
    })),
    ok(true, 29.99, 'GBP', { unclear: 'a canonical address elsewhere' }),
  ],
  ['the canary itself', plainPage, only('skipped'), { url: ({ canary }) => `${canary}${defaultPath}` }],
  [
    'the canary by its number, itself',
    plainPage,
    only('skipped'),
    { url: ({ canary }) => `${canary.replace('127.0.0.3', '2130706435')}${defaultPath}` },
  ],
  ['no address', plainPage, only(['skipped', 'unknown', 'broken']), { url: 'http://' }],
  [
    'an address of another kind',
    plainPage,
    only(['skipped', 'unknown', 'broken']),
    { url: 'ftp://shop.example/x' },
  ],
  [
    'a script for an address',
    plainPage,
    only(['skipped', 'unknown', 'broken']),
    { url: 'javascript:alert(1)' },
  ],
];

export const refusedTargetsCases = casesOf('redirect', schemes);
