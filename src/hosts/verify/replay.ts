import { openOrigin, type HttpHeaders } from '../../web/request.ts';
import { sha256 } from '../../platform/hash.ts';
import type { Deviation } from './deviations.ts';
import { differences } from './differences.ts';
import type { ActualAnswer, AskedRequest, RequestRow, SiteFacts } from './expectAnswer.ts';

export interface Replayed extends RequestRow {
  got: ActualAnswer | null;
  wrong: readonly string[];
  /** How the host differs, if that explains the answer; else null. */
  note: string | null;
}

/** deviations: what the host that the site was built for does in its own way. */
export async function replay(
  facts: SiteFacts,
  rows: readonly RequestRow[],
  deviations: readonly Deviation[],
): Promise<Replayed[]> {
  const server = openServer(facts.baseUrl);
  const replayed: Replayed[] = [];
  try {
    for (const row of rows)
      replayed.push(
        await server.ask(row).then(
          (got) => judge(row, got, facts, deviations),
          (error: unknown) => {
            const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
            return { ...row, got: null, wrong: [`no answer: ${reason}`], note: null };
          },
        ),
      );
  } finally {
    await server.close();
  }
  return replayed;
}

export function judge(
  row: RequestRow,
  got: ActualAnswer,
  facts: SiteFacts,
  deviations: readonly Deviation[],
): Replayed {
  const wrong = differences(row.expected, got);
  const note =
    wrong.length === 0 ? undefined : deviations.find(({ explains }) => explains(row, got, facts))?.note;
  return note === undefined ? { ...row, got, wrong, note: null } : { ...row, got, wrong: [], note };
}

/** Sends each request exactly as its row spells it. ask rejects if no answer comes. */
export function openServer(baseUrl: URL) {
  const { ask, close } = openOrigin(baseUrl.origin, 1, { timeoutMs: 15_000, maxBytes: 64 * 1024 * 1024 });
  return {
    ask: async ({ method, host, target }: AskedRequest): Promise<ActualAnswer> => {
      const headers = { host: host ?? baseUrl.host, 'user-agent': 'guides-deploy-verify' };
      // Some hosts compress a body even if the request does not ask for it.
      const { status, headers: got, content } = await ask({ method, path: target, headers });
      return {
        status,
        headers: joinHeaders(got, `${baseUrl.protocol}//${headers.host}/`),
        body: { hash: sha256(content), bytes: content.length },
      };
    },
    close,
  };
}

/** Some hosts write a Location on the same host in full. */
function joinHeaders(headers: HttpHeaders, own: string): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      const text = [value ?? []].flat().join(', ');
      return [name, name === 'location' && text.startsWith(own) ? text.slice(own.length - 1) : text];
    }),
  );
}
