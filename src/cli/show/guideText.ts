import type { Content } from '../../content/content.ts';
import type { Game, Guide } from '../../domain/data.ts';
import { formatDate } from '../../domain/dates.ts';
import { guidePath } from '../../domain/routes.ts';
import { guideSections } from '../../domain/sections.ts';
import { offerLines } from './offerLines.ts';
import { compatibilityLines, factLines, rankingLines, releaseLines, sourceLines } from './gameLines.ts';
import { prose, type View } from './proseLines.ts';
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
    cite: (ids) => `[${ids.map((id) => numbers.get(id) ?? '?').join(', ')}]`,
    titleOf: (boxId) => game.expansions.find(({ id }) => id === boxId)?.title ?? game.title,
  };
  const sections: [heading: string, lines: string[]][] = [
    ['Facts', factLines(view)],
    ['Answer', [...prose(view, guide.quick_answer), '', ...prose(view, guide.intro)]],
    ['Verdicts', verdictLines(view)],
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
    [guideSections.recommendations.heading, recommendationLines(view)],
    ['What works together', compatibilityLines(view)],
    [guideSections.faq.heading, faqLines(view)],
    [
      guideSections['where-to-buy'].heading,
      [...prose(view, guide.where_to_buy.text), '', ...offerLines(content, game, today, width)],
    ],
    [guideSections['related-guides'].heading, relatedLines(view)],
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

function verdictLines(view: View): string[] {
  const { guide, titleOf } = view;
  const names = { first: 'First pick', runner_up: 'Runner-up' };
  return [
    ...guide.picks.flatMap(({ kind, expansion_id: box, text, skip_if: skip }) => [
      ...wrapText(`${names[kind]}: ${strong(titleOf(box))}`, view.width, '  '),
      ...prose(view, text, '    '),
      ...wrapText(`Skip it if ${skip}`, view.width, '    '),
      '',
    ]),
    ...wrapText(`When the base game is enough`, view.width, '  '),
    ...prose(view, guide.base_game_enough, '    '),
  ];
}

function noteLines(view: View, { title, text }: { title: string; text: string }): string[] {
  return [...wrapText(strong(title), view.width, '  '), ...prose(view, text, '    ')];
}

function bestForLines(
  view: View,
  { expansion_id: box, title, text, points }: Guide['best_for_beginners'],
): string[] {
  return [
    ...wrapText(`${strong(title)} (${view.titleOf(box)})`, view.width, '  '),
    '',
    ...prose(view, text),
    '',
    ...points.flatMap((point) => prose(view, `${point.label}: ${point.text}`, '  - ')),
  ];
}

function recommendationLines(view: View): string[] {
  return view.guide.recommendations.flatMap(({ playstyle, expansion_id: box, title, text }) => [
    ...wrapText(`${playstyle}: ${strong(title ?? view.titleOf(box))}`, view.width, '  '),
    ...prose(view, text, '    '),
  ]);
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
