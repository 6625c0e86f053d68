import { formatDate } from '../../domain/dates.ts';
import type { Expansion } from '../../domain/data.ts';
import { rankedExpansions, releaseOrder, unrankedExpansions } from '../../domain/ranking.ts';
import {
  playersText,
  printStatusText,
  rangeText,
  timeText,
  verdictText,
  weightText,
} from '../../domain/words.ts';
import { labelled, prose, type View } from './proseLines.ts';
import { strong, wrapText } from './wrapText.ts';

/** The facts of the base game. */
export function factLines(view: View): string[] {
  const { game, cite } = view;
  const facts: [string, string | undefined][] = [
    ['Players', playersText(game)],
    ['Time', timeText(game)],
    ['Weight', `${game.complexity_weight} of 5 (shown as ${weightText(game.complexity_weight)})`],
    ['Year', String(game.release_year)],
    [
      'Edition',
      [game.edition, game.edition_note].filter((part) => part !== undefined).join('. ') || undefined,
    ],
    ['Publisher', game.publisher],
    ['Design', game.designers?.join(', ')],
    ['Mechanisms', game.mechanisms.join(', ')],
    ['Print', printStatusText(game.print_status) ?? 'In print'],
    ['Card', game.description],
    ['Sources', cite(game.source_ids)],
  ];
  return facts.flatMap(([label, text]) => (text === undefined ? [] : labelled(view, label, text)));
}

/** Every box, those with a rank first. */
export function rankingLines(view: View): string[] {
  const { guide, game } = view;
  const listed = unrankedExpansions(game);
  return [
    ...rankedExpansions(game).flatMap(({ rank, expansion }) => [
      ...boxLines(view, expansion, `${rank}.`),
      '',
    ]),
    ...(listed.length > 0 ? ['  Listed without a rank', ''] : []),
    ...listed.flatMap((expansion) => [...boxLines(view, expansion, '-'), '']),
    ...prose(view, guide.ranking_note),
  ];
}

function boxLines(view: View, box: Expansion, mark: string): string[] {
  const { width, cite } = view;
  const { players_after_min: least, players_after_max: most } = box;
  const facts = [
    String(box.release_year),
    ...(least === undefined || most === undefined ? [] : [`${rangeText(least, most)} players`]),
    ...(box.complexity_delta === undefined ? [] : [`complexity ${box.complexity_delta}`]),
    box.standalone ? 'stands alone' : box.requires_base_game ? 'needs the base game' : 'needs something else',
    ...(box.also_requires ?? []).map(({ title }) => `needs ${title}`),
    printStatusText(box.print_status)?.toLowerCase() ?? 'in print',
  ];
  const more: [string, string | null | undefined][] = [
    ['Time', box.playtime_delta],
    ['Edition', [box.edition, box.edition_note].filter((part) => part !== undefined).join('. ') || null],
    ['For', box.ideal_for],
    ['Rank', box.rank_reason],
    ['Skip it if', box.skip_if],
    ['Mixing', box.mixing_notes],
    ['Sources', cite(box.sources)],
  ];
  return [
    ...wrapText(strong(box.title), width, `  ${mark.padEnd(4)}`),
    ...wrapText(facts.join(', '), width, '      '),
    ...wrapText(box.short_tagline, width, '      '),
    ...prose(view, box.summary, '      '),
    ...more.flatMap(([label, text]) => (text == null ? [] : labelled({ width }, `    ${label}`, text, 16))),
  ];
}

/** What came out when. */
export function releaseLines(view: View): string[] {
  const releases = releaseOrder(view.game).map((release) => {
    const title = release.kind === 'base' ? `${view.game.title} (base game)` : release.expansion.title;
    return `  ${release.year}  ${title}`;
  });
  return [...prose(view, view.guide.release_order.text), '', ...releases];
}

/** The pairs of boxes that a source speaks of. */
export function compatibilityLines(view: View): string[] {
  return (view.game.compatibility ?? []).flatMap(({ box, with: other, verdict, note, source_id: source }) => [
    ...wrapText(
      `${view.titleOf(box)} + ${view.titleOf(other)}: ${strong(verdictText[verdict])}`,
      view.width,
      '  ',
    ),
    ...prose(view, `${note} ${view.cite([source])}`, '    '),
  ]);
}

/** The sources, with the numbers by which the other parts cite them. */
export function sourceLines({ game, width }: View): string[] {
  return game.sources.flatMap(({ title, url, date, note }, index) => [
    ...wrapText(`${title}, ${formatDate(date)}`, width, `  ${`${index + 1}.`.padEnd(4)}`),
    `      ${url}`,
    ...(note === undefined ? [] : wrapText(note, width, '      ')),
  ]);
}
