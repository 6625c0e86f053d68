import type { Socket } from 'node:net';
import type { Dispatcher } from 'undici';
import { BodyBuffer } from '../../web/body.ts';
import { expectSocket, PrivateAddress, type AnswerHandler, type Connections } from './connections.ts';
import type { NetworkLimits, VisitFault } from './visit.ts';

type Headers = Parameters<NonNullable<Dispatcher.DispatchHandler['onResponseStart']>>[2];

export interface RawAnswer {
  kind: 'answer';
  status: number;
  headers: Headers;
  body: Buffer;
  truncated: boolean;
}

export interface Requested {
  result: RawAnswer | VisitFault;
  ms: number;
  bytes: number;
  remoteAddress: string | null;
}

export interface Get {
  url: URL;
  headers: string[];
  bodyBytes: number;
}

type Phase = 'connect' | 'headers' | 'body';

export const aborted: VisitFault = { kind: 'aborted', reason: 'aborted', detail: 'the run was stopped' };

/** A redirect's body is not used, but a new connection costs more than reading a short one. */
const redirectBytes = 64 * 1024;
/** Maximum bytes of chunk sizes, chunk extensions, trailers and 1xx answers besides the body. */
const framingBytes = 256 * 1024;
const maxInformational = 16;
const missing = { headers: 'no answer', body: 'the body stopped', total: 'no end' };

export function request(
  connections: Connections,
  { url, headers: requestHeaders, bodyBytes }: Get,
  { limits, signal }: { limits: NetworkLimits; signal: AbortSignal },
): Promise<Requested> {
  return new Promise((resolve) => {
    const start = performance.now();
    let phase: Phase = 'connect';
    /** Tells a silent server from data that this process has not read yet. */
    let pieces = 0;
    let informational = 0;
    let controller: Dispatcher.DispatchController | null = null;
    let socket: Socket | null = null;
    let bytesBefore = 0;
    let status = 0;
    let headers: Headers = {};
    let body = new BodyBuffer(0);
    let isSettled = false;

    const bytesRead = () => (socket === null ? 0 : socket.bytesRead - bytesBefore);
    const settle = (result: RawAnswer | VisitFault) => {
      if (isSettled) return;
      isSettled = true;
      clearTimeout(timer);
      clearTimeout(total);
      signal.removeEventListener('abort', stop);
      socket?.off('readable', countBytes);
      // undici keeps its handler until the connection's next request.
      body = new BodyBuffer(0);
      headers = {};
      const ms = performance.now() - start;
      resolve({ result, ms, bytes: bytesRead(), remoteAddress: socket?.remoteAddress ?? null });
      // Has no effect on an answer that is complete.
      controller?.abort(new Error('no longer needed'));
    };
    const answer = (truncated: boolean) => {
      settle({ kind: 'answer', status, headers, body: body.bytes, truncated });
    };
    /** The beginning of a body is a usable answer, the beginning of a header is not. */
    const stopReading = (detail: string) => {
      if (phase === 'body') answer(true);
      else settle({ kind: 'malformed', reason: 'http', detail });
    };
    const stop = () => {
      settle(aborted);
    };
    const countBytes = () => {
      if (bytesRead() > bodyBytes + framingBytes) stopReading('the header is too long');
    };
    const timeoutAfter = (ms: number, reason: 'headers' | 'body' | 'total') =>
      setTimeout(() => {
        const before = pieces;
        // If this process itself was busy, data that arrived in time still has to be read.
        setImmediate(() => {
          if (reason !== 'total' && pieces !== before) return;
          const detail = `${missing[reason]} within ${Math.round(performance.now() - start)} ms`;
          settle({ kind: 'timeout', reason, detail });
        });
      }, ms);
    const enter = (next: 'headers' | 'body', ms: number) => {
      phase = next;
      pieces += 1;
      clearTimeout(timer);
      timer = timeoutAfter(ms, next);
    };
    const total = timeoutAfter(limits.totalMs, 'total');
    let timer: NodeJS.Timeout | undefined;
    signal.addEventListener('abort', stop);

    const handler: AnswerHandler = {
      onRequestStart(started: Dispatcher.DispatchController) {
        controller = started;
        if (isSettled) controller.abort(new Error('no longer needed'));
        else expectSocket(handler);
      },
      onSent(connection) {
        socket = connection;
        bytesBefore = socket.bytesRead;
        // undici counts bodies; this also counts chunk extensions, trailers and endless status lines.
        socket.on('readable', countBytes);
        enter('headers', limits.headersMs);
      },
      onResponseStart(_controller: unknown, code: number, received: Headers) {
        if (code < 200) {
          informational += 1;
          if (informational > maxInformational) stopReading('a flood of 1xx answers');
          return;
        }
        status = code;
        headers = received;
        const isRedirect = status >= 300 && status < 400 && headers['location'] !== undefined;
        body = new BodyBuffer(isRedirect ? Math.min(redirectBytes, bodyBytes) : bodyBytes);
        enter('body', limits.idleMs);
      },
      onResponseData(_controller: unknown, piece: Buffer) {
        pieces += 1;
        timer?.refresh();
        if (!body.add(piece)) stopReading('');
      },
      onResponseEnd() {
        answer(false);
      },
      onResponseError(_controller: unknown, error: Error) {
        const isAnswered = phase !== 'connect' && bytesRead() > 0;
        settle(explainError(error, { secure: url.protocol === 'https:', phase, isAnswered }));
      },
    };
    connections.get(url, requestHeaders, handler);
  });
}

const reasons = {
  dns: 'ENOTFOUND ENODATA EAI_AGAIN EAI_FAIL EAI_NODATA EAI_NONAME',
  refused: 'ECONNREFUSED',
  reset: 'ECONNRESET ECONNABORTED EPIPE UND_ERR_SOCKET',
  'cut-off': 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH HPE_INVALID_EOF_STATE',
  network: 'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL EACCES EPERM EINVAL EMFILE ENFILE',
  connect: 'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT',
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
  error: Error,
  { secure, phase, isAnswered }: { secure: boolean; phase: Phase; isAnswered: boolean },
): VisitFault {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const detail = code === '' || error.message.includes(code) ? error.message : `${error.message} (${code})`;
  if (error instanceof PrivateAddress) return { kind: 'refused-address', reason: 'private', detail };
  const reason = reasonOf(error.message, code, phase);
  if (reason === undefined && secure && phase === 'connect') {
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
  if (reason === undefined && phase === 'connect') return { kind: 'unreachable', reason: 'network', detail };
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

function reasonOf(message: string, code: string, phase: Phase): Reason | undefined {
  // undici's errors for unsolicited answers, and for unrequested 100 and 101.
  if (/^bad (?:response|upgrade)$/.test(message)) return 'http';
  // Before the end of the header, the header is at fault: two lengths, or a length and chunks.
  if (phase === 'headers' && code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') return 'http';
  const names = Object.keys(reasons) as Reason[];
  return names.find((reason) => reasons[reason].split(' ').includes(code));
}
