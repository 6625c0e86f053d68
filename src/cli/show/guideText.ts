import type { Content } from '../../content/content.ts';
import type { Game, Guide, Offer } from '../../domain/data.ts';
import { ageText, formatDate } from '../../domain/dates.ts';
import {
  formatPrice,
  orderOffers,
  retailerName,
  shownPrice,
  stockOf,
  type ShopOffer,
} from '../../domain/offers.ts';
import { guidePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { nothingText } from '../../domain/words.ts';
import { adviceOf, isAboutPlay, type Advice } from '../../domain/situations/answer.ts';
import { finderGame } from '../../domain/situations/finderGame.ts';
import { compatibilityLines, factLines, rankingLines, releaseLines, sourceLines } from './gameLines.ts';
import { prose, type View } from './gameLines.ts';
import { strong, wrapText } from './wrapText.ts';

/** A guide with its facts and sources as the lines of a plain text; today is YYYY-MM-DD. */
export function guideText(
  content: Content,
  guide: Guide,
  game: Game,
  width: number,
  today: string,
): string[] {
  const numbers = new Map(game.sources.map(({ id }, index) => [id, index + 1]));
  const view: View = {
    guide,
    game,
    width,
    today,
    cite: (ids) => `[${ids.map((id) => numbers.get(id) ?? '?').join(', ')}]`,
    titleOf: (boxId) => game.expansions.find(({ id }) => id === boxId)?.title ?? game.title,
  };
  const sections: [heading: string, lines: string[]][] = [
    ['Facts', factLines(view)],
    ['Answer', answerLines(view)],
    ['If you own', situationLines(view, false)],
    ['Editions', editionLines(view)],
    ['Path', pathLines(view)],
    [guideSections['tldr-table'].heading, rankingLines(view)],
    [
      guideSections['how-expansions-work'].heading,
      [
        ...prose(view, guide.how_expansions_work.text),
        ...(guide.how_expansions_work.note ? ['', ...noteLines(view, guide.how_expansions_work.note)] : []),
      ],
    ],
    [guideSections['best-for-beginners'].heading, bestForLines(view, guide.best_for_beginners)],
    [guideSections['best-for-strategy'].heading, bestForLines(view, guide.best_for_strategy)],
    [guideSections['release-order'].heading, releaseLines(view)],
    [guideSections.recommendations.heading, situationLines(view, true)],
    ['What works together', compatibilityLines(view)],
    ['Storage', guide.storage === undefined ? [] : prose(view, guide.storage)],
    [guideSections.faq.heading, faqLines(view)],
    [
      guideSections['where-to-buy'].heading,
      [...prose(view, guide.where_to_buy.text), '', ...offerLines(content, game, today, width)],
    ],
    [guideSections['related-guides'].heading, relatedLines(view)],
    ['Changes', changeLines(view)],
    ['Sources', sourceLines(view)],
  ];
  const status = guide.status === 'draft' ? 'draft' : `updated ${formatDate(guide.updated_on)}`;
  return [
    ...wrapText(strong(guide.title), width),
    ...wrapText(`${guidePath(guide.slug)} (${status})`, width),
    ...sections.flatMap(([heading, lines]) =>
      lines.length > 0 ? ['', strong(heading.toUpperCase()), '', ...lines] : [],
    ),
  ];
}

function answerLines(view: View): string[] {
  const { quick_answer: quick, first_pick_availability: availability, intro } = view.guide;
  return [
    ...prose(view, quick),
    ...(availability === undefined ? [] : prose(view, availability)),
    '',
    ...prose(view, intro),
  ];
}

/** The rows of the guide's situations, about owning or about play. */
function situationLines(view: View, aboutPlay: boolean): string[] {
  const facts = finderGame(view.guide, view.game);
  return facts.rows
    .filter((row) => isAboutPlay(row) === aboutPlay)
    .flatMap((row) => [
      ...wrapText(`${row.label}: ${strong(picksText(adviceOf(row, facts)))}`, view.width, '  '),
      ...prose(view, row.reason, '    '),
    ]);
}

function picksText(advice: Advice): string {
  switch (advice.kind) {
    case 'buy':
      return advice.boxes.map(({ title }) => title).join(', then ');
    case 'nothing':
      return nothingText[advice.nothing];
    case 'other':
      return `${advice.title}, a different game`;
  }
}

function editionLines(view: View): string[] {
  return (view.guide.editions ?? []).flatMap(({ name, how_to_tell, what_changed, fits, fits_note }) => [
    ...wrapText(strong(name), view.width, '  '),
    ...prose(view, [how_to_tell, what_changed, fits_note].filter(Boolean).join(' '), '    '),
    ...wrapText(
      fits.length === 0 ? 'No box of the list fits it.' : `Fits: ${fits.map(view.titleOf).join(', ')}`,
      view.width,
      '    ',
    ),
  ]);
}

function pathLines({ guide, titleOf, width }: View): string[] {
  const { path, bundle } = guide;
  return [
    ...wrapText(path.map(titleOf).join(', then '), width, '  '),
    ...(bundle
      ? wrapText(
          `Or ${strong(titleOf(bundle.expansion_id))}, which holds ${bundle.holds.map(titleOf).join(', ')}: ${bundle.note}`,
          width,
          '  ',
        )
      : []),
  ];
}

function changeLines({ guide, width }: View): string[] {
  return guide.changes.flatMap(({ date, text }) => wrapText(`${formatDate(date)}: ${text}`, width, '  '));
}

function noteLines(view: View, { title, text }: { title: string; text: string }): string[] {
  return [...wrapText(strong(title), view.width, '  '), ...prose(view, text, '    ')];
}

function bestForLines(view: View, { expansion_id: box, text }: Guide['best_for_beginners']): string[] {
  return [...wrapText(strong(view.titleOf(box)), view.width, '  '), '', ...prose(view, text)];
}

function faqLines(view: View): string[] {
  return view.guide.faq.flatMap(({ question, answer }, index) => [
    ...(index === 0 ? [] : ['']),
    ...wrapText(strong(question), view.width, '  '),
    ...prose(view, answer, '    '),
  ]);
}

function relatedLines(view: View): string[] {
  return view.guide.related_guides.flatMap(({ title, description, href, available }) =>
    prose(view, `${title} (${available ? href : 'Coming Soon'}): ${description}`, '  - '),
  );
}

const stockWords = { in: 'in stock', out: 'out of stock', unknown: 'stock not checked' };

/** Every offer of a game and its boxes, with price, stock and age as a page would show them. */
function offerLines(content: Content, game: Game, today: string, width: number): string[] {
  const offers = (content.offers.get(game.id) ?? []).flatMap((offer): ShopOffer[] => {
    const retailer = content.retailers.get(offer.retailer);
    return retailer ? [{ offer, retailer }] : [];
  });
  const items: [title: string, isItem: (offer: Offer) => boolean][] = [
    [`${game.title} (base game)`, (offer) => offer.item_type === 'base'],
    ...game.expansions.map((box): [string, (offer: Offer) => boolean] => [
      box.title,
      (offer) => offer.item_type === 'expansion' && offer.expansion_id === box.id,
    ]),
  ];
  return items.flatMap(([title, isItem]) => {
    const own = orderOffers(
      offers.filter(({ offer }) => isItem(offer)),
      today,
    );
    return own.length === 0
      ? []
      : [
          ...wrapText(title, width, '  '),
          ...own.flatMap((each) => wrapText(offerText(each, today), width, '    - ')),
        ];
  });
}

function offerText(each: ShopOffer, today: string): string {
  const { offer } = each;
  const price = shownPrice(each, today);
  const facts = [
    retailerName(each),
    offer.region,
    ...(offer.link === 'search'
      ? ['search']
      : [
          price === null ? 'price varies' : formatPrice(price, offer.currency),
          stockWords[stockOf(each, today)],
        ]),
    ...(offer.last_checked === null ? [] : [`seen ${ageText(offer.last_checked, today)}`]),
  ];
  return `${facts.join(', ')}: ${offer.url}`;
}
