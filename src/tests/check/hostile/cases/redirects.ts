import { answerOf, by, inTurn, newPath, sends, to } from '../answers.ts';
import { defaultPath, only } from '../../../../check/read/cases/truth.ts';
import { casesOf, moved, type Answers, type Row } from '../case.ts';
import { plainPage } from '../../../../check/read/cases/pages.ts';

const broken = only('broken');
function chain(hops: number): Answers {
  const at = (hop: number) => (hop === 0 ? defaultPath : `/hop/${hop}/wingspan-oceania-expansion`);
  const links = Array.from({ length: hops }, (_, hop) => [at(hop), to(at(hop + 1))] as const);
  return { ...Object.fromEntries(links), [at(hops)]: plainPage };
}

const kinds: Row[] = [
  ...['301 Moved', '302 Found', '303 See Other', '307 Temporary', '308 Permanent'].map((status): Row => [
    status,
    sends(newPath, status),
    moved(newPath),
  ]),
  ['an absolute Location', sends(({ shop }) => shop + newPath), moved(newPath)],
  ['a Location without its scheme', sends(({ shop }) => shop.replace('http:', '') + newPath), moved(newPath)],
  ['a relative Location', sends('../shop/wingspan-oceania-expansion'), moved(newPath)],
  ['a Location with spaces around it', sends(`  ${newPath}  `), moved(newPath)],
  ['a Location with a backslash', sends('\\shop\\wingspan-oceania-expansion'), moved(newPath)],
  [
    'a Location in UTF-8',
    by(() => ({
      [defaultPath]: to(Buffer.from('/shop/wingspan-oceania-expansión', 'utf8').toString('latin1')),
      '*': plainPage,
    })),
    moved('/shop/wingspan-oceania-expansi%C3%B3n', { in_stock: null, price: null, currency: null }),
  ],
  [
    'a Location with a name and password',
    sends(({ shop }) => shop.replace('//', '//somebody:secret@') + newPath),
    moved(newPath),
  ],
  ['a Location with a fragment', sends(`${newPath}#reviews`), moved(newPath)],
  [
    'only a fragment',
    by(() => ({ [defaultPath]: inTurn(to('#reviews'), plainPage) })),
    only(['ok', 'broken']),
  ],
  ['two Locations', sends(newPath, '301 Moved', 'Location: /'), moved(newPath)],
  ['a query added', sends(`${defaultPath}?utm_source=x`), moved(`${defaultPath}?utm_source=x`)],
  ['a slash added', sends(`${defaultPath}/`), moved(`${defaultPath}/`)],
  ['a language added', sends(`/en-gb${defaultPath}`), moved(`/en-gb${defaultPath}`)],
  [
    'a body of a product',
    by(() => ({ [defaultPath]: { status: '301 Moved', headers: ['Location: /gone'], body: plainPage } })),
    broken,
  ],
  ['ten hops', by(() => chain(10)), moved('/hop/10/wingspan-oceania-expansion')],
  ['eleven hops', by(() => chain(11)), broken],
  ['no Location', { status: '301 Moved', body: plainPage }, broken],
  ['an empty Location', { status: '302 Found', headers: ['Location: '], body: plainPage }, broken],
  ['a loop of one', to(defaultPath), broken],
  ['a loop of two', by(() => ({ [defaultPath]: to(newPath), [newPath]: to(defaultPath) })), broken],
  [
    'a loop that grows',
    by(() => ({
      '*': (socket, request) => {
        answerOf(to(`${request.path}x`))(socket, request);
      },
    })),
    broken,
  ],
  ['a Location of 10,000 characters', sends(`/${'x'.repeat(10_000)}`), broken],
  ['to a missing page', by(() => ({ [defaultPath]: to('/gone') })), broken],
  [
    'to a page that is blocked',
    by(() => ({ [defaultPath]: to('/wall'), '*': { status: '403 Forbidden' } })),
    only('blocked'),
  ],
  [
    'to another shop',
    sends(({ other }) => `${other}/products/wingspan-oceania-expansion`),
    only('redirected', { leadsTo: 'OTHER/products/wingspan-oceania-expansion' }),
  ],
];

export const redirectsCases = casesOf('redirect', kinds);
