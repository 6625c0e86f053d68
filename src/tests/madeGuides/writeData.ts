import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dump, load } from 'js-yaml';
import { copyStarter } from '../../cli/init.ts';
import { idOf, makeGuide, madeTitle } from './madeGuide.ts';

/** How many cards the home page shows at the top and below, as data/editorial.yaml asks for. */
const cards = { top: 4, explore: 10 };

/** Writes a data folder with many made-up guides of about 40 KB each beside the starter's two. The folder must be empty. */
export async function writeMadeData(dir: string, count: number, today: string): Promise<void> {
  await copyStarter(dir, today);
  for (let number = 0; number < count; number += 1) {
    const { game, guide, offers } = makeGuide(number, count, today);
    await Promise.all([
      write(join(dir, 'games', `${game.id}.yaml`), game),
      write(join(dir, 'guides', `${guide.id}.yaml`), guide),
      write(join(dir, 'offers', `${game.id}.yaml`), offers),
    ]);
  }
  await addCards(join(dir, 'home.yaml'), count);
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
