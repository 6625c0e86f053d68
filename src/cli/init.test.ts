import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadContent } from '../content/content.ts';
import { siteStatus } from '../content/siteStatus.ts';
import { buildAndAudit } from '../tests/live/buildLive.ts';
import { command } from './init.ts';

let scratch = '';
const today = '2027-03-01';
const folder = () => join(scratch, 'my-site');

beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), 'init-'));
  await command.parseAsync([folder(), '--today', today], { from: 'user' });
});
afterAll(() => rm(scratch, { recursive: true, force: true }));

describe('guides init', () => {
  it('writes data without errors or warnings, with today’s date', async () => {
    const { content, diagnostics } = await loadContent(folder(), { today });
    expect(diagnostics).toEqual([]);
    expect(content?.guides.get('harbor-lights')?.updated_on).toBe(today);
  });

  it('writes a site that builds and passes the audit', async () => {
    const { content } = await loadContent(folder(), { today });
    if (content === null) throw new Error('The starter does not validate.');
    expect(await buildAndAudit({ content, today }, folder())).toBe('published');
  });

  it('copies the schemas that its files name', async () => {
    const [, schema = ''] =
      /\$schema=\.\.\/(\S+)/.exec(await readFile(join(folder(), 'games/harbor-lights.yaml'), 'utf8')) ?? [];
    expect(JSON.parse(await readFile(join(folder(), schema), 'utf8'))).toHaveProperty('title');
  });

  it('leaves placeholders, which guides status lists', async () => {
    const { content } = await loadContent(folder(), { today });
    if (content === null) throw new Error('The starter does not validate.');
    expect(siteStatus(content, today, () => undefined).placeholders).toEqual([
      'https://your-site.example',
      'corrections@your-site.example',
      'newsletter.endpoint: empty',
    ]);
  });

  it('names a folder that the system refuses to create, such as one below /proc', async () => {
    await symlink(join(scratch, 'nowhere'), join(scratch, 'link'));
    for (const dir of [join(scratch, 'link/site'), '/proc/guides/site'])
      await expect(command.parseAsync([dir], { from: 'user' })).rejects.toThrow(
        `The folder ${dir} cannot be created: `,
      );
  });

  it('writes nothing into a folder that is not empty', async () => {
    const taken = await mkdtemp(join(scratch, 'taken-'));
    await writeFile(join(taken, 'notes.txt'), 'mine');
    await expect(command.parseAsync([taken], { from: 'user' })).rejects.toThrow('is not empty');
  });
});
