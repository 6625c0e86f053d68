import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { get, sendRaw, type ParsedAnswer } from './rawRequest.ts';
import { deployment, secret, serveSample, type ServedSample } from './sampleSite.ts';

const older = JSON.stringify({ 'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': secret } });
const newer = JSON.stringify([
  { type: 'csp-violation', body: { effectiveDirective: 'script-src', blockedURL: 'inline' } },
  {
    type: 'csp-violation',
    body: { effectiveDirective: 'font-src', blockedURL: 'https://fonts.example/a?b' },
  },
]);

async function post(site: ServedSample, body: string, ...headers: string[]): Promise<ParsedAnswer> {
  const sent = headers.some((line) => /^(?:content-length|transfer-encoding)/i.test(line))
    ? []
    : [`Content-Length: ${Buffer.byteLength(body)}`];
  const lines = [
    'POST /api/csp-report HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    ...sent,
    ...headers,
    '',
    '',
  ];
  const [answer] = await sendRaw(site.port, `${lines.join('\r\n')}${body}`);
  if (answer === undefined) throw new Error('No answer');
  for (const { name, value } of deployment.headers) expect(answer.headers[name.toLowerCase()]).toBe(value);
  expect(answer.body.toString()).not.toContain(secret);
  return answer;
}

async function withSample(
  use: (site: ServedSample) => Promise<void>,
  options?: Parameters<typeof serveSample>[0],
): Promise<void> {
  const site = await serveSample(options);
  try {
    await use(site);
  } finally {
    await site.remove();
  }
}

const asOlder = 'Content-Type: application/csp-report';
const asNewer = 'Content-Type: application/reports+json';

describe('a report of a browser', () => {
  it('becomes a line in the file, in both formats, and gets an empty answer', () =>
    withSample(async (site) => {
      for (const [body, type] of [
        [older, asOlder],
        [newer, asNewer],
      ] as const) {
        const { status, headers } = await post(site, body, type);
        expect({ status, cache: headers['cache-control'] }).toEqual({ status: 204, cache: 'no-store' });
      }
      await expect.poll(() => readLines(site.reports)).toHaveLength(3);
      const lines = (await readLines(site.reports)).map((line): unknown => JSON.parse(line));
      expect(lines).toMatchObject([
        { directive: 'img-src', blocked: secret },
        { directive: 'script-src', blocked: 'inline' },
        { directive: 'font-src', blocked: 'https://fonts.example/a' },
      ]);
      for (const line of lines) {
        expect(line).toHaveProperty('at', expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/));
      }
      expect(site.lines).toEqual([]);
    }));

  it('is requested by every page, at an address that only accepts reports', () =>
    withSample(async (site) => {
      const { headers } = await get(site.port, '/about');
      expect(headers['content-security-policy']).toContain('report-uri /api/csp-report');
      const asked = await get(site.port, '/api/csp-report');
      expect({ status: asked.status, allow: asked.headers['allow'] }).toEqual({
        status: 405,
        allow: 'POST, OPTIONS',
      });
    }));

  it('may arrive in chunks', () =>
    withSample(async (site) => {
      const chunks = `5\r\n${older.slice(0, 5)}\r\n${(older.length - 5).toString(16)}\r\n${older.slice(5)}\r\n0\r\n\r\n`;
      expect((await post(site, chunks, asOlder, 'Transfer-Encoding: chunked')).status).toBe(204);
      await expect.poll(() => readLines(site.reports)).toHaveLength(1);
    }));

  it('that is too large, malformed or of another content type is not stored', () =>
    withSample(async (site) => {
      const large = ' '.repeat(65_537);
      const chunks = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`;
      expect((await post(site, large, asOlder)).status).toBe(413);
      expect((await post(site, 'a', asOlder, 'Content-Length: 99999999999')).status).toBe(413);
      expect((await post(site, chunks, asOlder, 'Transfer-Encoding: chunked')).status).toBe(413);
      expect((await post(site, ' '.repeat(65_536), asOlder)).status).toBe(400);
      expect((await post(site, '{', asOlder)).status).toBe(400);
      expect((await post(site, newer, asOlder)).status).toBe(400);
      expect((await post(site, older, 'Content-Type: text/plain')).status).toBe(415);
      expect((await post(site, older)).status).toBe(415);
      expect((await post(site, older, asOlder)).status).toBe(204);
      await expect.poll(() => readLines(site.reports)).toHaveLength(1);
      expect(site.lines).toHaveLength(8);
      expect(site.lines.join('')).not.toContain(secret);
    }));

  it('that cannot be written does not stop the server', () =>
    withSample(
      async (site) => {
        expect((await post(site, older, asOlder)).status).toBe(204);
        await expect.poll(() => site.lines).toHaveLength(1);
        expect(site.lines[0]).toMatch(/^policy reports were lost because .* cannot be written: E[A-Z]+$/);
        expect((await get(site.port, '/about')).status).toBe(200);
      },
      { reports: '/dev/null/reports.jsonl' },
    ));
});

async function readLines(path: string): Promise<string[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text.split('\n').filter((line) => line !== '');
}
