import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { Command, InvalidArgumentError } from 'commander';
import type { Content } from '../content/content.ts';
import { didYouMean, listWords, nearest } from '../diagnostics/didYouMean.ts';
import type { Expansion, Game, Guide } from '../domain/data.ts';
import { hasPage } from '../domain/ranking.ts';
import { boxPath, guidePath } from '../domain/routes.ts';
import { cacheDir, commandLine, todayOption, wantsColor } from './options.ts';
import { planSite } from '../site/build/plan.ts';
import { withDrafts } from './dev/drafts.ts';
import { pageText, wrapText, strong } from './show/pageText.ts';
import { answer, type Answer } from '../domain/finder/answer.ts';
import { shelves } from '../domain/finder/combinations.ts';
import { finderGame } from '../domain/finder/finderGame.ts';
import { defaultTerms, fillTerms } from '../domain/siteLook.ts';
import { nothingText } from '../domain/words.ts';
import { CannotRun } from './cannotRun.ts';
import { loadValid } from './loadValid.ts';

interface Options {
  data: string;
  today: string;
  width?: number;
  combinations?: true;
  sources?: true;
}

const pipedWidth = 80;
const minWidth = 40;
const maxWidth = 400;

export const command = new Command('show')
  .description('Prints the page of a guide, or of a box, as plain text. Works for drafts, too.')
  .argument('<game>', 'ID of a guide, for example wingspan')
  .argument('[box]', 'ID of a box that has a page, for example oceania')
  .option('--data <dir>', 'data folder', 'data')
  .addOption(todayOption())
  .option('--width <columns>', `line width (default: the terminal’s width, or ${pipedWidth})`, parseWidth)
  .option('--combinations', 'print what to buy next for each combination of owned boxes')
  .option('--sources', 'print the sources, too')
  .action(async (id: string, boxId: string | undefined, options: Options) => {
    const { data, today, width, combinations, sources = false } = options;
    const content = await loadValid(data, today);
    const guide = content.guides.get(id) ?? [...content.guides.values()].find(({ game }) => game === id);
    const game = guide && content.games.get(guide.game);
    if (!guide || !game) {
      if (existsSync(join(data, 'guides', `${id}.yaml`)))
        throw new CannotRun(
          `The draft of "${id}" has gaps, so it cannot be printed yet.`,
          `${commandLine(`validate --drafts --game ${id}`)} lists them; ${commandLine('dev --drafts')} shows what there is.`,
        );
      throw new CannotRun(`There is no guide "${id}".`, suggestGuide(id, content.guides));
    }
    const terminal = process.stdout.isTTY ? Math.max(minWidth, process.stdout.columns) : pipedWidth;
    const columns = width ?? terminal;
    const path =
      boxId === undefined
        ? guidePath(guide.slug, content.site)
        : boxPath(game, pagedBox(guide.name, game, boxId), content.site);
    const lines = combinations
      ? combinationsText(guide, game, columns)
      : [
          ...wrapText(guide.status === 'draft' ? `${path} (draft)` : path, columns),
          '',
          ...pageText(await pageHtml(content, path, today), columns, sources),
        ];
    const text = `${lines.join('\n')}\n`;
    const isColored = wantsColor(process.stdout, process.env);
    process.stdout.write((isColored ? text : stripVTControlCharacters(text)).replace(/ +$/gm, ''));
  });

async function pageHtml(loaded: Content, path: string, today: string): Promise<string> {
  const { content } = withDrafts(loaded);
  const { files } = await planSite(content, { today, baseUrl: content.site.base_url, cacheDir });
  return String((await files.find(({ route }) => route === path)?.produce()) ?? '');
}

function pagedBox(name: string, { expansions }: Game, id: string): Expansion {
  const box = expansions.find((expansion) => expansion.id === id);
  if (box !== undefined && hasPage(box)) return box;
  const ids = expansions.filter(hasPage).map((expansion) => expansion.id);
  throw new CannotRun(
    box === undefined ? `${name} has no box "${id}".` : `"${id}" has no page: it has no verdict.`,
    didYouMean(id, ids, `Boxes: ${listWords(ids, 'and', 24)}.`),
  );
}

function suggestGuide(id: string, guides: Content['guides']): string {
  const names = new Map(
    [...guides].flatMap(([slug, { name }]) => [[slug, slug] as const, [name, slug] as const]),
  );
  const near = nearest(id, [...names.keys()]);
  const meant = names.get(near ?? id);
  return meant === undefined
    ? `Guides: ${listWords([...guides.keys()], 'and', 24)}.`
    : `Did you mean "${meant}"?`;
}

function parseWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < minWidth || width > maxWidth)
    throw new InvalidArgumentError(`It must be a number of columns from ${minWidth} to ${maxWidth}.`);
  return width;
}

/** What to buy next for each combination of owned boxes, and whether a row or the ranking says so. */
function combinationsText(guide: Guide, game: Game, width: number): string[] {
  const facts = finderGame(guide, game);
  const titleOf = (id: string) => facts.boxes.find((box) => box.id === id)?.title ?? id;
  return shelves(facts).flatMap((owned) => {
    const advice = answer(facts, { owned, table: null, edition: null, wants: null });
    const by = advice.kind === 'row' ? `row "${advice.row.label}"` : 'ranking';
    const boxes = owned.length === 0 ? 'nothing' : owned.map(titleOf).join(' + ');
    return [
      ...wrapText(`Owns ${boxes}`, width),
      ...wrapText(`${strong(adviceOf(advice))} (${by})`, width, '  → '),
    ];
  });
}

function adviceOf(found: Answer): string {
  if (found.kind === 'done') return nothingText.set;
  if (found.kind === 'next') return listed([...found.missing, found.box]);
  const { advice } = found;
  if (advice.kind === 'buy') return listed(advice.boxes);
  return advice.kind === 'nothing'
    ? fillTerms(nothingText[advice.nothing], defaultTerms)
    : `${advice.title}, a different game`;
}

const listed = (boxes: readonly { title: string }[]) => boxes.map(({ title }) => title).join(', then ');
