import { isUtf8 } from 'node:buffer';
import { mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Command, Option } from 'commander';
import { replaceFile } from '../platform/atomicWrite.ts';
import { isSystemError } from '../platform/systemError.ts';
import type { Kind } from '../content/kinds.ts';
import type { KnownValues } from '../content/author/skeleton.ts';
import { ask, httpsUrl, list, range, words, year, type Question } from './ask.ts';
import { CannotRun } from './cannotRun.ts';
import { commandLine } from './commandLine.ts';
import { nearest } from '../diagnostics/didYouMean.ts';
import { gameIds } from './requireKnown.ts';
import { parseToday, requireFolder, todayInUtc } from './options.ts';

interface Options {
  data: string;
  today?: string;
  dryRun?: true;
}

export const command = new Command('new').description(
  'Starts a file: fills in what it is told, and says beside every other field what belongs there. Writes no file that exists.',
);

command.addCommand(
  part('game', 'data/games/<id>.yaml')
    .option('--title <title>', 'title of the game')
    .option('--publisher <name>', 'publisher of the game')
    .option('--players <range>', 'players, for example 2-4')
    .option('--minutes <range>', 'minutes, for example 60-90')
    .option('--year <year>', 'year of release')
    .option('--source <url>', 'the publisher’s page about it, https://…')
    .option('--boxes <titles>', 'boxes in the order to buy them, separated by semicolons')
    .action(async (id: string, options: Options, command: Command) => {
      const { startGame } = await import('../content/author/starts.ts');
      const told = await ask({
        title: question(command, 'title', words),
        publisher: question(command, 'publisher', words),
        players: question(command, 'players', range),
        minutes: question(command, 'minutes', range),
        year: question(command, 'year', year),
        source: question(command, 'source', httpsUrl),
        boxes: question(command, 'boxes', list),
      });
      const game = {
        ...told,
        id,
        minPlayers: told.players[0],
        maxPlayers: told.players[1],
        minMinutes: told.minutes[0],
        maxMinutes: told.minutes[1],
      };
      await create(options, 'game', join('games', `${id}.yaml`), startGame(game, today(options)), [
        `Draw data/art/${id}.svg (1200 by 630), or name another picture as hero_image.`,
        `Then: ${commandLine(`new guide ${id}`)}`,
        `      ${commandLine(`new offers ${id}`)}`,
        `      and add ${id} to the shelf in data/home.yaml.`,
      ]);
    }),
);

command.addCommand(
  part('guide', 'data/guides/<id>.yaml, for a game that is there').action(
    async (id: string, options: Options) => {
      const { startGuide } = await import('../content/author/starts.ts');
      const game = await gameOf(options, id);
      await create(
        options,
        'guide',
        join('guides', `${id}.yaml`),
        startGuide({ ...game, boxes: game.ranked }, today(options)),
        [
          `Still to be written: ${commandLine(`validate --game ${id}`)}`,
          `The page on screen:  ${commandLine('dev --drafts')}`,
        ],
      );
    },
  ),
);

command.addCommand(
  part('offers', 'data/offers/<id>.yaml: a search at each shop for each ranked box').action(
    async (id: string, options: Options) => {
      const [{ searchOffers }, { readShops }] = await Promise.all([
        import('../content/author/newOffers.ts'),
        import('../content/author/rawFile.ts'),
      ]);
      const game = await gameOf(options, id);
      const shops = await readShops(options.data);
      const items = [
        { expansionId: null, title: game.title },
        ...game.ranked.map((box) => ({ expansionId: box.id, title: box.title })),
      ];
      const offers = searchOffers(id, game.title, items, shops.retailers, shops.offers);
      await create(options, 'offers', join('offers', `${id}.yaml`), { game_id: id, offers }, [
        'Put the product page in place of a search where you have seen it: link: product, with its address.',
      ]);
    },
  ),
);

command.addCommand(
  part('page', 'data/pages/<id>.yaml')
    .option('--title <title>', 'heading of the page')
    .action(async (id: string, options: Options, command: Command) => {
      const { title } = await ask({ title: question(command, 'title', words) });
      const known = {
        id,
        slug: id,
        title,
        updated_on: today(options),
        status: 'draft',
        sections: [{ id: 'first', heading: '' }],
      };
      await create(options, 'page', join('pages', `${id}.yaml`), known, [
        'Link to it from the footer or another page.',
      ]);
    }),
);

command.addCommand(
  part(
    'retailer',
    'an entry at the end of data/retailers.yaml',
    'the id that offers use, for example GameNerdz',
  )
    .option('--name <name>', 'name that readers see')
    .option('--host <host>', 'host of its pages, for example gamenerdz.com')
    .addOption(new Option('--region <region>', 'where it delivers from').choices(['US', 'UK']).default('US'))
    .action(async (id: string, options: Options & { region: string }, command: Command) => {
      const [{ skeleton, asItem }] = await Promise.all([import('../content/author/skeleton.ts')]);
      if (!/^[A-Z][A-Za-z0-9]*$/.test(id))
        throw new CannotRun(
          `The id "${id}" cannot name a shop.`,
          'Begin it with a capital letter and use only letters and digits, for example GameNerdz.',
        );
      const told = await ask({
        name: question(command, 'name', words),
        host: question(command, 'host', words),
      });
      const region = options.region === 'UK' ? 'UK' : 'US';
      const known = {
        id,
        name: told.name,
        region,
        currency: region === 'UK' ? 'GBP' : 'USD',
        hosts: [told.host.replace(/^(?:https:\/\/)?(?:www\.)?/, '').replace(/\/.*$/, '')],
        specialty: true,
        mode: 'link',
        price_max_age_days: 30,
      };
      const entry = `\n${asItem(skeleton('retailers', known, {}, ['retailers', 0]).trimEnd().split('\n')).join('\n')}\n`;
      const file = join(options.data, 'retailers.yaml');
      await requireFolder(options.data);
      if (options.dryRun === true) {
        process.stdout.write(entry);
        return;
      }
      const bytes = await readFile(file);
      if (!isUtf8(bytes))
        throw new CannotRun(`${file} is not UTF-8; nothing was written.`, 'Save the file as UTF-8.');
      await replaceFile(file, bytes.toString() + entry);
      process.stdout.write(`Added ${id} to ${file}.\n`);
    }),
);

function part(
  name: string,
  what: string,
  id = 'lower-case letters, digits and hyphens, for example root',
): Command {
  return new Command(name)
    .description(`Starts ${what}.`)
    .argument('<id>', id)
    .option('--data <dir>', 'the data folder', 'data')
    .option('--today <date>', 'the date to write, YYYY-MM-DD (default: today in UTC)', parseToday)
    .option('--dry-run', 'print the file and write nothing');
}

/** Asks for an option that is not given, with its description as the question. */
function question<T>(command: Command, name: string, read: Question<T>['read']): Question<T> {
  const text = command.options.find((option) => option.attributeName() === name)?.description ?? name;
  const value: unknown = command.getOptionValue(name);
  return {
    option: `--${name}`,
    text: text.charAt(0).toUpperCase() + text.slice(1),
    given: typeof value === 'string' ? value : undefined,
    read,
  };
}

function today(options: Options): string {
  return options.today ?? todayInUtc();
}

async function gameOf(options: Options, id: string) {
  const { readRawGame } = await import('../content/author/rawFile.ts');
  const game = await readRawGame(options.data, id);
  if (game !== null) return game;
  const file = join(options.data, 'games', `${id}.yaml`);
  if ((await stat(file).catch(() => null)) !== null)
    throw new CannotRun(
      `${file} cannot be read.`,
      `${commandLine(`validate ${file}`)} says what is wrong with it.`,
    );
  const meant = nearest(id, await gameIds(options.data));
  throw new CannotRun(
    `There is no ${file}.`,
    meant === undefined ? `${commandLine(`new game ${id}`)} starts it.` : `Did you mean "${meant}"?`,
  );
}

async function create(
  options: Options,
  kind: Kind,
  path: string,
  known: KnownValues,
  next: readonly string[],
): Promise<void> {
  await requireFolder(options.data);
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(path.replace(/^.*[\\/]/, '')))
    throw new CannotRun(
      `The id "${basename(path, '.yaml')}" cannot become an address.`,
      'Use lower-case letters, digits and single hyphens.',
    );
  const file = join(options.data, path);
  if ((await stat(file).catch(() => null)) !== null)
    throw new CannotRun(`${file} is there already; nothing was written.`, 'Open it, or take another id.');
  const [{ skeleton }, { readWordBounds }] = await Promise.all([
    import('../content/author/skeleton.ts'),
    import('../content/author/rawFile.ts'),
  ]);
  const schema = `# yaml-language-server: $schema=../schemas/${kind}.schema.json\n`;
  const content = schema + skeleton(kind, known, await readWordBounds(options.data));
  if (options.dryRun === true) {
    process.stdout.write(content);
    return;
  }
  await mkdir(dirname(file), { recursive: true });
  // Never over a file that somebody else made meanwhile; a full disk leaves none that is empty.
  await writeFile(file, content, { flag: 'wx' }).catch(async (error: unknown) => {
    if (isSystemError(error) && error.code === 'ENOSPC') {
      await rm(file, { force: true });
      error.path = file;
    }
    throw error;
  });
  process.stdout.write([`Wrote ${file}.`, ...next].join('\n') + '\n');
}
