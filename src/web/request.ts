import { Pool, type Dispatcher } from 'undici';
import { BodyBuffer, decompress } from './body.ts';

export interface AnswerLimits {
  /** ms from the request to the end of the answer: undici's timeouts restart with every chunk. */
  timeoutMs: number;
  maxBytes: number;
}

export type HttpHeaders = Readonly<Record<string, string | string[] | undefined>>;

export interface HttpAnswer {
  status: number;
  headers: HttpHeaders;
  compressed: Buffer;
  content: Buffer;
}

export function openOrigin(origin: string, connections: number, { timeoutMs, maxBytes }: AnswerLimits) {
  const pool = new Pool(origin, { connections });
  return {
    /** Sends a request exactly as written. Rejects with a reason to show, or when the signal aborts. */
    ask: async (
      request: Pick<Dispatcher.RequestOptions, 'method' | 'path'> & {
        headers: Record<string, string>;
        body?: string;
      },
      signal?: AbortSignal,
    ): Promise<HttpAnswer> => {
      const late = AbortSignal.timeout(timeoutMs);
      try {
        const signals = signal === undefined ? late : AbortSignal.any([signal, late]);
        return await readAnswer(
          await pool.request({ ...request, signal: signals }),
          request.method,
          maxBytes,
        );
      } catch (error) {
        signal?.throwIfAborted();
        if (late.aborted) throw new Error(`it took longer than ${timeoutMs / 1000} s`, { cause: error });
        throw error;
      }
    },
    close: () => pool.destroy(),
  };
}

async function readAnswer(
  { statusCode, headers, body }: Dispatcher.ResponseData,
  method: string,
  maxBytes: number,
): Promise<HttpAnswer> {
  const tooLong = new Error(`it has more than ${maxBytes} bytes`);
  const buffer = new BodyBuffer(maxBytes);
  for await (const piece of body as AsyncIterable<Buffer>) if (!buffer.add(piece)) throw tooLong;
  const compressed = buffer.bytes;
  const encoding = method === 'HEAD' ? '' : [headers['content-encoding'] ?? ''].flat().join(', ');
  const content = await decompress(compressed, encoding, maxBytes);
  if (content?.bytes.length === maxBytes && content.truncated) throw tooLong;
  // A body that ends early is damaged.
  if (content === null || content.truncated) throw new Error(`its body is not ${encoding}`);
  return { status: statusCode, headers, compressed, content: content.bytes };
}
