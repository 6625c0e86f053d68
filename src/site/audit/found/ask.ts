import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { Pool } from 'undici';

/** ms for an answer from its beginning to its end: the pool's own bounds begin anew with every piece of it. */
const ownPatience = 15_000;
const mostBytes = 16 * 1024 * 1024;

/** What a server said at one path. body is as it travelled. */
export type ServerAnswer =
  | { kind: 'failed'; reason: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'body'; status: number; type: string; policies: string[]; encoding: string; body: Buffer };

/** A few connections to one origin: no other address can be asked through them. */
export function openOrigin(origin: string, connections: number, patience = ownPatience) {
  const pool = new Pool(origin, { connections });
  return {
    ask: async (path: string, signal: AbortSignal): Promise<ServerAnswer> => {
      const late = AbortSignal.timeout(patience);
      try {
        return await ask(pool, path, AbortSignal.any([signal, late]));
      } catch (error) {
        signal.throwIfAborted();
        if (late.aborted) return { kind: 'failed', reason: `it took longer than ${patience / 1000} s` };
        return { kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
      }
    },
    close: () => pool.destroy(),
  };
}

async function ask(pool: Pool, path: string, signal: AbortSignal): Promise<ServerAnswer> {
  const { statusCode, headers, body } = await pool.request({
    method: 'GET',
    path,
    signal,
    headers: { 'accept-encoding': 'br, gzip', 'user-agent': 'guides-audit', accept: '*/*' },
  });
  const header = (name: string) => [headers[name] ?? ''].flat().join(', ');
  const to = header('location');
  if (statusCode >= 300 && statusCode < 400 && to !== '') {
    await body.dump();
    return { kind: 'redirect', to };
  }
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.byteLength;
    if (length > mostBytes) return { kind: 'failed', reason: `it has more than ${mostBytes} bytes` };
    chunks.push(chunk);
  }
  const answer = {
    kind: 'body' as const,
    status: statusCode,
    type: header('content-type').split(';')[0]?.trim().toLowerCase() ?? '',
    policies: [headers['content-security-policy'] ?? []].flat(),
    encoding: header('content-encoding').toLowerCase(),
    body: Buffer.concat(chunks),
  };
  // What cannot be unpacked is no answer.
  decodeBody(answer);
  return answer;
}

const decoders: Record<string, typeof gunzipSync> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** The body as it was before it travelled. Throws where it cannot be unpacked. */
export function decodeBody({ body, encoding }: { body: Buffer; encoding: string }): Buffer {
  return decoders[encoding]?.(body, { maxOutputLength: 4 * mostBytes }) ?? body;
}
