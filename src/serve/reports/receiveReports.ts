import type { IncomingMessage } from 'node:http';
import type { HttpHeader } from '../../domain/deployment.ts';
import type { RequestLog } from '../requestLog.ts';
import { plainReply, type Reply } from '../reply.ts';
import { parseReports } from './parseReports.ts';
import { rateLimit } from './rateLimit.ts';
import { readBody } from './readBody.ts';
import { reportFile } from './reportFile.ts';

const maxBodyBytes = 64 * 1024;
const maxFileBytes = 8 * 1024 * 1024;
const rates = { perPeer: 60, total: 600 };

export interface ReportReceiver {
  /** Answers a POST request. headers: those that every answer has. */
  receive: (request: IncomingMessage, peer: string, headers: readonly HttpHeader[]) => Promise<Reply>;
  /** Resolves when everything received is in the file. */
  flush: () => Promise<void>;
}

/** Takes what browsers report about the policy and adds it to a file, one JSON line each. clock: ms since the epoch. */
export function reportReceiver(path: string, log: RequestLog, clock: () => number): ReportReceiver {
  const hasRoom = rateLimit(rates, clock);
  const file = reportFile(path, {
    maxBytes: maxFileBytes,
    onLost: (reason) => {
      log.warn(`reports of the policy were lost, ${path} cannot be written: ${reason}`);
    },
  });
  return {
    receive: async (request, peer, headers) => {
      const refuse = (status: number, reason: string) => plainReply(status, headers, reason);
      // Before the body, so that a flood costs nothing.
      if (!hasRoom(peer)) return refuse(429, 'too many reports');
      const body = await readBody(request, maxBodyBytes);
      if (body.kind === 'tooLarge') return refuse(413, 'the report is too large');
      if (body.kind === 'brokenOff') return refuse(400, 'the report broke off');
      const reports = parseReports(request.headers['content-type'] ?? '', body.text);
      if (reports === null) return refuse(415, 'no kind of report');
      if (reports === 'malformed') return refuse(400, 'the report is malformed');
      const at = new Date(clock()).toISOString();
      for (const report of reports) file.add(JSON.stringify({ at, ...report }));
      return { status: 204, headers: [...headers, { name: 'Cache-Control', value: 'no-store' }], body: null };
    },
    flush: () => file.flush(),
  };
}
