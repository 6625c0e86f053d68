import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { printable } from '../diagnostics/printable.ts';
import { isSystemError } from '../platform/systemError.ts';

export const reportPath = '/api/csp-report';

/** One line of the file. Nothing in it says who the reader was; addresses have no query and no fragment. */
export interface PolicyReport {
  disposition: string;
  directive: string;
  page: string;
  blocked: string;
  source: string;
  /** line and column count from 1. */
  line: number | null;
  column: number | null;
  sample: string;
}

const maxBodyBytes = 64 * 1024;
const maxFileBytes = 8 * 1024 * 1024;
const minute = 60_000;
const maxPerMinute = { client: 60, all: 600 };
// One page view under a broken policy causes dozens.
const maxReports = 50;
const maxLength = 500;

export function reportReceiver(path: string, warn: (text: string) => void) {
  const counts = new Map<string, number>();
  let since = -Infinity;
  let all = 0;
  let written = Promise.resolve();
  const hasRoom = (client: string) => {
    if (performance.now() - since >= minute) {
      counts.clear();
      since = performance.now();
      all = 0;
    }
    const count = counts.get(client) ?? 0;
    if (all >= maxPerMinute.all || count >= maxPerMinute.client) return false;
    counts.set(client, count + 1);
    all += 1;
    return true;
  };
  return {
    receive: async (request: IncomingMessage): Promise<'added' | { status: number; reason: string }> => {
      // Before the body, so a flood costs nothing.
      if (!hasRoom(request.socket.remoteAddress ?? '')) return { status: 429, reason: 'too many reports' };
      const body = await readBody(request);
      if (body === 'tooLarge') return { status: 413, reason: 'the report is too large' };
      if (body === 'brokenOff') return { status: 400, reason: 'the report broke off' };
      const reports = parseReports(request.headers['content-type'] ?? '', body.text);
      if (reports === null) return { status: 415, reason: 'no kind of report' };
      if (reports === 'malformed') return { status: 400, reason: 'the report is malformed' };
      const at = new Date().toISOString();
      const lines = reports.map((report) => `${JSON.stringify({ at, ...report })}\n`).join('');
      written = written
        .then(() => appendBounded(path, lines, maxFileBytes))
        .catch((error: unknown) => {
          const reason = isSystemError(error) ? error.code : String(error);
          warn(`reports of the policy were lost, ${path} cannot be written: ${reason}`);
        });
      return 'added';
    },
    flush: () => written,
  };
}

/** A file that would grow beyond maxBytes becomes FILE.1, replacing an earlier one, and a new one begins. */
export async function appendBounded(path: string, text: string, maxBytes: number): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  const bytes = (await stat(path).catch(() => null))?.size ?? 0;
  if (bytes > 0 && bytes + Buffer.byteLength(text) > maxBytes) await rename(path, `${path}.1`);
  await appendFile(path, text, { mode: 0o600 });
}

async function readBody(request: IncomingMessage): Promise<{ text: string } | 'tooLarge' | 'brokenOff'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return 'tooLarge';
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) return 'tooLarge';
      chunks.push(chunk);
    }
  } catch {
    return 'brokenOff';
  }
  return { text: Buffer.concat(chunks).toString('utf8') };
}

/** Reads a report's body by its content type: null for another type, 'malformed' for what browsers do not send. */
export function parseReports(contentType: string, body: string): PolicyReport[] | 'malformed' | null {
  const type = contentType.split(';', 1)[0]?.trim().toLowerCase();
  if (type !== 'application/csp-report' && type !== 'application/reports+json') return null;
  let data: unknown;
  try {
    data = JSON.parse(body);
  } catch {
    return 'malformed';
  }
  // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
  if (type === 'application/csp-report') {
    const found = field(data, 'csp-report');
    if (typeof found !== 'object' || found === null || Array.isArray(found)) return 'malformed';
    // Browsers before 2019 only name the whole directive.
    const [directive] = text(field(found, 'violated-directive')).split(' ', 1);
    return [readReport({ 'effective-directive': directive, ...found }, 1)];
  }
  // https://www.w3.org/TR/CSP3/#reporting and https://www.w3.org/TR/reporting-1/
  if (!Array.isArray(data)) return 'malformed';
  return data
    .filter((report) => field(report, 'type') === 'csp-violation')
    .slice(0, maxReports)
    .map((report) => readReport(field(report, 'body'), 0));
}

/** The fields' names in the newer format, and in the older one. */
const names = {
  disposition: ['disposition', 'disposition'],
  directive: ['effectiveDirective', 'effective-directive'],
  page: ['documentURL', 'document-uri'],
  blocked: ['blockedURL', 'blocked-uri'],
  source: ['sourceFile', 'source-file'],
  line: ['lineNumber', 'line-number'],
  column: ['columnNumber', 'column-number'],
  sample: ['sample', 'script-sample'],
} as const;

function readReport(body: unknown, format: 0 | 1): PolicyReport {
  const read = (name: keyof typeof names) => field(body, names[name][format]);
  return {
    disposition: text(read('disposition')),
    directive: text(read('directive')),
    page: address(read('page')),
    blocked: address(read('blocked')),
    source: address(read('source')),
    line: count(read('line')),
    column: count(read('column')),
    sample: text(read('sample')),
  };
}

function address(value: unknown): string {
  const whole = typeof value === 'string' ? value : '';
  // User name and password are also removed from addresses without a scheme.
  if (!URL.canParse(whole)) return text((whole.split(/[?#]/, 1)[0] ?? '').replace(/^(\/\/)[^/]*@/, '$1'));
  const url = new URL(whole);
  // data: and the like are followed by content, not by an address.
  return /^(?:https?|wss?):$/.test(url.protocol)
    ? text(`${url.protocol}//${url.host}${url.pathname}`)
    : url.protocol;
}

function text(value: unknown): string {
  return typeof value === 'string' ? printable(value.slice(0, maxLength)) : '';
}

function count(value: unknown): number | null {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}
