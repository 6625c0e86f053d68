import { expect, it } from 'vitest';
import { formatFrame } from './frame.ts';

const at = (line: number, column: number, endColumn: number) => ({
  file: 'data/site.yaml',
  line,
  column,
  endColumn,
});

it('shows the line before, the line and a mark below the location', () => {
  expect(formatFrame('id: wingspan\ntitle: Wingspan\n', at(2, 8, 16))).toBe(
    '  1 | id: wingspan\n> 2 | title: Wingspan\n    |        ^^^^^^^^',
  );
});

it('keeps the mark aligned in a line that is cut on both sides', () => {
  const frame = formatFrame(`${'a'.repeat(300)}Oceania${'b'.repeat(300)}`, at(1, 301, 308));
  const [line = '', mark = ''] = frame.split('\n');
  expect(line.slice(mark.indexOf('^'), mark.lastIndexOf('^') + 1)).toBe('Oceania');
  expect(line.length).toBeLessThan(130);
});

it('shows control characters and tabs as one visible character', () => {
  expect(formatFrame('\ta\u001b[2Jb', at(1, 5, 6))).toBe('> 1 | →a\ufffd[2Jb\n    |     ^');
});

it('shows nothing for a location outside the text', () => {
  expect(formatFrame('id: wingspan', at(9, 1, 2))).toBe('');
});
