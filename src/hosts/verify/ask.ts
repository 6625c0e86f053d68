import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';
import { hashBody } from './hashBody.ts';
import type { ActualAnswer, AskedRequest } from './row.ts';

const timeoutMs = 15_000;
const mostBytes = 64 * 1024 * 1024;

/**
 * Sends the request of a row to an address, exactly as the row spells it. Nothing is followed, nobody else is asked:
 * the Host header alone names another host. Rejects where no answer comes.
 */
export async function ask(baseUrl: URL, row: AskedRequest): Promise<ActualAnswer> {
  const request = baseUrl.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        hostname: baseUrl.hostname.replace(/^\[|\]$/g, ''),
        port: baseUrl.port,
        method: row.method,
        path: row.target,
        headers: { host: row.host ?? baseUrl.host, 'user-agent': 'guides-deploy-verify' },
        agent: false,
        signal: AbortSignal.timeout(timeoutMs),
      },
      (response) => {
        readBody(response, row.method).then((body) => {
          resolve({ status: response.statusCode ?? 0, headers: headersOf(response), body });
        }, reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

/** What came, unpacked. Throws where it is too much, broken off, or cannot be unpacked. */
async function readBody(response: IncomingMessage, method: string): Promise<ActualAnswer['body']> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > mostBytes) throw new Error(`a body of more than ${mostBytes} bytes`);
    pieces.push(piece);
  }
  const unpack = method === 'HEAD' ? undefined : unpackers[response.headers['content-encoding'] ?? ''];
  const body = Buffer.concat(pieces);
  const bytes = unpack === undefined ? body : unpack(body, { maxOutputLength: mostBytes });
  return { hash: hashBody(bytes), bytes: bytes.length };
}

/** Nothing is asked for in a packed form, and some hosts send it so all the same. */
const unpackers: Readonly<Record<string, typeof gunzipSync>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
