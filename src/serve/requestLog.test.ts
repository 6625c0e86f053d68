import { expect, it } from 'vitest';
import { requestLog } from './requestLog.ts';

function logAt(times: { now: number }, verbose = false) {
  const lines: string[] = [];
  return {
    lines,
    log: requestLog(
      (line) => lines.push(line),
      verbose,
      () => times.now,
    ),
  };
}

it('makes text from outside one short line that no terminal obeys', () => {
  const { lines, log } = logAt({ now: 0 });
  log.warn(`refused GET /\u001b[2J\r\nroot: all is well \u202e${'a'.repeat(500)}`);
  expect(lines).toEqual([
    expect.stringMatching(/^refused GET \/\\u\{1b\}\[2J\\u\{d\}\\u\{a\}root: all is well \\u\{202e\}a+…$/),
  ]);
  expect(lines[0]?.length).toBeLessThan(350);
});

it('writes 20 warnings in ten seconds, and then how many there were', () => {
  const times = { now: 0 };
  const { lines, log } = logAt(times);
  for (let count = 0; count < 1_000; count++) log.warn('refused');
  expect(lines).toHaveLength(20);
  times.now = 10_000;
  log.warn('refused again');
  expect(lines.slice(20)).toEqual(['980 more lines like these were left out', 'refused again']);
});

it('writes answers only for those who want to see them', () => {
  const quiet = logAt({ now: 0 });
  const verbose = logAt({ now: 0 }, true);
  for (const { log } of [quiet, verbose]) for (let count = 0; count < 50; count++) log.answer('200 GET /');
  expect(quiet.lines).toEqual([]);
  expect(verbose.lines).toHaveLength(50);
});
