import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { dirname } from 'node:path';
import { printable } from '../diagnostics/printable.ts';
import { isSystemError } from '../platform/systemError.ts';

/** Where browsers report violations of the policy. */
export const reportPath = '/api/csp-report';

/** One violation of the policy, as one line of the file. Nothing in it says who the reader was. */
export interface PolicyReport {
  /** enforce or report. */
  disposition: string;
  directive: string;
  /** The page, without query and fragment, which may contain something a reader typed. */
  page: string;
  /** The blocked resource: an address without query and fragment, or a word such as inline. */
  blocked: string;
  /** The file of the code that did it; line and column count from 1 and are null if not reported. */
  source: string;
  line: number | null;
  column: number | null;
  /** The first characters of inline code. */
  sample: string;
}

const maxBodyBytes = 64 * 1024;
const maxFileBytes = 8 * 1024 * 1024;
const minute = 60_000;
const maxPerMinute = { client: 60, all: 600 };
// One page view under a broken policy causes dozens.
const maxReports = 50;
const maxLength = 500;

export interface ReportReceiver {
  /** Reads a POST request and adds its reports to the file; otherwise says why not. */
  receive: (request: IncomingMessage) => Promise<'added' | { status: number; reason: string }>;
  /** Resolves when everything received is in the file. */
  flush: () => Promise<void>;
}

export function reportReceiver(path: string, warn: (text: string) => void): ReportReceiver {
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
    receive: async (request) => {
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
          warn(
            `reports of the policy were lost, ${path} cannot be written: ${isSystemError(error) ? error.code : String(error)}`,
          );
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

/** Says that a body is too large as soon as that is known. */
function readBody(request: IncomingMessage): Promise<{ text: string } | 'tooLarge' | 'brokenOff'> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) return Promise.resolve('tooLarge');
  const chunks: Buffer[] = [];
  let bytes = 0;
  return new Promise((resolve) => {
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes <= maxBodyBytes) chunks.push(chunk);
      else resolve('tooLarge');
    });
    request.on('end', () => {
      resolve({ text: Buffer.concat(chunks).toString('utf8') });
    });
    request.on('close', () => {
      resolve('brokenOff');
    });
    request.on('error', () => undefined);
  });
}

/** Reads a report's body by its content type: null for another type, 'malformed' for what browsers do not send. */
export function parseReports(contentType: string, body: string): PolicyReport[] | 'malformed' | null {
  const format = formats.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (format === undefined) return null;
  try {
    return format(JSON.parse(body))?.slice(0, maxReports) ?? 'malformed';
  } catch {
    return 'malformed';
  }
}

const formats = new Map<string, (value: unknown) => PolicyReport[] | null>([
  // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
  [
    'application/csp-report',
    (value) => {
      const found = field(value, 'csp-report');
      if (!isRecord(found)) return null;
      // Browsers before 2019 only name the whole directive.
      const directive = found['effective-directive'] ?? text(found['violated-directive']).split(' ', 1)[0];
      const report = {
        disposition: found['disposition'],
        effectiveDirective: directive,
        documentURL: found['document-uri'],
        blockedURL: found['blocked-uri'],
        sourceFile: found['source-file'],
        lineNumber: found['line-number'],
        columnNumber: found['column-number'],
        sample: found['script-sample'],
      };
      return [readReport(report)];
    },
  ],
  // https://www.w3.org/TR/CSP3/#reporting and https://www.w3.org/TR/reporting-1/
  [
    'application/reports+json',
    (value) =>
      Array.isArray(value)
        ? value
            .filter((report) => field(report, 'type') === 'csp-violation')
            .map((report: unknown) => readReport(field(report, 'body')))
        : null,
  ],
]);

function readReport(body: unknown): PolicyReport {
  return {
    disposition: text(field(body, 'disposition')),
    directive: text(field(body, 'effectiveDirective')),
    page: address(field(body, 'documentURL')),
    blocked: address(field(body, 'blockedURL')),
    source: address(field(body, 'sourceFile')),
    line: count(field(body, 'lineNumber')),
    column: count(field(body, 'columnNumber')),
    sample: text(field(body, 'sample')),
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
  return isRecord(value) ? value[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
