import type { ActualAnswer, RequestRow } from '../../hosts/verify/expectAnswer.ts';

/** Emulates, from its documentation, a host that cannot be started here. */
export type ManagedHost = (request: {
  row: RequestRow;
  url: URL;
  has: (file: string) => boolean;
}) => ActualAnswer;

/** Cache-Control of these hosts if no rule applies. */
export const askAgain = 'public, max-age=0, must-revalidate';

export function found(file: string, headers: Record<string, string>): ActualAnswer {
  return {
    status: 200,
    headers: { 'cache-control': askAgain, ...headers, 'content-type': typeOf(file) },
    body: bodyOf(file),
  };
}

export function notFound(headers: Record<string, string>, status = 404): ActualAnswer {
  return {
    status,
    headers: { 'cache-control': askAgain, ...headers, 'content-type': typeOf('404.html') },
    body: bodyOf('404.html'),
  };
}

export function redirect(status: number, location: string): ActualAnswer {
  return { status, headers: { location }, body: { hash: '', bytes: 0 } };
}

/** These hosts serve whole files, so the file's name identifies the body. */
function bodyOf(file: string): ActualAnswer['body'] {
  return { hash: file, bytes: 1 };
}

function typeOf(file: string): string {
  const types: Record<string, string> = {
    html: 'text/html; charset=UTF-8',
    js: 'application/javascript; charset=UTF-8',
    json: 'application/json',
    txt: 'text/plain; charset=UTF-8',
  };
  return types[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
}

/** Rules of a _redirects file: pattern, target and status. */
export function parseRedirects(text: string): { from: string; to: string; status: string }[] {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [from = '', to = '', status = '302', ...more] = line.trim().split(/\s+/);
      if (to === '' || more.length > 0) throw new Error(`Not a redirect: ${line}`);
      return { from, to, status };
    });
}

/** Rules of a _headers file. */
export function parseHeaders(text: string): { pattern: string; headers: [string, string][] }[] {
  const rules: { pattern: string; headers: [string, string][] }[] = [];
  for (const line of text.split('\n').filter((some) => some.trim() !== '')) {
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    else {
      const [, name = '', value = ''] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
      if (name === '') throw new Error(`Not a header: ${line}`);
      rules.at(-1)?.headers.push([name.toLowerCase(), value]);
    }
  }
  return rules;
}

/** Headers of every rule that matches a path; a name in two rules gets both values. */
export function headersFor(path: string, rules: ReturnType<typeof parseHeaders>): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const { pattern, headers: list } of rules) {
    if (!matchesPattern(path, pattern)) continue;
    for (const [name, value] of list)
      headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

export function matchesPattern(path: string, pattern: string): boolean {
  return pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The page file that these hosts find for a path without .html. */
export function pageFileOf(path: string, has: (file: string) => boolean): string | undefined {
  return [path.slice(1), `${path.slice(1)}.html`, `${path.slice(1)}index.html`].find(
    (file) => file !== '' && has(file),
  );
}
