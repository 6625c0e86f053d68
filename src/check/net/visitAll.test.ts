import { afterEach, describe, expect, it } from 'vitest';
import { httpAnswer, startRawServer, writeForEver, type RawServer } from './testing/rawServer.ts';
import { optionsFor, outcomeOf, visitMany } from './testing/visiting.ts';
import type { Job, Visit } from './visit.ts';
import { visitAll } from './visitAll.ts';

const servers: RawServer[] = [];
const start = async (...parameters: Parameters<typeof startRawServer>) => {
  const server = await startRawServer(...parameters);
  servers.push(server);
  return server;
};
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close()));
});
const ok = httpAnswer('200 OK', 'in stock');
const numbered = (origin: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${origin}/${index}`);

describe('an aborted run', () => {
  it('reports every job once: finished ones with their result, the rest as aborted', async () => {
    const server = await start((socket, { path }) => {
      // The last ones hang in every possible way.
      const number = Number(path.slice(1));
      if (number < 40) socket.write(ok);
      else if (number % 3 === 0) socket.write('HTTP/1.1 200 OK\r\nContent-Len');
      else if (number % 3 === 1) socket.write('HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nx');
    });
    const jobs = numbered(server.origin, 200).map((url) => ({ url }));
    const told = new Map<Job, string[]>();
    const controller = new AbortController();
    const options = optionsFor([server], {
      signal: controller.signal,
      limits: { headersMs: 60_000, idleMs: 60_000, totalMs: 60_000 },
    });
    await visitAll(jobs, options, (job, visited) => {
      told.set(job, [...(told.get(job) ?? []), outcomeOf(visited)]);
      if (told.size === 40)
        setTimeout(() => {
          controller.abort();
        }, 100);
    });
    expect(jobs.map((job) => told.get(job)?.join())).toEqual(
      jobs.map((_, index) => (index < 40 ? 'response 200' : 'aborted aborted')),
    );
    await expect.poll(() => server.open).toBe(0);
  });

  it('ends at once, whatever it is waiting for', async () => {
    const hanging = await start(() => undefined, { onConnection: () => undefined });
    const waiting = await start((socket) => socket.write(httpAnswer('429 Slow', '', ['Retry-After: 3600'])));
    const failing = await start((socket) => socket.destroy());
    const crawling = await start((socket) => socket.write(ok), {
      robots: (socket) => socket.write(httpAnswer('200 OK', 'User-agent: *\nCrawl-delay: 30')),
    });
    const noRobots = await start((socket) => socket.write(ok), { robots: () => undefined });
    const endless = await start((socket) => {
      socket.write('HTTP/1.1 302 Found\r\nLocation: /x\r\n\r\n');
      writeForEver(socket, 'x'.repeat(1_000));
    });
    const urls = servers.flatMap(({ origin }) => numbered(origin, 10));
    urls.push('http://never.example/');
    const controller = new AbortController();
    const hour = 3_600_000;
    setTimeout(() => {
      controller.abort();
    }, 400);
    const visits = await visitMany(servers, urls, {
      signal: controller.signal,
      lookup: () => undefined,
      limits: {
        connectMs: hour,
        headersMs: hour,
        idleMs: hour,
        totalMs: hour,
        retryAfterMs: hour,
        backoffMs: hour,
      },
    });
    expect(visits).toHaveLength(urls.length);
    expect(visits.map((visited) => visited.kind)).toContain('aborted');
    for (const server of [hanging, waiting, failing, crawling, noRobots, endless]) {
      await expect.poll(() => server.open).toBe(0);
    }
  });

  it('that was aborted before it began sends no request', async () => {
    const server = await start((socket) => socket.write(ok));
    const visits = await visitMany([server], numbered(server.origin, 50), { signal: AbortSignal.abort() });
    expect(visits.map(outcomeOf)).toEqual(Array.from({ length: 50 }, () => 'aborted aborted'));
    expect(server.connections).toBe(0);
  });

  it('leaves no listener on its signal', async () => {
    const { signal } = new AbortController();
    let listeners = 0;
    const add = signal.addEventListener.bind(signal);
    const remove = signal.removeEventListener.bind(signal);
    signal.addEventListener = (...parameters: Parameters<typeof add>) => {
      listeners += 1;
      add(...parameters);
    };
    signal.removeEventListener = (...parameters: Parameters<typeof remove>) => {
      listeners -= 1;
      remove(...parameters);
    };
    const server = await start((socket) => socket.write(ok));
    await visitMany([server], numbered(server.origin, 50), { signal });
    expect(listeners).toBe(0);
  });
});

describe('a run', () => {
  it('without jobs ends', async () => {
    expect(await visitMany([], [])).toEqual([]);
  });

  it('closes its connections when it ends', async () => {
    const server = await start((socket) => socket.write(ok));
    await visitMany([server], numbered(server.origin, 50));
    await expect.poll(() => server.open).toBe(0);
  });

  it('rethrows a bug, with its stack, after closing its connections', async () => {
    const server = await start((socket) => socket.write(ok));
    const bug = new Error('a bug of the caller');
    const jobs = numbered(server.origin, 50).map((url) => ({ url }));
    let told = 0;
    const running = visitAll(jobs, optionsFor([server]), () => {
      told += 1;
      if (told === 10) throw bug;
    });
    await expect(running).rejects.toBe(bug);
    expect(told).toBe(50);
    await expect.poll(() => server.open).toBe(0);
  });

  it('reports visits as they finish, not at the end', async () => {
    let release: () => void = () => undefined;
    const server = await start((socket, { path }) => {
      if (path === '/slow') release = () => socket.write(ok);
      else socket.write(ok);
    });
    const order: string[] = [];
    const jobs = ['/slow', '/a', '/b'].map((path) => ({ url: server.origin + path }));
    await visitAll(jobs, optionsFor([server]), (job: Job, visited: Visit) => {
      order.push(`${new URL(job.url).pathname} ${outcomeOf(visited)}`);
      if (order.length === 2) release();
    });
    expect(order).toEqual(['/a response 200', '/b response 200', '/slow response 200']);
  });

  it('is not held up by a slow host', async () => {
    const slow = await start(() => undefined);
    const quick = await start((socket) => socket.write(ok));
    const order: string[] = [];
    const urls = [...numbered(slow.origin, 4), ...numbered(quick.origin, 40)];
    await visitAll(
      urls.map((url) => ({ url })),
      optionsFor([slow, quick]),
      (_job, visited) => {
        order.push(visited.kind);
      },
    );
    expect(order.slice(0, 40)).toEqual(Array.from({ length: 40 }, () => 'response'));
  });
});
