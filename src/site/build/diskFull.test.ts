import { join } from 'node:path';
import { afterEach, expect, it, vi } from 'vitest';
import { readFolder, scratchFolder } from '../../tests/build/folders.ts';
import { buildOptions } from '../../tests/build/sampleBuild.ts';
import { planVersion } from '../../tests/build/versions.ts';
import { buildSite } from './buildSite.ts';
import * as publish from '../write/publish.ts';

vi.mock(import('../write/publish.ts'), { spy: true });
afterEach(() => {
  vi.restoreAllMocks();
});

it('a disk that fills up during staging leaves the earlier site unchanged', async () => {
  const scratch = await scratchFolder();
  const dist = join(scratch.path, 'dist');
  await buildSite(buildOptions(scratch.path, planVersion(1, 0)));
  const before = await readFolder(dist);
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    syscall: 'write',
  });
  const write = vi.mocked(publish.stageFile);
  write.mockImplementation((staging, number) => {
    if (number < 5) return { path: `${number}`, staged: staging };
    throw full;
  });
  const result = await buildSite(buildOptions(scratch.path, planVersion(2, 0)));
  expect(write.mock.calls.length).toBeGreaterThan(0);
  expect(result).toMatchObject({
    outcome: 'refused',
    begun: false,
    diagnostics: [{ message: 'The site could not be written: the disk is full.' }],
  });
  expect(await readFolder(dist)).toEqual(before);
  await scratch.remove();
});
