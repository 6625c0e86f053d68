import type { IncomingMessage } from 'node:http';

/** The client and its request, with forwarded headers only from a trusted proxy. */
export interface Client {
  /** The Host that the reader asked; null without one. */
  host: string | null;
  /** true where the reader came over https. */
  secure: boolean;
  /** The request target from its first slash on. */
  target: string;
  /** The reader's address. */
  peer: string;
}

/**
 * Reads a request; null for one whose host or target cannot be told. trustProxy: the other end of the connection is a
 * proxy of ours. It is believed, but nobody before it: of a list of values only the last is its own.
 */
export function readClient(request: IncomingMessage, trustProxy: boolean): Client | null {
  const { headers, headersDistinct, httpVersion, url = '' } = request;
  const hosts = headersDistinct.host ?? [];
  if (hosts.length > 1 || (hosts.length === 0 && httpVersion !== '1.0')) return null;
  // The full form of a target comes before the Host header (RFC 9112, 3.2.2).
  const full = /^https?:\/\/([^/?#@]+)([^]*)$/i.exec(url);
  const rest = full?.[2] ?? url;
  const target = full !== null && !rest.startsWith('/') ? `/${rest}` : rest;
  const named = full?.[1] ?? hosts[0] ?? null;
  const forwarded = (name: string) => (trustProxy ? lastOf(headers[name]) : null);
  const host = forwarded('x-forwarded-host') ?? named;
  if (!target.startsWith('/') || (host !== null && !isHost(host))) return null;
  return {
    host,
    secure: forwarded('x-forwarded-proto')?.toLowerCase() === 'https',
    target,
    peer: (forwarded('x-forwarded-for') ?? request.socket.remoteAddress ?? '').slice(0, 64),
  };
}

function lastOf(header: string | string[] | undefined): string | null {
  return (
    String(header ?? '')
      .split(',')
      .at(-1)
      ?.trim() || null
  );
}

/** The shape of a name or an address with or without a port; empty is one too (RFC 9112, 3.2). */
function isHost(text: string): boolean {
  return /^(?:[A-Za-z0-9._~-]*|\[[0-9A-Fa-f:.]+\])(?::\d{0,5})?$/.test(text);
}
