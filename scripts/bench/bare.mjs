// The minimum work of a build, in one thread: reads the YAML of each guide, renders its page with React,
// writes it.
// The measure of `npm run bench`: it has no checks, no cache and no second page, and is never improved.
// node scripts/bench/bare.mjs DATA OUT
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

process.env.NODE_ENV = 'production';
const { createElement: h } = await import('react');
const { renderToStaticMarkup } = await import('react-dom/server');
const { CORE_SCHEMA, load } = await import('js-yaml');

const [data, out] = process.argv.slice(2);
const read = (kind, id) =>
  load(readFileSync(join(data, kind, `${id}.yaml`), 'utf8'), { schema: CORE_SCHEMA });

const Offers = ({ offers }) =>
  h(
    'ul',
    { className: 'offers' },
    offers.map((offer) =>
      h(
        'li',
        { key: offer.id, 'data-region': offer.region },
        h(
          'a',
          { href: offer.url, rel: 'nofollow noopener noreferrer sponsored', target: '_blank' },
          offer.retailer,
        ),
        h(
          'span',
          { className: 'price' },
          offer.price === null ? 'Price varies' : `${offer.currency} ${offer.price}`,
        ),
        h(
          'span',
          { className: 'stock' },
          offer.in_stock === null ? 'Stock not checked' : offer.in_stock ? 'In stock' : 'Out of stock',
        ),
        offer.last_checked && h('time', { dateTime: offer.last_checked }, offer.last_checked),
      ),
    ),
  );

const Box = ({ box, offers }) =>
  h(
    'section',
    { id: box.slug, className: 'box' },
    h('h3', null, box.title),
    h('p', { className: 'tagline' }, box.short_tagline),
    h(
      'dl',
      null,
      [
        ['Released', box.released],
        ['Complexity', box.complexity_delta],
        ['Players', `${box.players_after_min}–${box.players_after_max}`],
        ['Time', box.playtime_delta],
        ['For', box.ideal_for],
        ['Contents', (box.contents ?? []).join(', ')],
        ['Mixing', box.mixing_notes],
        ['Why this rank', box.rank_reason],
      ].map(([name, value]) => value && h('div', { key: name }, h('dt', null, name), h('dd', null, value))),
    ),
    h('p', null, box.summary),
    h(Offers, { offers }),
  );

const Texts = ({ heading, texts }) =>
  h(
    'section',
    null,
    h('h2', null, heading),
    texts.map((text, index) => text && h('p', { key: index }, text)),
  );

const Page = ({ guide, game, offers }) => {
  const ranked = game.expansions
    .filter((box) => box.rank_recommended)
    .sort((a, b) => a.rank_recommended - b.rank_recommended);
  const of = (id) => offers.filter((offer) => offer.expansion_id === id);
  return h(
    'html',
    { lang: 'en' },
    h(
      'head',
      null,
      h('meta', { charSet: 'utf-8' }),
      h('title', null, guide.seo_title),
      h('meta', { name: 'description', content: guide.seo_description }),
    ),
    h(
      'body',
      null,
      h('h1', null, guide.title),
      h('p', null, guide.quick_answer),
      h(Texts, {
        heading: 'Intro',
        texts: [guide.intro, guide.ranking_note, guide.how_expansions_work?.text],
      }),
      h(
        'table',
        null,
        h(
          'tbody',
          null,
          ranked.map((box) =>
            h(
              'tr',
              { key: box.id },
              [box.rank_recommended, box.title, box.verdict, box.short_tagline, box.complexity_delta].map(
                (cell, index) => h('td', { key: index }, cell),
              ),
            ),
          ),
        ),
      ),
      game.expansions.map((box) => h(Box, { key: box.id, box, offers: of(box.id) })),
      h(Texts, {
        heading: 'Best for',
        texts: [guide.best_for_beginners?.text, guide.best_for_strategy?.text, guide.release_order?.text],
      }),
      h(
        'section',
        null,
        guide.situations.map(({ label, reason }) =>
          h('article', { key: label }, h('h3', null, label), h('p', null, reason)),
        ),
      ),
      h(
        'section',
        null,
        guide.faq.map(({ id, question, answer }) =>
          h('details', { key: id }, h('summary', null, question), h('p', null, answer)),
        ),
      ),
      h('section', null, h(Offers, { offers: offers.filter((offer) => offer.item_type === 'base') })),
      h(
        'ul',
        null,
        guide.related_guides.map(({ href, title, description }) =>
          h('li', { key: href }, h('a', { href }, title), description),
        ),
      ),
      h(
        'ol',
        null,
        game.sources.map(({ id, title, url, note }) =>
          h('li', { key: id }, h('a', { href: url }, title), note),
        ),
      ),
    ),
  );
};

mkdirSync(join(out, 'guides'), { recursive: true });
for (const file of readdirSync(join(data, 'guides'))) {
  const guide = read('guides', file.replace('.yaml', ''));
  const page = { guide, game: read('games', guide.game), offers: read('offers', guide.game).offers };
  writeFileSync(
    join(out, 'guides', `${guide.slug}.html`),
    `<!doctype html>${renderToStaticMarkup(h(Page, page))}`,
  );
}
