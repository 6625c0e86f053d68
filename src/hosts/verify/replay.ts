import { openOrigin, type HttpHeaders } from '../../http/request.ts';
import { sha256 } from '../../platform/hash.ts';
import { differences } from './compare.ts';
import type { ActualAnswer, AskedRequest, RequestRow } from './row.ts';

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

/**
 * Sends the requests of rows to one address, each exactly as the row spells it: the Host header alone names
 * another host. ask rejects where no answer comes.
 */
export function openServer(baseUrl: URL) {
  const { ask, close } = openOrigin(baseUrl.origin, 1, { timeoutMs: 15_000, maxBytes: 64 * 1024 * 1024 });
  return {
    ask: async ({ method, host, target }: AskedRequest): Promise<ActualAnswer> => {
      const headers = { host: host ?? baseUrl.host, 'user-agent': 'guides-deploy-verify' };
      // Some hosts compress a body without being asked to.
      const { status, headers: got, content } = await ask({ method, path: target, headers });
      return { status, headers: joinHeaders(got), body: { hash: sha256(content), bytes: content.length } };
    },
    close,
  };
}

function joinHeaders(headers: HttpHeaders): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, [value ?? []].flat().join(', ')]),
  );
}
