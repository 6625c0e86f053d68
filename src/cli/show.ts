import { Command, InvalidArgumentError } from 'commander';
import { CannotRun } from './cannotRun.ts';
import { wantsColor } from './color.ts';
import { loadValid } from './loadValid.ts';
import { parseToday, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  width?: number;
}

const pipedWidth = 80;
const minWidth = 40;
const maxWidth = 400;

export const command = new Command('show')
  .description('Prints a guide with its facts, offers and sources as plain text. Drafts too.')
  .argument('<game>', 'the id of a guide, for example wingspan')
  .option('--data <dir>', 'the data folder', 'data')
  .option('--today <date>', 'the date to judge prices by, YYYY-MM-DD (default: today in UTC)', parseToday)
  .option('--width <columns>', `how wide the lines are (default: the terminal, or ${pipedWidth})`, parseWidth)
  .action(async (id: string, options: Options) => {
    const today = options.today ?? todayInUtc();
    const [{ guideText }, { paintLines }] = await Promise.all([
      import('./show/guideText.ts'),
      import('./show/wrapText.ts'),
    ]);
    const content = await loadValid(options.data, today);
    const guide = content.guides.get(id) ?? [...content.guides.values()].find(({ game }) => game === id);
    const game = guide && content.games.get(guide.game);
    if (!guide || !game)
      throw new CannotRun(`There is no guide "${id}".`, await suggestGuide(id, content.guides));
    const terminal = process.stdout.isTTY ? Math.max(minWidth, process.stdout.columns) : pipedWidth;
    const lines = guideText(content, guide, game, options.width ?? terminal, today);
    process.stdout.write(`${paintLines(lines, wantsColor(process.stdout, process.env)).join('\n')}\n`);
  });

async function suggestGuide(id: string, guides: ReadonlyMap<string, { name: string }>): Promise<string> {
  const { listWords, nearest } = await import('../diagnostics/didYouMean.ts');
  const names = new Map(
    [...guides].flatMap(([slug, { name }]) => [[slug, slug] as const, [name, slug] as const]),
  );
  const near = nearest(id, [...names.keys()]);
  // A name in other letters is as near as can be, and is no other word than the id to nearest().
  const meant = names.get(near ?? id);
  return meant === undefined
    ? `There are ${listWords([...guides.keys()], 'and', 24)}.`
    : `Did you mean "${meant}"?`;
}

function parseWidth(text: string): number {
  const width = Number(text);
  if (!Number.isInteger(width) || width < minWidth || width > maxWidth)
    throw new InvalidArgumentError(`It must be a number of columns from ${minWidth} to ${maxWidth}.`);
  return width;
}
