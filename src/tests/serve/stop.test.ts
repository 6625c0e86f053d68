import { writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { get } from './rawRequest.ts';
import { serveSample } from './sampleSite.ts';

const host = 'Host: localhost\r\n';
/** Long enough that no connection ends for another reason. */
const forEver = { stopMs: 600_000, keepAliveMs: 600_000, idleMs: 600_000 };
const report = '{"csp-report":{}}';
const reportHead =
  `POST /api/csp-report HTTP/1.1\r\n${host}Content-Type: application/csp-report\r\n` +
  `Content-Length: ${report.length}\r\n\r\n`;

/** A connection, and everything received over it by the time it closes. */
async function open(
  port: number,
): Promise<{ socket: Socket; all: Promise<string>; next: () => Promise<void> }> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (piece) => (text += piece.toString('latin1')));
  socket.on('error', () => undefined);
  const all = new Promise<string>((resolve) =>
    socket.on('close', () => {
      resolve(text);
    }),
  );
  const next = () =>
    new Promise<void>((resolve) =>
      socket.once('data', () => {
        resolve();
      }),
    );
  await new Promise<void>((resolve) =>
    socket.on('connect', () => {
      resolve();
    }),
  );
  return { socket, all, next };
}

describe('a server that is stopped', () => {
  it('finishes running requests, closes idle connections, and accepts no new ones', async () => {
    const site = await serveSample({ limits: forEver });
    const [idle, busy] = await Promise.all([open(site.port), open(site.port)]);
    const answered = idle.next();
    idle.socket.write(`GET /about HTTP/1.1\r\n${host}\r\n`);
    await answered;
    // An answer to the first shows that the server is reading the second too.
    const begun = busy.next();
    busy.socket.write(`GET /about HTTP/1.1\r\n${host}\r\n`);
    await begun;
    busy.socket.write(reportHead);
    await expect.poll(async () => (await get(site.port, '/about')).status).toBe(200);
    const stopped = site.stop();
    expect(await idle.all).toMatch(/^HTTP\/1\.1 200 /);
    await expect(get(site.port, '/about')).rejects.toThrow();
    busy.socket.write(report);
    expect(await busy.all).toMatch(/HTTP\/1\.1 204 No Content\r\n(?:.+\r\n)*Connection: close\r\n/);
    await stopped;
    await site.remove();
  });

  it('waits only briefly for a slow reader', async () => {
    const site = await serveSample({ limits: { stopMs: 200 } });
    const slow = await open(site.port);
    slow.socket.write(reportHead);
    await get(site.port, '/about');
    await site.stop();
    expect(await slow.all).toBe('');
    await site.remove();
  });
});

describe('a large answer', () => {
  // More than the buffers of both ends can store.
  const bytes = 12 * 1_048_576;
  const request = `GET /assets/large.webp HTTP/1.1\r\n${host}\r\n`;

  it('arrives whole even if the server is stopped meanwhile', async () => {
    const site = await serveSample({ limits: forEver });
    await writeFile(join(site.dir, 'assets/large.webp'), Buffer.alloc(bytes, 'x'));
    const reader = await open(site.port);
    reader.socket.pause();
    reader.socket.write(request);
    await get(site.port, '/about');
    const stopped = site.stop();
    await expect(get(site.port, '/about')).rejects.toThrow();
    reader.socket.resume();
    expect((await reader.all).split('\r\n\r\n')[1]?.length).toBe(bytes);
    await stopped;
    await site.remove();
  });

  it('delays the stop only once for all clients that do not read it', async () => {
    const site = await serveSample({ limits: { ...forEver, idleMs: 2_000 } });
    await writeFile(join(site.dir, 'assets/large.webp'), Buffer.alloc(bytes));
    const readers = await Promise.all(Array.from({ length: 3 }, () => open(site.port)));
    for (const { socket } of readers) {
      socket.pause();
      socket.write(request);
    }
    await get(site.port, '/about');
    // It ends when the last connection ends, far sooner than its own limit.
    await site.stop();
    for (const { socket } of readers) socket.destroy();
    await site.remove();
  });
});
