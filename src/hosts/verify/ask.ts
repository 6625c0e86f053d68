import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { unpack } from '../../http/unpack.ts';
import { hashBody } from './hashBody.ts';
import type { ActualAnswer, AskedRequest } from './row.ts';

const timeoutMs = 15_000;
const maxBytes = 64 * 1024 * 1024;
const tooLarge = `a body of more than ${maxBytes} bytes`;

/**
 * Sends the request of a row to an address, exactly as the row spells it. Redirects are not followed:
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

/** The body, unpacked: some hosts pack it without being asked to. Throws where it is too large or damaged. */
async function readBody(response: IncomingMessage, method: string): Promise<ActualAnswer['body']> {
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of response as AsyncIterable<Buffer>) {
    length += piece.length;
    if (length > maxBytes) throw new Error(tooLarge);
    pieces.push(piece);
  }
  const encoding = method === 'HEAD' ? '' : (response.headers['content-encoding'] ?? '');
  const body = await unpack(Buffer.concat(pieces), encoding, maxBytes);
  if (body === null) throw new Error(`a body that is not ${encoding}, as its header says`);
  if (body.truncated) throw new Error(tooLarge);
  return { hash: hashBody(body.bytes), bytes: body.bytes.length };
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
