import type { Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { httpAnswer, startRawServer, type RawAnswer, type RawServer } from './testing/rawServer.ts';
import { optionsFor, outcomeOf, pageOf, visitMany, visitOne } from './testing/visiting.ts';
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

/** Answers in order; the last one repeats. */
const inTurn = (...answers: (Buffer | 'reset')[]): RawAnswer => {
  let asked = 0;
  return (socket) => {
    const answer = answers[Math.min(asked, answers.length - 1)];
    asked += 1;
    if (answer === undefined || answer === 'reset') socket.resetAndDestroy();
    else socket.write(answer);
  };
};
const ok = httpAnswer('200 OK', 'in stock');
const refusal = (status: string, ...headers: string[]) => httpAnswer(status, 'later', headers);

describe('a request', () => {
  it('names us, uses the region’s language and offers the encodings that we can decompress', async () => {
    const server = await start((socket) => socket.write(ok));
    await visitAll(
      [
        { url: `${server.origin}/us`, region: 'US' },
        { url: `${server.origin}/uk`, region: 'UK' },
        { url: `${server.origin}/` },
      ],
      optionsFor([server], { limits: { perHost: 1 } }),
      () => undefined,
    );
    expect(server.heads[0]).toBe(
      [
        'GET /us HTTP/1.1',
        `host: ${server.allowed}`,
        'connection: keep-alive',
        'user-agent: Guides/1.0 (+https://guides.example/contact)',
        'accept: text/html,application/xhtml+xml,*/*;q=0.8',
        'accept-encoding: gzip, deflate, br',
        'accept-language: en-US,en;q=0.8',
      ].join('\r\n'),
    );
    expect(server.heads[1]).toContain('accept-language: en-GB,en;q=0.8');
    expect(server.heads[2]).toMatch(/accept-language: en$/);
  });

  it('keeps its connection for the next request', async () => {
    const server = await start((socket) => socket.write(ok));
    await visitMany(
      [server],
      Array.from({ length: 20 }, (_, index) => `${server.origin}/${index}`),
    );
    expect(server.connections).toBe(2);
  });

  it('is sent once for offers that share a page', async () => {
    const server = await start((socket) => socket.write(ok));
    const urls = ['/azul', '/azul#mosaic', '/azul', '/wingspan'].map((path) => server.origin + path);
    const visits = await visitMany([server], urls);
    expect(visits.map(outcomeOf)).toEqual(Array.from({ length: 4 }, () => 'response 200'));
    expect(server.paths.sort()).toEqual(['/azul', '/wingspan']);
  });

  it('never exceeds the concurrency limits, per host and in total', async () => {
    let running = 0;
    let maxRunning = 0;
    const maxRunningOf = new Map<string, number>();
    const slow = (name: string): RawAnswer => {
      let here = 0;
      return (socket) => {
        running += 1;
        here += 1;
        maxRunning = Math.max(maxRunning, running);
        maxRunningOf.set(name, Math.max(maxRunningOf.get(name) ?? 0, here));
        setTimeout(() => {
          running -= 1;
          here -= 1;
          socket.write(ok);
        }, 10);
      };
    };
    const three = [await start(slow('a')), await start(slow('b')), await start(slow('c'))];
    const urls = three.flatMap(({ origin }) =>
      Array.from({ length: 12 }, (_, index) => `${origin}/${index}`),
    );
    await visitMany(three, urls, { limits: { perHost: 3, concurrency: 5 } });
    expect(maxRunning).toBe(5);
    expect([...maxRunningOf.values()].every((count) => count <= 3)).toBe(true);
  });
});

describe('a second attempt', () => {
  it.each([
    ['a reset', ['reset' as const, ok], 2],
    ['two resets', ['reset' as const, 'reset' as const, ok], 3],
    ['500', [refusal('500 Oops'), ok], 2],
    ['502 and 504', [refusal('502 Bad Gateway'), refusal('504 Timeout'), ok], 3],
    ['503', [refusal('503 Busy'), ok], 2],
    ['429', [refusal('429 Slow'), ok], 2],
    ['429 with a wait', [refusal('429 Slow', 'Retry-After: 0.2'), ok], 2],
    [
      '429 with a time in the past',
      [refusal('429 Slow', 'Retry-After: Sat, 01 Jan 2000 00:00:00 GMT'), ok],
      2,
    ],
    ['429 with nonsense', [refusal('429 Slow', 'Retry-After: soon'), ok], 2],
  ])('follows %s', async (_what, answers, requests) => {
    const server = await start(inTurn(...answers));
    const page = pageOf(await visitOne([server], `${server.origin}/`));
    expect(page).toMatchObject({ status: 200, body: 'in stock' });
    expect(server.paths).toHaveLength(requests);
    expect(page.requests).toHaveLength(requests);
  });

  it.each([
    ['404', [refusal('404 Not Found'), ok], 'response 404', 1],
    ['403', [refusal('403 Forbidden'), ok], 'response 403', 1],
    ['408', [refusal('408 Request Timeout'), ok], 'response 408', 1],
    ['bytes that are not HTTP', [Buffer.from('hello\r\n\r\n'), ok], 'malformed http', 1],
    ['three resets', ['reset' as const, 'reset' as const, 'reset' as const, ok], 'unreachable reset', 3],
    ['500 three times', [refusal('500'), refusal('500'), refusal('500'), ok], 'response 500', 3],
    ['429 three times', [refusal('429'), refusal('429'), refusal('429'), ok], 'response 429', 3],
  ])('does not follow %s', async (_what, answers, outcome, requests) => {
    const server = await start(inTurn(...answers));
    expect(outcomeOf(await visitOne([server], `${server.origin}/`))).toBe(outcome);
    expect(server.paths).toHaveLength(requests);
  });

  it('uses a new connection after the server closed the kept one', async () => {
    let requests = 0;
    const server = await start((socket) => {
      requests += 1;
      // The second request finds the connection open, which is then closed without an answer.
      if (requests === 2) socket.destroy();
      else socket.write(ok);
    });
    const urls = [`${server.origin}/a`, `${server.origin}/b`];
    const visits = await visitMany([server], urls, { limits: { perHost: 1, backoffMs: 10 } });
    expect(visits.map(outcomeOf)).toEqual(['response 200', 'response 200']);
    expect(server.paths).toEqual(['/a', '/b', '/b']);
    expect(server.connections).toBe(2);
  });

  it('uses a new connection, not another kept one, if a kept one was closed', async () => {
    let hungUp = false;
    const used = new Set<Socket>();
    const server = await start((socket) => {
      if (hungUp && used.has(socket)) socket.destroy();
      else setTimeout(() => socket.write(ok), 20);
      used.add(socket);
    });
    const urls = ['/a', '/b', '/c'].map((path) => server.origin + path);
    const outcomes: string[] = [];
    await visitAll(
      urls.map((url) => ({ url })),
      optionsFor([server], { limits: { attempts: 2 } }),
      (_job, visited) => {
        hungUp = true;
        outcomes.push(outcomeOf(visited));
      },
    );
    expect(outcomes).toEqual(['response 200', 'response 200', 'response 200']);
  });

  it('waits as long as Retry-After says, as do all requests to that host', async () => {
    const at: number[] = [];
    const answer = inTurn(refusal('429 Slow', 'Retry-After: 0.3'), ok);
    const server = await start((socket, request) => {
      at.push(performance.now());
      answer(socket, request);
    });
    const urls = ['/a', '/b', '/c'].map((path) => server.origin + path);
    await visitMany([server], urls, { limits: { perHost: 1 } });
    expect(at).toHaveLength(4);
    expect((at[1] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(280);
  });

  it('waits for an absurd Retry-After only up to the limit', async () => {
    const server = await start(inTurn(refusal('429 Slow', 'Retry-After: 99999999'), ok));
    const begun = performance.now();
    const page = pageOf(await visitOne([server], `${server.origin}/`, { limits: { retryAfterMs: 300 } }));
    expect(page.status).toBe(200);
    expect(performance.now() - begun).toBeGreaterThan(280);
  });

  it('is not sent to a host that always refuses, and the rest report that', async () => {
    const server = await start((socket) => socket.write(refusal('429 Slow', 'Retry-After: 0.02')));
    const urls = Array.from({ length: 60 }, (_, index) => `${server.origin}/${index}`);
    const visits = await visitMany([server], urls, { limits: { perHost: 16, pausesMs: 20 } });
    const outcomes = visits.map(outcomeOf);
    expect(new Set(outcomes)).toEqual(new Set(['response 429', 'busy refusals']));
    expect(server.paths.length).toBeLessThan(40);
  });
});

describe('robots.txt', () => {
  const text = (body: string, ...headers: string[]): RawAnswer => {
    return (socket) => socket.write(httpAnswer('200 OK', body, headers));
  };
  const status = (line: string): RawAnswer => {
    return (socket) => socket.write(httpAnswer(line, 'User-agent: *\nDisallow: /'));
  };
  const large = `User-agent: *\n${'Allow: /a\n'.repeat(60_000)}Disallow: /\n`;

  it.each<[what: string, robots: RawAnswer, outcome: string]>([
    ['that allows', text('User-agent: *\nAllow: /'), 'response 200'],
    ['that disallows', text('User-agent: *\nDisallow: /products'), 'robots disallowed'],
    ['that disallows us', text('User-agent: guides\nDisallow: /'), 'robots disallowed'],
    ['that disallows others', text('User-agent: others\nDisallow: /'), 'response 200'],
    ['that is empty', text(''), 'response 200'],
    ['that is HTML', text('<!doctype html><p>Disallow: /</p>', 'Content-Type: text/html'), 'response 200'],
    ['that is binary', text('\0\x01\x02\xff'), 'response 200'],
    ['with the wrong encoding', text('User-agent: *\nDisallow: /', 'Content-Encoding: gzip'), 'response 200'],
    ['of more than 500 KiB, cut off there', text(large), 'response 200'],
    ['that is missing', status('404 Not Found'), 'response 200'],
    ['that is gone', status('410 Gone'), 'response 200'],
    ['that is forbidden', status('403 Forbidden'), 'response 200'],
    ['that fails', status('500 Oops'), 'robots unavailable'],
    ['that is down', status('503 Down'), 'robots unavailable'],
    ['that is too busy', status('429 Slow'), 'robots unavailable'],
    ['that never answers', () => undefined, 'timeout headers'],
    ['that hangs up', (socket) => socket.destroy(), 'unreachable reset'],
    ['that is not HTTP', (socket) => socket.end('hello'), 'malformed http'],
    [
      'that redirects',
      (socket) => socket.write('HTTP/1.1 301 Moved\r\nLocation: /real.txt\r\nContent-Length: 0\r\n\r\n'),
      'robots disallowed',
    ],
    [
      'that redirects in a loop',
      (socket) => socket.write('HTTP/1.1 301 Moved\r\nLocation: /robots.txt\r\nContent-Length: 0\r\n\r\n'),
      'response 200',
    ],
    [
      'that redirects without a target',
      (socket) => socket.write('HTTP/1.1 301 Moved\r\nLocation: http://\r\nContent-Length: 0\r\n\r\n'),
      'response 200',
    ],
    [
      'that redirects to another protocol',
      (socket) =>
        socket.write('HTTP/1.1 301 Moved\r\nLocation: ftp://a.example/\r\nContent-Length: 0\r\n\r\n'),
      'response 200',
    ],
  ])('%s', async (_what, robots, outcome) => {
    const server = await start(
      (socket, { path }) => {
        socket.write(httpAnswer('200 OK', path === '/real.txt' ? 'User-agent: *\nDisallow: /' : 'in stock'));
      },
      { robots },
    );
    const visited = await visitOne([server], `${server.origin}/products/wingspan`);
    expect(outcomeOf(visited)).toBe(outcome);
    if (visited.kind !== 'response') expect(server.paths).not.toContain('/products/wingspan');
  });

  it('that redirects to a private address is not followed', async () => {
    const canary = await startRawServer((socket) => socket.write(ok));
    const server = await start((socket) => socket.write(ok), {
      robots: (socket) =>
        socket.write(
          `HTTP/1.1 301 Moved\r\nLocation: ${canary.origin}/robots.txt\r\nContent-Length: 0\r\n\r\n`,
        ),
    });
    expect(outcomeOf(await visitOne([server], `${server.origin}/`))).toBe('response 200');
    expect(canary.connections).toBe(0);
    await canary.close();
  });

  it('is requested once per origin, including a redirect’s', async () => {
    let asked = 0;
    const robots: RawAnswer = (socket) => {
      asked += 1;
      socket.write(httpAnswer('200 OK', 'User-agent: *\nDisallow: /private'));
    };
    const next = await start((socket) => socket.write(ok), { robots });
    const server = await start(
      (socket, { path }) =>
        socket.write(`HTTP/1.1 302 Found\r\nLocation: ${next.origin}${path}\r\nContent-Length: 0\r\n\r\n`),
      { robots },
    );
    const urls = ['/a', '/b', '/c', '/private/d'].map((path) => `${server.origin}/go?to=${path}`);
    const visits = await visitMany([server, next], [...urls, `${next.origin}/private/e`]);
    expect(visits.map(outcomeOf)).toEqual([
      ...Array.from({ length: 4 }, () => 'response 200'),
      'robots disallowed',
    ]);
    expect(asked).toBe(2);
  });

  it('of a redirect’s target host applies there', async () => {
    const next = await start((socket) => socket.write(ok), { robots: text('User-agent: *\nDisallow: /') });
    const server = await start((socket) =>
      socket.write(`HTTP/1.1 302 Found\r\nLocation: ${next.origin}/x\r\nContent-Length: 0\r\n\r\n`),
    );
    const visited = await visitOne([server, next], `${server.origin}/`);
    expect(outcomeOf(visited)).toBe('robots disallowed');
    expect(visited.url).toBe(`${next.origin}/x`);
    expect(next.paths).toEqual([]);
  });

  it('slows requests down by its Crawl-delay', async () => {
    const at: number[] = [];
    const server = await start(
      (socket) => {
        at.push(performance.now());
        socket.write(ok);
      },
      { robots: text('User-agent: *\nCrawl-delay: 0.15') },
    );
    await visitMany(
      [server],
      ['/a', '/b', '/c'].map((path) => server.origin + path),
    );
    expect((at[2] ?? 0) - (at[0] ?? 0)).toBeGreaterThan(280);
  });
});
