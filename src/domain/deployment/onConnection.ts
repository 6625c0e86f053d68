import type { Header } from '../deployment.ts';

/** The headers that go out on a connection: a promise of https is given over https alone (RFC 6797, 7.2). */
export function onConnection(headers: readonly Header[], secure: boolean): Header[] {
  return headers.filter(({ name }) => secure || name !== 'Strict-Transport-Security');
}
