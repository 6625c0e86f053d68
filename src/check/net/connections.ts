import { lookup as systemLookup, type LookupAddress } from 'node:dns';
import { isIP, Socket, type LookupFunction } from 'node:net';
import { Agent, buildConnector, type Dispatcher } from 'undici';
import { type Allowed, isAllowed, isPublicAddress } from './target.ts';
import type { NetworkLimits } from './visit.ts';

export type Lookup = (
  host: string,
  options: { all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void;

export interface ConnectOptions {
  allowed: Allowed;
  lookup?: Lookup | undefined;
  /** Certificates to trust instead of the system's, in PEM. */
  ca?: string | undefined;
}

export class PrivateAddress extends Error {}

/** Shops with long policies and many cookies reach 30 KiB. */
const headerBytes = 64 * 1024;

export class Connections {
  readonly #sockets = new Set<Socket>();
  readonly #agent: Agent;

  constructor(options: ConnectOptions & { limits: NetworkLimits }) {
    this.#agent = new Agent({
      connect: guardedConnector(options, options.limits.connectMs, this.#sockets),
      connections: options.limits.perHost,
      pipelining: 1,
      maxHeaderSize: headerBytes,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
      headersTimeout: options.limits.headersMs,
      bodyTimeout: options.limits.idleMs,
    });
  }

  get(
    { origin, pathname, search }: URL,
    options: Pick<Dispatcher.RequestOptions, 'headers' | 'signal' | 'onInfo'>,
  ): Promise<Dispatcher.ResponseData> {
    return this.#agent.request({ ...options, origin, path: pathname + search, method: 'GET' });
  }

  close(): void {
    void this.#agent.destroy();
    for (const socket of this.#sockets) socket.destroy();
  }
}

/** Connects to the address that was checked, without a proxy: behind one, the address reached is unknown. */
export function guardedConnector(
  { allowed, lookup = systemLookup, ca }: ConnectOptions,
  timeout: number,
  sockets: Set<Socket>,
): buildConnector.connector {
  const connectorFor = (free: boolean) =>
    buildConnector({
      timeout,
      lookup: guardLookup(lookup, free),
      autoSelectFamily: true,
      // Node's 250 ms are too short for shops on another continent.
      autoSelectFamilyAttemptTimeout: 1_000,
      // Explicit, so that NODE_TLS_REJECT_UNAUTHORIZED=0 does not override it.
      rejectUnauthorized: true,
      maxCachedSessions: 0,
      ...(ca === undefined ? {} : { ca }),
    });
  const [guarded, free] = [connectorFor(false), connectorFor(true)];
  return (target, callback) => {
    const { hostname, protocol, host = hostname } = target;
    const isFree = isAllowed(new URL(`${protocol}//${host}`), allowed);
    // A numeric address is never looked up.
    if (isIP(hostname) !== 0 && !isFree && !isPublicAddress(hostname)) {
      callback(new PrivateAddress(`${hostname} is not a public address`), null);
      return;
    }
    // A name in SNI has no trailing dot.
    const servername = isIP(hostname) === 0 ? hostname.replace(/\.$/, '') : '';
    const parameters = [{ ...target, servername }, callback];
    const socket: unknown = Reflect.apply(isFree ? free : guarded, undefined, parameters);
    if (!(socket instanceof Socket)) return;
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  };
}

/** A lookup that returns only public addresses, or all if free is set. */
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
      } else if (options.all === true) callback(null, open);
      else callback(null, first.address, first.family);
    });
  };
}
