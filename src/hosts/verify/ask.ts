import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { ActualAnswer, AskedRequest } from './row.ts';

const timeoutMs = 15_000;

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
        response.resume();
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, headers: headersOf(response) });
        });
        response.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

function headersOf({ headers }: IncomingMessage): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );
}
