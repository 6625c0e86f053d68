import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadContent } from '../../content/content.ts';
import { formatAddresses, readAddresses } from '../../content/load/addresses.ts';
import { formatDiagnostics } from '../../diagnostics/format.ts';
import { rankedExpansions } from '../../domain/ranking.ts';
import { guidePath } from '../../domain/routes.ts';
import { sampleFolder } from '../sample/sample.ts';
import { buildAndAudit } from './buildLive.ts';
import { dropGame } from './dropGame.ts';
import { editYaml, type Fields } from './editYaml.ts';
import { latestDay, liveFolder, loadLive } from './liveData.ts';
import { publishedPaths } from '../../cli/addresses.ts';

let scratch = '';
let data = '';

beforeEach(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'change-'));
  data = join(scratch, 'data');
  await cp(liveFolder, data, { recursive: true });
  // After a nightly check, every address counts as published.
  const { file, paths } = await readAddresses(data);
  await mkdir(join(data, 'state'), { recursive: true });
  await writeFile(file, formatAddresses([...paths, ...publishedPaths((await loadLive()).content)]));
});

/** The published addresses of a game's guide. */
async function addressesOf(id: string): Promise<string[]> {
  return (await readAddresses(data)).paths.filter((address) => address.includes(id));
}

afterEach(() => rm(scratch, { recursive: true, force: true }));

const kinds = ['games', 'guides', 'offers'];

/** All errors in the changed copy, from validation and from the audit. */
async function problems(): Promise<string> {
  const { diagnostics, files } = await loadContent(data, { today: await latestDay(data) });
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) return formatDiagnostics(errors, 'pretty', { color: false, summary: { files } });
  return buildAndAudit(await loadLive(data), data);
}

/** The text of every YAML file of the copy, changed. */
async function changeTexts(change: (text: string) => string): Promise<void> {
  for (const name of (await readdir(data, { recursive: true })).filter((file) => file.endsWith('.yaml')))
    await writeFile(join(data, name), change(await readFile(join(data, name), 'utf8')));
}

/** Any published game of the copy. */
async function someGame(): Promise<string> {
  const { content } = await loadLive(data);
  // The longest id, since a short one may also be an English word.
  const [id] = [...content.games.keys()].sort((one, other) => other.length - one.length);
  if (id === undefined) throw new Error('There is no game.');
  return id;
}

describe('a copy of the live data is still good', () => {
  it('with Root and its three expansions', async () => {
    const root = (text: string) => text.replaceAll('wingspan', 'root').replaceAll('Wingspan', 'Root');
    for (const kind of kinds) {
      const text = await readFile(join(sampleFolder, kind, 'wingspan.yaml'), 'utf8');
      await writeFile(join(data, kind, 'root.yaml'), root(text));
    }
    await cp(join(sampleFolder, 'art/wingspan.svg'), join(data, 'art/root.svg'));
    const { guides } = (await loadLive()).content;
    await editYaml(join(data, 'guides/root.yaml'), ({ related_guides: related }) => {
      for (const card of related as Fields[])
        card['available'] = [...guides.values()].some(({ slug }) => card['href'] === guidePath(slug));
    });
    expect(await problems()).toBe('published');
    const game = (await loadLive(data)).content.games.get('root');
    expect(game && rankedExpansions(game)).toHaveLength(3);
  });

  it('with a game renamed', async () => {
    const id = await someGame();
    for (const kind of kinds)
      await rename(join(data, kind, `${id}.yaml`), join(data, kind, `${id}-again.yaml`));
    await rename(join(data, 'art', `${id}.svg`), join(data, 'art', `${id}-again.svg`));
    await changeTexts((text) => text.replaceAll(id, `${id}-again`));
    expect(await problems()).toContain('redirect/lost-address');
    const old = await addressesOf(id);
    await editYaml(join(data, 'redirects.yaml'), ({ redirects }) => {
      (redirects as Fields[]).push(...old.map((from) => ({ from, to: guidePath(`${id}-again`) })));
    });
    expect(await problems()).toBe('published');
  });

  it('with a game removed', async () => {
    const id = await someGame();
    await dropGame(data, id);
    expect(await problems()).toContain('redirect/lost-address');
    const gone = await addressesOf(id);
    await editYaml(join(data, 'redirects.yaml'), (fields) => {
      fields['gone'] = gone;
    });
    expect(await problems()).toBe('published');
  });

  it('with a first pick out of print', async () => {
    const id = await someGame();
    const { today } = await loadLive(data);
    await editYaml(join(data, 'games', `${id}.yaml`), (game) => {
      for (const box of game['expansions'] as Fields[])
        if (box['rank_recommended'] === 1)
          box['availability'] = {
            status: 'out_of_print',
            date: today,
            source_id: (box['sources'] as string[])[0],
          };
    });
    expect(await problems()).toBe('published');
  });

  it('after a nightly check next year that changed every answer', async () => {
    const next = `${Number((await latestDay(data)).slice(0, 4)) + 1}-02-28`;
    for (const name of await readdir(join(data, 'offers')))
      await editYaml(join(data, 'offers', name), ({ offers }) => {
        for (const [index, offer] of (offers as Fields[]).entries()) {
          if (offer['link'] === 'search') continue;
          offer['last_checked'] = next;
          offer['in_stock'] = index % 2 === 0;
          offer['price'] = 10 + index;
        }
      });
    expect(await latestDay(data)).toBe(next);
    expect(await problems()).toBe('published');
  });
});
