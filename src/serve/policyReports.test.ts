import { readFile, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, describe, it } from 'vitest';
import { scratchFolder } from '../tests/build/folders.ts';
import { appendBounded, parseReports } from './policyReports.ts';

const reportUri = 'application/csp-report';
const reportTo = 'application/reports+json; charset=utf-8';
const expected = {
  disposition: 'enforce',
  directive: 'script-src-elem',
  page: 'https://guides.games/guides/wingspan-expansion-order',
  blocked: 'inline',
  source: 'https://guides.games/guides/wingspan-expansion-order',
  line: 12,
  column: 3,
  sample: 'alert(1)',
};

/** As Chromium posts it to report-uri. */
const older = {
  'csp-report': {
    'document-uri': 'https://guides.games/guides/wingspan-expansion-order?ref=mail#q=typed',
    referrer: 'https://mail.example/inbox/42',
    'violated-directive': 'script-src-elem',
    'effective-directive': 'script-src-elem',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'inline',
    'line-number': 12,
    'column-number': 3,
    'source-file': 'https://guides.games/guides/wingspan-expansion-order?ref=mail',
    'status-code': 200,
    'script-sample': 'alert(1)',
  },
};

/** As Chromium posts it to report-to. */
const newer = {
  type: 'csp-violation',
  age: 53531,
  url: 'https://guides.games/guides/wingspan-expansion-order?ref=mail',
  user_agent: 'Mozilla/5.0',
  body: {
    documentURL: 'https://guides.games/guides/wingspan-expansion-order?ref=mail#q=typed',
    referrer: 'https://mail.example/inbox/42',
    effectiveDirective: 'script-src-elem',
    originalPolicy: "default-src 'none'",
    disposition: 'enforce',
    blockedURL: 'inline',
    lineNumber: 12,
    columnNumber: 3,
    sourceFile: 'https://guides.games/guides/wingspan-expansion-order?ref=mail',
    statusCode: 200,
    sample: 'alert(1)',
  },
};

describe('a report', () => {
  it('is the same in both formats, and omits the reader', () => {
    expect(parseReports(reportUri, JSON.stringify(older))).toEqual([expected]);
    expect(parseReports(reportTo, JSON.stringify([newer]))).toEqual([expected]);
  });

  it('in the older format cannot be a list', () => {
    expect(parseReports(reportUri, '{"csp-report":[1,2]}')).toBe('malformed');
  });

  it('drops the name and password of an address, with or without a scheme', () => {
    const blocked = (address: string) =>
      parseReports(reportUri, JSON.stringify({ 'csp-report': { 'blocked-uri': address } }));
    expect(blocked('//user:pass@x.example/a?b')).toMatchObject([{ blocked: '//x.example/a' }]);
    expect(blocked('https://user:pass@x.example/a')).toMatchObject([{ blocked: 'https://x.example/a' }]);
  });

  it('skips entries that are not violations, and any beyond 50', () => {
    const others = [{ type: 'deprecation', body: { id: 'x' } }, null, 5, { body: {} }];
    expect(parseReports(reportTo, JSON.stringify(others))).toEqual([]);
    expect(parseReports(reportTo, JSON.stringify(Array(500).fill(newer)))).toHaveLength(50);
  });

  it('keeps only short text without control characters, and valid numbers', () => {
    const body = {
      documentURL: 'javascript:alert(1)',
      blockedURL: 'data:text/html,secret',
      sourceFile: `not an address \u0000\u009b?secret`,
      sample: `\u001b[2J\u202e${'a'.repeat(5_000)}`,
      effectiveDirective: { nested: true },
      lineNumber: '7',
      columnNumber: -1,
    };
    const [report] = parseReports(reportTo, JSON.stringify([{ type: 'csp-violation', body }])) ?? [];
    expect(report).toMatchObject({
      page: 'javascript:',
      blocked: 'data:',
      source: 'not an address \\u{0}\\u{9b}',
      sample: expect.stringMatching(/^\\u\{1b\}\[2J\\u\{202e\}a{400,500}$/) as string,
      directive: '',
      line: null,
      column: null,
    });
  });

  it('without known fields is empty, whatever its shape', () => {
    const empty = {
      ...expected,
      disposition: '',
      directive: '',
      page: '',
      blocked: '',
      source: '',
      sample: '',
    };
    const unknown = { ...empty, line: null, column: null };
    expect(parseReports(reportUri, '{"csp-report":{}}')).toEqual([unknown]);
    expect(parseReports(reportTo, '[{"type":"csp-violation"}]')).toEqual([unknown]);
    expect(parseReports(reportTo, '[{"type":"csp-violation","body":[]}]')).toEqual([unknown]);
  });

  it.each(['', '{', 'null', '[]', '7', '"text"', '{"csp-report":null}', '{"csp-report":"x"}'])(
    '%s is malformed',
    (body) => {
      expect(parseReports(reportUri, body)).toBe('malformed');
    },
  );

  it('of another content type is refused', () => {
    for (const type of ['', 'application/json', 'text/plain', 'multipart/form-data', '__proto__']) {
      expect(parseReports(type, JSON.stringify(older))).toBeNull();
    }
    expect(parseReports(reportTo, JSON.stringify(newer))).toBe('malformed');
  });
});

describe('the file of reports', () => {
  it('is created with its folder, readable only by its owner, with lines in order', async () => {
    const scratch = await scratchFolder();
    const path = join(scratch.path, 'deep/reports.jsonl');
    for (let line = 0; line < 20; line++) await appendBounded(path, `${line}\n`, 1_000);
    expect((await readFile(path, 'utf8')).split('\n')).toEqual([...Array(20).keys()].map(String).concat(''));
    expect((await stat(path)).mode & 0o077).toBe(0);
    await scratch.remove();
  });

  it('never takes more than twice its limit', async () => {
    const scratch = await scratchFolder();
    const path = join(scratch.path, 'reports.jsonl');
    for (let line = 0; line < 50; line++) await appendBounded(path, `${line} ${'x'.repeat(40)}\n`, 100);
    expect((await readdir(scratch.path)).sort()).toEqual(['reports.jsonl', 'reports.jsonl.1']);
    expect((await stat(path)).size).toBeLessThanOrEqual(100);
    expect((await stat(`${path}.1`)).size).toBeLessThanOrEqual(100);
    expect(await readFile(path, 'utf8')).toContain('49 x');
    await scratch.remove();
  });
});
