import { openOrigin, type HttpHeaders } from '../../http/request.ts';
import { sha256 } from '../../platform/hash.ts';
import type { ActualAnswer, AskedRequest } from './row.ts';

/**
 * Sends the requests of rows to one address, each exactly as the row spells it: the Host header alone names
 * another host. ask rejects where no answer comes.
 */
export function openServer(baseUrl: URL) {
  const { ask, close } = openOrigin(baseUrl.origin, 1, { timeoutMs: 15_000, maxBytes: 64 * 1024 * 1024 });
  return {
    ask: async ({ method, host, target }: AskedRequest): Promise<ActualAnswer> => {
      const headers = { host: host ?? baseUrl.host, 'user-agent': 'guides-deploy-verify' };
      // Some hosts pack a body without being asked to.
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
