import { STATUS_CODES, type ServerResponse } from 'node:http';
import type { HttpHeader } from '../domain/deployment.ts';

/** The answer to a request. */
export interface Reply {
  status: number;
  headers: readonly HttpHeader[];
  body: Buffer | null;
  /** The reason for the log, where the request looks hostile. */
  refused?: string;
}

/** A reply of one line for a person, by a status that says the rest. Nothing of the request is in it. */
export function plainReply(
  status: number,
  headers: readonly HttpHeader[],
  refused?: string,
  more: readonly HttpHeader[] = [],
): Reply {
  return {
    status,
    headers: [
      { name: 'Content-Type', value: 'text/plain; charset=utf-8' },
      { name: 'Cache-Control', value: 'no-store' },
      ...headers.filter(({ name }) => name !== 'Content-Type' && name !== 'Cache-Control'),
      ...more,
    ],
    body: Buffer.from(`${lines[status] ?? 'Something went wrong.'}\n`),
    ...(refused !== undefined && { refused }),
  };
}

const lines: Record<number, string> = {
  400: 'This request cannot be understood.',
  404: 'There is nothing at this address.',
  405: 'This address does not take such a request.',
  408: 'The request took too long.',
  412: 'The file is not the one that was asked for.',
  413: 'The request is too large.',
  415: 'This kind of content is not taken here.',
  416: 'The file has no such range.',
  417: 'This request expects what is not done here.',
  429: 'Too many requests. Try again later.',
  431: 'The headers of the request are too large.',
  500: 'Something went wrong.',
  503: 'The site is being replaced. Try again in a moment.',
  505: 'This version of the protocol is not spoken here.',
};

/** Writes a reply; for HEAD its headers alone. */
export function writeReply(response: ServerResponse, reply: Reply, headOnly: boolean): void {
  response.statusCode = reply.status;
  for (const { name, value } of reply.headers) response.setHeader(name, value);
  // A 204 and a 304 have no length.
  if (reply.body !== null) response.setHeader('Content-Length', reply.body.length);
  else if (reply.status !== 204 && reply.status !== 304) response.setHeader('Content-Length', 0);
  response.end(headOnly ? undefined : (reply.body ?? undefined));
}

/** A whole answer as bytes, for connections on which no request could be read; it is the last one there. */
export function rawReply(reply: Reply): Buffer {
  const body = reply.body ?? Buffer.alloc(0);
  const headers = [
    ...reply.headers,
    { name: 'Content-Length', value: String(body.length) },
    { name: 'Connection', value: 'close' },
  ];
  const head = [`HTTP/1.1 ${reply.status} ${STATUS_CODES[reply.status] ?? ''}`].concat(
    headers.map(({ name, value }) => `${name}: ${value}`),
  );
  return Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
