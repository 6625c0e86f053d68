import { STATUS_CODES, type IncomingMessage, type ServerResponse } from 'node:http';
import { readFile, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { HttpHeader } from '../domain/deployment.ts';
import { answerHeaders } from '../domain/deployment/answerHeaders.ts';
import { type SiteAnswer, readTarget } from '../domain/deployment/resolveRequest.ts';
import { reportPath, reportReceiver } from './policyReports.ts';
import type { ServedSite, SiteProblem } from './siteFolder.ts';
import { sha256 } from '../platform/hash.ts';

type Headers = Record<string, string>;

interface Refusal {
  status: number;
  reason?: string;
  headers?: Headers;
}

export function responder(options: {
  readSite: () => Promise<ServedSite | SiteProblem>;
  first: ServedSite;
  reports: string;
  log: (line: string) => void;
  verbose: boolean;
  fileBytes: number;
}) {
  const { log, verbose, fileBytes } = options;
  const reports = reportReceiver(options.reports, log);
  let security: readonly HttpHeader[] = options.first.deployment.headers;
  let wasUnfinished = false;

  const reply = async (request: IncomingMessage, response: ServerResponse): Promise<Refusal | 'answered'> => {
    const answerEmpty = (status: number, headers: Headers) => {
      setHeaders(response, [...security.map(pairOf), ...Object.entries(headers)]);
      if (status !== 204) response.setHeader('Content-Length', 0);
      response.writeHead(status).end();
      return 'answered' as const;
    };
    const site = await options.readSite();
    if (typeof site !== 'string') {
      security = site.deployment.headers;
      if (site.isUnfinished && !wasUnfinished)
        log(
          'The build of this folder has not finished, so pages get no-cache. If it was stopped, build again.',
        );
      wasUnfinished = site.isUnfinished;
    }
    // Node's parser accepts any version it knows, and reads it as 1.1.
    if (request.httpVersionMajor !== 1) return { status: 505, reason: `HTTP/${request.httpVersion}` };
    const target = readRequest(request);
    const isReport = target?.target.split('?', 1)[0] === reportPath;
    const allow = { Allow: isReport ? 'POST, OPTIONS' : 'GET, HEAD, OPTIONS' };
    const noStore = { 'Cache-Control': 'no-store' };
    if (request.method === 'OPTIONS') return answerEmpty(204, { ...noStore, ...allow });
    if (target === null) return { status: 400, reason: 'the host or the address is malformed' };
    if (typeof site === 'string') {
      const reason = `the folder has no site now (${site})`;
      return { status: 503, reason, headers: { 'Retry-After': '5' } };
    }
    if (isReport && request.method === 'POST') {
      const received = await reports.receive(request);
      return received === 'added' ? answerEmpty(204, noStore) : received;
    }
    if (isReport || (request.method !== 'GET' && request.method !== 'HEAD'))
      return { status: 405, reason: 'this method is not allowed here', headers: allow };

    const send = async (answer: SiteAnswer, status: number, file: string) => {
      const bytes = await readServed(site.root, file, fileBytes);
      if (bytes === null || typeof bytes === 'string') return bytes ?? undefined;
      setHeaders(response, answerHeaders(site.deployment, answer).map(pairOf));
      if (answer.kind === 'page' && site.isUnfinished) response.setHeader('Cache-Control', 'no-cache');
      await sendBytes(request, response, status, bytes);
      return 'answered';
    };
    const missing = async (reason?: string, status = 404): Promise<Refusal | 'answered'> => {
      if (reason !== undefined) warn(request, status, reason);
      const sent = await send({ kind: 'notFound' }, status, site.deployment.notFound);
      return sent === 'answered' ? sent : { status };
    };
    const answer = site.resolve({ ...target, secure: false });
    switch (answer.kind) {
      case 'bad':
        return { status: 400, reason: 'the address is malformed' };
      case 'redirect': {
        const headers = Object.fromEntries(answerHeaders(site.deployment, answer).map(pairOf));
        return answerEmpty(301, { ...headers, Location: answer.location });
      }
      case 'gone':
        return missing(undefined, 410);
      case 'notFound': {
        // Only an attempt to reach hidden files or leave the site is logged.
        const read = readTarget(target.target);
        return missing(read.kind !== 'path' || read.path.includes('/.') ? 'leads nowhere' : undefined);
      }
      case 'page':
      case 'file': {
        const sent = await send(answer, 200, answer.file);
        return sent === 'answered' ? sent : missing(sent);
      }
    }
  };

  const warn = ({ method, url, socket }: IncomingMessage, status: number, reason: string) => {
    log(`refused ${status} ${method} ${url} from ${socket.remoteAddress ?? 'a client that left'}: ${reason}`);
  };

  return {
    answer: async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const started = performance.now();
      response.on('finish', () => {
        const bytes = String(response.getHeader('Content-Length') ?? 0);
        const ms = Math.round(performance.now() - started);
        if (verbose) log(`${response.statusCode} ${request.method} ${request.url} ${bytes} bytes, ${ms} ms`);
      });
      const made = await reply(request, response).catch((error: unknown): Refusal => ({
        status: 500,
        reason: `a bug: ${String(error)}`,
      }));
      if (made === 'answered') return;
      if (made.reason !== undefined) warn(request, made.status, made.reason);
      answerPlainly(response, made, security);
    },
    flush: reports.flush,
  };
}

const pairOf = ({ name, value }: HttpHeader): [string, string] => [name, value];

function setHeaders(response: ServerResponse, headers: Iterable<[string, string]>): void {
  for (const [name, value] of headers) response.setHeader(name, value);
}

/** Answers with one line for a person. An answer that refuses leaves the rest of its request unread. */
function answerPlainly(
  response: ServerResponse,
  { status, headers = {} }: Refusal,
  security: readonly HttpHeader[],
): void {
  // The text repeats nothing from the request.
  const text = `${(STATUS_CODES[status] ?? 'Error').replace(/(?<=.)[A-Z]/g, (letter) => letter.toLowerCase())}.\n`;
  const own = {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Length': String(text.length),
  };
  setHeaders(response, [...security.map(pairOf), ...Object.entries({ ...own, ...headers })]);
  if (status === 400 || status > 410 || status === 405) response.setHeader('Connection', 'close');
  response.writeHead(status).end(text);
}

/** The requested Host, null without one, and the target from its first slash on; null if either is malformed. */
function readRequest(request: IncomingMessage): { host: string | null; target: string } | null {
  const { headersDistinct, httpVersion, url = '' } = request;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return null;
  // A full URL in the target overrides the Host header (RFC 9112, 3.2.2).
  const full = /^https?:\/\/([^/?#@]+)([^]*)$/i.exec(url);
  const rest = full?.[2] ?? url;
  const target = full !== null && !rest.startsWith('/') ? `/${rest}` : rest;
  const host = full?.[1] ?? hosts[0] ?? null;
  // A name or an address, with or without a port; empty is also valid (RFC 9112, 3.2).
  const isHost = /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/;
  return target.startsWith('/') && (host === null || isHost.test(host)) ? { host, target } : null;
}

const compress = {
  // Quality 9 takes ten times as long to save 2%.
  br: (bytes: Buffer) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};
const codings = ['br', 'gzip'] as const;

/** The bytes of a site's file; null if there is none, or the reason why it is not served. root: the resolved folder. */
async function readServed(root: string, file: string, maxBytes: number): Promise<Buffer | string | null> {
  const path = join(root, file);
  const stats = await stat(path).catch(() => null);
  if (stats?.isFile() !== true) return null;
  if (stats.size > maxBytes) return `${file} is larger than ${Math.floor(maxBytes / 1024)} KB`;
  // Rejects links and other spellings of a name.
  const isOwn = (await realpath(path).catch(() => null)) === path;
  const bytes = isOwn ? await readFile(path).catch(() => null) : null;
  return bytes ?? `${file} is a link, or cannot be read`;
}

/** Sends bytes, compressed if that is smaller, or 304 if the client has them. The response already has its headers. */
async function sendBytes(
  { headersDistinct, headers }: IncomingMessage,
  response: ServerResponse,
  status: number,
  bytes: Buffer,
): Promise<void> {
  let [tag, body] = [sha256(bytes).slice(0, 22), bytes];
  if (/^text\/|^image\/svg\+xml|[/+](?:json|xml)\b/.test(String(response.getHeader('Content-Type')))) {
    response.setHeader('Vary', 'Accept-Encoding');
    const accepted = (headersDistinct['accept-encoding'] ?? []).join().toLowerCase().split(',');
    const coding = codings.find((name) => accepted.some((one) => accepts(one, name)));
    const small = coding === undefined ? bytes : await compress[coding](bytes);
    if (coding !== undefined && small.length < bytes.length) {
      [tag, body] = [`${tag}-${coding}`, small];
      response.setHeader('Content-Encoding', coding);
    }
  }
  if (status === 200) response.setHeader('ETag', `"${tag}"`);
  const known = (headers['if-none-match'] ?? '').split(',').map((one) => one.trim().replace(/^W\//, ''));
  if (status === 200 && (known.includes(`"${tag}"`) || known.includes('*'))) {
    for (const name of ['Content-Type', 'Content-Encoding']) response.removeHeader(name);
    response.writeHead(304).end();
    return;
  }
  response.setHeader('Content-Length', body.length);
  response.writeHead(status).end(body);
}

function accepts(item: string, coding: string): boolean {
  const [name, weight = ''] = item.split(';').map((part) => part.trim());
  return name === coding && !/^q=0(?:\.0*)?$/.test(weight);
}
