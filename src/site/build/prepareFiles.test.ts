import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readBuilt, scratchFolder } from '../../tests/build/folders.ts';
import { buildOptions, page } from '../../tests/build/sampleBuild.ts';
import { buildSite, prepareFiles } from './buildSite.ts';
import type { PlannedFile } from '../planned.ts';

const picture = (path: string, prepare: () => Promise<unknown>): PlannedFile => ({
  path,
  prepare: () => prepare,
  produce: () => path,
});

describe('expensive files', () => {
  it('are made in parallel, at most one per core', async () => {
    let running = 0;
    let most = 0;
    const files = Array.from({ length: 20 }, (_, index) =>
      picture(`${index}.avif`, async () => {
        running += 1;
        most = Math.max(most, running);
        await turn();
        running -= 1;
      }),
    );
    const steps: string[] = [];
    await prepareFiles([...files, page('/')], {
      isStopped: () => false,
      onDone: (done, total) => steps.push(`${done}/${total}`),
    });
    expect(most).toBe(Math.min(20, availableParallelism()));
    expect(steps).toEqual(Array.from({ length: 21 }, (_, index) => `${index}/20`));
  });

  it('are skipped after the build was stopped', async () => {
    let made = 0;
    const files = Array.from({ length: 20 }, (_, index) =>
      picture(`${index}.avif`, () => Promise.resolve((made += 1))),
    );
    await prepareFiles(files, { isStopped: () => made >= 3, onDone: () => undefined });
    expect(made).toBe(3);
  });
});

describe('a build', () => {
  let scratch: Awaited<ReturnType<typeof scratchFolder>>;
  let project = '';
  beforeEach(async () => {
    scratch = await scratchFolder();
    project = join(scratch.path, 'project');
  });
  afterEach(() => scratch.remove());

  it('makes its pictures before it renders, and reports the phase', async () => {
    const steps: string[] = [];
    const files = [page('/'), picture('assets/a.avif', () => Promise.resolve(steps.push('made')))];
    const result = await buildSite(
      buildOptions(project, files, {
        onProgress: ({ phase, done, total }) => steps.push(`${phase} ${done}/${total}`),
      }),
    );
    expect(result.outcome).toBe('published');
    expect(steps).toEqual([
      'prepare 0/1',
      'made',
      'prepare 1/1',
      'render 1/2',
      'render 2/2',
      'publish 1/2',
      'publish 2/2',
    ]);
  });

  it('publishes nothing if it is stopped while it makes pictures', async () => {
    const stop = new AbortController();
    const files = [
      page('/'),
      picture('assets/a.avif', () => {
        stop.abort();
        return Promise.resolve();
      }),
    ];
    const result = await buildSite(buildOptions(project, files, { signal: stop.signal }));
    expect(result.outcome).toBe('interrupted');
    expect(await readBuilt(join(project, 'dist')).catch(() => ({}))).toEqual({});
  });
});
