import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { printable } from '../diagnostics/printable.ts';
import { isSystemError } from '../platform/systemError.ts';

export const reportPath = '/api/csp-report';

const maxBodyBytes = 64 * 1024;
const maxFileBytes = 8 * 1024 * 1024;
// One page view under a broken policy causes dozens.
const maxReports = 50;
const maxLength = 500;

export function reportReceiver(path: string, warn: (text: string) => void) {
  let written = Promise.resolve();
  return {
    receive: async (request: IncomingMessage): Promise<'added' | { status: number; reason: string }> => {
      const body = await readBody(request);
      if (body === null) return { status: 413, reason: 'the report is too large' };
      const reports = parseReports(request.headers['content-type'] ?? '', body);
      if (reports === null) return { status: 415, reason: 'not a report' };
      if (reports === 'malformed') return { status: 400, reason: 'the report is malformed' };
      const at = new Date().toISOString();
      const lines = reports.map((report) => `${JSON.stringify({ at, ...report })}\n`).join('');
      written = written
        .then(() => appendBounded(path, lines, maxFileBytes))
        .catch((error: unknown) => {
          const reason = isSystemError(error) ? error.code : String(error);
          warn(`policy reports were lost because ${path} cannot be written: ${reason}`);
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

/** null if it is too large; '' if the connection broke. */
async function readBody(request: IncomingMessage): Promise<string | null> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return null;
  const chunks: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBodyBytes) return null;
      chunks.push(chunk);
    }
  } catch {
    return '';
  }
  return Buffer.concat(chunks).toString('utf8');
}

/** Reads a report's body by its content type: null for another type, 'malformed' for a body that no browser sends. */
export function parseReports(contentType: string, body: string) {
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
    const report = field(data, 'csp-report');
    const isReport = typeof report === 'object' && report !== null && !Array.isArray(report);
    return isReport ? [readReport(report)] : 'malformed';
  }
  // https://www.w3.org/TR/CSP3/#reporting and https://www.w3.org/TR/reporting-1/
  if (!Array.isArray(data)) return 'malformed';
  return data
    .filter((report) => field(report, 'type') === 'csp-violation')
    .slice(0, maxReports)
    .map((report) => readReport(field(report, 'body')));
}

/** Contains nothing about the reader; addresses have no query and no fragment. Lines and columns count from 1. */
function readReport(body: unknown) {
  const read = (name: string, olderName: string) => field(body, name) ?? field(body, olderName);
  return {
    disposition: text(field(body, 'disposition')),
    directive: text(read('effectiveDirective', 'effective-directive')),
    page: address(read('documentURL', 'document-uri')),
    blocked: address(read('blockedURL', 'blocked-uri')),
    source: address(read('sourceFile', 'source-file')),
    line: count(read('lineNumber', 'line-number')),
    column: count(read('columnNumber', 'column-number')),
    sample: text(read('sample', 'script-sample')),
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
