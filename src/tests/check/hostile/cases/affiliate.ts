import { newPath, to } from '../answers.ts';
import { defaultPath, ok, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, moved, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const lost = only('unreachable');
const probe = 'guides-link-check';
const asked = `${defaultPath}?ref=${probe}`;
const tagged = { retailer: 'Tagged' };
const goes = (location: string): Row[1] => ({ by: () => ({ [asked]: to(location), '*': plainPage }) });
const wrapped = (link: (url: string) => string) => ({
  url: ({ shop }: { shop: string }) => link(encodeURIComponent(shop + defaultPath)),
});

const affiliate: Row[] = [
  ['no parameter, nothing to lose', plainPage, ok(true, 29.99)],
  [
    'ours, kept by a page',
    { by: () => ({ [asked]: plainPage }) },
    ok(true, 29.99, 'GBP', { tag_lost: false }),
    tagged,
  ],
  [
    'kept by a redirect',
    goes(`${newPath}?ref=${probe}`),
    moved(`${newPath}?ref=${probe}`, { tag_lost: false }),
    tagged,
  ],
  [
    'kept among others',
    goes(`${newPath}?a=1&ref=${probe}&b=2`),
    moved(`${newPath}?a=1&ref=${probe}&b=2`, { tag_lost: false }),
    tagged,
  ],
  ['dropped', goes(newPath), moved(newPath, { tag_lost: true }), tagged],
  [
    'dropped on the way and back at the end',
    {
      by: () => ({
        [asked]: to('/hop/wingspan-oceania-expansion'),
        '/hop/wingspan-oceania-expansion': to(`${newPath}?ref=${probe}`),
        '*': plainPage,
      }),
    },
    moved(`${newPath}?ref=${probe}`, { tag_lost: false }),
    tagged,
  ],
  [
    'renamed',
    goes(`${newPath}?referrer=${probe}`),
    moved(`${newPath}?referrer=${probe}`, { tag_lost: true }),
    tagged,
  ],
  [
    'with another value',
    goes(`${newPath}?ref=somebody`),
    moved(`${newPath}?ref=somebody`, { tag_lost: true }),
    tagged,
  ],
  ['emptied', goes(`${newPath}?ref=`), moved(`${newPath}?ref=`, { tag_lost: true }), tagged],
  [
    'twice, the first ours',
    goes(`${newPath}?ref=${probe}&ref=somebody`),
    moved(`${newPath}?ref=${probe}&ref=somebody`, { tag_lost: false }),
    tagged,
  ],
  [
    'twice, the first another’s',
    goes(`${newPath}?ref=somebody&ref=${probe}`),
    moved(`${newPath}?ref=somebody&ref=${probe}`, { tag_lost: true }),
    tagged,
  ],
  ['in the fragment only', goes(`${newPath}#ref=${probe}`), moved(newPath, { tag_lost: true }), tagged],
  [
    'dropped on the way to the home page',
    { by: () => ({ [asked]: to('/'), '*': plainPage }) },
    only('soft404', { tag_lost: true }),
    tagged,
  ],
  ['not seen behind a wall', { status: '403 Forbidden' }, only('blocked'), tagged],
  ['not seen without an answer', (socket) => socket.destroy(), lost, tagged],
  [
    'a partner’s id in the list is not sent',
    { by: () => ({ [`${defaultPath}?tag=${probe}`]: plainPage }) },
    ok(true, 29.99, 'GBP', { tag_lost: false }),
    { url: `${defaultPath}?tag=somebody-21` },
  ],
  [
    'a query of the shop’s own is sent as it is',
    { by: () => ({ [`${defaultPath}?variant=1&b=%20x+y`]: plainPage }) },
    ok(true, 29.99),
    { url: `${defaultPath}?variant=1&b=%20x+y` },
  ],
  [
    'in a wrapper of Awin’s',
    plainPage,
    ok(true, 29.99),
    wrapped((url) => `https://www.awin1.com/cread.php?awinmid=1&awinaffid=2&ued=${url}`),
  ],
  [
    'in a wrapper of our own network',
    plainPage,
    ok(true, 29.99),
    { ...wrapped((url) => `https://go.example/out?id=7&to=${url}&ok=1`), retailer: 'Wrapped' },
  ],
  [
    'in a wrapper within a wrapper',
    plainPage,
    ok(true, 29.99),
    wrapped(
      (url) =>
        `https://www.awin1.com/cread.php?ued=${encodeURIComponent(`https://go.skimresources.com/?url=${url}`)}`,
    ),
  ],
  [
    'in a wrapper around the canary',
    plainPage,
    only('skipped'),
    { url: ({ canary }) => `https://www.awin1.com/cread.php?ued=${encodeURIComponent(canary)}` },
  ],
  ['in a shortener', plainPage, only('skipped'), { url: 'https://bit.ly/wingspan' }],
  [
    'in a wrapper that names nothing',
    plainPage,
    only('skipped'),
    { url: 'https://www.awin1.com/cread.php?awinmid=1' },
  ],
];

export const affiliateCases = casesOf('affiliate', affiliate);
