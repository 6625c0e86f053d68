import { PrivateAddress } from './connections.ts';
import type { VisitFault } from './visit.ts';

type Meaning =
  | { kind: 'timeout'; reason: 'connect' }
  | { kind: 'unreachable'; reason: 'dns' | 'refused' | 'reset' | 'cut-off' | 'network' }
  | { kind: 'malformed'; reason: 'http' };

const reasons: Readonly<Record<string, Meaning>> = {
  'ENOTFOUND ENODATA EAI_AGAIN EAI_FAIL EAI_NODATA EAI_NONAME': { kind: 'unreachable', reason: 'dns' },
  ECONNREFUSED: { kind: 'unreachable', reason: 'refused' },
  'ECONNRESET ECONNABORTED EPIPE UND_ERR_SOCKET': { kind: 'unreachable', reason: 'reset' },
  'ETIMEDOUT UND_ERR_CONNECT_TIMEOUT': { kind: 'timeout', reason: 'connect' },
  'EHOSTUNREACH EHOSTDOWN ENETUNREACH ENETDOWN EADDRNOTAVAIL EACCES EPERM EINVAL EMFILE ENFILE': {
    kind: 'unreachable',
    reason: 'network',
  },
  'UND_ERR_RES_CONTENT_LENGTH_MISMATCH HPE_INVALID_EOF_STATE': { kind: 'unreachable', reason: 'cut-off' },
  UND_ERR_HEADERS_OVERFLOW: { kind: 'malformed', reason: 'http' },
};
const codes = new Map(
  Object.entries(reasons).flatMap(([names, meaning]) => names.split(' ').map((code) => [code, meaning])),
);

/** What the system's messages do not say in plain words. */
const plainly: Partial<Record<Meaning['reason'], string>> = {
  dns: 'no address is known for this name; check its spelling, and the network of this machine',
  refused: 'it refuses connections',
  network: 'no way leads there; check the network of this machine',
};

/** How far a request had come when its connection failed. */
export interface Progress {
  secure: boolean;
  phase: 'connect' | 'headers' | 'body';
  /** Part of an answer arrived. */
  answered: boolean;
}

/** Explains an error of a socket, of TLS or of the HTTP parser. */
export function explainError(error: Error, { secure, phase, answered }: Progress): VisitFault {
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const detail = code === '' || error.message.includes(code) ? error.message : `${error.message} (${code})`;
  if (error instanceof PrivateAddress) return { kind: 'refused-address', reason: 'private', detail };
  // undici's errors for unsolicited answers, and for unrequested 100 and 101.
  if (/^bad (?:response|upgrade)$/.test(error.message)) return { kind: 'malformed', reason: 'http', detail };
  // Before the end of the header, the header is at fault: two lengths, or a length beside chunks.
  if (phase === 'headers' && code === 'UND_ERR_RES_CONTENT_LENGTH_MISMATCH') {
    return { kind: 'malformed', reason: 'http', detail };
  }
  const known = codes.get(code);
  if (known !== undefined) {
    if (answered && known.reason === 'reset') return { kind: 'unreachable', reason: 'cut-off', detail };
    const { [known.reason]: plain } = plainly;
    return { ...known, detail: plain === undefined ? detail : `${plain} (${detail})` };
  }
  if (secure && phase === 'connect') {
    // OpenSSL's protocol errors; all other TLS errors before a request are about the certificate.
    const handshake = code === 'EPROTO' || code.startsWith('ERR_SSL_');
    // "80AC:error:0A00010B:SSL routines:ssl3_get_record:wrong version number:../deps/openssl/…:355:"
    const said = /:SSL routines:[^:]*:([^:]{1,80})/.exec(error.message)?.[1];
    return {
      kind: 'tls',
      reason: handshake ? 'handshake' : 'certificate',
      detail: said === undefined ? detail : `no TLS connection: ${said}`,
    };
  }
  if (phase !== 'connect') return { kind: 'malformed', reason: 'http', detail };
  return { kind: 'unreachable', reason: 'network', detail };
}
