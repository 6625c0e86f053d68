import { describe, expect, it } from 'vitest';
import { openPool, WorkerCrashed } from './pool.ts';
import { runWork, type Work } from './runWork.ts';

const countLetters: Work<{ letter: string }, string, number> = {
  name: 'count letters',
  start:
    ({ letter }) =>
    (word) => {
      if (word === '') throw new RangeError('There is no word.');
      return word.split(letter).length - 1;
    },
};

async function allOf<T>(results: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const result of results) all.push(result);
  return all;
}

const module = (body: string) => `data:text/javascript,export default ${encodeURIComponent(body)}`;

describe('work', () => {
  it('on a few files is done in this thread, in order', async () => {
    const counts = runWork(countLetters, { letter: 'n' }, ['Wingspan', 'Catan', 'Root']);
    expect(await allOf(counts)).toEqual([2, 1, 0]);
  });

  it('throws what a task throws', async () => {
    await expect(allOf(runWork(countLetters, { letter: 'n' }, ['Root', '']))).rejects.toThrow(RangeError);
  });

  it('ends where its signal says so', async () => {
    const controller = new AbortController();
    const counts = runWork(countLetters, { letter: 'o' }, ['Root', 'Ohanami'], { signal: controller.signal });
    expect(await counts.next()).toEqual({ done: false, value: 2 });
    controller.abort(new Error('Enough.'));
    await expect(counts.next()).rejects.toThrow('Enough.');
  });

  it('ends worker threads where its signal says so', async () => {
    const controller = new AbortController();
    const counts = runWork(countLetters, { letter: 'o' }, ['Root', 'Ohanami'], {
      minTasks: 2,
      threads: 2,
      signal: controller.signal,
    });
    setImmediate(() => {
      controller.abort(new Error('Enough.'));
    });
    await expect(allOf(counts)).rejects.toThrow('Enough.');
  });

  it('passes on the message of an error in a worker thread', async () => {
    const counts = runWork(countLetters, { letter: 'o' }, ['Root', 'Ohanami'], { minTasks: 2, threads: 2 });
    await expect(allOf(counts)).rejects.toThrow('src/cli/worker.ts does not know the work count letters.');
  });
});

describe('a pool', () => {
  it('gives each thread the data that all tasks need', async () => {
    const pool = openPool(
      { name: 'count letters', shared: new Map([['Root', 4]]) },
      2,
      module('([word]) => ({ results: [process.__tinypool_state__.workerData.shared.get(word)] })'),
    );
    expect(await pool.run(['Root'])).toEqual({ results: [4] });
    await pool.close();
  });

  it.each([
    ['ends by itself', '() => process.exit(3)', 'exit code 3'],
    [
      'throws where nobody waits',
      '() => new Promise(() => { setTimeout(() => { throw new Error("Too late."); }); })',
      'Too late',
    ],
  ])('names a worker that %s', async (_what, body, why) => {
    const pool = openPool({ name: 'count letters', shared: null }, 1, module(body));
    const answer = pool.run(['Root']);
    await expect(answer).rejects.toThrow(WorkerCrashed);
    await expect(answer).rejects.toThrow(why);
    await pool.close();
  });
});
