import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHeader } from '../domain/deployment.ts';
import { peerOf } from './answerUnreadable.ts';
import type { Exchanges } from './exchanges.ts';
import { plainReply, writeReply, type Reply } from './reply.ts';
import type { RequestLog } from './requestLog.ts';

export interface AnswerOptions {
  reply: (request: IncomingMessage) => Promise<Reply>;
  open: Exchanges;
  log: RequestLog;
  security: () => readonly HttpHeader[];
  trustProxy: boolean;
  /** ms, never going back. */
  clock: () => number;
}

/** Answers each request that could be read, and says so in the log. */
export function answerRequests(options: AnswerOptions) {
  const { reply, open, log, security, clock } = options;
  let hinted = options.trustProxy;

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { socket } = request;
    const begun = open.begin({ request, response });
    if (begun === 'refused') {
      log.warn(`refused ${peerOf(socket)}: too many requests at once`);
      // Behind the answers that are on their way, and the last one there.
      response.setHeader('Connection', 'close');
      writeReply(response, plainReply(429, security()), request.method === 'HEAD');
    }
    if (begun === 'flooded') socket.destroy();
    if (begun !== 'taken') return;
    if (!hinted && request.headers['x-forwarded-proto'] !== undefined) {
      hinted = true;
      log.warn(
        'A proxy says how readers come, and is not believed. If it is yours, start with --trust-proxy.',
      );
    }
    const started = clock();
    const found = await reply(request).catch((error: unknown) => bugReply(error, security()));
    // The connection may have been closed meanwhile because of an unreadable request behind this one.
    if (response.destroyed || !socket.writable) return;
    // An answer that refuses leaves the rest of its request unread.
    const last = found.status === 400 || (found.status > 404 && found.status !== 410);
    if (last || open.isStopping()) response.setHeader('Connection', 'close');
    writeReply(response, found, request.method === 'HEAD');
    const line = `${found.status} ${request.method} ${request.url}`;
    if (found.refused !== undefined) log.warn(`refused ${line} from ${peerOf(socket)}: ${found.refused}`);
    else log.answer(`${line} ${found.body?.length ?? 0} bytes, ${Math.round(clock() - started)} ms`);
  };
}

function bugReply(error: unknown, security: readonly HttpHeader[]): Reply {
  return plainReply(500, security, `a bug: ${error instanceof Error ? error.message : String(error)}`);
}
