import { type Deployment, type HttpHeader, canonicalHost } from '../../domain/deployment.ts';
import { answerHeaders } from '../../domain/deployment/answerHeaders.ts';
import { requestResolver, type SiteAnswer, readTarget } from '../../domain/deployment/resolveRequest.ts';

export interface AskedRequest {
  method: 'GET' | 'HEAD' | 'POST';
  /** The Host header; null for the address's own host. */
  host: string | null;
  target: string;
}

export interface RequestRow extends AskedRequest {
  name: string;
  expected: ExpectedAnswer;
}

export interface ExpectedAnswer {
  statuses: readonly number[];
  locations: readonly string[];
  headers: readonly HttpHeader[];
  /** The expected file and the hash of its bytes; null if the server may send any body. */
  body: { file: string; hash: string } | null;
}

/** A server's answer. Header names are in lowercase. */
export interface ActualAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  /** The body, decompressed. */
  body: { hash: string; bytes: number };
}

export interface SiteFacts {
  deployment: Deployment;
  baseUrl: URL;
  /** Every file of the site, relative to its folder, with the hash of its bytes. */
  files: ReadonlyMap<string, string>;
}

/** Some servers refuse before they look for a page. */
const refused: ExpectedAnswer = { statuses: [400, 404], locations: [], headers: [], body: null };
const notAllowed: ExpectedAnswer = { statuses: [405], locations: [], headers: [], body: null };

export function answerExpecter({
  deployment,
  baseUrl,
  files,
}: SiteFacts): (asked: AskedRequest) => ExpectedAnswer {
  const resolve = requestResolver(deployment);
  const secure = baseUrl.protocol === 'https:';
  const home = canonicalHost(deployment.origin);

  return ({ method, host, target }) => {
    if (method === 'POST') return notAllowed;
    if (readTarget(target).kind !== 'path') return refused;
    const found = resolve({ host: host ?? baseUrl.host, secure, target });
    const isMissing = found.kind === 'file' && !files.has(found.file);
    const answer: SiteAnswer = isMissing ? { kind: 'notFound' } : found;
    const expected = {
      ...expectedFor(deployment, answer),
      body: method === 'GET' ? expectedBody(deployment, answer, files) : null,
    };
    const name = host ?? baseUrl.hostname;
    const isUpgraded = !secure && home?.secure === true && (name === home.name || name === home.other);
    if (found.kind !== 'redirect' || !isUpgraded) return expected;
    // A host that upgrades to https by itself may do so first, in a separate hop.
    return {
      ...expected,
      statuses: [301, 308],
      locations: [...expected.locations, `https://${name}${target}`],
    };
  };
}

function expectedBody(
  { notFound }: Deployment,
  answer: SiteAnswer,
  files: SiteFacts['files'],
): ExpectedAnswer['body'] {
  const file = 'file' in answer ? answer.file : ['notFound', 'gone'].includes(answer.kind) ? notFound : null;
  const hash = file === null ? undefined : files.get(file);
  return file === null || hash === undefined ? null : { file, hash };
}

const statusOf = { page: 200, file: 200, redirect: 301, gone: 410, notFound: 404 };

function expectedFor(deployment: Deployment, answer: SiteAnswer): Omit<ExpectedAnswer, 'body'> {
  if (answer.kind === 'bad') return refused;
  const statuses = [statusOf[answer.kind]];
  // Few hosts support custom headers on redirects.
  if (answer.kind === 'redirect') return { statuses, locations: [answer.location], headers: [] };
  return { statuses, locations: [], headers: answerHeaders(deployment, answer) };
}
