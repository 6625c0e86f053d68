import { printable } from '../diagnostics/printable.ts';

/** Of one shop. */
interface Shown {
  done: number;
  total: number;
}

/** The part of a terminal that the display uses. */
export interface Terminal {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

const between = 100;

/**
 * How many of each shop's offers are done, on one line that is redrawn at most every 100 ms and cut to the width of
 * the terminal; nothing where no terminal reads. Shops that are done leave the line. now: ms, for the rate.
 */
export function checkProgress(stream: Terminal, shops: readonly string[], now: () => number) {
  const shown = new Map<string, Shown>();
  for (const shop of shops) {
    const { total } = shown.get(shop) ?? { total: 0 };
    shown.set(shop, { done: 0, total: total + 1 });
  }
  let drawn = -Infinity;
  let done = 0;
  return {
    /** One offer of a shop is done. */
    show: (shop: string): void => {
      const counts = shown.get(shop);
      if (counts !== undefined) counts.done += 1;
      done += 1;
      if (stream.isTTY !== true || now() - drawn < between) return;
      drawn = now();
      const line = [`${done} of ${shops.length}`, ...[...shown].flatMap(formatShop)].join('  ');
      // The last column stays free: a full line would wrap, and clearing it would leave half.
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
