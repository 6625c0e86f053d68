import { printable } from '../../diagnostics/printable.ts';

interface Shown {
  done: number;
  total: number;
}

export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const between = 100;

/** Shows how many offers of each shop are done: one line, redrawn at most every 100 ms, only on a terminal. now: ms. */
export function checkProgress(stream: Terminal, shops: readonly string[], now: () => number) {
  const shown = new Map<string, Shown>();
  for (const shop of shops) {
    const { total } = shown.get(shop) ?? { total: 0 };
    shown.set(shop, { done: 0, total: total + 1 });
  }
  let drawn = -Infinity;
  let done = 0;
  return {
    show: (shop: string): void => {
      const counts = shown.get(shop);
      if (counts !== undefined) counts.done += 1;
      done += 1;
      if (stream.isTTY !== true || now() - drawn < between) return;
      drawn = now();
      const line = [`${done} of ${shops.length}`, ...[...shown].flatMap(formatShop)].join('  ');
      stream.write(`\r\u001b[K${line.slice(0, Math.max(0, (stream.columns ?? 80) - 1))}`);
    },
    clear: (): void => {
      if (stream.isTTY === true && drawn !== -Infinity) stream.write('\r\u001b[K');
    },
  };
}

function formatShop([shop, { done, total }]: [string, Shown]): string[] {
  return done === total ? [] : [`${printable(shop)} ${done}/${total}`];
}
