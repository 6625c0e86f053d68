import { once } from 'node:events';
import { errors, type Dispatcher } from 'undici';
import { BodyBuffer } from '../../web/body.ts';
import { PrivateAddress, type Connections } from './connections.ts';
import type { NetworkLimits, VisitFault } from './visit.ts';

export interface RawAnswer {
  kind: 'answer';
  status: number;
  headers: Dispatcher.ResponseData['headers'];
  body: Buffer;
  truncated: boolean;
}

export interface Get {
  url: URL;
  headers: string[];
  bodyBytes: number;
}

export const aborted: VisitFault = { kind: 'aborted', reason: 'aborted', detail: 'the run was stopped' };

/** A redirect's body is not used, but a new connection costs more than reading a short one. */
const redirectBytes = 64 * 1024;
const maxInformational = 16;

export async function request(
  connections: Connections,
  { url, headers: requestHeaders, bodyBytes }: Get,
  { limits, signal }: { limits: NetworkLimits; signal: AbortSignal },
) {
  const start = performance.now();
  const late = AbortSignal.timeout(limits.totalMs);
  const flood = new AbortController();
  let informational = 0;
  const onInfo = () => {
    informational += 1;
    if (informational > maxInformational) flood.abort();
  };
  let body: BodyBuffer | null = null;
  let result: RawAnswer | VisitFault;
  try {
    const ends = AbortSignal.any([signal, late, flood.signal]);
    ends.throwIfAborted();
    const answer = await Promise.race([
      connections.get(url, { headers: requestHeaders, signal: ends, onInfo }),
      // undici looks at its signal only once it has a connection.
      once(ends, 'abort').then(() => {
        throw new errors.RequestAbortedError();
      }),
    ]);
    const { statusCode: status, headers } = answer;
    const isRedirect = status >= 300 && status < 400 && headers['location'] !== undefined;
    body = new BodyBuffer(isRedirect ? Math.min(redirectBytes, bodyBytes) : bodyBytes);
    let truncated = false;
    for await (const piece of answer.body as AsyncIterable<Buffer>) {
      truncated = !body.add(piece);
      if (truncated) break;
    }
    result = { kind: 'answer', status, headers, body: body.bytes, truncated };
  } catch (error) {
    const isSecure = url.protocol === 'https:';
    if (signal.aborted) result = aborted;
    else if (late.aborted) result = timeout('total', limits);
    else if (flood.signal.aborted)
      result = { kind: 'malformed', reason: 'http', detail: 'a flood of 1xx answers' };
    else
      result = explainError(error as NodeJS.ErrnoException, { isSecure, isAnswered: body !== null, limits });
  }
  return { result, ms: performance.now() - start, bytes: body?.bytes.length ?? 0 };
}

function timeout(reason: 'headers' | 'body' | 'total', limits: NetworkLimits): VisitFault {
  const missing = {
    headers: `no answer within ${limits.headersMs} ms`,
    body: `the body stopped for ${limits.idleMs} ms`,
    total: `no end within ${limits.totalMs} ms`,
  };
  return { kind: 'timeout', reason, detail: missing[reason] };
}

const reasons = {
  dns: 'ENOTFOUND ENODATA EAI_AGAIN EAI_FAIL EAI_NODATA EAI_NONAME',
  refused: 'ECONNREFUSED',
  reset: 'ECONNRESET ECONNABORTED EPIPE UND_ERR_SOCKET',
  'cut-off': 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH',
  network: 'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL EACCES EPERM EINVAL EMFILE ENFILE',
  connect: 'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT',
  headers: 'UND_ERR_HEADERS_TIMEOUT',
  body: 'UND_ERR_BODY_TIMEOUT',
  http: 'UND_ERR_HEADERS_OVERFLOW',
};
type Reason = keyof typeof reasons;

const plainly: Partial<Record<Reason, string>> = {
  dns: 'this name has no address; check its spelling, and the network of this machine',
  refused: 'it refuses connections',
  network: 'there is no route to it; check the network of this machine',
  connect: 'no connection in time',
};

function explainError(
  error: NodeJS.ErrnoException,
  { isSecure, isAnswered, limits }: { isSecure: boolean; isAnswered: boolean; limits: NetworkLimits },
): VisitFault {
  const { code = '' } = error;
  const detail = error.message.includes(code) ? error.message : `${error.message} (${code})`;
  if (error instanceof PrivateAddress) return { kind: 'refused-address', reason: 'private', detail };
  const reason = reasonOf(error, isAnswered);
  if (reason === 'headers' || reason === 'body') return timeout(reason, limits);
  if (reason === undefined && isSecure && !isAnswered) {
    // OpenSSL's protocol errors; all other TLS errors before a request are about the certificate.
    const handshake = code === 'EPROTO' || code.startsWith('ERR_SSL_');
    // Browsers fetch or remember a certificate that a server leaves out.
    const isPartial =
      code === 'UNABLE_TO_VERIFY_LEAF_SIGNATURE' || code === 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY';
    // "80AC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/openssl/…:355:"
    const said = /:SSL routines:[^:]*:([^:]{1,80})/.exec(error.message)?.[1];
    return {
      kind: 'tls',
      reason: handshake ? 'handshake' : isPartial ? 'chain' : 'certificate',
      detail: said === undefined ? detail : `no TLS connection: ${said}`,
    };
  }
  if (reason === undefined && !isAnswered) return { kind: 'unreachable', reason: 'network', detail };
  if (reason === undefined || reason === 'http') return { kind: 'malformed', reason: 'http', detail };
  const { [reason]: plain } = plainly;
  const explained = plain === undefined ? detail : `${plain} (${detail})`;
  if (reason === 'connect') return { kind: 'timeout', reason, detail: explained };
  return {
    kind: 'unreachable',
    reason: isAnswered && reason === 'reset' ? 'cut-off' : reason,
    detail: explained,
  };
}

function reasonOf(error: NodeJS.ErrnoException, isAnswered: boolean): Reason | undefined {
  const { message, code = '' } = error;
  // undici's errors for unsolicited answers, and for unrequested 100 and 101.
  if (error instanceof errors.HTTPParserError || /^bad (?:response|upgrade)$/.test(message)) return 'http';
  // Before the end of the header, the header is at fault: two lengths, or a length and chunks.
  if (!isAnswered && code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return 'http';
  const names = Object.keys(reasons) as Reason[];
  return names.find((reason) => reasons[reason].split(' ').includes(code));
}
