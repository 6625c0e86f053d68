import type { Expansion, Game, Guide, Source } from '../../domain/data.ts';
import { formatDate } from '../../domain/dates.ts';
import { rankedGroups, releaseOrder, unrankedExpansions } from '../../domain/ranking.ts';
import {
  adviceText,
  availabilityText,
  listPriceText,
  playerCountText,
  playersText,
  releasedText,
  timeText,
  verdictText,
  weightText,
} from '../../domain/words.ts';
import { needsOf } from '../../site/views/boxes.ts';
import { paragraphsOf, strong, wrapText } from './wrapText.ts';

/** The facts of the base game. */
export function factLines(view: View): string[] {
  const { game, cite } = view;
  const facts: [string, string | undefined][] = [
    ['Players', playersText(game)],
    ['Time', timeText(game)],
    ['Weight', `${game.complexity_weight} of 5 (shown as ${weightText(game.complexity_weight)})`],
    ['Year', String(game.release_year)],
    ['Edition', game.edition],
    ['Publisher', game.publisher],
    ['Design', game.designers?.join(', ')],
    ['Mechanisms', game.mechanisms.join(', ')],
    ['Contents', game.contents?.join(', ')],
    ['Available', availabilityText(game.availability, view.today) ?? undefined],
    ['List price', listPrices(game.list_price)],
    ['Card', game.description],
    ['Sources', cite(game.source_ids)],
  ];
  return facts.flatMap(([label, text]) => (text === undefined ? [] : labeled(view, label, text)));
}

/** In dollars and in pounds. */
function listPrices(prices: Expansion['list_price']): string | undefined {
  const texts = (['USD', 'GBP'] as const).flatMap((currency) => listPriceText(prices, currency) ?? []);
  return texts.length === 0 ? undefined : texts.join(' or ');
}

/** Every box, those with a rank first. */
export function rankingLines(view: View): string[] {
  const { guide, game } = view;
  const listed = unrankedExpansions(game);
  return [
    ...rankedGroups(game, guide).flatMap(({ name, audience, boxes }) => [
      ...(name === null ? [] : [`  ${[name, audience].filter((text) => text !== null).join('. ')}`, '']),
      ...boxes.flatMap(({ rank, expansion }) => [...boxLines(view, expansion, `${rank}.`), '']),
    ]),
    ...(listed.length > 0 ? ['  Listed without a rank', ''] : []),
    ...listed.flatMap((expansion) => [...boxLines(view, expansion, '-'), '']),
    ...(guide.ranking_note === undefined ? [] : prose(view, guide.ranking_note)),
  ];
}

/** "needs Pandemic, On the Brink", or "a complete game"; empty if no source says. */
function needsLine(game: Game, box: Expansion): string {
  const needs = needsOf(game, box);
  if (needs === null) return '';
  return needs.length === 0 ? 'a complete game' : `needs ${needs.join(', ')}`;
}

function boxLines(view: View, box: Expansion, mark: string): string[] {
  const { width, cite } = view;
  const { players_after_min: least, players_after_max: most } = box;
  const facts = [
    releasedText(box),
    ...(least === undefined || most === undefined ? [] : [playerCountText(least, most)]),
    ...(box.complexity_delta === undefined ? [] : [`complexity ${box.complexity_delta}`]),
    needsLine(view.game, box),
  ];
  const more: [string, string | null | undefined][] = [
    ['Verdict', verdictOf(box)],
    ['Contents', box.contents?.join(', ')],
    ['Available', availabilityText(box.availability, view.today)],
    ['List price', listPrices(box.list_price)],
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
    ...wrapText(facts.filter(Boolean).join(', '), width, '      '),
    ...wrapText(box.short_tagline, width, '      '),
    ...(box.summary === undefined ? [] : prose(view, box.summary, '      ')),
    ...more.flatMap(([label, text]) => (text == null ? [] : labeled({ width }, `    ${label}`, text, 16))),
  ];
}

/** "Only if you often play with six." */
function verdictOf({ verdict, depends_on: on }: Expansion): string | undefined {
  if (verdict === undefined) return undefined;
  return on === undefined ? adviceText[verdict] : `${adviceText[verdict]} ${on}`;
}

/** The release dates. */
export function releaseLines(view: View): string[] {
  const releases = releaseOrder(view.game).map((release) => {
    return release.kind === 'base'
      ? `  ${release.year}  ${view.game.title} (base game)`
      : `  ${releasedText(release.expansion)}  ${release.expansion.title}`;
  });
  return [...prose(view, view.guide.release_order?.text ?? ''), '', ...releases];
}

/** The pairs of boxes that a source speaks of. */
export function compatibilityLines(view: View): string[] {
  return (view.game.compatibility ?? []).flatMap(
    ({ box, with: other, verdict, rule, note, source_id: source }) => [
      ...wrapText(
        `${view.titleOf(box)} + ${view.titleOf(other)}: ${strong(verdictText[verdict])}`,
        view.width,
        '  ',
      ),
      ...prose(view, [rule, note, view.cite([source])].filter(Boolean).join(' '), '    '),
    ],
  );
}

/** The sources, with the numbers by which the other parts cite them. */
export function sourceLines({ game, width }: View): string[] {
  return game.sources.flatMap(({ title, url, note, ...source }, index) => [
    ...wrapText([title, ...sourceDates(source)].join(', '), width, `  ${`${index + 1}.`.padEnd(4)}`),
    `      ${url}`,
    ...(note === undefined ? [] : wrapText(note, width, '      ')),
  ]);
}

/** Each date with its meaning: published, read by us, or the state of the data. */
function sourceDates({
  published,
  read,
  data_as_of: data,
}: Pick<Source, 'published' | 'read' | 'data_as_of'>) {
  const dated = (word: string, date: string | undefined) =>
    date === undefined ? [] : [`${word} ${formatDate(date)}`];
  return [...dated('published', published), ...dated('data of', data), ...dated('read', read)];
}

/** The input of every part of the reading view. */
export interface View {
  guide: Guide;
  game: Game;
  width: number;
  /** YYYY-MM-DD. */
  today: string;
  /** "[1, 4]" for ids of sources, in the order in which the list at the end has them. */
  cite: (ids: readonly string[]) => string;
  titleOf: (boxId: string | undefined) => string;
}

/** Prose, indented by the width of `first`, which stands before it. */
export function prose({ width }: Pick<View, 'width'>, text: string, first = '  '): string[] {
  return paragraphsOf(text).flatMap((paragraph, index) => {
    const start = index === 0 ? first : ' '.repeat(first.length);
    return [...(index === 0 ? [] : ['']), ...wrapText(paragraph, width, start)];
  });
}

/** A label in a column of its own, and prose beside it. */
export function labeled({ width }: Pick<View, 'width'>, label: string, text: string, columns = 14): string[] {
  return prose({ width }, text, `  ${label.padEnd(columns)}`);
}
