import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command, Option } from 'commander';
import { readSource, type PlannedChange } from '../content/author/change.ts';
import {
  skeleton,
  type KnownValues,
  readFields,
  readRawGame,
  readShops,
  readWordBounds,
  type RawGame,
} from '../content/author/skeleton.ts';
import { startBox, startGame, startGuide, searchOffers, type Item } from '../content/author/starts.ts';
import type { Kind } from '../content/schema/kinds.ts';
import { acceptData } from '../content/schema/accept.ts';
import { editYaml, type Edit } from '../content/yaml/edit.ts';
import { didYouMean } from '../diagnostics/didYouMean.ts';
import { ask, httpsUrl, list, range, words, year } from './ask.ts';
import { addChangeOptions, changeData, type ChangeOptions } from './changeData.ts';
import { commandLine, requireFolder, requireSlug, todayOption } from './options.ts';
import { gameIds } from './requireKnown.ts';
import { CannotRun } from './cannotRun.ts';

interface Options extends ChangeOptions {
  today: string;
}

export const command = new Command('new').description(
  'Creates a file or an entry from your answers, and describes every other field in a comment. Overwrites nothing.',
);

command.addCommand(
  part('game', 'data/games/<id>.yaml')
    .option('--title <title>', 'title of the game')
    .option('--publisher <name>', 'publisher of the game')
    .option('--players <range>', 'number of players, for example 2-4')
    .option('--minutes <range>', 'playing time in minutes, for example 60-90')
    .option('--year <year>', 'year of release')
    .option('--source <url>', 'publisher’s page about the game, https://…')
    .option('--boxes <titles>', 'boxes in buying order, separated by semicolons')
    .action(async (id: string, options: Options, command: Command) => {
      await requireNew(options, 'games', id);
      const answers = await ask(command, {
        title: words,
        publisher: words,
        players: range,
        minutes: range,
        year,
        source: httpsUrl,
        boxes: list,
      });
      await create(options, 'game', 'games', id, startGame({ ...answers, id }, options.today), [
        `Draw data/art/${id}.svg (1200 by 630), or set hero_image to another picture.`,
        `Then: ${commandLine(`new guide ${id}`)}`,
        `      ${commandLine(`new offers ${id}`)}`,
        `      and add ${id} to the shelf in data/home.yaml.`,
      ]);
    }),
);

command.addCommand(
  part('guide', 'data/guides/<id>.yaml, for an existing game').action(
    async (id: string, options: Options) => {
      const game = await gameOf(options, id);
      const guide = startGuide({ ...game, boxes: game.boxes.filter(isRanked) }, options.today);
      await create(options, 'guide', 'guides', id, guide, [
        `See what is left to write: ${commandLine(`validate --game ${id}`)}`,
        `Preview the page:          ${commandLine('dev --drafts')}`,
      ]);
    },
  ),
);

command.addCommand(
  part('box', 'an entry in data/games/<game>.yaml, and a search for it at each shop', [
    ['<game>', 'ID of the game'],
    ['<id>', 'ID of the box: lowercase letters, digits, and hyphens, for example riverfolk'],
  ])
    .option('--title <title>', 'title of the box')
    .action(async (gameId: string, id: string, options: Options, command: Command) => {
      const game = await gameOf(options, gameId);
      requireSlug(id);
      if (game.boxes.some((box) => box.id === id))
        throw new CannotRun(`${gameId} already has a box "${id}".`, 'Choose another ID.');
      const { title } = await ask(command, { title: words });
      const text = skeleton('game', startBox(id, title, ''), await readWordBounds(options.data), [
        'expansions',
        0,
      ]);
      const file = join(options.data, 'games', `${gameId}.yaml`);
      await change(
        options,
        async () => [
          [file, await edited(file, [{ kind: 'append', path: ['expansions'], text }])],
          ...(await offersOf(options, game, [{ expansionId: id, title }])),
        ],
        [
          `See what is left to write: ${commandLine(`validate --game ${gameId}`)}`,
          `Once written, rank it:     ${commandLine(`rank ${gameId} …`)}`,
        ],
      );
    }),
);

command.addCommand(
  part(
    'offers',
    'data/offers/<id>.yaml, with a search at each shop for each ranked box that has no offer',
  ).action(async (id: string, options: Options) => {
    const game = await gameOf(options, id);
    const items = [
      { expansionId: null, title: game.title },
      ...game.boxes.filter(isRanked).map((box) => ({ expansionId: box.id, title: box.title })),
    ];
    await change(options, async () => {
      const written = await offersOf(options, game, items);
      if (written.length === 0)
        throw new CannotRun(
          `${join(options.data, 'offers', `${id}.yaml`)} already has an offer for every ranked box; nothing was written.`,
          'Rank a box first, or write its offer by hand.',
        );
      return written;
    }, ['If you find a product page, replace the search with it: link: product, and the URL of the page.']);
  }),
);

command.addCommand(
  part('page', 'data/pages/<id>.yaml')
    .option('--title <title>', 'heading of the page')
    .action(async (id: string, options: Options, command: Command) => {
      const { title } = await ask(command, { title: words });
      const page = {
        id,
        slug: id,
        title,
        updated_on: options.today,
        status: 'draft',
        sections: [{ id: 'first', heading: '' }],
      };
      await create(options, 'page', 'pages', id, page, ['Link to it from the footer or another page.']);
    }),
);

command.addCommand(
  part('retailer', 'an entry at the end of data/retailers.yaml', [
    ['<id>', 'ID for offers, for example NobleKnight'],
  ])
    .option('--name <name>', 'shop’s name for readers')
    .option('--host <host>', 'host name of its pages, for example nobleknight.com')
    .addOption(new Option('--region <region>', 'region of its customers').choices(['US', 'UK']).default('US'))
    .action(async (id: string, options: Options & { region: 'US' | 'UK' }, command: Command) => {
      if (!/^[A-Z][A-Za-z0-9]*$/.test(id))
        throw new CannotRun(
          `"${id}" cannot be the ID of a shop.`,
          'Start with a capital letter and use only letters and digits, for example NobleKnight.',
        );
      if ((await readShops(options.data)).retailers.some((shop) => shop.id === id))
        throw new CannotRun(`There already is a shop "${id}".`, 'Edit it, or choose another ID.');
      const { name, host } = await ask(command, { name: words, host: words });
      const known = {
        id,
        name,
        region: options.region,
        currency: options.region === 'UK' ? 'GBP' : 'USD',
        hosts: [host.replace(/^(?:https:\/\/)?(?:www\.)?/, '').replace(/\/.*$/, '')],
        specialty: true,
        mode: 'link',
        price_max_age_days: 30,
      };
      const text = skeleton('retailers', known, {}, ['retailers', 0]);
      const file = join(options.data, 'retailers.yaml');
      await change(options, async () => [
        [file, await edited(file, [{ kind: 'append', path: ['retailers'], text }])],
      ]);
    }),
);

function part(
  name: string,
  what: string,
  names: readonly (readonly [argument: string, description: string])[] = [
    ['<id>', 'ID: lowercase letters, digits, and hyphens, for example root'],
  ],
): Command {
  const command = new Command(name).description(`Creates ${what}.`);
  for (const [argument, description] of names) command.argument(argument, description);
  return addChangeOptions(command).addOption(todayOption('date to write'));
}

async function gameOf({ data }: Options, id: string): Promise<RawGame> {
  const game = await readRawGame(data, id);
  if (game !== null) return game;
  const file = join(data, 'games', `${id}.yaml`);
  if (existsSync(file))
    throw new CannotRun(
      `${file} cannot be read.`,
      `${commandLine(`validate ${file}`)} shows what is wrong with it.`,
    );
  const otherwise = `Create it with ${commandLine(`new game ${id}`)}.`;
  throw new CannotRun(`There is no ${file}.`, didYouMean(id, await gameIds(data), otherwise));
}

const isRanked = ({ rank }: { rank: number | null }) => rank !== null;

async function requireNew({ data }: Options, folder: string, id: string): Promise<string> {
  await requireFolder(data);
  requireSlug(id);
  const file = join(data, folder, `${id}.yaml`);
  if (existsSync(file))
    throw new CannotRun(`${file} already exists; nothing was written.`, 'Edit it, or choose another ID.');
  return file;
}

async function create(
  options: Options,
  kind: Kind,
  folder: string,
  id: string,
  known: KnownValues,
  next: readonly string[],
): Promise<void> {
  await change(
    options,
    async () => {
      const file = await requireNew(options, folder, id);
      return [[file, schemaLine(kind) + skeleton(kind, known, await readWordBounds(options.data))]];
    },
    next,
  );
}

const schemaLine = (kind: Kind) => `# yaml-language-server: $schema=../schemas/${kind}.schema.json\n`;

type NewTexts = [file: string, text: string][];

async function change(
  { data, dryRun }: { data: string; dryRun?: boolean },
  plan: () => Promise<NewTexts>,
  next: readonly string[] = [],
): Promise<void> {
  const report = ({ write }: PlannedChange) =>
    dryRun === true
      ? [...write].map(([file, text]) => addedText(file, text)).join('\n')
      : [...[...write.keys()].map((file) => `Wrote ${file}.`), ...next, ''].join('\n');
  await changeData({ data, dryRun: dryRun === true }, async () => ({ write: new Map(await plan()) }), report);
}

function addedText(file: string, text: string): string {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  let start = 0;
  while (start < before.length && before[start] === text[start]) start += 1;
  return text.slice(start, text.length - (before.length - start));
}

async function edited(file: string, edits: readonly Edit[]): Promise<string> {
  if (!existsSync(file)) throw new CannotRun(`There is no ${file}.`);
  const text = editYaml(await readSource(file), edits);
  if (text === null) throw new CannotRun(`${file} cannot be edited.`, 'guides validate may show why.');
  return text;
}

/** The game's offers file, with a search at each shop for each item without an offer; empty if all have one. */
async function offersOf({ data }: Options, game: RawGame, items: readonly Item[]): Promise<NewTexts> {
  const { retailers, offers } = await readShops(data);
  const { id } = game;
  const searches = searchOffers(id, game, items, retailers, offers);
  const file = join(data, 'offers', `${id}.yaml`);
  const fields = await readFields(file);
  if (fields === null) {
    const known = { game_id: id, offers: searches.map((offer) => ({ ...offer })) };
    return [[file, schemaLine('offers') + skeleton('offers', known)]];
  }
  const own = acceptData('offers', fields);
  if (own === null) throw new CannotRun(`${file} has errors.`, 'Run guides validate to see them.');
  const added = searches
    .filter((offer) => own.offers.every((one) => one.expansion_id !== offer.expansion_id))
    .map((offer): Edit => ({ kind: 'append', path: ['offers'], value: { ...offer } }));
  return added.length === 0 ? [] : [[file, await edited(file, added)]];
}
