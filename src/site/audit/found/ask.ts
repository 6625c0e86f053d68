import { openOrigin, type HttpAnswer } from '../../../http/request.ts';

const maxBytes = 16 * 1024 * 1024;

/** A server's answer at one path: body as it traveled, content as decoded. */
export type ServerAnswer =
  | { kind: 'failed'; reason: string }
  | { kind: 'redirect'; to: string }
  | {
      kind: 'body';
      status: number;
      type: string;
      policies: string[];
      encoding: string;
      body: Buffer;
      content: Buffer;
    };

/** A few connections to the site. timeoutMs: for each answer. */
export function openSite(origin: string, connections: number, timeoutMs = 15_000) {
  const { ask, close } = openOrigin(origin, connections, { timeoutMs, maxBytes });
  const headers = { 'accept-encoding': 'br, gzip', 'user-agent': 'guides-audit', accept: '*/*' };
  return {
    ask: async (path: string, signal: AbortSignal): Promise<ServerAnswer> => {
      try {
        return readAnswer(await ask({ method: 'GET', path, headers }, signal));
      } catch (error) {
        signal.throwIfAborted();
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close,
  };
}

function readAnswer({ status, headers, compressed, content }: HttpAnswer): ServerAnswer {
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
  const to = header('location');
  if (status >= 300 && status < 400 && to !== '') return { kind: 'redirect', to };
  return {
    kind: 'body',
    status,
    type: header('content-type').split(';')[0]?.trim().toLowerCase() ?? '',
    policies: [headers['content-security-policy'] ?? []].flat(),
    encoding: header('content-encoding').toLowerCase(),
    body: compressed,
    content,
  };
}
