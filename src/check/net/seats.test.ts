import type { Socket } from 'node:net';
import { expect, it } from 'vitest';
import { mostLargeBodies } from './bodyBuffer.ts';
import { httpAnswer, startRawServer, type RawServer } from './testing/rawServer.ts';
import { optionsFor, outcomeOf, visitMany } from './testing/visiting.ts';
import { Seats } from './seats.ts';
import { visitAll } from './visitAll.ts';

it('seats as many as there are, and the others in turn', () => {
  const seats = new Seats(2);
  const seated: string[] = [];
  const [first, , third] = ['first', 'second', 'third', 'fourth'].map((name) =>
    seats.take(() => seated.push(name)),
  );
  expect(seated).toEqual(['first', 'second']);
  first?.();
  expect(seated).toEqual(['first', 'second', 'third']);
  // Given back once, however often it is said.
  first?.();
  expect(seated).toHaveLength(3);
  third?.();
  expect(seated.at(-1)).toBe('fourth');
});

it('forgets who left before there was a seat', () => {
  const seats = new Seats(1);
  const seated: string[] = [];
  const leaveFirst = seats.take(() => seated.push('first'));
  const leaveSecond = seats.take(() => seated.push('second'));
  seats.take(() => seated.push('third'));
  leaveSecond();
  leaveFirst();
  expect(seated).toEqual(['first', 'third']);
});

/** Bodies of 300 kB; those of the first requests, as many as may be held, end as the test says. */
const startLarge = (endFirst: (socket: Socket, rest: Buffer) => void) => {
  let requests = 0;
  return startRawServer((socket) => {
    const bytes = httpAnswer('200 OK', body);
    requests += 1;
    if (requests > mostLargeBodies) {
      socket.write(bytes);
    } else {
      socket.write(bytes.subarray(0, 200_000));
      endFirst(socket, bytes.subarray(200_000));
    }
  });
};
const body = 'x'.repeat(300_000);
const addressesOf = ({ origin }: RawServer) => Array.from({ length: 12 }, (_, index) => `${origin}/${index}`);

it('a large body waits for room longer than it may stand still, and comes whole', async () => {
  const server = await startLarge((socket, rest) => {
    let at = 0;
    const drip = setInterval(() => {
      socket.write(rest.subarray(at, at + 10_000));
      at += 10_000;
      if (at >= rest.length) clearInterval(drip);
    }, 200);
  });
  const order: string[] = [];
  const limits = { perHost: 12, idleMs: 900, totalMs: 20_000 };
  const jobs = addressesOf(server).map((url) => ({ url }));
  await visitAll(jobs, optionsFor([server], { limits }), (job, visit) => {
    expect(visit.kind === 'response' && visit.body === body).toBe(true);
    order.push(new URL(job.url).pathname);
  });
  const first = server.paths.slice(0, mostLargeBodies);
  expect(order).toHaveLength(12);
  // None that had to wait was read before one that held room was done.
  expect(first).toContain(order[0]);
  await server.close();
});

it('the room of a body that never ends goes to the next', async () => {
  const server = await startLarge(() => undefined);
  const limits = { perHost: 12, idleMs: 900, attempts: 1 };
  const visits = await visitMany([server], addressesOf(server), { limits });
  const outcomes = visits.map(outcomeOf).sort();
  expect(outcomes.filter((outcome) => outcome === 'timeout body')).toHaveLength(mostLargeBodies);
  expect(outcomes.filter((outcome) => outcome === 'response 200')).toHaveLength(12 - mostLargeBodies);
  await server.close();
});

it('all end when the run is stopped while some wait for room', async () => {
  const server = await startRawServer((socket) => {
    socket.write(`HTTP/1.1 200 OK\r\nContent-Length: 900000\r\n\r\n${'x'.repeat(200_000)}`);
  });
  const urls = Array.from({ length: 10 }, (_, index) => `${server.origin}/${index}`);
  const stop = new AbortController();
  const limits = { perHost: 10, idleMs: 60_000, totalMs: 60_000 };
  const visited = visitMany([server], urls, { limits, signal: stop.signal });
  while (server.paths.length < 10) await new Promise((resolve) => setImmediate(resolve));
  stop.abort();
  expect((await visited).map(outcomeOf)).toEqual(urls.map(() => 'aborted aborted'));
  await server.close();
});
