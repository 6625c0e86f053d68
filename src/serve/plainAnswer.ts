import type { ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { HttpHeader } from '../domain/deployment.ts';

/** Answers with one line for a person. An answer that refuses leaves the rest of its request unread. */
export function answerPlainly(
  response: ServerResponse,
  status: number,
  security: readonly HttpHeader[],
  more: Record<string, string> = {},
): void {
  const kept = ['connection', 'content-range'];
  for (const name of response.getHeaderNames()) if (!kept.includes(name)) response.removeHeader(name);
  const headers = Object.entries({ ...plainHeaders(security, plainText(status)), ...more });
  for (const [name, value] of headers) response.setHeader(name, value);
  if (status === 400 || status > 410 || status === 405) response.setHeader('Connection', 'close');
  response.statusCode = status;
  response.end(plainText(status));
}

export function plainHeaders(security: readonly HttpHeader[], text: string): Record<string, string> {
  return {
    ...Object.fromEntries(security.map(({ name, value }) => [name, value])),
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(text.length),
  };
}

/** Nothing of the request is in it. */
export function plainText(status: number): string {
  return `${texts[status] ?? 'Something went wrong.'}\n`;
}

const texts: Record<number, string> = {
  400: 'This request cannot be understood.',
  404: 'There is nothing at this address.',
  405: 'This address does not take such a request.',
  408: 'The request took too long.',
  410: 'This page is gone.',
  412: 'The file is not the one that was asked for.',
  413: 'The request is too large.',
  415: 'This kind of content is not taken here.',
  416: 'The file has no such range.',
  417: 'This request expects something that is not done here.',
  429: 'Too many requests. Try again later.',
  431: 'The headers of the request are too large.',
  503: 'The site is being replaced. Try again in a moment.',
  505: 'This version of the protocol is not spoken here.',
};

/** The address of the other end, for the log. */
export function clientOf(socket: Duplex): string {
  return (socket instanceof Socket ? socket.remoteAddress : undefined) ?? 'a client that left';
}
