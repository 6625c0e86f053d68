import type { BuildProgress } from '../site/buildSite.ts';

const words = { prepare: 'Drawing', render: 'Rendering', publish: 'Writing' } as const;
const between = 50;

/** One line that says how far the build is, redrawn at most every 50 ms; nothing where no terminal reads. */
export function progressLine(stream: NodeJS.WriteStream, now: () => number) {
  let drawn = -Infinity;
  return {
    show: ({ phase, done, total }: BuildProgress): void => {
      if (!stream.isTTY || now() - drawn < between) return;
      drawn = now();
      stream.write(`\r\u001b[K${words[phase]} ${done} of ${total}`);
    },
    clear: (): void => {
      if (stream.isTTY) stream.write('\r\u001b[K');
    },
  };
}
