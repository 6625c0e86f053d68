import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readDataFiles } from './change.ts';
import { planRank } from './rankBoxes.ts';

let dir = '';
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'rank-'));
  await cp(fileURLToPath(new URL('../../tests/golden/base/', import.meta.url)), dir, { recursive: true });
  const guide = join(dir, 'guides/wingspan.yaml');
  const groups =
    'groups:\n  - { id: a, name: A, boxes: [european] }\n  - { id: b, name: B, boxes: [oceania] }\n';
  await writeFile(guide, (await readFile(guide, 'utf8')) + groups);
});
afterEach(() => rm(dir, { recursive: true, force: true }));

describe('the ranking of a guide with groups', () => {
  it('is not changed across groups', async () => {
    expect(planRank(await readDataFiles(dir), 'wingspan', ['oceania', 'european'])).toMatchObject({
      refused: '"european" is not in the same group as "oceania".',
    });
  });

  it('says that a box is in no group', async () => {
    expect(planRank(await readDataFiles(dir), 'wingspan', ['asia'])).toMatchObject({
      refused: expect.stringContaining('"asia" is not in a group of') as unknown,
    });
  });

  it('counts within the group', async () => {
    const plan = planRank(await readDataFiles(dir), 'wingspan', ['oceania']);
    if (!('write' in plan)) throw new Error(plan.refused);
    const text = plan.write.get(join(dir, 'games/wingspan.yaml')) ?? '';
    expect(text.match(/rank_recommended: \d/g)).toEqual(['rank_recommended: 1', 'rank_recommended: 1']);
    expect([...plan.write.keys()]).toHaveLength(1);
  });
});
