import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parse, stringify } from 'yaml';
import { loadContent } from '../content/content.ts';
import { readAddresses } from '../content/load/addresses.ts';
import { command as recordAddresses } from './addresses.ts';
import { command as remove } from './remove.ts';
import { command as rename } from './rename.ts';

const base = fileURLToPath(new URL('../tests/golden/base/', import.meta.url));
let data = '';

beforeEach(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  data = join(await mkdtemp(join(tmpdir(), 'rename-')), 'data');
  await cp(base, data, { recursive: true });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await rm(join(data, '..'), { recursive: true, force: true });
});

const run = (command: typeof rename, ...args: string[]) =>
  command.parseAsync([...args, '--data', data], { from: 'user' });
const addresses = async () => (await readAddresses(data)).paths;
async function lostAddresses(): Promise<string[]> {
  const { diagnostics } = await loadContent(data, { today: '2026-11-21' });
  return diagnostics.filter(({ code }) => code === 'redirect/lost-address').map(({ message }) => message);
}

describe('guides rename', () => {
  it('records the old and the new address of a published guide', async () => {
    await run(rename, 'wingspan', 'birds');
    expect(await addresses()).toEqual(['/guides/birds-expansion-order', '/guides/wingspan-expansion-order']);
    expect(await lostAddresses()).toEqual([]);
  });

  it('records nothing for a draft, because its address was never published', async () => {
    const guide = join(data, 'guides/wingspan.yaml');
    const text = await readFile(guide, 'utf8');
    await writeFile(guide, text.replace('status: published', 'status: draft'));
    await run(rename, 'wingspan', 'birds');
    expect(await addresses()).toEqual([]);
  });
});

it('guides remove records the address, so that its redirect stays required', async () => {
  await run(remove, 'wingspan');
  expect(await addresses()).toEqual(['/guides/wingspan-expansion-order']);
  const redirects = join(data, 'redirects.yaml');
  await writeFile(
    redirects,
    (await readFile(join(base, 'redirects.yaml'), 'utf8')).replace(/ {2}- from: \/wingspan[^]*$/, ''),
  );
  expect(await lostAddresses()).toEqual([
    '/guides/wingspan-expansion-order was published but is now neither a page nor redirected.',
  ]);
});

const oceania = '/expansions/wingspan/oceania';
const edit = async (file: string, change: (data: Record<string, unknown>) => object) => {
  const text = await readFile(join(data, file), 'utf8');
  await writeFile(
    join(data, file),
    stringify(change(parse(text) as Record<string, unknown>), { aliasDuplicateObjects: false }),
  );
};
const editBoxes = (change: (boxes: Record<string, unknown>[]) => object[]) =>
  edit('games/wingspan.yaml', (game) => ({
    ...game,
    expansions: change(game['expansions'] as Record<string, unknown>[]),
  }));
const unjudged = (box: object) =>
  Object.fromEntries(Object.entries(box).filter(([field]) => !/^(?:rank_.*|verdict)$/.test(field)));
const problems = async () => {
  const { diagnostics } = await loadContent(data, { today: '2026-11-21' });
  return diagnostics.map(({ code, message }) => `${code} ${message}`);
};

describe('a box', () => {
  /** The guide names Oceania wherever a guide can name a box. */
  const nameEverywhere = async () => {
    await edit('guides/wingspan.yaml', (guide) => ({
      ...guide,
      featured_expansions: ['oceania', 'european'],
      editions: [
        { id: 'first', name: 'First', how_to_tell: 'It says 2019.', fits: ['european', 'oceania'] },
        { id: 'second', name: 'Second', how_to_tell: 'It says 2024.', fits: ['european'] },
      ],
      best_for_strategy: { expansion_id: 'oceania', text: 'It opens new plans.' },
      faq: [
        { id: 'first', scope: 'game', game_id: 'wingspan', question: 'Which first?', answer: 'European.' },
        { id: 'food', scope: 'expansion', expansion_id: 'oceania', question: 'Is it food?', answer: 'Yes.' },
      ],
      comparisons: [
        {
          id: 'which-first',
          boxes: ['european', 'oceania'],
          question: 'European or Oceania first?',
          answer: 'European, which has fewer rules.',
          why: 'Oceania replaces the boards.',
          pick: 'both',
          pick_if: { european: 'you teach often', oceania: 'you want new boards' },
        },
      ],
      changes: [{ id: 'change-1', date: '2026-11-18', text: 'Published.', boxes: ['oceania'] }],
    }));
    await edit('pages/about.yaml', (page) => ({
      ...page,
      lede: `Read of [nectar](${oceania}) and of [boards](/guides/wingspan-expansion-order#oceania).`,
    }));
  };
  const redirects = async () => {
    const text = await readFile(join(data, 'redirects.yaml'), 'utf8');
    return parse(text) as { redirects: object[]; gone?: string[] };
  };

  it('that is renamed has its new ID everywhere, and its old address redirects', async () => {
    await nameEverywhere();
    expect(await problems()).toEqual([]);
    await run(rename, 'wingspan/oceania', 'nectar');
    expect(await problems()).toEqual([]);
    for (const file of ['games/wingspan.yaml', 'guides/wingspan.yaml', 'pages/about.yaml'])
      expect(await readFile(join(data, file), 'utf8')).not.toMatch(/\boceania\b/);
    expect((await redirects()).redirects).toContainEqual({
      from: oceania,
      to: '/expansions/wingspan/nectar',
    });
    expect(await addresses()).toEqual(['/expansions/wingspan/nectar', oceania]);
  });

  it('that is removed leaves only the pick to decide, and its address redirects to its guide', async () => {
    await nameEverywhere();
    await run(remove, 'wingspan/oceania');
    expect(await problems()).toEqual([
      'guide/unknown-expansion "best_for_strategy" names expansion "oceania", which Wingspan does not have.',
    ]);
    expect((await redirects()).redirects).toContainEqual({
      from: oceania,
      to: '/guides/wingspan-expansion-order',
    });
    expect(await addresses()).toEqual([oceania]);
  });

  it('that is removed may be gone', async () => {
    await run(remove, 'wingspan/oceania', '--gone');
    expect((await redirects()).gone).toEqual([oceania]);
    expect(await lostAddresses()).toEqual([]);
  });

  it('that loses verdict and rank answers with its guide, once its page was recorded', async () => {
    await run(recordAddresses, '--write', '--today', '2026-11-21');
    await editBoxes(([european = {}, box = {}]) => [european, unjudged(box)]);
    expect(await problems()).toEqual([]);
    const { content } = await loadContent(data, { today: '2026-11-21' });
    expect(content?.redirects).toContainEqual({ from: oceania, to: '/guides/wingspan-expansion-order' });
  });

  it('without a page leaves no address behind', async () => {
    await editBoxes((boxes) => [
      ...boxes,
      { ...unjudged(boxes[0] ?? {}), id: 'promo', slug: 'promo', title: 'Promo' },
    ]);
    await run(rename, 'wingspan/promo', 'fan-pack');
    await run(remove, 'wingspan/fan-pack');
    expect(await addresses()).toEqual([]);
    expect(await readFile(join(data, 'redirects.yaml'), 'utf8')).not.toContain('/expansions/');
  });
});
