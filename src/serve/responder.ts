import type { IncomingMessage } from 'node:http';
import type { HttpHeader } from '../domain/deployment.ts';
import { readClient } from './client.ts';
import { codedStore } from './codedStore.ts';
import { fileStore } from './fileStore.ts';
import type { ServerLimits } from './limits.ts';
import { plainReply, type Reply } from './reply.ts';
import type { ReportReceiver } from './reports/receiveReports.ts';
import { reportPath } from './reports/reportPath.ts';
import type { ServedSite, SiteProblem } from './siteFolder.ts';
import { siteReply } from './siteReply.ts';

export interface ResponderOptions {
  readSite: () => Promise<ServedSite | SiteProblem>;
  /** Headers of every answer, also while the folder holds no site. */
  security: () => readonly HttpHeader[];
  trustProxy: boolean;
  reports: ReportReceiver;
  limits: ServerLimits;
}

/** Decides what any request that could be read is answered with. */
export function responder(options: ResponderOptions): (request: IncomingMessage) => Promise<Reply> {
  const stores = { files: fileStore(options.limits), coded: codedStore(options.limits) };

  return async (request) => {
    const site = await options.readSite();
    const security = options.security();
    // The parser takes any version that it has heard of, and reads it as 1.1.
    if (request.httpVersionMajor !== 1) return plainReply(505, security, `HTTP/${request.httpVersion}`);
    const client = readClient(request, options.trustProxy);
    if (request.method === 'OPTIONS') return optionsReply(client?.target, security);
    if (client === null) return plainReply(400, security, 'host or address are malformed');
    if (typeof site === 'string') return unavailable(security, site);
    const { method, headers } = request;
    const reporting = isReportPath(client.target);
    if (reporting && method === 'POST') return options.reports.receive(request, client.peer, security);
    if (reporting || (method !== 'GET' && method !== 'HEAD')) {
      return plainReply(405, security, 'no such method here', [allow(client.target)]);
    }
    const wishes = {
      acceptEncoding: request.headersDistinct['accept-encoding']?.join(','),
      ifMatch: request.headersDistinct['if-match']?.join(','),
      ifNoneMatch: headers['if-none-match'],
      ifRange: request.headersDistinct['if-range']?.[0],
      range: method === 'GET' ? headers.range : undefined,
    };
    return siteReply(site, client, wishes, stores);
  };
}

function optionsReply(target: string | undefined, security: readonly HttpHeader[]): Reply {
  const cache = { name: 'Cache-Control', value: 'no-store' };
  return { status: 204, headers: [...security, cache, allow(target)], body: null };
}

/** The answer while the folder is being replaced, or after it was deleted. */
function unavailable(security: readonly HttpHeader[], problem: SiteProblem): Reply {
  const again = { name: 'Retry-After', value: '5' };
  return plainReply(503, security, `the folder holds no site now (${problem})`, [again]);
}

function allow(target: string | undefined): HttpHeader {
  const methods = target !== undefined && isReportPath(target) ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS';
  return { name: 'Allow', value: methods };
}

function isReportPath(target: string): boolean {
  return target.split('?', 1)[0] === reportPath;
}
