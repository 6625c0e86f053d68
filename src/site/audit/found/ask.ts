import { Pool } from 'undici';
import { unpack } from '../../../http/unpack.ts';

/** ms for an answer from its beginning to its end: the pool's own bounds begin anew with every piece of it. */
const ownPatience = 15_000;
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
    if (length > maxBytes) return { kind: 'failed', reason: `it has more than ${maxBytes} bytes` };
    chunks.push(chunk);
  }
  const packed = Buffer.concat(chunks);
  const encoding = header('content-encoding').toLowerCase();
  const unpacked = await unpack(packed, encoding, 4 * maxBytes);
  if (unpacked === null || unpacked.truncated)
    return { kind: 'failed', reason: `its body is not ${encoding}` };
  return {
    kind: 'body',
    status: statusCode,
    type: header('content-type').split(';')[0]?.trim().toLowerCase() ?? '',
    policies: [headers['content-security-policy'] ?? []].flat(),
    encoding,
    body: packed,
    content: unpacked.bytes,
  };
}
