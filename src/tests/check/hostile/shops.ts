import type { Socket } from 'node:net';
import { startRawServer, type RawServer } from '../../../check/net/testing/rawServer.ts';
import { answerOf } from './answers.ts';
import type { Answers, HostileCase, Places } from './case.ts';
import { plainPage } from '../../../check/read/cases/pages.ts';

/** A case's server, and what it counted. */
export interface CaseShop {
  places: Places;
  server: RawServer;
  /** The most bytes that one connection accepted. */
  maxBytes(): number;
}

/** The servers of a run: one for each case, a shared one, and one that must not be requested. */
export interface Shops {
  byCase: ReadonlyMap<HostileCase, CaseShop>;
  other: RawServer;
  canary: RawServer;
  close(): Promise<void>;
}

export async function openShops(cases: readonly HostileCase[]): Promise<Shops> {
  const other = await startRawServer(answerOf(plainPage), { host: '127.0.0.2' });
  const canary = await startRawServer(answerOf(plainPage), { host: '127.0.0.3', robots: answerOf('') });
  const byCase = new Map<HostileCase, CaseShop>();
  for (const one of cases)
    byCase.set(one, await openShop(one, { other: other.origin, canary: canary.origin }));
  const servers = [other, canary, ...[...byCase.values()].map(({ server }) => server)];
  return {
    byCase,
    other,
    canary,
    close: async () => {
      await Promise.all(servers.map((one) => one.close()));
    },
  };
}

async function openShop(one: HostileCase, { other, canary }: Omit<Places, 'shop'>): Promise<CaseShop> {
  const sockets: Socket[] = [];
  let answers: Answers = {};
  const server = await startRawServer(
    (socket, request) => {
      const answer = answers[request.path] ?? answers['*'] ?? { status: '404 Not Found', body: 'none' };
      answerOf(answer)(socket, request);
    },
    {
      ...(one.robots !== undefined && { robots: answerOf(one.robots) }),
      onConnection: (socket) => sockets.push(socket),
    },
  );
  const places = { shop: server.origin, other, canary };
  answers = one.answers(places);
  return { places, server, maxBytes: () => Math.max(0, ...sockets.map(({ bytesWritten }) => bytesWritten)) };
}
