import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import {
  connect as connectTcp,
  isIP,
  type LookupFunction,
  type Socket,
  type TcpNetConnectOpts,
} from 'node:net';
import { connect as connectTls } from 'node:tls';
import { isPublicAddress } from './publicAddress.ts';
import { bareHost, isAllowed, type Allowed } from './target.ts';

/** Resolves all addresses of a name; node:dns's lookup unless a test passes its own. */
export type Lookup = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

/** Which addresses may be connected to, and how names and certificates are checked. */
export interface SocketOptions {
  allowed: Allowed;
  lookup?: Lookup | undefined;
  /** Certificates to trust instead of the system's, in PEM. */
  ca?: string | undefined;
}

/** We refused a connection because the address behind the name is not public. */
export class PrivateAddress extends Error {}

/**
 * Connects to the host of url, and calls back once it is connected (with TLS, verified) or has failed. The
 * only place that connects: the checked address is the one that is connected to, so a name that resolves
 * differently the second time gains nothing. Proxies from the environment are deliberately not used: behind
 * one, the address that was reached would be unknown.
 */
export function openSocket(
  url: URL,
  options: SocketOptions,
  callback: (error: Error | null, socket: Socket | null) => void,
): Socket | null {
  const host = bareHost(url);
  const free = isAllowed(url, options.allowed);
  if (isIP(host) !== 0 && !free && !isPublicAddress(host)) {
    callback(new PrivateAddress(`${host} is not a public address`), null);
    return null;
  }
  const secure = url.protocol === 'https:';
  const tcp: TcpNetConnectOpts = {
    host,
    port: Number(url.port || (secure ? 443 : 80)),
    lookup: guardLookup(options.lookup ?? systemLookup, free),
    noDelay: true,
    autoSelectFamily: true,
    // Node's 250 ms are too short for shops on another continent.
    autoSelectFamilyAttemptTimeout: 1_000,
  };
  const socket = secure
    ? connectTls({
        ...tcp,
        // A name in SNI has no trailing dot, and an IP address is not allowed there.
        servername: isIP(host) === 0 ? host.replace(/\.$/, '') : '',
        ALPNProtocols: ['http/1.1'],
        // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not override it.
        rejectUnauthorized: true,
        ...(options.ca === undefined ? {} : { ca: options.ca }),
      })
    : connectTcp(tcp);
  let told = false;
  const tell = (error: Error | null) => {
    if (told) return;
    told = true;
    callback(error, error === null ? socket : null);
  };
  socket.once(secure ? 'secureConnect' : 'connect', () => {
    tell(null);
  });
  socket.on('error', tell);
  return socket;
}

/** A lookup that returns only public addresses; with free set, all. */
export function guardLookup(lookup: Lookup, free: boolean): LookupFunction {
  return (host, options, callback) => {
    lookup(host, { all: true }, (error, addresses) => {
      if (error !== null) {
        callback(error, []);
        return;
      }
      const open = free ? addresses : addresses.filter(({ address }) => isPublicAddress(address));
      const [first] = open;
      if (first === undefined) {
        const found = addresses.map(({ address }) => address).join(', ') || 'nothing';
        callback(new PrivateAddress(`${host} is ${found}, which is not a public address`), []);
      } else if (options.all === true) {
        callback(null, open);
      } else {
        callback(null, first.address, first.family);
      }
    });
  };
}
