import type { ActualAnswer, RequestRow } from '../../hosts/verify/expectAnswer.ts';

/** Emulates a host that cannot be started here, from its published code or its documentation. */
export type ManagedHost = (request: {
  row: RequestRow;
  /** As the host sees it: dot segments and backslashes are resolved. */
  url: URL;
  has: (file: string) => boolean;
}) => ActualAnswer;

/** Cache-Control of these hosts if no rule applies. */
export const askAgain = 'public, max-age=0, must-revalidate';

export function found(file: string, headers: Record<string, string>, status = 200): ActualAnswer {
  return {
    status,
    headers: { 'cache-control': askAgain, ...headers, 'content-type': typeOf(file) },
    // These hosts serve whole files, so the file's name identifies the body.
    body: { hash: file, bytes: 1 },
  };
}

export function redirect(
  status: number,
  location: string,
  headers: Record<string, string> = {},
): ActualAnswer {
  return { status, headers: { ...headers, location }, body: { hash: '', bytes: 0 } };
}

export function refuse(status: number, headers: Record<string, string> = {}): ActualAnswer {
  return { status, headers, body: { hash: '', bytes: 0 } };
}

function typeOf(file: string): string {
  const types: Record<string, string> = {
    html: 'text/html; charset=UTF-8',
    js: 'application/javascript; charset=UTF-8',
    json: 'application/json',
    txt: 'text/plain; charset=UTF-8',
    xml: 'application/xml',
  };
  return types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Rules of a _headers file; "! Name" takes a header away. */
export function parseHeaders(
  text: string,
): { pattern: string; lines: { name: string; value: string | null }[] }[] {
  const rules: ReturnType<typeof parseHeaders> = [];
  for (const line of text.split('\n').filter((some) => some.trim() !== '')) {
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), lines: [] });
    else {
      const [, no, name = '', value] = /^\s+(! )?([\w-]+)(?:: (.+))?$/.exec(line) ?? [];
      if (name === '' || (no === undefined) !== (value !== undefined))
        throw new Error(`Not a header: ${line}`);
      rules.at(-1)?.lines.push({ name: name.toLowerCase(), value: value ?? null });
    }
  }
  return rules;
}

export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
