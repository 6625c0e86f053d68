import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, InvalidArgumentError } from 'commander';
import { dump, load } from 'js-yaml';
import { parseToday, todayInUtc } from './options.ts';
import { copyStarter, requireEmpty } from './init.ts';
import { idOf, makeGuide, madeTitle } from './makeData/madeGuide.ts';

/** How many cards the home page shows at the top and below, as data/editorial.yaml asks for. */
const cards = { top: 4, explore: 10 };

export const command = new Command('make-data')
  .description(
    'Writes a data folder with many made-up guides, each of about 40 KB, for measuring and for trials.',
  )
  .argument('<count>', 'how many guides', parseCount)
  .argument('<dir>', 'the folder to write; it must be empty or not there yet')
  .option('--today <date>', 'the date to write, YYYY-MM-DD (default: today in UTC)', parseToday)
  .action(async (count: number, dir: string, { today = todayInUtc() }: { today?: string }) => {
    await requireEmpty(dir);
    await copyStarter(dir, today);
    for (const kind of ['games', 'guides', 'offers']) await mkdir(join(dir, kind), { recursive: true });
    for (let number = 0; number < count; number += 1) {
      const { game, guide, offers } = makeGuide(number, count, today);
      await Promise.all([
        write(join(dir, 'games', `${game.id}.yaml`), game),
        write(join(dir, 'guides', `${guide.id}.yaml`), guide),
        write(join(dir, 'offers', `${game.id}.yaml`), offers),
      ]);
    }
    await addCards(join(dir, 'home.yaml'), count);
    process.stdout.write(`Wrote ${count} made-up guides, and the starter's two, to ${dir}.\n`);
  });

function parseCount(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text))
    throw new InvalidArgumentError('It must be a whole number from 1 to 999999.');
  return Number(text);
}

function write(file: string, data: unknown): Promise<void> {
  return writeFile(file, dump(data, { lineWidth: 110, noRefs: true }));
}

async function addCards(file: string, count: number): Promise<void> {
  const home = load(await readFile(file, 'utf8')) as Record<'top_guides' | 'explore', { cards: object[] }>;
  for (const [list, wanted] of [
    ['top_guides', cards.top],
    ['explore', cards.explore],
  ] as const) {
    for (let number = 0; number < count && home[list].cards.length < wanted; number += 1)
      home[list].cards.push({
        title: madeTitle(number),
        description: `What goes with ${madeTitle(number)}.`,
        href: `/guides/${idOf(number)}-expansion-order`,
      });
  }
  await write(file, home);
}
