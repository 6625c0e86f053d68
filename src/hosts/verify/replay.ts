import { openServer } from './ask.ts';
import { differences } from './compare.ts';
import type { ActualAnswer, RequestRow } from './row.ts';

/** A row with what came of it. */
export interface Replayed extends RequestRow {
  /** null where no answer came. */
  got: ActualAnswer | null;
  /** Differences from the expected answer, each in a few words; empty where there are none. */
  wrong: readonly string[];
}

/** Asks an address for every row, one after the other, so that a small server is no slower for its readers. */
export async function replay(
  baseUrl: URL,
  rows: readonly RequestRow[],
  onDone: (done: number) => void = () => undefined,
): Promise<Replayed[]> {
  const server = openServer(baseUrl);
  const replayed: Replayed[] = [];
  try {
    for (const row of rows) {
      replayed.push(await replayRow(server, row));
      onDone(replayed.length);
    }
  } finally {
    await server.close();
  }
  return replayed;
}

async function replayRow(server: ReturnType<typeof openServer>, row: RequestRow): Promise<Replayed> {
  try {
    const got = await server.ask(row);
    return { ...row, got, wrong: differences(row.expected, got) };
  } catch (error) {
    const reason = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    return { ...row, got: null, wrong: [`no answer: ${reason}`] };
  }
}
