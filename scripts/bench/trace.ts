import type { Browser } from 'playwright-core';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds of a processor's time. */
  tdur?: number;
  args: { name?: string };
}

/** Milliseconds of a processor's time that the longest task of a page takes on a phone's window, until it is at rest. */
export async function longestTask(browser: Browser, address: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await browser.startTracing(page, { categories: ['toplevel', 'disabled-by-default-devtools.timeline'] });
  await page.goto(address, { waitUntil: 'networkidle' });
  const trace = await browser.stopTracing();
  await page.close();
  const { traceEvents: events } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const main = new Set(
    events.flatMap((event) => (event.args.name === 'CrRendererMain' ? threadOf(event) : [])),
  );
  const tasks = events.filter((event) => event.name === 'RunTask' && main.has(threadOf(event)));
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}
