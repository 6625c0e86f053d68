import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpHeader } from '../domain/deployment.ts';
import { answerRequests } from './answerRequests.ts';
import { answerUnreadable } from './answerUnreadable.ts';
import { watchExchanges } from './exchanges.ts';
import { serverLimits, type ServerLimits } from './limits.ts';
import { plainReply, writeReply } from './reply.ts';
import { reportReceiver } from './reports/receiveReports.ts';
import { requestLog } from './requestLog.ts';
import { responder } from './responder.ts';
import { siteFolder, type SiteProblem } from './siteFolder.ts';

export interface ServeOptions {
  /** The built site. */
  dir: string;
  host: string;
  /** 0 for any that is free. */
  port: number;
  /** true where every connection comes from a proxy of ours. */
  trustProxy: boolean;
  /** The file that policy reports are appended to; created with the first one. */
  reports: string;
  /** true to write a line for every answer. */
  verbose: boolean;
  /** Takes one line at a time, for a person. */
  write: (line: string) => void;
  limits?: Partial<ServerLimits>;
}

export interface RunningServer {
  /** Such as http://127.0.0.1:8080. */
  url: string;
  /** Takes no more connections, finishes what has begun, up to limits.stopMs, and then cuts the rest. */
  stop: () => Promise<void>;
}

// Why no package: sirv and send make tags of times instead of content and compress nothing themselves; sirv, outside
// its development mode, also keeps the lengths of files that a build has replaced since.
/** Serves a built site until it is told to stop. Throws what the system says when it cannot listen. */
export async function startServer(options: ServeOptions): Promise<RunningServer | SiteProblem> {
  const limits = { ...serverLimits, ...options.limits };
  const clock = () => performance.timeOrigin + performance.now();
  const log = requestLog(options.write, options.verbose, clock);
  const readFolder = siteFolder(options.dir);
  const first = await readFolder();
  if (typeof first === 'string') return first;

  // Those of the last site that was seen: also for when none can be.
  let { headers } = first.deployment;
  const security = () => headers;
  const reports = reportReceiver(options.reports, log, clock);
  const reply = responder({
    readSite: async () => {
      const site = await readFolder();
      if (typeof site !== 'string') ({ headers } = site.deployment);
      return site;
    },
    security,
    trustProxy: options.trustProxy,
    reports,
    limits,
  });
  const server = limitedServer(limits, security);
  const open = watchExchanges(server);
  const answer = answerRequests({ reply, open, log, security, clock, trustProxy: options.trustProxy });
  server.on(
    'request',
    (request: IncomingMessage, response: ServerResponse) => void answer(request, response),
  );
  answerUnreadable(server, { open, log, security });

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });

  return {
    url: urlOf(options.host, (server.address() as AddressInfo).port),
    stop: async () => {
      const cut = setTimeout(() => {
        server.closeAllConnections();
      }, limits.stopMs);
      await open.stop();
      clearTimeout(cut);
      await reports.flush();
    },
  };
}

function limitedServer(limits: ServerLimits, security: () => readonly HttpHeader[]): Server {
  const server = createServer({
    maxHeaderSize: limits.headerBytes,
    headersTimeout: limits.headersMs,
    requestTimeout: limits.requestMs,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
    // Node's own answer to a missing Host has no headers of ours.
    requireHostHeader: false,
  });
  server.timeout = limits.idleMs;
  // A client may close its half of the connection after the request (RFC 9112, 9.6); Node's types lack the option.
  Object.assign(server, { httpAllowHalfOpen: true });
  server.maxConnections = limits.connections;
  // Its own answer to an Expect that it does not know has none either.
  server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Connection', 'close');
    writeReply(response, plainReply(417, security()), false);
  });
  return server;
}

/** A wildcard is no address to go to; the machine's own is one of those it stands for. */
function urlOf(host: string, port: number): string {
  const reachable = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${port}`;
}
