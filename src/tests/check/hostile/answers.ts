import type { Socket } from 'node:net';
import { httpAnswer, type RawAnswer } from '../../../check/net/testing/rawServer.ts';
import { defaultPath } from '../../../check/read/cases/truth.ts';
import { type ShopAnswer, type Answers, type Places } from './case.ts';
import { plainPage } from '../../../check/read/cases/pages.ts';

/** An answer as bytes on a socket. */
export function answerOf(answer: ShopAnswer): RawAnswer {
  if (typeof answer === 'function') return answer;
  const {
    status = '200 OK',
    headers = [],
    body = '',
  } = typeof answer === 'string' ? { body: answer } : answer;
  const named = headers.some((header) => /^content-type:/i.test(header));
  const bytes = httpAnswer(
    status,
    body,
    named ? headers : ['Content-Type: text/html; charset=utf-8', ...headers],
  );
  return (socket) => socket.write(bytes);
}

/** One answer after the other; the last one repeats. */
export function inTurn(...answers: readonly ShopAnswer[]): RawAnswer {
  let asked = -1;
  return (socket, request) => {
    asked = Math.min(asked + 1, answers.length - 1);
    answerOf(answers[asked] ?? '')(socket, request);
  };
}

/** Redirects its reader. */
export function to(location: string, status = '301 Moved Permanently', ...headers: string[]): ShopAnswer {
  return { status, headers: [`Location: ${location}`, ...headers], body: 'moved' };
}

/** Writes chunks one by one, ms apart, as long as the connection is open. */
export function drip(socket: Socket, piece: string, ms: number): void {
  const timer = setInterval(() => {
    if (socket.destroyed) clearInterval(timer);
    else socket.write(piece);
  }, ms);
}

export function by(make: (places: Places) => Answers): { by: (places: Places) => Answers } {
  return { by: make };
}

/** The target of most redirects in a table. */
export const newPath = '/shop/wingspan-oceania-expansion';

/** The requested address redirects; every other path has the product. */
export function sends(
  location: string | ((places: Places) => string),
  status?: string,
  ...headers: string[]
) {
  return by((places) => ({
    [defaultPath]: to(typeof location === 'string' ? location : location(places), status, ...headers),
    '*': plainPage,
  }));
}

/** The head of an answer up to its Content-Length. */
export const htmlHead = 'HTTP/1.1 200 OK\r\nContent-Type: text/html; charset=utf-8\r\n';
