import { Help } from 'commander';

const help = Object.assign(new Help(), { minWidthToWrap: 1 });

export function strong(text: string): string {
  return `\u001b[1m${text}\u001b[22m`;
}

/** Wraps at width columns. The first line starts with `first`, the others with as many spaces. */
export function wrapText(text: string, width: number, first = ''): string[] {
  const indent = ' '.repeat(first.length);
  const lines = help.boxWrap(text, width - first.length).split('\n');
  return lines.map((line, index) => (index === 0 ? first : indent) + line);
}
