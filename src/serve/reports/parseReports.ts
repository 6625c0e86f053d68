import { printable } from '../../diagnostics/printable.ts';

/** One violation of the policy, as one line of the file holds it. Nothing in it says who the reader was. */
export interface PolicyReport {
  /** The disposition: enforce or report. */
  disposition: string;
  directive: string;
  /** The page, without query and fragment, which may hold what a reader typed. */
  page: string;
  /** The blocked resource: an address without query and fragment, or a word such as inline. */
  blocked: string;
  /** Where the code stands that did it; line and column count from 1 and are null where not reported. */
  source: string;
  line: number | null;
  column: number | null;
  /** The first characters of what was inline. */
  sample: string;
}

// One page view with a broken policy makes some dozens.
const maxReports = 50;
const longest = 500;

/** Reads a report's body by its content type; null for another type, 'malformed' for what browsers do not send. */
export function parseReports(contentType: string, body: string): PolicyReport[] | 'malformed' | null {
  const format = formats.get(contentType.split(';', 1)[0]?.trim().toLowerCase() ?? '');
  if (format === undefined) return null;
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    return 'malformed';
  }
  const found = format(value);
  return found === null ? 'malformed' : found.slice(0, maxReports);
}

type Format = (value: unknown) => PolicyReport[] | null;

const formats = new Map<string, Format>([
  // https://www.w3.org/TR/CSP3/#deprecated-serialize-violation
  [
    'application/csp-report',
    (value) => {
      const found = field(value, 'csp-report');
      // Browsers before 2019 name what was violated only by the whole directive.
      const older = text(field(found, 'violated-directive')).split(' ', 1)[0];
      return isRecord(found)
        ? [
            readReport(
              (name) => found[hyphenated[name]] ?? (name === 'effectiveDirective' ? older : undefined),
            ),
          ]
        : null;
    },
  ],
  // https://www.w3.org/TR/CSP3/#reporting and https://www.w3.org/TR/reporting-1/
  [
    'application/reports+json',
    (value) =>
      Array.isArray(value)
        ? value
            .filter((report) => field(report, 'type') === 'csp-violation')
            .map((report: unknown) => readReport((name) => field(field(report, 'body'), name)))
        : null,
  ],
]);

/** The names of the newer format, with those of the older one. */
const hyphenated = {
  disposition: 'disposition',
  effectiveDirective: 'effective-directive',
  documentURL: 'document-uri',
  blockedURL: 'blocked-uri',
  sourceFile: 'source-file',
  lineNumber: 'line-number',
  columnNumber: 'column-number',
  sample: 'script-sample',
} as const;

function readReport(valueOf: (name: keyof typeof hyphenated) => unknown): PolicyReport {
  return {
    disposition: text(valueOf('disposition')),
    directive: text(valueOf('effectiveDirective')),
    page: address(valueOf('documentURL')),
    blocked: address(valueOf('blockedURL')),
    source: address(valueOf('sourceFile')),
    line: count(valueOf('lineNumber')),
    column: count(valueOf('columnNumber')),
    sample: text(valueOf('sample')),
  };
}

function address(value: unknown): string {
  const whole = typeof value === 'string' ? value : '';
  // User name and password are removed from addresses without a scheme, too.
  if (!URL.canParse(whole)) return text((whole.split(/[?#]/, 1)[0] ?? '').replace(/^(\/\/)[^/]*@/, '$1'));
  const url = new URL(whole);
  // data: and the like hold content, no address.
  return /^(?:https?|wss?):$/.test(url.protocol)
    ? text(`${url.protocol}//${url.host}${url.pathname}`)
    : url.protocol;
}

function text(value: unknown): string {
  return typeof value === 'string' ? printable(value.slice(0, longest)) : '';
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
