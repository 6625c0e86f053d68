import type { BuildProgress } from '../site/buildSite.ts';

const words = {
  prepare: (done: number, total: number) => `Drawing ${total} pictures, ${done} of ${total}`,
  render: (done: number, total: number) => `Rendering ${done} of ${total}`,
  publish: (done: number, total: number) => `Writing ${done} of ${total}`,
} as const;
const between = 50;
/** Milliseconds between two lines where no terminal reads. */
const betweenLines = 10_000;

/**
 * Says how far the build is: on a terminal one line that is redrawn at most every 50 ms; elsewhere a line when pictures
 * are to be drawn, since only that takes long, and one every ten seconds.
 */
export function progressLine(stream: NodeJS.WriteStream, now: () => number) {
  let drawn = -Infinity;
  let isBegun = false;
  return {
    show: ({ phase, done, total }: BuildProgress): void => {
      const isTerminal = stream.isTTY;
      const isFirst = !isBegun;
      isBegun = true;
      if (!isTerminal && isFirst && phase !== 'prepare') drawn = now();
      if (now() - drawn < (isTerminal ? between : betweenLines)) return;
      drawn = now();
      const text = words[phase](done, total);
      stream.write(isTerminal ? `\r\u001b[K${text}` : `${text}\n`);
    },
    clear: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
