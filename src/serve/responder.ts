import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HttpHeader } from '../domain/deployment.ts';
import { answerHeaders } from '../domain/deployment/answerHeaders.ts';
import { readTarget } from '../domain/deployment/readTarget.ts';
import type { SiteAnswer } from '../domain/deployment/resolveRequest.ts';
import { answerPlainly, clientOf } from './plainAnswer.ts';
import { reportPath, reportReceiver } from './policyReports.ts';
import type { RequestLog } from './requestLog.ts';
import { fileSender } from './sendFile.ts';
import type { ServedSite, SiteProblem } from './siteFolder.ts';

export interface ResponderOptions {
  /** As the person named it. */
  dir: string;
  readSite: () => Promise<ServedSite | SiteProblem>;
  first: ServedSite;
  reports: string;
  log: RequestLog;
  limits: { fileBytes: number };
}

export interface Responder {
  answer: (request: IncomingMessage, response: ServerResponse) => Promise<void>;
  /** Headers of every answer: those of the last site that was there. */
  security: () => readonly HttpHeader[];
  close: () => Promise<void>;
}

/** How a request is answered, unless with a file, which then has been sent. reason: for the log, of a refused request. */
type Reply =
  | 'sent'
  | { kind: 'line'; status: number; reason?: string; more?: Record<string, string> }
  | { kind: 'empty'; status: number; headers: Record<string, string> };

/** Answers every request that could be read, and logs it. */
export async function responder(options: ResponderOptions): Promise<Responder> {
  const { log } = options;
  const files = await fileSender(options.limits.fileBytes);
  const reports = reportReceiver(options.reports, log.warn);
  let security: readonly HttpHeader[] = [];
  let unfinished = false;

  const watchSite = (site: ServedSite) => {
    security = site.deployment.headers;
    if (site.unfinished && !unfinished) {
      log.warn(
        `The build of ${options.dir} has not finished, so pages go out with no-cache. Was it stopped? Build again.`,
      );
    }
    ({ unfinished } = site);
  };
  watchSite(options.first);

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<Reply> => {
    const site = await options.readSite();
    if (typeof site !== 'string') watchSite(site);
    const refuse = (status: number, reason: string, more = {}) =>
      ({ kind: 'line', status, reason, more }) as const;
    // The parser takes any version that it has heard of, and reads it as 1.1.
    if (request.httpVersionMajor !== 1) return refuse(505, `HTTP/${request.httpVersion}`);
    const asked = readRequest(request);
    const isReport = asked?.target.split('?', 1)[0] === reportPath;
    const allow = { Allow: isReport ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS' };
    const noStore = { 'Cache-Control': 'no-store' };
    if (request.method === 'OPTIONS')
      return { kind: 'empty', status: 204, headers: { ...noStore, ...allow } };
    if (asked === null) return refuse(400, 'host or address are malformed');
    if (typeof site === 'string')
      return refuse(503, `the folder holds no site now (${site})`, { 'Retry-After': '5' });
    if (isReport && request.method === 'POST') {
      const received = await reports.receive(request);
      return received === 'added'
        ? { kind: 'empty', status: 204, headers: noStore }
        : refuse(received.status, received.reason);
    }
    if (isReport || (request.method !== 'GET' && request.method !== 'HEAD')) {
      return refuse(405, 'no such method here', allow);
    }

    const send = async (answer: SiteAnswer, status: number, file: string) => {
      response.statusCode = status;
      for (const { name, value } of answerHeaders(site.deployment, answer)) response.setHeader(name, value);
      // A mix of two builds must not stay in any cache.
      if (answer.kind === 'page' && site.unfinished) response.setHeader('Cache-Control', 'no-cache');
      return files.send({ request, response, root: site.root, file }, (failed) => {
        answerPlainly(response, failed, security);
      });
    };
    const missing = async (reason?: string, status = 404): Promise<Reply> => {
      if (reason !== undefined) warn(request, status, reason);
      const sent = await send({ kind: 'notFound' }, status, site.deployment.notFound);
      return sent === 'sent' ? sent : { kind: 'line', status };
    };
    const answer = site.resolve({ ...asked, secure: false });
    switch (answer.kind) {
      case 'bad':
        return refuse(400, 'the address is malformed');
      case 'redirect': {
        const headers = Object.fromEntries(
          answerHeaders(site.deployment, answer).map(({ name, value }): [string, string] => [name, value]),
        );
        return {
          kind: 'empty',
          status: 301,
          headers: { ...headers, Location: answer.location },
        };
      }
      case 'gone':
        return missing(undefined, 410);
      case 'notFound':
        return missing(isHostile(asked.target) ? 'leads nowhere' : undefined);
      case 'page':
      case 'file': {
        const sent = await send(answer, 200, answer.file);
        if (sent === 'missing') return missing();
        return sent === 'sent' ? sent : missing(`${answer.file} ${sent.refused}`);
      }
    }
  };

  const warn = (request: IncomingMessage, status: number, reason: string) => {
    const line = `${status} ${request.method} ${request.url}`;
    log.warn(`refused ${line} from ${clientOf(request.socket)}: ${reason}`);
  };

  return {
    answer: async (request, response) => {
      const started = performance.now();
      response.on('finish', () => {
        const bytes = String(response.getHeader('Content-Length') ?? 0);
        const ms = Math.round(performance.now() - started);
        log.answer(`${response.statusCode} ${request.method} ${request.url} ${bytes} bytes, ${ms} ms`);
      });
      const made = await reply(request, response).catch((error: unknown): Reply => ({
        kind: 'line',
        status: 500,
        reason: `a bug: ${String(error)}`,
      }));
      if (made === 'sent') return;
      if (made.kind === 'line') {
        if (made.reason !== undefined) warn(request, made.status, made.reason);
        answerPlainly(response, made.status, security, made.more);
        return;
      }
      for (const { name, value } of security) response.setHeader(name, value);
      for (const [name, value] of Object.entries(made.headers)) response.setHeader(name, value);
      if (made.status !== 204) response.setHeader('Content-Length', 0);
      response.statusCode = made.status;
      response.end();
    },
    security: () => security,
    close: async () => {
      await Promise.all([reports.flush(), files.close()]);
    },
  };
}

/**
 * The Host that was asked for, null without one, and the request target from its first slash on; null if either is
 * malformed.
 */
function readRequest(request: IncomingMessage): { host: string | null; target: string } | null {
  const { headersDistinct, httpVersion, url = '' } = request;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return null;
  // The full form of a target wins over the Host header (RFC 9112, 3.2.2).
  const full = /^https?:\/\/([^/?#@]+)([^]*)$/i.exec(url);
  const rest = full?.[2] ?? url;
  const target = full !== null && !rest.startsWith('/') ? `/${rest}` : rest;
  const host = full?.[1] ?? hosts[0] ?? null;
  // A name or an address with or without a port; empty is a host too (RFC 9112, 3.2).
  const isHost = /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/;
  return target.startsWith('/') && (host === null || isHost.test(host)) ? { host, target } : null;
}

/** true for paths that no link leads to: out of the site, or to hidden files. */
function isHostile(target: string): boolean {
  const read = readTarget(target);
  return read.kind !== 'path' || read.path.includes('/.');
}
