import { appendFile, mkdir, readFile, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dump } from 'js-yaml';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { copyStarter } from '../../cli/init.ts';
import { makeGuide } from '../madeGuides/madeGuide.ts';
import { loadContent } from '../../content/content.ts';
import { addDays } from '../../domain/dates.ts';
import { makeSite } from '../../site/build/makeSite.ts';
import { printedRandom, runs } from '../seed.ts';
import { readFolder, scratchFolder } from './folders.ts';

const rounds = runs(25);
const random = printedRandom('incremental builds');
const below = (limit: number) => Math.floor(random() * limit);
const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;

let scratch: Awaited<ReturnType<typeof scratchFolder>>;
let data = '';
let today = '2026-11-20';
let rendered = 0;
const made = makeGuide(4, 5, today);
const related = {
  title: 'Harbor Lights',
  description: 'A game about keepers and ships.',
  href: '/guides/harbor-lights-expansion-order',
  available: true,
};
const [first = '', second = ''] = made.game.expansions.map(({ id }) => id);
const comparisons = [
  {
    id: 'first-or-second',
    boxes: [first, second],
    question: 'Which of the two comes first?',
    answer: 'The first one.',
    why: 'The second one needs more of a table.',
    pick: first,
    pick_if: { [first]: 'You want one box.', [second]: 'You have the first.' },
  },
];
const parts = {
  games: made.game,
  guides: { ...made.guide, comparisons, related_guides: [related] },
  offers: made.offers,
};

beforeAll(async () => {
  scratch = await scratchFolder();
  data = join(scratch.path, 'data');
  await copyStarter(data, today);
  await addMade();
  // Both share pictures, fonts, and scripts, but not the cached pages.
  await mkdir(join(scratch.path, 'warm'), { recursive: true });
  await mkdir(join(scratch.path, 'cold'), { recursive: true });
  for (const name of ['images', 'fonts', 'styles']) {
    await mkdir(join(scratch.path, 'warm', name));
    await symlink(join(scratch.path, 'warm', name), join(scratch.path, 'cold', name));
  }
});
afterAll(() => scratch.remove());

async function addMade(): Promise<void> {
  for (const [kind, part] of Object.entries(parts))
    await writeFile(join(data, kind, `${made.game.id}.yaml`), dump(part, { noRefs: true }));
}

async function build(kind: 'warm' | 'cold') {
  const cacheDir = join(scratch.path, kind);
  if (kind === 'cold') {
    await rm(join(cacheDir, 'build'), { recursive: true, force: true });
    await rm(join(cacheDir, 'content'), { recursive: true, force: true });
    await rm(join(scratch.path, 'project-cold'), { recursive: true, force: true });
  }
  const { content, diagnostics } = await loadContent(data, {
    today,
    ...(kind === 'warm' && { cacheDir }),
  });
  const project = join(scratch.path, `project-${kind}`);
  const result =
    content &&
    (await makeSite(content, {
      today,
      baseUrl: content.site.base_url,
      cacheDir,
      out: 'dist',
      surroundings: { cwd: project, data },
      dataLabel: 'data',
      planHosts: (deployment) => ({ deployment, files: [], diagnostics: [] }),
      strict: false,
      onProgress: ({ phase }) => (rendered += Number(phase === 'render')),
    }));
  return { found: [...diagnostics, ...(result?.diagnostics ?? [])], outcome: result?.outcome };
}

/** The files of a project's site without the build's own. */
async function siteOf(kind: 'warm' | 'cold'): Promise<Record<string, string>> {
  const tree = await readFolder(join(scratch.path, `project-${kind}`, 'dist'));
  return Object.fromEntries(Object.entries(tree).filter(([name]) => !name.startsWith('.guides')));
}

async function files(folder: string, ending: string): Promise<string[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  return names
    .filter((name) => name.endsWith(ending))
    .map((name) => join(folder, name))
    .sort();
}

async function change(file: string, edit: (text: string) => string): Promise<string> {
  const text = await readFile(file, 'utf8');
  await writeFile(file, edit(text));
  return file;
}

/** Replaces the value of one line of a field. */
function setOne(text: string, field: string, value: (old: string) => string): string {
  const lines = text.split('\n');
  const found = lines.flatMap((line, index) =>
    new RegExp(`^[ -]*${field}: [^>|&[{]`).test(line) ? index : [],
  );
  const at = found.length === 0 ? -1 : pick(found);
  return lines
    .map((line, index) =>
      index === at ? line.replace(/: (.*)$/, (_, old: string) => `: ${value(old)}`) : line,
    )
    .join('\n');
}

const prose = [
  'text',
  'reason',
  'answer',
  'summary',
  'rank_reason',
  'description',
  'lede',
  'quick_answer',
  'question',
];
const titles = ['title', 'name', 'label', 'short_tagline', 'heading', 'spine_name', 'seo_title'];
const yaml = () => files(data, '.yaml');

const cacheFiles = async () => [
  ...(await files(join(scratch.path, 'warm/content'), '')),
  ...(await files(join(scratch.path, 'warm/build'), '')),
];

const edits: Record<string, () => Promise<unknown>> = {
  'a sentence': async () =>
    change(pick(await yaml()), (text) =>
      setOne(
        text,
        pick(prose),
        (old) => `${old.replace(/'$/, '')} ${'xyz'[below(3)]}${old.endsWith("'") ? "'" : ''}`,
      ),
    ),
  'a title': async () =>
    change(pick(await yaml()), (text) => setOne(text, pick(titles), () => `Harbor ${below(100)}`)),
  'a price': async () =>
    change(pick(await files(join(data, 'offers'), '.yaml')), (text) =>
      setOne(text, 'price', () => String(5 + below(40))),
    ),
  'a date': async () =>
    change(pick(await files(join(data, 'offers'), '.yaml')), (text) =>
      setOne(text, 'last_checked', () => `'${addDays(today, -below(20))}'`),
    ),
  'the stock': async () =>
    change(pick(await files(join(data, 'offers'), '.yaml')), (text) =>
      setOne(text, 'in_stock', () => pick(['true', 'false', 'null'])),
    ),
  'a status': async () =>
    change(pick(await yaml()), (text) =>
      setOne(text, 'status', (old) => (old === 'draft' ? 'published' : 'draft')),
    ),
  'a past price': async () => {
    const file = join(data, 'state/history/harbor-lights.csv');
    const offer = pick(['harbor-lights-deep-water-us', 'harbor-lights-deep-water-uk']);
    const currency = offer.endsWith('us') ? 'USD' : 'GBP';
    const line = `${addDays(today, -below(120))},${offer},${15 + below(9)},${currency},${pick(['in', 'out', ''])}\n`;
    await mkdir(join(data, 'state/history'), { recursive: true });
    await appendFile(file, line);
  },
  'the age of prices': async () =>
    change(join(data, 'retailers.yaml'), (text) =>
      setOne(text, 'price_max_age_days', () => String(1 + below(40))),
    ),
  'the order of the shelf': async () =>
    change(join(data, 'home.yaml'), (text) => text.replace(/shelf:\n( *- .*\n)( *- .*\n)/, 'shelf:\n$2$1')),
  'the drawing': async () =>
    change(pick(await files(join(data, 'art'), '.svg')), (text) =>
      text.replace(/#[0-9a-f]{6}/, () => `#${String(100000 + below(900000))}`),
    ),
  'the day': () => Promise.resolve((today = addDays(today, below(12)))),
  'a guide away': async () => {
    for (const kind of Object.keys(parts))
      await rm(join(data, kind, `${made.game.id}.yaml`), { force: true });
  },
  'a guide back': addMade,
  nothing: () => Promise.resolve(),
  'the remains of a killed build': async () => {
    const staging = join(scratch.path, 'project-warm/dist/.guides/staging');
    await mkdir(staging, { recursive: true });
    await writeFile(join(staging, '7'), 'half a page');
  },
  'a page renamed': async () =>
    change(join(data, 'pages/about.yaml'), (text) =>
      text.replace(/^title: .*$/m, `title: About ${below(50)}`),
    ),
  'a file of the output lost': async () =>
    rm(pick(await files(join(scratch.path, 'project-warm/dist'), '.html'))),
  'a file of the output edited': async () =>
    change(pick(await files(join(scratch.path, 'project-warm/dist'), '.html')), (text) => `${text}<!-- -->`),
  'a file of the cache cut short': async () =>
    change(pick(await cacheFiles()), (text) => text.slice(0, below(text.length))),
};

it('renders nothing if nothing changed, and repairs what was edited', async () => {
  await build('warm');
  const before = await siteOf('warm');
  rendered = 0;
  await build('warm');
  expect(rendered).toBe(0);
  for (const damage of ['a file of the output edited', 'a file of the output lost']) {
    await edits[damage]?.();
    await build('warm');
    expect(await siteOf('warm')).toEqual(before);
  }
  await edits['the remains of a killed build']?.();
  await build('warm');
  expect(await readdir(join(scratch.path, 'project-warm/dist/.guides'))).not.toContain('staging');
});

it('renders the page of a box again after an edit of another guide, or of a box that it is compared with', async () => {
  await change(join(data, 'guides/harbor-lights.yaml'), (text) =>
    text.replace(/^name: .*$/m, 'name: Harbor Lamps'),
  );
  await change(join(data, `games/${made.game.id}.yaml`), (text) =>
    text.replace(`title: ${made.game.expansions[1]?.title ?? ''}`, 'title: Second Box'),
  );
  expect(await build('warm')).toEqual(await build('cold'));
  const site = await siteOf('warm');
  expect(site).toEqual(await siteOf('cold'));
  const page = site[`expansions/${made.game.slug}/${first}.html`];
  expect(page).toContain('>Harbor Lamps</a>');
  expect(page).toContain('>Second Box</a>');
});

it('a build after random edits equals a clean build', { timeout: 30_000 * rounds }, async () => {
  expect(await build('warm')).toEqual({ found: [], outcome: 'published' });
  const before = new Map(
    await Promise.all((await yaml()).map(async (file) => [file, await readFile(file, 'utf8')] as const)),
  );
  let compared = 0;
  for (let round = 0; round < rounds; round += 1) {
    const names = Array.from({ length: 1 + below(2) }, () => pick(Object.keys(edits)));
    for (const name of names) await edits[name]?.();
    const said = `round ${round}: ${names.join(', ')}`;
    const warm = await build('warm');
    const cold = await build('cold');
    expect(warm, said).toEqual(cold);
    if (cold.outcome === 'published') {
      compared += 1;
      expect(await siteOf('warm'), said).toEqual(await siteOf('cold'));
    } else {
      // Invalid data makes no site, so it is fixed before the next edit.
      for (const [file, text] of before) await writeFile(file, text);
    }
  }
  expect(compared).toBeGreaterThan(rounds / 2);
});
