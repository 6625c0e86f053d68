import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { helpTexts } from '../helpTexts.ts';
import { programFor } from '../main.ts';
import { commandTree, completionScripts } from '../completion.ts';

const program = await programFor(undefined);

/** Bash's completions of the last word of a line. */
function offered(...words: string[]): string[] {
  const ask = `COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _guides; echo "\${COMPREPLY[*]}"`;
  const script = `${completionScripts.bash(program)}\n${ask}`;
  const said = execFileSync('bash', ['-c', script, 'bash', 'guides', ...words], { encoding: 'utf8' });
  return said.trim().split(' ');
}

describe('completion in bash', () => {
  it.each([
    [['va'], ['validate']],
    [
      ['check', 'ur'],
      ['url', 'urls'],
    ],
    [['check', 'url', '--mo'], ['--mode']],
    [
      ['build', '--format', ''],
      ['pretty', 'json'],
    ],
    [['status', '--format', 'j'], ['json']],
    [['completion', 'z'], ['zsh']],
  ])('completes guides %j', (words, expected) => {
    expect(offered(...words)).toEqual(expected);
  });

  it('leaves the value of a free option to the shell', () => {
    expect(offered('validate', '--data', '')).toEqual(['']);
  });
});

it('has a fish line for every option of every command', () => {
  const options = commandTree(program).flatMap((node) => node.options);
  const lines = completionScripts.fish(program).split('\n');
  expect(lines.filter((line) => / -l [a-z]/.test(line))).toHaveLength(options.length);
});

it('has help examples for every command, and for no other', () => {
  const paths = commandTree(program).map(({ path }) => path.join(' '));
  expect(Object.keys(helpTexts).toSorted()).toEqual(paths.filter((path) => path !== '').toSorted());
});
