import { existsSync, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import type { PlannedChange } from '../content/author/change.ts';
import type { Item } from '../content/author/newOffers.ts';
import type { KnownValues } from '../content/author/skeleton.ts';
import type { Kind } from '../content/kinds.ts';
import { nearest } from '../diagnostics/didYouMean.ts';
import { ask, httpsUrl, list, range, words, year, type Question } from './ask.ts';
import { CannotRun } from './cannotRun.ts';
import { changeData } from './changeData.ts';
import { commandLine } from './commandLine.ts';
import { isSlug, parseToday, requireFolder, slugHint, todayInUtc } from './options.ts';
import { gameIds } from './requireKnown.ts';

interface Options {
  data: string;
  today?: string;
  dryRun?: true;
}

export const command = new Command('new').description(
  'Starts a file or an entry: fills in what it is told, and says beside every other field what belongs there. Writes over nothing.',
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
      await requireNew(options, join('games', `${id}.yaml`), id);
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
      await create(options, 'game', 'games', { ...startGame(game, today(options)), id }, [
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
        'guides',
        { ...startGuide({ ...game, boxes: game.boxes.filter(isRanked) }, today(options)), id },
        [
          `Still to be written: ${commandLine(`validate --game ${id}`)}`,
          `The page on screen:  ${commandLine('dev --drafts')}`,
        ],
      );
    },
  ),
);

command.addCommand(
  part('box', 'an entry of data/games/<game>.yaml, and a search for it at each shop', [
    ['<game>', 'the id of the game'],
    ['<id>', 'the id of the box: lower-case letters, digits and hyphens, for example riverfolk'],
  ])
    .option('--title <title>', 'title of the box')
    .action(async (gameId: string, id: string, options: Options, command: Command) => {
      const [{ skeleton }, { startBox }, { readWordBounds }, { editYaml }] = await Promise.all([
        import('../content/author/skeleton.ts'),
        import('../content/author/starts.ts'),
        import('../content/author/rawFile.ts'),
        import('../content/yaml/edit.ts'),
      ]);
      const boxes = (await gameOf(options, gameId)).boxes;
      if (!isSlug(id)) throw new CannotRun(`The id "${id}" cannot become an address.`, slugHint);
      if (boxes.some((box) => box.id === id))
        throw new CannotRun(`${gameId} has a box "${id}" already.`, 'Choose another id.');
      const { title } = await ask({ title: question(command, 'title', words) });
      const file = join(options.data, 'games', `${gameId}.yaml`);
      await change(options, async () => {
        const known = startBox(id, title, '');
        const text = skeleton('game', known, await readWordBounds(options.data), ['expansions', 0]);
        const source = await sourceOf(options, file);
        const game = editYaml(source, [{ kind: 'append', path: ['expansions'], text }]);
        if (game === null) throw new CannotRun(`${file} cannot be edited.`, 'Add the box by hand.');
        const offers = await offersOf(options, gameId, [{ expansionId: id, title }]);
        return new Map([[file, game], ...offers]);
      }, [
        `Give it a rank: ${commandLine(`rank ${gameId} …`)}`,
        `Still to be written: ${commandLine(`validate --game ${gameId}`)}`,
      ]);
    }),
);

command.addCommand(
  part('offers', 'data/offers/<id>.yaml: a search at each shop for each ranked box without an offer').action(
    async (id: string, options: Options) => {
      const { title, boxes } = await gameOf(options, id);
      const items = [
        { expansionId: null, title },
        ...boxes.filter(isRanked).map((box) => ({ expansionId: box.id, title: box.title })),
      ];
      await change(options, async () => {
        const written = await offersOf(options, id, items);
        if (written.size === 0)
          throw new CannotRun(
            `${join(options.data, 'offers', `${id}.yaml`)} has an offer for every ranked box already; nothing was written.`,
            'Rank a box first, or write its offer by hand.',
          );
        return written;
      }, [
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
      await create(options, 'page', 'pages', known, ['Link to it from the footer or another page.']);
    }),
);

command.addCommand(
  part('retailer', 'an entry at the end of data/retailers.yaml', [
    ['<id>', 'the id that offers use, for example GameNerdz'],
  ])
    .option('--name <name>', 'name that readers see')
    .option('--host <host>', 'host of its pages, for example gamenerdz.com')
    .addOption(new Option('--region <region>', 'where it delivers from').choices(['US', 'UK']).default('US'))
    .action(async (id: string, options: Options & { region: string }, command: Command) => {
      const [{ skeleton }, { editYaml }] = await Promise.all([
        import('../content/author/skeleton.ts'),
        import('../content/yaml/edit.ts'),
      ]);
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
      const file = join(options.data, 'retailers.yaml');
      await change(options, async () => {
        const text = skeleton('retailers', known, {}, ['retailers', 0]);
        const edited = editYaml(await sourceOf(options, file), [
          { kind: 'append', path: ['retailers'], text },
        ]);
        if (edited === null) throw new CannotRun(`${file} cannot be edited.`, 'guides validate may say why.');
        return new Map([[file, edited]]);
      });
    }),
);

function part(
  name: string,
  what: string,
  names: readonly (readonly [argument: string, description: string])[] = [
    ['<id>', 'lower-case letters, digits and hyphens, for example root'],
  ],
): Command {
  const command = new Command(name).description(`Starts ${what}.`);
  for (const [argument, description] of names) command.argument(argument, description);
  return command
    .option('--data <dir>', 'the data folder', 'data')
    .option('--today <date>', 'the date to write, YYYY-MM-DD (default: today in UTC)', parseToday)
    .option('--dry-run', 'print what would be written, and write nothing');
}

/** Asks for an option that is not given; its description is the question. */
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

const isRanked = ({ rank }: { rank: number | null }) => rank !== null;

/** Refuses an id that cannot name a file, or names one. */
async function requireNew(options: Options, path: string, id: string): Promise<void> {
  await requireFolder(options.data);
  if (!isSlug(id)) throw new CannotRun(`The id "${id}" cannot become an address.`, slugHint);
  const file = join(options.data, path);
  if ((await stat(file).catch(() => null)) !== null)
    throw new CannotRun(`${file} exists already; nothing was written.`, 'Open it, or choose another id.');
}

/** Writes a new file, and says what to do next. */
async function create(
  options: Options,
  kind: Kind,
  folder: string,
  known: KnownValues & { id: string },
  next: readonly string[],
): Promise<void> {
  const path = join(folder, `${known.id}.yaml`);
  await requireNew(options, path, known.id);
  const [{ skeleton }, { readWordBounds }] = await Promise.all([
    import('../content/author/skeleton.ts'),
    import('../content/author/rawFile.ts'),
  ]);
  await change(
    options,
    async () => {
      await requireNew(options, path, known.id);
      const text = skeleton(kind, known, await readWordBounds(options.data));
      return new Map([[join(options.data, path), schemaLine(kind) + text]]);
    },
    next,
  );
}

const schemaLine = (kind: Kind) => `# yaml-language-server: $schema=../schemas/${kind}.schema.json\n`;

/** Writes files, or only prints them, and says what to do next. */
async function change(
  { data, dryRun }: Options,
  write: () => Promise<PlannedChange['write']>,
  next: readonly string[] = [],
): Promise<void> {
  await requireFolder(data);
  await changeData(
    {
      dir: data,
      dryRun: dryRun === true,
      validOn: null,
      report: ({ write: files }) =>
        dryRun === true
          ? [...files].map(([file, text]) => addedText(file, text)).join('\n')
          : [...[...files.keys()].map((file) => `Wrote ${file}.`), ...next, ''].join('\n'),
    },
    async () => ({ write: await write(), rename: [], remove: [], notes: [] }),
  );
}

/** What a text has and its file does not: all of it if there is no file. */
function addedText(file: string, text: string): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  return text.slice(start, text.length - (before.length - start));
}

async function sourceOf(options: Options, file: string) {
  const { readDataFiles } = await import('../content/author/change.ts');
  const found = (await readDataFiles(options.data)).find(({ path }) => path === file);
  if (found === undefined) throw new CannotRun(`There is no ${file}.`);
  return found.source;
}

/** The game's file of offers with a search at each shop for each item that has no offer; empty if all have one. */
async function offersOf(
  options: Options,
  gameId: string,
  items: readonly Item[],
): Promise<Map<string, string>> {
  const [{ searchOffers }, { readShops, readFields }, { skeleton }, { editYaml }, { acceptData }] =
    await Promise.all([
      import('../content/author/newOffers.ts'),
      import('../content/author/rawFile.ts'),
      import('../content/author/skeleton.ts'),
      import('../content/yaml/edit.ts'),
      import('../content/schema/accept.ts'),
    ]);
  const { title } = await gameOf(options, gameId);
  const { retailers, offers } = await readShops(options.data);
  const found = searchOffers(gameId, title, items, retailers, offers);
  const file = join(options.data, 'offers', `${gameId}.yaml`);
  const fields = await readFields(file);
  if (fields === null) {
    const known = { game_id: gameId, offers: found.map((offer) => ({ ...offer })) };
    return new Map([[file, schemaLine('offers') + skeleton('offers', known)]]);
  }
  const own = acceptData('offers', fields);
  if (own === null) throw new CannotRun(`${file} has errors.`, 'guides validate shows them.');
  const source = await sourceOf(options, file);
  const added = found.filter((offer) => own.offers.every((one) => one.expansion_id !== offer.expansion_id));
  if (added.length === 0) return new Map();
  const text = editYaml(
    source,
    added.map((offer) => ({ kind: 'append', path: ['offers'], value: { ...offer } })),
  );
  if (text === null) throw new CannotRun(`${file} cannot be edited.`, 'guides validate may say why.');
  return new Map([[file, text]]);
}
